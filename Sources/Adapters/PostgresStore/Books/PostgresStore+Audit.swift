import Foundation
public import Store

extension PostgresStore {
    public func auditTrails() async throws -> [AuditTrail] {
        try await snapshot { connection in
            var people: [String: String?] = [:]
            for row in try connection.run("SELECT DISTINCT trail FROM errand_audit") {
                people[try row.checked(0)] = .some(nil)
            }
            for row in try connection.run("SELECT trail, person FROM errand_audit_trail") {
                people[try row.checked(0)] = try row.checked(1, as: String.self)
            }
            return people.map { AuditTrail(id: $0.key, person: $0.value) }
                .sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        }
    }

    public func auditRecords(of trail: String) async throws -> [AuditRecord] {
        try await read { connection in
            try connection.run(
                "SELECT number, salt, content, digest, previous, hash FROM errand_audit WHERE trail = $1 ORDER BY number", [trail]
            ).map { row in
                try AuditRecord(
                    trail: trail, number: row.checked(0), salt: row.optional(1), content: row.optional(2), digest: row.checked(3),
                    previous: row.checked(4), hash: row.checked(5))
            }
        }
    }

    /// Adds an event to the person's trail, which is locked until the end of the transaction; the conversation already is.
    static func audit(_ event: AuditedEvent, of person: String, _ connection: ServerConnection) throws {
        let trail = try trail(of: person, connection)
        let last = try connection.run(
            "SELECT number, hash FROM errand_audit WHERE trail = $1 ORDER BY number DESC LIMIT 1", [trail]
        ).first.map { (number: try $0.checked(0, as: Int.self), hash: try $0.checked(1, as: Data.self)) }
        let record = AuditRecord(event, of: person, in: trail, after: last)
        try connection.run(
            """
            INSERT INTO errand_audit (trail, number, salt, content, digest, previous, hash)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            """,
            [trail, record.number, record.salt, record.content, record.digest, record.previous, record.hash])
    }

    /// The person's trail, which begins if there is none. Of two that begin it at once, the key refuses one, which is then repeated.
    private static func trail(of person: String, _ connection: ServerConnection) throws -> String {
        let known = try connection.run("SELECT trail FROM errand_audit_trail WHERE person = $1 FOR UPDATE", [person]).first
        if let known { return try known.checked(0) }
        let trail = AuditRecord.newTrail()
        try connection.run("INSERT INTO errand_audit_trail (person, trail) VALUES ($1, $2)", [person, trail])
        return trail
    }

    /// Takes a person out of their trail.
    ///
    /// - Returns: of how many records.
    static func eraseTrail(of person: String, _ connection: ServerConnection) throws -> Int {
        let known = try connection.run("SELECT trail FROM errand_audit_trail WHERE person = $1 FOR UPDATE", [person])
        guard let trail: String = try known.first?.checked(0) else { return 0 }
        try connection.run("DELETE FROM errand_audit_trail WHERE person = $1", [person])
        return try connection.run("UPDATE errand_audit SET salt = NULL, content = NULL WHERE trail = $1", [trail]).changed
    }
}
