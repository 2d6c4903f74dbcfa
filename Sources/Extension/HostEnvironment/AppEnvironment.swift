package import ExtensionProtocol
import IntentSchema
import Synchronization

/// The environment in which an app's code runs for a person. Everything that the API offers as process-wide singletons goes through
/// it to the host.
package final class AppEnvironment: Sendable {
    /// The environment of running code, and the call that it serves.
    package struct Scope: Sendable {
        package let environment: AppEnvironment
        /// Whether a call is being served, rather than an app launched or opened.
        package let isCall: Bool
        /// The operation being handled; `nil` while resolving and confirming.
        package let operation: String?

        package init(_ environment: AppEnvironment, isCall: Bool = false, operation: String? = nil) {
            self.environment = environment
            self.isCall = isCall
            self.operation = operation
        }
    }

    struct State {
        /// The person's answers to the app's requests.
        var answers: [Permission: Bool] = [:]
        /// The registered words by kind; `nil` until the first change.
        var words: [Int: [UserVocabulary.Word]]?
        /// Incremented with every change of the words.
        var version = 0
    }

    /// The scope of the running code; `nil` outside of what a host runs.
    @TaskLocal package static var scope: Scope?

    /// The identifier of the person.
    package let person: String
    /// The app's identifier; `nil` for the environment that a process's apps share.
    package let app: String?
    /// What the host offers; `nil` for nothing.
    package let services: AppServices?
    let state = Mutex(State())
    private let events: ExtensionEvents?

    /// - Parameter events: receives the events that the app sends to its host; `nil` if no host listens.
    package init(person: String, app: String?, services: AppServices?, events: ExtensionEvents?) {
        self.person = person
        self.app = app
        self.services = services
        self.events = events
    }

    /// Whether a host receives the app's events.
    var isHeard: Bool { events != nil }

    /// Sends an event to the host.
    package func post(_ kind: ExtensionEvent.Kind) {
        events?.post(ExtensionEvent(kind, person: person))
    }

    /// Runs code of the app in this environment; tasks that it starts also run in it.
    package func lend<Result>(to code: () throws -> Result) rethrows -> Result {
        try Self.$scope.withValue(Scope(self), operation: code)
    }
}

extension AppEnvironment {
    /// The result of looking up an environment.
    package enum Found {
        case environment(AppEnvironment)
        /// Nothing is offered: the code runs without a host.
        case nothing
        /// Refused, because it is not known for whom the code runs.
        case refused
    }

    /// The environment of the running code. Outside of what a host runs, such as on the app's own queue, it is the one in which an
    /// API object was created, or the process's default; never while the process serves several people.
    ///
    /// - Parameters:
    ///   - kept: the environment in which the API object in use was created.
    ///   - purpose: what is requested, for the remark that reports a refusal.
    package static func found(_ kept: AppEnvironment? = nil, for purpose: StaticString) -> Found {
        guard let scope else { return HostedPeople.shared.found(kept, for: purpose) }
        if scope.environment.services != nil { return .environment(scope.environment) }
        return HostedPeople.shared.foundWithoutServices(for: purpose)
    }

    /// The environment of the running code; `nil` if nothing is offered or it is refused.
    package static func active(_ kept: AppEnvironment? = nil, for purpose: StaticString) -> AppEnvironment? {
        if case .environment(let environment) = found(kept, for: purpose) { environment } else { nil }
    }

    /// Sends an event to the host on behalf of the running code.
    ///
    /// - Returns: whether there is a host, and the app and the person are known to it.
    package static func tell(
        _ kept: AppEnvironment? = nil, for purpose: StaticString, _ kind: ExtensionEvent.Kind
    ) -> Bool {
        guard let environment = listening(kept, for: purpose) else { return false }
        environment.post(kind)
        return true
    }

    /// The environment through which the running code can send events to its host; `nil` if it cannot.
    package static func listening(_ kept: AppEnvironment? = nil, for purpose: StaticString) -> AppEnvironment? {
        if let scope { return scope.environment.isHeard ? scope.environment : nil }
        guard let environment = active(kept, for: purpose) else { return nil }
        if environment.isHeard { return environment }
        HostedPeople.shared.remark(
            "\(purpose) was used outside of a call, where it is not known which of several apps does it; it did nothing")
        return nil
    }
}
