public import Dialogue
public import IntentSchema

/// A policy and the source of each of its values.
public struct PolicySettings: Hashable, Sendable {
    /// Who set a value.
    public enum Source: Hashable, Sendable, CustomStringConvertible {
        /// The program's default.
        case standard
        /// The line of the policy file, from 1.
        case file(String, line: Int)

        public var description: String {
            switch self {
            case .standard: "default"
            case .file(let name, let line): "\(name):\(line)"
            }
        }
    }

    /// The effective policy.
    public internal(set) var policy: Policy
    /// The lines that set values, by setting, such as `deadlinesByIntent.INRequestRideIntent.handle`.
    var sources: [String: Source] = [:]

    /// The program's defaults.
    public init(standard: Policy = Policy()) {
        policy = standard
    }

    /// The source of a setting: `attempts`, `deadlines.handle`, `reversals.INRequestRideIntent`, or a set and one of its
    /// members, such as `confirmedIntents.INSendMessageIntent`.
    public func source(of setting: String) -> Source { sources[setting] ?? .standard }

    /// The setting that determines how often a parameter is asked about.
    public func attemptsSetting(for parameter: String, of intent: String) -> String {
        for name in ["\(intent).\(parameter)", parameter] where policy.attemptsByParameter[name] != nil {
            return "attemptsByParameter.\(name)"
        }
        return "attempts"
    }

    /// The setting that determines the deadline of a phase; the phase is `resolve`, `confirm` or `handle`.
    public func deadlineSetting(for phase: String, of intent: String) -> String {
        let own = "deadlinesByIntent.\(intent).\(phase)"
        if sources[own] != nil { return own }
        // An intent that sets only one phase inherits the others from the general deadlines.
        let isStandard =
            policy.deadlinesByIntent[intent] != nil && !sources.keys.contains { $0.hasPrefix("deadlinesByIntent.\(intent).") }
        return isStandard ? own : "deadlines.\(phase)"
    }
}

/// A policy cannot be read. The message says what is wrong, where, and what to write instead.
public typealias PolicyFileError = CodedError<PolicyFileErrorDomain>

/// The domain of `PolicyFileError`.
public enum PolicyFileErrorDomain {}
