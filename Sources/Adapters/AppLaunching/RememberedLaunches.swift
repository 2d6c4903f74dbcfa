package import ExtensionHost
package import ExtensionProtocol
import ExtensionWire
import Foundation
package import IntentSchema
import Synchronization

/// The connection to an installed app whose program runs when it has something to do, not whenever somebody speaks.
///
/// A new version is launched once for each person, in the background, as when they open the app after they have installed it. What it tells the
/// host there, the person's words, is kept, as a device keeps it, and known while no program of the app runs.
package final class RememberedLaunches: ExtensionConnection {
    /// Launches one app after another, so that many new apps do not take the machine from the person who speaks.
    private static let last = Mutex<Task<Void, Never>?>(nil)

    /// What the app's programs tell, whichever of them runs.
    package let events: ExtensionEvents
    private let connect: @Sendable (ExtensionEvents) -> any ExtensionConnection
    /// Made when the app is first needed, since its bundle is read for it.
    private let made = Mutex<(any ExtensionConnection)?>(nil)
    private let app: LaunchableApp
    private let pool: ProgramPool
    /// The people for whom what is kept was looked at.
    private let known = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - pool: the programs that run; once they have been ended, nothing counts as launched.
    ///   - connect: makes the connection to the app's programs, which posts its events there.
    package init(
        _ app: LaunchableApp, pool: ProgramPool, to connect: @escaping @Sendable (ExtensionEvents) -> any ExtensionConnection
    ) {
        self.app = app
        self.pool = pool
        self.connect = connect
        events = ExtensionEvents(observer: { event in
            if case .vocabulary = event.kind, let person = event.person { Self.keep(event, in: Self.wordsFile(app, person)) }
        })
    }

    private var inner: any ExtensionConnection {
        made.withLock { made in
            if let made { return made }
            let connection = connect(events)
            made = connection
            return connection
        }
    }

    package var remembersOperations: Bool { inner.remembersOperations }

    package func launch(for person: String) async {
        guard known.withLock({ $0.insert(person).inserted }) else { return }
        recallWords(of: person)
        guard let mark = try? app.current()?.mark, mark != launchedMark(of: person) else { return }
        Self.last.withLock { last in
            last = Task.detached { [self, last] in
                await last?.value
                guard !pool.isOver else { return }
                await inner.launch(for: person)
                // A launch that the host's end has cut short is made up for.
                if !pool.isOver { note(mark, for: person) }
            }
        }
    }

    package func condition(for person: String) -> ProgramCondition? { inner.condition(for: person) }

    package func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        await inner.send(request, deadline: deadline)
    }

    package func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        await inner.report(on: query, deadline: deadline)
    }

    package func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await inner.startUpdates(of: request, deadline: deadline)
    }

    package func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await inner.stopUpdates(of: request, deadline: deadline)
    }

    package func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        try await inner.card(for: request, deadline: deadline)
    }

    package func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await inner.continueActivity(activity, for: person)
    }

    /// Waits for the launches that are under way.
    package static func finish() async { await last.withLock { $0 }?.value }

    // MARK: - What is kept

    /// Beside the folders that the app may write to.
    private static func folder(_ app: LaunchableApp, _ person: String) -> URL {
        app.folders(person).home.deletingLastPathComponent()
    }

    private static func wordsFile(_ app: LaunchableApp, _ person: String) -> URL { folder(app, person).appending(path: "words") }

    private func markFile(of person: String) -> URL { Self.folder(app, person).appending(path: "launched") }

    private func launchedMark(of person: String) -> String? { try? String(contentsOf: markFile(of: person), encoding: .utf8) }

    private func note(_ mark: String, for person: String) {
        // Nothing has made the folder for an extension without an app. One that is gone meanwhile must not come back: without the folder
        // around it, this makes none. At worst, the app is launched once more.
        try? FileManager.default.createDirectory(
            at: Self.folder(app, person), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        try? mark.write(to: markFile(of: person), atomically: true, encoding: .utf8)
    }

    private static func keep(_ event: ExtensionEvent, in file: URL) {
        var message = WireExtensionMessage()
        message.body = .event(WireEvent(event))
        guard let bytes: [UInt8] = try? message.serializedBytes() else { return }
        try? Data(bytes).write(to: file, options: .atomic)
    }

    private func recallWords(of person: String) {
        let file = Self.wordsFile(app, person)
        // Most apps have none; and words that cannot be read are told again when the app is launched the next time.
        guard FileManager.default.fileExists(atPath: file.path), let data = try? Data(contentsOf: file),
            let message = try? WireExtensionMessage(frame: Array(data)),
            case .event(let wire) = message.body, let event = try? wire.event(of: person), case .vocabulary = event.kind
        else { return }
        events.post(event)
    }
}
