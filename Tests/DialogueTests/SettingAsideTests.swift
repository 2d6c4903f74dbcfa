import Dialogue
import IntentSchema
import Testing

/// What was set aside comes back once, unless it has been given up by name.
struct SettingAsideTests {
    /// A look-up of that domain.
    private static func search(_ name: String, _ domain: String) -> IntentDefinition {
        IntentDefinition(
            name: name, domain: domain, handlingProtocol: "\(name)Handling", parameters: [], response: "\(name)Response",
            responseCodes: Script.trip.responseCodes, responseFields: [], alwaysConfirms: false)
    }

    private static func script() -> Script {
        let searches = [search("INSearchForMessagesIntent", "Trips"), search("INSearchForAccountsIntent", "Money")]
        let intents = ["INTripIntent", "INWalkIntent"] + searches.map(\.name)
        var script = Script(apps: [Script.app("one", intents: intents)])
        script.dialogue = Dialogue(
            catalogue: Catalogue(intents: [Script.trip, Script.walk] + searches, records: [], enumerations: []), policy: Policy(),
            apps: [Script.app("one", intents: intents)], person: "owner")
        return script
    }

    private static func lookUp(_ intent: String, _ script: inout Script) -> [String] {
        var lines = script.hear(Script.asks(intent))
        while case .handling = script.state.phase { lines += script.respond("success") }
        while lines.last?.hasPrefix("call") ?? false {
            lines += script.state.phase.kind == .confirming ? script.reply(.notImplemented) : script.respond("success")
        }
        return lines
    }

    /// Asks which goal is meant, then for the pace of a walk, with the same choices, and chooses that.
    static func chooseMeanwhile(_ script: inout Script, app: String = "one", choices: [String] = ["Rome", "Oslo"]) {
        _ = script.hear(Script.asks(app: "one"))
        _ = script.resolve(.disambiguation([.string("Rome"), .string("Oslo")]))
        _ = script.hear(Script.asks("INWalkIntent", app: app))
        _ = script.resolve(.disambiguation(choices.map { .string($0) }))
        _ = script.hear(.choice(choices.count - 1))
        _ = script.resolve(.success(.string(choices[choices.count - 1])))
        _ = script.reply(.notImplemented)
        _ = script.respond("success")
    }

    @Test("what is changed beside a look-up is resolved when the request comes back", arguments: ["Oslo", "Paris", "Rome"])
    func changedBeside(goal: String) {
        var script = Self.script()
        script.reachConfirmation()
        var lines = script.hear(
            .followed(.correction(["goal": .string(goal)]), by: Script.asks("INSearchForMessagesIntent")))
        #expect(!lines.contains { $0.hasPrefix("queued") }, "\(lines)")
        lines += script.reply(.notImplemented)
        lines += script.respond("success")
        #expect(lines.contains("call resolve goal=\(goal)"), "\(lines)")
        #expect(script.state.parameters["goal"] == .string(goal))
    }

    @Test("what is chosen from the same choices for the request in between is not asked again")
    func chosenMeanwhile() {
        var script = Script(apps: [Script.app("one"), Script.app("two")])
        Self.chooseMeanwhile(&script)
        #expect(script.state.phase.kind == .resolving)
        #expect(script.state.phase.request?.intent["goal"] == .string("Oslo"))
        // Other choices, or another app's, say nothing.
        for (app, choices) in [("one", ["Rome", "Pisa"]), ("two", ["Rome", "Oslo"])] {
            var other = Script(apps: [Script.app("one"), Script.app("two")])
            Self.chooseMeanwhile(&other, app: app, choices: choices)
            #expect(other.state.phase.kind == .asking, "\(app) \(choices)")
            #expect(other.state.phase.request?.intent["goal"] == nil, "\(app) \(choices)")
        }
    }

    /// Lets the app settle everything, and do what is asked.
    private static func settleAll(_ script: inout Script) {
        while [.resolving, .confirming].contains(script.state.phase.kind) { script.settle() }
        while case .handling = script.state.phase { _ = script.respond("success") }
    }

    @Test(
        "a request that was done meanwhile is not asked about again, though it said more",
        arguments: [("fun", false), (nil, true)])
    func doneMeanwhile(note: String?, isOver: Bool) {
        var script = Script(apps: [Script.app("one")])
        let guests = ParameterValue.list([.string("Ann")])
        _ = script.hear(
            Script.asks(app: "one", with: ["goal": .string("Rome"), "guests": guests, "note": .string("quiet")]))
        Self.settleAll(&script)
        #expect(script.state.phase.kind == .awaitingConfirmation)
        var values: [String: ParameterValue] = ["goal": .string("Oslo"), "guests": guests]
        if let note { values["note"] = .string(note) }
        _ = script.hear(Script.asks(app: "one", with: values))
        Self.settleAll(&script)
        #expect(script.state.suspended.count == 1)
        _ = script.hear(.correction(["goal": .string("Rome")]))
        Self.settleAll(&script)
        _ = script.hear(.yes)
        Self.settleAll(&script)
        #expect(script.state.suspended.isEmpty)
        #expect((script.state.phase.kind == .idle) == isOver, "\(script.state.phase.kind)")
    }

    @Test("a request that would act without asking is asked about again")
    func unconfirmed() {
        var script = Script(apps: [Script.app("one")])
        _ = script.hear(Script.asks("INWalkIntent", app: "one"))
        _ = script.resolve(.disambiguation([.string("Rome"), .string("Oslo")]))
        _ = script.hear(Script.asks(app: "one"))
        _ = script.resolve(.disambiguation([.string("Rome"), .string("Oslo")]))
        _ = script.hear(.choice(1))
        _ = script.resolve(.success(.string("Oslo")))
        script.settle()
        _ = script.hear(.yes)
        script.settle()
        #expect(script.state.phase.request?.intent.type != "INWalkIntent" || script.state.phase.kind == .asking)
    }

    @Test(
        "what is given up by name ends, and the open question stands",
        arguments: ["INTripIntent", "INWalkIntent", "INNoneIntent"])
    func dropped(intent: String) {
        var script = Script()
        script.reachConfirmation()
        _ = script.hear(Script.asks("INWalkIntent"))
        #expect(script.resolve(.needsValue) == ["ask pace value"])
        #expect(script.state.setAside == ["INTripIntent"])
        let lines = script.hear(.drop(intent: intent))
        if intent == "INTripIntent" {
            #expect(lines == ["end cancelled", "ask pace value (repeated)"])
            #expect(script.state.setAside.isEmpty)
            #expect(script.hear(.cancel) == ["end cancelled"])
        } else if intent == "INWalkIntent" {
            // The open request alone; what was set aside comes back.
            #expect(lines.first == "end cancelled" && lines.last?.hasSuffix("(resumed)") ?? false)
            #expect(script.state.setAside.isEmpty)
        } else {
            #expect(lines.first?.hasPrefix("remark") ?? false)
            #expect(script.state.setAside == ["INTripIntent"])
        }
    }

    @Test("a question comes back behind a look-up once, and again only behind one of its own kind")
    func lookedUpMeanwhile() {
        for first in ["INSearchForMessagesIntent", "INSearchForAccountsIntent"] {
            for second in ["INSearchForMessagesIntent", "INSearchForAccountsIntent"] {
                var script = Self.script()
                script.reachConfirmation()
                #expect(Self.lookUp(first, &script).last == "ask request confirm (resumed)", "\(first)")
                let lines = Self.lookUp(second, &script)
                let returns = lines.last == "ask request confirm (resumed)"
                #expect(returns == (second == "INSearchForMessagesIntent"), "\(first), \(second): \(lines)")
                #expect(returns != lines.contains("end cancelled"))
            }
        }
    }

    @Test("a value that what lapsed does not take is not for it")
    func lapsedTakesNothing() {
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent", with: ["pace": .string("slow")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("success")
        script.reachConfirmation()
        _ = script.hear(.no)
        #expect(script.state.lapsed?.intent.type == "INTripIntent")
        _ = script.hear(.again(["pace": .string("fast")]))
        #expect(script.state.phase.request?.intent.type == "INWalkIntent")
    }
}
