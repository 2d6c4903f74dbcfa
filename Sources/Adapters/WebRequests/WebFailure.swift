/// Why a request over the network brought no answer.
public struct WebFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// No answer in time.
        case timedOut
        /// The answer is longer than is read.
        case tooLarge
        /// Nobody answers at the address, or the connection broke.
        case unreachable
        case cancelled
    }

    public var code: Code
    /// What, where and what to do next; without what was asked.
    public var message: String
    public var description: String { message }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
