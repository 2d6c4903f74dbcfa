public import Foundation

/// Why an installed app cannot be used.
public struct AppBundleError: Error, Sendable {
    /// A name that programs can compare.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A file or folder that must be there is not.
        public static let missingFile = Code(rawValue: "missingFile")
        /// A file is there but cannot be read, or is too large.
        public static let unreadable = Code(rawValue: "unreadable")
        /// A file is no property list.
        public static let illFormed = Code(rawValue: "illFormed")
        /// A key that must be there is not.
        public static let missingKey = Code(rawValue: "missingKey")
        /// A value is of another type than its key is for, or empty, or still a build setting such as `$(NAME)`.
        public static let wrongValue = Code(rawValue: "wrongValue")
    }

    public let code: Code
    /// The file, the key where one is at fault, what was found, and what to do next.
    public let message: String
    /// The error beneath; `nil` when there is none.
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
