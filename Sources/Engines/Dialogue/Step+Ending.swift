import IntentSchema

// Ending open requests without carrying them out.
extension Step {
    /// Postpones the open request.
    mutating func postponed(_ phase: Phase) -> Phase {
        if let request = phase.request { return end(.postponed, request) }
        if let intent = phase.prompt?.intent { say(.outcome(Outcome(kind: .postponed, intent: intent))) }
        return .idle
    }

    /// Cancels all open, queued and suspended requests.
    mutating func giveUpAll() -> Phase {
        trigger = .giveUpAll
        say(.gaveUpAll(count: dropAll(state.phase)))
        return .idle
    }

    /// The person says goodbye while a question is open: all requests end without effect.
    mutating func parted(_ phase: Phase) -> Phase {
        say(.gaveUpAll(count: dropAll(phase)))
        say(.parted)
        return .idle
    }

    /// Drops the open phase, queued and suspended requests, and returns their number.
    private mutating func dropAll(_ phase: Phase) -> Int {
        let open = phase.prompt == nil ? 0 : 1
        let count = open + state.suspended.count + state.queued.count
        explain("\(count) requests are dropped: \(open) open, \(state.suspended.count) suspended, \(state.queued.count) queued")
        state.suspended = []
        state.queued = []
        return count
    }
}
