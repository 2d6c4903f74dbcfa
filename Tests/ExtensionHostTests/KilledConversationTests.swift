import Assistant
import ConnectionTesting
import Dialogue
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import IntentsTesting
import LanguagePacks
import Rendering
import Store
import TestSupport
import Testing
import Understanding

/// A person talks to an app whose program is killed.
@Suite(.inTurn) struct KilledConversationTests {
    @Test(
        "a program that is killed in the middle of a request opens the app and does nothing twice",
        arguments: ["resolve", "confirm", "handle"])
    func killed(phase: String) async throws {
        let (turns, probe) = try await Self.talk("hang \(phase)", killing: phase)
        let end = try #require(turns.last)
        #expect(end.outcome?.kind == (phase == "handle" ? .unknown : .broken))
        #expect(end.openedApps.map(\.app) == ["org.errand.probe"])
        // Whether the message was sent is not known if its handler was at work.
        let calls = turns.flatMap(\.calls)
        let codes = calls.compactMap { $0.reply?.failure?.code }
        #expect(codes == [phase == "handle" ? .outcomeUnknown : .unavailable])
        #expect(probe.phases.filter { $0 == "handle" }.count == (phase == "handle" ? 1 : 0))
    }

    @Test("of a program that is killed while it handles, the next one is asked, and its report counts")
    func reported() async throws {
        let (turns, probe) = try await Self.talk("hang reported handle", killing: "handle")
        #expect(turns.last?.outcome?.kind == .succeeded)
        #expect(probe.phases.filter { $0 == "handle" }.count == 1)
        #expect(probe.starts == 2)
    }

    /// A conversation about a message, whose program is killed once it has begun a phase.
    private static func talk(_ content: String, killing phase: String) async throws -> (turns: [Turn], probe: ProbeProgram) {
        let probe = ProbeProgram()
        let clock = ManualClock()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let locale = Locale(identifier: "en_US")
        var policy = Policy()
        // The times of the connection are those of the clock on the wall.
        policy.deadlines = Policy.Deadlines(resolve: 9_000, confirm: 9_000, handle: 9_000)
        let description = AppDescription(id: "org.errand.probe", name: "Probe", intents: ProbeExtension.intents)
        let renderers = Renderers(dialogs: try LanguagePack(for: locale).dialogs(), catalogue: .system)
        let assistant = Assistant(
            apps: [InstalledApp(description: description, connection: probe.connection(limits: .patient))], catalogue: .system,
            languages: Languages([SpokenLanguage("en", interpreter: Lines(content: content), renderers: renderers)]),
            journal: MemoryStore(),
            policy: policy, now: { [clock] in Date(timeIntervalSince1970: 1_767_632_400) + clock.now.offset / .seconds(1) },
            clock: clock,
            makeIdentifier: { UUID().uuidString })
        let conversation = try assistant.startConversation(for: Person(ProbeHost.owner, locale: locale, calendar: calendar))
        let talk = Task {
            var turns = [try await conversation.say("a message")]
            while turns.last?.outcome == nil, turns.count < 4 { turns.append(try await conversation.say("yes")) }
            return turns
        }
        while probe.phases.last != phase { await Task.yield() }
        probe.kill()
        return (try await talk.value, probe)
    }
}

/// Understands the lines of the test.
private struct Lines: Interpreter {
    let content: String

    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        guard utterance == "a message" else { return Interpretation(acts: [.yes]) }
        let anna = Record(
            "INPerson",
            [
                "personHandle": .record(Record("INPersonHandle", ["value": .string("anna"), "type": .integer(0)])),
                "displayName": .string("anna"),
            ])
        let message = Hypothesis(
            intent: "INSendMessageIntent",
            parameters: ["content": .string(content), "recipients": .list([.record(anna)])], score: 1, template: "lines")
        return Interpretation(acts: [.request(message)])
    }
}
