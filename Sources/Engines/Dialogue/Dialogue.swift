public import IntentSchema

/// The dialogue of the guide "Resolving and Handling Intents" as a pure fold: a state and an event produce the next state and
/// the effects to perform. It performs no effects, and time comes from events only. Whoever steps refers to it, since it is large.
public final class Dialogue: Sendable {
    /// The definitions of intents and types.
    public let catalogue: Catalogue
    /// The policy in force.
    public let policy: Policy
    /// The installed apps, in order of preference.
    public let apps: [AppDescription]
    /// The identifier of the person who speaks.
    public let person: String

    public init(catalogue: Catalogue, policy: Policy = Policy(), apps: [AppDescription], person: String) {
        self.person = person
        self.catalogue = catalogue
        self.policy = policy
        self.apps = apps
    }

    /// Folds one event into the state and returns the effects to perform, in order.
    ///
    /// Every event is valid in every state. One that no longer matters changes nothing and is explained.
    public func step(_ state: inout DialogueState, _ event: Event) -> [Effect] {
        var transitions: [TakenTransition] = []
        return step(&state, event, &transitions)
    }

    /// Folds one event and appends the transitions taken, in order: that of the event and, if a suspended question is
    /// repeated, one for that.
    public func step(_ state: inout DialogueState, _ event: Event, _ transitions: inout [TakenTransition]) -> [Effect] {
        var step = Step(dialogue: self, event: event, state: state)
        step.apply()
        state = step.state
        transitions += step.transitions
        return step.effects
    }

    func app(_ id: String) -> AppDescription? { apps.first { $0.id == id } }

    func definition(_ intent: Record) -> IntentDefinition? { catalogue.intents[intent.type] }
}
