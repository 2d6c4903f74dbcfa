import Dialogue
import Foundation
import IntentSchema
import Testing

/// To which app a request about reported messages goes, and what other apps learn of these.
struct MessageOwnerTests {
    private static let note = IntentDefinition(
        name: "INNoteIntent", domain: "Trips", handlingProtocol: "INNoteIntentHandling",
        parameters: [
            ParameterDefinition(name: "goal", type: .string, isResolvable: true),
            ParameterDefinition(name: "conversationIdentifier", type: .string, isResolvable: false),
            ParameterDefinition(name: "identifiers", type: .list(.string), isResolvable: false),
        ], response: "INTripIntentResponse", responseCodes: Script.trip.responseCodes, responseFields: [], alwaysConfirms: false)

    private static var script: Script {
        let apps = ["one", "two"].map { Script.app($0, intents: ["INNoteIntent"]) }
        var script = Script(apps: apps)
        script.dialogue = Dialogue(
            catalogue: Catalogue(intents: [note], records: [], enumerations: []), policy: Policy(), apps: apps, person: "owner")
        return script
    }

    private static func request(app: String? = nil, messageApp: String?, _ parameters: [String: ParameterValue]) -> DialogueAct {
        var hypothesis = Hypothesis(intent: "INNoteIntent", app: app, parameters: parameters, score: 1, template: "test")
        hypothesis.messageApp = messageApp
        return .request(hypothesis)
    }

    private static func given(_ script: Script) -> Record? {
        for case .call(let call) in script.lastEffects { return call.request.intent }
        return nil
    }

    private static let named: [String: ParameterValue] = [
        "goal": .string("Rome"), "identifiers": .list([.string("m1")]), "conversationIdentifier": .string("c1"),
    ]

    @Test("a request about a reported message goes to the app that has reported it, with the message's identifiers")
    func owner() {
        var script = Self.script
        _ = script.hear(Self.request(messageApp: "two", Self.named))
        #expect(script.state.phase.request?.app == "two")
        #expect(Self.given(script)?["conversationIdentifier"] == .string("c1"))
        #expect(Self.given(script)?["identifiers"] != nil)
    }

    @Test(
        "another app gets the request without identifiers of messages that it does not have",
        arguments: [named, ["goal": .string("Rome"), "conversationIdentifier": .string("c1")]])
    func others(parameters: [String: ParameterValue]) {
        var script = Self.script
        _ = script.hear(Self.request(app: "one", messageApp: "two", parameters))
        #expect(script.state.phase.request?.app == "one")
        #expect(Self.given(script)?["goal"] == .string("Rome"))
        #expect(Self.given(script)?["conversationIdentifier"] == nil)
        #expect(Self.given(script)?["identifiers"] == nil)
    }

    @Test("taking back a message without naming it takes back the only one that was shown")
    func shownAlone() {
        let (look, undo) = ("INSearchForMessagesIntent", "INUnsendMessagesIntent")
        let definitions = [look, undo].map { name in
            IntentDefinition(
                name: name, domain: "Messages", handlingProtocol: "\(name)Handling",
                parameters: name == look
                    ? [] : [ParameterDefinition(name: "messageIdentifiers", type: .list(.string), isResolvable: false)],
                response: "\(name)Response", responseCodes: Script.trip.responseCodes, responseFields: [], alwaysConfirms: false)
        }
        for count in 1...2 {
            var script = Script()
            let apps = [Script.app("one", intents: [look, undo])]
            script.dialogue = Dialogue(
                catalogue: Catalogue(intents: definitions, records: [], enumerations: []), policy: Policy(), apps: apps,
                person: "owner")
            _ = script.hear(Script.asks(look))
            _ = script.respond("ready")
            let messages = (1...count).map { ParameterValue.record(Record("INMessage", ["identifier": .string("m\($0)")])) }
            let raw = Script.trip.responseCodes.first { $0.name == "success" }?.raw ?? -1
            let response = Record("\(look)Response", ["code": .integer(raw), "messages": .list(messages)])
            _ = script.take(.answered(call: script.state.calls, .responded(response)))
            _ = script.hear(Script.asks(undo))
            #expect(Self.given(script)?["messageIdentifiers"] == (count == 1 ? .list([.string("m1")]) : nil))
        }
    }

    @Test("details of a reservation that an app without such a list has donated come from the donation")
    func reservations() {
        var script = Script()
        var question = Hypothesis(intent: "INLookIntent", score: 1, template: "reservations")
        question.reservations = ReservationInquiry(fact: .details)
        question.reservations?.found = [
            FoundReservation(app: "globe", appName: "Globe", reservation: Record("INFlightReservation"))
        ]
        #expect(!script.hear(.request(question)).contains { $0.hasPrefix("call") })
        #expect(script.explanations.contains { $0.code == .reservationsFound })
        question.reservations?.found?[0].app = "one"
        #expect(script.hear(.request(question)).contains { $0.hasPrefix("call") })
    }
}
