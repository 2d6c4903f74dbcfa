import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Testing

/// Messages as programs in the field send and expect them: what is written here must be read by every later version.
struct GoldenMessageTests {
    private static let ride = Record("INRequestRideIntent", ["partySize": .integer(2)])

    static let calls: [(String, ExtensionRequest)] = [
        ("resolve", request(.resolve(parameter: "partySize"))), ("options", request(.options(parameter: "partySize"))),
        ("confirm", request(.confirm)), ("handle", request(.handle(operation: "o1"))),
    ]

    private static func request(_ method: ExtensionRequest.Method) -> ExtensionRequest {
        ExtensionRequest(method: method, intent: ride, identifier: "r1", person: "owner")
    }

    static let answers: [(String, ExtensionAnswer)] = [
        (
            "resolved",
            ExtensionAnswer(
                .resolved(
                    [
                        .success(.double(-0.0)), .success(nil), .notRequired, .needsValue, .disambiguation([.string("é\n\"")]),
                        .confirmationRequired(.date(Date(timeIntervalSinceReferenceDate: 0.5)), reason: 3),
                        .confirmationRequired(nil, reason: nil), .unsupported(reason: 4),
                    ], isList: true), remarks: ["late"], handler: 7)
        ),
        ("responded", ExtensionAnswer(.responded(Record("R", ["code": .integer(-3)])))),
        (
            "offered",
            ExtensionAnswer(
                .options([
                    .decimal(Decimal(string: "20.10") ?? 0), .decimal(.nan), .data(Data([0, 255])), .bool(true),
                    .list([.integer(.max)]),
                    .dateComponents(DateComponents(timeZone: .gmt, year: 2026, month: 2)),
                ]))
        ),
        ("notImplemented", ExtensionAnswer(.notImplemented)),
        ("failed", ExtensionAnswer(.failed(ExtensionFailure(.outcomeUnknown, "killed")))),
    ]

    static let events: [(String, ExtensionEvent)] = [
        ("remark", event(.remark("a"), nil)),
        ("outcome", event(.outcome(operation: "o1", .responded(Record("R", ["code": .integer(3)]))))),
        ("update", event(.update(ride))), ("updatesEnded", event(.update(nil))),
        (
            "vocabulary",
            event(
                .vocabulary(
                    UserVocabulary(
                        version: 2, words: [UserVocabulary.Word(kind: 1, phrase: "Anna", identifier: "", pronunciation: nil)])),
                nil)
        ),
        ("permission", event(.permission(.contacts, isGranted: true), nil)),
        ("predictionMode", event(.contribution(.predictionMode(1, mediaType: 2)), nil)),
        ("deletion", event(.contribution(.deletion(.identifiers(["a", "b"]))), nil)),
    ]

    private static func event(_ kind: ExtensionEvent.Kind, _ request: String? = "r1") -> ExtensionEvent {
        ExtensionEvent(kind, request: request, person: "owner")
    }

    @Test("calls of version 1 are read", arguments: calls.indices)
    func readsCalls(row: Int) throws {
        let (name, request) = Self.calls[row]
        let message = try WireHostMessage(
            frame: try Self.bytes(name) { () throws in
                var message = WireHostMessage()
                message.id = 5
                message.call = WireCall(request, deadline: .seconds(2))
                return try message.serializedBytes()
            })
        #expect(message.id == 5 && message.call.deadlineMilliseconds == 2_000)
        #expect(try message.call.extensionRequest(of: "owner") == request)
    }

    @Test("answers of version 1 are read", arguments: answers.indices)
    func readsAnswers(row: Int) throws {
        let (name, answer) = Self.answers[row]
        let message = try WireExtensionMessage(
            frame: try Self.bytes(name) { () throws in
                var message = WireExtensionMessage()
                message.id = 300
                message.answer = WireAnswer(answer)
                return try message.serializedBytes()
            })
        #expect(message.id == 300)
        #expect(try message.answer.answer() == answer)
    }

    @Test("events of version 1 are read", arguments: events.indices)
    func readsEvents(row: Int) throws {
        let (name, event) = Self.events[row]
        let message = try WireExtensionMessage(
            frame: try Self.bytes(name) { () throws in
                var message = WireExtensionMessage()
                message.event = WireEvent(event)
                return try message.serializedBytes()
            })
        #expect(try message.event.event(of: "owner") == event)
    }

    /// The stored bytes of a message. With `PRINT_GOLDEN` in the environment, those of this version are printed, for messages that are new.
    private static func bytes(_ name: String, of current: () throws -> [UInt8]) throws -> [UInt8] {
        if ProcessInfo.processInfo.environment["PRINT_GOLDEN"] != nil {
            print("GOLDEN \"\(name)\": \"\(Data(try current()).base64EncodedString())\",")
        }
        return Array(try #require(stored[name].flatMap { Data(base64Encoded: $0) }))
    }

    private static let stored: [String: String] = [
        "confirm": "CAUaMRoAKiYKE0lOUmVxdWVzdFJpZGVJbnRlbnQSDwoJcGFydHlTaXplEgIQAjICcjE40A8=",
        "deletion": "Igo6CBoGCgFhCgFi",
        "failed": "CKwCGhoqGAoOb3V0Y29tZVVua25vd24SBmtpbGxlZA==",
        "handle": "CAUaMyICbzEqJgoTSU5SZXF1ZXN0UmlkZUludGVudBIPCglwYXJ0eVNpemUSAhACMgJyMTjQDw==",
        "notImplemented": "CKwCGgIiAA==",
        "offered": "CKwCGkoaSAoGIgQyMC4xCgUiA05hTgoEMgIA/woCCAEKDkoMCgoQ//////////9/Ch1CGxIDR01UGgkKBHllYXIQ6g8aCQoFbW9udGgQAg==",
        "options": "CAUaOhIJcGFydHlTaXplKiYKE0lOUmVxdWVzdFJpZGVJbnRlbnQSDwoJcGFydHlTaXplEgIQAjICcjE40A8=",
        "outcome": "Ih0SFwoCbzESERIPCgFSEgoKBGNvZGUSAhADQgJyMQ==",
        "permission": "Ig4yDAoIY29udGFjdHMQAQ==",
        "predictionMode": "Igg6BkIECAEQAg==",
        "remark": "IgMKAWE=",
        "resolve": "CAUaOgoJcGFydHlTaXplKiYKE0lOUmVxdWVzdFJpZGVJbnRlbnQSDwoJcGFydHlTaXplEgIQAjICcjE40A8=",
        "resolved":
            "CKwCGkwKQgoLCgkZAAAAAAAAAIAKAhIACgIaAAoCIgAKCioICgYqBMOpCiIKDzILCgk5AAAAAAAA4D9AAwoCMgAKBDoAQAQQAToEbGF0ZUAH",
        "responded": "CKwCGhoSGAoBUhITCgRjb2RlEgsQ/f//////////AQ==",
        "update": "IiwaJgoTSU5SZXF1ZXN0UmlkZUludGVudBIPCglwYXJ0eVNpemUSAhACQgJyMQ==",
        "updatesEnded": "IgYiAEICcjE=",
        "vocabulary": "IhAqDggCEgoIARIEQW5uYRoA",
    ]
}
