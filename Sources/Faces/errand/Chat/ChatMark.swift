import CommandSupport
import Foundation
import Store

/// Records the running chat, to distinguish one that was killed from one that ended.
///
/// Machines may share the store. Whether a process of another machine still runs cannot be found out here; if it does, whichever chat
/// writes second to the conversation is told.
struct ChatMark {
    private static let key = "chat.open"

    private struct Mark {
        var process: Int32
        var conversation: String
        /// `nil` if an earlier version recorded it.
        var machine: String?
    }

    let store: any ConversationJournal & Settings
    /// The person whose chats are recorded.
    let person: String

    /// Records that this process runs the conversation.
    func begin(_ conversation: String) async throws {
        let process = ProcessInfo.processInfo.processIdentifier
        try await store.set(Self.key, to: "\(process) \(conversation) \(Self.machine)", for: person)
    }

    /// Records that it ended normally, unless another chat has started since.
    func end(_ conversation: String) async throws {
        guard try await open()?.conversation == conversation else { return }
        try await store.set(Self.key, to: nil, for: person)
    }

    /// Whether the last chat was killed after something was said in it.
    func isCutOff() async throws -> Bool {
        guard let open = try await open(), !isRunning(open) else { return false }
        return try await !store.entries(of: open.conversation, for: person).isEmpty
    }

    /// The interrupted chat, or the last conversation.
    func conversationToResume() async throws -> String {
        let open = try await open()
        if let open, isRunning(open) {
            throw CommandFailure("process \(open.process) still runs the last chat; end it there with /quit")
        }
        if let open, try await !store.entries(of: open.conversation, for: person).isEmpty { return open.conversation }
        guard let last = try await store.lastConversation(of: person) else {
            throw CommandFailure("there is no conversation to resume; start one with: errand chat")
        }
        return last.id
    }

    private func open() async throws -> Mark? {
        guard let parts = try await store.value(of: Self.key, for: person)?.split(separator: " ", maxSplits: 2),
            parts.count >= 2,
            let process = Int32(parts[0])
        else { return nil }
        return Mark(process: process, conversation: String(parts[1]), machine: parts.dropFirst(2).first.map { String($0) })
    }

    /// Names what process identifiers are unique in: the machine since it was started, and the container.
    private static var machine: String {
        // Not every system has these files; the machine's name will do.
        let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        let container = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
        return (boot ?? ProcessInfo.processInfo.hostName).filter { !$0.isWhitespace } + (container ?? "")
    }

    /// Whether the process exists and is a chat: process identifiers are reused.
    private func isRunning(_ mark: Mark) -> Bool {
        let (process, own) = (mark.process, ProcessInfo.processInfo.processIdentifier)
        guard mark.machine ?? Self.machine == Self.machine else { return false }
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
