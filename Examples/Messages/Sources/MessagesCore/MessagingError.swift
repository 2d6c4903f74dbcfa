/// Why Pigeon cannot do what it was asked for.
public struct MessagingError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        case noRecipients, recipientHasNoAccount, contentMissing, contentTooLong
        case messageNotFound, notOwnMessage, pastTimeLimit, tooManyResults
        /// The database cannot be read or written.
        case storage
    }

    public var code: Code
    /// What, where and what to do next; without personal details.
    public var message: String
    /// What the database said; `nil` for everything else.
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
