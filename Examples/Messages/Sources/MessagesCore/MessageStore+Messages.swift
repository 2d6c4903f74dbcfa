import Foundation
import GRDB

// What is asked of messages; every function runs inside a transaction of its caller. Unsent messages are nowhere to be seen.
extension MessageStore {
    static let idPrefix = "PM-"

    /// - Returns: The number in an identifier; `nil` when it is not one of ours.
    static func number(_ id: String) -> Int64? {
        id.hasPrefix(idPrefix) ? Int64(id.dropFirst(idPrefix.count)) : nil
    }

    static func insert(
        _ content: String, from sender: Correspondent, in conversation: Int64, at instant: Date, operation: String?, isRead: Bool,
        in database: Database
    ) throws -> PigeonMessage? {
        try database.execute(
            sql: "INSERT INTO message (operation, conversation, sender, content, sent, isRead) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [operation, conversation, sender.id, content, instant.timeIntervalSince1970, isRead])
        return try messages(where: "message.id = ?", [database.lastInsertedRowID], in: database).first
    }

    static func message(operation: String, in database: Database) throws -> PigeonMessage? {
        try messages(where: "operation = ?", [operation], in: database).first
    }

    static func message(id: String, in database: Database) throws -> PigeonMessage? {
        guard let number = number(id) else { return nil }
        return try messages(where: "message.id = ? AND unsent IS NULL", [number], in: database).first
    }

    /// The newest first.
    static func messages(in database: Database, from start: Date?, until end: Date?) throws -> [PigeonMessage] {
        try messages(
            where: "unsent IS NULL AND sent BETWEEN ? AND ? ORDER BY sent DESC, message.id DESC",
            [start?.timeIntervalSince1970 ?? -1e15, end?.timeIntervalSince1970 ?? 1e15], in: database)
    }

    static func set(_ mark: MessageMark, on id: String, in database: Database) throws {
        let assignment =
            switch mark {
            case .read: "isRead = 1"
            case .unread: "isRead = 0"
            case .flagged: "isFlagged = 1"
            case .unflagged: "isFlagged = 0"
            }
        try database.execute(sql: "UPDATE message SET \(assignment) WHERE id = ?", arguments: [number(id)])
    }

    static func unsend(_ id: String, at instant: Date, in database: Database) throws {
        try database.execute(
            sql: "UPDATE message SET unsent = ? WHERE id = ?", arguments: [instant.timeIntervalSince1970, number(id)])
    }

    static func isUnsent(_ id: String, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT unsent IS NOT NULL FROM message WHERE id = ?", arguments: [number(id)]) ?? false
    }

    static func edit(_ id: String, to content: String, at instant: Date, in database: Database) throws {
        try database.execute(
            sql: "UPDATE message SET content = ?, edited = ? WHERE id = ?",
            arguments: [content, instant.timeIntervalSince1970, number(id)])
    }

    private static func messages(
        where condition: String, _ arguments: StatementArguments, in database: Database
    ) throws -> [PigeonMessage] {
        let sql = """
            SELECT message.*, conversation.name AS name FROM message JOIN conversation ON conversation.id = conversation
            WHERE \(condition)
            """
        return try Row.fetchAll(database, sql: sql, arguments: arguments).compactMap { row in
            let conversation: Int64 = row["conversation"]
            let circle = try members(of: conversation, in: database) + [Correspondent.me]
            let senderID: String = row["sender"]
            guard let sender = circle.first(where: { $0.id == senderID }) else { return nil }
            let number: Int64 = row["id"]
            let edited: Double? = row["edited"]
            return PigeonMessage(
                id: "\(idPrefix)\(number)", conversation: "\(conversation)", group: row["name"], sender: sender,
                recipients: circle.filter { $0.id != senderID }, content: row["content"],
                sent: Date(timeIntervalSince1970: row["sent"]),
                isRead: row["isRead"], isFlagged: row["isFlagged"], edited: edited.map(Date.init(timeIntervalSince1970:)))
        }
    }
}
