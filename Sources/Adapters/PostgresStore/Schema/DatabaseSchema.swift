import Store

/// The tables of the store, and their migrations.
///
/// The version is a row of the table `errand_schema`, which a migration locks first, so that of two processes one migrates and the other finds
/// the result. A released migration is never edited; a schema change is a new migration. Each can be repeated, for databases that do not undo
/// changes of tables.
enum DatabaseSchema {
    /// What the rows of `errand_schema` call the program.
    private static let application = "Errand"

    /// The statements from each version to the next.
    private static let steps: [[String]] = [version1, version2, version3, version4]

    /// The version that this program writes.
    static var version: Int { steps.count }

    /// Checks the database, and creates or migrates its tables.
    ///
    /// - Parameter place: names the database in messages.
    /// - Throws: `StoreError` with `foreign` or `newerVersion`, before anything is changed, or another.
    static func prepare(_ worker: Worker, _ place: String) throws {
        let known = try worker.perform(.single, isOpening: true) { try version(of: $0, place) }
        guard known < version else { return }
        try worker.perform(.migrating) { connection in
            try connection.execute(
                "CREATE TABLE IF NOT EXISTS errand_schema (application text PRIMARY KEY, version bigint NOT NULL)")
            try connection.run(
                "INSERT INTO errand_schema (application, version) VALUES ($1, 0) ON CONFLICT (application) DO NOTHING",
                [application], once: true)
        }
        try worker.perform(.migrating) { try migrate($0, place) }
    }

    private static func migrate(_ connection: ServerConnection, _ place: String) throws {
        // As long as it takes, also for the process that waits for another one.
        try connection.execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        let rows = try connection.run(
            "SELECT version FROM errand_schema WHERE application = $1 FOR UPDATE", [application], once: true)
        let known = try checked(rows.first?.checked(0) ?? 0, place)
        guard known < version else { return }
        for statement in steps[known...].joined() { try connection.execute(statement) }
        try connection.run(
            "UPDATE errand_schema SET version = $2 WHERE application = $1", [application, version], once: true)
    }

    // MARK: Checking

    /// The version of the database, 0 for an empty one.
    private static func version(of connection: ServerConnection, _ place: String) throws -> Int {
        let setting = try connection.run("SELECT current_schema(), current_setting('server_encoding')", once: true)
        guard let row = setting.first, try row.optional(0, as: String.self) != nil else { throw ServerFault(state: "3F000") }
        guard try row.checked(1) == "UTF8" else { throw ServerFault(state: "22021") }
        let tables = try connection.run(
            """
            SELECT relname FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = current_schema() AND relkind IN ('r', 'v', 'm', 'f', 'p')
            """, once: true)
        let names = try Set(tables.map { try $0.checked(0, as: String.self) })
        guard names.contains("errand_schema") else {
            guard let taken = names.first(where: { tableNames.contains($0) }) else { return 0 }
            throw foreign(taken, place)
        }
        let versions = try connection.run("SELECT application, version FROM errand_schema", once: true)
        guard try versions.allSatisfy({ try $0.checked(0) == application }) else { throw foreign("errand_schema", place) }
        return try checked(versions.first?.checked(1) ?? 0, place)
    }

    private static func foreign(_ table: String, _ place: String) -> StoreError {
        StoreError(
            .foreign,
            "\(place) has a table '\(table)' of another program and was not changed. Name another database in the store's URL, or another "
                + "schema with ?options=-csearch_path%3DNAME")
    }

    private static func checked(_ known: Int, _ place: String) throws -> Int {
        guard known >= 0 else { throw foreign("errand_schema", place) }
        guard known <= version else {
            throw StoreError(
                .newerVersion,
                "\(place) was written by a newer version of Errand (format \(known); this version supports \(version)) and was not changed. "
                    + "Update Errand or choose another store")
        }
        return known
    }

    /// The names of the tables besides `errand_schema`.
    static let tableNames: Set<String> = Set(
        steps.joined().compactMap { $0.firstMatch(of: #/CREATE TABLE IF NOT EXISTS (\w+)/#).map { String($0.output.1) } })
}
