import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import TerminalUI

struct ChatCommand: AsyncParsableCommand {
    static let guidance = """
        Type what you want. Choices can be answered by number or in words; "cancel" ends a request, "repeat" asks again, "help" says \
        what can be said. /why explains the last turn, /apps lists the apps, /lock and /unlock tell that the device is locked or not, \
        "quit", "exit" or "bye" (or ctrl-D) ends.
        """

    static let configuration = CommandConfiguration(commandName: "chat", abstract: "Hold a conversation.", discussion: guidance)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var consulting: ConsultingOptions

    @Flag(name: .long, help: "Begin with a locked device.")
    var locked = false

    @Flag(name: .long, help: "Go on where the last chat stopped, even if it was killed.")
    var resume = false

    func run() async throws {
        let host = try await options.open { try consulting.apply(to: &$0) }
        let mark = ChatMark(store: host.store)
        let earlier = resume ? try await mark.conversationToResume() : nil
        let conversation = try await conversation(earlier, host)
        let chat = Chat(
            host: host, conversation: conversation,
            input: LineEditor(historyPath: options.directory.appending(path: "history").path))
        if earlier == nil {
            chat.greet()
            if try await mark.isCutOff() {
                chat.tell("The last chat was cut off. To go on where it stopped: errand chat --resume")
            }
        }
        try await mark.begin(conversation.id)
        if earlier != nil { try await chat.goOn() }
        if locked { try await conversation.setLocked(true) }
        try await chat.run()
        try await mark.end(conversation.id)
    }

    private func conversation(_ earlier: String?, _ host: AssistantHost) async throws -> Conversation {
        guard let earlier else { return host.startConversation() }
        return try await host.resumeConversation(earlier)
    }
}
