public import Foundation

/// An error of one part of Errand, identified by its domain: a code to distinguish errors in code, and a message for people.
///
///     public enum StoreErrorDomain {}
///     public typealias StoreError = CodedError<StoreErrorDomain>
///     extension CodedError.Code where Domain == StoreErrorDomain {
///         public static var full: Self { Self(rawValue: "full") }
///     }
public struct CodedError<Domain>: LocalizedError, CustomStringConvertible, Sendable {
    /// An error code. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Any other error.
        public static var failed: Self { Self(rawValue: "failed") }
    }

    /// The error code.
    public let code: Code
    /// What is wrong, where, and what to do next. Contains no personal data.
    public let message: String
    /// The underlying error; `nil` if there is none.
    public let cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// An error that callers need not distinguish from others of its domain.
    public init(_ message: String) { self.init(.failed, message) }

    public var description: String { message }
    public var errorDescription: String? { message }
}
