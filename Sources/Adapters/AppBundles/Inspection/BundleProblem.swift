/// A problem in an app's files.
public struct BundleProblem: Hashable, Sendable, CustomStringConvertible {
    /// How bad a problem is.
    public enum Severity: String, Hashable, Sendable {
        /// The app cannot be installed.
        case error
        /// The app can be installed; something in it may not be as intended.
        case warning
    }

    /// How bad it is.
    public var severity: Severity
    /// The path of the file or folder.
    public var file: String
    /// What is wrong, where, and what to do.
    public var message: String

    public var description: String { message }

    public init(_ severity: Severity, file: String, message: String) {
        self.severity = severity
        self.file = file
        self.message = message
    }
}
