/// A rule of the dialogue that a journal shows to be broken.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
    public var rule: Rule
    /// The item at fault, counted from 0.
    public var item: Int
    /// What was found.
    public var finding: String

    public var description: String { "item \(item): \(rule.rawValue): \(finding)" }
}

/// What every conversation must keep to, whatever apps and people do.
public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Where the policy wants the person asked, nothing is handled before the person has said yes to it.
    case nothingUnconfirmed = "a request that the policy confirms is not handled without a yes"
    /// What is handled has exactly the values that were read out.
    case confirmedIsHandled = "the handled values are the confirmed values"
    /// A request that has ended is not worked on any more.
    case nothingAfterEnd = "no calls are made for a request that has ended"
    /// A request is handled once at most, and no two requests share an operation.
    case handledOnce = "a request is handled at most once"
    /// The app is asked to confirm when every parameter is settled, and handles only what it did not refuse.
    case phasesInOrder = "resolve, then confirm, then handle"
    /// Calls are counted, made one after the other, and each is answered before the next.
    case oneCallAtATime = "calls are made one at a time, each answered once"
    /// The person hears one question at a time, as the last thing of a turn.
    case oneQuestionAtATime = "one question at a time, at the end of the turn"
    /// Whatever is said is answered.
    case neverSilent = "every utterance is answered"
    /// No request goes on for ever.
    case bounded = "a request asks a bounded number of questions"
    /// Restricted intents wait for the device to be unlocked.
    case nothingWhileLocked = "a restricted request waits for the device to be unlocked"
    /// People and places from contacts reach only apps that may see contacts.
    case contactsWithheld = "an app without access to contacts receives no contact data"
    /// Every call asks for a handler afresh, and calls one method of it.
    case oneCallAHandler = "at most one method is called on a handler object"
    /// A question stays open until it is answered or its request ends; what was set aside is put again.
    case nothingForgotten = "every question is answered or its request ends"
    /// A reading that is less sure than the policy wants, or leaves words out of what it does, begins only after a yes.
    case doubtIsAsked = "an uncertain request starts only after a yes"
    /// What a request does nothing with is named before anything is done.
    case leftOutIsNamed = "words that a request leaves out are reported"
    /// The journal's events alone lead to the same conversation.
    case replayable = "replaying the events reproduces the conversation"
}
