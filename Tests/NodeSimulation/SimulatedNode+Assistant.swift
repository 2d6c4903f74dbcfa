import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import LanguagePacks
import Store
import Understanding

extension SimulatedNode {
    private static let locale = Locale(identifier: "en_US")
    /// Read once for all simulations.
    private static let languages = Result {
        let renderers = Renderers(dialogs: try LanguagePack(for: locale).dialogs(), catalogue: .system)
        return Languages([SpokenLanguage("en", interpreter: Lines(), renderers: renderers)])
    }

    /// The assistant of this process.
    func makeAssistant() throws -> Assistant {
        let store = SimulatedStore(node: self)
        let apps = zip(AppKind.apps, AppKind.allCases).map {
            InstalledApp(description: $0, connection: SimulatedApp($1, of: self))
        }
        var assistant = Assistant(
            apps: apps, catalogue: .system, languages: try Self.languages.get(), journal: store,
            now: { [self] in time }, clock: VirtualClock(world: world), makeIdentifier: { [self] in makeIdentifier() })
        assistant.nodes = Nodes(leases: store, membership: SimulatedMembership(inner: self))
        assistant.entriesPerSnapshot = 24
        return assistant
    }

    /// Somebody who is known by an identifier alone.
    static func person(_ id: String) -> Person {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return Person(id, locale: locale, calendar: calendar)
    }
}

/// Reads what simulated people say.
private struct Lines: Interpreter {
    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        let words = utterance.split(separator: " ").map(String.init)
        switch words.first {
        case "yes": return Interpretation(acts: [.yes])
        case "no": return Interpretation(acts: [.no])
        case "rather": return Interpretation(acts: [.correction(["dropOffLocation": Self.place(words[1])])])
        case "ride":
            let values = words.count > 2 ? ["dropOffLocation": Self.place(words[2])] : [:]
            return Interpretation(acts: [
                .request(
                    Hypothesis(intent: "INRequestRideIntent", app: words[1], parameters: values, score: 1, template: "lines"))
            ])
        default: return Interpretation(acts: [.value(Self.place(utterance))])
        }
    }

    private static func place(_ name: String) -> ParameterValue {
        .record(.placemark(name: name, coordinate: Coordinate(latitude: 37.6, longitude: -122.4)))
    }
}
