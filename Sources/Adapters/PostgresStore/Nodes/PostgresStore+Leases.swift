public import Foundation
public import Store

extension PostgresStore {
    /// Seconds since 1970 by the database's clock; within a transaction, too, it goes on.
    static let clock = "extract(epoch FROM clock_timestamp())::double precision"
    /// Whether a row of `errand_node` is that of a node that runs.
    private static let isLive = "expires > \(clock) AND expires <= \(clock) + lasts"

    public func join(_ node: String) async throws -> any Membership {
        try StoreInput.check(node, "a node's identifier", mayBeEmpty: false)
        return try await PostgresMembership.joined(node, pool.url, pool.options)
    }

    public func isLive(_ node: String) async throws -> Bool {
        try await read { try Self.isLive(node, $0) }
    }

    private static func isLive(_ node: String, _ connection: ServerConnection) throws -> Bool {
        try !connection.run("SELECT 1 FROM errand_node WHERE id = $1 AND \(isLive)", [node]).isEmpty
    }

    public func begin(_ conversation: String, for person: String, by node: String, at time: Date) async throws -> Lease {
        try StoreInput.check(conversation, "a conversation's identifier", mayBeEmpty: false)
        try StoreInput.check(person: person)
        let lease = Lease(beginning: conversation, by: node)
        let time = time.timeIntervalSinceReferenceDate
        try await write(isLasting: false) { connection in
            let added = try connection.run(
                """
                INSERT INTO errand_conversation (id, person, start_time, last_time, entry_count, appended, node, fence)
                VALUES ($1, $2, $3, $3, 0, 0, $4, $5) ON CONFLICT (id) DO NOTHING
                """, [conversation, person, time, node, lease.fence])
            guard added.changed == 0 else { return }
            let rows = try connection.run(
                "SELECT person, node, entry_count FROM errand_conversation WHERE id = $1", [conversation])
            try ConversationSummary.check(conversation, of: rows.first?.checked(0), isOpenTo: person)
            // By this call, whose commit was not answered.
            guard try rows.first?.optional(1) == node, try rows.first?.checked(2) == 0 else {
                throw StoreError.known(conversation)
            }
        }
        return lease
    }

    public func take(
        _ conversation: String, for person: String, by node: String, at count: Int, isBetweenTurns: Bool
    ) async throws -> Lease {
        try await write(isLasting: false) { connection in
            let rows = try connection.run(
                "SELECT person, entry_count, node FROM errand_conversation WHERE id = $1 FOR UPDATE", [conversation])
            guard let row = rows.first else { throw StoreError.conversationGone(conversation) }
            try ConversationSummary.check(conversation, of: row.checked(0), isOpenTo: person)
            guard try row.checked(1) == count else { throw StoreError.changed(conversation) }
            if let holder: String = try row.optional(2), holder != node, !isBetweenTurns, try Self.isLive(holder, connection) {
                throw StoreError.held(conversation)
            }
            let taken = try connection.run(
                "UPDATE errand_conversation SET node = $2, fence = fence + 1 WHERE id = $1 RETURNING fence",
                [conversation, node])
            guard let fence: Int = try taken.first?.checked(0) else { throw StoreError.conversationGone(conversation) }
            return Lease(conversation: conversation, node: node, fence: fence)
        }
    }

    public func holding(of conversation: String, for person: String) async throws -> Holding? {
        try await read { connection in
            try connection.run(
                """
                SELECT node, fence, entry_count,
                    EXISTS (SELECT 1 FROM errand_node WHERE errand_node.id = errand_conversation.node AND \(Self.isLive))
                FROM errand_conversation WHERE id = $1 AND person = $2
                """, [conversation, person]
            ).first.map {
                try Holding(node: $0.optional(0), fence: $0.checked(1), isLive: $0.checked(3), entryCount: $0.checked(2))
            }
        }
    }
}
