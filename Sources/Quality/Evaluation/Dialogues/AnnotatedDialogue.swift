public import Learning

/// An annotated conversation with one or more services, with the state after every turn.
///
/// The format is that of the Schema-Guided Dialogue data set (Rastogi et al. 2020, "Towards Scalable Multi-Domain
/// Conversational Agents"), with arbitrary names of intents and slots.
public struct AnnotatedDialogue: Sendable {
    /// The speaker of a turn.
    public enum Speaker: Sendable {
        /// The person, or the system.
        case user, system
    }

    /// The annotations of a turn for one service.
    public struct Frame: Sendable {
        /// The name of the service.
        public var service: String
        /// The spans of slot values in the text.
        public var slots: [SlotSpan]
        /// The active intent; `nil` if there is none, and in turns of the system.
        public var activeIntent: String?
        /// The service's own name for the intent, as used in its actions.
        public var serviceIntent: String?
        /// All values so far by slot, each with its accepted spellings; `nil` in turns of the system.
        public var values: [String: [String]]?
        /// The dialogue acts of the turn.
        public var actions: [Action]
    }

    /// A dialogue act.
    public struct Action: Sendable {
        /// Such as `REQUEST`, `OFFER`, `CONFIRM`, in upper case.
        public var act: String
        /// The slot; `nil` if the act has none.
        public var slot: String?
        /// The values of the act.
        public var values: [String]
    }

    /// A turn of the person or the system.
    public struct Turn: Sendable {
        /// The speaker.
        public var speaker: Speaker
        /// The utterance.
        public var text: String
        /// The annotations, one per service.
        public var frames: [Frame]
    }

    public var id: String
    /// The names of the services.
    public var services: [String]
    /// The turns in order.
    public var turns: [Turn]
}
