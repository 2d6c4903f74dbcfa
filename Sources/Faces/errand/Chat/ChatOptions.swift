import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import TerminalUI

/// How a chat is held.
struct ChatOptions: ParsableArguments {
    @OptionGroup var consulting: ConsultingOptions

    @Flag(name: .long, help: "Start with a locked device.")
    var locked = false

    @Flag(name: .long, help: "Resume the last chat, even if it was killed.")
    var resume = false

    /// Holds a chat until the person ends it.
    ///
    /// - Parameters:
    ///   - command: the command line that holds such chats, without options.
    ///   - notes: shown beside it; `nil` for none.
    func hold(_ options: GlobalOptions, as command: String = "errand chat", beside notes: SideNotes? = nil) async throws {
        let host = try await options.open { try consulting.apply(to: &$0) }
        let mark = ChatMark(store: host.store, person: host.owner.id)
        let earlier = resume ? try await mark.conversationToResume() : nil
        let conversation = try await conversation(earlier, host)
        let chat = Chat(
            host: host, conversation: conversation,
            input: LineEditor(historyPath: options.directory.appending(path: "history").path), notes: notes)
        if earlier == nil {
            try chat.greet()
            if try await mark.isCutOff() {
                chat.tell("The last chat was interrupted. To resume it: \(command) --resume")
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
