/// Why a message, or the whole connection, is unusable.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, where, and what to do next. Contains no personal data.
    public let message: String
    public var description: String { message }

    package init(_ message: String) { self.message = message }

    /// A field of a message that is missing or has a value that this version does not know.
    static func field(_ name: String, _ problem: String) -> WireError {
        WireError("the field \(name) of a message \(problem); see extension.proto for what it may hold")
    }
}
