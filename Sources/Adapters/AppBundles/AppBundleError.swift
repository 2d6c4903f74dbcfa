public import Foundation

/// An error in an app's property lists.
public struct AppBundleError: Error, Sendable {
    /// An error code.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A required file or folder is missing.
        public static let missingFile = Code(rawValue: "missingFile")
        /// A file cannot be read or is too large.
        public static let unreadable = Code(rawValue: "unreadable")
        /// A file is not a property list.
        public static let illFormed = Code(rawValue: "illFormed")
        /// A required key is missing.
        public static let missingKey = Code(rawValue: "missingKey")
        /// A value has the wrong type, is empty, or is an unsubstituted build setting such as `$(NAME)`.
        public static let wrongValue = Code(rawValue: "wrongValue")
    }

    /// The error code.
    public let code: Code
    /// The file, the key, what was found, and what to do next.
    public let message: String
    /// The underlying error; `nil` if there is none.
    public let cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension AppBundleError: CustomStringConvertible {
    public var description: String { message }
}

extension AppBundleError: LocalizedError {
    public var errorDescription: String? { message }
}
