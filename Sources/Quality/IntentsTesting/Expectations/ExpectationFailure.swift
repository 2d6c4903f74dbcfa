/// An expectation that a conversation did not meet: what was expected, what came, why, and the conversation up to there.
public struct ExpectationFailure: Error, CustomStringConvertible, Sendable {
    /// Where the expectation stands.
    public let location: String
    public let expected: String
    public let actual: String
    /// How the last thing said was read, and why things went as they went; a line each.
    public let reasons: [String]
    /// The conversation so far, a line each.
    public let transcript: [String]

    public var description: String {
        let why = reasons.isEmpty ? "" : "\n  because\n" + reasons.map { "    \($0)" }.joined(separator: "\n")
        return """
            \(location): expected \(expected)
              but got \(actual)\(why)
            the conversation so far:
            \(transcript.map { "  \($0)" }.joined(separator: "\n"))
            """
    }
}
