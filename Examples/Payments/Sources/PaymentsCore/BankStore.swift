import Foundation
import GRDB
import Synchronization

/// The database of Pocket Bank: the ledger, the directory of payees, bills and requests.
struct BankStore: Sendable {
    let queue: DatabaseQueue

    /// Opening costs milliseconds, a handler lives for one call: what is open is kept, by path.
    private static let opened = Mutex<[String: DatabaseQueue]>([:])

    /// Opens the database in a folder; where there is none, a new one with the demonstration's customer in it.
    static func open(in folder: URL, at instant: Date) throws -> BankStore {
        let path = folder.appendingPathComponent("bank.sqlite").path
        return try opened.withLock { opened in
            if let queue = opened[path], FileManager.default.fileExists(atPath: path) { return BankStore(queue: queue) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = BankStore(queue: try DatabaseQueue(path: path, configuration: configuration))
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
        migrator.registerMigration("ledger, payees, bills and requests") { database in
            try Ledger.createTables(in: database)
            try createTables(in: database)
            try DemonstrationCustomer.fill(database, at: instant)
        }
        return migrator
    }

    private static func createTables(in database: Database) throws {
        try database.create(table: "payee") { table in
            table.primaryKey("id", .text)
            table.column("handle", .text).notNull().unique()
            table.column("body", .text).notNull()
        }
        try database.create(table: "bill") { table in
            table.primaryKey("id", .integer)
            table.column("due", .double).notNull()
            table.column("body", .text).notNull()
        }
        try database.create(table: "request") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("operation", .text).notNull().unique()
            table.column("body", .text).notNull()
        }
    }

    static func payees(in database: Database) throws -> [Payee] {
        try String.fetchAll(database, sql: "SELECT body FROM payee ORDER BY id").map { try decoded(Payee.self, from: $0) }
    }

    static func insert(_ payee: Payee, in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO payee (id, handle, body) VALUES (?, ?, ?)",
            arguments: [payee.id, Payee.normalized(payee.handle), try encoded(payee)])
    }

    /// In order of due date.
    static func bills(in database: Database) throws -> [Bill] {
        try String.fetchAll(database, sql: "SELECT body FROM bill ORDER BY due, id").map { try decoded(Bill.self, from: $0) }
    }

    static func save(_ bill: Bill, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO bill (id, due, body) VALUES (?, ?, ?)",
            arguments: [bill.id, bill.due.timeIntervalSince1970, try encoded(bill)])
    }

    static func request(operation: String, in database: Database) throws -> MoneyRequest? {
        let body = try String.fetchOne(database, sql: "SELECT body FROM request WHERE operation = ?", arguments: [operation])
        return try body.map { try decoded(MoneyRequest.self, from: $0) }
    }

    static func insert(_ request: MoneyRequest, operation: String, in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO request (operation, body) VALUES (?, ?)", arguments: [operation, try encoded(request)])
    }

    static func encoded(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    static func decoded<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
