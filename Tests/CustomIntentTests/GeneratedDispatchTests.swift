import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import Testing

/// Calls of generated code, without a conversation.
struct GeneratedDispatchTests {
    private static func answer(_ method: ExtensionRequest.Method, _ fields: [String: ParameterValue] = [:]) async throws
        -> ExtensionReply
    {
        let connection = InProcessConnection(
            NoteExtension.self, declaring: ["FindNoteIntent"], types: try IntentTypes.system.adding([.customIntentTests]))
        let request = ExtensionRequest(
            method: method, intent: Record("FindNoteIntent", fields), identifier: "1", person: "owner")
        return await connection.send(request, deadline: .seconds(600)).reply
    }

    private static func note(_ name: String, isDone: Bool = false) -> ParameterValue {
        .record(Record("Note", ["identifier": .string(name), "displayString": .string(name), "isDone": .bool(isDone)]))
    }

    @Test("SYS-09 options that can be searched are all listed where nothing is searched for")
    func search() async throws {
        #expect(
            try await Self.answer(.options(parameter: "note")) == .options([Self.note("Milk"), Self.note("Rent", isDone: true)]))
    }

    @Test("SYS-09 options in the form of Xcode 11 are listed")
    func olderOptions() async throws {
        #expect(try await Self.answer(.options(parameter: "folder")) == .options([.string("Home"), .string("Work")]))
    }

    @Test("SYS-09 a method that the handler does not have is not called")
    func missing() async throws {
        #expect(try await Self.answer(.resolve(parameter: "folder")) == .notImplemented)
        #expect(try await Self.answer(.confirm) == .notImplemented)
    }

    @Test("SYS-09 numbers that stand for truth or for whole numbers are stored as what they are")
    func numbers() async throws {
        let reply = try await Self.answer(.handle(operation: "a"), ["note": Self.note("Milk"), "default": .bool(true)])
        guard case .responded(let response) = reply else {
            Issue.record("\(reply)")
            return
        }
        #expect(response["isLast"] == .bool(true) && response["lengths"] == .list([.integer(1), .integer(2)]))
        #expect(response["folder"] == .string("Home") && response["note"] == Self.note("Milk", isDone: true))
    }

    @Test("key paths of a generated class name its parameters")
    func keyPaths() {
        #expect(INParameter(keyPath: \FindNoteIntent.default)?.parameterKeyPath == "default")
        #expect(INParameter(keyPath: \FindNoteIntentResponse.lengths)?.parameterKeyPath == "lengths")
    }
}

final class NoteExtension: INExtension, FindNoteIntentHandling {
    private static func note(_ name: String, isDone: Bool) -> Note {
        let note = Note(identifier: name, display: name)
        note.isDone = isDone as NSNumber
        return note
    }

    func provideNoteOptionsCollection(
        for intent: FindNoteIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Note>?, Error?) -> Void
    ) {
        let notes = [Self.note("Milk", isDone: false), Self.note("Rent", isDone: true)]
        completion(INObjectCollection(items: notes.filter { searchTerm.map($0.displayString.contains) ?? true }), nil)
    }

    func provideFolderOptions(for intent: FindNoteIntent, with completion: @escaping ([String]?, Error?) -> Void) {
        completion(["Home", "Work"], nil)
    }

    func resolveNote(for intent: FindNoteIntent) async -> NoteResolutionResult {
        intent.note.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: FindNoteIntent) async -> FindNoteIntentResponse {
        guard let note = intent.note else { return FindNoteIntentResponse(code: .failure, userActivity: nil) }
        note.isDone = intent.default
        let response = FindNoteIntentResponse.success(note: note, folder: "Home")
        response.isLast = true
        response.lengths = [1, NSNumber(value: 2.0)]
        return response
    }
}
