import Foundation
import GRDB
import Synchronization

/// The database of Pigeon: people, conversations and messages.
struct MessageStore: Sendable {
    let queue: DatabaseQueue

    /// Opening costs milliseconds, a handler lives for one call: what is open is kept, by path.
    private static let opened = Mutex<[String: DatabaseQueue]>([:])

    /// Opens the database in a folder; where there is none, a new one with some conversations in it.
    static func open(in folder: URL, at instant: Date) throws -> MessageStore {
        let path = folder.appendingPathComponent("messages.sqlite").path
        return try opened.withLock { opened in
            if let queue = opened[path], FileManager.default.fileExists(atPath: path) { return MessageStore(queue: queue) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = MessageStore(queue: try DatabaseQueue(path: path, configuration: configuration))
            try migrator(at: instant).migrate(store.queue)
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

    private static func migrator(at instant: Date) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("people, conversations and messages") { database in
            try createTables(in: database)
            try DemonstrationPost.fill(database, at: instant)
        }
        migrator.registerMigration("a parrot") { database in _ = try MessageStore.known(.parrot, in: database) }
        return migrator
    }

    private static func createTables(in database: Database) throws {
        try database.create(table: "person") { table in
            table.primaryKey("id", .text)
            table.column("handle", .text).notNull().unique()
            table.column("body", .text).notNull()
        }
        try database.create(table: "conversation") { table in
            table.autoIncrementedPrimaryKey("id")
            // The members' identifiers in order, so that the same people always meet in the same conversation.
            table.column("circle", .text).notNull()
            table.column("name", .text)
            table.uniqueKey(["circle", "name"])
        }
        try database.create(table: "member") { table in
            table.column("conversation", .integer).notNull().references("conversation")
            table.column("person", .text).notNull().references("person")
            table.primaryKey(["conversation", "person"])
        }
        try database.create(table: "message") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("operation", .text).unique()
            table.column("conversation", .integer).notNull().indexed().references("conversation")
            table.column("sender", .text).notNull().references("person")
            table.column("content", .text).notNull()
            table.column("sent", .double).notNull().indexed()
            table.column("isRead", .boolean).notNull()
            table.column("isFlagged", .boolean).notNull().defaults(to: false)
            table.column("edited", .double)
            table.column("unsent", .double)
        }
    }
}
