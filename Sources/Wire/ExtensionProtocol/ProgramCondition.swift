/// How an app's programs do for one person, where they are programs of their own.
public struct ProgramCondition: Hashable, Sendable {
    /// What a call would meet.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// No program runs; the next call starts one.
        case stopped
        /// A program is being started.
        case starting
        /// A program runs.
        case running
        /// The programs have failed too often in a row and are left alone for a while; calls fail at once.
        case resting
    }

    /// What a call would meet.
    public var state: State
    /// The failures since the last success.
    public var failures: Int
    /// How long the programs are still left alone; `nil` unless they rest.
    public var rest: Duration?

    public init(_ state: State, failures: Int = 0, rest: Duration? = nil) {
        self.state = state
        self.failures = failures
        self.rest = rest
    }

    /// The condition of several programs as one: what is wrong with any of them counts.
    public static func joining(_ conditions: [ProgramCondition]) -> ProgramCondition? {
        let order: [State] = [.resting, .starting, .running, .stopped]
        func rank(_ condition: ProgramCondition) -> Int { order.firstIndex(of: condition.state) ?? order.count }
        guard var joined = conditions.min(by: { rank($0) < rank($1) }) else { return nil }
        joined.failures = conditions.map(\.failures).max() ?? 0
        joined.rest = conditions.compactMap(\.rest).max()
        return joined
    }
}
