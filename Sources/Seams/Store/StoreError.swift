public import Foundation

/// An error of a store.
public struct StoreError: Error, Sendable {
    /// An error code. Implementations may define their own.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The entry's sequence number is not the next one: another writer appends to the same conversation.
        public static let sequenceConflict = Code(rawValue: "sequenceConflict")
        /// The conversation belongs to another person.
        public static let otherPerson = Code(rawValue: "otherPerson")
        /// The input is invalid in every implementation.
        public static let invalidInput = Code(rawValue: "invalidInput")
        /// The file is not a database, or its contents are damaged.
        public static let damaged = Code(rawValue: "damaged")
        /// The file is a database of another program.
        public static let foreign = Code(rawValue: "foreign")
        /// The database was written by a newer version of the program.
        public static let newerVersion = Code(rawValue: "newerVersion")
        /// The location is read-only.
        public static let readOnly = Code(rawValue: "readOnly")
        /// The location cannot be opened or created.
        public static let unavailable = Code(rawValue: "unavailable")
        /// There is no space left.
        public static let full = Code(rawValue: "full")
        /// Another process kept the database locked for too long.
        public static let busy = Code(rawValue: "busy")
        /// The store has been closed.
        public static let closed = Code(rawValue: "closed")
        /// Any other failure; see the cause.
        public static let failed = Code(rawValue: "failed")
    }

    /// The error code.
    public let code: Code
    /// What is wrong, where, and what to do next. Contains no personal data.
    public let message: String
    /// The underlying error; `nil` if the store detected the problem itself.
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
