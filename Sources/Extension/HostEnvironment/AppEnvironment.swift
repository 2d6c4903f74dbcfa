package import ExtensionProtocol
import IntentSchema
import Synchronization

/// What code of an app finds around it while it runs for a person. Everything that the API offers as process-wide singletons goes
/// through it to the host.
package final class AppEnvironment: Sendable {
    /// The environment lent to running code, and the call that it serves.
    package struct Scope: Sendable {
        package let environment: AppEnvironment
        /// Whether a call is served, rather than an app launched or opened.
        package let isCall: Bool
        /// The operation that is handled; `nil` while resolving and confirming.
        package let operation: String?

        package init(_ environment: AppEnvironment, isCall: Bool = false, operation: String? = nil) {
            self.environment = environment
            self.isCall = isCall
            self.operation = operation
        }
    }

    struct State {
        /// What the person answered when the app asked.
        var answers: [Permission: Bool] = [:]
        /// The registered words by kind; `nil` until the first change.
        var words: [Int: [UserVocabulary.Word]]?
        /// Rises with every change of the words.
        var version = 0
    }

    /// That of the code that runs; `nil` outside of what a host runs.
    @TaskLocal package static var scope: Scope?

    /// The identifier of the person.
    package let person: String
    /// The app's identifier; `nil` for what the apps of a process share.
    package let app: String?
    /// What the host offers; `nil` for nothing.
    package let services: AppServices?
    let state = Mutex(State())
    private let events: ExtensionEvents?

    /// - Parameter events: takes what the app tells its host; `nil` where no host listens.
    package init(person: String, app: String?, services: AppServices?, events: ExtensionEvents?) {
        self.person = person
        self.app = app
        self.services = services
        self.events = events
    }

    /// Whether somebody takes what the app tells.
    var isHeard: Bool { events != nil }

    /// Tells the host something.
    package func post(_ kind: ExtensionEvent.Kind) {
        events?.post(ExtensionEvent(kind, person: person))
    }

    /// Runs code of the app in this environment; tasks that it starts run there, too.
    package func lend<Result>(to code: () throws -> Result) rethrows -> Result {
        try Self.$scope.withValue(Scope(self), operation: code)
    }
}

extension AppEnvironment {
    /// What code finds that asks for something.
    package enum Found {
        case environment(AppEnvironment)
        /// Nothing is offered: the code runs without a host.
        case nothing
        /// It is not known for whom the code runs.
        case refused
    }

    /// The environment of the code that runs. Outside of what a host runs, such as on a queue of the app's own, it is the one that an
    /// object of the API was made in, or the one lent to the process; never while the process serves several people.
    ///
    /// - Parameters:
    ///   - kept: the environment in which the object was made that is asked.
    ///   - purpose: what is asked for, for the remark that tells of a refusal.
    package static func found(_ kept: AppEnvironment? = nil, for purpose: StaticString) -> Found {
        guard let scope else { return HostedPeople.shared.found(kept, for: purpose) }
        if scope.environment.services != nil { return .environment(scope.environment) }
        return HostedPeople.shared.foundWithoutServices(for: purpose)
    }

    /// The environment of the code that runs; `nil` where nothing is offered or it is refused.
    package static func active(_ kept: AppEnvironment? = nil, for purpose: StaticString) -> AppEnvironment? {
        if case .environment(let environment) = found(kept, for: purpose) { environment } else { nil }
    }

    /// Tells the host something on behalf of the code that runs.
    ///
    /// - Returns: whether there is a host, and the app and the person are known to it.
    package static func tell(
        _ kept: AppEnvironment? = nil, for purpose: StaticString, _ kind: ExtensionEvent.Kind
    ) -> Bool {
        guard let environment = listening(kept, for: purpose) else { return false }
        environment.post(kind)
        return true
    }

    /// The environment through which the code that runs can tell its host something; `nil` where it cannot.
    package static func listening(_ kept: AppEnvironment? = nil, for purpose: StaticString) -> AppEnvironment? {
        if let scope { return scope.environment.isHeard ? scope.environment : nil }
        guard let environment = active(kept, for: purpose) else { return nil }
        if environment.isHeard { return environment }
        HostedPeople.shared.remark(
            "\(purpose) was used outside of a call, where it is not known which of several apps does it; it did nothing")
        return nil
    }
}
