import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import IntentsTesting
import LanguagePacks
import Store
import Synchronization
import Understanding

/// An assistant with one app that books rides and whose every call is noted.
struct Bench {
    let app: NotingApp
    let journal: MemoryStore
    let clock = ManualClock()
    let person: Person
    let assistant: Assistant

    private static let locale = Locale(identifier: "en_US")

    /// - Parameters:
    ///   - remembers: whether the app's end remembers operations of processes that are gone.
    ///   - name: what the identifiers begin with that it makes.
    init(
        remembers: Bool = false, policy: Policy = Policy(), journal: MemoryStore = MemoryStore(), name: String = "bench"
    ) throws {
        self.journal = journal
        let app = NotingApp(remembersOperations: remembers)
        self.app = app
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        person = Person("owner", locale: Self.locale, calendar: calendar)
        let description = AppDescription(
            id: "rides", name: "Rides", intents: ["INRequestRideIntent", "INGetRideStatusIntent"])
        let numbers = Mutex(0)
        assistant = Assistant(
            apps: [InstalledApp(description: description, connection: app)], catalogue: .system,
            languages: try Self.languages(reading: Lines()), journal: journal, policy: policy,
            now: { [clock] in Date(timeIntervalSince1970: 1_767_632_400) + clock.now.offset / .seconds(1) }, clock: clock,
            makeIdentifier: {
                numbers.withLock { number in
                    number += 1
                    return "\(name)-\(number)"
                }
            })
    }

    /// What decides in the bench's conversations.
    var dialogue: Dialogue {
        Dialogue(catalogue: .system, policy: assistant.policy, apps: assistant.apps.map(\.description), person: person.id)
    }

    /// Read once for all benches.
    private static let dialogs = Result { try LanguagePack(for: locale).dialogs() }

    /// English as this interpreter reads it.
    static func languages(reading interpreter: any Interpreter) throws -> Languages {
        let renderers = Renderers(dialogs: try dialogs.get(), catalogue: .system)
        return Languages([SpokenLanguage("en", interpreter: interpreter, renderers: renderers)])
    }
}

/// Asks for a place to go, and notes what it is called for.
final class NotingApp: ExtensionConnection {
    let events = ExtensionEvents()
    let remembersOperations: Bool
    private let calls = Mutex<[ExtensionRequest]>([])
    private let later = Mutex<(isOn: Bool, waiting: ExtensionRequest?)>((false, nil))
    private let gate = Mutex<(isClosed: Bool, held: CheckedContinuation<Void, Never>?)>((false, nil))

    private let trouble = Mutex<(report: OperationReport, queries: [OperationQuery], cutsOff: Int, holdsHandle: Bool)>(
        (.unknown("it was not told"), [], 0, false))

    /// What it reports of operations.
    var report: OperationReport {
        get { trouble.withLock(\.report) }
        set { trouble.withLock { $0.report = newValue } }
    }

    /// How many calls to handle it does not live to answer.
    var cutsOff: Int {
        get { trouble.withLock(\.cutsOff) }
        set { trouble.withLock { $0.cutsOff = newValue } }
    }

    /// Whether the next call to handle is held until ``release()``.
    var holdsHandle: Bool {
        get { trouble.withLock(\.holdsHandle) }
        set { trouble.withLock { $0.holdsHandle = newValue } }
    }

    /// What it was asked about operations.
    var queries: [OperationQuery] { trouble.withLock(\.queries) }

    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        trouble.withLock { trouble in
            trouble.queries.append(query)
            return trouble.report
        }
    }

    /// Whether this call to handle is one that it does not live to answer.
    private func isCutOff() -> Bool {
        trouble.withLock { trouble in
            trouble.cutsOff -= 1
            return trouble.cutsOff >= 0
        }
    }

    private let code = Mutex("success")

    /// The response code of handle.
    var handleCode: String {
        get { code.withLock(\.self) }
        set { code.withLock { $0 = newValue } }
    }

    /// Whether handle is answered with `.inProgress` until ``finish()``.
    var answersLater: Bool {
        get { later.withLock(\.isOn) }
        set { later.withLock { $0.isOn = newValue } }
    }

    /// Holds the next call until ``release()``.
    func hold() { gate.withLock { $0.isClosed = true } }

    /// Returns once a call is held.
    func waitForHeldCall() async {
        while gate.withLock({ $0.held == nil }) { await Task.yield() }
    }

    func release() {
        let held = gate.withLock { gate in
            defer { gate = (false, nil) }
            return gate.held
        }
        held?.resume()
    }

    private func pass() async {
        guard gate.withLock({ $0.isClosed && $0.held == nil }) else { return }
        await withCheckedContinuation { continuation in gate.withLock { $0.held = continuation } }
    }

    /// Tells that what was in progress has ended, with success if nothing else is given.
    func finish(_ reply: ExtensionReply? = nil) {
        guard let request = later.withLock({ $0.waiting }), case .handle(let operation) = request.method else { return }
        let outcome = reply ?? response("success", to: request).reply
        events.post(ExtensionEvent(.outcome(operation: operation, outcome), request: request.identifier, person: request.person))
    }

    init(remembersOperations: Bool) {
        self.remembersOperations = remembersOperations
    }

    var requests: [ExtensionRequest] { calls.withLock { $0 } }

    /// How many rides were booked.
    var handled: Int {
        requests.count { request in
            if case .handle = request.method { request.intent.type == "INRequestRideIntent" } else { false }
        }
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool { true }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        calls.withLock { $0.append(request) }
        await pass()
        switch request.method {
        case .resolve(let parameter):
            guard let value = request.intent[parameter] else {
                let isNeeded = parameter == "dropOffLocation" && request.intent.type == "INRequestRideIntent"
                return ExtensionAnswer(.resolved([isNeeded ? .needsValue : .notRequired], isList: false))
            }
            return ExtensionAnswer(.resolved([.success(value)], isList: false))
        case .options: return ExtensionAnswer(.options([]))
        case .confirm: return response("ready", to: request)
        case .handle:
            if holdsHandle {
                holdsHandle = false
                hold()
                await pass()
            }
            if isCutOff() { return ExtensionAnswer(.failed(ExtensionFailure(.outcomeUnknown, "the app was cut off"))) }
            guard answersLater else { return response(handleCode, to: request) }
            later.withLock { $0.waiting = request }
            return response("inProgress", to: request)
        }
    }

    private func response(_ code: String, to request: ExtensionRequest) -> ExtensionAnswer {
        guard let definition = Catalogue.system.intents[request.intent.type],
            let raw = definition.responseCodes.first(where: { $0.name == code })?.raw
        else { return ExtensionAnswer(.notImplemented) }
        return ExtensionAnswer(.responded(Record(definition.response, ["code": .integer(raw)])))
    }
}

/// Knows the lines of the script.
private struct Lines: Interpreter {
    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        if let end = utterance.range(of: ". ") {
            var first = interpret(String(utterance[..<end.lowerBound]), in: context)
            first.rest = String(utterance[end.upperBound...])
            return first
        }
        return switch utterance {
        case "a ride": Interpretation(acts: [.request(Hypothesis(intent: "INRequestRideIntent", score: 1, template: "lines"))])
        case "yes": Interpretation(acts: [.yes])
        default:
            Interpretation(acts: [
                .value(.record(.placemark(name: utterance, coordinate: Coordinate(latitude: 37.6, longitude: -122.4))))
            ])
        }
    }
}
