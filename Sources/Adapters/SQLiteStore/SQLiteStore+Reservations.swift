import GRDB
public import Store

extension SQLiteStore {
    /// Notes which reservations the donation replaces or adds.
    static func putReservations(
        of donation: Donation, as key: Int64, for person: String, _ database: Database
    ) throws {
        for (item, _) in donation.reservations {
            try database.cachedStatement(
                sql: "INSERT OR REPLACE INTO reservation (person, app, item, donation) VALUES (?, ?, ?, ?)"
            ).execute(arguments: [person, donation.app, item, key])
        }
    }

    public func reservations(of person: String) async throws -> [KeptReservation] {
        try await access.read { database in
            var items: [Int64: Set<String>] = [:]
            let known = try Row.fetchCursor(
                database, sql: "SELECT donation, item FROM reservation WHERE person = ?", arguments: [person])
            while let row = try known.next() { items[try row.checked(0), default: []].insert(try row.checked(1)) }
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT app, time, origin, content, key FROM donation
                    WHERE key IN (SELECT donation FROM reservation WHERE person = ?) ORDER BY app, time, key
                    """, arguments: [person])
            var kept: [KeptReservation] = []
            while let row = try rows.next() {
                let (donation, own) = (try Self.donation(row), items[try row.checked(4)] ?? [])
                kept += donation.reservations.filter { own.contains($0.item) }.map {
                    KeptReservation(app: donation.app, reservation: $0.reservation)
                }
            }
            return kept
        }
    }
}
