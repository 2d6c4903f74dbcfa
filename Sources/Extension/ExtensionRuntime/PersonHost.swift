import ExtensionProtocol
import Intents
import Synchronization

/// One person's side of a connection: an extension object, operations and updates of their own.
final class PersonHost: Sendable {
    let person: String
    let resources: PersonResources
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
        _ person: String, _ resources: PersonResources, named name: String,
        _ makeProvider: @escaping @Sendable () -> any INIntentHandlerProviding
    ) {
        self.person = person
        self.resources = resources
        self.name = name
        self.makeProvider = makeProvider
    }

    deinit {
        // The host went away without stopping them.
        for running in updates.withLock(\.values) { running.abandon(resources) }
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
