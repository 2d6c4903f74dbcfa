import ExtensionProtocol
import HostEnvironment
import Intents
import Synchronization

/// One person's side of a connection: their own extension object, operations and updates.
final class PersonHost: Sendable {
    let environment: AppEnvironment
    let ledger = OperationLedger()
    /// What is kept of operations beyond the process; `nil` if nothing is.
    let records: OperationRecords?
    /// The updates in progress, by request identifier.
    let updates = Mutex<[String: RunningUpdates]>([:])
    private let session = Mutex<ExtensionSession?>(nil)
    private let name: String
    private let reloads: Bool
    private let makeProvider: @Sendable () -> any INIntentHandlerProviding

    /// - Parameters:
    ///   - name: the extension's name, for display.
    ///   - reloads: whether an extension that returns a handler again is created anew.
    ///   - records: what is kept of operations beyond the process.
    ///   - makeProvider: creates the extension, or the object that provides the app's handlers.
    init(
        _ environment: AppEnvironment, named name: String, reloads: Bool, records: OperationRecords?,
        _ makeProvider: @escaping @Sendable () -> any INIntentHandlerProviding
    ) {
        self.environment = environment
        self.name = name
        self.reloads = reloads
        self.records = records
        self.makeProvider = makeProvider
    }

    deinit {
        // The host was deallocated without stopping them.
        for running in updates.withLock(\.values) { running.abandon(environment) }
    }

    /// The session that serves the person's calls, created at the first one.
    func currentSession() -> ExtensionSession {
        session.withLock { session in
            if let session { return session }
            let made = ExtensionSession(named: name, reloads: reloads, makeProvider)
            session = made
            return made
        }
    }

    /// Abandons a session that missed a deadline; the next call creates a new one.
    func abandon(_ late: ExtensionSession) {
        session.withLock { if $0 === late { $0 = nil } }
    }
}
