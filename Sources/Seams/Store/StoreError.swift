public import Foundation

/// Why a store could not do what it was asked.
public struct StoreError: Error, Sendable {
    /// A name that programs can compare; implementations may add their own.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The entry's sequence number is not the next one: somebody else writes to the same conversation.
        public static let sequenceConflict = Code(rawValue: "sequenceConflict")
        /// What was given cannot be stored, whoever stores it.
        public static let invalidInput = Code(rawValue: "invalidInput")
        /// The file is no database, or its content is broken.
        public static let damaged = Code(rawValue: "damaged")
        /// The file is a database, but not of this program.
        public static let foreign = Code(rawValue: "foreign")
        /// The database was written by a newer version of the program.
        public static let newerVersion = Code(rawValue: "newerVersion")
        /// The place may be read but not written.
        public static let readOnly = Code(rawValue: "readOnly")
        /// The place cannot be opened or created.
        public static let unavailable = Code(rawValue: "unavailable")
        /// There is no room left.
        public static let full = Code(rawValue: "full")
        /// Another process kept the database locked for longer than the store waits.
        public static let busy = Code(rawValue: "busy")
        /// The store has been closed.
        public static let closed = Code(rawValue: "closed")
        /// Anything else; the cause tells more.
        public static let failed = Code(rawValue: "failed")
    }

    public let code: Code
    /// What is wrong, where, and what to do next. Holds no names, numbers or words of a person.
    public let message: String
    /// The error beneath; `nil` when the store itself found the fault.
    public let cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension StoreError: CustomStringConvertible {
    public var description: String { message }
}

extension StoreError: LocalizedError {
    public var errorDescription: String? { message }
}
