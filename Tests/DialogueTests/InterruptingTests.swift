import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// Requests said while a question is open: more of the same, the same anew, or something else.
struct InterruptingTests {
    private static func words(_ words: String...) -> ParameterValue { .list(words.map { .string($0) }) }

    // MARK: - The same request, or another of its kind

    /// A trip that began with "Rom" and "fun", which the app took for Rome, at the question who comes along.
    private static func open() -> Script {
        var script = Script(apps: [Script.app("one"), Script.app("two")])
        _ = script.hear(Script.asks(app: "one", with: ["goal": .string("Rom"), "note": .string("fun")]))
        _ = script.resolve(.success(.string("Rome")))
        #expect(script.reply(.resolved([.needsValue], isList: true)) == ["ask guests value"])
        return script
    }

    static let readings: [(DialogueAct, Bool)] = [
        (Script.asks(), true), (Script.asks(app: "one"), true), (Script.asks(app: "two"), false),
        (Script.asks(with: ["guests": words("Ann")]), true),
        // What was said, what the app made of it, and something else.
        (Script.asks(with: ["goal": .string("rom")]), true), (Script.asks(with: ["goal": .string("Rome")]), true),
        (Script.asks(with: ["goal": .string("Oslo")]), false),
        (Script.asks(with: ["note": .string("FUN"), "guests": words("Ann")]), true),
        (Script.asks(with: ["note": .string("quiet"), "guests": words("Ann")]), false),
        // Words that may mean several things, one of which was said.
        (Script.asks(ambiguities: ["note": [.string("quiet"), .string("fun")]]), true),
        (Script.asks(ambiguities: ["note": [.string("quiet"), .string("loud")]]), false),
        (Script.asks(ambiguities: ["guests": [.string("Ann"), .string("Anna")]]), true),
        // Words that mean nothing known, for what has a value.
        (Script.asks(unknown: ["note": "xyz"]), false), (Script.asks(unknown: ["guests": "xyz"]), true),
    ]

    @Test("the same intent is the same request where it says nothing else of what was said", arguments: readings)
    func same(act: DialogueAct, isSame: Bool) {
        var script = Self.open()
        let identifier = script.state.phase.request?.identifier
        _ = script.hear(act)
        #expect((script.state.phase.request?.identifier == identifier) == isSame)
        #expect(script.state.suspended.count == (isSame ? 0 : 1))
    }

    @Test("a value for what was not spoken of yet, or for what is asked, makes no other request")
    func further() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(Script.asks(with: ["note": .string("fun")]))
        #expect(script.state.suspended.isEmpty)
        var asked = Script()
        _ = asked.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = asked.resolve(.confirmationRequired(nil, reason: nil))
        _ = asked.hear(Script.asks(ambiguities: ["goal": [.string("Oslo"), .string("Pisa")]]))
        #expect(asked.state.suspended.isEmpty)
    }

    @Test("a list answers a question with choices where one of them is in it")
    func listOfChoices() {
        var script = Script()
        _ = script.hear(
            Script.asks(with: ["goal": .string("Rome")], ambiguities: ["guests": [.string("Ann"), .string("Anna")]]))
        _ = script.resolve(.success(nil))
        var own = script
        _ = script.hear(Script.asks(with: ["guests": Self.words("Ann", "Bob")]))
        #expect(script.state.suspended.isEmpty)
        _ = own.hear(Script.asks(with: ["guests": Self.words("Bob")]))
        #expect(own.state.suspended.count == 1)
    }

    @Test("what is unclear in the request said again is asked about, what is left out named, what follows kept")
    func repeated() {
        let parts = [LeftOut(text: "blue")]
        var script = Script()
        _ = script.hear(Script.asks(unknown: ["note": "?"], then: nil))
        _ = script.resolve(.needsValue)
        let reading = Hypothesis(
            intent: "INTripIntent", parameters: ["goal": .string("Rome")], unknownValues: ["guests": "xyz"], score: 1,
            template: "test", followers: [Hypothesis(intent: "INLookIntent", score: 1, template: "test")], leftOut: parts)
        #expect(script.hear(.request(reading)) == ["left out blue", "call resolve goal=Rome"])
        #expect(script.state.queued.map(\.hypothesis.intent) == ["INLookIntent"])
        #expect(script.resolve(.success(nil)) == ["remark unknownValue(words: \"?\")", "queued INLookIntent", "ask note value"])
        #expect(script.hear(.value(.string("n"))) == ["remark unknownValue(words: \"xyz\")", "ask guests value"])
        var silent = Self.open()
        let nothing = Hypothesis(
            intent: "INTripIntent", parameters: ["guests": Self.words("Ann")], score: 1, template: "test", leftOut: [])
        #expect(silent.hear(.request(nothing)) == ["call resolve goal=Rome"])
    }

    @Test("words for what had a value take it away: it reaches no app until the person has said which")
    func unclearAgain() {
        var script = Self.open()
        let unclear = Script.asks(ambiguities: ["note": [.string("quiet"), .string("fun")]])
        #expect(script.hear(unclear) == ["ask note choice quiet/fun"])
        #expect(script.state.parameters["note"] == nil)
        var unknown = Script()
        _ = unknown.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = unknown.resolve(.confirmationRequired(nil, reason: nil))
        #expect(unknown.hear(Script.asks(unknown: ["goal": "xyz"])).first == "remark unknownValue(words: \"xyz\")")
        #expect(unknown.state.parameters["goal"] == nil && unknown.state.suspended.isEmpty)
    }

    @Test("the open request with another app takes its place, with what was said, where that app can do it")
    func otherApp() {
        for isAble in [true, false] {
            let two = isAble ? Script.app("two") : Script.app("two", intents: ["INLookIntent"])
            var script = Script(apps: [Script.app("one"), two])
            _ = script.hear(Script.asks(app: "one", with: ["goal": .string("Rome"), "note": .string("fun")]))
            _ = script.resolve(.success(nil))
            _ = script.reply(.notImplemented)
            _ = script.respond("ready")
            let reading = Hypothesis(
                intent: "INTripIntent", app: "two", parameters: ["goal": .string("Rome"), "note": .string("loud")], score: 1,
                template: Hypothesis.otherApp)
            _ = script.hear(.request(reading))
            #expect(script.state.phase.request?.app == (isAble ? "two" : "one"))
            #expect(script.state.parameters["note"] == .string("loud") && script.state.parameters["goal"] == .string("Rome"))
            #expect(script.state.suspended.isEmpty && script.state.queued.isEmpty)
        }
    }

    // MARK: - In place of what was refused

    @Test("said anew in place of what was refused, a request has the new values alone")
    func replaced() {
        var script = Script()
        _ = script.hear(
            Script.asks("INWalkIntent", with: ["pace": .string("fast"), "mood": .string("good")], unknown: ["view": "?"]))
        _ = script.resolve(.unsupported(reason: nil))
        var unclear = script
        let reading = Hypothesis(
            intent: "INWalkIntent", parameters: ["pace": .string("slow"), "none": .string("x")], score: 1, template: "test",
            followers: [Hypothesis(intent: "INLookIntent", score: 1, template: "test")], leftOut: [LeftOut(text: "blue")])
        #expect(script.hear(.request(reading)) == ["left out blue", "call resolve pace=slow"])
        #expect(script.state.parameters == ["pace": .string("slow")])
        #expect(script.state.said == ["pace": .string("slow")])
        #expect(script.state.queued.count == 1)
        // Nothing is refused any more: who is asked now is not let go as easily.
        #expect(script.resolve(.needsValue) == ["queued INLookIntent", "ask pace value"])
        #expect(script.hear(.thanks) == ["ask pace value (repeated)"])
        _ = unclear.hear(
            Script.asks(
                "INWalkIntent", with: ["pace": .string("slow")],
                ambiguities: ["mood": [.string("a"), .string("b")], "none": [.string("a"), .string("b")]],
                unknown: ["view": "sea", "none": "x"]))
        #expect(unclear.state.phase.request?.ambiguities.keys.sorted() == ["mood"])
        #expect(unclear.state.phase.request?.unknownValues == ["view": "sea"])
        #expect(unclear.resolve(.success(nil)) == ["ask mood choice a/b"])
    }

    @Test("said anew, it is resolved anew from the beginning")
    func replacedResolved() {
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent", with: ["colour": .string("red"), "size": .string("9")]))
        _ = script.resolve(.success(nil))
        #expect(script.resolve(.unsupported(reason: nil)) == ["ask size value not 9"])
        let parts = Hypothesis(
            intent: "INPaintIntent", parameters: ["size": .string("2")], score: 1, template: "test", leftOut: [])
        #expect(script.hear(.request(parts)) == ["call resolve colour=-"])
    }

    // MARK: - Taking back what is open

    private static func trip(done: String? = nil) -> Script {
        var script = Script(policy: Policy(reversals: ["INTripIntent": "INWalkIntent", "INLookIntent": "INPaintIntent"]))
        if let done {
            if done == "INTripIntent" { script.reachConfirmation() } else { _ = script.hear(Script.asks(done)) }
            _ = done == "INTripIntent" ? script.hear(.yes) : script.respond("ready")
            #expect(script.respond("success") == ["end succeeded"])
        }
        script.reachConfirmation()
        return script
    }

    @Test("what would take back the open request ends it, unless there is one that was done or more is asked for")
    func takenBack() {
        let walk = Script.asks("INWalkIntent")
        var open = Self.trip()
        #expect(open.hear(walk) == ["end cancelled"])
        var other = Self.trip(done: "INLookIntent")
        #expect(other.hear(walk) == ["end cancelled"])
        var done = Self.trip(done: "INTripIntent")
        #expect(done.hear(walk) == ["call resolve pace=-"])
        #expect(done.state.suspended.count == 1)
        var more = Self.trip()
        #expect(more.hear(Script.asks("INWalkIntent", then: ["INLookIntent"])) == ["call resolve pace=-"])
        var alone = Self.trip()
        #expect(alone.hear(Script.asks("INWalkIntent", then: [])) == ["end cancelled"])
        var itself = Script(policy: Policy(reversals: ["INTripIntent": "INTripIntent"]))
        itself.reachConfirmation()
        #expect(itself.hear(Script.asks()) == ["ask request confirm (repeated)"])
        var unrelated = Self.trip()
        #expect(unrelated.hear(Script.asks("INPaintIntent")) == ["call resolve colour=-"])
    }

    // MARK: - Setting aside

    @Test("while an app is to be chosen, the same request counts as said anew and another sets it aside")
    func whileChoosing() {
        var script = Script(apps: [Script.app("one"), Script.app("two")])
        _ = script.hear(Script.asks())
        #expect(script.hear(Script.asks(with: ["goal": .string("Rome")], then: ["INLookIntent"])) == ["ask request app one/two"])
        #expect(script.state.suspended.isEmpty && script.state.queued.count == 1)
        #expect(script.hear(Script.asks("INLookIntent", app: "one")) == ["call confirm"])
        #expect(script.state.suspended.count == 1)
        // It comes back once.
        _ = script.hear(.cancel)
        _ = script.hear(.cancel)
        var twice = Script(apps: [Script.app("one"), Script.app("two")])
        _ = twice.hear(Script.asks())
        _ = twice.hear(.repeat)
        #expect(twice.hear(Script.asks("INLookIntent", app: "nobody")) == ["end noApp", "ask request app one/two (resumed)"])
        #expect(twice.hear(Script.asks("INLookIntent", app: "nobody")) == ["end cancelled", "end noApp"])
    }

    @Test("what is looked up in between sets a question aside as often as it is")
    func lookedUp() {
        var script = Script()
        script.dialogue = Dialogue(
            catalogue: .system,
            apps: [Script.app("one", intents: ["INSendPaymentIntent", "INSearchForAccountsIntent", "INCreateNoteIntent"])],
            person: "owner")
        _ = script.hear(Script.asks("INSendPaymentIntent"))
        #expect(script.resolve(.needsValue).count == 1)
        for _ in 0..<3 {
            _ = script.hear(Script.asks("INSearchForAccountsIntent", app: "nobody"))
            #expect(script.state.question?.intent == "INSendPaymentIntent")
        }
        #expect(script.hear(Script.asks("INCreateNoteIntent", app: "nobody")) == ["end cancelled", "end noApp"])
    }

    @Test("what is done once more sets a question aside that has not come back yet, and ends one that has")
    func onceMore() {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        _ = script.respond("success")
        script.reachConfirmation()
        #expect(script.hear(.again([:])) == ["call confirm"])
        #expect(script.hear(.cancel) == ["end cancelled", "ask request confirm (resumed)"])
        #expect(script.hear(.again([:])) == ["end cancelled", "call confirm"])
        #expect(script.state.suspended.isEmpty)
    }

    @Test("of too many questions set aside the oldest ends, not the latest")
    func oldest() {
        var script = Script(policy: Policy(suspensions: 2))
        for goal in ["a", "b", "c", "d"] {
            _ = script.hear(Script.asks(with: ["goal": .string(goal)]))
            _ = script.resolve(.success(nil))
            _ = script.reply(.resolved([.needsValue], isList: true))
        }
        #expect(script.state.suspended.map { $0.request?.intent["goal"] } == [.string("b"), .string("c")])
    }

    @Test("a question is dropped for something else only where a value was refused that nobody insists on")
    func dropped() {
        // Refused, but the request is one that is confirmed.
        var trip = Script()
        _ = trip.hear(Script.asks(with: ["goal": .string("Mars")]))
        _ = trip.resolve(.unsupported(reason: 1))
        #expect(trip.hear(.thanks) == ["ask goal value not Mars (tooFar) (repeated)"])
        #expect(trip.hear(Script.asks("INLookIntent")) == ["call confirm"])
        #expect(trip.state.suspended.count == 1)
        // Not refused.
        var walk = Script()
        _ = walk.hear(Script.asks("INWalkIntent"))
        _ = walk.resolve(.needsValue)
        #expect(walk.hear(Script.asks("INLookIntent")) == ["call confirm"])
        #expect(walk.state.suspended.count == 1)
        var refused = Script()
        _ = refused.hear(Script.asks("INWalkIntent", with: ["pace": .string("fast")]))
        _ = refused.resolve(.unsupported(reason: nil))
        #expect(refused.hear(Script.asks("INLookIntent")) == ["end cancelled", "call confirm"])
        #expect(refused.state.suspended.isEmpty)
    }

    // MARK: - In the same breath

    @Test("a yes, and something else in the same breath: first the yes, then the rest")
    func followed() {
        let look = Hypothesis(intent: "INLookIntent", score: 1, template: "test")
        var script = Script()
        script.reachConfirmation()
        #expect(script.hear(.followed(.yes, by: .request(look)), .no).first?.hasPrefix("call handle") == true)
        #expect(script.respond("success") == ["end succeeded", "call confirm"])
        // What cannot be used leaves the next act its turn.
        var second = Script()
        second.reachConfirmation()
        #expect(second.hear(.followed(.choice(3), by: .request(look)), .yes).first?.hasPrefix("call handle") == true)
        var nothing = Script()
        #expect(nothing.hear(Script.asks("INLookIntent", then: [])) == ["call confirm"])
    }

    @Test("of what is said in the same breath the first twenty wait, each with a name of its own, and the others are named")
    func mostQueued() {
        var script = Script()
        let intents = (0..<21).map { ["INWalkIntent", "INPaintIntent", "INTripIntent"][$0 % 3] }
        let said = script.hear(Script.asks("INLookIntent", then: intents))
        #expect(said.contains { $0.hasPrefix("remark unused") })
        #expect(script.state.queued.map(\.hypothesis.intent) == Array(intents.prefix(20).reversed()))
        var names: Set<String> = [script.state.phase.request?.identifier ?? ""]
        for _ in 0..<20 {
            _ = script.hear(.cancel)
            names.insert(script.state.phase.request?.identifier ?? "")
        }
        #expect(names.count == 21)
        #expect(script.hear(.cancel) == ["end cancelled"])
    }

    @Test("two requests that begin with the same words are two requests")
    func names() {
        var script = Script(policy: Policy(questions: 0))
        _ = script.take(.lock(true))
        let briefly = script.hear(Script.asks("INTripIntent", then: ["INWalkIntent"]))
        #expect(briefly.last == "call resolve pace=-")
        let ended = script.lastEffects.compactMap { effect -> String? in
            if case .say(.outcome(let outcome)) = effect { outcome.request } else { nil }
        }
        #expect(ended.count == 1 && ended.first != script.state.phase.request?.identifier)
    }

    @Test("a question set aside until the device is unlocked goes on once it is, and is put again while it is not")
    func unlockedMeanwhile() {
        for isUnlocked in [true, false] {
            var script = Script()
            _ = script.take(.lock(true))
            #expect(script.hear(Script.asks(with: ["goal": .string("Rome")])) == ["ask request unlock"])
            #expect(script.hear(Script.asks("INWalkIntent")) == ["call resolve pace=-"])
            _ = script.resolve(.needsValue)
            _ = script.take(.lock(!isUnlocked))
            #expect(
                script.hear(.cancel) == ["end cancelled", isUnlocked ? "call resolve goal=Rome" : "ask request unlock (resumed)"])
        }
    }

    @Test("what cannot begin, or come back, makes room for the next")
    func nextInTurn() {
        var script = Script(apps: [Script.app("one", intents: ["INTripIntent", "INLookIntent"])])
        _ = script.hear(Script.asks("INLookIntent", then: ["INWalkIntent", "INTripIntent"]))
        #expect(script.hear(.cancel) == ["end cancelled", "end noApp", "call resolve goal=-"])
    }
}
