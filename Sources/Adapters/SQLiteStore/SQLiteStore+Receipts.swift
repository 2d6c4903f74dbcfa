import Foundation
import GRDB
public import Store

extension SQLiteStore {
    public func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt? {
        try await access.read { database in
            try Self.receipt(of: operation, in: conversation, database).flatMap { $0.person == person ? $0 : nil }
        }
    }

    static let receiptColumns = "person, conversation, operation, app, intent, digest, time, answer, node"

    private static func receipt(of operation: String, in conversation: String, _ database: Database) throws -> Receipt? {
        try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(receiptColumns) FROM receipt WHERE conversation = ? AND operation = ?"),
            arguments: [conversation, operation]
        ).map(receipt)
    }

    static func receipt(_ row: Row) throws -> Receipt {
        let answer: Data? = try row.optional(7)
        return Receipt(
            person: try row.checked(0), conversation: try row.checked(1), operation: try row.checked(2), app: try row.checked(3),
            intent: try row.checked(4), digest: try row.checked(5),
            time: Date(timeIntervalSinceReferenceDate: try row.checked(6)), answer: answer.map(JournalPayload.init),
            node: try row.optional(8))
    }

    /// - Throws: `StoreError` with `otherValues`.
    static func begin(_ receipt: Receipt, _ database: Database) throws {
        if let known = try Self.receipt(of: receipt.operation, in: receipt.conversation, database) {
            guard known.hasSameValues(as: receipt) else { throw StoreError.otherValues(of: receipt.operation) }
            return
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO receipt (person, conversation, operation, app, intent, digest, time, answer, node)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            receipt.person, receipt.conversation, receipt.operation, receipt.app, receipt.intent, receipt.digest,
            receipt.time.timeIntervalSinceReferenceDate, receipt.answer?.text, receipt.node,
        ])
    }

    static func settle(
        _ operation: String, with answer: JournalPayload, in conversation: String, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE receipt SET answer = ?, node = COALESCE((SELECT node FROM conversation WHERE id = receipt.conversation), receipt.node)
                WHERE conversation = ? AND operation = ?
                """
        ).execute(arguments: [answer.text, conversation, operation])
    }

    static func expireReceipts(before time: Date, of person: String, _ database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM receipt WHERE person = ? AND time < ?")
            .execute(arguments: [person, time.timeIntervalSinceReferenceDate])
    }
}
