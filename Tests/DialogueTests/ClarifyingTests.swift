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
            ("INTripIntent", 0.61, "call resolve goal=-"),
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

    @Test("what follows in the same breath is asked about like anything else")
    func followers() {
        var script = Script()
        let next = Hypothesis(intent: "INWalkIntent", score: 0.6, template: "test")
        let first = Hypothesis(intent: "INTripIntent", score: 1, template: "test", followers: [next])
        _ = script.hear(.request(first))
        _ = script.resolve(.needsValue)
        #expect(script.hear(.no) == ["end cancelled", "ask request meant?"])
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
