import Foundation
import GRDB

/// What Pigeon can do, for the app and for its extension.
///
/// A service is cheap to make and keeps nothing but its database; it may be used from several processes at once.
public struct MessageService: Sendable {
    private let store: MessageStore
    let now: @Sendable () -> Date

    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.messages"
    /// The type of the activities that open the app at a conversation; `userInfo` holds its identifier under `conversation`.
    public static let conversationActivityType = "org.errand.examples.messages.conversation"
    /// How long a message may be, in characters.
    public static let longestContent = 2000
    /// How long after sending a message can be taken back or changed, in seconds.
    public static let unsendLimit: TimeInterval = 120
    public static let editLimit: TimeInterval = 900
    /// How many messages a search may find.
    public static let mostResults = 50

    /// - Parameter folder: where the database lies or is to be made.
    /// - Throws: `MessagingError` with code `storage`.
    public init(folder: URL, now: @escaping @Sendable () -> Date = PigeonClock.now) throws(MessagingError) {
        do {
            store = try MessageStore.open(in: folder, at: now())
        } catch {
            throw MessagingError(
                .storage, "the database of messages cannot be opened; check its folder's space and permissions", cause: error)
        }
        self.now = now
    }

    /// Those in Pigeon's directory who can get messages.
    public func people() throws(MessagingError) -> [Correspondent] {
        try read { database, _ in try MessageStore.people(in: database).filter { !$0.hasLeft } }
    }

    /// Those in Pigeon's directory who go by these words.
    public func people(called words: String) throws(MessagingError) -> [Correspondent] {
        try read { database, _ in try MessageStore.people(in: database).filter { $0.isCalled(words) } }
    }

    /// The one in Pigeon's directory who is reached that way; `nil` when there is none.
    public func person(handle: String) throws(MessagingError) -> Correspondent? {
        try read { database, _ in try MessageStore.person(handle: handle, in: database) }
    }

    /// The one in Pigeon's directory with that identifier; `nil` when there is none.
    public func person(id: String) throws(MessagingError) -> Correspondent? {
        try read { database, _ in try MessageStore.people(in: database).first { $0.id == id } }
    }

    /// Conversations that have a name.
    public func groups() throws(MessagingError) -> [Conversation] {
        try read { database, _ in try MessageStore.conversations(in: database).filter { $0.group != nil } }
    }

    /// The group of that name, whatever its case and with or without "the" before it; `nil` when there is none.
    public func group(called words: String) throws(MessagingError) -> Conversation? {
        let spoken = Self.groupName(words)
        return try groups().first { Self.groupName($0.group ?? "") == spoken }
    }

    static func groupName(_ words: String) -> String {
        var parts = words.lowercased().split(whereSeparator: \.isWhitespace)
        if parts.count > 1, parts.first == "the" { parts.removeFirst() }
        if parts.count > 1, parts.last == "group" { parts.removeLast() }
        return parts.joined(separator: " ")
    }

    func read<Value>(_ body: (Database, Date) throws -> Value) throws(MessagingError) -> Value {
        let instant = now()
        do {
            return try store.queue.read { try body($0, instant) }
        } catch {
            throw Self.typed(error)
        }
    }

    /// In a transaction that is undone as a whole when anything fails.
    func write<Value>(_ body: (Database, Date) throws -> Value) throws(MessagingError) -> Value {
        let instant = now()
        do {
            return try store.queue.write { try body($0, instant) }
        } catch {
            throw Self.typed(error)
        }
    }

    private static func typed(_ error: any Error) -> MessagingError {
        error as? MessagingError ?? MessagingError(.storage, "the database of messages failed; try again later", cause: error)
    }
}
