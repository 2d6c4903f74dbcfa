import ArgumentParser
import Assistant
import Foundation
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
        let installation = try await Installation(options, consulting: consulting)
        let mark = ChatMark(store: installation.store)
        let earlier = resume ? try await mark.conversationToResume() : nil
        let conversation = try await conversation(earlier, installation)
        let chat = Chat(
            installation: installation, conversation: conversation,
            input: LineEditor(historyPath: options.directory.appending(path: "history").path))
        if earlier == nil {
            chat.greet()
            if try await mark.isCutOff() {
                chat.tell("The last chat was interrupted. To resume it: errand chat --resume")
            }
        }
        try await mark.begin(conversation.id)
        if earlier != nil { try await chat.goOn() }
        if locked { try await conversation.setLocked(true) }
        try await chat.run()
        try await mark.end(conversation.id)
    }

    private func conversation(_ earlier: String?, _ installation: Installation) async throws -> Conversation {
        guard let earlier else { return installation.startConversation() }
        return try await installation.resumeConversation(earlier)
    }
}
