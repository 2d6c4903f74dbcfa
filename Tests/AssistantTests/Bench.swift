import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Store
import Synchronization
import Understanding

/// An assistant with one app that books rides and whose every call is noted.
struct Bench {
    let app: NotingApp
    let journal = MemoryStore()
    let contacts = ContactIndex([])
    let assistant: Assistant

    /// - Parameter remembers: whether the app's end remembers operations of processes that are gone.
    init(remembers: Bool = false, policy: Policy = Policy()) throws {
        let app = NotingApp(remembersOperations: remembers)
        self.app = app
        let locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let description = AppDescription(
            id: "rides", name: "Rides", intents: ["INRequestRideIntent", "INGetRideStatusIntent"])
        let numbers = Mutex(0)
        assistant = Assistant(
            apps: [InstalledApp(description: description, connection: app)], catalogue: .system,
            interpreter: Lines(),
            renderer: Renderer(
                dialogs: try LanguagePack(for: locale).dialogs(), catalogue: .system, locale: locale, calendar: calendar),
            journal: journal, policy: policy,
            surroundings: Surroundings(
                now: { Date(timeIntervalSince1970: 1_767_632_400) },
                makeIdentifier: {
                    numbers.withLock { number in
                        number += 1
                        return "bench-\(number)"
                    }
                },
                locale: locale, calendar: calendar))
    }
}

/// Asks for a place to go, and notes what it is called for.
final class NotingApp: ExtensionConnection {
    let events = ExtensionEvents()
    let remembersOperations: Bool
    private let calls = Mutex<[ExtensionRequest]>([])

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
        switch request.method {
        case .resolve(let parameter):
            guard let value = request.intent[parameter] else {
                let isNeeded = parameter == "dropOffLocation" && request.intent.type == "INRequestRideIntent"
                return ExtensionAnswer(.resolved([isNeeded ? .needsValue : .notRequired], isList: false))
            }
            return ExtensionAnswer(.resolved([.success(value)], isList: false))
        case .options: return ExtensionAnswer(.options([]))
        case .confirm: return response("ready", to: request)
        case .handle: return response("success", to: request)
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
        switch utterance {
        case "a ride": Interpretation(acts: [.request(Hypothesis(intent: "INRequestRideIntent", score: 1, template: "lines"))])
        case "yes": Interpretation(acts: [.yes])
        default:
            Interpretation(acts: [
                .value(.record(.placemark(name: utterance, coordinate: Coordinate(latitude: 37.6, longitude: -122.4))))
            ])
        }
    }
}
