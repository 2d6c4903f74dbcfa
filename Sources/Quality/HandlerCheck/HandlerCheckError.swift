/// An error that prevents the check.
public struct HandlerCheckError: Error, Sendable, CustomStringConvertible {
    /// An error code.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A symbol graph cannot be decoded.
        public static let unreadableGraph = Code(rawValue: "unreadableGraph")
        /// No symbol graph declares a handling protocol.
        public static let noInterface = Code(rawValue: "noInterface")
    }

    /// The error code.
    public let code: Code
    /// What is wrong, where, and what to do next.
    public let message: String
    /// The underlying error; `nil` if there is none.
    public let cause: (any Error)?

    public var description: String { message }

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}
