public import IntentSchema
import Synchronization

/// Collects the events of all apps for one conversation of one person, until it takes them. May be used from any thread.
public final class ExtensionInbox: Sendable {
    private struct State {
        var remarks: [String] = []
        var moreRemarks = 0
        var outcomes: [(request: String, operation: String, reply: ExtensionReply)] = []
        var updates: [(request: String, response: Record?)] = []
        var vocabularies: [String: UserVocabulary] = [:]
        var permissions: [String: [Permission: Bool]] = [:]
    }

    /// The most remarks kept until they are taken; any more are only counted.
    public static let mostRemarks = 256
    /// The most updates kept per request until they are taken. Each supersedes the ones before it, so the oldest are dropped.
    public static let mostUpdates = 16
    /// The most outcomes kept per request until they are taken. A request has one operation or a few; any more are rejected.
    public static let mostOutcomes = 16

    /// The identifier of the person whose conversation it is.
    public let person: String
    private let state = Mutex(State())
    private let apps: [(id: String, events: ExtensionEvents)]
    private let arrived: @Sendable () -> Void

    /// - Parameters:
    ///   - apps: the apps whose events to deliver, with their identifiers.
    ///   - person: whose events to deliver: those that name this person, and those that name no one.
    ///   - arrived: called after each event that the conversation acts upon of its own accord, an outcome or an update, on the thread that
    ///     delivered it. The others wait for the next turn.
    public init(
        of apps: [(id: String, events: ExtensionEvents)], person: String, arrived: @escaping @Sendable () -> Void = {}
    ) {
        self.apps = apps
        self.person = person
        self.arrived = arrived
        for app in apps { app.events.attach(self) }
    }

    /// Delivers events about a request of an app here. Claiming it twice has no effect.
    public func claim(_ request: String, of app: String) {
        apps.first { $0.id == app }?.events.claim(request, for: self)
    }

    /// The app whose request this is; `nil` if it has not been claimed.
    public func app(of request: String) -> String? { apps.first { $0.events.isClaimed(request, by: self) }?.id }

    /// Adds one of the host's own remarks about an app.
    public func add(remark: String) {
        state.withLock { Self.add(remark, to: &$0) }
    }

    /// Records that no more updates of a request will follow.
    public func add(endOfUpdates request: String) {
        state.withLock { Self.add((request, nil), to: &$0) }
        arrived()
    }

    func take(_ event: ExtensionEvent, from events: ExtensionEvents) {
        let app = apps.first { $0.events === events }?.id ?? ""
        state.withLock { state in
            switch event.kind {
            case .remark(let text): Self.add(text, to: &state)
            case .vocabulary(let words): state.vocabularies[app] = words
            case .permission(let permission, let isGranted):
                state.permissions[app, default: [:]][permission] = isGranted
                // Access to contacts changes how requests are interpreted, which takes a turn of its own.
                guard permission != .contacts else { break }
                Self.add("\(app) asked for '\(permission.rawValue)', which is \(isGranted ? "granted" : "denied")", to: &state)
            case .contribution(let contribution):
                Self.add("\(app) \(contribution.summary)", to: &state)
            case .outcome(let operation, let reply):
                Self.add(operation, reply, of: event.request, to: &state)
            case .update(let response):
                guard let request = event.request else {
                    return Self.add("an update came that names no request; it was dropped", to: &state)
                }
                Self.add((request, response), to: &state)
            }
        }
        if event.kind.isActedUpon { arrived() }
    }

    private static func add(_ operation: String, _ reply: ExtensionReply, of request: String?, to state: inout State) {
        guard let request else { return add("an outcome came that names no request; it was dropped", to: &state) }
        if state.outcomes.contains(where: { $0.operation == operation }) {
            add("the outcome of operation \(operation) came more than once; the first counts", to: &state)
        } else if state.outcomes.count(where: { $0.request == request }) == mostOutcomes {
            add("outcomes of more than \(mostOutcomes) operations came for one request; they were dropped", to: &state)
        } else {
            state.outcomes.append((request, operation, reply))
        }
    }

    private static func add(_ update: (request: String, response: Record?), to state: inout State) {
        state.updates.append(update)
        if state.updates.count(where: { $0.request == update.request }) > mostUpdates,
            let oldest = state.updates.firstIndex(where: { $0.request == update.request })
        {
            state.updates.remove(at: oldest)
        }
    }

    private static func add(_ remark: String, to state: inout State) {
        if state.remarks.count < mostRemarks { state.remarks.append(remark) } else { state.moreRemarks += 1 }
    }

    /// Removes and returns all remarks, in order.
    public func takeRemarks() -> [String] {
        state.withLock { state in
            guard !state.remarks.isEmpty else { return [] }
            var remarks = state.remarks
            if state.moreRemarks > 0 { remarks.append("\(state.moreRemarks) more remarks were dropped") }
            (state.remarks, state.moreRemarks) = ([], 0)
            return remarks
        }
    }

    /// Removes and returns all outcomes, in order.
    public func takeOutcomes() -> [(operation: String, reply: ExtensionReply)] {
        state.withLock { state in
            guard !state.outcomes.isEmpty else { return [] }
            defer { state.outcomes = [] }
            return state.outcomes.map { ($0.operation, $0.reply) }
        }
    }

    /// Removes and returns the oldest outcome of one of these operations; `nil` if there is none.
    public func takeOutcome(of operations: Set<String>) -> (operation: String, reply: ExtensionReply)? {
        state.withLock { state in
            guard let index = state.outcomes.firstIndex(where: { operations.contains($0.operation) }) else { return nil }
            let outcome = state.outcomes.remove(at: index)
            return (outcome.operation, outcome.reply)
        }
    }

    /// Removes and returns the oldest update of one of these requests; `nil` if there is none.
    public func takeUpdate(of requests: Set<String>) -> (request: String, response: Record?)? {
        state.withLock { state in
            guard let index = state.updates.firstIndex(where: { requests.contains($0.request) }) else { return nil }
            return state.updates.remove(at: index)
        }
    }

    /// Removes and returns the vocabularies that apps have registered since the last call, by app.
    public func takeVocabularies() -> [String: UserVocabulary] {
        state.withLock { state in
            defer { state.vocabularies = [:] }
            return state.vocabularies
        }
    }

    /// Removes and returns the person's answers to apps that requested permissions, by app.
    public func takePermissions() -> [String: [Permission: Bool]] {
        state.withLock { state in
            defer { state.permissions = [:] }
            return state.permissions
        }
    }

    /// What an app has contributed for the person; empty for apps that are not connected.
    public func contributions(of app: String) -> AppContributions {
        apps.first { $0.id == app }?.events.contributions(for: person) ?? AppContributions()
    }
}

extension ExtensionEvent.Kind {
    /// Whether a conversation acts upon it of its own accord.
    fileprivate var isActedUpon: Bool {
        switch self {
        case .outcome, .update: true
        case .remark, .vocabulary, .permission, .contribution: false
        }
    }
}
