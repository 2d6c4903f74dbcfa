import Foundation
public import Store

extension PostgresStore {
    public func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt? {
        try await read { try Self.receipt("AND person = $3", [conversation, operation, person], $0) }
    }

    /// - Parameters:
    ///   - condition: what else holds for it, and how it is read.
    ///   - values: the conversation, the operation, and those of the condition.
    private static func receipt(_ condition: String, _ values: [String], _ connection: ServerConnection) throws -> Receipt? {
        try connection.run(
            "SELECT \(receiptColumns) FROM errand_receipt WHERE conversation = $1 AND operation = $2 \(condition)", values
        ).first.map(receipt)
    }

    static let receiptColumns = "person, conversation, operation, app, intent, digest, time, answer, node"

    static func receipt(_ row: Rows.Row) throws -> Receipt {
        let answer: Data? = try row.optional(7)
        return try Receipt(
            person: row.checked(0), conversation: row.checked(1), operation: row.checked(2), app: row.checked(3),
            intent: row.checked(4), digest: row.checked(5), time: row.time(6), answer: answer.map(JournalPayload.init),
            node: row.optional(8))
    }

    /// Adds a receipt. The conversation is locked, so that nobody else adds one of the same operation.
    ///
    /// - Throws: `StoreError` with `otherValues`.
    static func begin(_ receipt: Receipt, _ connection: ServerConnection) throws {
        // One that is about to expire for another conversation is waited for, and then added again.
        if let known = try Self.receipt("FOR UPDATE", [receipt.conversation, receipt.operation], connection) {
            guard known.hasSameValues(as: receipt) else { throw StoreError.otherValues(of: receipt.operation) }
            return
        }
        try connection.run(
            """
            INSERT INTO errand_receipt (person, conversation, operation, app, intent, digest, time, answer, node)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            """,
            [
                receipt.person, receipt.conversation, receipt.operation, receipt.app, receipt.intent, receipt.digest,
                receipt.time.timeIntervalSinceReferenceDate, receipt.answer?.text, receipt.node,
            ])
    }

    static func settle(
        _ operation: String, with answer: JournalPayload, in conversation: String, _ connection: ServerConnection
    ) throws {
        try connection.run(
            """
            UPDATE errand_receipt
            SET answer = $3, node = COALESCE((SELECT node FROM errand_conversation WHERE id = $1), errand_receipt.node)
            WHERE conversation = $1 AND operation = $2
            """, [conversation, operation, answer.text])
    }

    static func expireReceipts(before time: Date, of person: String, _ connection: ServerConnection) throws {
        try connection.run(
            "DELETE FROM errand_receipt WHERE person = $1 AND time < $2", [person, time.timeIntervalSinceReferenceDate])
    }
}
