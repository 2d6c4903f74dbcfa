/// Why Corner Table cannot do what it was asked for.
public struct TableError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// The restaurant is not in the guide, or not told apart from others.
        case restaurantNotClear
        /// The time is over, outside of the opening hours, too far ahead, or all tables for the party are taken.
        case timeNotFree
        /// The guide or the reservations cannot be read or written.
        case storage
    }

    public var code: Code
    /// What, where and what to do next; without personal details.
    public var message: String
    /// What the file system or the decoder said; `nil` for everything else.
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
