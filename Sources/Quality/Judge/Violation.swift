/// A violation of a rule in a journal.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The broken rule.
    public var rule: Rule
    /// The index of the journal item, from 0.
    public var item: Int
    /// What was found.
    public var finding: String

    public var description: String { "item \(item): \(rule.rawValue): \(finding)" }
}

/// The rules of every conversation, whatever apps and people do.
public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A request that the policy confirms is handled only after a yes.
    case nothingUnconfirmed = "a request that the policy confirms is not handled without a yes"
    /// The handled values are exactly those that were read out.
    case confirmedIsHandled = "the handled values are the confirmed values"
    /// A request that has ended causes no more calls.
    case nothingAfterEnd = "no calls are made for a request that has ended"
    /// A request is handled at most once, and no two requests share an operation.
    case handledOnce = "a request is handled at most once"
    /// The app confirms after every parameter is resolved, and handles only what it confirmed.
    case phasesInOrder = "resolve, then confirm, then handle"
    /// Calls are numbered and sequential: each is answered before the next.
    case oneCallAtATime = "calls are made one at a time, each answered once"
    /// A turn has at most one question, as its last message.
    case oneQuestionAtATime = "one question at a time, at the end of the turn"
    /// Every utterance is answered.
    case neverSilent = "every utterance is answered"
    /// Every request ends.
    case bounded = "a request asks a bounded number of questions"
    /// Restricted intents require an unlocked device.
    case nothingWhileLocked = "a restricted request waits for the device to be unlocked"
    /// An app that asks for permission is called only once the person has decided, and lets it work with the assistant.
    case permittedOnly = "an app is called only as the person lets it"
    /// Contact data reaches only apps with access to contacts.
    case contactsWithheld = "an app without access to contacts receives no contact data"
    /// An app is called for the person in the conversation, so that it works with that person's data.
    case ownPerson = "a call names the person of its conversation"
    /// No data of one person reaches another.
    case ownContacts = "nothing that belongs to other people appears"
    /// Every call requests a new handler and calls one method on it.
    case oneCallAHandler = "at most one method is called on a handler object"
    /// A question stays open until it is answered or its request ends; a suspended question is repeated.
    case nothingForgotten = "every question is answered or its request ends"
    /// A reading below the policy's confidence, or that leaves words out, starts only after a yes.
    case doubtIsAsked = "an uncertain request starts only after a yes"
    /// Words that a request leaves out are reported before anything is done.
    case leftOutIsNamed = "words that a request leaves out are reported"
    /// The journal's events alone lead to the same conversation.
    case replayable = "replaying the events reproduces the conversation"
}
