public import Assistant
import Dialogue
import ExtensionProtocol
import ExtensionRuntime
public import Foundation
import IntentSchema
import Intents
import LanguagePacks
import Rendering
import Store
import Synchronization
import Understanding

/// A conversation with an extension inside a test: the whole assistant, in this process, offline, at a standing clock.
///
///     let talk = try TestConversation(with: TestApp(RideExtension.self, intents: [INRequestRideIntent.self]))
///     try await talk.say("book me a ride")
///     try await talk.expectPrompt(for: "dropOffLocation")
///     try await talk.answer("the airport")
///     try await talk.expectConfirmation(showing: "$12.40")
///     try await talk.answer("yes")
///     try await talk.expectResponse("success")
///
/// An expectation that is not met throws an `ExpectationFailure`, which shows the conversation up to there.
public actor TestConversation {
    private let conversation: Conversation
    private let catalogue: Catalogue
    private let scratch: ScratchFolder
    private var turns: [Turn] = []

    /// - Throws: `LanguagePackError` when there is no language pack for the locale.
    public init(with app: TestApp, _ surroundings: TestSurroundings = TestSurroundings()) throws {
        try self.init(with: [app], surroundings)
    }

    /// A conversation with several apps installed.
    public init(with apps: [TestApp], _ surroundings: TestSurroundings = TestSurroundings()) throws {
        let scratch = ScratchFolder()
        let language = try Language.shared(for: surroundings.locale)
        let numbers = Mutex(0)
        let assistant = Assistant(
            apps: apps.map { $0.installed(in: scratch.url, surroundings, language.places) }, catalogue: .system,
            interpreter: language.interpreter,
            renderer: Renderer(
                dialogs: language.dialogs, catalogue: .system, locale: surroundings.locale, calendar: surroundings.calendar),
            journal: MemoryStore(), policy: surroundings.policy,
            surroundings: Surroundings(
                now: { surroundings.now },
                makeIdentifier: {
                    numbers.withLock { number in
                        number += 1
                        return "test-\(number)"
                    }
                },
                locale: surroundings.locale, calendar: surroundings.calendar, location: surroundings.location))
        self.scratch = scratch
        catalogue = assistant.catalogue
        conversation = assistant.startConversation(contacts: ContactIndex(surroundings.contacts))
    }

    /// The folder that holds the app's group folders during this conversation; it goes away with the conversation.
    public nonisolated var groupContainers: URL { scratch.url }

    /// The last turn; `nil` before anything was said.
    public var lastTurn: Turn? { turns.last }

    /// Says something, as a person would.
    @discardableResult
    public func say(_ utterance: String) async throws -> Turn {
        let turn = try await conversation.say(utterance)
        turns.append(turn)
        return turn
    }

    /// Answers the open question; the same as ``say(_:)``, but it is a failure when no question is open.
    @discardableResult
    public func answer(_ utterance: String, file: StaticString = #fileID, line: UInt = #line) async throws -> Turn {
        let question = await conversation.question
        guard question != nil else { throw failure("an open question to answer with \"\(utterance)\"", "none", file, line) }
        return try await say(utterance)
    }

    /// Lets happen what is due: timers that have run out, outcomes and updates that have come.
    ///
    /// - Returns: a turn for each, in order; empty when nothing was due.
    @discardableResult
    public func happen() async throws -> [Turn] {
        let happened = try await conversation.happen()
        turns += happened
        return happened
    }

    /// Ends the conversation, because the person has gone.
    @discardableResult
    public func end() async throws -> Turn {
        let turn = try await conversation.end()
        turns.append(turn)
        return turn
    }

    /// Whether an app reports of something that it has done, such as how a ride comes along.
    public var awaitsUpdates: Bool { get async { await conversation.awaitsUpdates } }

    func turn(_ file: StaticString, _ line: UInt) throws -> Turn {
        guard let turn = turns.last else { throw failure("something to have been said", "nothing", file, line) }
        return turn
    }

    func codeName(_ response: Record, of intent: Record) -> String? {
        response["code"]?.integer.flatMap { catalogue.intents[intent.type]?.responseCode($0)?.name }
    }

    func failure(_ expected: String, _ actual: String, _ file: StaticString, _ line: UInt) -> ExpectationFailure {
        ExpectationFailure(location: "\(file):\(line)", expected: expected, actual: actual, transcript: transcript)
    }

    /// What was said and conveyed so far, a line each.
    public var transcript: [String] {
        turns.flatMap { turn in (turn.utterance.isEmpty ? [] : ["> \(turn.utterance)"]) + turn.items.compactMap(line) }
    }

    private func line(_ item: JournalItem) -> String? {
        switch item {
        case .conveyed(_, let rendered): rendered.shown + rendered.choices.map { "\n    - \($0)" }.joined()
        case .calling(let call): "  call \(call.number): \(call.methodName)"
        case .answered(let event, _, _): answer(event).map { "  \($0)" }
        case .explained(let text): "  (\(text))"
        case .openedApp(let app, _, let accepted): "  opened \(app)\(accepted ? "" : ", which did not take the activity")"
        case .heard, .happened: nil
        }
    }

    private func answer(_ event: Event) -> String? {
        guard case .answered(let number, let reply) = event.kind else { return nil }
        if case .failed(let failure) = reply { return "call \(number) failed, \(failure.code.rawValue): \(failure.message)" }
        return "call \(number) gave \(String(describing: reply).prefix(200))"
    }
}

extension Call {
    /// The method called: `resolve dropOffLocation`, `confirm` or `handle`.
    var methodName: String {
        switch request.method {
        case .resolve(let parameter): "resolve \(parameter)"
        case .options(let parameter): "options \(parameter)"
        case .confirm: "confirm"
        case .handle: "handle"
        }
    }
}

/// What reading and speaking a language needs, read once a process.
private struct Language {
    var interpreter: TemplateInterpreter
    var dialogs: DialogPack
    var places: PlaceIndex

    private static let loaded = Mutex<[String: Language]>([:])

    static func shared(for locale: Locale) throws -> Language {
        let pack = try LanguagePack(for: locale)
        return try loaded.withLock { loaded in
            if let language = loaded[pack.language] { return language }
            let language = try Language(
                interpreter: TemplateInterpreter(pack: pack, catalogue: .system), dialogs: pack.dialogs(),
                places: PlaceIndex(pack.places()))
            loaded[pack.language] = language
            return language
        }
    }
}

extension TestApp {
    func installed(in groupContainers: URL, _ surroundings: TestSurroundings, _ places: PlaceIndex) -> InstalledApp {
        let resources = AppResources(
            groupContainers: groupContainers, contactAccess: contactAccess, locationAccess: locationAccess, geocoder: places,
            location: { surroundings.location }, contacts: { surroundings.contacts })
        let log = ExtensionLog()
        let application = delegate.map { ParentApplication($0, resources: resources) }
        var description = description
        description.seesContacts = resources.seesContacts
        return InstalledApp(
            description: description, transport: transport(application, resources, surroundings, log), log: log,
            seesContacts: { resources.seesContacts },
            open: { await application?.open(activity: $0) ?? true })
    }

    /// The way to the app's handlers: in its extension, in the app itself, or in both. Without an extension nothing reaches one.
    private func transport(
        _ application: ParentApplication?, _ resources: AppResources, _ surroundings: TestSurroundings, _ log: ExtensionLog
    ) -> any ExtensionTransport {
        let own = InProcessTransport(
            intentsExtension ?? INExtension.self, declaring: description.intents.filter { !inAppIntents.contains($0) },
            resources: resources, clock: surroundings.clock, onRemark: { log.add($0) }, onOutcome: { log.add($0, $1) })
        guard let application, !inAppIntents.isEmpty else { return own }
        let inApp = InProcessTransport(
            inApp: application, declaring: inAppIntents, clock: surroundings.clock, onRemark: { log.add($0) },
            onOutcome: { log.add($0, $1) })
        return SplitTransport(inApp: inAppIntents, application: inApp, extension: own)
    }
}

/// A folder that goes away with its owner.
private final class ScratchFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "errand-test-\(UUID().uuidString)", directoryHint: .isDirectory)

    deinit {
        // The folder is there only if an app has asked for it, so failing to remove it is no error.
        try? FileManager.default.removeItem(at: url)
    }
}
