/// A failed lookup.
public struct NominatimError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: String, Sendable {
        /// The server limits the request rate.
        case tooManyRequests
        /// Too many requests are queued.
        case busy
        /// The server rejected the request, because of its usage policy or a wrong URL.
        case refused
        /// The server reported an error.
        case serverError
        /// The response is not a list of places.
        case unreadableAnswer
        /// The server could not be reached in time.
        case unreachable
    }

    /// The kind of failure.
    public var code: Code
    /// What happened, where, and what to do next; without the query.
    public var message: String
    public var description: String { message }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
