import Foundation
import GRDB

// What is asked of the tables; every function runs inside a transaction of its caller.
extension RideStore {
    static func drivers(of product: RideProduct, in database: Database) throws -> [Driver] {
        try Driver.filter(Column("product") == product.id).order(Column("id")).fetchAll(database)
    }

    /// Everybody's rides from a day before that time on, by driver, cancelled ones too.
    static func jobs(since instant: Date, in database: Database) throws -> [Int: [Timetable]] {
        let yesterday = instant.timeIntervalSince1970 - 86_400
        let rides = try self.rides(where: "dropOff > ? ORDER BY dispatch", [yesterday], in: database)
        return Dictionary(grouping: rides) { $0.offer.driver.id }.mapValues { $0.map(\.timetable) }
    }

    /// Where the driver is, has been since yesterday and will be.
    static func itinerary(of driver: Driver, around instant: Date, in database: Database) throws -> Itinerary {
        Itinerary(motion: driver.motion, jobs: try jobs(since: instant, in: database)[driver.id] ?? [])
    }

    static func ride(operation: String, in database: Database) throws -> Ride? {
        try rides(where: "operation = ?", [operation], in: database).first
    }

    static func ride(id: String, in database: Database) throws -> Ride? {
        guard id.hasPrefix(idPrefix), let number = Int(id.dropFirst(idPrefix.count)) else { return nil }
        return try rides(where: "number = ?", [number], in: database).first
    }

    /// Rides that lie ahead or are under way, the next one first.
    static func activeRides(at instant: Date, in database: Database) throws -> [Ride] {
        let seconds = instant.timeIntervalSince1970
        return try rides(where: "cancelled IS NULL AND dropOff > ? ORDER BY dispatch", [seconds], in: database)
    }

    /// The ride that was completed last between two instants; one that was cancelled does not count.
    static func lastCompleted(from start: Date, to end: Date, in database: Database) throws -> Ride? {
        try rides(
            where: "cancelled IS NULL AND dropOff BETWEEN ? AND ? ORDER BY dropOff DESC LIMIT 1",
            [start.timeIntervalSince1970, end.timeIntervalSince1970], in: database
        ).first
    }

    /// Where the app last saw the rider: where a ride dropped them, or what the app has noted since.
    static func lastSeen(at instant: Date, in database: Database) throws -> Place? {
        guard let row = try Row.fetchOne(database, sql: "SELECT lastSeen, seenAt FROM rider WHERE id = 1") else { return nil }
        let seenAt: Double = row["seenAt"]
        let ride = try lastCompleted(from: Date(timeIntervalSince1970: seenAt), to: instant, in: database)
        return try ride?.offer.request.dropOff ?? decoded(Place.self, from: row["lastSeen"])
    }

    static func setLastSeen(_ place: Place, at instant: Date, in database: Database) throws {
        try database.execute(
            sql: "UPDATE rider SET lastSeen = ?, seenAt = ? WHERE id = 1",
            arguments: [try encoded(place), instant.timeIntervalSince1970])
    }

    static func insert(_ offer: RideOffer, operation: String, booked: Date, in database: Database) throws -> Ride {
        var ride = Ride(id: "", offer: offer, booked: booked)
        try database.execute(
            sql: "INSERT INTO ride (operation, driver, dispatch, dropOff, body) VALUES (?, ?, ?, ?, '')",
            arguments: [
                operation, offer.driver.id, offer.timetable.dispatch.timeIntervalSince1970,
                offer.timetable.dropOff.timeIntervalSince1970,
            ])
        ride.id = "\(idPrefix)\(database.lastInsertedRowID)"
        try update(ride, in: database)
        return ride
    }

    static func update(_ ride: Ride, in database: Database) throws {
        try database.execute(
            sql: "UPDATE ride SET cancelled = ?, body = ? WHERE number = ?",
            arguments: [
                ride.timetable.cancelled?.timeIntervalSince1970, try encoded(ride), Int(ride.id.dropFirst(idPrefix.count)),
            ])
    }

    static func hold(_ offer: RideOffer, operation: String, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO offer (operation, body) VALUES (?, ?)", arguments: [operation, try encoded(offer)])
    }

    static func heldOffer(operation: String, in database: Database) throws -> RideOffer? {
        let body = try String.fetchOne(database, sql: "SELECT body FROM offer WHERE operation = ?", arguments: [operation])
        return try body.map { try decoded(RideOffer.self, from: $0) }
    }

    private static let idPrefix = "SC-"

    private static func rides(where condition: String, _ arguments: StatementArguments, in database: Database) throws -> [Ride] {
        let bodies = try String.fetchAll(database, sql: "SELECT body FROM ride WHERE \(condition)", arguments: arguments)
        return try bodies.map { try decoded(Ride.self, from: $0) }
    }
}
