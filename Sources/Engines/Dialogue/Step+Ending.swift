import IntentSchema

// Ending open requests without carrying them out.
extension Step {
    /// Ends the open request, or the question about one that has not begun, as cancelled.
    mutating func cancelled(_ phase: Phase) -> Phase { ended(.cancelled, phase) }

    /// Cancels the open request with what was said in the same breath and waits for it: "forget that" is about all of it.
    mutating func droppedBreath(_ phase: Phase) -> Phase {
        let waiting = phase.request.map { open in state.queued.filter { $0.isSaid(with: open) } } ?? []
        guard !waiting.isEmpty else { return cancelled(phase) }
        state.queued.removeAll(where: waiting.contains)
        explain(.requestsDropped, "\(waiting.count + 1)", "1", "0", "\(waiting.count)")
        say(.gaveUpAll(count: waiting.count + 1))
        return .idle
    }

    /// Postpones the open request.
    mutating func postponed(_ phase: Phase) -> Phase { ended(.postponed, phase) }

    /// Ends a suspended request that was said again meanwhile, and done then.
    mutating func repeated(_ phase: Phase) -> Phase { ended(.repeated, phase) }

    /// Ends all requests, because the person is silent or has left. A request that is being handled is not interrupted.
    mutating func abandoned(_ phase: Phase) -> Phase {
        state.suspended = []
        state.queued = []
        if case .handling = phase { return phase }
        return ended(.abandoned, phase)
    }

    private mutating func ended(_ kind: Outcome.Kind, _ phase: Phase) -> Phase {
        if let request = phase.request { return end(kind, request) }
        if let intent = phase.prompt?.intent { say(.outcome(Outcome(kind: kind, intent: intent))) }
        return .idle
    }

    /// Cancels all open, queued and suspended requests.
    mutating func dropAll(_ phase: Phase) -> Phase {
        let open = phase.prompt == nil ? 0 : 1
        let count = open + state.suspended.count + state.queued.count
        explain(.requestsDropped, "\(count)", "\(open)", "\(state.suspended.count)", "\(state.queued.count)")
        state.suspended = []
        state.queued = []
        say(.gaveUpAll(count: count))
        return .idle
    }

    /// Cancels the suspended and the queued requests of the intent, and repeats the open question; or the open request alone, if it is of the
    /// intent. `nil` if there are none.
    mutating func dropped(_ intent: String, _ phase: Phase) -> Move? {
        if phase.prompt?.intent.type == intent { return Move(on: .stop, to: cancelled(phase)) }
        let waiting = state.queued.filter { $0.hypothesis.intent == intent }
        if !waiting.isEmpty { return dropped(waiting: waiting, phase) }
        let given = state.suspended.filter { $0.about == intent }
        guard !given.isEmpty else { return nil }
        state.suspended.removeAll { $0.about == intent }
        for suspended in given { _ = cancelled(suspended) }
        return Move(on: .repeat, to: repeatQuestion(of: phase))
    }

    /// Cancels these queued requests and repeats the open question.
    mutating func dropped(waiting: [QueuedRequest], _ phase: Phase) -> Move {
        state.queued.removeAll(where: waiting.contains)
        for given in waiting {
            say(.unqueued(Record(given.hypothesis.intent, given.hypothesis.parameters)))
        }
        return Move(on: .repeat, to: repeatQuestion(of: phase))
    }

    /// The person said goodbye while a question was open: all requests end without effect.
    mutating func saidGoodbye(_ phase: Phase) -> Phase {
        let next = dropAll(phase)
        say(.parted)
        return next
    }

    /// The person left: requests and subscriptions end.
    mutating func left(_ phase: Phase) -> Move {
        for followed in state.followed { unsubscribe(from: followed, .updatesEndedWithConversation) }
        return Move(on: .left, to: abandoned(phase))
    }
}
