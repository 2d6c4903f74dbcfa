import ExtensionProtocol
import Synchronization

/// The people whom hosts in this process serve, and the environment for code that runs outside of calls.
package final class HostedPeople: Sendable {
    private struct State {
        /// The people to whom hosts offer services.
        var people = People()
        /// The people to whom hosts offer no services, so that apps use the process's own.
        var bare = People()
        var lent: AppEnvironment?
        /// The remarks already made.
        var remarks: Set<String> = []
    }

    /// How many hosts serve each person, and an environment that receives remarks.
    private typealias People = [String: (count: Int, environment: AppEnvironment)]

    /// The process-wide instance.
    package static let shared = HostedPeople()

    private let state = Mutex(State())

    package init() {}

    /// Records that a host serves a person.
    package func add(_ environment: AppEnvironment) {
        state.withLock { state in
            let people = environment.services == nil ? \State.bare : \State.people
            let count = state[keyPath: people][environment.person]?.count ?? 0
            state[keyPath: people][environment.person] = (count + 1, environment)
        }
    }

    /// Records that a host no longer serves a person.
    package func remove(_ environment: AppEnvironment) {
        // Released outside of the lock.
        let gone: AppEnvironment? = state.withLock { state in
            let people = environment.services == nil ? \State.bare : \State.people
            guard let entry = state[keyPath: people][environment.person] else { return nil }
            state[keyPath: people][environment.person] = entry.count > 1 ? (entry.count - 1, entry.environment) : nil
            return entry.environment
        }
        withExtendedLifetime(gone) {}
    }

    /// Sets the environment for code that runs outside of calls. If there are several apps of one person, such code gets what all
    /// of them may see.
    package func lend(_ environment: AppEnvironment) {
        state.withLock { state in
            guard let lent = state.lent, lent.person == environment.person, lent.app != environment.app else {
                state.lent = environment
                return
            }
            state.lent = lent.shared(with: environment)
        }
    }

    /// The environment for code that runs outside of calls.
    func found(_ kept: AppEnvironment?, for purpose: StaticString) -> AppEnvironment.Found {
        let found: AppEnvironment.Found = state.withLock { state in
            guard state.people.count <= 1 else { return .refused }
            guard let environment = kept ?? state.lent else { return .nothing }
            guard let only = state.people.keys.first, only != environment.person else { return .environment(environment) }
            return .refused
        }
        if case .refused = found { remarkRefusal(of: "\(purpose) was used outside of a call") }
        return found
    }

    /// The environment for code of an app to which its host offers no services.
    func foundWithoutServices(for purpose: StaticString) -> AppEnvironment.Found {
        guard state.withLock({ $0.bare.count > 1 }) else { return .nothing }
        remarkRefusal(of: "\(purpose) was used in an app to which its host offers no services")
        return .refused
    }

    private func remarkRefusal(of what: String) {
        remark("\(what); as this process serves several people, it is not known for whom, and nothing was given")
    }

    /// Reports a remark to all hosts, once.
    func remark(_ text: String) {
        let listeners: [AppEnvironment] = state.withLock { state in
            guard state.remarks.insert(text).inserted else { return [] }
            return (Array(state.people.values) + Array(state.bare.values)).map(\.environment)
        }
        for listener in listeners { listener.post(.remark(text)) }
    }
}

extension AppEnvironment {
    /// The environment that two apps of one person share: what both may see, and no way to send events to the host.
    fileprivate func shared(with other: AppEnvironment) -> AppEnvironment {
        var services = services
        if let own = self.services, let others = other.services {
            services?.permission = { own.permission($0) == .granted ? others.permission($0) : own.permission($0) }
        }
        return AppEnvironment(person: person, app: nil, services: services, events: nil)
    }
}
