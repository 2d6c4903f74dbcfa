public import Judge

/// A problem of a simulated conversation, independent of its goal.
public enum SimulationProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app asks for a parameter for which the person has no value.
    case noValue(parameter: String)
    /// The conversation broke a rule of the dialogue.
    case brokenRule(Rule, finding: String)
    /// It did not end within the person's patience.
    case endless(steps: Int)
    /// The app failed or took too long without an injected fault.
    case brokenApp(String)
    /// The test's own check found something.
    case found(String)
    /// A problem of the journal or the language pack.
    case other(String)

    public var description: String {
        switch self {
        case .noValue(let parameter):
            "the app asks for \(parameter), for which the simulated person has no words; add them under 'values'"
        case .brokenRule(let rule, let finding): "a rule of the dialogue is broken: \(rule.rawValue): \(finding)"
        case .endless(let steps): "the conversation did not end within \(steps) steps"
        case .brokenApp(let message): "the app failed: \(message)"
        case .found(let text): text
        case .other(let text): text
        }
    }

    /// Whether both are the same problem, so that a shorter conversation shows it as well.
    func isSame(as other: SimulationProblem) -> Bool {
        switch (self, other) {
        case (.brokenRule(let mine, _), .brokenRule(let theirs, _)): mine == theirs
        case (.endless, .endless), (.brokenApp, .brokenApp), (.found, .found), (.other, .other), (.noValue, .noValue): true
        default: false
        }
    }
}
