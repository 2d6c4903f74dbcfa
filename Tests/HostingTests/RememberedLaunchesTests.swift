import AppLaunching
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Synchronization
import TestSupport
import Testing

/// Installed apps are launched once for each version, and their words are known without them.
@Suite(.inTurn) struct RememberedLaunchesTests {
    /// An app that tells its words when it is launched.
    private final class App: ExtensionConnection {
        let events: ExtensionEvents
        let words: [String]
        let launches = Mutex<[String]>([])

        init(_ events: ExtensionEvents, words: [String]) {
            self.events = events
            self.words = words
        }

        func launch(for person: String) async {
            let all = words.map { UserVocabulary.Word(kind: 1, phrase: $0) }
            events.post(ExtensionEvent(.vocabulary(UserVocabulary(version: 1, words: all)), person: person))
            launches.withLock { $0.append(person) }
        }

        func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer { ExtensionAnswer(.notImplemented) }
        func continueActivity(_ activity: Record, for person: String) async -> Bool { true }
    }

    private final class Made: Sendable {
        let app = Mutex<App?>(nil)
    }

    /// One run of a host: who is launched, and which words are known, before anything was launched and at the end.
    private func run(
        _ folder: URL, mark: String, words: [String], people: [String], waits: Bool = true, hasProgram: Bool = true
    ) async throws -> (launches: [String], before: [String], after: [String]) {
        let app = LaunchableApp(
            name: "App", bundle: folder, current: { LaunchableApp.Version(bundle: folder, mark: mark, mayUseNetwork: false) },
            folders: { person in
                let own = folder.appending(path: person, directoryHint: .isDirectory)
                let home = own.appending(path: "home", directoryHint: .isDirectory)
                if hasProgram { try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true) }
                return LaunchableApp.Folders(home: home, groups: own.appending(path: "groups"))
            }, log: { _ in { _ in } })
        let made = Made()
        let pool = ProgramPool()
        let connection = RememberedLaunches(app, pool: pool) { events in
            let app = App(events, words: words)
            made.app.withLock { $0 = app }
            return app
        }
        let inbox = ExtensionInbox(of: [("app", connection.events)], person: people[0])
        if !waits { pool.endAll() }
        for person in people { await connection.launch(for: person) }
        let before = inbox.takeVocabularies()["app"]?.words.map(\.phrase) ?? []
        await RememberedLaunches.finish()
        // Whoever is not needed is not connected to.
        let launches = made.app.withLock { $0?.launches.withLock { $0 } } ?? []
        return (launches, before, inbox.takeVocabularies()["app"]?.words.map(\.phrase) ?? before)
    }

    @Test("a version is launched once for each person, and words stay known")
    func once() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await run(folder, mark: "1", words: ["Tune"], people: ["ada", "ada", "bo"])
        #expect(first.launches == ["ada", "bo"] && first.after == ["Tune"])
        let second = try await run(folder, mark: "1", words: ["never told"], people: ["ada"])
        #expect(second.launches == [] && second.before == ["Tune"])
        let stranger = try await run(folder, mark: "1", words: ["Hers"], people: ["cy"])
        #expect(stranger.launches == ["cy"] && stranger.after == ["Hers"])
        let updated = try await run(folder, mark: "2", words: ["Song"], people: ["ada"])
        #expect(updated.launches == ["ada"] && updated.after == ["Song"])
        let last = try await run(folder, mark: "2", words: [], people: ["ada"])
        #expect(last.launches == [] && last.before == ["Song"])
    }

    @Test("an extension without an app counts as launched, too, and one that is gone does not come back")
    func withoutProgram() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        _ = try await run(folder, mark: "1", words: [], people: ["ada"], hasProgram: false)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await run(folder, mark: "1", words: [], people: ["ada"], hasProgram: false)
        let second = try await run(folder, mark: "1", words: [], people: ["ada"], hasProgram: false)
        #expect(first.launches == ["ada"] && second.launches == [])
    }

    @Test("what the end of the host has cut short is made up for, and files that are damaged are no words")
    func interrupted() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let ended = try await run(folder, mark: "1", words: ["Tune"], people: ["ada"], waits: false)
        #expect(ended.launches == [] && ended.after == [])
        try Data([1, 2, 3]).write(to: folder.appending(path: "ada/words"))
        let next = try await run(folder, mark: "1", words: ["Tune"], people: ["ada"])
        #expect(next.launches == ["ada"] && next.after == ["Tune"])
    }
}
