public import Foundation
import GRDB
public import Store

extension SQLiteStore {
    public func join(_ node: String) async throws -> any Membership { try nodes.join(node) }

    public func isLive(_ node: String) async throws -> Bool { nodes.isLive(node) }

    public func begin(_ conversation: String, for person: String, by node: String, at time: Date) async throws -> Lease {
        try StoreInput.check(conversation, "a conversation's identifier", mayBeEmpty: false)
        let lease = Lease(beginning: conversation, by: node)
        try await access.write(isLasting: false) { database in
            let owner = try String.fetchOne(
                database.cachedStatement(sql: "SELECT person FROM conversation WHERE id = ?"), arguments: [conversation])
            try ConversationSummary.check(conversation, of: owner, isOpenTo: person)
            guard owner == nil else { throw StoreError.known(conversation) }
            try database.cachedStatement(
                sql: """
                    INSERT INTO conversation (id, person, startTime, lastTime, entryCount, lastEntry, node, fence)
                    VALUES (?1, ?2, ?3, ?3, 0, 0, ?4, ?5)
                    """
            ).execute(arguments: [conversation, person, time.timeIntervalSinceReferenceDate, node, lease.fence])
        }
        return lease
    }

    public func take(
        _ conversation: String, for person: String, by node: String, at count: Int, isBetweenTurns: Bool
    ) async throws -> Lease {
        try await access.write(isLasting: false) { [nodes] database in
            guard
                let row = try Row.fetchOne(
                    database.cachedStatement(
                        sql: "SELECT person, entryCount, node, fence FROM conversation WHERE id = ?"), arguments: [conversation])
            else { throw StoreError.conversationGone(conversation) }
            try ConversationSummary.check(conversation, of: row.checked(0), isOpenTo: person)
            guard try row.checked(1) == count else { throw StoreError.changed(conversation) }
            let (holder, fence): (String?, Int) = (try row.optional(2), try row.checked(3))
            if !isBetweenTurns, let holder, holder != node, nodes.isLive(holder) { throw StoreError.held(conversation) }
            try database.cachedStatement(sql: "UPDATE conversation SET node = ?, fence = ? WHERE id = ?")
                .execute(arguments: [node, fence + 1, conversation])
            return Lease(conversation: conversation, node: node, fence: fence + 1)
        }
    }

    public func holding(of conversation: String, for person: String) async throws -> Holding? {
        try await access.read { [nodes] database in
            try Row.fetchOne(
                database.cachedStatement(sql: "SELECT node, entryCount, fence FROM conversation WHERE id = ? AND person = ?"),
                arguments: [conversation, person]
            ).map { row in
                let node: String? = try row.optional(0)
                return Holding(
                    node: node, fence: try row.checked(2), isLive: node.map(nodes.isLive) ?? false,
                    entryCount: try row.checked(1))
            }
        }
    }
}
