public import IntentSchema
import Synchronization

/// Where the events of all apps arrive for one conversation of one person, until it takes them. May be used from any thread.
public final class ExtensionInbox: Sendable {
    private struct State {
        var remarks: [String] = []
        var moreRemarks = 0
        var outcomes: [(request: String, operation: String, reply: ExtensionReply)] = []
        var updates: [(request: String, response: Record?)] = []
        var vocabularies: [String: UserVocabulary] = [:]
        var permissions: [String: [Permission: Bool]] = [:]
    }

    /// Remarks kept until they are taken; more are counted.
    public static let mostRemarks = 256
    /// Updates kept of one request until they are taken. Each replaces the picture that those before it gave, so the oldest go.
    public static let mostUpdates = 16
    /// Outcomes kept of one request until they are taken. A request has one operation, or a few; more are refused.
    public static let mostOutcomes = 16

    /// The identifier of the person whose conversation it is.
    public let person: String
    private let state = Mutex(State())
    private let apps: [(id: String, events: ExtensionEvents)]
    private let arrived: @Sendable () -> Void

    /// - Parameters:
    ///   - apps: the apps whose events are to arrive, with their identifiers.
    ///   - person: whose events arrive: those that name this person, and those that name none.
    ///   - arrived: called after every event that has arrived, on the thread that brought it.
    public init(
        of apps: [(id: String, events: ExtensionEvents)], person: String, arrived: @escaping @Sendable () -> Void = {}
    ) {
        self.apps = apps
        self.person = person
        self.arrived = arrived
        for app in apps { app.events.attach(self) }
    }

    /// Has events about a request of an app arrive here. Claiming twice changes nothing.
    public func claim(_ request: String, of app: String) {
        apps.first { $0.id == app }?.events.claim(request, for: self)
    }

    /// Adds a remark of the host's own about an app.
    public func add(remark: String) {
        state.withLock { Self.add(remark, to: &$0) }
    }

    /// Adds that no more updates of a request will come.
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
                // What may be seen of contacts changes how requests are read, which has a turn of its own.
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
        arrived()
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

    /// Takes out all remarks, in order.
    public func takeRemarks() -> [String] {
        state.withLock { state in
            guard !state.remarks.isEmpty else { return [] }
            var remarks = state.remarks
            if state.moreRemarks > 0 { remarks.append("\(state.moreRemarks) more remarks were dropped") }
            (state.remarks, state.moreRemarks) = ([], 0)
            return remarks
        }
    }

    /// Takes out the oldest outcome of one of these operations; `nil` when there is none.
    public func takeOutcome(of operations: Set<String>) -> (operation: String, reply: ExtensionReply)? {
        state.withLock { state in
            guard let index = state.outcomes.firstIndex(where: { operations.contains($0.operation) }) else { return nil }
            let outcome = state.outcomes.remove(at: index)
            return (outcome.operation, outcome.reply)
        }
    }

    /// Takes out the oldest update of one of these requests; `nil` when there is none.
    public func takeUpdate(of requests: Set<String>) -> (request: String, response: Record?)? {
        state.withLock { state in
            guard let index = state.updates.firstIndex(where: { requests.contains($0.request) }) else { return nil }
            return state.updates.remove(at: index)
        }
    }

    /// Takes out the vocabularies that apps have told since they were last taken, by app.
    public func takeVocabularies() -> [String: UserVocabulary] {
        state.withLock { state in
            defer { state.vocabularies = [:] }
            return state.vocabularies
        }
    }

    /// Takes out what the person has answered to apps that asked for permissions, by app.
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
