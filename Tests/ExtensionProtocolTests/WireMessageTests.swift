import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// Messages as they stand in the format: what is written here must be read by every later version.
struct WireMessageTests {
    private static let ride = Record("INRequestRideIntent", ["partySize": .integer(2), "ofALaterVersion": .bool(true)])
    private static let intent =
        #"{"fields":{"ofALaterVersion":{"bool":true},"partySize":{"integer":2}},"type":"INRequestRideIntent"}"#

    static let golden: [(WireMessage, String)] = [
        (
            .call(ExtensionRequest(method: .resolve(parameter: "partySize"), intent: ride, identifier: "r1", person: "owner")),
            #"{"kind":"call","message":{"identifier":"r1","intent":\#(intent),"method":{"kind":"resolve","parameter":"partySize"},"person":"owner"},"version":1}"#
        ),
        (
            .call(ExtensionRequest(method: .handle(operation: "o1"), intent: ride, identifier: "r1", person: "p")),
            #"{"kind":"call","message":{"identifier":"r1","intent":\#(intent),"method":{"kind":"handle","operation":"o1"},"person":"p"},"version":1}"#
        ),
        (
            .call(ExtensionRequest(method: .options(parameter: "a"), intent: Record("I"), identifier: "r", person: "p")),
            #"{"kind":"call","message":{"identifier":"r","intent":{"type":"I"},"method":{"kind":"options","parameter":"a"},"person":"p"},"version":1}"#
        ),
        (
            .call(ExtensionRequest(method: .confirm, intent: Record("I"), identifier: "r", person: "p")),
            #"{"kind":"call","message":{"identifier":"r","intent":{"type":"I"},"method":{"kind":"confirm"},"person":"p"},"version":1}"#
        ),
        (
            .startUpdates(UpdatesRequest(intent: Record("I"), identifier: "r", person: "p")),
            #"{"kind":"startUpdates","message":{"identifier":"r","intent":{"type":"I"},"person":"p"},"version":1}"#
        ),
        (
            .stopUpdates(UpdatesRequest(intent: Record("I"), identifier: "r", person: "p")),
            #"{"kind":"stopUpdates","message":{"identifier":"r","intent":{"type":"I"},"person":"p"},"version":1}"#
        ),
        (
            .answer(
                ExtensionAnswer(
                    .resolved(
                        [
                            .success(.double(-0.0)), .success(nil), .notRequired, .needsValue,
                            .disambiguation([.string("é\n\"")]),
                            .confirmationRequired(.date(Date(timeIntervalSinceReferenceDate: 0.1)), reason: 3),
                            .confirmationRequired(nil, reason: nil), .unsupported(reason: 4),
                        ], isList: true), remarks: ["late"], handler: 7)),
            ##"{"kind":"answer","message":{"handler":7,"remarks":["late"],"reply":{"isList":true,"kind":"resolved","resolutions":[{"kind":"success","value":{"double":-0.0}},{"kind":"success"},{"kind":"notRequired"},{"kind":"needsValue"},{"kind":"disambiguation","values":[{"string":"é\u000a\""}]},{"kind":"confirmationRequired","reason":3,"value":{"date":0.1}},{"kind":"confirmationRequired"},{"kind":"unsupported","reason":4}]}},"version":1}"##
        ),
        (
            .answer(ExtensionAnswer(.responded(Record("R", ["code": .integer(3)])))),
            #"{"kind":"answer","message":{"reply":{"kind":"responded","response":{"fields":{"code":{"integer":3}},"type":"R"}}},"version":1}"#
        ),
        (
            .answer(ExtensionAnswer(.options([.decimal(Decimal(string: "20.10") ?? 0), .data(Data([0, 255]))]))),
            #"{"kind":"answer","message":{"reply":{"kind":"options","values":[{"decimal":"20.1"},{"data":"AP8="}]}},"version":1}"#
        ),
        (
            .answer(ExtensionAnswer(.notImplemented)),
            #"{"kind":"answer","message":{"reply":{"kind":"notImplemented"}},"version":1}"#
        ),
        (
            .answer(ExtensionAnswer(.failed(ExtensionFailure(.deadlineExceeded, "late")))),
            #"{"kind":"answer","message":{"reply":{"failure":{"code":"deadlineExceeded","message":"late"},"kind":"failed"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.remark("twice"), request: "r1")),
            #"{"kind":"event","message":{"event":{"kind":"remark","text":"twice"},"request":"r1"},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.outcome(operation: "o1", .notImplemented))),
            #"{"kind":"event","message":{"event":{"kind":"outcome","operation":"o1","reply":{"kind":"notImplemented"}}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.update(nil), request: "r1")),
            #"{"kind":"event","message":{"event":{"kind":"update"},"request":"r1"},"version":1}"#
        ),
        (
            .event(
                ExtensionEvent(.vocabulary(UserVocabulary(version: 2, words: [.init(kind: 1, phrase: "gym", identifier: "g")])))),
            #"{"kind":"event","message":{"event":{"kind":"vocabulary","vocabulary":{"version":2,"words":[{"identifier":"g","phrase":"gym","type":1}]}}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.permission(.contacts, isGranted: true), person: "p")),
            #"{"kind":"event","message":{"event":{"isGranted":true,"kind":"permission","permission":"contacts"},"person":"p"},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.donation(Record("R"))))),
            #"{"kind":"event","message":{"event":{"contribution":{"interaction":{"type":"R"},"kind":"donation"},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.deletion(.all)))),
            #"{"kind":"event","message":{"event":{"contribution":{"donations":{"kind":"all"},"kind":"deletion"},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.deletion(.identifiers(["a"]))))),
            #"{"kind":"event","message":{"event":{"contribution":{"donations":{"identifiers":["a"],"kind":"identifiers"},"kind":"deletion"},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.deletion(.group("g"))))),
            #"{"kind":"event","message":{"event":{"contribution":{"donations":{"group":"g","kind":"group"},"kind":"deletion"},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.suggestedShortcuts([Record("R")])))),
            #"{"kind":"event","message":{"event":{"contribution":{"kind":"suggestedShortcuts","shortcuts":[{"type":"R"}]},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.relevantShortcuts([Record("R")])))),
            #"{"kind":"event","message":{"event":{"contribution":{"kind":"relevantShortcuts","shortcuts":[{"type":"R"}]},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.upcomingMedia([Record("R")])))),
            #"{"kind":"event","message":{"event":{"contribution":{"intents":[{"type":"R"}],"kind":"upcomingMedia"},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.predictionMode(1, mediaType: 2)))),
            #"{"kind":"event","message":{"event":{"contribution":{"kind":"predictionMode","mediaType":2,"mode":1},"kind":"contribution"}},"version":1}"#
        ),
        (
            .event(ExtensionEvent(.contribution(.userContext(Record("R"))))),
            #"{"kind":"event","message":{"event":{"contribution":{"context":{"type":"R"},"kind":"userContext"},"kind":"contribution"}},"version":1}"#
        ),
    ]

    @Test("a message is written as it always was, and read back", arguments: golden)
    func stays(message: WireMessage, text: String) throws {
        #expect(String(decoding: message.text, as: UTF8.self) == text)
        #expect(try WireMessage(text: Data(text.utf8)) == message)
    }

    @Test(
        "what is not known is ignored or refused by rule",
        arguments: [
            (#""version":1}"#, #""later":[1],"version":1}"#, nil),
            (#""person":"owner""#, #""person":"owner","later":{}"#, nil),
            (#""version":1}"#, #""version":2}"#, "version: 2 is not among the versions 1 to 1; the other side is newer"),
            (#""version":1}"#, #""version":0}"#, "version: 0 is not among the versions 1 to 1; send what"),
            (#","version":1}"#, "}", "version: is missing"),
            (#""kind":"resolve""#, #""kind":"guess""#, "message.method.kind: unknown code 'guess'; the other side is newer"),
            (#""integer":2"#, #""half":2"#, "message.intent.fields.partySize.half: unknown kind of value"),
            (#""identifier":"r1","#, "", "message.identifier: is missing"),
            (#""version":1}"#, "", "no JSON at byte"),
        ])
    func rules(text: String, other: String, problem: String?) throws {
        let (message, whole) = Self.golden[0]
        let changed = Data(whole.replacingOccurrences(of: text, with: other).utf8)
        guard let problem else { return #expect(try WireMessage(text: changed) == message) }
        let error = try #require(throws: WireError.self) { try WireMessage(text: changed) }
        #expect(error.message.contains(problem), "\(error)")
    }
}
