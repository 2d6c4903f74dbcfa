import Foundation
import GRDB
public import Store

extension SQLiteStore {
    public func auditTrails() async throws -> [AuditTrail] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT trail, person FROM (SELECT DISTINCT trail FROM audit UNION SELECT trail FROM auditTrail)
                    LEFT JOIN auditTrail USING (trail) ORDER BY trail
                    """)
            return try Array(rows.map { try AuditTrail(id: $0.checked(0), person: $0.optional(1)) })
        }
    }

    public func auditRecords(of trail: String) async throws -> [AuditRecord] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT number, salt, content, digest, previous, hash FROM audit WHERE trail = ? ORDER BY number",
                arguments: [trail])
            return try Array(
                rows.map { row in
                    try AuditRecord(
                        trail: trail, number: row.checked(0), salt: row.optional(1), content: row.optional(2),
                        digest: row.checked(3), previous: row.checked(4), hash: row.checked(5))
                })
        }
    }

    static func audit(_ event: AuditedEvent, of person: String, _ database: Database) throws {
        let trail = try trail(of: person, database)
        let last = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT number, hash FROM audit WHERE trail = ? ORDER BY number DESC LIMIT 1"),
            arguments: [trail]
        ).map { (number: try $0.checked(0) as Int, hash: try $0.checked(1) as Data) }
        let record = AuditRecord(event, of: person, in: trail, after: last)
        try database.cachedStatement(
            sql: "INSERT INTO audit (trail, number, salt, content, digest, previous, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            trail, record.number, record.salt, record.content, record.digest, record.previous, record.hash,
        ])
    }

    /// The person's trail, which begins if there is none.
    private static func trail(of person: String, _ database: Database) throws -> String {
        let known = try String.fetchOne(
            database.cachedStatement(sql: "SELECT trail FROM auditTrail WHERE person = ?"), arguments: [person])
        if let known { return known }
        let trail = AuditRecord.newTrail()
        try database.execute(sql: "INSERT INTO auditTrail (person, trail) VALUES (?, ?)", arguments: [person, trail])
        return trail
    }
}
