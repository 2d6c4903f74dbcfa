import Foundation
import IntentSchema
public import Store

extension PostgresStore {
    public func appointments(of person: String, limit: Int) async throws -> [Appointment] {
        try await read { connection in
            try connection.run(
                """
                SELECT kind, app, key, time, content FROM errand_appointment WHERE person = $1
                ORDER BY time, convert_to(kind, 'UTF8'), convert_to(app, 'UTF8'), convert_to(key, 'UTF8') LIMIT $2
                """, [person, max(0, limit)]
            ).map(Self.appointment)
        }
    }

    private static func appointment(_ row: Rows.Row) throws -> Appointment {
        guard let kind = Appointment.Kind(rawValue: try row.checked(0)) else {
            throw StoreError.unreadable("kind of appointment")
        }
        return Appointment(
            kind, app: try row.checked(1), key: try row.checked(2), time: try row.time(3),
            content: try row.decoded(4, "appointment"))
    }

    public func put(_ appointment: Appointment, of person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(appointment)
        try await write { try Self.put(appointment, of: person, $0) }
    }

    static func put(_ appointment: Appointment, of person: String, _ connection: ServerConnection) throws {
        try connection.run(
            """
            INSERT INTO errand_appointment (person, kind, app, key, time, content) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (person, kind, app, key) DO UPDATE SET time = excluded.time, content = excluded.content
            """,
            [
                person, appointment.kind.rawValue, appointment.app, appointment.key,
                appointment.time.timeIntervalSinceReferenceDate, appointment.content.json.text,
            ])
    }

    @discardableResult
    public func removeAppointment(
        _ kind: Appointment.Kind, app: String, key: String, of person: String
    ) async throws -> Bool {
        try await write(onUnknown: .fails) {
            try Self.removeAppointment(kind, app: app, key: key, of: person, $0)
        }
    }

    @discardableResult
    static func removeAppointment(
        _ kind: Appointment.Kind, app: String, key: String, of person: String, _ connection: ServerConnection
    ) throws -> Bool {
        try connection.run(
            "DELETE FROM errand_appointment WHERE person = $1 AND kind = $2 AND app = $3 AND key = $4",
            [person, kind.rawValue, app, key]
        ).changed > 0
    }

    /// - Parameter identifiers: `nil` for all.
    static func removeNotifications(
        _ identifiers: [String]?, of app: String, for person: String, _ connection: ServerConnection
    ) throws {
        guard let identifiers else {
            try connection.run(
                "DELETE FROM errand_appointment WHERE person = $1 AND kind = $2 AND app = $3",
                [person, Appointment.Kind.notification.rawValue, app])
            return
        }
        for key in identifiers { try removeAppointment(.notification, app: app, key: key, of: person, connection) }
    }

    /// Keeps no more notifications of the app than may wait.
    static func dropLateNotifications(of app: String, for person: String, _ connection: ServerConnection) throws {
        let late = try connection.run(
            """
            SELECT key FROM errand_appointment WHERE person = $1 AND kind = $2 AND app = $3
            ORDER BY time, convert_to(key, 'UTF8') OFFSET $4
            """, [person, Appointment.Kind.notification.rawValue, app, Appointment.mostPerApp])
        for row in late { try removeAppointment(.notification, app: app, key: row.checked(0), of: person, connection) }
    }

    /// - Throws: `StoreError` with `alreadyTaken` if the appointment is not there as it says.
    static func take(
        _ appointment: Appointment, leaving next: Date?, for person: String, _ connection: ServerConnection
    ) throws {
        let own = "WHERE person = $1 AND kind = $2 AND app = $3 AND key = $4 AND time = $5"
        let values: [(any ColumnValue)?] = [
            person, appointment.kind.rawValue, appointment.app, appointment.key,
            appointment.time.timeIntervalSinceReferenceDate,
        ]
        let taken =
            if let next {
                try connection.run(
                    "UPDATE errand_appointment SET time = $6 \(own)", values + [next.timeIntervalSinceReferenceDate])
            } else {
                try connection.run("DELETE FROM errand_appointment \(own)", values)
            }
        guard taken.changed == 1 else { throw StoreError.alreadyTaken() }
    }
}
