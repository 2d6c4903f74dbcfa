/// A failed expectation: what was expected, what happened, why, and the conversation so far.
public struct ExpectationFailure: Error, CustomStringConvertible, Sendable {
    /// The file and line of the expectation.
    public let location: String
    /// What was expected.
    public let expected: String
    /// What happened.
    public let actual: String
    /// How the last utterance was read, and the explanations of the turn, one per line.
    public let reasons: [String]
    /// The conversation so far, one line per utterance and message.
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
