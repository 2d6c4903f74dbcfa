import IntentSchema
import Synchronization

/// The events of one app, handed to the conversations that they concern.
///
/// An event about a request goes to the conversation that has claimed the request and to nobody else; an event about the app goes to all.
/// What no conversation has claimed yet waits for one that does: a conversation that is resumed claims its requests again. May be used
/// from any thread.
public final class ExtensionEvents: Sendable {
    private struct State {
        var inboxes: [Weak] = []
        var claims: [String: Weak] = [:]
        /// Events about requests that nobody has claimed, oldest first.
        var unclaimed: [ExtensionEvent] = []
        var dropped = 0
        var vocabulary: UserVocabulary?
        var contactAccess: Bool?
    }

    private struct Weak {
        weak var inbox: ExtensionInbox?
    }

    /// Events kept for conversations that may still be resumed; of more, the oldest are dropped and counted.
    public static let mostUnclaimed = 1_024

    private let state = Mutex(State())
    private let observer: (@Sendable (ExtensionEvent) -> Void)?

    /// - Parameter observer: sees every event as it is posted, on the thread that posts it, such as a log.
    public init(observer: (@Sendable (ExtensionEvent) -> Void)? = nil) {
        self.observer = observer
    }

    /// Delivers an event.
    public func post(_ event: ExtensionEvent) {
        observer?(event)
        let receivers: [ExtensionInbox] = state.withLock { state in
            switch event.kind {
            case .vocabulary(let words): state.vocabulary = words
            case .contactAccess(let isGranted): state.contactAccess = isGranted
            case .remark, .outcome, .update: break
            }
            guard let request = event.request else { return state.inboxes.compactMap(\.inbox) }
            if let claimed = state.claims[request]?.inbox { return [claimed] }
            state.unclaimed.append(event)
            if state.unclaimed.count > Self.mostUnclaimed {
                state.unclaimed.removeFirst()
                state.dropped += 1
            }
            return []
        }
        for inbox in receivers { inbox.take(event, from: self) }
    }

    /// Delivers events about the app to this inbox from now on, and what the app has told so far.
    func attach(_ inbox: ExtensionInbox) {
        let known: [ExtensionEvent] = state.withLock { state in
            state.inboxes.removeAll { $0.inbox == nil }
            state.claims = state.claims.filter { $0.value.inbox != nil }
            state.inboxes.append(Weak(inbox: inbox))
            var known: [ExtensionEvent] = []
            if let words = state.vocabulary { known.append(ExtensionEvent(.vocabulary(words))) }
            if let isGranted = state.contactAccess { known.append(ExtensionEvent(.contactAccess(isGranted))) }
            if state.dropped > 0 {
                known.append(ExtensionEvent(.remark("\(state.dropped) events of requests that nobody follows were dropped")))
                state.dropped = 0
            }
            return known
        }
        for event in known { inbox.take(event, from: self) }
    }

    /// Delivers events about the request to this inbox, those that have already come first.
    func claim(_ request: String, for inbox: ExtensionInbox) {
        let waiting: [ExtensionEvent] = state.withLock { state in
            if let claimed = state.claims[request]?.inbox, claimed === inbox { return [] }
            state.claims[request] = Weak(inbox: inbox)
            guard !state.unclaimed.isEmpty else { return [] }
            let waiting = state.unclaimed.filter { $0.request == request }
            state.unclaimed.removeAll { $0.request == request }
            return waiting
        }
        for event in waiting { inbox.take(event, from: self) }
    }
}
