import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

struct DialogueTests {
    @Test("a request is resolved in declared order, confirmed by app and person, and handled with one operation")
    func wholeRequest() {
        var script = Script()
        #expect(script.hear(Script.asks()) == ["call resolve goal=-"])
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        #expect(script.hear(.value(.string("Rome"))) == ["call resolve goal=Rome"])
        #expect(script.resolve(.success(.string("ROME"))) == ["call resolve guests=-"])
        #expect(script.reply(.notImplemented) == ["call confirm"])
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.yes) == ["call handle e7"])
        #expect(script.respond("success") == ["end succeeded"])
        #expect(script.state.phase == .idle)
    }

    static let resolutions: [(Resolution, [String])] = [
        (.success(.string("x")), ["call resolve guests=-"]),
        (.success(nil), ["call resolve guests=-"]),
        (.notRequired, ["call resolve guests=-"]),
        (.needsValue, ["ask goal value"]),
        (.disambiguation([.string("a"), .string("b")]), ["ask goal choice a/b"]),
        (.disambiguation([.string("a")]), ["ask goal right? a"]),
        (.disambiguation([]), ["ask goal value"]),
        (.confirmationRequired(.string("c"), reason: nil), ["ask goal right? c"]),
        (.confirmationRequired(nil, reason: nil), ["ask goal right? Rome"]),
        (.unsupported(reason: 1), ["ask goal value not Rome (tooFar)"]),
        (.unsupported(reason: 99), ["ask goal value not Rome"]),
        (.unsupported(reason: nil), ["ask goal value not Rome"]),
    ]

    @Test("every resolution has its effect", arguments: resolutions)
    func resolution(row: (Resolution, [String])) {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        #expect(script.resolve(row.0) == row.1)
    }

    static let answers: [(Resolution, DialogueAct, [String])] = [
        (.needsValue, .value(.string("v")), ["call resolve goal=v"]),
        (.needsValue, .cancel, ["end cancelled"]),
        (.needsValue, .no, ["end cancelled"]),
        (.needsValue, .repeat, ["ask goal value (repeated)"]),
        (.needsValue, .help, ["help", "ask goal value (repeated)"]),
        (.needsValue, .yes, ["remark noMatch(nearest: nil)", "ask goal value"]),
        (.needsValue, .notUnderstood(.emptyInput), ["remark emptyInput", "ask goal value"]),
        (.needsValue, .notUnderstood(.ambiguous(words: "x", candidates: [.string("p"), .string("q")])), ["ask goal choice p/q"]),
        (.needsValue, .correction(["note": .string("n")]), ["call resolve goal=Rome"]),
        (.needsValue, Script.asks("INLookIntent"), ["call confirm"]),
        (.needsValue, Script.asks(with: ["goal": .string("Rome")]), ["ask goal value (repeated)"]),
        (.needsValue, Script.asks(with: ["goal": .string("Pisa")]), ["call resolve goal=Pisa"]),
        (.needsValue, Script.asks(ambiguities: ["goal": [.string("p"), .string("q")]]), ["ask goal choice p/q"]),
        (.needsValue, .back, ["remark nothingBefore", "ask goal value (repeated)"]),
        (.needsValue, .more, ["remark nothingMore", "ask goal value (repeated)"]),
        (.needsValue, .again([:]), ["remark noMatch(nearest: nil)", "ask goal value"]),
        (.disambiguation([.string("a"), .string("b")]), .choice(1), ["call resolve goal=b"]),
        (.disambiguation([.string("a"), .string("b")]), .choice(2), ["remark noMatch(nearest: nil)", "ask goal choice a/b"]),
        (.disambiguation([.string("a"), .string("b")]), .no, ["ask goal value"]),
        (.confirmationRequired(.string("c"), reason: nil), .yes, ["call resolve goal=c"]),
        (.confirmationRequired(.string("c"), reason: nil), .no, ["ask goal value"]),
        (.confirmationRequired(.string("c"), reason: nil), .value(.string("d")), ["call resolve goal=d"]),
        (.unsupported(reason: 1), .value(.string("near")), ["call resolve goal=near"]),
    ]

    @Test("every answer has its effect", arguments: answers)
    func answer(row: (Resolution, DialogueAct, [String])) {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(row.0)
        #expect(script.hear(row.1) == row.2)
    }

    static let confirmations: [(String, [String])] = [
        ("ready", ["ask request confirm"]), ("success", ["ask request confirm"]),
        ("userConfirmationRequired", ["ask request confirm"]),
        ("failure", ["end refused"]), ("failureRequiringAppLaunch", ["open one INTripIntent", "end refused"]),
        ("continueInApp", ["open one INTripIntent", "end continuedInApp"]),
        ("unspecified", ["open one INTripIntent", "end broken"]), ("no such code", ["open one INTripIntent", "end broken"]),
    ]

    @Test("every code of confirm has its effect, and none but ready ones lets handling go on", arguments: confirmations)
    func confirmation(row: (String, [String])) {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        #expect(script.respond(row.0) == row.1)
    }

    @Test("the person is asked where the app wants that, whatever the intent")
    func appAsks() {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        #expect(script.respond("userConfirmationRequired") == ["ask request confirm"])
        #expect(script.hear(.correction(["none": .string("x")])).first == "remark noMatch(nearest: nil)")
        _ = script.hear(.yes)
        #expect(script.state.phase.request?.operation == "e\(script.clock)")
    }

    static let handlings: [(String, [String])] = [
        ("success", ["end succeeded"]), ("inProgress", ["end inProgress"]), ("failure", ["end refused"]),
        ("continueInApp", ["open one INLookIntent", "end continuedInApp"]),
        ("failureRequiringAppLaunch", ["open one INLookIntent", "end refused"]),
        ("ready", ["open one INLookIntent", "end broken"]), ("unspecified", ["open one INLookIntent", "end broken"]),
    ]

    @Test("every code of handle has its effect", arguments: handlings)
    func handling(row: (String, [String])) {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        #expect(script.reply(.notImplemented) == ["call handle e2"])
        #expect(script.respond(row.0) == row.1)
    }

    @Test("an app is opened with its own activity where it has one")
    func ownActivity() {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        let activity = Record("NSUserActivity", ["activityType": .string("org.example.own")])
        let response = Record("INLookIntentResponse", ["code": .integer(2), "userActivity": .record(activity)])
        #expect(script.reply(.responded(response)) == ["open one org.example.own", "end continuedInApp"])
    }

    @Test("an intent's own no is told without opening the app")
    func denied() throws {
        let intent = try #require(
            Catalogue.system.intents.values.filter { $0.responseCodes.contains { $0.name == "denied" } }
                .min { $0.name < $1.name })
        var script = Script()
        script.dialogue = Dialogue(catalogue: .system, apps: [Script.app("one", intents: [intent.name])], person: "owner")
        _ = script.hear(Script.asks(intent.name))
        while script.state.phase.kind == .resolving { script.settle() }
        let raw = try #require(intent.responseCodes.first { $0.name == "denied" }?.raw)
        #expect(script.reply(.responded(Record(intent.response, ["code": .integer(raw)]))) == ["end refused"])
    }

    static let failures: [(ExtensionFailure.Code, String)] = [
        (.deadlineExceeded, "end timedOut"), (.noHandler, "end broken"), (.wrongHandler, "end broken"), (.badReply, "end broken"),
        (.unavailable, "end broken"), (.badRequest, "end broken"), (.undeclaredIntent, "end broken"),
    ]

    @Test("a failing extension ends the request and opens the app", arguments: failures)
    func failure(row: (ExtensionFailure.Code, String)) {
        var script = Script()
        _ = script.hear(Script.asks())
        #expect(script.reply(.failed(ExtensionFailure(row.0, "broken"))) == ["open one INTripIntent", row.1])
    }

    @Test("lists are resolved element by element and keep what is settled")
    func elements() {
        var script = Script()
        _ = script.hear(
            Script.asks(with: ["goal": .string("Rome"), "guests": .list([.string("ann"), .string("john"), .string("zed")])]))
        _ = script.resolve(.success(nil))
        let john: Resolution = .disambiguation([.string("John A"), .string("John B")])
        #expect(
            script.reply(.resolved([.success(.string("Ann")), john, .needsValue], isList: true)) == [
                "ask guests choice John A/John B"
            ])
        #expect(script.hear(.choice(1)) == ["call resolve guests=[Ann,John B,zed]"])
        #expect(
            script.reply(.resolved([.success(nil), .success(nil), .unsupported(reason: nil)], isList: true))
                == ["ask guests value not zed"])
        #expect(script.hear(.value(.string("Eve"))) == ["call resolve guests=[Ann,John B,Eve]"])
        #expect(script.reply(.resolved([.success(nil), .success(nil), .success(nil)], isList: true)) == ["call confirm"])
    }

    @Test("a single answer for a list is a list of one")
    func listAnswer() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        #expect(script.reply(.resolved([.needsValue], isList: true)) == ["ask guests value"])
        #expect(script.hear(.value(.string("Ann"))) == ["call resolve guests=[Ann]"])
    }

    @Test("a parameter is not asked about for ever")
    func attempts() {
        var script = Script(policy: Policy(attempts: 2))
        _ = script.hear(Script.asks())
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        #expect(script.hear(.notUnderstood(.emptyInput)) == ["remark emptyInput", "ask goal value"])
        #expect(
            script.hear(.notUnderstood(.emptyInput)) == ["remark emptyInput", "end gaveUp(parameter: \"goal\", attempts: 2)"])
    }

    @Test("without a clear yes nothing is done, and a correction is resolved and confirmed anew")
    func confirming() {
        var script = Script(policy: Policy(attempts: 2))
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.correction(["goal": .string("Oslo")])) == ["call resolve goal=Oslo"])
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.value(.string("x"))) == ["remark noMatch(nearest: nil)", "ask request confirm"])
        #expect(script.hear(.value(.string("x"))) == ["remark noMatch(nearest: nil)", "end cancelled"])
    }

    @Test("what the app does not use stays settled when other values change")
    func notRequired() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.resolved([.notRequired], isList: true))
        _ = script.respond("ready")
        #expect(script.hear(.correction(["goal": .string("Oslo")])) == ["call resolve goal=Oslo"])
        #expect(script.resolve(.success(nil)) == ["call confirm"])
    }

    @Test("words that may mean several things, or nothing known, are asked about before the app is called")
    func words() {
        var script = Script()
        #expect(script.hear(Script.asks(ambiguities: ["goal": [.string("a"), .string("b")]])) == ["ask goal choice a/b"])
        #expect(script.hear(.choice(0)) == ["call resolve goal=a"])
        _ = script.hear(.cancel)
        #expect(script.hear(Script.asks(unknown: ["note": "xyz"])) == ["call resolve goal=-"])
        #expect(script.resolve(.success(nil)) == ["remark unknownValue(words: \"xyz\")", "ask note value"])
        #expect(script.hear(.value(.string("n"))) == ["call resolve guests=-"])
    }

    @Test("words that are asked about are asked about again behind a change of something else, until they are answered")
    func wordsBehindChange() {
        for (act, question) in [
            (Script.asks(unknown: ["note": "xyz"]), "ask note value"),
            (Script.asks(ambiguities: ["note": [.string("a"), .string("b")]]), "ask note choice a/b"),
        ] {
            var script = Script()
            _ = script.hear(act)
            #expect(script.resolve(.success(nil)).last == question)
            #expect(script.hear(.correction(["goal": .string("other")])) == ["call resolve goal=other"])
            // The app knows of no note, and would go on without.
            #expect(script.resolve(.success(.string("other"))).last == question)
            #expect(script.hear(.value(.string("n"))) == ["call resolve guests=-"])
            #expect(script.hear(.cancel) == ["end cancelled"])
        }
    }

    @Test("a relation that no contact has is asked about before the app is called")
    func relatives() {
        var script = Script()
        var person = Record.person(spoken: "my daughter")
        person["relationship"] = .string("daughter")
        let asked = ["remark unknownRelative(words: \"daughter\")", "ask goal value"]
        #expect(script.hear(Script.asks(with: ["goal": .record(person)])) == asked)
        // Said again, it is no more known.
        #expect(script.hear(.value(.record(person))) == asked)
        person["contactIdentifier"] = .string("c1")
        #expect(script.hear(.value(.record(person))).first?.hasPrefix("call resolve goal=") ?? false)
    }

    @Test("the app is the one named, the only one, or the one chosen")
    func routing() {
        var script = Script(apps: [Script.app("one"), Script.app("two"), Script.app("three", intents: ["INOtherIntent"])])
        #expect(script.hear(Script.asks(app: "two")) == ["call resolve goal=-"])
        #expect(script.hear(.cancel) == ["end cancelled"])
        #expect(script.hear(Script.asks(app: "three")) == ["end noApp"])
        #expect(script.hear(Script.asks("INUnknownIntent")) == ["end noApp"])
        #expect(script.hear(Script.asks()) == ["ask request app one/two"])
        #expect(script.hear(.choice(5)) == ["remark noMatch(nearest: nil)", "ask request app one/two"])
        #expect(script.hear(.repeat) == ["ask request app one/two (repeated)"])
        #expect(script.hear(.choice(1)) == ["call resolve goal=-"])
        #expect(script.state.phase.isResolving(app: "two"))
    }

    @Test("what is left out of a request that moves to another app is named")
    func movedWithout() {
        var script = Script(apps: [Script.app("one"), Script.app("two")])
        _ = script.hear(Script.asks(app: "one"))
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        let parts = [LeftOut(text: "by the sea", kind: .words)]
        let other = Hypothesis(intent: "INTripIntent", app: "two", score: 1, template: Hypothesis.otherApp, leftOut: parts)
        #expect(script.hear(.request(other)) == ["left out by the sea", "call resolve goal=-"])
        #expect(script.state.phase.isResolving(app: "two"))
        // It has moved: nothing is left of it in the first app.
        #expect(script.state.suspended.isEmpty)
    }

    @Test("an answer that comes too late changes nothing, and talk while the app works is answered")
    func late() {
        var script = Script()
        _ = script.hear(Script.asks())
        #expect(script.hear(.value(.string("x"))) == ["remark busy"])
        var stopped = script
        #expect(stopped.hear(.stop) == ["end cancelled"])
        #expect(script.hear(.cancel) == ["end cancelled"])
        #expect(script.resolve(.needsValue) == [])
        #expect(script.state.phase == .idle)
    }

    @Test("what an intent does not have never gets into the request")
    func unknownParameters() {
        var script = Script()
        let values: [ParameterValue] = [.string("a"), .string("b")]
        _ = script.hear(
            Script.asks(with: ["none": .string("x")], ambiguities: ["none": values, "note": values], unknown: ["none": "x"]))
        #expect(script.state.parameters == [:])
        #expect(script.state.phase.request?.ambiguities == ["note": values])
        #expect(script.state.phase.request?.unknownValues == [:])
    }

    @Test("words that mean nothing are told so while nothing is open")
    func nothingUnderstood() {
        var script = Script()
        #expect(script.hear(.notUnderstood(.emptyInput)) == ["remark emptyInput"])
    }

    @Test("a value that the app gives for a parameter takes the place of the one that was said, and a refused one goes")
    func values() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rom")]))
        _ = script.resolve(.success(.string("Rome")))
        #expect(script.state.parameters == ["goal": .string("Rome")])
        var refused = Script()
        _ = refused.hear(Script.asks(with: ["goal": .string("Mars")]))
        _ = refused.resolve(.unsupported(reason: 1))
        #expect(refused.state.parameters == [:])
    }

    @Test("folding the same events again gives the same state")
    func replay() {
        func run() -> DialogueState {
            var script = Script()
            _ = script.hear(Script.asks())
            _ = script.resolve(.disambiguation([.string("a"), .string("b")]))
            _ = script.hear(.choice(1))
            return script.state
        }
        #expect(run() == run())
    }
}

extension Phase {
    fileprivate func isResolving(app: String) -> Bool {
        if case .resolving(let request, _, _) = self { request.app == app } else { false }
    }
}
