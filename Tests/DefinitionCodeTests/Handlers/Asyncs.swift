import Foundation
import Intents

// Handlers in the style of public apps that wait with async and await, and extensions of generated types.

class NoteHandler: NSObject, FindNoteIntentHandling, AllTypesIntentHandling {
    func resolveNote(for intent: FindNoteIntent) async -> NoteResolutionResult {
        guard let note = intent.note else { return .disambiguation(with: []) }
        return note.isNew == true ? .confirmationRequired(with: nil) : .success(with: note)
    }

    func resolveNotes(for intent: FindNoteIntent) async -> [NoteResolutionResult] {
        [.needsValue(), .unsupported(), .disambiguation(with: intent.notes ?? [])]
    }

    func resolvePeriod(for intent: FindNoteIntent) async -> PeriodResolutionResult {
        switch intent.period {
        case .unknown: return .needsValue()
        case .is, .default: return .success(with: .public)
        case .public: return .confirmationRequired(with: intent.period)
        }
    }

    func provideNoteOptionsCollection(for intent: FindNoteIntent, searchTerm: Swift.String?) async throws -> INObjectCollection<
        Note
    > {
        INObjectCollection(items: [Note(title: searchTerm ?? "")])
    }

    func provideNotesOptionsCollection(for intent: FindNoteIntent) async throws -> INObjectCollection<Note> {
        throw CocoaError(.fileNoSuchFile)
    }

    func defaultNote(for intent: FindNoteIntent) -> Note? { nil }
    func defaultNotes(for intent: FindNoteIntent) -> [Note]? { [] }
    func defaultPeriod(for intent: FindNoteIntent) -> Period { .is }

    func handle(intent: FindNoteIntent) async -> FindNoteIntentResponse {
        let names = ["note": intent.note?.name, "period": "\(intent.period.rawValue)"]
        return names.isEmpty ? FindNoteIntentResponse() : .success(note: Note(title: "a"), period: .is)
    }

    func resolveOneMass(for intent: AllTypesIntent) async -> INMassResolutionResult {
        intent.oneMass.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveOnePlacemark(for intent: AllTypesIntent) async -> INPlacemarkResolutionResult {
        intent.onePlacemark.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveOneTimeInterval(for intent: AllTypesIntent) async -> INTimeIntervalResolutionResult {
        .success(with: intent.oneTimeInterval?.doubleValue ?? 0)
    }

    func resolveManyInteger(for intent: AllTypesIntent) async -> [INIntegerResolutionResult] {
        (intent.manyInteger ?? []).map { .success(with: $0.intValue) }
    }

    func resolveOneTemperature(for intent: AllTypesIntent) async -> INTemperatureResolutionResult { .notRequired() }

    func provideOneIntegerOptionsCollection(for intent: AllTypesIntent) async throws -> INObjectCollection<NSNumber> {
        INObjectCollection(items: [1, 2])
    }

    func provideOneURLOptionsCollection(for intent: AllTypesIntent) async throws -> INObjectCollection<NSURL> {
        INObjectCollection(items: [])
    }

    func provideOneMassOptionsCollection(for intent: AllTypesIntent) async throws -> INObjectCollection<NSMeasurement> {
        INObjectCollection(items: [])
    }

    func handle(intent: AllTypesIntent) async -> AllTypesIntentResponse {
        let response = AllTypesIntentResponse(code: .success, userActivity: nil)
        response.oneBoolean = true
        response.oneInteger = 5
        response.manyInteger = [1, 2]
        response.oneDecimal = NSNumber(value: 1.5)
        response.oneDateComponents = DateComponents(hour: 1)
        response.onePerson = intent.onePerson
        response.oneFile = intent.oneFile
        response.onePeriod = .default
        let kind = intent.onePeriod
        let periods: [Period?] = (intent.manyPeriods ?? []).map { Period(rawValue: $0.intValue) }
        let isTwo = intent.oneInteger == 2 && intent.oneInteger as? Int == 2
        return isTwo && periods.isEmpty && kind == .is ? .success(oneBoolean: true, manyMass: [], onePeriod: .is) : response
    }
}

extension Note {
    convenience init(title: Swift.String) {
        self.init(identifier: title, display: title, pronunciationHint: title)
        name = title
        url = URL(string: "https://example.com")
        parts = [`Type`(identifier: nil, display: "part")]
        period = .is
    }

    static let none = Note(identifier: "none", display: "None", subtitle: nil, image: nil)
}

extension NoteResolutionResult {
    static func titled(_ title: Swift.String) -> NoteResolutionResult { .success(with: Note(title: title)) }
}

extension Period: CaseIterable {
    public static let allCases: [Period] = [.unknown, .is, .public, .default]
}

func donate() -> INInteraction {
    let intent = FindNoteIntent()
    intent.note = Note(title: "Milk")
    intent.suggestedInvocationPhrase = "Find milk"
    intent.setImage(INImage(named: "note"), forParameterNamed: \.note)
    let parameter = INParameter(keyPath: \FindNoteIntent.note)
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.identifier = parameter?.parameterKeyPath ?? ""
    interaction.donate { error in
        if let error { print(error) }
    }
    return interaction
}
