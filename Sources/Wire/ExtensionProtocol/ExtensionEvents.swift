public import IntentSchema
import Synchronization

/// The events of one app, delivered to the conversations that they concern.
///
/// An event that names a person reaches conversations of that person only. Among these, an event about a request goes to the one
/// that has claimed the request; an event about the app goes to all. Unclaimed events are queued: a conversation that is resumed
/// claims its requests again. May be used from any thread.
public final class ExtensionEvents: Sendable {
    private struct State {
        var inboxes: [Weak] = []
        /// At this number of inboxes, those that are gone are forgotten.
        var mostInboxes = Self.leastInboxes
        /// Keyed by request, then by person.
        var claims: [String: [String: Weak]] = [:]
        /// What the app has reported, by person; `nil` is the key for everyone.
        var known: [String?: Known] = [:]
        /// Keeps what the app contributes; `nil` to keep it here.
        var keeper: (@Sendable (AppContribution, _ person: String) -> Void)?

        func isClaimed(_ request: String, by inbox: ExtensionInbox) -> Bool { claims[request]?[inbox.person]?.inbox === inbox }

        /// Forgets the inboxes that are gone. It takes longer the more there are, and is done the more rarely.
        mutating func forgetInboxes() {
            inboxes.removeAll { $0.inbox == nil }
            claims = claims.mapValues { $0.filter { $0.value.inbox != nil } }.filter { !$0.value.isEmpty }
            mostInboxes = max(Self.leastInboxes, 2 * inboxes.count)
        }

        private static let leastInboxes = 32

        /// Whether something can be kept for the person, so that an app that invents people cannot exhaust memory.
        mutating func hasRoom(for person: String?) -> Bool {
            if known.count < ExtensionEvents.mostPeople || known[person] != nil { return true }
            if inboxes.contains(where: { $0.inbox?.person == person }) { return true }
            known[nil, default: Known()].dropped += 1
            return false
        }
    }

    /// What is also delivered to conversations that start later.
    private struct Known {
        var vocabulary: UserVocabulary?
        var permissions: [Permission: Bool] = [:]
        var contributions = AppContributions()
        /// Events about requests that no conversation has claimed, the oldest first.
        var unclaimed: [ExtensionEvent] = []
        var dropped = 0

        mutating func keep(_ event: ExtensionEvent) {
            unclaimed.append(event)
            guard unclaimed.count > ExtensionEvents.mostUnclaimed else { return }
            unclaimed.removeFirst()
            dropped += 1
        }
    }

    private struct Weak {
        weak var inbox: ExtensionInbox?
    }

    /// The most events kept for conversations of one person that may still be resumed; beyond that, the oldest are dropped and
    /// counted.
    public static let mostUnclaimed = 1_024

    /// The most people without a conversation for whom events are kept; events for others are dropped and counted.
    public static let mostPeople = 1_024

    private let state = Mutex(State())
    private let observer: (@Sendable (ExtensionEvent) -> Void)?
    private let keeps: Bool

    /// - Parameter observer: receives every event as it is posted, on the posting thread; for a log, for example.
    public init(observer: (@Sendable (ExtensionEvent) -> Void)? = nil) {
        self.observer = observer
        keeps = true
    }

    /// Passes every event on, as it is posted and on the posting thread, and keeps none: the conversations are elsewhere.
    package init(passingTo receiver: @escaping @Sendable (ExtensionEvent) -> Void) {
        observer = receiver
        keeps = false
    }

    /// Passes what the app contributes for people on from now on, beginning with what it has contributed so far; nothing of it is kept here
    /// any more. The keeper is called on the posting thread, one contribution after the other.
    public func keepContributions(in keeper: @escaping @Sendable (AppContribution, _ person: String) -> Void) {
        state.withLock { state in
            state.keeper = keeper
            for (person, known) in state.known {
                guard let person else { continue }
                for contribution in known.contributions.all { keeper(contribution, person) }
                state.known[person]?.contributions = AppContributions()
            }
        }
    }

    /// Delivers an event.
    public func post(_ event: ExtensionEvent) {
        observer?(event)
        guard keeps else { return }
        let receivers: [ExtensionInbox] = state.withLock { state in
            guard state.hasRoom(for: event.person) else { return [] }
            switch event.kind {
            case .vocabulary(let words): state.known[event.person, default: Known()].vocabulary = words
            case .permission(let permission, let isGranted):
                state.known[event.person, default: Known()].permissions[permission] = isGranted
            case .contribution(let contribution):
                if let keeper = state.keeper {
                    // Under the lock, so that what one app does in order stays in order.
                    if let person = event.person { keeper(contribution, person) }
                } else {
                    state.known[event.person, default: Known()].contributions.apply(contribution)
                }
            case .remark, .outcome, .update: break
            }
            guard let request = event.request else {
                return state.inboxes.compactMap(\.inbox).filter { event.concerns($0.person) }
            }
            let claims = state.claims[request] ?? [:]
            let claimed = event.person.map { [claims[$0]?.inbox] } ?? claims.values.map(\.inbox)
            let receivers = claimed.compactMap { $0 }
            if receivers.isEmpty { state.known[event.person, default: Known()].keep(event) }
            return receivers
        }
        for inbox in receivers { inbox.take(event, from: self) }
    }

    /// Delivers events about the app to this inbox from now on, starting with what the app has reported so far.
    func attach(_ inbox: ExtensionInbox) {
        let known: [ExtensionEvent] = state.withLock { state in
            state.inboxes.append(Weak(inbox: inbox))
            if state.inboxes.count >= state.mostInboxes { state.forgetInboxes() }
            // What concerns everyone comes first, so that the person's own replaces it.
            return [nil, inbox.person].flatMap { Self.news(&state.known[$0]) }
        }
        for event in known { inbox.take(event, from: self) }
    }

    private static func news(_ known: inout Known?) -> [ExtensionEvent] {
        guard let current = known else { return [] }
        var news: [ExtensionEvent] = []
        if let words = current.vocabulary { news.append(ExtensionEvent(.vocabulary(words))) }
        for (permission, isGranted) in current.permissions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            news.append(ExtensionEvent(.permission(permission, isGranted: isGranted)))
        }
        if current.dropped > 0 {
            news.append(ExtensionEvent(.remark("\(current.dropped) events of requests that nobody follows were dropped")))
            known?.dropped = 0
        }
        return news
    }

    /// Delivers events about the request to this inbox, starting with those already queued.
    func claim(_ request: String, for inbox: ExtensionInbox) {
        let waiting: [ExtensionEvent] = state.withLock { state in
            if state.isClaimed(request, by: inbox) { return [] }
            state.claims[request, default: [:]][inbox.person] = Weak(inbox: inbox)
            return [nil, inbox.person].flatMap { person -> [ExtensionEvent] in
                guard let unclaimed = state.known[person]?.unclaimed, !unclaimed.isEmpty else { return [] }
                state.known[person]?.unclaimed.removeAll { $0.request == request }
                return unclaimed.filter { $0.request == request }
            }
        }
        for event in waiting { inbox.take(event, from: self) }
    }

    /// Whether the inbox has claimed the request.
    func isClaimed(_ request: String, by inbox: ExtensionInbox) -> Bool { state.withLock { $0.isClaimed(request, by: inbox) } }

    /// The words that the app has registered for the person, as far as it has told since the host started.
    public func vocabulary(for person: String) -> UserVocabulary {
        state.withLock { ($0.known[person] ?? $0.known[nil])?.vocabulary ?? UserVocabulary() }
    }

    /// What the app has contributed for the person.
    public func contributions(for person: String) -> AppContributions {
        state.withLock { $0.known[person]?.contributions ?? AppContributions() }
    }
}
