/// A phase without its data.
public enum PhaseKind: String, Hashable, Sendable, CaseIterable {
    /// The phases; see ``Phase``.
    case idle, clarifying, choosingApp, permitting, unlocking, resolving, listing, asking, confirming, awaitingConfirmation,
        handling
}

extension Phase {
    /// The phase without its data.
    public var kind: PhaseKind {
        switch self {
        case .idle: .idle
        case .clarifying: .clarifying
        case .choosingApp: .choosingApp
        case .permitting: .permitting
        case .unlocking: .unlocking
        case .resolving: .resolving
        case .listing: .listing
        case .asking: .asking
        case .confirming: .confirming
        case .awaitingConfirmation: .awaitingConfirmation
        case .handling: .handling
        }
    }
}

/// What causes a transition: an event, reduced to what determines the next phase.
public enum Trigger: String, Hashable, Sendable, CaseIterable {
    /// An utterance, by its meaning.
    case request, again, thanks, value, choice, more, yes, no, cancel, stop, back, `repeat`, help, correction, notUnderstood
    /// An utterance about the open request or the conversation, by its meaning.
    case inquire, postpone, giveUpAll, greeting, farewell
    /// The person has something remembered.
    case setting
    /// A result of resolve.
    case settled, needsValue, needsDisambiguation, needsConfirmation, unsupported
    /// The result of listing values.
    case listed
    /// A result of confirm or handle.
    case ready, succeeded, inProgress, continuedInApp, refused
    /// An unusable reply: a failed call, a missing required method, a reply of the wrong kind.
    case failed
    /// A reply that is no longer expected, or the outcome of an operation in progress.
    case lateAnswer
    /// A timer fired, or the device was locked or unlocked.
    case silence, progress, locked, unlocked
    /// An update from an app.
    case updated
    /// Messages that apps have reported.
    case received
    /// Notifications of apps, or a shortcut, that are due.
    case rang, scheduled
    /// What an app may use changed.
    case access
    /// The person left.
    case left
    /// A suspended question is repeated.
    case resumed
    /// The next request of an utterance starts after the previous one has ended.
    case queued
    /// A timer or reply that no longer matters.
    case stale
}

/// A row of the state chart: from a phase, on a trigger, the conversation moves to one of several phases.
public struct Transition: Hashable, Sendable {
    /// The phase before.
    public var from: PhaseKind
    /// The trigger.
    public var trigger: Trigger
    /// The possible next phases, depending on the app, the policy and the request.
    public var to: Set<PhaseKind>
    /// What happens, in a few words.
    public var meaning: String

    init(_ from: PhaseKind, _ trigger: Trigger, _ to: [PhaseKind], _ meaning: String) {
        self.from = from
        self.trigger = trigger
        self.to = Set(to)
        self.meaning = meaning
    }
}

/// A transition that was taken.
public struct TakenTransition: Hashable, Sendable {
    /// The phase before.
    public var from: PhaseKind
    /// The trigger.
    public var trigger: Trigger
    /// The phase after.
    public var to: PhaseKind

    public init(from: PhaseKind, trigger: Trigger, to: PhaseKind) {
        self.from = from
        self.trigger = trigger
        self.to = to
    }
}
