public import Learning

/// A conversation with one or several services, and what is known after every turn.
///
/// The form is that of the Schema-Guided Dialogue data set (Rastogi et al. 2020, "Towards Scalable Multi-Domain Conversational Agents"),
/// with intents and slots under any names.
public struct AnnotatedDialogue: Sendable {
    public enum Speaker: Sendable {
        case user, system
    }

    /// What a turn says to or of one service.
    public struct Frame: Sendable {
        public var service: String
        /// Where values of slots stand in the text.
        public var slots: [SlotSpan]
        /// What the person wants of the service; `nil` when nothing, or in turns of the system.
        public var activeIntent: String?
        /// What the service itself calls the intent, as its actions name it.
        public var serviceIntent: String?
        /// All values told so far by slot, each with the ways in which it may be written; `nil` in turns of the system.
        public var values: [String: [String]]?
        public var actions: [Action]
    }

    /// A dialogue act.
    public struct Action: Sendable {
        /// Such as `REQUEST`, `OFFER`, `CONFIRM`, in upper case.
        public var act: String
        /// `nil` when it is about no slot.
        public var slot: String?
        public var values: [String]
    }

    public struct Turn: Sendable {
        public var speaker: Speaker
        public var text: String
        public var frames: [Frame]
    }

    public var id: String
    public var services: [String]
    public var turns: [Turn]
}
