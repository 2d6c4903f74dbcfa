import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// What becomes of the values of a request when the person changes some, and when the app refuses some.
struct ValuesTests {
    private static let rome = ["goal": ParameterValue.string("Rome")]

    private static func words(_ words: String...) -> ParameterValue { .list(words.map { .string($0) }) }

    // MARK: - Elements of lists

    /// A trip whose app looks at the guests.
    private static func guests(_ guests: ParameterValue) -> Script {
        var script = Script()
        _ = script.hear(Script.asks(with: rome.merging(["guests": guests]) { $1 }))
        _ = script.resolve(.success(nil))
        return script
    }

    @Test("an element that the app refuses is taken out, and the last one leaves no list")
    func refusedElement() {
        var script = Self.guests(Self.words("ann", "john", "zed"))
        _ = script.reply(.resolved([.success(nil), .unsupported(reason: nil), .success(nil)], isList: true))
        #expect(script.state.parameters["guests"] == Self.words("ann", "zed"))
        var single = Self.guests(Self.words("ann"))
        #expect(single.reply(.resolved([.unsupported(reason: nil)], isList: true)) == ["ask guests value not ann"])
        #expect(single.state.parameters["guests"] == nil)
    }

    @Test("one value given for a list is a list of one")
    func oneForList() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["guests": Self.words("ann", "zed")]))
        _ = script.resolve(.needsValue)
        _ = script.hear(.correction(["guests": .string("bob")]))
        #expect(script.state.parameters["guests"] == Self.words("bob"))
    }

    @Test("several values given for one element take its place")
    func severalForOne() {
        var script = Self.guests(Self.words("ann", "twins", "zed"))
        _ = script.reply(.resolved([.success(nil), .needsValue, .success(nil)], isList: true))
        #expect(script.hear(.value(Self.words("Ed", "Flo"))) == ["call resolve guests=[ann,Ed,Flo,zed]"])
    }

    @Test("an app that answers about more elements than there are breaks nothing")
    func tooManyElements() {
        var script = Self.guests(Self.words("ann"))
        let replies: [Resolution] = [.success(nil), .success(nil), .unsupported(reason: nil)]
        #expect(script.reply(.resolved(replies, isList: true)) == ["ask guests value not -"])
        #expect(script.state.parameters["guests"] == Self.words("ann"))
    }

    // MARK: - Values that gave way

    @Test("values that others took the place of are kept, the latest first, each once, five at most, and never the present one")
    func former() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["note": .string("1")]))
        _ = script.resolve(.needsValue)
        var kept: [[String?]] = []
        for note in ["2", "3", "3", "1", "2", "4", "5", "6", "7"] {
            _ = script.hear(.correction(["note": .string(note)]))
            _ = script.resolve(.needsValue)
            kept.append((script.state.former["note"] ?? []).map(\.string))
        }
        #expect(
            kept == [
                ["1"], ["2", "1"], ["2", "1"], ["3", "2"], ["1", "3"], ["2", "1", "3"], ["4", "2", "1", "3"],
                ["5", "4", "2", "1", "3"], ["6", "5", "4", "2", "1"],
            ])
    }

    @Test("a value that the app put in place of another is not kept twice")
    func formerOfApp() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.correction(["goal": .string("Oslo")]))
        _ = script.resolve(.success(.string("Rome")))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.correction(["goal": .string("Pisa")]))
        #expect(script.state.former == ["goal": [.string("Rome")]])
    }

    @Test("only another value than one that the app had accepted gives way to the old one when it is refused")
    func keptOnlyWhereAccepted() {
        // The same value once more.
        var same = Script()
        same.reachConfirmation(goal: "Rome")
        _ = same.hear(.correction(Self.rome))
        #expect(same.resolve(.unsupported(reason: 1)) == ["ask goal value not Rome (tooFar)"])
        // One that the app had not looked at yet.
        var unseen = Script()
        _ = unseen.hear(Script.asks(with: ["guests": Self.words("ann")]))
        _ = unseen.resolve(.needsValue)
        _ = unseen.hear(.correction(["guests": Self.words("bob")]))
        _ = unseen.resolve(.success(.string("Rome")))
        #expect(unseen.reply(.resolved([.unsupported(reason: nil)], isList: true)) == ["ask guests value not bob"])
    }

    @Test("a value that was accepted in place of another is not given up for that one later")
    func keptUntilSettled() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.correction(["goal": .string("Oslo")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.correction(["note": .string("fun")]))
        #expect(script.resolve(.unsupported(reason: 1)) == ["ask goal value not Oslo (tooFar)"])
    }

    @Test("a value given anew settles the words that were unclear before")
    func clearedUp() {
        var script = Script()
        _ = script.hear(
            Script.asks(ambiguities: ["guests": [Self.words("ann"), Self.words("anna")]], unknown: ["note": "xyz"]))
        #expect(script.resolve(.needsValue) == ["ask goal value"])
        _ = script.hear(.correction(["note": .string("fun"), "guests": Self.words("ann"), "goal": .string("Rome")]))
        #expect(script.resolve(.success(nil)) == ["call resolve guests=[ann]"])
    }

    @Test("what was said of a request is what was said last")
    func said() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.correction(["goal": .string("Oslo")]))
        #expect(script.state.said == ["goal": .string("Oslo")])
    }

    // MARK: - What is told of values

    private static func taken(_ script: Script) -> [[String]] {
        script.lastEffects.compactMap { effect in
            guard case .say(.question(let prompt)) = effect else { return nil }
            return prompt.taken
        }
    }

    @Test("a value given beside an answer is told with the next question, once, and not with what is asked about itself")
    func toldWithQuestion() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        #expect(Self.taken(script) == [[]])
        _ = script.hear(.correction(["note": .string("fun"), "guests": Self.words("ann")]))
        _ = script.resolve(.needsValue)
        #expect(Self.taken(script) == [["guests", "note"]])
        _ = script.hear(.repeat)
        #expect(Self.taken(script) == [[]])
        _ = script.hear(.correction(["goal": .string("Oslo")]))
        _ = script.resolve(.needsValue)
        #expect(Self.taken(script) == [[]])
    }

    @Test("a value that the app has refused is not told as taken")
    func refusedIsNotTold() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(.correction(["goal": .string("Rome"), "guests": Self.words("ann")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.resolved([.unsupported(reason: nil)], isList: true))
        #expect(Self.taken(script) == [["goal"]] || Self.taken(script) == [[]])
        #expect(!Self.taken(script).joined().contains("guests"))
    }

    @Test("the read-back of a request tells all of it, and nothing is left to be told after it")
    func readBack() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(.correction(["note": .string("fun")]))
        while script.state.phase.kind == .resolving { script.settle() }
        _ = script.respond("ready")
        #expect(Self.taken(script) == [[]])
        _ = script.hear(.takeOut([Removal("goal")]))
        _ = script.resolve(.needsValue)
        #expect(Self.taken(script) == [[]])
    }

    @Test("what is still to be told is written down with the conversation")
    func takenIsKept() throws {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(.correction(["note": .string("fun")]))
        script.state = try DialogueState(json: JSONValue(text: script.state.json.text))
        _ = script.resolve(.needsValue)
        #expect(Self.taken(script) == [["note"]])
    }

    // MARK: - What is resolved anew

    @Test("what the app does not use is asked about again once the person speaks of it, and not for anything else")
    func unused() {
        var script = Self.guests(Self.words("ann"))
        _ = script.reply(.resolved([.notRequired], isList: true))
        _ = script.respond("ready")
        #expect(script.hear(.takeOut([Removal("goal")])) == ["call resolve goal=-"])
        #expect(script.resolve(.success(nil)) == ["call confirm"])
        _ = script.respond("ready")
        #expect(script.hear(.correction(["guests": Self.words("bob")])) == ["call resolve goal=-"])
        #expect(script.resolve(.success(nil)) == ["call resolve guests=[bob]"])
    }

    @Test(
        "a list counts as unused where the app uses no element of it",
        arguments: [([.notRequired], true), ([.notRequired, .success(nil)], false), ([], false)] as [([Resolution], Bool)])
    func unusedList(resolutions: [Resolution], isUnused: Bool) {
        var script = Self.guests(Self.words("ann", "bob"))
        _ = script.reply(.resolved(resolutions, isList: true))
        #expect(script.respond("ready") == ["ask request confirm"])
        _ = script.hear(.correction(["note": .string("fun")]))
        #expect(script.resolve(.success(nil)) == [isUnused ? "call confirm" : "call resolve guests=[ann,bob]"])
        var single = Script()
        _ = single.hear(Script.asks())
        _ = single.resolve(.notRequired)
        _ = single.reply(.notImplemented)
        _ = single.respond("ready")
        #expect(single.hear(.correction(["note": .string("fun")])) == ["call resolve guests=-"])
    }

    /// A painting whose colour, size and label were asked for, each in its turn, up to the question about the label.
    private static func painting() -> Script {
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent"))
        _ = script.resolve(.needsValue)
        _ = script.reply(.options([.string("red"), .string("blue")]))
        _ = script.hear(.choice(0))
        _ = script.resolve(.success(nil))
        _ = script.resolve(.needsValue)
        _ = script.hear(.value(.string("2")))
        _ = script.resolve(.success(nil))
        #expect(script.resolve(.needsValue) == ["ask label value"])
        return script
    }

    @Test("taking out, and going back, has nothing resolved anew that does not depend on it")
    func independent() {
        var script = Self.painting()
        _ = script.hear(.value(.string("x")))
        _ = script.resolve(.confirmationRequired(nil, reason: nil))
        #expect(script.hear(.takeOut([Removal("label")])) == ["call resolve label=-"])
        // Back to the size: the colour stays, the label comes after it.
        var back = Self.painting()
        #expect(back.hear(.back) == ["ask size value"])
        #expect(back.hear(.value(.string("3"))) == ["call resolve size=3"])
        #expect(back.resolve(.success(nil)) == ["call resolve label=-"])
        #expect(back.resolve(.success(nil)) == ["call confirm"])
    }

    @Test("the app lists its values again once the parameter is open again")
    func listedAgain() {
        var corrected = Self.painting()
        #expect(corrected.hear(.correction(["colour": .string("green")])) == ["call resolve colour=green"])
        #expect(corrected.resolve(.needsValue) == ["call options colour"])
        var taken = Self.painting()
        #expect(taken.hear(.takeOut([Removal("colour")])) == ["call resolve colour=-"])
        #expect(taken.resolve(.needsValue) == ["call options colour"])
    }

    @Test("a value that was not wanted any more before it was answered is resolved anew after going back")
    func unusedBefore() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(.value(.string("Rome")))
        _ = script.resolve(.notRequired)
        _ = script.reply(.resolved([.needsValue], isList: true))
        _ = script.hear(.back)
        _ = script.hear(.value(.string("Pisa")))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        #expect(script.hear(.correction(["note": .string("fun")])) == ["call resolve goal=Pisa"])
    }

    @Test("another of several that were offered has what depends on it resolved anew")
    func dependsOnChoice() {
        let prices = [9, 10, 11].map { ParameterValue.record(.currencyAmount($0, "EUR")) }
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent", with: ["size": .string("2")]))
        #expect(script.resolve(.disambiguation(prices)).count == 1)
        #expect(script.state.question?.kind == .choice(prices))
        _ = script.hear(.choice(0))
        _ = script.resolve(.success(nil))
        _ = script.resolve(.success(nil))
        #expect(script.resolve(.needsValue) == ["ask label value"])
        _ = script.hear(.instead(.dearer))
        #expect(script.transitions.last?.trigger == .correction)
        _ = script.hear(.choice(1))
        #expect(script.resolve(.success(nil)) == ["call resolve size=2"])
    }

    // MARK: - What was agreed to

    static let changes: [DialogueAct] = [
        Script.asks(with: ["guests": words("ann")]), .add(["guests": words("ann")]), .takeOut([Removal("goal")]), .back,
        .instead(.other), .swap,
    ]

    @Test("who changes the request after the yes, while the device is to be unlocked, is asked again", arguments: changes)
    func agreed(change: DialogueAct) {
        var script = Script()
        _ = script.hear(Script.asks(with: ["note": .record(.person(spoken: "Ann"))]))
        _ = script.resolve(.disambiguation([.record(.person(spoken: "Bob")), .record(.person(spoken: "Cid"))]))
        _ = script.hear(.choice(1))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.take(.lock(true))
        #expect(script.hear(.yes) == ["ask request unlock"])
        _ = script.hear(change)
        while [.asking, .resolving].contains(script.state.phase.kind) {
            _ = script.state.phase.kind == .asking ? script.hear(.value(.string("Oslo"))) : script.resolve(.success(nil))
        }
        _ = script.take(.lock(false))
        while script.state.phase.kind != .awaitingConfirmation, script.state.phase.kind != .idle {
            #expect(script.state.phase.kind != .handling, "handled without being asked")
            switch script.state.phase.kind {
            case .asking: _ = script.hear(.value(.string("Oslo")))
            case .confirming: _ = script.respond("ready")
            case .handling: return
            default: _ = script.reply(.notImplemented)
            }
        }
        #expect(script.lastPrompt?.question.kind == .confirmRequest)
    }

    @Test("a suspended question is asked again each time the person has resumed it")
    func returnsAfterChange() {
        let elsewhere = Script.asks("INLookIntent", app: "nobody")
        let moves: [DialogueAct] = [.correction(["goal": .string("Oslo")]), Script.asks(with: ["note": .string("fun")])]
        for move in moves {
            var script = Script()
            script.reachConfirmation(goal: "Rome")
            #expect(script.hear(elsewhere).last == "ask request confirm (resumed)")
            _ = script.hear(move)
            _ = script.resolve(.success(nil))
            _ = script.reply(.notImplemented)
            #expect(script.respond("ready") == ["ask request confirm"])
            #expect(script.hear(elsewhere).last == "ask request confirm (resumed)")
        }
        var answered = Script()
        _ = answered.hear(Script.asks())
        _ = answered.resolve(.needsValue)
        for _ in 0..<2 {
            #expect(answered.hear(elsewhere).last == "ask goal value (resumed)")
            _ = answered.hear(.value(.string("Rome")))
            #expect(answered.resolve(.needsValue) == ["ask goal value"])
        }
    }

    @Test("what is listed keeps its element and its rejection in the journal")
    func listings() throws {
        for text in [#"{"parameter":"stops"}"#, #"{"element":2,"looksUp":true,"parameter":"stops"}"#] {
            let listing = try Listing(json: JSONValue(text: Data(text.utf8)))
            #expect(try Listing(json: JSONValue(text: listing.json.text)) == listing)
            #expect(listing.json == (try JSONValue(text: Data(text.utf8))))
        }
    }
}
