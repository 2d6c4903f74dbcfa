import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// What an app gets of people and places that come from the person's contacts.
struct ContactsTests {
    private static let john = ParameterValue.record(
        Record("INPerson", ["spokenPhrase": .string("John"), "contactIdentifier": .string("c1")]))
    private static let spoken = ParameterValue.record(.person(spoken: "John"))
    private static let home = ParameterValue.record(
        Record("CLPlacemark", ["name": .string("home"), "fromContacts": .bool(true)]))
    private static let work = ParameterValue.record(
        Record("CLPlacemark", ["name": .string("work"), "fromContacts": .bool(true)]))
    private static let rome = ParameterValue.record(Record("CLPlacemark", ["name": .string("Rome")]))
    private static let oslo = ParameterValue.record(Record("CLPlacemark", ["name": .string("Oslo")]))

    private static func script(seesContacts: Bool = false) -> Script {
        var app = Script.app("one")
        app.seesContacts = seesContacts
        return Script(apps: [app])
    }

    private static func ambiguous(_ values: ParameterValue...) -> DialogueAct {
        .notUnderstood(.ambiguous(words: "x", candidates: values))
    }

    /// What the app gets for the goal, the question that is put instead, or that it is withheld.
    private static func outcome(_ script: inout Script, _ acts: DialogueAct...) -> ParameterValue? {
        script.fold(.said("…", acts: acts))
        if let call = script.lastCall { return call.request.intent["goal"] }
        let isWithheld = script.lastEffects.contains { if case .say(.remark(.withheld)) = $0 { true } else { false } }
        if isWithheld { return .string("withheld") }
        if case .choice(let values)? = script.state.question?.kind { return .list(values) }
        return nil
    }

    static let answers: [(DialogueAct, ParameterValue?)] = [
        (.value(john), spoken), (.value(rome), rome), (.value(home), .string("withheld")),
        (.correction(["goal": john]), spoken), (.correction(["goal": home]), .string("withheld")),
        (.correction(["goal": rome, "note": home]), rome), (.correction([:]), nil),
        (.add(["goal": home]), .string("withheld")), (.add(["goal": rome, "note": home]), rome), (.add([:]), nil),
        (ambiguous(home, work), .string("withheld")), (ambiguous(home, rome), rome),
        (ambiguous(john, rome), .list([spoken, rome])),
        (ambiguous(home, rome, oslo), .list([rome, oslo])), (Script.asks(with: ["goal": home]), nil),
        (Script.asks(ambiguities: ["goal": [home, work]]), nil), (Script.asks(ambiguities: ["goal": [home, oslo]]), oslo),
        (Script.asks(ambiguities: ["goal": [home, rome, oslo]]), .list([rome, oslo])),
    ]

    @Test("an app that may not see contacts gets the words that people were called by, and no addresses", arguments: answers)
    func withheld(act: DialogueAct, expected: ParameterValue?) {
        var asked = Self.script()
        _ = asked.hear(Script.asks(with: ["note": .string("n")]))
        _ = asked.resolve(.needsValue)
        #expect(Self.outcome(&asked, act) == expected)
        #expect(!"\(asked.state.phase)".contains("fromContacts") && !"\(asked.state.phase)".contains("c1"))
        // The same said at once.
        guard case .request = act else { return }
        var idle = Self.script()
        _ = Self.outcome(&idle, act)
        #expect(!"\(idle.state.phase)".contains("fromContacts"))
    }

    @Test("the mark of an address reaches nobody, and all else reaches an app that may see contacts")
    func seen() {
        for act in [DialogueAct.value(Self.home), .correction(["goal": Self.home]), Script.asks(with: ["goal": Self.home])] {
            var script = Self.script(seesContacts: true)
            _ = script.hear(Script.asks())
            _ = script.resolve(.needsValue)
            #expect(Self.outcome(&script, act) == .record(Record("CLPlacemark", ["name": .string("home")])))
        }
        var script = Self.script(seesContacts: true)
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        #expect(Self.outcome(&script, .value(Self.john)) == Self.john)
    }

    @Test("what the app itself offered is no secret to it")
    func offered() {
        var script = Self.script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.disambiguation([Self.john, Self.rome]))
        #expect(Self.outcome(&script, .value(Self.john)) == Self.john)
    }

    @Test("the person's last word on access counts, and of an app that is gone nothing is assumed")
    func access() {
        for (before, now) in [(false, true), (true, false)] {
            var script = Self.script(seesContacts: before)
            script.fold(.access(app: "one", seesContacts: now))
            #expect(Self.outcome(&script, Script.asks(with: ["goal": Self.john])) == (now ? Self.john : Self.spoken))
        }
        var gone = Self.script(seesContacts: true)
        _ = gone.hear(Script.asks())
        _ = gone.resolve(.needsValue)
        gone.dialogue = Dialogue(catalogue: Script.catalogue, apps: [], person: "owner")
        #expect(Self.outcome(&gone, .value(Self.john)) == Self.spoken)
    }

    // MARK: - No longer

    /// A trip that waits for the lock, with what was said of contacts.
    private static func waiting(_ values: [String: ParameterValue], ambiguities: [String: [ParameterValue]] = [:]) -> Script {
        var script = script(seesContacts: true)
        script.fold(.lock(true))
        _ = script.hear(Script.asks(with: values, ambiguities: ambiguities))
        return script
    }

    @Test("once access is taken back, what waits says nothing of contacts: values, lists and words that may mean several things")
    func takenBack() {
        var script = Self.waiting(
            ["note": Self.john, "guests": .list([.string("x"), Self.rome])],
            ambiguities: ["goal": [Self.john, Self.rome, .string("x")]])
        script.fold(.access(app: "one", seesContacts: false))
        #expect(script.state.phase.request?.intent.fields == ["note": Self.spoken])
        #expect(script.state.phase.request?.ambiguities == ["goal": [Self.spoken, .string("x")]])
        var single = Self.waiting([:], ambiguities: ["goal": [Self.rome, .string("x")]])
        single.fold(.access(app: "one", seesContacts: false))
        #expect(single.state.phase.request?.ambiguities == [:])
    }

    @Test("what is told of the open request is what is left of it")
    func told() {
        var script = Self.script(seesContacts: true)
        _ = script.hear(Script.asks(with: ["note": Self.john]))
        _ = script.resolve(.needsValue)
        script.fold(.access(app: "one", seesContacts: false))
        _ = script.hear(.inquire(Inquiry(.details)))
        let answers = script.lastEffects.compactMap { effect -> Prompt? in
            if case .say(.answer(_, let prompt)) = effect { prompt } else { nil }
        }
        #expect(answers.map { $0.intent["note"] } == [Self.spoken])
    }

    @Test("what was set aside says nothing of contacts any more either, and what another app was asked stays")
    func setAside() {
        var script = Self.waiting(["note": Self.john])
        _ = script.hear(Script.asks("INWalkIntent"))
        script.fold(.access(app: "one", seesContacts: false))
        #expect(script.state.suspended.first?.request?.intent["note"] == Self.spoken)
        var other = Self.waiting(["note": Self.john])
        other.fold(.access(app: "two", seesContacts: false))
        #expect(other.state.parameters["note"] == Self.john)
    }

    @Test("what has reached the app already stays: it is what the person agrees to")
    func reached() {
        var script = Self.script(seesContacts: true)
        _ = script.hear(Script.asks(with: ["goal": Self.john, "note": Self.rome]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        script.fold(.access(app: "one", seesContacts: false))
        #expect(script.state.parameters == ["goal": Self.john, "note": Self.rome])
    }
}
