public import Judge

/// What is wrong with a simulated conversation, whatever the person wanted.
public enum SimulationProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The app asks for something that the person was not told to want.
    case noValue(parameter: String)
    /// The conversation broke a rule of the dialogue.
    case brokenRule(Rule, finding: String)
    /// It did not end within the person's patience.
    case endless(steps: Int)
    /// The app broke down, or took too long, without a fault that makes it.
    case brokenApp(String)
    /// The test's own check found something.
    case found(String)
    /// The journal or the language pack.
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

    /// Whether a shorter conversation shows the same.
    func isSame(as other: SimulationProblem) -> Bool {
        switch (self, other) {
        case (.brokenRule(let mine, _), .brokenRule(let theirs, _)): mine == theirs
        case (.endless, .endless), (.brokenApp, .brokenApp), (.found, .found), (.other, .other), (.noValue, .noValue): true
        default: false
        }
    }
}
