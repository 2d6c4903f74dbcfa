import CommandSupport
import Foundation
import Store

/// Records the running chat, to distinguish one that was killed from one that ended.
struct ChatMark {
    private static let key = "chat.open"

    let store: any ConversationJournal & Settings
    /// The person whose chats are recorded.
    let person: String

    /// Records that this process runs the conversation.
    func begin(_ conversation: String) async throws {
        try await store.set(Self.key, to: "\(ProcessInfo.processInfo.processIdentifier) \(conversation)", for: person)
    }

    /// Records that it ended normally, unless another chat has started since.
    func end(_ conversation: String) async throws {
        guard try await open()?.conversation == conversation else { return }
        try await store.set(Self.key, to: nil, for: person)
    }

    /// Whether the last chat was killed after something was said in it.
    func isCutOff() async throws -> Bool {
        guard let open = try await open(), !isRunning(open.process) else { return false }
        return try await !store.entries(of: open.conversation, for: person).isEmpty
    }

    /// The interrupted chat, or the last conversation.
    func conversationToResume() async throws -> String {
        let open = try await open()
        if let open, isRunning(open.process) {
            throw CommandFailure("process \(open.process) still runs the last chat; end it there with /quit")
        }
        if let open, try await !store.entries(of: open.conversation, for: person).isEmpty { return open.conversation }
        guard let last = try await store.lastConversation(of: person) else {
            throw CommandFailure("there is no conversation to resume; start one with: errand chat")
        }
        return last.id
    }

    private func open() async throws -> (process: Int32, conversation: String)? {
        guard let parts = try await store.value(of: Self.key, for: person)?.split(separator: " ", maxSplits: 1),
            parts.count == 2,
            let process = Int32(parts[0])
        else { return nil }
        return (process, String(parts[1]))
    }

    /// Whether the process exists and is a chat: process identifiers are reused.
    private func isRunning(_ process: Int32) -> Bool {
        let own = ProcessInfo.processInfo.processIdentifier
        guard process != own, kill(process, 0) == 0 || errno == EPERM else { return false }
        guard let theirs = program(of: process), let ours = program(of: own) else { return true }
        return theirs == ours
    }

    /// The program that a process runs; `nil` if the system does not report it.
    private func program(of process: Int32) -> String? {
        // Not every system has these links, and not every process can be inspected.
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }
}
