import Dialogue
import Foundation
import IntentSchema
import Testing

/// What the person lets apps use, asked before a request begins.
struct PermissionTests {
    private static let all = [
        PermissionRequest(.assistant, reason: "To go places."), PermissionRequest(.contacts), PermissionRequest(.location),
    ]
    private static let john = Record("INPerson", ["spokenPhrase": .string("John"), "contactIdentifier": .string("c1")])

    private static func open(_ answers: [Permission: Bool] = [:]) -> [String: AppAccess] {
        ["one": AppAccess(wanting: all, answers: answers)]
    }

    @Test("SYS-06 what is undecided is asked one thing after the other, kept, and the same request goes on")
    func asks() {
        var script = Script()
        #expect(
            script.hear(Script.asks(with: ["goal": .string("Rome")]), access: Self.open()) == ["ask request permit assistant"])
        #expect(script.hear(.yes) == ["keep one assistant true", "ask request permit contacts"])
        #expect(script.hear(.no) == ["keep one contacts false", "ask request permit location"])
        #expect(script.hear(.yes) == ["keep one location true", "call resolve goal=Rome"])
        #expect(script.state.phase.request?.identifier == "e1")
        _ = script.hear(.cancel)
        #expect(script.hear(Script.asks()) == ["call resolve goal=-"])
    }

    @Test("SYS-06 without permission for the assistant the request ends, now and later, until it is given")
    func refused() {
        var script = Script()
        _ = script.hear(Script.asks(), access: Self.open())
        #expect(script.hear(.no) == ["keep one assistant false", "end notPermitted"])
        #expect(script.hear(Script.asks("INLookIntent")) == ["end notPermitted"])
        let granted = Self.open([.assistant: true, .contacts: false, .location: false])
        #expect(script.hear(Script.asks(), access: granted) == ["call resolve goal=-"])
    }

    @Test("SYS-06 an app that may not is passed over where another one may, but not where it is named")
    func passesOver() {
        var script = Script(apps: [Script.app("one"), Script.app("two"), Script.app("three")])
        let refused = Self.open([.assistant: false])
        #expect(script.hear(Script.asks(), access: refused) == ["ask request app two/three"])
        #expect(script.hear(Script.asks(app: "one")).contains("end notPermitted"))
    }

    @Test("SYS-06 other answers are those of any question")
    func otherAnswers() {
        var script = Script(policy: Policy(attempts: 2))
        _ = script.hear(Script.asks(), access: Self.open())
        let question = "ask request permit assistant"
        #expect(script.hear(.repeat) == [question + " (repeated)"])
        #expect(script.hear(.help) == ["help", question + " (repeated)"])
        #expect(script.hear(.notUnderstood(.emptyInput)) == ["remark emptyInput", question])
        #expect(script.hear(.cancel) == ["end cancelled"])
        _ = script.hear(Script.asks())
        _ = script.hear(.value(.string("x")))
        #expect(script.hear(.value(.string("x"))).last == "end cancelled")
        #expect(script.hear(Script.asks()) == [question])
    }

    @Test("SYS-06 another request suspends the question, which is not asked again once that has decided it")
    func suspended() {
        var script = Script(apps: [Script.app("one"), Script.app("two", intents: ["INTripIntent"])])
        _ = script.hear(Script.asks("INLookIntent"), access: Self.open([.contacts: true, .location: true]))
        #expect(script.hear(Script.asks("INWalkIntent")) == ["ask request permit assistant"])
        #expect(script.hear(.yes) == ["keep one assistant true", "call resolve pace=-"])
        #expect(script.hear(.cancel) == ["end cancelled", "call confirm"])
        #expect(script.state.phase.request?.identifier == "e1")

        var other = Script(apps: [Script.app("one"), Script.app("two", intents: ["INTripIntent"])])
        _ = other.hear(Script.asks("INLookIntent"), access: Self.open([.contacts: true, .location: true]))
        #expect(other.hear(Script.asks(app: "two")) == ["call resolve goal=-"])
        #expect(other.hear(.cancel) == ["end cancelled", "ask request permit assistant (resumed)"])
    }

    @Test("the same request in other words takes the place of the one that waits for an app, or for permission")
    func inOtherWords() {
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent"), access: Self.open([.contacts: true, .location: true]))
        let other = Script.asks("INWalkIntent", app: "one", with: ["pace": .string("slow")])
        #expect(script.hear(other) == ["ask request permit assistant"])
        #expect(script.state.suspended.isEmpty)
        #expect(script.hear(.yes) == ["keep one assistant true", "call resolve pace=slow"])

        var choosing = Script(apps: [Script.app("one"), Script.app("two")])
        #expect(choosing.hear(Script.asks("INLookIntent")) == ["ask request app one/two"])
        #expect(choosing.hear(Script.asks("INLookIntent", app: "two")) == ["call confirm"])
        #expect(choosing.state.suspended.isEmpty)
    }

    @Test("PEO-02 values from contacts wait for the answer, and go with a no")
    func contacts() throws {
        for isGranted in [true, false] {
            var script = Script()
            _ = script.hear(
                Script.asks("INWalkIntent", with: ["mood": .record(Self.john)]),
                access: Self.open([.assistant: true, .location: true]))
            _ = script.hear(isGranted ? .yes : .no)
            let sent = try #require(script.lastCall?.request.intent["mood"]?.record)
            #expect(sent["spokenPhrase"] == .string("John"))
            #expect((sent["contactIdentifier"] != nil) == isGranted)
        }
    }

    @Test("SYS-06 an open request to an app that may no longer work with the assistant ends before its next call")
    func revoked() {
        let granted = Self.open([.assistant: true, .contacts: true, .location: true])
        let refused = Self.open([.assistant: false, .contacts: true, .location: true])
        var script = Script()
        _ = script.hear(Script.asks("INPaintIntent"), access: granted)
        _ = script.resolve(.needsValue)
        _ = script.reply(.options([]))
        #expect(script.state.question != nil)
        let effects = script.hear(.value(.string("red")), access: refused)
        #expect(effects.first == "end notPermitted" && !effects.contains { $0.hasPrefix("call") }, "\(effects)")
        #expect(script.state.phase == .idle)

        var suspended = Script(apps: [Script.app("one"), Script.app("two")])
        _ = suspended.hear(Script.asks(app: "one"), access: granted)
        _ = suspended.resolve(.needsValue)
        _ = suspended.hear(Script.asks("INWalkIntent", app: "two"))
        _ = suspended.resolve(.needsValue)
        #expect(suspended.hear(.repeat, access: refused).first == "end notPermitted")
        #expect(!suspended.hear(.cancel).contains { $0.contains("goal") })
    }

    @Test("PEO-02 contact data goes when access does")
    func contactsRevoked() throws {
        let granted: [Permission: Bool] = [.assistant: true, .contacts: true, .location: true]
        var script = Script()
        script.fold(.lock(true))
        _ = script.hear(Script.asks(with: ["note": .record(Self.john)]), access: Self.open(granted))
        script.fold(.lock(false), access: Self.open(granted.merging([.contacts: false]) { $1 }))
        let sent = try #require(script.lastCall?.request.intent["note"]?.record)
        #expect(sent["contactIdentifier"] == nil && sent["spokenPhrase"] == .string("John"))
    }
}
