public import ExtensionProtocol
public import Foundation
public import IntentSchema

/// An event in a conversation. Events carry time and identifiers, so replaying them reproduces the conversation.
public struct Event: Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: Hashable, Sendable {
        /// An utterance and its readings, the likeliest first.
        case said(String, acts: [DialogueAct])
        /// A reply to the call with that number. A handle call that was late or in progress has a second one.
        case answered(call: Int, ExtensionReply)
        /// The timer with that number fired.
        case elapsed(timer: Int)
        /// The device was locked or unlocked.
        case lock(Bool)
        /// An update of a request; a response of `nil` means that there will be no more.
        case updated(request: String, Record?)
        /// The person granted or revoked an app's access to contacts.
        case access(app: String, seesContacts: Bool)
        /// Apps have reported messages, the latest last. They are announced, unless the policy or the person is against it.
        case received([ReceivedMessages])
        /// Notifications of apps are due, in the order in which they were. They are told, unless the policy or the person is against it.
        case rang([Notice])
        /// A shortcut of the person was due at that time: its request begins, or the person is told that it is too late.
        case scheduled(Hypothesis, due: Date)
        /// The person left; the conversation is over.
        case left
    }

    /// When the event occurred.
    public var time: Date
    /// A unique identifier, which becomes that of the request or operation that starts with the event.
    public var identifier: String
    /// What the person lets apps use that ask for it, by app identifier: apps that the conversation has not met yet, and changes.
    public var access: [String: AppAccess]
    /// Which apps the person uses, by intents that the utterance may mean and several apps support.
    public var habits: [String: AppHabit]
    /// How much the person deals with people of one name that the utterance may mean, as weights by the identifier of their contact; see
    /// ``AppHabit/weights``.
    public var people: [String: Double]
    /// Who said the utterance; `nil` for the person themselves, and for other kinds of events.
    public var speaker: Speaker?
    /// Whether it is the rest of the utterance before, which is heard once the dialogue has done what that said.
    public var isRest = false
    /// What of the utterance is still to be heard; `nil` if that is all.
    public var rest: String?
    /// What happened.
    public var kind: Kind

    public init(
        time: Date, identifier: String, kind: Kind, access: [String: AppAccess] = [:], habits: [String: AppHabit] = [:],
        people: [String: Double] = [:], speaker: Speaker? = nil
    ) {
        self.time = time
        self.identifier = identifier
        self.kind = kind
        self.access = access
        self.habits = habits
        self.people = people
        self.speaker = speaker
    }
}
