/// A request without a response.
public struct WebFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: String, Sendable {
        /// No response in time.
        case timedOut
        /// The response exceeds the size limit.
        case tooLarge
        /// The server is unreachable or closed the connection.
        case unreachable
        /// The task was cancelled.
        case cancelled
    }

    /// The kind of failure.
    public var code: Code
    /// What happened, where, and what to do next; without the request.
    public var message: String
    public var description: String { message }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
