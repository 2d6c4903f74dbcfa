import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// Requests that are asked about before they begin.
struct ClarifyingTests {
    private static func walk(_ score: Double, leftOut: [LeftOut]? = nil, _ values: [String: ParameterValue] = [:]) -> DialogueAct
    {
        .request(
            Hypothesis(intent: "INWalkIntent", parameters: values, score: score, template: "test", leftOut: leftOut))
    }

    @Test("a doubtful reading is asked about, and a yes begins it with the values read")
    func yes() {
        var script = Script()
        #expect(script.hear(Self.walk(0.65, ["pace": .string("slow")])) == ["ask request meant?"])
        #expect(script.hear(.yes) == ["call resolve pace=slow"])
    }

    @Test("a no drops it, and nothing is called")
    func no() {
        var script = Script()
        _ = script.hear(Self.walk(0.65))
        #expect(script.hear(.no) == ["end cancelled"])
        #expect(script.state.calls == 0)
    }

    @Test("the same said in other words is meant, and something else is taken as usual")
    func otherWords() {
        var script = Script()
        _ = script.hear(Self.walk(0.65))
        #expect(script.hear(Self.walk(0.65)) == ["call resolve pace=-"])
        var other = Script()
        _ = other.hear(Self.walk(0.65))
        #expect(other.hear(Script.asks("INTripIntent")) == ["call resolve goal=-"])
        _ = other.hear(.cancel)
        #expect(other.state.suspended.isEmpty)
    }

    @Test(
        "how sure a reading must be depends on what it leads to",
        arguments: [
            ("INWalkIntent", 0.69, "ask request meant?"), ("INWalkIntent", 0.71, "call resolve pace=-"),
            // What is read back before it is done need not be asked about.
            ("INTripIntent", 0.61, "call resolve goal=-"), ("INTripIntent", 0.36, "call resolve goal=-"),
            // Unless it is hardly more than a guess.
            ("INTripIntent", 0.34, "ask request meant?"),
        ])
    func thresholds(intent: String, score: Double, expected: String) {
        var script = Script()
        #expect(script.hear(.request(Hypothesis(intent: intent, score: score, template: "test"))) == [expected])
    }

    @Test("what a reading leaves out is named first; one that acts unconfirmed is asked about")
    func leftOut() {
        let parts = [LeftOut(text: "tomorrow at 8", kind: .time)]
        var script = Script()
        #expect(script.hear(Self.walk(1, leftOut: parts)) == ["left out tomorrow at 8", "ask request meant?"])
        #expect(script.hear(.yes) == ["call resolve pace=-"])
        var confirmed = Script()
        let trip = Hypothesis(intent: "INTripIntent", score: 1, template: "test", leftOut: parts)
        #expect(confirmed.hear(.request(trip)) == ["left out tomorrow at 8", "call resolve goal=-"])
    }

    @Test("a doubtful reading that no app serves is not understood; a sure one has no app")
    func unserved() {
        var script = Script(apps: [Script.app("one", intents: ["INTripIntent"])])
        #expect(script.hear(Self.walk(0.62)) == ["remark noMatch(nearest: nil)"])
        #expect(script.hear(Self.walk(0.95)) == ["end noApp"])
    }

    @Test("of two equal readings with different consequences the person is asked which")
    func which() {
        var script = Script()
        let look = Hypothesis(intent: "INTripIntent", score: 0.9, template: "test")
        #expect(script.hear(Self.walk(0.9), .request(look)) == ["ask request which? INWalkIntent/INTripIntent"])
        #expect(script.hear(.choice(1)) == ["call resolve goal=-"])
    }

    static let rivals: [(String, Double, String, Double, Bool)] = [
        // Of one domain, with other consequences.
        ("INStartCallIntent", 0.9, "INSearchCallHistoryIntent", 0.9, true),
        ("INSearchCallHistoryIntent", 0.9, "INStartCallIntent", 0.9, true),
        // Of other domains, with the same consequences.
        ("INCreateNoteIntent", 0.9, "INStartWorkoutIntent", 0.88, true),
        ("INCreateNoteIntent", 0.9, "INStartWorkoutIntent", 0.87, false),
        // Of one domain, with the same consequences.
        ("INCreateNoteIntent", 0.9, "INAppendToNoteIntent", 0.9, false),
        // Both only look something up.
        ("INGetRideStatusIntent", 0.9, "INSearchForMessagesIntent", 0.9, false),
        // One that no app serves.
        ("INCreateNoteIntent", 0.9, "INSetCarLockStatusIntent", 0.9, false),
        ("INSetCarLockStatusIntent", 0.9, "INCreateNoteIntent", 0.9, false),
        // One that is read back before it is done.
        ("INSendPaymentIntent", 0.9, "INCreateNoteIntent", 0.9, false),
    ]

    @Test("the person is asked which where the readings are as likely, served, and lead to different things", arguments: rivals)
    func rival(first: String, score: Double, second: String, other: Double, isAsked: Bool) {
        var script = Script()
        let apps = [
            Script.app(
                "one",
                intents: [
                    "INStartCallIntent", "INSearchCallHistoryIntent", "INCreateNoteIntent", "INStartWorkoutIntent",
                    "INAppendToNoteIntent", "INGetRideStatusIntent", "INSearchForMessagesIntent", "INSendPaymentIntent",
                ]), Script.app("two", intents: ["INListCarsIntent"]),
        ]
        script.dialogue = Dialogue(catalogue: .system, apps: apps, person: "owner")
        let spoken = ParameterValue.string("x")
        _ = script.hear(
            Script.asks(first, with: ["content": spoken], score: score), Script.asks(second, score: other))
        #expect((script.state.question?.kind == .chooseReading([first, second])) == isAsked)
        if isAsked { #expect(script.state.question?.intent == first) }
        if isAsked { #expect(script.lastPrompt?.intent == Record(first, ["content": spoken])) }
    }

    @Test("what is said besides a yes counts: values, other words, and something else with its own rivals")
    func besidesYes() {
        var corrected = Script()
        _ = corrected.hear(Self.walk(0.65, ["pace": .string("slow")]))
        #expect(corrected.hear(.correction(["pace": .string("fast")])) == ["call resolve pace=fast"])
        var nothing = Script()
        _ = nothing.hear(Self.walk(0.65))
        #expect(nothing.hear(.notUnderstood(.emptyInput)) == ["remark emptyInput", "ask request meant?"])
        var later = nothing
        #expect(later.hear(.postpone) == ["end postponed"])
        var all = nothing
        #expect(all.hear(.giveUpAll) == ["gave up 1"])
        #expect(nothing.hear(.thanks) == ["acknowledge", "end cancelled"])
        var followed = Script()
        _ = followed.hear(Self.walk(0.65))
        _ = followed.hear(Script.asks("INWalkIntent", then: ["INLookIntent"]))
        #expect(followed.state.queued.count == 1)
        var elsewhere = Script()
        _ = elsewhere.hear(Self.walk(0.65))
        #expect(elsewhere.hear(Script.asks("INLookIntent", then: ["INWalkIntent"])) == ["call confirm"])
        #expect(elsewhere.state.queued.count == 1)
        var rival = Script()
        _ = rival.hear(Self.walk(0.65))
        let others = ["INLookIntent", "INTripIntent"].map { Script.asks($0, score: 0.9) }
        #expect(rival.hear(others[0], .yes, others[1]) == ["call confirm"])
        _ = rival.hear(.cancel)
        _ = rival.hear(Self.walk(0.65))
        #expect(rival.hear(others[0], others[1]) == ["ask request which? INLookIntent/INTripIntent"])
    }

    @Test("nothing is named where nothing is left out, and an app that was named is asked for what is doubtful")
    func nothingLeftOut() {
        var script = Script()
        #expect(script.hear(Self.walk(1, leftOut: [])) == ["call resolve pace=-"])
        var named = Script(apps: [Script.app("one", intents: ["INTripIntent"]), Script.app("two")])
        #expect(named.hear(Script.asks("INWalkIntent", app: "one", score: 0.65)) == ["ask request meant?"])
        var nobody = Script(apps: [Script.app("one", intents: ["INTripIntent"])])
        #expect(nobody.hear(Script.asks("INWalkIntent", app: "one", score: 0.62)) == ["ask request meant?"])
        var unserved = Script(apps: [Script.app("one", intents: ["INTripIntent"]), Script.app("two", intents: ["INWalkIntent"])])
        #expect(unserved.hear(Self.walk(0.65)) == ["ask request meant?"])
        _ = unserved.hear(.no)
        #expect(unserved.hear(Script.asks("INLookIntent", score: 0.7)) == ["end noApp"])
    }

    @Test("what follows in the same breath is asked about like anything else")
    func followers() {
        var script = Script()
        let next = Hypothesis(intent: "INWalkIntent", score: 0.6, template: "test")
        let first = Hypothesis(intent: "INTripIntent", score: 1, template: "test", followers: [next])
        _ = script.hear(.request(first))
        _ = script.resolve(.needsValue)
        #expect(script.hear(.no) == ["end cancelled", "ask request meant?"])
    }

    @Test("a no drops what waits and was read in the same way, and nothing else")
    func rest() {
        for (rest, said) in [
            ([Hypothesis(intent: "INWalkIntent", score: 1, template: "test")], ["end cancelled"]),
            ([Hypothesis(intent: "INTripIntent", score: 1, template: "test")], ["end cancelled", "call resolve goal=-"]),
            ([Hypothesis(intent: "INWalkIntent", score: 1, template: "other")], ["end cancelled", "call resolve pace=-"]),
        ] {
            var script = Script()
            let first = Hypothesis(intent: "INWalkIntent", score: 0.65, template: "test", followers: rest)
            #expect(script.hear(.request(first)) == ["ask request meant?"])
            #expect(script.hear(.no) == said, "\(rest.map(\.intent))")
        }
    }

    @Test("a proposal is dropped once something else is asked or said, and is not made again")
    func dropped() {
        for act: DialogueAct in [
            .inquire(Inquiry(.distance)), .notUnderstood(.notARequest(.question, intent: nil, clause: "how far it is")),
            .notUnderstood(.cannotDo(words: "pop the trunk")), .notUnderstood(.unused(words: "by the window")),
        ] {
            var script = Script()
            _ = script.hear(Self.walk(0.65))
            let said = script.hear(act)
            #expect(said.count == 1 && !said.contains("ask request meant?"), "\(act): \(said)")
            #expect(script.state.question == nil && script.state.suspended.isEmpty, "\(act)")
        }
        var mumbled = Script()
        _ = mumbled.hear(Self.walk(0.65))
        #expect(mumbled.hear(.notUnderstood(.noMatch(nearest: nil))).contains("ask request meant?"))
        #expect(!mumbled.hear(.notUnderstood(.noMatch(nearest: nil))).contains("ask request meant?"))
        #expect(mumbled.state.question == nil)
    }

    @Test("nothing is proposed that makes nothing of some words and is hardly more than a guess", arguments: [0.2, 0.3, 0.39])
    func farFetched(score: Double) {
        let parts = [LeftOut(text: "pop the trunk")]
        var script = Script()
        #expect(script.hear(Self.walk(score, leftOut: parts)) == ["left out pop the trunk"])
        #expect(script.state.question == nil)
        var surer = Script()
        #expect(surer.hear(Self.walk(0.55, leftOut: parts)) == ["left out pop the trunk", "ask request meant?"])
    }

    @Test(
        "another clause, of which nothing can be made, leaves no doubt about a sure request",
        arguments: [LeftOut.Kind.action, .question])
    func besideClause(kind: LeftOut.Kind) {
        let parts = [LeftOut(text: "skip this song", kind: kind)]
        var script = Script()
        #expect(script.hear(Self.walk(0.95, leftOut: parts)) == ["left out skip this song", "call resolve pace=-"])
        var both = Script()
        let more = parts + [LeftOut(text: "tomorrow", kind: .time)]
        #expect(both.hear(Self.walk(0.95, leftOut: more)).last == "ask request meant?")
    }

    @Test("a value said with a yes replaces one that was open between several")
    func settledByYes() {
        var reading = Hypothesis(intent: "INWalkIntent", score: 0.65, template: "test")
        reading.ambiguities = ["pace": [.string("slow"), .string("fast")]]
        var script = Script()
        _ = script.hear(.request(reading))
        #expect(script.hear(.correction(["pace": .string("slow")])) == ["call resolve pace=slow"])
    }

    @Test("every intent has a consequence, and those that are always confirmed spend or delete")
    func consequences() {
        for (name, intent) in Catalogue.system.intents where intent.alwaysConfirms {
            #expect(Consequence(of: name, in: .system) == .spendsOrDeletes, "\(name)")
        }
        #expect(Consequence(of: "INStartCallIntent", in: .system) == .reachesOthers)
        #expect(Consequence(of: "INSearchForBillsIntent", in: .system) == .looksUp)
        #expect(Consequence(of: "INCreateNoteIntent", in: .system) == .undoable)
        #expect(Consequence(of: "INUnheardOfIntent", in: .system) == .spendsOrDeletes)
    }
}
