public import Foundation

/// Why a file of contact cards could not be read at all.
public struct CardFileError: Error, Sendable {
    /// A name that programs can compare.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file is not there, or is a folder, or may not be read.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The text is not UTF-8 but UTF-16.
        public static let wrongEncoding = Code(rawValue: "wrongEncoding")
    }

    public let code: Code
    /// What is wrong, where, and what to do next.
    public let message: String
    /// The error beneath; `nil` when there is none.
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
