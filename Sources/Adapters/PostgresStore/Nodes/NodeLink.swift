import Foundation
import Store

/// A node's connection to the database: keeps its row, tells and hears.
struct NodeLink {
    let connection: ServerConnection
    /// Whether the database passes notifications on. Some that speak PostgreSQL's protocol do not.
    let hears: Bool
    private let node: String
    private let seconds: Double
    /// Notifications are of the whole database, which may have stores in several schemas.
    private let schema: String

    private static let channel = "errand_news"
    /// Between the parts of a payload.
    private static let separator: Character = "\u{1F}"
    /// How long the rows of nodes stay that run no longer, in seconds.
    private static let longestKept = 86_400

    init(_ node: String, _ url: PostgresURL, _ options: PostgresStore.Options) throws {
        self.node = node
        seconds = options.leaseSeconds
        connection = try ServerConnection(url, options)
        schema = try connection.run("SELECT current_schema()", once: true).first?.checked(0) ?? ""
        // A row that is lost is made again.
        try connection.execute("SET synchronous_commit TO off")
        hears = try Self.listens(connection)
        // Read by itself: some databases allow no clock in what changes rows on several machines.
        let now: Double = try connection.run("SELECT \(PostgresStore.clock)", once: true).first?.checked(0) ?? 0
        try connection.run("DELETE FROM errand_node WHERE expires < $1", [now - Double(Self.longestKept)], once: true)
        try renew()
    }

    private static func listens(_ connection: ServerConnection) throws -> Bool {
        do {
            try connection.execute("LISTEN \(channel)")
            return true
        } catch let fault as ServerFault where ["0A000", "42601"].contains(fault.state) {
            return false
        }
    }

    /// Has the node count as running for a while longer.
    func renew() throws {
        try connection.run(
            """
            INSERT INTO errand_node (id, expires, lasts)
            VALUES ($1, \(PostgresStore.clock) + $2::double precision, $2::double precision)
            ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, lasts = excluded.lasts
            """, [node, seconds])
    }

    /// Tells the other nodes that these conversations have changed.
    func announce(_ conversations: Set<String>) throws {
        guard hears else { return }
        for conversation in conversations {
            let payload = [schema, node, conversation].joined(separator: String(Self.separator))
            let text = payload.utf8.count <= ServerConnection.longestPayload ? payload : schema
            try connection.run("SELECT pg_notify($1, $2)", [Self.channel, text])
        }
    }

    /// What the other nodes have told.
    func news() throws -> [News] {
        guard hears else { return [] }
        return try connection.notifications().compactMap { payload in
            let parts = payload.split(separator: Self.separator, maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.first.map(String.init) == schema else { return nil }
            guard parts.count == 3 else { return .gap }
            return parts[1] == node ? nil : .written(conversation: String(parts[2]))
        }
    }

    /// Ends the node's presence at once.
    func leave() {
        // Otherwise it ends when the row has not been renewed for long enough.
        _ = try? connection.run("DELETE FROM errand_node WHERE id = $1", [node], once: true)
    }
}
