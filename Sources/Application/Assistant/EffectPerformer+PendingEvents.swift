import Dialogue
import ExtensionProtocol
import IntentSchema

extension EffectPerformer {
    /// Removes and returns the oldest pending event that did not come from an utterance: outcomes first, then updates, then timers
    /// that are due; `nil` if there is none.
    func nextPendingEvent() -> Event.Kind? {
        let operations = Set(state.pending.compactMap(\.request.operation))
        if let (operation, reply) = apps.inbox.takeOutcome(of: operations),
            let pending = state.pending.first(where: { $0.request.operation == operation })
        {
            return .answered(call: pending.call, reply)
        }
        if let (request, response) = nextUpdate() { return .updated(request: request, response) }
        return takeTimer().map { .elapsed(timer: $0) }
    }

    /// The next update that differs from the previous one.
    private func nextUpdate() -> (request: String, response: Record?)? {
        let followed = Dictionary(state.followed.map { ($0.request.identifier, $0) }) { first, _ in first }
        guard !followed.isEmpty else { return nil }
        while let update = apps.inbox.takeUpdate(of: Set(followed.keys)) {
            guard let response = update.response, followed[update.request]?.isNews(response) == false else { return update }
        }
        return nil
    }
}
