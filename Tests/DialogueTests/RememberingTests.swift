import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// What is kept of a request once it has ended: what was said, what was done, and what may begin again.
struct RememberingTests {
    static let people: [(String, [String: ParameterValue], Bool)] = [
        ("success", ["goal": .record(.person(spoken: "Ann"))], true), ("success", ["goal": .string("Ann")], false),
        ("success", ["goal": .list([.record(.person(spoken: "Ann"))])], true),
        ("success", ["goal": .record(Record("INTicket", ["owner": .record(.person(spoken: "Ann"))]))], true),
        ("failure", ["goal": .record(.person(spoken: "Ann"))], true), ("failure", ["goal": .string("Ann")], false),
    ]

    @Test("what was said is kept, the latest first, four at most, until somebody was dealt with", arguments: people)
    func heard(code: String, values: [String: ParameterValue], isForgotten: Bool) {
        var script = Script(policy: Policy(unconfirmedIntents: ["INTripIntent"]))
        for word in ["a", "b", "c", "d"] { _ = script.take(.said(word, acts: [.greeting])) }
        _ = script.take(.said("e", acts: [Script.asks(with: values)]))
        #expect(script.state.heard == ["e", "d", "c", "b"])
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.respond(code)
        #expect((script.state.heard == nil) == isForgotten)
    }

    @Test("somebody whom the app names is somebody who was dealt with")
    func heardOfAnswer() {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        let response = Record("INLookIntentResponse", ["code": .integer(4), "driver": .record(.person(spoken: "Ann"))])
        _ = script.reply(.responded(response))
        #expect(script.state.heard == nil)
    }

    static let ways: [(String, [DialogueAct], Bool)] = [
        // How a trip ends, and whether it may begin again.
        ("failure", [.yes], true), ("inProgress", [.yes], false), ("continueInApp", [.yes], false),
        ("unspecified", [.yes], false),
        ("", [.no], true), ("", [.postpone], true),
        ("", [.notUnderstood(.emptyInput), .notUnderstood(.emptyInput), .notUnderstood(.emptyInput)], true),
    ]

    @Test(
        "what was refused, given up, put off or dropped at the read-back may begin again; what was done is remembered",
        arguments: ways)
    func lapsed(code: String, acts: [DialogueAct], isLapsed: Bool) {
        var script = Script(policy: Policy(attempts: 2))
        script.reachConfirmation(goal: "Rome")
        for act in acts { _ = script.hear(act) }
        if script.state.phase.kind == .handling { _ = script.respond(code) }
        #expect((script.state.lapsed != nil) == isLapsed)
        #expect(script.state.recent.count == (["inProgress", "continueInApp"].contains(code) ? 1 : 0))
    }

    @Test("what lapsed is forgotten once something else is done, but not once something is looked up")
    func lapsedUntil() {
        for (intent, isForgotten) in [("INSearchForAccountsIntent", false), ("INCreateNoteIntent", true)] {
            var script = Script()
            script.dialogue = Dialogue(
                catalogue: .system, apps: [Script.app("one", intents: ["INSendPaymentIntent", intent])], person: "owner")
            _ = script.hear(Script.asks("INSendPaymentIntent"))
            while script.state.phase.kind != .awaitingConfirmation { script.settle() }
            _ = script.hear(.no)
            #expect(script.state.lapsed != nil)
            _ = script.hear(Script.asks(intent))
            while script.state.phase.kind != .handling { script.settle() }
            let success = Catalogue.system.intents[intent]?.responseCodes.first { $0.name == "success" }?.raw ?? -1
            _ = script.reply(.responded(Record("", ["code": .integer(success)])))
            #expect((script.state.lapsed == nil) == isForgotten, "\(intent)")
        }
    }

    @Test("a request that is not read back and was dropped is just dropped")
    func droppedUnconfirmed() {
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent"))
        _ = script.resolve(.needsValue)
        _ = script.hear(.cancel)
        #expect(script.state.lapsed == nil)
    }

    @Test("the same done by two apps is two things done")
    func recentOfTwoApps() {
        var script = Script(apps: [Script.app("one"), Script.app("two")])
        for app in ["one", "two", "one"] {
            _ = script.hear(Script.asks("INLookIntent", app: app))
            _ = script.respond("ready")
            _ = script.respond("success")
        }
        #expect(script.state.recent.map(\.app) == ["one", "two"])
    }
}
