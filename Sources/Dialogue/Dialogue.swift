public import IntentSchema

/// The dialogue of the guide "Resolving and Handling Intents" as a pure fold: a state and an event give the next state and the
/// effects to perform. It performs none itself, and knows no time but that of the events.
public struct Dialogue: Sendable {
    public let catalogue: Catalogue
    public let policy: Policy
    /// The installed apps, in order of preference.
    public let apps: [AppDescription]

    public init(catalogue: Catalogue, policy: Policy = Policy(), apps: [AppDescription]) {
        self.catalogue = catalogue
        self.policy = policy
        self.apps = apps
    }

    /// Takes one event. Every event is answered in every state; one that no longer matters changes nothing but is explained.
    public func step(_ state: inout DialogueState, _ event: Event) -> [Effect] {
        var step = Step(dialogue: self, event: event, calls: state.calls)
        switch event.kind {
        case .said(_, let acts): state.phase = step.said(acts, in: state.phase)
        case .answered(let call, let reply): state.phase = step.answered(call, reply, in: state.phase)
        }
        state.calls = step.calls
        return step.effects
    }

    func app(_ id: String) -> AppDescription? { apps.first { $0.id == id } }

    func definition(_ intent: Record) -> IntentDefinition? { catalogue.intents[intent.type] }
}
