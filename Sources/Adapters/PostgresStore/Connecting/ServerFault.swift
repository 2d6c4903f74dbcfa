import IntentSchema
import Store

/// What a server, or the way to it, refused; the only place that maps PostgreSQL's errors to `StoreError`.
///
/// Messages of statements are not kept, because they may quote values.
struct ServerFault: Error {
    /// What can be done about it.
    enum Remedy {
        /// The transaction was undone because of others; it may be tried again.
        case again
        /// The connection is of no use any more; another one may be.
        case reconnect
        /// Another connection, after a while: the server starts, or has no room.
        case wait
        case none
    }

    /// The SQLSTATE ("PostgreSQL Documentation", appendix A); `nil` if no server said anything.
    var state: String?
    /// What libpq says about a connection that was not made; contains no secrets.
    var detail: String?
    /// Whether the connection is lost.
    var isLost = false
    /// Whether it was lost while a transaction was being committed, so that the transaction may have been made or not.
    var isWhileCommitting = false

    /// The connection broke without a word of the server.
    static let lost = ServerFault(isLost: true)

    var remedy: Remedy {
        switch state {
        // Undone because of others. Unique keys are violated only by what was added in the meantime: statements that may meet one say so.
        // The same holds for names: a table that another process creates at the same moment is not seen by IF NOT EXISTS.
        case "40001", "40P01", "40003", "23505", "42710", "42P07", "CR000": .again
        // Statements prepared before the schema was changed, or on a server behind a pool of connections that is not this one.
        case "26000", "0A000", "42P05": .reconnect
        case "57P03", "53300": .wait
        case "57P01", "57P02", "57P04", "57P05", "25P03": .reconnect
        case let state?: isLost && !state.hasPrefix("28") && !state.hasPrefix("3D") || state.hasPrefix("08") ? .reconnect : .none
        case nil: isLost ? .reconnect : .none
        }
    }

    /// The error for callers.
    ///
    /// - Parameter place: names the database, without secrets.
    func storeError(_ place: String) -> StoreError {
        if isWhileCommitting {
            return StoreError(
                .unavailable,
                "the connection to \(place) broke while it wrote; whether it has written is unknown. Look before you repeat it",
                cause: self)
        }
        let (code, message) = problem(place)
        return StoreError(code, message, cause: self)
    }

    private func problem(_ place: String) -> (StoreError.Code, String) {
        switch state {
        case "28P01", "28000":
            (
                .unavailable,
                "\(place) refuses the user or the password (\(detail ?? "SQLSTATE \(state ?? "")")); check both in the store's URL, or in "
                    + "~/.pgpass, and the server's pg_hba.conf"
            )
        case "3D000": (.unavailable, "\(place) does not exist; create it (createdb NAME), or name another one in the store's URL")
        case "3F000":
            (.unavailable, "\(place) has none of the schemas of the user's search_path; create one (CREATE SCHEMA NAME)")
        case "42501":
            (
                .readOnly,
                "the user may not use the tables in \(place); grant them what they need (GRANT ... ON SCHEMA, ON ALL TABLES)"
            )
        case "25006":
            (
                .readOnly,
                "\(place) can only be read: it is a standby, or set to be read-only. Name the primary in the store's URL, or add "
                    + "target_session_attrs=read-write where it names several"
            )
        case "53100":
            (.full, "the server of \(place) has no space left; nothing was changed. Free some disk space there and try again")
        case "54000":
            (.invalidInput, "an identifier is too long for \(place), whose indexes keep at most 2,600 bytes; nothing was changed")
        case "53300", "53400":
            (
                .busy,
                "\(place) has no free connection; try again, or raise max_connections there (each process of Errand uses up to 8)"
            )
        case "57014", "55P03", "25P03", "57P05":
            (
                .busy,
                "\(place) took longer than the time-out; nothing was changed. Try again, or look for what keeps its tables locked"
            )
        case "40001", "40P01", "40003", "23505", "CR000":
            (.busy, "others kept changing the same rows in \(place); nothing was changed. Try again")
        case "XX001", "XX002": (.damaged, "\(place) is damaged (SQLSTATE \(state ?? "")); restore a backup")
        case "42P01", "42P07", "42P10", "42703", "42710", "42804", "42883":
            (.foreign, "\(place) has tables of Errand's names that are not as Errand made them; name another database or schema")
        case "22021", "22P05":
            (.failed, "\(place) cannot keep all characters; create it with the encoding UTF8")
        case "57P03": (.unavailable, "the server of \(place) is starting or stopping; try again soon")
        default: unknownProblem(place)
        }
    }

    private func unknownProblem(_ place: String) -> (StoreError.Code, String) {
        if let detail {
            return (.unavailable, "\(place) cannot be reached (\(detail)); check the store's URL, and whether the server runs")
        }
        if remedy == .reconnect {
            return (
                .unavailable,
                "the connection to \(place) broke; nothing was changed. Check whether the server runs, and try again"
            )
        }
        return (.failed, "\(place) refused a request (SQLSTATE \(state ?? "unknown")); try again, and look at the server's log")
    }
}
