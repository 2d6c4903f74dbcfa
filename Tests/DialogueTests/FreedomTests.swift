import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// What a person may do besides answering.
struct FreedomTests {
    @Test("something else in between is done, and then the question is put again")
    func inBetween() {
        var script = Script()
        _ = script.hear(Script.asks())
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        #expect(script.hear(Script.asks("INLookIntent")) == ["call confirm"])
        #expect(script.respond("ready") == ["call handle e4"])
        #expect(script.respond("success") == ["end succeeded", "ask goal value (resumed)"])
        #expect(script.hear(.value(.string("Rome"))) == ["call resolve goal=Rome"])
    }

    @Test("what was said in the same breath begins once the request before it has ended")
    func sameBreath() {
        var script = Script()
        #expect(script.hear(Script.asks("INLookIntent", then: ["INWalkIntent", "INTripIntent"])) == ["call confirm"])
        #expect(script.respond("ready") == ["call handle e2"])
        #expect(script.respond("success") == ["end succeeded", "call resolve pace=-"])
        #expect(script.resolve(.needsValue) == ["queued INTripIntent", "ask pace value"])
        #expect(script.hear(Script.asks("INLookIntent", app: "nobody")) == ["end noApp", "ask pace value (resumed)"])
        // Giving it up gives up what waits for it.
        #expect(script.hear(.cancel) == ["gave up 2"])
        #expect(script.state.queued.isEmpty)
    }

    @Test("what was set aside waits for all that was said in the same breath, and nothing is begun once the person has gone")
    func sameBreathInBetween() {
        var script = Script()
        _ = script.hear(Script.asks())
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        #expect(
            script.hear(Script.asks("INLookIntent", app: "nobody", then: ["INWalkIntent"])) == [
                "end noApp", "call resolve pace=-",
            ])
        #expect(script.resolve(.needsValue) == ["ask pace value"])
        #expect(script.hear(.cancel) == ["end cancelled", "ask goal value (resumed)"])
        _ = script.hear(Script.asks("INWalkIntent", then: ["INLookIntent"]))
        #expect(script.take(.left) == ["end abandoned"])
        #expect(script.state.queued.isEmpty)
    }

    @Test("the person comes back to a confirmation, which is read out again before it counts")
    func confirmationInBetween() {
        var script = Script()
        script.reachConfirmation()
        #expect(script.hear(Script.asks("INLookIntent", app: "nobody")) == ["end noApp", "ask request confirm (resumed)"])
        #expect(script.hear(.yes).first?.hasPrefix("call handle") == true)
    }

    @Test("of too many questions set aside the oldest request ends")
    func tooMany() {
        var script = Script(policy: Policy(suspensions: 1))
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(Script.asks("INWalkIntent"))
        #expect(script.resolve(.needsValue) == ["ask pace value"])
        #expect(script.hear(Script.asks("INTripIntent")) == ["end cancelled", "call resolve goal=-"])
        #expect(script.state.suspended.count == 1)
    }

    @Test("going back puts the question answered last again, without the answer")
    func back() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(.value(.string("Rome")))
        _ = script.resolve(.success(.string("Rome")))
        #expect(script.reply(.resolved([.needsValue], isList: true)) == ["ask guests value"])
        #expect(script.hear(.back) == ["ask goal value"])
        #expect(script.hear(.value(.string("Pisa"))) == ["call resolve goal=Pisa"])
        #expect(script.resolve(.success(.string("Pisa"))) == ["call resolve guests=-"])
        _ = script.reply(.notImplemented)
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.back) == ["ask goal value"])
        #expect(script.hear(.back) == ["remark nothingBefore", "ask goal value (repeated)"])
    }

    @Test("what the app was told beside an answer is resolved anew once the person goes back to it")
    func backUnsettles() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["guests": .list([.string("Ann")])]))
        _ = script.resolve(.needsValue)
        _ = script.hear(.value(.string("Rome")))
        _ = script.resolve(.success(nil))
        _ = script.reply(.resolved([.success(nil)], isList: true))
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.back) == ["ask goal value"])
        #expect(script.state.parameters["goal"] == nil)
        #expect(script.hear(.value(.string("Pisa"))) == ["call resolve goal=Pisa"])
        #expect(script.resolve(.success(nil)) == ["call resolve guests=[Ann]"])
    }

    @Test("more choices are told page by page, and then from the beginning")
    func more() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.disambiguation((1...15).map { .string("\($0)") }))
        _ = script.hear(.more)
        #expect(script.state.question?.offset == 10)
        #expect(script.hear(.more).first == "remark nothingMore")
        #expect(script.state.question?.offset == 0)
        #expect(script.hear(.choice(12)) == ["call resolve goal=13"])
    }

    @Test("nobody is offered thousands of values")
    func manyChoices() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.disambiguation((1...5000).map { .string("\($0)") }))
        guard case .choice(let values) = script.state.question?.kind else {
            Issue.record("no choice is offered")
            return
        }
        #expect(values.count == 200)
    }

    @Test("what was done last can be done again, with changes, and is confirmed anew")
    func again() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.again(["guests": .list([.string("Ann")])])) == ["call resolve goal=Rome"])
        _ = script.resolve(.success(nil))
        #expect(script.reply(.notImplemented) == ["call confirm"])
        #expect(script.respond("ready") == ["ask request confirm"])
    }

    @Test("of what was done the five latest are kept, each once, the latest first")
    func recent() {
        var script = Script(policy: Policy(unconfirmedIntents: ["INTripIntent"]))
        for goal in ["a", "b", "c", "d", "e", "f", "c"] {
            script.reachConfirmation(goal: goal)
            #expect(script.respond("success") == ["end succeeded"])
        }
        #expect(script.state.recent.map { $0.intent["goal"]?.string } == ["c", "f", "e", "d", "b"])
    }

    @Test("what a person dropped at the read-back begins again with other values, as long as nothing else is done")
    func lapsed() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        #expect(script.hear(.no) == ["end cancelled"])
        #expect(script.hear(.again(["goal": .string("Oslo")])) == ["call resolve goal=Oslo"])
    }

    @Test("what no intent takes back is told")
    func notTakenBack() {
        var script = Script(policy: Policy(reversals: [:]))
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.back) == ["remark cannotTakeBack(intent: \"INTripIntent\")"])
    }

    @Test("cancel takes back what was done last, where the app has an intent for that")
    func reversal() {
        var script = Script(policy: Policy(reversals: ["INTripIntent": "INWalkIntent"]))
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.cancel) == ["call resolve pace=-"])
        var other = Script(policy: Policy(reversals: [:]))
        other.reachConfirmation(goal: "Rome")
        _ = other.hear(.yes)
        _ = other.respond("success")
        #expect(other.hear(.cancel) == ["remark nothingOpen"])
    }

    @Test("an answer where nothing is open is told so, and the last message can be heard again")
    func nothingOpen() {
        var script = Script()
        #expect(script.hear(.yes) == ["remark nothingOpen"])
        #expect(script.hear(.repeat) == ["remark nothingOpen"])
        _ = script.hear(Script.asks("INLookIntent"))
        #expect(script.respond("failure") == ["end refused"])
        #expect(script.hear(.repeat) == ["end refused"])
    }

    @Test("a person who only repeats questions comes to an end")
    func endless() {
        var script = Script(policy: Policy(questions: 5))
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        for _ in 1...4 { #expect(script.hear(.repeat) == ["ask goal value (repeated)"]) }
        #expect(script.hear(.repeat) == ["end gaveUp(parameter: \"goal\", attempts: 5)"])
    }

    @Test("RES-14 a correction has all parameters resolved anew, as values may depend on each other")
    func correction() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        #expect(script.hear(.correction(["guests": .list([.string("Ann")])])) == ["call resolve goal=Rome"])
        #expect(script.resolve(.unsupported(reason: 1)) == ["ask goal value not Rome (tooFar)"])
        #expect(script.hear(.value(.string("Pisa"))) == ["call resolve goal=Pisa"])
        #expect(script.resolve(.success(nil)) == ["call resolve guests=[Ann]"])
        _ = script.reply(.notImplemented)
        #expect(script.respond("ready") == ["ask request confirm"])
    }

    @Test("RES-15 several values in one answer are all taken")
    func severalValues() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        #expect(
            script.hear(.correction(["goal": .string("Rome"), "note": .string("n")])) == ["call resolve goal=Rome"])
        #expect(script.state.parameters["note"] == .string("n"))
    }

    @Test("a correction has only that resolved anew which depends on it, where the schema tells")
    func dependencies() {
        var script = Script(policy: Policy(confirmedIntents: ["INPaintIntent"]))
        _ = script.hear(
            Script.asks("INPaintIntent", with: ["colour": .string("red"), "size": .string("2"), "label": .string("x")]))
        for _ in 0..<3 { _ = script.resolve(.success(nil)) }
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.correction(["label": .string("y")])) == ["call resolve label=y"])
        #expect(script.resolve(.success(nil)) == ["call confirm"])
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.hear(.correction(["colour": .string("blue")])) == ["call resolve colour=blue"])
        #expect(script.resolve(.success(nil)) == ["call resolve size=2"])
        #expect(script.resolve(.success(nil)) == ["call confirm"])
    }

    @Test("RES-17 values that the app lists are offered, once, and others are taken as well")
    func options() {
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent"))
        #expect(script.resolve(.needsValue) == ["call options colour"])
        #expect(script.hear(.yes) == ["remark busy"])
        #expect(script.reply(.options([.string("red"), .string("blue")])) == ["ask colour choice red/blue"])
        #expect(script.hear(.choice(1)) == ["call resolve colour=blue"])
        #expect(script.resolve(.unsupported(reason: nil)) == ["ask colour value not blue"])
        #expect(script.hear(.value(.string("green"))) == ["call resolve colour=green"])
    }

    @Test(
        "RES-17 where the app lists nothing, or something else, the person is asked all the same",
        arguments: [
            (.options([]), "ask colour value"), (.options([.string("red")]), "ask colour right? red"),
            (.notImplemented, "ask colour value"), (.failed(.init(.deadlineExceeded, "late")), "ask colour value"),
            (.resolved([.needsValue], isList: false), "ask colour value"),
        ] as [(ExtensionReply, String)])
    func noOptions(reply: ExtensionReply, question: String) {
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent"))
        _ = script.resolve(.needsValue)
        #expect(script.reply(reply) == [question])
    }
}
