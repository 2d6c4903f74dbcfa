import Foundation
import GRDB
import IntentSchema
public import Store

extension SQLiteStore {
    public func appointments(of person: String, limit: Int) async throws -> [Appointment] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database.cachedStatement(
                    sql: """
                        SELECT kind, app, key, time, content FROM appointment WHERE person = ?
                        ORDER BY time, kind, app, key LIMIT ?
                        """), arguments: [person, max(0, limit)])
            return try Array(rows.map(Self.appointment))
        }
    }

    private static func appointment(_ row: Row) throws -> Appointment {
        let damage = "the database contains an unreadable appointment; restore a backup, or move it away to start over"
        guard let kind = Appointment.Kind(rawValue: try row.checked(0)) else { throw StoreError(.damaged, damage) }
        do {
            let content = try Record(json: JSONValue(text: row.checked(4)))
            return Appointment(
                kind, app: try row.checked(1), key: try row.checked(2),
                time: Date(timeIntervalSinceReferenceDate: try row.checked(3)), content: content)
        } catch let error as JSONError {
            throw StoreError(.damaged, damage, cause: error)
        }
    }

    public func put(_ appointment: Appointment, of person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(appointment)
        try await access.write { try Self.put(appointment, of: person, $0) }
    }

    static func put(_ appointment: Appointment, of person: String, _ database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO appointment (person, kind, app, key, time, content) VALUES (?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            person, appointment.kind.rawValue, appointment.app, appointment.key,
            appointment.time.timeIntervalSinceReferenceDate, appointment.content.json.text,
        ])
    }

    @discardableResult
    public func removeAppointment(
        _ kind: Appointment.Kind, app: String, key: String, of person: String
    ) async throws -> Bool {
        try await access.write { database in
            try Self.removeAppointment(kind, app: app, key: key, of: person, database)
            return database.changesCount > 0
        }
    }

    static func removeAppointment(
        _ kind: Appointment.Kind, app: String, key: String, of person: String, _ database: Database
    ) throws {
        try database.cachedStatement(sql: "DELETE FROM appointment WHERE person = ? AND kind = ? AND app = ? AND key = ?")
            .execute(arguments: [person, kind.rawValue, app, key])
    }

    /// - Parameter identifiers: `nil` for all.
    static func removeNotifications(
        _ identifiers: [String]?, of app: String, for person: String, _ database: Database
    ) throws {
        guard let identifiers else {
            return try database.cachedStatement(sql: "DELETE FROM appointment WHERE person = ? AND kind = ? AND app = ?")
                .execute(arguments: [person, Appointment.Kind.notification.rawValue, app])
        }
        for key in identifiers { try removeAppointment(.notification, app: app, key: key, of: person, database) }
    }

    /// Keeps no more notifications of the app than may wait.
    static func dropLateNotifications(of app: String, for person: String, _ database: Database) throws {
        let kind = Appointment.Kind.notification.rawValue
        let late = try Row.fetchAll(
            database.cachedStatement(
                sql: "SELECT key FROM appointment WHERE person = ? AND kind = ? AND app = ? ORDER BY time, key LIMIT -1 OFFSET ?"),
            arguments: [person, kind, app, Appointment.mostPerApp])
        for row in late { try removeAppointment(.notification, app: app, key: row.checked(0), of: person, database) }
    }

    /// - Throws: `StoreError` with `alreadyTaken` if the appointment is not there as it says.
    static func take(_ appointment: Appointment, leaving next: Date?, for person: String, _ database: Database) throws {
        let own = "WHERE person = ? AND kind = ? AND app = ? AND key = ? AND time = ?"
        let arguments: StatementArguments = [
            person, appointment.kind.rawValue, appointment.app, appointment.key,
            appointment.time.timeIntervalSinceReferenceDate,
        ]
        if let next {
            try database.cachedStatement(sql: "UPDATE appointment SET time = ? \(own)")
                .execute(arguments: [next.timeIntervalSinceReferenceDate] + arguments)
        } else {
            try database.cachedStatement(sql: "DELETE FROM appointment \(own)").execute(arguments: arguments)
        }
        guard database.changesCount == 1 else { throw StoreError.alreadyTaken() }
    }
}
