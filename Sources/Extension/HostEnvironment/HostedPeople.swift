import ExtensionProtocol
import Synchronization

/// The people whom hosts in this process serve, and what is lent to code that runs outside of calls.
package final class HostedPeople: Sendable {
    private struct State {
        /// The people to whom hosts offer something.
        var people = People()
        /// The people to whom hosts offer nothing, so that apps find what is the process's own.
        var bare = People()
        var lent: AppEnvironment?
        /// What has been told already.
        var remarks: Set<String> = []
    }

    /// How many hosts serve each person, and where one of them hears remarks.
    private typealias People = [String: (count: Int, environment: AppEnvironment)]

    /// That of this process.
    package static let shared = HostedPeople()

    private let state = Mutex(State())

    package init() {}

    /// Notes that a person is served.
    package func add(_ environment: AppEnvironment) {
        state.withLock { state in
            let people = environment.services == nil ? \State.bare : \State.people
            let count = state[keyPath: people][environment.person]?.count ?? 0
            state[keyPath: people][environment.person] = (count + 1, environment)
        }
    }

    /// Notes that a host serves a person no more.
    package func remove(_ environment: AppEnvironment) {
        // Let go outside of the lock.
        let gone: AppEnvironment? = state.withLock { state in
            let people = environment.services == nil ? \State.bare : \State.people
            guard let entry = state[keyPath: people][environment.person] else { return nil }
            state[keyPath: people][environment.person] = entry.count > 1 ? (entry.count - 1, entry.environment) : nil
            return entry.environment
        }
        withExtendedLifetime(gone) {}
    }

    /// Lends an environment to code that runs outside of calls. Of several apps of one person, what all of them may see is lent.
    package func lend(_ environment: AppEnvironment) {
        state.withLock { state in
            guard let lent = state.lent, lent.person == environment.person, lent.app != environment.app else {
                state.lent = environment
                return
            }
            state.lent = lent.shared(with: environment)
        }
    }

    /// What code finds that runs outside of calls.
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

    /// What the code of an app finds to which its host offers nothing.
    func foundWithoutServices(for purpose: StaticString) -> AppEnvironment.Found {
        guard state.withLock({ $0.bare.count > 1 }) else { return .nothing }
        remarkRefusal(of: "\(purpose) was used in an app to which its host offers no services")
        return .refused
    }

    private func remarkRefusal(of what: String) {
        remark("\(what); as this process serves several people, it is not known for whom, and nothing was given")
    }

    /// Tells everybody a remark, once.
    func remark(_ text: String) {
        let listeners: [AppEnvironment] = state.withLock { state in
            guard state.remarks.insert(text).inserted else { return [] }
            return (Array(state.people.values) + Array(state.bare.values)).map(\.environment)
        }
        for listener in listeners { listener.post(.remark(text)) }
    }
}

extension AppEnvironment {
    /// What two apps of one person share: what both may see, and no way to tell the host anything.
    fileprivate func shared(with other: AppEnvironment) -> AppEnvironment {
        var services = services
        if let own = self.services, let others = other.services {
            services?.permission = { own.permission($0) == .granted ? others.permission($0) : own.permission($0) }
        }
        return AppEnvironment(person: person, app: nil, services: services, events: nil)
    }
}
