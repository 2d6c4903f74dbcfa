public import Foundation

/// A vCard file cannot be read.
public struct CardFileError: Error, Sendable {
    /// An error code.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file does not exist, is a folder, or has no read permission.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The text is not UTF-8 but UTF-16.
        public static let wrongEncoding = Code(rawValue: "wrongEncoding")
    }

    /// The error code.
    public let code: Code
    /// What is wrong, where, and what to do next.
    public let message: String
    /// The underlying error; `nil` if there is none.
    public let cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension CardFileError: CustomStringConvertible {
    public var description: String { message }
}

extension CardFileError: LocalizedError {
    public var errorDescription: String? { message }
}
