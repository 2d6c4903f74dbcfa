/// An expectation that a conversation did not meet: what was expected, what came, and the conversation up to there.
public struct ExpectationFailure: Error, CustomStringConvertible, Sendable {
    /// Where the expectation stands.
    public let location: String
    public let expected: String
    public let actual: String
    /// The conversation so far, a line each.
    public let transcript: [String]

    public var description: String {
        """
        \(location): expected \(expected)
          but got \(actual)
        the conversation so far:
        \(transcript.map { "  \($0)" }.joined(separator: "\n"))
        """
    }
}
