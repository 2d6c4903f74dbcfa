import HostEnvironment
import Intents
import Synchronization

/// One person's side of a connection: an extension object, operations and updates of their own.
final class PersonHost: Sendable {
    let environment: AppEnvironment
    let ledger = OperationLedger()
    /// The reports under way, by the identifier of their request.
    let updates = Mutex<[String: RunningUpdates]>([:])
    private let session = Mutex<ExtensionSession?>(nil)
    private let name: String
    private let makeProvider: @Sendable () -> any INIntentHandlerProviding

    /// - Parameters:
    ///   - name: the extension's name, for people.
    ///   - makeProvider: makes the extension, or what leads to the app's handlers.
    init(
        _ environment: AppEnvironment, named name: String,
        _ makeProvider: @escaping @Sendable () -> any INIntentHandlerProviding
    ) {
        self.environment = environment
        self.name = name
        self.makeProvider = makeProvider
    }

    deinit {
        // The host went away without stopping them.
        for running in updates.withLock(\.values) { running.abandon(environment) }
    }

    /// The session that serves the person's calls, made at the first.
    func currentSession() -> ExtensionSession {
        session.withLock { session in
            if let session { return session }
            let made = ExtensionSession(named: name, makeProvider)
            session = made
            return made
        }
    }

    /// Gives a session up that did not answer; the next call makes a new one.
    func abandon(_ late: ExtensionSession) {
        session.withLock { if $0 === late { $0 = nil } }
    }
}
