import Store

/// A URL of a database, which may hold a password.
struct PostgresURL: Sendable {
    /// The schemes of URLs of PostgreSQL.
    static let schemes = ["postgres", "postgresql"]

    /// The URL as given, for libpq alone.
    let text: String
    /// Names the database in messages, without the user's name and the password.
    let place: String

    /// Takes a URL apart as far as is needed to name the database.
    ///
    /// - Throws: `StoreError` with `unavailable`, which does not quote the URL.
    init(_ text: String) throws(StoreError) {
        guard let scheme = text.range(of: "://"), Self.schemes.contains(String(text[..<scheme.lowerBound])), !text.contains("\0")
        else {
            throw Self.malformed("it does not begin with postgres://")
        }
        let rest = text[scheme.upperBound...]
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        let signs = rest.indices.filter { rest[$0] == "@" }
        // Where a password has these signs, libpq would take parts of it for the host, and name them in its messages.
        guard signs.count <= 1, signs.allSatisfy({ $0 < end }), !rest.contains("#") else {
            throw Self.malformed("'@', '/', '?' and '#' in names and passwords are written %40, %2F, %3F and %23")
        }
        self.text = text
        let authority = rest[..<end]
        let hosts = authority[(signs.first.map(rest.index(after:)) ?? rest.startIndex)...]
        let path = rest[end...]
        let query = path.firstIndex(of: "?").map { path[path.index(after: $0)...] } ?? ""
        let parameters = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        func parameter(_ name: String) -> String? {
            parameters.last { $0.count == 2 && $0[0] == name }?[1].removingPercentEncoding
        }
        let named = path.prefix { $0 != "?" }.drop { $0 == "/" }
        let database = parameter("dbname") ?? String(named).removingPercentEncoding ?? ""
        let host = parameter("host") ?? String(hosts).removingPercentEncoding ?? ""
        place = "the database\(database.isEmpty ? "" : " '\(database)'") at \(host.isEmpty ? "the usual socket" : "'\(host)'")"
    }

    /// The URL with its passwords replaced, to show it.
    static func redacted(_ text: String) -> String {
        guard let scheme = text.range(of: "://") else { return text }
        var shown = text
        // Up to the last sign that could end a password.
        if let end = text.lastIndex(of: "@"), let colon = text[scheme.upperBound..<end].firstIndex(of: ":") {
            shown.replaceSubrange(text.index(after: colon)..<end, with: "***")
        }
        return shown.replacing(#/(?i)\b(password|sslpassword)=[^&]*/#) { "\($0.output.1)=***" }
    }

    static func malformed(_ why: String) -> StoreError {
        StoreError(
            .unavailable,
            "the URL of the store cannot be understood: \(why); write postgres://USER:PASSWORD@HOST:PORT/DATABASE?sslmode=verify-full, or "
                + "leave the password to ~/.pgpass")
    }
}
