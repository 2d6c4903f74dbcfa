import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// The donations of one app for one person, in a transaction that changes them.
struct Donations {
    private let app: String
    private let person: String
    private let connection: ServerConnection
    /// The place of the last one in the order in which they arrived.
    private var arrival: Int

    /// Locks them, so that what is to be done in order is, and of two that do so at once neither waits for the other for ever.
    ///
    /// - Parameter count: the most donations that are put.
    init(of app: String, for person: String, adding count: Int, _ connection: ServerConnection) throws {
        self.app = app
        self.person = person
        self.connection = connection
        let last: Int =
            try connection.run(
                """
                INSERT INTO errand_donor (person, app, arrival) VALUES ($1, $2, $3)
                ON CONFLICT (person, app) DO UPDATE SET arrival = errand_donor.arrival + excluded.arrival RETURNING arrival
                """, [person, app, count]
            ).first?.checked(0) ?? count
        arrival = last - count
    }

    /// Adds a donation, in place of the one with the same type and identifier.
    mutating func put(_ donation: Donation) throws {
        arrival += 1
        try connection.run(
            """
            INSERT INTO errand_donation
                (person, app, type, identifier, group_identifier, arrival, time, used_intent, origin, content)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
            ON CONFLICT (person, app, type, identifier) DO UPDATE SET
                group_identifier = excluded.group_identifier, arrival = excluded.arrival, time = excluded.time,
                used_intent = excluded.used_intent, origin = excluded.origin, content = excluded.content
            """,
            [
                person, app, donation.content.type, donation.identifier, donation.group, arrival,
                donation.time.timeIntervalSinceReferenceDate, donation.use, donation.origin.rawValue,
                donation.content.json.text,
            ])
        try putReservations(of: donation)
    }

    /// Notes which reservations the donation replaces or adds.
    private func putReservations(of donation: Donation) throws {
        let key = [person, app, donation.content.type, donation.identifier]
        try connection.run(
            "DELETE FROM errand_reservation WHERE person = $1 AND app = $2 AND type = $3 AND identifier = $4", key)
        for (item, _) in donation.reservations {
            try connection.run(
                """
                INSERT INTO errand_reservation (person, app, type, identifier, item) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (person, app, item) DO UPDATE SET type = excluded.type, identifier = excluded.identifier
                """, key + [item])
        }
    }

    func delete(_ deleted: AppContribution.Donations) throws {
        let (type, column, names): (String, String?, [String]) =
            switch deleted {
            case .all: ("!=", nil, [])
            case .identifiers(let names): ("!=", "identifier", names)
            case .group(let name): ("!=", "group_identifier", [name])
            case .allActivities: ("=", nil, [])
            case .activities(let names): ("=", "identifier", names)
            }
        let sql = "DELETE FROM errand_donation WHERE person = $1 AND app = $2 AND type \(type) 'NSUserActivity'"
        guard let column else {
            try connection.run(sql, [person, app])
            return
        }
        for name in names { try connection.run("\(sql) AND \(column) = $3", [person, app, name]) }
    }

    /// Drops the ones that are too old, and the oldest of those that are too many.
    func prune(at now: Date) throws {
        // Reservations matter for longer, and what else an app donates does not push them out.
        for (condition, age) in [("IS DISTINCT FROM", Donation.longestAge), ("=", KeptReservation.longestAge)] {
            let chosen = "person = $1 AND app = $2 AND used_intent \(condition) '\(KeptReservation.intent)'"
            try connection.run(
                "DELETE FROM errand_donation WHERE \(chosen) AND time < $3",
                [person, app, (now - age).timeIntervalSinceReferenceDate])
            let excess = try connection.run(
                """
                SELECT type, identifier FROM errand_donation WHERE \(chosen)
                ORDER BY time DESC, arrival DESC OFFSET $3
                """, [person, app, Donation.mostPerApp])
            for row in excess {
                try connection.run(
                    "DELETE FROM errand_donation WHERE person = $1 AND app = $2 AND type = $3 AND identifier = $4",
                    [person, app, row.checked(0, as: String.self), row.checked(1, as: String.self)])
            }
        }
    }
}
