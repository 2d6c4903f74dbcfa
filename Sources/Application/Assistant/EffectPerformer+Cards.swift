import ExtensionProtocol
import IntentSchema

/// The cards that apps supply for what is about to be shown.
extension EffectPerformer {
    /// The card that the request's app supplies for the message; `nil` if there is none. The request goes on as it would without, so
    /// a failure is a remark for the developer.
    ///
    /// - Throws: `StoreError` if the conversation is gone, or another process continues it.
    func suppliedCard(isolation: isolated (any Actor)? = #isolation, for message: Message) async throws -> SuppliedCard? {
        guard let request = CardRequest(message, person: person), let app = app(of: request.identifier) else { return nil }
        try await checkIsCurrent()
        do throws(ExtensionFailure) {
            guard var card = try await apps.card(for: request, of: app) else { return nil }
            card.elements.removeAll { element in
                guard case .button(let title, let intent) = element, let objection = apps.objection(to: intent, of: app) else {
                    return false
                }
                apps.inbox.add(remark: "the button '\(title)' of the card was left out: \(objection)")
                return true
            }
            return card.elements.isEmpty ? nil : card
        } catch {
            apps.inbox.add(remark: "no card of \(app), \(error.code.rawValue): \(error.message)")
            return nil
        }
    }

    /// The app of an open or ended request; `nil` if it has none, or if it ended before this process started.
    private func app(of request: String) -> String? {
        if let open = state.phase.request, open.identifier == request { return open.app }
        return apps.inbox.app(of: request)
    }

    /// What a button of the last cards that were shown begins, if the person says its title; otherwise `nil`.
    ///
    /// - Parameter matches: whether a title is what the person said.
    func pressedButton(_ matches: (String) -> Bool) -> Hypothesis? {
        for item in progress.current.reversed() {
            guard case .conveyed(let message, let rendered) = item, let card = rendered.card else { continue }
            for case .button(let title, let intent) in card.supplied where matches(title) {
                guard let app = CardRequest(message, person: person).flatMap({ app(of: $0.identifier) }) else { return nil }
                var pressed = Hypothesis(intent: intent.type, app: app, parameters: intent.fields, score: 1, template: "button")
                pressed.shortcut = ShortcutUse(title, isOwn: true, isButton: true)
                return pressed
            }
        }
        return nil
    }
}

extension CardRequest {
    /// The request that a message shows as a whole; `nil` if it shows none, or there is nothing to show of it.
    fileprivate init?(_ message: Message, person: String) {
        switch message {
        case .question(let prompt):
            guard prompt.question.kind == .confirmRequest, let request = prompt.request else { return nil }
            self.init(.confirming, intent: prompt.intent, response: prompt.response, identifier: request, person: person)
        case .outcome(let outcome):
            guard let request = outcome.request else { return nil }
            let stage: Stage
            switch outcome.kind {
            case .succeeded: stage = .succeeded
            case .inProgress: stage = .inProgress
            default: return nil
            }
            self.init(stage, intent: outcome.intent, response: outcome.response, identifier: request, person: person)
        default: return nil
        }
    }
}
