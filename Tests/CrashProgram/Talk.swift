import Assistant
import Foundation
import Hosting
import IntentSchema
import Store

/// A person who says their lines, and goes on after the assistant was started again.
struct Talk {
    private let host: AssistantHost
    private let assistant: Assistant

    init(_ configuration: HostConfiguration, _ faults: Faults) async throws {
        host = try await AssistantHost(configuration)
        var assistant = host.assistant
        assistant.journal = FaultyJournal(inner: host.store, faults: faults)
        self.assistant = assistant
    }

    /// Says those of the lines that have not been heard.
    func run(_ lines: [String]) async throws {
        let conversation: Conversation
        var heard = 0
        if let last = try await host.store.lastConversation(of: host.owner.id) {
            heard = try await host.store.entries(of: last.id, for: host.owner.id).count { $0.kind == "heard" }
            conversation = try await resumed(last.id)
            for turn in try await conversation.resume() { try await show(turn, conversation) }
        } else {
            conversation = try assistant.startConversation(for: host.owner)
        }
        for line in lines.dropFirst(heard) { try await show(try await conversation.say(line), conversation) }
    }

    /// The conversation, as soon as a process that was in the middle of a turn counts as gone.
    private func resumed(_ id: String) async throws -> Conversation {
        while true {
            do {
                return try await assistant.resumeConversation(id, for: host.owner)
            } catch let error as StoreError where error.code == .held {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    private func show(_ turn: Turn, _ conversation: Conversation) async throws {
        // At once: what is in a buffer when the process is killed was not shown.
        for message in turn.messages {
            FileHandle.standardOutput.write(Data("said \(message.rendered.shown)\n".utf8))
        }
        try await conversation.confirmDelivery(of: turn)
    }
}
