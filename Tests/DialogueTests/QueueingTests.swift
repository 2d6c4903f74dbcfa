import Dialogue
import Foundation
import IntentSchema
import Testing

/// What is said of further requests of the same breath.
struct QueueingTests {
    private static func trip(
        _ intent: String = "INTripIntent", goal: String, ambiguities: [String: [ParameterValue]] = [:],
        unknown: [String: String] = [:], then followers: [Hypothesis]? = nil
    ) -> Hypothesis {
        Hypothesis(
            intent: intent, parameters: ["goal": .string(goal)], ambiguities: ambiguities, unknownValues: unknown, score: 1,
            template: "test", followers: followers)
    }

    @Test("the same action for others is told before the first one is asked about")
    func told() {
        var script = Script()
        let first = Self.trip(goal: "Rome", then: [Self.trip(goal: "Paris"), Self.trip(goal: "Oslo")])
        #expect(script.hear(.request(first)) == ["queued INTripIntent", "queued INTripIntent", "call resolve goal=Rome"])
        #expect(script.state.queued.map(\.hypothesis.parameters) == [["goal": .string("Oslo")], ["goal": .string("Paris")]])
    }

    @Test("so it is while another question is open")
    func toldBesides() {
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent"))
        _ = script.resolve(.needsValue)
        let first = Self.trip(goal: "Rome", then: [Self.trip(goal: "Paris")])
        #expect(script.hear(.request(first)) == ["queued INTripIntent", "call resolve goal=Rome"])
        #expect(script.state.suspended.count == 1 && script.state.queued.count == 1)
    }

    @Test("what is unclear, or behind what is done without a question, is only done in its turn")
    func untold() {
        var script = Script()
        let others = [
            Self.trip(goal: "Paris", ambiguities: ["note": [.string("a"), .string("b")]]),
            Self.trip(goal: "Oslo", unknown: ["note": "?"]),
        ]
        #expect(script.hear(.request(Self.trip(goal: "Rome", then: others))) == ["call resolve goal=Rome"])
        #expect(script.state.queued.count == 2)
        var walks = Script()
        let walk = Hypothesis(intent: "INWalkIntent", parameters: ["pace": .string("slow")], score: 1, template: "test")
        var first = walk
        first.followers = [walk]
        #expect(walks.hear(.request(first)) == ["call resolve pace=slow"])
    }

    @Test("so is another action, and what is said with a change of what is to be confirmed")
    func toldOfOthers() {
        let look = Hypothesis(intent: "INLookIntent", score: 1, template: "test")
        var script = Script()
        #expect(
            script.hear(.request(Self.trip(goal: "Rome", then: [look]))) == ["queued INLookIntent", "call resolve goal=Rome"])
        var changed = Script()
        changed.reachConfirmation(goal: "Rome")
        let act = DialogueAct.followed(.correction(["goal": .string("Paris")]), by: .request(look))
        #expect(changed.hear(act).first == "queued INLookIntent")
        #expect(changed.state.queued.map(\.hypothesis.intent) == ["INLookIntent"])
        // A yes is followed at once.
        var confirmed = Script()
        confirmed.reachConfirmation(goal: "Rome")
        #expect(!confirmed.hear(.followed(.yes, by: .request(look))).contains("queued INLookIntent"))
    }

    @Test("a value that only a request waiting has is taken out with that request", arguments: ["Paris", "Oslo"])
    func takenOut(goal: String) {
        var script = Script()
        let first = Self.trip(goal: "Rome", then: [Self.trip(goal: "Paris"), Self.trip(goal: "Oslo")])
        _ = script.hear(.request(first))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.takeOut([Removal("goal", element: .string(goal))]))
        let left = script.state.queued.map(\.hypothesis.parameters)
        #expect(left == [["goal": .string(goal == "Paris" ? "Oslo" : "Paris")]])
        _ = script.hear(.takeOut([Removal("goal", element: .string("Bonn"))]))
        #expect(script.state.queued.count == 1)
    }

    @Test("what was put off, said again and done does not come back; what else was put off does")
    func doneMeanwhile() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(Script.asks("INWalkIntent"))
        _ = script.resolve(.needsValue)
        script.reachConfirmation(goal: "Rome")
        #expect(script.state.suspended.map(\.request?.intent.type) == ["INTripIntent", "INWalkIntent"])
        _ = script.hear(.yes)
        #expect(script.respond("success") == ["end succeeded", "end repeated", "ask pace value (resumed)"])
        #expect(script.state.suspended.isEmpty)
        _ = script.hear(.cancel)
        #expect(script.state.phase.kind == .idle)
    }

    private static func payment(_ person: String, _ amount: Double, _ note: String? = nil) -> Hypothesis {
        var parameters: [String: ParameterValue] = [
            "goal": .record(.person(spoken: person)), "note": .record(.currencyAmount(Decimal(amount), "USD")),
        ]
        if let note { parameters["guests"] = .list([.string(note)]) }
        return Hypothesis(intent: "INTripIntent", parameters: parameters, score: 1, template: "test")
    }

    @Test("other values for the people of what waits change that, whether said as a change, a request or behind a yes")
    func changedInTurn() throws {
        for way in 0..<3 {
            var script = Script()
            var first = Self.payment("Ann", 45)
            first.followers = [Self.payment("Ben", 45, "dinner"), Self.payment("Cleo", 45, "dinner")]
            _ = script.hear(.request(first))
            _ = script.resolve(.success(nil))
            _ = script.reply(.notImplemented)
            _ = script.respond("ready")
            let changed = Self.payment("Ben", 20)
            switch way {
            case 0:
                _ = script.hear(.correction(changed.parameters))
                #expect(script.state.phase.request?.intent["goal"]?.isSame(as: .record(.person(spoken: "Ann"))) == true)
            case 1: _ = script.hear(.request(changed))
            default: _ = script.hear(.followed(.no, by: .request(changed)))
            }
            var left = script.state.queued.map(\.hypothesis)
            if let request = script.state.phase.request {
                left.append(
                    Hypothesis(intent: request.intent.type, parameters: request.intent.fields, score: 1, template: "open"))
            }
            let ben = left.filter { $0.parameters["goal"]?.isSame(as: .record(.person(spoken: "Ben"))) == true }
            try #require(ben.count == 1, "way \(way): \(left.map(\.parameters))")
            #expect(
                ben[0].parameters["note"] == changed.parameters["note"]
                    && ben[0].parameters["guests"] == .list([.string("dinner")]))
            #expect(left.contains { $0.parameters["goal"]?.isSame(as: .record(.person(spoken: "Cleo"))) == true })
        }
    }

    @Test(
        "a thing that waits is changed by its title; a thing of the same title that is asked for is one more",
        arguments: [true, false])
    func changedByTitle(isChange: Bool) {
        func task(_ amount: Double, _ template: String) -> Hypothesis {
            let values: [String: ParameterValue] = [
                "goal": .record(.speakableString("Rent")), "note": .record(.currencyAmount(Decimal(amount), "USD")),
            ]
            return Hypothesis(intent: "INTripIntent", parameters: values, score: 1, template: template)
        }
        var script = Script()
        var first = Self.payment("Ann", 45)
        first.followers = [task(45, "test")]
        _ = script.hear(.request(first))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.followed(.repeat, by: .request(task(20, isChange ? Hypothesis.rewording : "test"))))
        let amounts = script.state.queued.map { $0.hypothesis.parameters["note"] }
        let new = task(20, "test").parameters["note"]
        #expect(amounts.contains(new) && amounts.count == (isChange ? 1 : 2))
    }

    @Test("other words for the same people, and the same in one breath, are requests of their own")
    func besideWhatWaits() {
        var script = Script()
        var first = Self.payment("Ann", 45)
        first.followers = [Self.payment("Ben", 45, "dinner"), Self.payment("Ben", 5, "coffee")]
        _ = script.hear(.request(first))
        #expect(script.state.queued.count == 2)
        _ = script.hear(.request(Self.payment("Ben", 45, "taxi")))
        #expect(script.state.queued.count == 2)
    }

    @Test("what was said in one breath is dropped together; a no is about one of it, and what was said before stays")
    func dropped() {
        for count in 1...3 {
            var script = Script()
            _ = script.hear(Script.asks("INWalkIntent"))
            _ = script.resolve(.needsValue)
            let others = (0..<count).map { Self.trip(goal: "Paris \($0)") }
            _ = script.hear(.request(Self.trip(goal: "Rome", then: others)))
            _ = script.resolve(.needsValue)
            #expect(script.state.queued.count == count)
            #expect(script.hear(.cancel).first == "gave up \(count + 1)")
            #expect(script.state.queued.isEmpty && script.state.suspended.isEmpty)
            #expect(script.state.phase.request?.intent.type == "INWalkIntent")
        }
        var refused = Script()
        _ = refused.hear(.request(Self.trip(goal: "Rome", then: [Self.trip(goal: "Paris")])))
        _ = refused.resolve(.success(nil))
        _ = refused.reply(.notImplemented)
        _ = refused.respond("ready")
        _ = refused.hear(.no)
        #expect(refused.state.phase.request?.intent["goal"] == .string("Paris"))
    }

    @Test("those that wait are dropped or changed one by one, and what is said with it is done with the open one")
    func changedOneByOne() {
        let paris = Record("INTripIntent", ["goal": .string("Paris")])
        let oslo = Record("INTripIntent", ["goal": .string("Oslo")])
        let changes = [WaitingChange(paris, values: nil), WaitingChange(oslo, values: ["goal": .string("Bonn")])]
        for isAgreed in [true, false] {
            var script = Script()
            _ = script.hear(.request(Self.trip(goal: "Rome", then: [Self.trip(goal: "Paris"), Self.trip(goal: "Oslo")])))
            _ = script.resolve(.success(nil))
            _ = script.reply(.notImplemented)
            _ = script.respond("ready")
            let act = DialogueAct.changeWaiting(changes)
            let lines = script.hear(isAgreed ? .followed(.yes, by: act) : act)
            #expect(lines.prefix(2) == ["unqueued INTripIntent", "queued INTripIntent"])
            #expect(script.state.queued.map(\.hypothesis.parameters) == [["goal": .string("Bonn")]])
            #expect(script.state.phase.kind == (isAgreed ? .handling : .awaitingConfirmation))
            // What no longer waits is left alone.
            guard !isAgreed else { continue }
            #expect(script.hear(.changeWaiting([WaitingChange(paris, values: nil)])).count == 1)
            #expect(script.state.queued.count == 1)
        }
    }

    @Test("one of them is given up by name, and the others stay", arguments: ["INTripIntent", "INLookIntent"])
    func droppedByName(intent: String) {
        var script = Script()
        let look = Hypothesis(intent: "INLookIntent", score: 1, template: "test")
        _ = script.hear(.request(Self.trip(goal: "Rome", then: [look])))
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        let lines = script.hear(.drop(intent: intent))
        #expect(lines.first == (intent == "INLookIntent" ? "unqueued INLookIntent" : "end cancelled"))
        #expect(script.state.queued.isEmpty)
        #expect(lines.contains("ask goal value (repeated)") == (intent == "INLookIntent"))
        #expect(script.state.phase.request?.intent.type == (intent == "INLookIntent" ? "INTripIntent" : "INLookIntent"))
    }

    @Test("what is for nobody any more is given up where others of its kind wait, and asks for somebody where none do")
    func forNobody() {
        let ann = ParameterValue.record(Record("INPerson", ["displayName": .string("Ann")]))
        let first = Hypothesis(intent: "INTripIntent", parameters: ["goal": ann], score: 1, template: "test")
        for waits in [true, false] {
            var script = Script()
            var request = first
            request.followers = waits ? [Self.trip(goal: "Paris")] : nil
            _ = script.hear(.request(request))
            _ = script.resolve(.success(nil))
            _ = script.reply(.notImplemented)
            _ = script.respond("ready")
            let lines = script.hear(.takeOut([Removal("goal", element: ann)]))
            #expect((lines.first == "end cancelled") == waits, "\(lines)")
            #expect(script.state.phase.request?.intent["goal"] == (waits ? .string("Paris") : nil))
        }
    }
}
