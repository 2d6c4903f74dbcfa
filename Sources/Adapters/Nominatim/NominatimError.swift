/// Why places could not be looked up.
public struct NominatimError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// The server asks for fewer requests.
        case tooManyRequests
        /// So many requests wait that this one would come too late.
        case busy
        /// The server refuses: its usage policy, or the address, is not met.
        case refused
        /// The server has trouble of its own.
        case serverError
        /// What it answered is no list of places.
        case unreadableAnswer
        /// It could not be reached in time.
        case unreachable
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
