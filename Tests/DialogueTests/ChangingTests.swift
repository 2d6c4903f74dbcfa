import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// Moves that change the open request, and moves that end it.
struct ChangingTests {
    private static let guests: [ParameterValue] = [.string("Ann"), .string("Bob")]

    /// A trip to Rome with guests, at the question whether to go ahead.
    private static func trip() -> Script {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "guests": .list(guests), "note": .string("fun")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        return script
    }

    @Test("elements are added to a list once each, and the list is resolved anew")
    func add() {
        var script = Self.trip()
        #expect(script.hear(.add(["guests": .list([.string("bob"), .string("Cid")])])) == ["call resolve goal=Rome"])
        #expect(script.state.parameters["guests"] == .list(Self.guests + [.string("Cid")]))
    }

    @Test("a second value for a parameter that takes one is a second request, which begins after the first")
    func second() {
        var script = Self.trip()
        #expect(script.hear(.add(["goal": .string("Paris")])) == ["queued INTripIntent", "ask request confirm (repeated)"])
        #expect(script.hear(.no) == ["end cancelled", "call resolve goal=Paris"])
        #expect(script.state.parameters["note"] == .string("fun"))
    }

    @Test("an element or a whole parameter is taken out")
    func takeOut() {
        var script = Self.trip()
        #expect(
            script.hear(.takeOut([Removal("guests", element: .string("Ann")), Removal("note")])) == ["call resolve goal=Rome"])
        #expect(script.state.parameters == ["goal": .string("Rome"), "guests": .list([.string("Bob")])])
    }

    @Test("what is not there cannot be taken out, and the question stands")
    func nothingToTakeOut() {
        var script = Self.trip()
        #expect(
            script.hear(.takeOut([Removal("guests", element: .string("Dee"))])) == [
                "remark nothingToChange", "ask request confirm (repeated)",
            ])
    }

    @Test("a new value that the app does not support leaves the accepted one in place")
    func kept() {
        var script = Self.trip()
        #expect(script.hear(.correction(["goal": .string("Mars")])) == ["call resolve goal=Mars"])
        #expect(script.resolve(.unsupported(reason: 1)) == ["kept goal right? Rome not Mars (tooFar)", "call resolve goal=Rome"])
        #expect(script.state.said["goal"] == .string("Rome"))
        #expect(script.state.parameters["goal"] == .string("Rome"))
        // The value kept is asked about when the app does not want it any more either.
        #expect(script.resolve(.unsupported(reason: 1)) == ["ask goal value not Rome (tooFar)"])
    }

    @Test("a value that was refused is tried again beside other values, and one that gave way is kept in mind")
    func triedAgain() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Mars"), "note": .string("fun")]))
        #expect(script.resolve(.unsupported(reason: 1)) == ["ask goal value not Mars (tooFar)"])
        #expect(script.state.said["goal"] == .string("Mars"))
        #expect(script.hear(.correction(["note": .string("quiet")])) == ["call resolve goal=Mars"])
        #expect(script.state.former == ["note": [.string("fun")]])
    }

    @Test("what was done last is done once more with other values, and without what the app made of the old ones")
    func again() {
        var script = Self.trip()
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.again(["goal": .string("Paris")])).last == "call resolve goal=Paris")
        #expect(script.state.parameters["note"] == .string("fun"))
    }

    @Test("a question about the request is answered, and the question stands again")
    func inquire() {
        var script = Self.trip()
        #expect(script.hear(.inquire(Inquiry(.price))) == ["tell price", "ask request confirm (repeated)"])
    }

    @Test("a question about nothing that is open is answered from what was done last")
    func inquireAfter() {
        var script = Self.trip()
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.inquire(Inquiry(.price))) == ["tell price"])
        var fresh = Script()
        #expect(fresh.hear(.inquire(Inquiry(.price))) == ["remark nothingOpen"])
    }

    @Test("later drops the request without a call, and what was set aside comes back")
    func postpone() {
        var script = Self.trip()
        _ = script.hear(Script.asks("INWalkIntent"))
        _ = script.resolve(.needsValue)
        #expect(script.hear(.postpone) == ["end postponed", "ask request confirm (resumed)"])
        #expect(script.hear(.postpone) == ["end postponed"])
        #expect(script.hear(.postpone) == ["remark nothingOpen"])
    }

    @Test("all can be given up at once: open, set aside and waiting")
    func giveUpAll() {
        var script = Self.trip()
        _ = script.hear(Script.asks("INWalkIntent", then: ["INLookIntent"]))
        _ = script.resolve(.needsValue)
        #expect(script.hear(.giveUpAll) == ["gave up 3"])
        #expect(script.state.phase == .idle && script.state.suspended.isEmpty && script.state.queued.isEmpty)
        #expect(script.hear(.giveUpAll) == ["gave up 0"])
    }

    @Test("goodbye ends what is open", arguments: [true, false])
    func farewell(isOpen: Bool) {
        var script = isOpen ? Self.trip() : Script()
        #expect(script.hear(.farewell) == (isOpen ? ["gave up 1", "part"] : ["part"]))
    }

    @Test("a greeting is returned, and an open question stands")
    func greeting() {
        var script = Script()
        #expect(script.hear(.greeting) == ["greet"])
        script = Self.trip()
        #expect(script.hear(.greeting) == ["greet", "ask request confirm (repeated)"])
    }

    @Test("a question set aside comes back once; passed over again, its request ends")
    func returnsOnce() {
        var script = Self.trip()
        #expect(script.hear(Script.asks("INLookIntent", app: "nobody")) == ["end noApp", "ask request confirm (resumed)"])
        #expect(script.hear(.repeat) == ["ask request confirm (repeated)"])
        #expect(script.hear(Script.asks("INLookIntent", app: "nobody")) == ["end cancelled", "end noApp"])
        #expect(script.state.phase == .idle)
    }

    @Test(
        "what was set aside comes back, unless the same was done meanwhile, with all of its words",
        arguments: [
            ("milk", "milk and bread", false), ("Milk", "the milk, please", false), ("milk", "bread", true),
            ("milk and bread", "milk", true), ("bring the milk please", "bring the bread please", true),
        ])
    func doneMeanwhile(note: String, other: String, comesBack: Bool) {
        var script = Script()
        for note in [note, other] {
            _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "note": .string(note)]))
            _ = script.resolve(.success(nil))
            _ = script.reply(.notImplemented)
            _ = script.respond("ready")
        }
        #expect(script.state.suspended.count == 1)
        _ = script.hear(.yes)
        let told = script.respond("success")
        #expect(told.contains("ask request confirm (resumed)") == comesBack, "\(told)")
        #expect((script.state.phase == .idle) != comesBack)
    }

    @Test("the same intent with other values is a request of its own, to which nothing carries over")
    func ownRequest() {
        var script = Self.trip()
        #expect(script.hear(Script.asks(with: ["goal": .string("Paris")])) == ["call resolve goal=Paris"])
        #expect(script.state.parameters == ["goal": .string("Paris")])
        #expect(script.hear(.cancel) == ["end cancelled", "ask request confirm (resumed)"])
    }

    @Test("a full sentence that gives what is asked and contradicts nothing is an answer")
    func fullAnswer() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["note": .string("fun")]))
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        #expect(script.state.parameters == ["goal": .string("Rome"), "note": .string("fun")])
        #expect(script.state.suspended.isEmpty)
    }

    @Test("a sentence with another value than those to choose from is a request of its own")
    func otherThanOffered() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rom"), "note": .string("fun")]))
        _ = script.resolve(.disambiguation([.string("Rome"), .string("Romford")]))
        _ = script.hear(Script.asks(with: ["goal": .string("Paris")]))
        #expect(script.state.parameters == ["goal": .string("Paris")])
    }

    @Test(
        "a value that the person does not want is gone: it reaches no app, whatever is said next",
        arguments: [
            .disambiguation([.string("Rome"), .string("Romford")]), .confirmationRequired(nil, reason: nil),
            .confirmationRequired(.string("Romford"), reason: nil),
        ] as [Resolution])
    func declined(resolution: Resolution) {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "note": .string("fun")]))
        _ = script.resolve(resolution)
        #expect(script.hear(.no) == ["ask goal value"])
        #expect(script.state.parameters == ["note": .string("fun")])
        #expect(script.hear(.correction(["note": .string("quiet")])) == ["call resolve goal=-"])
    }

    @Test("who wants none of the choices is asked for another value, and not for the same choices again")
    func refusedChoices() {
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent"))
        #expect(script.resolve(.needsValue) == ["call options colour"])
        #expect(script.reply(.options([.string("red"), .string("blue")])) == ["ask colour choice red/blue"])
        #expect(script.hear(.no) == ["ask colour value"])
        #expect(script.hear(.no) == ["end cancelled"])
    }
}
