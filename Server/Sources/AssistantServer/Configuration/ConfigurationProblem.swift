/// A mistake in the configuration of the server.
public struct ConfigurationProblem: Sendable, Equatable, CustomStringConvertible {
    /// Where it is: a file and a line, a variable, or an option.
    public var place: String
    /// What is wrong, and what to write instead.
    public var text: String

    public var description: String { "\(place): \(text)" }
}

/// A configuration with mistakes; none of it is used.
public struct ConfigurationError: Error, CustomStringConvertible {
    /// At least one.
    public var problems: [ConfigurationProblem]

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
