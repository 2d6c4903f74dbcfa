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
        var transitions: [TakenTransition] = []
        return step(&state, event, &transitions)
    }

    /// The same, adding the rows of the transition table that were taken, in order: the event's own and, where a question set
    /// aside is put again, one for that.
    public func step(_ state: inout DialogueState, _ event: Event, _ transitions: inout [TakenTransition]) -> [Effect] {
        var step = Step(dialogue: self, event: event, state: state)
        step.take()
        state = step.state
        transitions += step.transitions
        return step.effects
    }

    func app(_ id: String) -> AppDescription? { apps.first { $0.id == id } }

    func definition(_ intent: Record) -> IntentDefinition? { catalogue.intents[intent.type] }
}
