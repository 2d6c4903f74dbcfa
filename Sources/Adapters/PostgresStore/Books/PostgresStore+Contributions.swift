public import ExtensionProtocol
public import Foundation
import IntentSchema
public import Store

extension PostgresStore {
    public func keep(_ contributions: [TimedContribution], of app: String, for person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(app, "an app's identifier", mayBeEmpty: false)
        guard let now = contributions.map(\.time).max() else { return }
        let isLasting = contributions.contains { $0.origin == .app }
        try await write(isLasting: isLasting) { connection in
            var donations = try Donations(of: app, for: person, adding: contributions.count, connection)
            for item in contributions {
                switch item.contribution {
                case .donation(let record): try donations.put(Donation(record, of: app, origin: item.origin, at: item.time))
                case .deletion(let deleted): try donations.delete(deleted)
                case .notification(let request):
                    guard let appointment = Appointment(request, of: app, at: item.time) else { continue }
                    try Self.put(appointment, of: person, connection)
                case .notificationsRemoved(let identifiers):
                    try Self.removeNotifications(identifiers, of: app, for: person, connection)
                default: try Self.put(item.contribution, of: app, for: person, connection)
                }
            }
            try donations.prune(at: now)
            if contributions.contains(where: \.contribution.isNotification) {
                try Self.dropLateNotifications(of: app, for: person, connection)
            }
        }
    }

    private static func put(
        _ contribution: AppContribution, of app: String, for person: String, _ connection: ServerConnection
    ) throws {
        guard let supplied = SuppliedContribution(contribution) else { return }
        try connection.run(
            """
            INSERT INTO errand_supplied (person, app, kind, content) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, app, kind) DO UPDATE SET content = excluded.content
            """, [person, app, supplied.kind, supplied.json.text])
    }

    public func donations(of app: String?, for person: String, limit: Int) async throws -> [Donation] {
        try await read { connection in
            try connection.run(
                """
                SELECT app, time, origin, content FROM errand_donation WHERE person = $1 AND ($2::text IS NULL OR app = $2)
                ORDER BY time DESC, convert_to(app, 'UTF8') DESC, arrival DESC LIMIT $3
                """, [person, app, max(0, limit)]
            ).map(Self.donation)
        }
    }

    static func donation(_ row: Rows.Row) throws -> Donation {
        guard let origin = Donation.Origin(rawValue: try row.checked(2)) else {
            throw StoreError.unreadable("origin of a donation")
        }
        // The time by which the app dates it may be later than that by which it is kept.
        return try Donation(
            row.decoded(3, "contribution of an app", as: Record.self), of: row.checked(0), origin: origin, at: row.time(1))
    }

    public func donationCounts(for person: String) async throws -> [String: Int] {
        try await read { connection in
            var counts: [String: Int] = [:]
            let rows = try connection.run("SELECT app, COUNT(*) FROM errand_donation WHERE person = $1 GROUP BY app", [person])
            for row in rows { counts[try row.checked(0)] = try row.checked(1, as: Int.self) }
            return counts
        }
    }

    @discardableResult
    public func eraseDonations(of app: String?, for person: String) async throws -> Int {
        try await write(onUnknown: .fails) { connection in
            try connection.run(
                "DELETE FROM errand_donation WHERE person = $1 AND ($2::text IS NULL OR app = $2)", [person, app]
            ).changed
        }
    }

    public func uses(of intent: String, by apps: [String], for person: String, limit: Int) async throws -> [String: [Date]] {
        try await read { connection in
            var uses: [String: [Date]] = [:]
            for app in apps {
                let times = try connection.run(
                    """
                    SELECT time FROM errand_donation WHERE person = $1 AND used_intent = $2 AND app = $3
                    ORDER BY time DESC LIMIT $4
                    """, [person, intent, app, max(0, limit)]
                ).map { try $0.time(0) }
                if !times.isEmpty { uses[app] = times }
            }
            return uses
        }
    }

    public func reservations(of person: String) async throws -> [KeptReservation] {
        try await snapshot { connection in
            var items: [[String]: Set<String>] = [:]
            let known = try connection.run(
                "SELECT app, type, identifier, item FROM errand_reservation WHERE person = $1", [person])
            for row in known {
                items[[try row.checked(0), try row.checked(1), try row.checked(2)], default: []].insert(try row.checked(3))
            }
            let rows = try connection.run(
                """
                SELECT app, time, origin, content, type, identifier FROM errand_donation
                WHERE person = $1 AND used_intent = $2 ORDER BY convert_to(app, 'UTF8'), time, arrival
                """, [person, KeptReservation.intent])
            return try rows.flatMap { row -> [KeptReservation] in
                let donation = try Self.donation(row)
                let own = items[[donation.app, try row.checked(4), try row.checked(5)]] ?? []
                return donation.reservations.filter { own.contains($0.item) }.map {
                    KeptReservation(app: donation.app, reservation: $0.reservation)
                }
            }
        }
    }

    public func supplied(by app: String, for person: String) async throws -> AppContributions {
        try await read { connection in
            let rows = try connection.run(
                "SELECT kind, content FROM errand_supplied WHERE person = $1 AND app = $2", [person, app])
            var supplied = AppContributions()
            for row in rows {
                let json = try row.decoded(1, "contribution of an app", as: JSONValue.self)
                do { supplied.apply(try SuppliedContribution.contribution(row.checked(0), json)) } catch let error as JSONError {
                    throw StoreError.unreadable("contribution of an app", cause: error)
                }
            }
            return supplied
        }
    }

    public func eraseContributions(of app: String) async throws {
        try await write { connection in
            for table in ["errand_donation", "errand_donor", "errand_supplied", "errand_appointment"] {
                try connection.run("DELETE FROM \(table) WHERE app = $1", [app])
            }
        }
    }
}
