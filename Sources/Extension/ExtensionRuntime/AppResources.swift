public import ExtensionProtocol
import HostEnvironment
import Synchronization

/// What the host offers an app while the app's code runs, separately for each person.
///
///     let resources = AppResources(services, app: "org.example.rides", events: events)
public final class AppResources: Sendable {
    private let services: HostServices?
    private let app: String
    private let events: ExtensionEvents?
    private let people = Mutex<[String: AppEnvironment]>([:])

    /// - Parameters:
    ///   - services: what the host offers; `nil` for nothing, whoever the person is.
    ///   - app: the app's identifier.
    ///   - events: receives the events that the app sends unprompted.
    public init(_ services: HostServices? = nil, app: String, events: ExtensionEvents? = nil) {
        self.services = services
        self.app = app
        self.events = events
    }

    deinit {
        for environment in people.withLock(\.values) { HostedPeople.shared.remove(environment) }
    }

    /// The app's environment for the person; `nil` for people unknown to the host.
    func environment(for person: String) -> AppEnvironment? {
        people.withLock { people in
            if let known = people[person] { return known }
            let offered = services?.services(for: person, app: app)
            guard services == nil || offered != nil else { return nil }
            let made = AppEnvironment(person: person, app: app, services: offered, events: events)
            HostedPeople.shared.add(made)
            people[person] = made
            return made
        }
    }

    /// Runs code of the app for the person; tasks that it starts run in the same environment. People unknown to the host are
    /// offered nothing.
    package func lend<Result>(for person: String, to code: () throws -> Result) rethrows -> Result {
        let environment = environment(for: person) ?? AppEnvironment(person: person, app: app, services: nil, events: nil)
        return try environment.lend(to: code)
    }

    /// Makes the person's environment available to code of this process that runs outside of calls, such as work that a handler
    /// dispatched to a queue.
    ///
    /// If several apps of one person do so, such code gets what all of them may see. Once the process serves several people, code
    /// outside of calls is refused everything, with a remark, because it is not known for whom it runs.
    public func lendToProcess(for person: String) {
        environment(for: person).map(HostedPeople.shared.lend)
    }
}
