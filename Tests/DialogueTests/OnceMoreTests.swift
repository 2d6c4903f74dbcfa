import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// What was done, or dropped, taken up again: once more, otherwise, or back.
struct OnceMoreTests {
    private static func words(_ words: String...) -> ParameterValue { .list(words.map { .string($0) }) }

    /// Has a trip done, with what the app makes of its goal and its guests.
    private static func trip(
        _ script: inout Script, _ values: [String: ParameterValue], goal: ParameterValue? = nil, guests: ParameterValue? = nil
    ) {
        _ = script.hear(Script.asks(with: values))
        _ = script.resolve(.success(goal))
        _ = script.resolve(.success(guests))
        _ = script.respond("ready")
        _ = script.hear(.yes)
        #expect(script.respond("success") == ["end succeeded"])
    }

    private static func walk(_ script: inout Script, pace: String) {
        _ = script.hear(Script.asks("INWalkIntent", with: ["pace": .string(pace)]))
        _ = script.resolve(.success(nil))
        _ = script.respond("ready")
        #expect(script.respond("success") == ["end succeeded"])
    }

    @Test(
        "what cannot be changed is told with the app, and that it can be cancelled if that app can",
        arguments: [
            ([:], false), (["INWalkIntent": "INLookIntent"], true), (["INWalkIntent": "INWalkIntent"], false),
            (["INWalkIntent": "INFlyIntent"], false), (["INTripIntent": "INLookIntent"], false),
        ])
    func cannotAmend(reversals: [String: String], isCancellable: Bool) {
        var script = Script(policy: Policy(reversals: reversals))
        Self.walk(&script, pace: "fast")
        let told = NotUnderstood.cannotAmend(
            Amendment("INWalkIntent", isEnding: false, app: "One", isCancellable: isCancellable))
        let briefly = script.hear(.notUnderstood(.cannotAmend(Amendment("INWalkIntent", isEnding: false))))
        #expect(briefly == ["remark \(told)"])
    }

    // MARK: - Once more

    @Test("with other values, what was given stays and what the app made of it goes; without, all of it stays")
    func given() {
        var script = Script()
        Self.trip(&script, ["goal": .string("Rome"), "note": .string("fun")], guests: Self.words("the usual"))
        var same = script
        _ = same.hear(.again([:]))
        #expect(
            same.state.parameters == ["goal": .string("Rome"), "note": .string("fun"), "guests": Self.words("the usual")])
        _ = script.hear(.again(["goal": .string("Oslo")]))
        #expect(script.state.parameters == ["goal": .string("Oslo"), "note": .string("fun")])
    }

    @Test(
        "what cannot be undone and is done once more with another value is said to stay; for somebody else that is plain",
        arguments: [
            (["goal": ParameterValue.string("Oslo")], true), (["goal": .string("Rome")], false), ([:], false),
            (["goal": .record(Record("INPerson", ["displayName": .string("Ann")]))], false), (["guests": words("Ann")], false),
        ])
    func stays(changes: [String: ParameterValue], isSaid: Bool) {
        var script = Script()
        Self.trip(&script, ["goal": .string("Rome"), "note": .string("fun")])
        let told = NotUnderstood.cannotAmend(Amendment("INTripIntent", isEnding: false, app: "One", isRepeated: true))
        #expect(script.hear(.again(changes)).contains("remark \(told)") == isSaid, "\(changes)")
        var walk = Script()
        Self.walk(&walk, pace: "slow")
        #expect(!walk.hear(.again(["pace": .string("fast")])).contains { $0.hasPrefix("remark") })
    }

    @Test("what was dropped at the read-back begins again with all that was given for it")
    func lapsed() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "note": .string("fun")]))
        _ = script.resolve(.success(.string("ROME")))
        _ = script.resolve(.success(Self.words("the usual")))
        _ = script.respond("ready")
        _ = script.hear(.no)
        #expect(script.state.lapsed?.intent.fields == ["goal": .string("ROME"), "note": .string("fun")])
        var same = script
        #expect(same.hear(.again([:])) == ["remark nothingOpen"])
        _ = script.hear(.again(["note": .string("quiet")]))
        #expect(script.state.parameters == ["goal": .string("ROME"), "note": .string("quiet")])
    }

    static let changes: [([String: ParameterValue], String, String)] = [
        // The latest that had a value for it.
        (["goal": .string("x")], "INTripIntent", "b"), (["note": .string("x")], "INTripIntent", "a"),
        (["pace": .string("x")], "INWalkIntent", "fast"),
        // Else the latest that has such a parameter.
        (["guests": words("x")], "INTripIntent", "b"), (["view": .string("x")], "INWalkIntent", "fast"),
        // Else the latest.
        (["none": .string("x")], "INWalkIntent", "fast"), ([:], "INWalkIntent", "fast"),
    ]

    @Test("of what was done, that is done once more which the other values are for", arguments: changes)
    func whichOne(changes: [String: ParameterValue], intent: String, value: String) {
        var script = Script()
        Self.walk(&script, pace: "slow")
        Self.trip(&script, ["goal": .string("a"), "note": .string("n")])
        Self.trip(&script, ["goal": .string("b")])
        Self.walk(&script, pace: "fast")
        _ = script.hear(.again(changes))
        let name = intent == "INTripIntent" ? "goal" : "pace"
        #expect(script.state.phase.request?.intent.type == intent)
        #expect(script.state.parameters[name] == changes[name] ?? .string(value))
        #expect(script.state.parameters["none"] == nil)
    }

    @Test("an app gets its own values back, whatever it may see of contacts")
    func own() {
        let person = ParameterValue.record(Record("INPerson", ["contactIdentifier": .string("of the app")]))
        var app = Script.app("one")
        app.seesContacts = false
        var script = Script(apps: [app], policy: Policy(reversals: ["INTripIntent": "INWalkIntent"]))
        _ = script.hear(Script.asks(with: ["goal": .string("Ann")]))
        _ = script.resolve(.success(person))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.yes)
        _ = script.reply(.responded(Record("INTripIntentResponse", ["code": .integer(4), "pace": person])))
        var back = script
        _ = script.hear(.again([:]))
        #expect(script.state.parameters["goal"] == person)
        _ = back.hear(.cancel)
        #expect(back.state.parameters["pace"] == person)
    }

    @Test("a question after something was done is about what was done last")
    func inquiry() {
        var script = Script()
        Self.trip(&script, ["goal": .string("a")])
        Self.trip(&script, ["goal": .string("b")])
        _ = script.hear(.inquire(Inquiry(.place)))
        let asked = script.lastEffects.compactMap { if case .say(.answer(_, let prompt)) = $0 { prompt } else { nil } }
        #expect(asked.map { $0.intent["goal"] } == [.string("b")])
    }

    // MARK: - Back

    /// Something that is done, and what takes it back.
    private static func dialogue(takingBack parameters: [ParameterDefinition]) -> Dialogue {
        let undo = IntentDefinition(
            name: "INUndoIntent", domain: "Trips", handlingProtocol: nil, parameters: parameters,
            response: "INUndoIntentResponse",
            responseCodes: Script.trip.responseCodes, responseFields: [], alwaysConfirms: true)
        return Dialogue(
            catalogue: Catalogue(intents: [Script.trip, Script.look, undo], records: [], enumerations: []),
            policy: Policy(reversals: ["INTripIntent": "INUndoIntent"]),
            apps: [Script.app("one", intents: ["INTripIntent", "INLookIntent", "INUndoIntent"])], person: "owner")
    }

    private static func text(_ name: String, list: Bool = false) -> ParameterDefinition {
        ParameterDefinition(name: name, type: list ? .list(.string) : .string, isResolvable: true)
    }

    private static func thing(_ type: String, _ identifier: String?) -> ParameterValue {
        .record(Record(type, identifier.map { ["identifier": .string($0), "colour": .string("red")] } ?? [:]))
    }

    static let names: [(ParameterDefinition, [String: ParameterValue], ParameterValue?)] = [
        // The response knows better than the request.
        (text("goal"), ["goal": .string("answer")], .string("answer")), (text("goal"), [:], .string("asked")),
        // What stands in a record of the response.
        (text("colour"), ["ticket": thing("INTicket", "t1")], .string("red")),
        // Identifiers of things of that kind.
        (text("ticketIdentifier"), ["ticket": thing("INTicket", "t1"), "guide": thing("INGuide", "g1")], .string("t1")),
        (text("ticketIdentifiers", list: true), ["ticket": thing("INTicket", "t1")], .list([.string("t1")])),
        (
            text("ticketIdentifiers", list: true), ["tickets": .list([thing("INTicket", "t1"), thing("INTicket", "t2")])],
            .list([.string("t1"), .string("t2")])
        ),
        (text("ticketIdentifier"), ["tickets": .list([thing("INTicket", "t1"), thing("INTicket", "t2")])], nil),
        (text("ticketIdentifiers", list: true), ["ticket": thing("INTicket", nil)], nil), (text("unheardOf"), [:], nil),
    ]

    @Test("what takes something back gets the values that name it", arguments: names)
    func takenBack(parameter: ParameterDefinition, response: [String: ParameterValue], value: ParameterValue?) {
        var script = Script()
        script.dialogue = Self.dialogue(takingBack: [parameter])
        _ = script.hear(Script.asks(with: ["goal": .string("asked")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.yes)
        let fields = response.merging(["code": .integer(4)]) { $1 }
        _ = script.reply(.responded(Record("INTripIntentResponse", fields)))
        _ = script.hear(.cancel)
        #expect(script.state.phase.request?.intent.type == "INUndoIntent")
        #expect(script.state.parameters[parameter.name] == value)
    }

    @Test("a list is taken back by its type, whatever it is called", arguments: [("Thing", true), ("Other", false)])
    func listTakenBack(type: String, isTaken: Bool) {
        let made = ParameterValue.list([Self.thing(type, "1"), Self.thing(type, "2")])
        let things = ParameterDefinition(name: "items", type: .list(.record("Thing")), isResolvable: true)
        takenBack(parameter: things, response: ["made": made], value: isTaken ? made : nil)
    }

    @Test("only what was done last is taken back, by an app that does so")
    func onlyTheLast() {
        var script = Script()
        script.dialogue = Self.dialogue(takingBack: [])
        Self.trip(&script, ["goal": .string("a")])
        var unable = script
        unable.dialogue = Dialogue(
            catalogue: script.dialogue.catalogue, policy: script.dialogue.policy,
            apps: [Script.app("one", intents: ["INTripIntent"]), Script.app("two", intents: ["INUndoIntent"])], person: "owner")
        #expect(unable.hear(.cancel) == ["remark nothingOpen"])
        #expect(unable.hear(.stop) == ["remark nothingOpen"])
        var back = script
        #expect(back.hear(.back) == ["call confirm"])
        var stopped = script
        #expect(stopped.hear(.stop) == ["call confirm"])
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        _ = script.respond("success")
        #expect(script.hear(.back) == ["remark cannotTakeBack(intent: \"INLookIntent\")"])
        #expect(script.hear(.cancel) == ["remark nothingOpen"])
    }

    /// An intent that changes a thing, and takes itself back.
    private static func painting(_ script: inout Script, thing: ParameterValue, named parameter: String = "newColour") -> [String]
    {
        let paint = IntentDefinition(
            name: "INPaintIntent", domain: "Trips", handlingProtocol: nil,
            parameters: [
                ParameterDefinition(name: "target", type: .record("Thing"), isResolvable: true), text(parameter), text("newSize"),
            ], response: "INPaintIntentResponse", responseCodes: Script.trip.responseCodes, responseFields: [],
            alwaysConfirms: false)
        script.dialogue = Dialogue(
            catalogue: Catalogue(intents: [Script.trip, paint], records: [], enumerations: []),
            policy: Policy(reversals: ["INPaintIntent": "INPaintIntent"]),
            apps: [Script.app("one", intents: ["INTripIntent", "INPaintIntent"])], person: "owner")
        _ = script.hear(Script.asks("INPaintIntent", with: ["target": .string("the door"), parameter: .string("blue")]))
        _ = script.resolve(.success(thing))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        return script.respond("success")
    }

    @Test("a change is taken back by the values that the thing had before")
    func changedBack() {
        let door = ParameterValue.record(Record("Thing", ["identifier": .string("7"), "colour": .string("red")]))
        var script = Script()
        #expect(Self.painting(&script, thing: door) == ["end succeeded"])
        _ = script.hear(.back)
        #expect(script.state.phase.request?.intent.type == "INPaintIntent")
        #expect(script.state.parameters == ["target": door, "newColour": .string("red")])
    }

    @Test("a change of what is not known before is not taken back")
    func notChangedBack() {
        let things = [
            ParameterValue.record(Record("Thing", ["identifier": .string("7")])),
            .record(Record("Thing", ["colour": .string("red")])), .string("door"),
        ]
        for thing in things {
            var script = Script()
            #expect(Self.painting(&script, thing: thing) == ["end succeeded"])
            #expect(script.hear(.back) == ["remark cannotTakeBack(intent: \"INPaintIntent\")"])
        }
    }
}
