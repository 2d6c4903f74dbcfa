import Foundation
import GRDB

extension MessageService {
    /// Sends a message, once an operation: sending again returns the same message.
    ///
    /// - Throws: `MessagingError`, such as `noRecipients`, `recipientHasNoAccount` or `contentTooLong`.
    public func send(_ content: String, to people: [Correspondent], operation: String) throws(MessagingError) -> PigeonMessage {
        try write { database, instant in
            if let message = try MessageStore.message(operation: operation, in: database) { return message }
            let others = try Set(people.map { try MessageStore.known($0, in: database) }).filter { $0.id != Correspondent.me.id }
            guard !others.isEmpty else { throw MessagingError(.noRecipients, "a message needs somebody to go to") }
            let circle = others.sorted { $0.id < $1.id }
            let conversation = try MessageStore.conversation(of: circle, name: nil, in: database)
            return try send(content, to: circle, in: conversation, operation: operation, at: instant, database)
        }
    }

    /// Sends a message to a group, once an operation.
    ///
    /// - Throws: `MessagingError`, such as `noRecipients` when there is no such group.
    public func send(_ content: String, toGroup words: String, operation: String) throws(MessagingError) -> PigeonMessage {
        try write { database, instant in
            if let message = try MessageStore.message(operation: operation, in: database) { return message }
            let name = Self.groupName(words)
            let groups = try MessageStore.conversations(in: database).filter { $0.group != nil }
            guard let group = groups.first(where: { Self.groupName($0.group ?? "") == name }), let number = Int64(group.id) else {
                throw MessagingError(.noRecipients, "there is no group of that name")
            }
            return try send(content, to: group.members, in: number, operation: operation, at: instant, database)
        }
    }

    /// The message that was sent under the operation; `nil` if none was.
    public func message(operation: String) throws(MessagingError) -> PigeonMessage? {
        try read { database, _ in try MessageStore.message(operation: operation, in: database) }
    }

    /// Takes back own messages, all or none of them; what is taken back already stays so.
    ///
    /// - Throws: `MessagingError` with code `messageNotFound`, `notOwnMessage`, `pastTimeLimit` or `storage`.
    public func unsend(_ ids: [String]) throws(MessagingError) {
        try write { database, instant in
            for id in ids where try !MessageStore.isUnsent(id, in: database) {
                _ = try own(id, within: Self.unsendLimit, at: instant, in: database)
                try MessageStore.unsend(id, at: instant, in: database)
            }
        }
    }

    /// Whether the messages can be taken back now; nothing is changed.
    ///
    /// - Throws: `MessagingError` with code `notOwnMessage` or `pastTimeLimit`.
    public func checkUnsending(_ messages: [PigeonMessage]) throws(MessagingError) {
        for message in messages { try Self.check(message, within: Self.unsendLimit, at: now()) }
    }

    /// Whether the messages can be changed now; nothing is changed.
    ///
    /// - Throws: `MessagingError` with code `notOwnMessage` or `pastTimeLimit`.
    public func checkEditing(_ messages: [PigeonMessage]) throws(MessagingError) {
        for message in messages { try Self.check(message, within: Self.editLimit, at: now()) }
    }

    /// Changes an own message.
    ///
    /// - Throws: `MessagingError` with code `messageNotFound`, `notOwnMessage`, `pastTimeLimit`, `contentMissing`, `contentTooLong` or
    ///   `storage`.
    public func edit(_ id: String, to content: String) throws(MessagingError) -> PigeonMessage {
        try write { database, instant in
            try Self.check(content)
            var message = try own(id, within: Self.editLimit, at: instant, in: database)
            guard message.content != content else { return message }
            try MessageStore.edit(id, to: content, at: instant, in: database)
            message.content = content
            message.edited = instant
            return message
        }
    }

    /// The owner's message that was sent last; `nil` when there is none.
    public func lastOwnMessage() throws(MessagingError) -> PigeonMessage? {
        try read { database, instant in
            try MessageStore.messages(in: database, from: nil, until: instant).first { $0.isOwn }
        }
    }

    /// - Throws: `MessagingError` with code `contentMissing` or `contentTooLong`.
    public static func check(_ content: String) throws(MessagingError) {
        guard content.contains(where: { !$0.isWhitespace }) else {
            throw MessagingError(.contentMissing, "a message needs some words")
        }
        guard content.count <= longestContent else {
            throw MessagingError(.contentTooLong, "a message has \(longestContent) characters at most")
        }
    }

    private func send(
        _ content: String, to people: [Correspondent], in conversation: Int64, operation: String, at instant: Date,
        _ database: Database
    ) throws -> PigeonMessage {
        try Self.check(content)
        guard !people.contains(where: \.hasLeft) else {
            throw MessagingError(.recipientHasNoAccount, "one of the recipients has left Pigeon")
        }
        let message = try MessageStore.insert(
            content, from: .me, in: conversation, at: instant, operation: operation, isRead: true, in: database)
        guard let message else { throw MessagingError(.storage, "the message was not stored") }
        return message
    }

    private func own(
        _ id: String, within limit: TimeInterval, at instant: Date, in database: Database
    ) throws -> PigeonMessage {
        guard let message = try MessageStore.message(id: id, in: database) else {
            throw MessagingError(.messageNotFound, "there is no message '\(id)'")
        }
        try Self.check(message, within: limit, at: instant)
        return message
    }

    private static func check(
        _ message: PigeonMessage, within limit: TimeInterval, at instant: Date
    ) throws(MessagingError) {
        let id = message.id
        guard message.isOwn else { throw MessagingError(.notOwnMessage, "message \(id) was written by somebody else") }
        guard instant <= message.sent.addingTimeInterval(limit) else {
            throw MessagingError(.pastTimeLimit, "message \(id) was sent more than \(Int(limit)) seconds ago")
        }
    }
}
