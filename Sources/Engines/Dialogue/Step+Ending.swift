import IntentSchema

// Ways in which the person ends what is open without having it done.
extension Step {
    /// The person does not want the open request now.
    mutating func postponed(_ phase: Phase) -> Phase {
        if let request = phase.request { return end(.postponed, request) }
        if let intent = phase.prompt?.intent { say(.outcome(Outcome(kind: .postponed, intent: intent))) }
        return .idle
    }

    /// Drops what is open, what waits and what was set aside, all at once.
    mutating func giveUpAll() -> Phase {
        trigger = .giveUpAll
        say(.gaveUpAll(count: dropAll(state.phase)))
        return .idle
    }

    /// The person says goodbye while a question is open: what is open ends, and nothing is done.
    mutating func parted(_ phase: Phase) -> Phase {
        say(.gaveUpAll(count: dropAll(phase)))
        say(.parted)
        return .idle
    }

    /// Drops the open phase, what waits and what was set aside; their number.
    private mutating func dropAll(_ phase: Phase) -> Int {
        let open = phase.prompt == nil ? 0 : 1
        let count = open + state.suspended.count + state.queued.count
        explain("\(count) requests are dropped: \(open) open, \(state.suspended.count) set aside, \(state.queued.count) waiting")
        state.suspended = []
        state.queued = []
        return count
    }
}
