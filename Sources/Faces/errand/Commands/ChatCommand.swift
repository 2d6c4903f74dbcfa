import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import TerminalUI

struct ChatCommand: AsyncParsableCommand {
    static let guidance = """
        Type what you want. Answer choices by number or in words; "cancel" ends a request, "repeat" repeats the question, "help" lists \
        what you can say. /why explains the last turn, /apps lists the apps, /lock and /unlock lock and unlock the device, \
        "quit", "exit", "bye" or ctrl-D ends the chat.
        """

    static let configuration = CommandConfiguration(commandName: "chat", abstract: "Hold a conversation.", discussion: guidance)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var consulting: ConsultingOptions

    @Flag(name: .long, help: "Start with a locked device.")
    var locked = false

    @Flag(name: .long, help: "Resume the last chat, even if it was killed.")
    var resume = false

    func run() async throws {
        let host = try await options.open { try consulting.apply(to: &$0) }
        let mark = ChatMark(store: host.store, person: host.owner.id)
        let earlier = resume ? try await mark.conversationToResume() : nil
        let conversation = try await conversation(earlier, host)
        let chat = Chat(
            host: host, conversation: conversation,
            input: LineEditor(historyPath: options.directory.appending(path: "history").path))
        if earlier == nil {
            try chat.greet()
            if try await mark.isCutOff() {
                chat.tell("The last chat was interrupted. To resume it: errand chat --resume")
            }
        }
        try await mark.begin(conversation.id)
        if earlier != nil { try await chat.resume() }
        if locked { try await conversation.setLocked(true) }
        try await chat.run()
        try await mark.end(conversation.id)
    }

    private func conversation(_ earlier: String?, _ host: AssistantHost) async throws -> Conversation {
        guard let earlier else { return try host.startConversation(for: host.owner) }
        return try await host.resumeConversation(earlier, for: host.owner)
    }
}
