import Foundation
import GRDB
import Synchronization

/// The database of Stride: workouts and what was done to them.
struct WorkoutStore: Sendable {
    let queue: DatabaseQueue

    /// Opening costs milliseconds, a handler lives for one call: what is open is kept, by path.
    private static let opened = Mutex<[String: DatabaseQueue]>([:])

    /// Opens the database in a folder, or makes one there.
    static func open(in folder: URL) throws -> WorkoutStore {
        let path = folder.appendingPathComponent("workouts.sqlite").path
        return try opened.withLock { opened in
            if let queue = opened[path], FileManager.default.fileExists(atPath: path) { return WorkoutStore(queue: queue) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = WorkoutStore(queue: try DatabaseQueue(path: path, configuration: configuration))
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
        migrator.registerMigration("workouts") { database in
            try database.create(table: "workout") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("isOver", .boolean).notNull().defaults(to: false)
                table.column("body", .text).notNull()
            }
            // At most one workout is under way.
            try database.execute(sql: "CREATE UNIQUE INDEX one_under_way ON workout (isOver) WHERE isOver = 0")
            try database.create(table: "deed") { table in
                table.primaryKey("operation", .text)
                table.column("workout", .integer).notNull().references("workout")
            }
        }
        return migrator
    }

    static func current(in database: Database) throws -> Workout? {
        try workout(where: "isOver = 0", [], in: database)
    }

    static func latest(in database: Database) throws -> Workout? {
        try workout(where: "1 ORDER BY id DESC LIMIT 1", [], in: database)
    }

    /// The workout that the operation started or changed; `nil` when it did nothing yet.
    static func workout(of operation: String, in database: Database) throws -> Workout? {
        try workout(where: "id = (SELECT workout FROM deed WHERE operation = ?)", [operation], in: database)
    }

    static func insert(_ plan: WorkoutPlan, at instant: Date, in database: Database) throws -> Workout {
        try database.execute(sql: "INSERT INTO workout (body) VALUES ('')")
        let workout = Workout(id: Int(database.lastInsertedRowID), plan: plan, state: .running, started: instant)
        try update(workout, in: database)
        return workout
    }

    static func update(_ workout: Workout, in database: Database) throws {
        let body = String(decoding: try JSONEncoder().encode(workout), as: UTF8.self)
        try database.execute(
            sql: "UPDATE workout SET isOver = ?, body = ? WHERE id = ?", arguments: [workout.isOver, body, workout.id])
    }

    static func note(_ operation: String, on workout: Workout, in database: Database) throws {
        try database.execute(sql: "INSERT INTO deed (operation, workout) VALUES (?, ?)", arguments: [operation, workout.id])
    }

    private static func workout(
        where condition: String, _ arguments: StatementArguments, in database: Database
    ) throws -> Workout? {
        let body = try String.fetchOne(database, sql: "SELECT body FROM workout WHERE \(condition)", arguments: arguments)
        return try body.map { try JSONDecoder().decode(Workout.self, from: Data($0.utf8)) }
    }
}
