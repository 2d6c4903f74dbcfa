import AppLibrary
import Assistant
import Containment
import ExtensionProtocol
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import IntentSchema
import Store

/// One app: what it can be asked and with which values, how it runs and what it may touch, how its calls went, what it prints.
struct AppRoutes: Sendable {
    let host: AssistantHost
    let people: ServedPeople
    private let history = CallHistory()

    init(host: AssistantHost, people: ServedPeople) {
        self.host = host
        self.people = people
    }

    /// The conversations whose calls count.
    private static let conversations = 30

    func add(to routes: RouterGroup<ServerContext>) {
        routes.get("apps/:app") { _, context in try await detail(context) }
        routes.get("apps/:app/log") { try await log($0, $1) }
        routes.get("vocabulary") { _, context in try await vocabulary(context) }
    }

    private struct Parameter: Encodable {
        var name: String
        /// What its value is, in a word: text, number, yes or no, time, place, person, choice, or the record's type.
        var kind: String
        /// The cases of an enumeration.
        var choices: [String]?
        var isList: Bool
    }

    private struct Intent: Encodable {
        var name: String
        var domain: String?
        var alwaysConfirms: Bool
        var needsUnlocking: Bool
        var examples: [String]
        var parameters: [Parameter]
    }

    private struct Word: Encodable {
        var phrase: String
        var parameters: [String]
    }

    private struct Running: Encodable {
        /// Whether it has programs of its own; otherwise it runs in the server's process.
        var isContained: Bool
        var isolation: String?
        var mayUseNetwork: Bool?
        var version: String?
        var installed: Date?
        var source: String?
        var state: String?
        var failures: Int?
        /// For how many seconds it is left alone after its failures.
        var rest: Double?
    }

    private struct Detail: Encodable {
        var id: String
        var name: String
        var synonyms: [String]
        var intents: [Intent]
        var words: [Word]
        var running: Running
        var calls: AppCalls
    }

    private func detail(_ context: ServerContext) async throws -> Response {
        let (person, app) = try await app(context)
        let description = app.description
        let samples = try await history.samples(of: person.id, in: host.store, limit: Self.conversations)
        let detail = Detail(
            id: description.id, name: description.name, synonyms: description.synonyms,
            intents: description.intents.map { intent($0, of: description) },
            words: description.vocabulary.compactMap { item in
                item.phrases.first.map { Word(phrase: $0, parameters: item.parameters) }
            },
            running: try running(app, for: person),
            calls: AppCalls(of: description.id, in: samples, now: Date()))
        return try JSONAnswer.response(detail)
    }

    private func intent(_ name: String, of app: AppDescription) -> Intent {
        let definition = host.catalogue.intents[name]
        return Intent(
            name: name, domain: definition?.domain, alwaysConfirms: definition?.alwaysConfirms ?? false,
            needsUnlocking: app.restrictedWhileLocked.contains(name), examples: app.examples[name] ?? [],
            parameters: (definition?.parameters ?? []).filter(\.isResolvable).map(parameter))
    }

    private func parameter(_ definition: ParameterDefinition) -> Parameter {
        var (type, isList) = (definition.type, false)
        if case .list(let element) = type { (type, isList) = (element, true) }
        var choices: [String]?
        if case .enumeration(let name) = type {
            choices = host.catalogue.enumerations[name]?.cases.map(\.name).filter { $0 != "unknown" }
        }
        return Parameter(name: definition.name, kind: type.word, choices: choices, isList: isList)
    }

    private func running(_ app: InstalledApp, for person: Person) throws -> Running {
        let condition = app.connection.condition(for: person.id)
        let installed = try? AppLibrary(directory: host.configuration.directory).current(app.description.id)
        // Programs of their own are what installed apps have.
        guard let condition, let installed else { return Running(isContained: false) }
        return Running(
            isContained: true, isolation: Self.containment.isolation?.rawValue, mayUseNetwork: installed.rights.mayUseNetwork,
            version: installed.appVersion ?? "\(installed.version)", installed: installed.installed, source: installed.source,
            state: condition.state.rawValue, failures: condition.failures, rest: condition.rest.map { $0 / .seconds(1) })
    }

    /// What this machine can do does not change while the server runs.
    private static let containment = Containment.detected()

    // MARK: - Logs and words

    private struct Log: Encodable {
        /// Whether the app has a log: apps in the server's process print to the server's.
        var isKept: Bool
        var lines: [String]
    }

    private func log(_ request: Request, _ context: ServerContext) async throws -> Response {
        // What an app prints may be about any person.
        _ = try context.caller(with: .administer)
        let limit = try request.number("limit", in: 1...1_000) ?? 200
        let (_, app) = try await app(context)
        guard let installed = try? AppLibrary(directory: host.configuration.directory).current(app.description.id) else {
            return try JSONAnswer.response(Log(isKept: false, lines: []))
        }
        var reader = LogReader(file: installed.logFile)
        return try JSONAnswer.response(Log(isKept: true, lines: try reader.last(limit)))
    }

    private struct Vocabulary: Encodable {
        var app: String
        var words: [Word]
    }

    /// The person's own words, as apps have registered them.
    private func vocabulary(_ context: ServerContext) async throws -> Response {
        let person = try await people.person(context.caller().person)
        let found = host.assistant.apps.map { app in
            Vocabulary(
                app: app.description.id,
                words: app.connection.events.vocabulary(for: person.id).words.map {
                    Word(phrase: $0.phrase, parameters: $0.parameters)
                })
        }
        return try JSONAnswer.response(["vocabulary": found.filter { !$0.words.isEmpty }])
    }

    private func app(_ context: ServerContext) async throws -> (Person, InstalledApp) {
        let person = try await people.person(context.caller().person)
        let id = try context.part("app")
        guard let app = try host.assistant.apps(for: person).first(where: { $0.description.id == id }) else {
            throw Problem.notFound("no app")
        }
        return (person, app)
    }
}

extension ValueType {
    /// What a value is, for the one who writes it.
    fileprivate var word: String {
        switch self {
        case .bool: "yes or no"
        case .integer, .double, .decimal: "number"
        case .string, .stringConstant: "text"
        case .url: "address of a page"
        case .data: "bytes"
        case .date, .dateComponents: "time"
        case .enumeration, .optionSet: "choice"
        case .list(let element): element.word
        case .record("INPerson"): "person"
        case .record("CLPlacemark"): "place"
        case .record("INSpeakableString"): "text"
        case .record("INDateComponentsRange"): "time"
        case .record("INCurrencyAmount"), .record("INPaymentAmount"): "money"
        case .record(let name): name
        }
    }
}
