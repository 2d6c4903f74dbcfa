import Foundation
import GRDB
import Synchronization

/// The database of Swift Cabs: the fleet, the offers held and the rides.
struct RideStore: Sendable {
    let queue: DatabaseQueue

    /// Opening costs milliseconds, a handler lives for one call: what is open is kept, by path.
    private static let opened = Mutex<[String: DatabaseQueue]>([:])

    /// Opens the database in a folder; where there is none, a new one with the whole fleet in it.
    static func open(in folder: URL) throws -> RideStore {
        let path = folder.appendingPathComponent("rides.sqlite").path
        return try opened.withLock { opened in
            if let queue = opened[path], FileManager.default.fileExists(atPath: path) { return RideStore(queue: queue) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = RideStore(queue: try DatabaseQueue(path: path, configuration: configuration))
            try migrator.migrate(store.queue)
            opened[path] = store.queue
            return store
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        // The app and its extension may both have it open.
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        return configuration
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("fleet and rides") { database in
            try createTables(in: database)
            for driver in FleetRoster.drivers { try driver.insert(database) }
            try database.execute(
                sql: "INSERT INTO rider (id, lastSeen, seenAt) VALUES (1, ?, 0)", arguments: [try encoded(firstSeen)])
        }
        return migrator
    }

    private static func createTables(in database: Database) throws {
        try database.create(table: "driver") { table in
            table.primaryKey("id", .integer)
            for column in ["givenName", "familyName", "phoneNumber", "rating", "make", "model", "product"] {
                table.column(column, .text).notNull()
            }
            table.column("registration", .text).notNull().unique()
            table.column("homeLatitude", .double).notNull()
            table.column("homeLongitude", .double).notNull()
            table.column("restBlock", .integer).notNull()
        }
        try database.create(table: "ride") { table in
            table.autoIncrementedPrimaryKey("number")
            table.column("operation", .text).notNull().unique()
            table.column("driver", .integer).notNull().references("driver")
            table.column("dispatch", .double).notNull().indexed()
            table.column("dropOff", .double).notNull().indexed()
            table.column("cancelled", .double)
            table.column("body", .text).notNull()
        }
        try database.create(table: "offer") { table in
            table.primaryKey("operation", .text)
            table.column("body", .text).notNull()
        }
        try database.create(table: "rider") { table in
            table.primaryKey("id", .integer)
            table.column("lastSeen", .text).notNull()
            table.column("seenAt", .double).notNull()
        }
    }

    /// Where the demonstration's rider was when the app was last open.
    private static let firstSeen = Place(
        name: "Ferry Building", street: "1 Ferry Building", locality: "San Francisco",
        point: GeoPoint(latitude: 37.7955, longitude: -122.3937))

    static func encoded(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    static func decoded<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
