/// A phase without its data.
public enum PhaseKind: String, Hashable, Sendable, Codable, CaseIterable {
    case idle, clarifying, choosingApp, unlocking, resolving, listing, asking, confirming, awaitingConfirmation, handling
}

extension Phase {
    public var kind: PhaseKind {
        switch self {
        case .idle: .idle
        case .clarifying: .clarifying
        case .choosingApp: .choosingApp
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

/// What moves a conversation from phase to phase: an event as far as it decides where to go.
public enum Trigger: String, Hashable, Sendable, Codable, CaseIterable {
    // What the person says, as it was taken.
    case request, again, thanks, value, choice, more, yes, no, cancel, stop, back, `repeat`, help, correction, notUnderstood
    case inquire, postpone, giveUpAll, greeting, farewell
    // What resolve answers.
    case settled, needsValue, needsDisambiguation, needsConfirmation, unsupported
    /// What listing values answers.
    case listed
    // What confirm and handle answer.
    case ready, succeeded, inProgress, continuedInApp, refused
    /// What cannot be used: a failed call, a missing method that must be there, an answer of another kind.
    case failed
    /// An answer that comes when nobody waits for it any more, or the outcome of an operation in progress.
    case lateAnswer
    // What happens around.
    case silence, progress, locked, unlocked
    /// An app reports of a request that is followed.
    case updated
    /// What an app may see has changed.
    case access
    /// The person has gone.
    case left
    /// A question that was set aside is put again.
    case resumed
    /// What was said in the same breath as a request that has ended begins.
    case queued
    /// A timer or an answer of no concern any more.
    case stale
}

/// One row of the state chart: in a phase, on a trigger, the conversation goes to one of these phases.
public struct Transition: Hashable, Sendable {
    public var from: PhaseKind
    public var trigger: Trigger
    /// Where it may lead, depending on what the apps, the policy and the request want.
    public var to: Set<PhaseKind>
    /// In a few words, what happens.
    public var meaning: String

    init(_ from: PhaseKind, _ trigger: Trigger, _ to: [PhaseKind], _ meaning: String) {
        self.from = from
        self.trigger = trigger
        self.to = Set(to)
        self.meaning = meaning
    }
}

/// A transition as it was taken.
public struct TakenTransition: Hashable, Sendable, Codable {
    public var from: PhaseKind
    public var trigger: Trigger
    public var to: PhaseKind

    public init(from: PhaseKind, trigger: Trigger, to: PhaseKind) {
        self.from = from
        self.trigger = trigger
        self.to = to
    }
}
