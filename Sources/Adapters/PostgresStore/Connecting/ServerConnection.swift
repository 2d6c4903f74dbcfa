import Foundation
import LazyPostgres
import Store

/// A connection to a server. Used by one thread alone.
final class ServerConnection {
    let handle: OpaquePointer
    /// The names of prepared statements, by their text.
    private var prepared: [String: String] = [:]
    /// Beyond this many, statements are sent as they are.
    private static let mostPrepared = 200

    /// Connects. Blocks.
    ///
    /// - Throws: `StoreError` with `unavailable` if libpq is missing or cannot parse the URL, `ServerFault` if there is no connection.
    init(_ url: PostgresURL, _ options: PostgresStore.Options) throws {
        guard lazy_pq_is_available() else { throw Self.noLibrary }
        guard lazy_pq_can_parse(url.text) else { throw PostgresURL.malformed("libpq cannot parse it") }
        handle = try Self.connected(to: url, options)
        do {
            try setUp(options)
        } catch {
            lazy_pq_finish(handle)
            throw error
        }
    }

    deinit { lazy_pq_finish(handle) }

    private static var noLibrary: StoreError {
        StoreError(
            .unavailable,
            "stores in PostgreSQL need its client library libpq (version 5), which is not installed here; install it (Debian, Ubuntu: "
                + "apt-get install libpq5; Fedora: libpq; Arch: postgresql-libs; Alpine: libpq), or choose another store")
    }

    // MARK: Connecting

    private static func connected(to url: PostgresURL, _ options: PostgresStore.Options) throws -> OpaquePointer {
        // What stands before `dbname` can be given otherwise by the URL.
        let settings = [
            ("fallback_application_name", "errand"), ("connect_timeout", "\(options.connectTimeoutSeconds)"),
            // A machine that is gone is noticed within half a minute.
            ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
            ("dbname", url.text), ("client_encoding", "UTF8"),
        ]
        let made = withTexts(settings.map(\.0)) { keywords in
            withTexts(settings.map(\.1)) { values in lazy_pq_connect(keywords, values) }
        }
        guard let made else { throw ServerFault(detail: "there is no memory left", isLost: true) }
        if lazy_pq_status(made) == LAZY_PQ_CONNECTION_OK { return made }
        defer { lazy_pq_finish(made) }
        throw fault(of: made)
    }

    /// Why there is no connection.
    private static func fault(of connection: OpaquePointer) -> ServerFault {
        let detail = message(of: connection)
        var fault = ServerFault(detail: detail, isLost: true)
        // libpq does not give the SQLSTATE of a server that refuses, but writes it into the message where it is told to be verbose.
        guard detail.contains("FATAL") else { return fault }
        _ = lazy_pq_set_error_verbosity(connection, LAZY_PQ_VERBOSE)
        lazy_pq_reset(connection)
        fault.state = message(of: connection).firstMatch(of: #/FATAL: +([0-9A-Z]{5}):/#).map { String($0.output.1) }
        return fault
    }

    private static func message(of connection: OpaquePointer) -> String {
        let text = lazy_pq_error_message(connection).map { String(cString: $0) } ?? ""
        return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
    }

    private func setUp(_ options: PostgresStore.Options) throws {
        // Where the role, the database or the URL sets a time-out, that counts.
        let limits = [
            ("statement_timeout", options.statementTimeoutSeconds), ("lock_timeout", options.lockTimeoutSeconds),
            ("idle_in_transaction_session_timeout", options.stalledTransactionSeconds),
        ]
        for (name, seconds) in limits {
            try run(
                "SELECT set_config($1, $2, false) WHERE current_setting($1) IN ('0', '0s')", [name, "\(seconds * 1000)"],
                once: true)
        }
    }

    // MARK: Statements

    /// Runs a statement with its parameters.
    ///
    /// - Parameter sql: the same text again is prepared once, unless it is the text of one that runs once.
    /// - Throws: `ServerFault`, or `StoreError` with `invalidInput` for a text that contains NUL.
    @discardableResult
    func run(_ sql: String, _ values: [(any ColumnValue)?] = [], once: Bool = false) throws -> Rows {
        let parameters = values.map { $0?.parameter ?? .null }
        for case .text(let text) in parameters { try StoreInput.check(text, "a text for the database") }
        let name = once ? nil : try name(of: sql)
        return try withParameters(parameters) { count, values, lengths, formats in
            if let name { return try checked(lazy_pq_exec_prepared(handle, name, count, values, lengths, formats)) }
            return try checked(lazy_pq_exec_params(handle, sql, count, values, lengths, formats))
        }
    }

    /// Runs statements without parameters.
    @discardableResult
    func execute(_ sql: String) throws -> Rows { try checked(lazy_pq_exec(handle, sql)) }

    /// The name of a prepared statement; `nil` if there are too many.
    private func name(of sql: String) throws -> String? {
        if let known = prepared[sql] { return known }
        guard prepared.count < Self.mostPrepared else { return nil }
        let name = "errand\(prepared.count)"
        _ = try checked(lazy_pq_prepare(handle, name, sql))
        prepared[sql] = name
        return name
    }

    private func checked(_ result: OpaquePointer?) throws -> Rows {
        guard let result else { throw ServerFault.lost }
        let status = lazy_pq_result_status(result)
        if status == LAZY_PQ_COMMAND_OK || status == LAZY_PQ_TUPLES_OK { return Rows(result) }
        defer { lazy_pq_clear(result) }
        let state = lazy_pq_result_error_field(result, LAZY_PQ_SQLSTATE).map { String(cString: $0) }
        // What has no SQLSTATE is not from the server: libpq could not send or receive.
        throw ServerFault(state: state, isLost: state == nil || lazy_pq_status(handle) != LAZY_PQ_CONNECTION_OK)
    }
}
