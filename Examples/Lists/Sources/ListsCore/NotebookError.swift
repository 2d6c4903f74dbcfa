/// Why Inkwell cannot do what it was asked for.
public struct NotebookError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// There is no such list, task or note.
        case notFound
        /// A title is empty.
        case titleMissing
        /// There is a list of that name.
        case listExists
        /// The task repeats in a way that cannot be reckoned with.
        case unknownRecurrence
        case unreadableFile
        /// The folder cannot be read or written.
        case storage
    }

    public var code: Code
    /// What, where and what to do next; without personal details.
    public var message: String
    /// What the file system said; `nil` for everything else.
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
