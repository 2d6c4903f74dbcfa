public import ExtensionProtocol
public import Foundation
import GRDB
import IntentSchema
public import Store

extension SQLiteStore {
    public func keep(_ contributions: [TimedContribution], of app: String, for person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(app, "an app's identifier", mayBeEmpty: false)
        guard let now = contributions.map(\.time).max() else { return }
        let isLasting = contributions.contains { $0.origin == .app }
        try await access.write(isLasting: isLasting) { database in
            for item in contributions {
                switch item.contribution {
                case .donation(let record):
                    try Self.put(Donation(record, of: app, origin: item.origin, at: item.time), for: person, database)
                case .deletion(let deleted): try Self.delete(deleted, of: app, for: person, database)
                case .notification(let request):
                    guard let appointment = Appointment(request, of: app, at: item.time) else { continue }
                    try Self.put(appointment, of: person, database)
                case .notificationsRemoved(let identifiers):
                    try Self.removeNotifications(identifiers, of: app, for: person, database)
                default: try Self.put(item.contribution, of: app, for: person, database)
                }
            }
            try Self.prune(app, for: person, at: now, database)
            if contributions.contains(where: \.contribution.isNotification) {
                try Self.dropLateNotifications(of: app, for: person, database)
            }
        }
    }

    private static func put(_ donation: Donation, for person: String, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO donation (person, app, type, identifier, groupIdentifier, time, use, origin, content)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            person, donation.app, donation.content.type, donation.identifier, donation.group,
            donation.time.timeIntervalSinceReferenceDate, donation.use, donation.origin.rawValue, donation.content.json.text,
        ])
        try putReservations(of: donation, as: database.lastInsertedRowID, for: person, database)
    }

    private static func delete(
        _ deleted: AppContribution.Donations, of app: String, for person: String, _ database: Database
    ) throws {
        let (type, column, names): (String, String?, [String]) =
            switch deleted {
            case .all: ("!=", nil, [])
            case .identifiers(let names): ("!=", "identifier", names)
            case .group(let name): ("!=", "groupIdentifier", [name])
            case .allActivities: ("=", nil, [])
            case .activities(let names): ("=", "identifier", names)
            }
        let sql = "DELETE FROM donation WHERE person = ? AND app = ? AND type \(type) 'NSUserActivity'"
        guard let column else { return try database.execute(sql: sql, arguments: [person, app]) }
        let statement = try database.cachedStatement(sql: "\(sql) AND \(column) = ?")
        for name in names { try statement.execute(arguments: [person, app, name]) }
    }

    private static func put(
        _ contribution: AppContribution, of app: String, for person: String, _ database: Database
    ) throws {
        guard let supplied = SuppliedContribution(contribution) else { return }
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO supplied (person, app, kind, content) VALUES (?, ?, ?, ?)")
            .execute(arguments: [person, app, supplied.kind, supplied.json.text])
    }

    private static func prune(_ app: String, for person: String, at now: Date, _ database: Database) throws {
        // Reservations matter for longer, and what else an app donates does not push them out.
        for (condition, age) in [("IS NOT", Donation.longestAge), ("IS", KeptReservation.longestAge)] {
            let chosen = "person = ? AND app = ? AND use \(condition) '\(KeptReservation.intent)'"
            try database.cachedStatement(sql: "DELETE FROM donation WHERE \(chosen) AND time < ?")
                .execute(arguments: [person, app, (now - age).timeIntervalSinceReferenceDate])
            try database.cachedStatement(
                sql: """
                    DELETE FROM donation WHERE key IN (
                        SELECT key FROM donation WHERE \(chosen) ORDER BY time DESC, key DESC LIMIT -1 OFFSET ?)
                    """
            ).execute(arguments: [person, app, Donation.mostPerApp])
        }
    }

    public func donations(of app: String?, for person: String, limit: Int) async throws -> [Donation] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT app, time, origin, content FROM donation WHERE person = ?1 AND (?2 IS NULL OR app = ?2)
                    ORDER BY time DESC, app DESC, key DESC LIMIT ?3
                    """, arguments: [person, app, max(0, limit)])
            return try Array(rows.map(Self.donation))
        }
    }

    static func donation(_ row: Row) throws -> Donation {
        guard let origin = Donation.Origin(rawValue: try row.checked(2)) else { throw unreadableContribution() }
        let content = try contents(Record.self, row.checked(3))
        // The time by which the app dates it may be later than that by which it is kept.
        let time = Date(timeIntervalSinceReferenceDate: try row.checked(1))
        return Donation(content, of: try row.checked(0), origin: origin, at: time)
    }

    static func contents<Value: JSONRepresentable>(_ type: Value.Type, _ text: Data) throws -> Value {
        do { return try Value(json: JSONValue(text: text)) } catch { throw unreadableContribution(error) }
    }

    private static func unreadableContribution(_ cause: (any Error)? = nil) -> StoreError {
        StoreError(
            .damaged, "the database contains an unreadable contribution of an app; erase all with: errand donations erase",
            cause: cause)
    }

    public func donationCounts(for person: String) async throws -> [String: Int] {
        try await access.read { database in
            var counts: [String: Int] = [:]
            let rows = try Row.fetchCursor(
                database, sql: "SELECT app, COUNT(*) FROM donation WHERE person = ? GROUP BY app", arguments: [person])
            while let row = try rows.next() { counts[try row.checked(0)] = try row.checked(1) as Int }
            return counts
        }
    }

    @discardableResult
    public func eraseDonations(of app: String?, for person: String) async throws -> Int {
        try await access.write { database in
            try database.execute(
                sql: "DELETE FROM donation WHERE person = ?1 AND (?2 IS NULL OR app = ?2)", arguments: [person, app])
            return database.changesCount
        }
    }

    public func uses(of intent: String, by apps: [String], for person: String, limit: Int) async throws -> [String: [Date]] {
        try await access.read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT time FROM donation WHERE person = ? AND use = ? AND app = ? ORDER BY time DESC LIMIT ?")
            var uses: [String: [Date]] = [:]
            for app in apps {
                let times = try Double.fetchAll(statement, arguments: [person, intent, app, max(0, limit)])
                if !times.isEmpty { uses[app] = times.map { Date(timeIntervalSinceReferenceDate: $0) } }
            }
            return uses
        }
    }

    public func supplied(by app: String, for person: String) async throws -> AppContributions {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database, sql: "SELECT kind, content FROM supplied WHERE person = ? AND app = ?", arguments: [person, app])
            var supplied = AppContributions()
            while let row = try rows.next() {
                let json = try Self.contents(JSONValue.self, row.checked(1))
                do { supplied.apply(try SuppliedContribution.contribution(row.checked(0), json)) } catch let error as JSONError {
                    throw Self.unreadableContribution(error)
                }
            }
            return supplied
        }
    }

    public func eraseContributions(of app: String) async throws {
        try await access.write { database in
            for table in ["donation", "supplied", "appointment"] {
                try database.execute(sql: "DELETE FROM \(table) WHERE app = ?", arguments: [app])
            }
        }
    }
}
