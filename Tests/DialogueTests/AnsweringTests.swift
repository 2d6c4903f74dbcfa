import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// What is made of answers, of additions and of changes beside an answer.
struct AnsweringTests {
    private static func words(_ words: String...) -> ParameterValue { .list(words.map { .string($0) }) }

    /// At the question who comes along to Rome.
    private static func askedForGuests(_ policy: Policy = Policy()) -> Script {
        var script = Script(policy: policy)
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        #expect(script.reply(.resolved([.needsValue], isList: true)) == ["ask guests value"])
        return script
    }

    // MARK: - Answers

    @Test(
        "an answer to a list is a list, however it was given",
        arguments: [
            .value(.string("Ann")), .value(words("Ann")), .correction(["guests": .string("Ann")]),
            .correction(["guests": words("Ann")]),
        ] as [DialogueAct])
    func lists(act: DialogueAct) {
        var script = Self.askedForGuests()
        _ = script.hear(act)
        #expect(script.state.parameters["guests"] == Self.words("Ann"))
        #expect(script.state.said["guests"] == Self.words("Ann"))
    }

    @Test("an answer beside others can be gone back to, and what the intent does not have is passed over")
    func severalAnswers() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(.correction(["goal": .string("Rome"), "none": .string("x")]))
        #expect(script.state.parameters == ["goal": .string("Rome")])
        _ = script.resolve(.success(nil))
        _ = script.reply(.resolved([.needsValue], isList: true))
        #expect(script.hear(.back) == ["ask goal value"])
    }

    @Test("a value that is asked for may be left open: the app is asked whether it does without")
    func leftOpen() {
        var script = Script()
        _ = script.hear(Script.asks())
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        #expect(script.hear(.takeOut([Removal("goal")])) == ["call resolve goal=-"])
        #expect(script.state.parameters["goal"] == nil)
        // Another one that has no value cannot be taken out.
        var other = Script()
        _ = other.hear(Script.asks())
        _ = other.resolve(.needsValue)
        #expect(other.hear(.takeOut([Removal("guests")])).first == "remark nothingToChange")
    }

    @Test("what there is to choose from is what was offered before another value was refused")
    func offeredBefore() {
        var script = Script(policy: Policy(attempts: 3))
        _ = script.hear(Script.asks())
        #expect(script.resolve(.disambiguation([.string("a"), .string("b")])) == ["ask goal choice a/b"])
        _ = script.hear(.value(.string("c")))
        #expect(script.resolve(.unsupported(reason: nil)).last?.hasPrefix("ask goal value") == true)
        #expect(script.hear(.inquire(Inquiry(.options))) == ["ask goal choice a/b"])
        #expect(script.hear(.choice(0)) == ["call resolve goal=a"])
    }

    @Test("an app that only refused a value is asked once what there is, but for a time, of which none is a choice")
    func askedAfresh() {
        for (type, isAsked) in [("INRestaurant", true), ("INDateComponentsRange", false)] {
            var script = Script(policy: Policy(attempts: 5))
            _ = script.hear(Script.asks(with: ["goal": .record(Record(type, ["name": .string("x")]))]))
            #expect(script.resolve(.unsupported(reason: nil)).last?.hasPrefix("ask goal value") == true)
            let first = script.hear(.inquire(Inquiry(.options)))
            #expect(first.first == (isAsked ? "call resolve goal=-" : "tell options"), "\(type): \(first)")
            guard isAsked else { continue }
            #expect(script.resolve(.needsValue) == ["ask goal value"])
            #expect(script.hear(.inquire(Inquiry(.options))).first == "tell options")
        }
    }

    @Test("to change something else is no failed try at what is asked, and neither is going back")
    func tries() {
        var script = Self.askedForGuests(Policy(attempts: 1))
        #expect(script.hear(.correction(["goal": .string("Oslo")])) == ["call resolve goal=Oslo"])
        _ = script.resolve(.success(nil))
        #expect(script.reply(.resolved([.needsValue], isList: true)) == ["ask guests value"])
        // An answer that the app does not take is one.
        _ = script.hear(.correction(["guests": Self.words("Ann")]))
        #expect(
            script.reply(.resolved([.needsValue], isList: true)) == ["end gaveUp(parameter: \"guests\", attempts: 1)"])
        var back = Script(policy: Policy(attempts: 1))
        _ = back.hear(Script.asks())
        _ = back.resolve(.needsValue)
        _ = back.hear(.value(.string("Rome")))
        _ = back.resolve(.success(nil))
        _ = back.reply(.resolved([.needsValue], isList: true))
        #expect(back.hear(.back) == ["ask goal value"])
        _ = back.hear(.value(.string("Oslo")))
        #expect(back.resolve(.needsValue).first?.hasPrefix("end gaveUp") == true)
    }

    @Test("values that gave way to an answer are kept in mind, those of a list's elements not")
    func former() {
        for act in [DialogueAct.value(.string("Oslo")), .correction(["goal": .string("Oslo")])] {
            var script = Script()
            _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
            _ = script.resolve(.confirmationRequired(nil, reason: nil))
            _ = script.hear(act)
            #expect(script.state.former == ["goal": [.string("Rome")]])
        }
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "guests": Self.words("ann", "bob")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.resolved([.needsValue, .success(nil)], isList: true))
        _ = script.hear(.value(.string("Eve")))
        #expect(script.state.former == [:])
    }

    // MARK: - Answers that say nothing

    /// A walk whose pace the app has refused; nobody insists on that question.
    private static func refused() -> Script {
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent", with: ["pace": .string("fast")]))
        #expect(script.resolve(.unsupported(reason: nil)) == ["ask pace value not fast"])
        return script
    }

    @Test(
        "who says something else than another value for a refused one wants none; who was not heard is asked again",
        arguments: [
            (.notUnderstood(.noMatch(nearest: nil)), ["remark noMatch(nearest: nil)", "end cancelled"]),
            (.choice(7), ["remark noMatch(nearest: nil)", "end cancelled"]),
            (.thanks, ["acknowledge", "end cancelled"]),
            (.notUnderstood(.emptyInput), ["remark emptyInput", "ask pace value"]),
        ] as [(DialogueAct, [String])])
    func givenUp(act: DialogueAct, expected: [String]) {
        var script = Self.refused()
        #expect(script.hear(act) == expected)
    }

    @Test("thanks end no other question")
    func thanks() {
        var script = Self.askedForGuests()
        #expect(script.hear(.thanks) == ["ask guests value (repeated)"])
    }

    @Test("words that name one thing alone are no choice")
    func ambiguous() {
        var script = Self.askedForGuests()
        let single = NotUnderstood.ambiguous(words: "x", candidates: [.string("p"), .string("q")])
        #expect(script.hear(.notUnderstood(single)) == ["ask guests choice p/q"])
        let none = NotUnderstood.ambiguous(words: "x", candidates: [])
        #expect(script.hear(.notUnderstood(none)).first?.hasPrefix("remark") == true)
    }

    // MARK: - Choices

    @Test("choices are offered from the first, and pages are full")
    func pages() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.disambiguation((0..<5_000).map { .integer($0) }))
        guard case .choice(let values)? = script.state.question?.kind else {
            Issue.record("no choice is offered")
            return
        }
        #expect(values == (0..<200).map { .integer($0) })
        #expect(script.state.offered["goal"]?.count == 5_000)
        var two = Script()
        _ = two.hear(Script.asks())
        _ = two.resolve(.disambiguation((0..<20).map { .string("\($0)") }))
        #expect(two.hear(.more).map { $0.hasSuffix("(repeated)") } == [true])
        #expect(two.hear(.more).first == "remark nothingMore")
    }

    @Test("a question about one of the choices is answered, and that one is kept in view")
    func focus() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.disambiguation([.string("a"), .string("b")]))
        var inquiry = Inquiry(.price)
        inquiry.choice = 1
        #expect(script.hear(.inquire(inquiry)) == ["tell price", "ask goal choice a/b (repeated)"])
        #expect(script.state.question?.focus == 1)
    }

    @Test("asking back costs no attempt, and the reason for a refusal is kept for whoever asks for it")
    func askedBack() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.unsupported(reason: nil))
        let asked = Self.prompt(script)
        #expect(asked?.rejection != nil)
        for _ in 0..<6 {
            _ = script.hear(.inquire(Inquiry(.reason)))
            _ = script.hear(.notUnderstood(.notARequest(.question, intent: nil, clause: "the weather")))
            #expect(Self.prompt(script)?.rejection == asked?.rejection && Self.prompt(script)?.attempt == asked?.attempt)
        }
    }

    private static func prompt(_ script: Script) -> Prompt? {
        if case .asking(_, let prompt, _) = script.state.phase { prompt } else { nil }
    }

    // MARK: - Additions

    @Test("what is added while it is asked who is meant waits for the answer")
    func addedToChoice() {
        var script = Script()
        _ = script.hear(
            Script.asks(with: ["goal": .string("Rome")], ambiguities: ["guests": [.string("Ann A"), .string("Ann B")]]))
        #expect(script.resolve(.success(nil)) == ["ask guests choice Ann A/Ann B"])
        #expect(script.hear(.add(["guests": .string("Cid")])) == ["ask guests choice Ann A/Ann B (repeated)"])
        #expect(script.hear(.choice(1)) == ["call resolve guests=[Ann B,Cid]"])
    }

    @Test("what is added to a list of which an element is unclear joins the list")
    func addedToUnclear() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "guests": Self.words("ann")]))
        _ = script.resolve(.success(nil))
        let which: Resolution = .disambiguation([.string("Ann A"), .string("Ann B")])
        #expect(script.reply(.resolved([which], isList: true)) == ["ask guests choice Ann A/Ann B"])
        _ = script.hear(.add(["guests": .string("Cid")]))
        #expect(script.state.parameters["guests"] == Self.words("ann", "Cid"))
    }

    @Test("what has no value yet gets one, what has one keeps it, and what the intent does not have is not added")
    func added() {
        var script = Self.askedForGuests()
        #expect(script.hear(.add(["none": .string("x")])) == ["remark nothingToChange", "ask guests value (repeated)"])
        _ = script.hear(.add(["goal": .string("Oslo"), "note": .string("fun"), "none": .string("x")]))
        #expect(script.state.parameters == ["goal": .string("Rome"), "note": .string("fun")])
        #expect(script.state.queued.isEmpty)
    }

    @Test("what is taken out is not said any more")
    func takenOut() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome"), "guests": Self.words("Ann", "Bob"), "note": .string("n")]))
        _ = script.resolve(.needsValue)
        _ = script.hear(.takeOut([Removal("guests", element: .string("ann")), Removal("note")]))
        #expect(script.state.said == ["goal": .string("Rome"), "guests": Self.words("Bob")])
    }

    @Test("the first two values of one type are exchanged, and nothing where there are none")
    func swapped() {
        let people = ["Ann", "Bob"].map { ParameterValue.record(.person(spoken: $0)) }
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent", with: ["pace": people[0], "view": people[1], "mood": .string("good")]))
        _ = script.resolve(.needsValue)
        #expect(script.hear(.swap).count == 1)
        #expect(script.state.parameters == ["pace": people[1], "view": people[0], "mood": .string("good")])
        #expect(script.transitions.last?.trigger == .correction)
        var three = Script()
        _ = three.hear(Script.asks("INWalkIntent", with: ["pace": people[0], "mood": people[1], "view": people[1]]))
        _ = three.resolve(.needsValue)
        _ = three.hear(.swap)
        #expect(three.state.parameters == ["pace": people[1], "mood": people[0], "view": people[1]])
        var trip = Script()
        _ = trip.hear(Script.asks(with: ["goal": people[0], "guests": .record(.person(spoken: "Cid"))]))
        _ = trip.resolve(.needsValue)
        #expect(trip.hear(.swap) == ["remark nothingToChange", "ask goal value (repeated)"])
    }
}
