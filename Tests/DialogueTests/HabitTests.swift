import Dialogue
import Foundation
import IntentSchema
import Testing

/// The choice of an app by the person's decision and their habit, and shortcuts, in the fold.
struct HabitTests {
    private static let apps = [Script.app("one"), Script.app("two"), Script.app("three")]
    private static let walk = "INWalkIntent"

    private static func habit(_ weights: [String: Double], preferred: String? = nil) -> [String: AppHabit] {
        [walk: AppHabit(preferred: preferred, weights: weights)]
    }

    @Test(
        "SYS-04 without a clear habit the person is asked, with what they use most first",
        arguments: [
            ([:], "one/two/three"), (["two": 4.9], "two/one/three"), (["three": 9, "two": 3], "three/two/one"),
            (["one": 2], "one/two/three"),
            (["gone": 50], "one/two/three"),
        ] as [([String: Double], String)])
    func asks(weights: [String: Double], order: String) {
        var script = Script(apps: Self.apps)
        #expect(script.hear(Script.asks(Self.walk), habits: Self.habit(weights)) == ["ask request app \(order)"])
    }

    @Test("SYS-04 a clear habit decides, the person is told, and it is explained")
    func decides() throws {
        var script = Script(apps: Self.apps)
        let effects = script.hear(Script.asks(Self.walk), habits: Self.habit(["two": 30, "one": 6.4]))
        #expect(effects == ["note usualApp(\"Two\")", "call resolve pace=-"])
        #expect(script.lastCall?.app == "two")
        let explanation = try #require(script.explanations.first { $0.code == .appUsual })
        #expect(explanation.description == "Two is usual for INWalkIntent: its uses weigh 30.00, beside One 6.40, Three 0.00")
    }

    @Test("SYS-04 the app that the person names wins over what they prefer, and that over what is usual")
    func words() {
        let habit = Self.habit(["two": 30], preferred: "three")
        var script = Script(apps: Self.apps)
        _ = script.hear(Script.asks(Self.walk, app: "one"), habits: habit)
        #expect(script.lastCall?.app == "one")
        _ = script.hear(.cancel)
        #expect(script.hear(Script.asks(Self.walk), habits: habit) == ["call resolve pace=-"])
        #expect(script.lastCall?.app == "three" && script.explanations.contains { $0.code == .appPreferred })
    }

    @Test("SYS-04 a preferred or usual app that may not work with the assistant, or is gone, is passed over")
    func passesOver() {
        var script = Script(apps: Self.apps)
        let access = ["two": AppAccess(answers: [.assistant: false])]
        let asked = ["ask request app one/three"]
        #expect(script.hear(Script.asks(Self.walk), access: access, habits: Self.habit(["two": 30])) == asked)
        _ = script.hear(.cancel)
        #expect(script.hear(Script.asks(Self.walk), habits: Self.habit([:], preferred: "two")) == asked)
        _ = script.hear(.cancel)
        #expect(script.hear(Script.asks(Self.walk), habits: Self.habit([:], preferred: "gone")) == asked)
    }

    @Test("SYS-04 “always use” is kept, counts at once, and is forgotten again")
    func prefers() {
        var script = Script(apps: Self.apps)
        let always = DialogueAct.setting(.prefer(AppPreference(app: "two", domain: "Trips", words: "trips")))
        #expect(script.hear(always) == ["prefer two for 4", "note preferred(app: \"Two\", words: Optional(\"trips\"))"])
        #expect(script.hear(Script.asks(Self.walk)) == ["call resolve pace=-"])
        #expect(script.lastCall?.app == "two")
        _ = script.hear(.cancel)
        // Of another app, nothing is forgotten.
        _ = script.hear(.setting(.prefer(AppPreference(app: "one", isWithdrawn: true))))
        #expect(script.hear(Script.asks(Self.walk)) == ["call resolve pace=-"])
        _ = script.hear(.cancel)
        let forget = DialogueAct.setting(.prefer(AppPreference(app: nil, isWithdrawn: true)))
        #expect(script.hear(forget) == ["forget all for 4", "note notPreferred(app: nil, words: nil)"])
        #expect(script.hear(Script.asks(Self.walk)) == ["ask request app one/two/three"])
        let others = DialogueAct.setting(.prefer(AppPreference(app: "two", domain: "Others")))
        #expect(
            script.hear(others) == [
                "prefer two for 0", "note preferred(app: \"Two\", words: nil)", "ask request app one/two/three (repeated)",
            ])
    }

    @Test("SYS-04 “always use” answers the question which app to use")
    func answers() {
        var script = Script(apps: Self.apps)
        _ = script.hear(Script.asks(Self.walk))
        let effects = script.hear(.setting(.prefer(AppPreference(app: "three"))))
        #expect(effects == ["prefer three for 4", "note preferred(app: \"Three\", words: nil)", "call resolve pace=-"])
        #expect(script.lastCall?.app == "three")
    }

    @Test("SYS-04 what is usual follows from uses by Laplace's rule, recent ones counting most")
    func weights() {
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        func usual(_ ages: [String: [Double]], among apps: [String] = ["a", "b"]) -> String? {
            AppHabit(preferred: nil, uses: ages.mapValues { $0.map { now - $0 * 86_400 } }, at: now).usual(among: apps)
        }
        #expect(usual([:]) == nil && usual(["a": [0, 0]]) == nil && usual(["a": [0, 1, 2]]) == "a")
        #expect(usual(["a": [0, 1, 2]], among: ["a", "b", "c"]) == nil)
        #expect(usual(["a": [0, 0, 1, 1, 2, 2]], among: ["a", "b", "c"]) == "a")
        // Three uses of half a year ago are no habit, and one that has ended yields to a new one.
        #expect(usual(["a": [170, 171, 172]]) == nil)
        #expect(usual(["a": Array(repeating: 90, count: 12), "b": Array(repeating: 1, count: 9)]) == "b")
        // A third of the uses keeps the rest from being usual, however many they are.
        #expect(usual(["a": Array(repeating: 1, count: 60), "b": Array(repeating: 1, count: 20)]) == nil)
        // Of an app, no more than the latest 64 count, and none from the future counts more than one now.
        let many = AppHabit(preferred: nil, uses: ["a": Array(repeating: now + 1e9, count: 1_000)], at: now)
        #expect(many.weights["a"] == 64)
    }

    // MARK: - Shortcuts

    private static func shortcut(
        _ intent: String, app: String? = "one", with values: [String: ParameterValue] = [:], isNear: Bool = false
    ) -> DialogueAct {
        var hypothesis = Hypothesis(intent: intent, app: app, parameters: values, score: 1, template: "shortcut")
        hypothesis.shortcut = ShortcutUse("my usual", isNear: isNear, isOwn: app != nil)
        return .request(hypothesis)
    }

    @Test("SYS-08 a shortcut asks what is missing and confirms what must be confirmed")
    func runs() {
        var script = Script()
        #expect(script.hear(Self.shortcut("INTripIntent", with: ["goal": .string("Rome")])) == ["call resolve goal=Rome"])
        #expect(script.resolve(.needsValue).first == "ask goal value")
        _ = script.hear(.value(.string("Oslo")))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        #expect(script.respond("ready") == ["ask request confirm"])
        #expect(script.explanations.contains { $0.code == .shortcutSaid })
    }

    @Test("SYS-08 words that are similar to a phrase are asked about first")
    func near() {
        var script = Script()
        let effects = script.hear(Self.shortcut("INTripIntent", with: ["goal": .string("Rome")], isNear: true))
        #expect(effects == ["ask request meant?"] && script.lastPrompt?.shortcut == "my usual", "\(effects)")
        #expect(script.hear(.yes) == ["call resolve goal=Rome"])
        _ = script.hear(.cancel)
        _ = script.hear(Self.shortcut("INTripIntent", isNear: true))
        #expect(!script.hear(.no).contains { $0.hasPrefix("call") })
    }

    @Test("SYS-08 a shortcut is a request of its own, also while one of the same intent is open")
    func interrupts() {
        var script = Script()
        _ = script.hear(Script.asks("INWalkIntent"))
        _ = script.resolve(.needsValue)
        #expect(script.hear(Self.shortcut("INWalkIntent", with: ["pace": .string("slow")])) == ["call resolve pace=slow"])
        #expect(script.state.suspended.count == 1)
    }

    @Test("SYS-08 a shortcut to an activity opens the app, unless it may not or the device is locked")
    func activities() {
        let run = Self.shortcut("NSUserActivity", with: ["activityType": .string("recipe"), "title": .string("Soup")])
        var script = Script()
        #expect(script.hear(run) == ["open one recipe", "note opening(app: \"One\", title: Optional(\"Soup\"))"])
        _ = script.take(.lock(true))
        #expect(script.hear(run) == ["note locked"])
        _ = script.take(.lock(false))
        #expect(script.hear(run, access: ["one": AppAccess(answers: [.assistant: false])]) == ["end notPermitted"])
        #expect(script.hear(Self.shortcut("NSUserActivity", app: "gone")) == ["end noApp"])
    }

    @Test("SYS-08 a shortcut that there is not is named")
    func unknownShortcut() {
        var script = Script()
        let said = script.hear(.setting(.run("moon walk")))
        let note = Note.scheduled(ShortcutSchedule("moon walk", at: nil, objection: .unknown))
        #expect(script.lastEffects.contains(.say(.note(note))), "\(said)")
    }

    @Test("SYS-08 the last request becomes a shortcut, if there is one and nothing speaks against the phrase")
    func names() {
        var script = Script()
        let name = DialogueAct.setting(.shortcut("my usual", nil))
        #expect(script.hear(name) == ["note nothingToShorten"])
        _ = script.hear(Script.asks("INWalkIntent", with: ["pace": .string("slow")]))
        _ = script.resolve(.success(nil))
        _ = script.respond("ready")
        _ = script.respond("success")
        #expect(script.hear(name) == ["shortcut 'my usual' to INWalkIntent of one", "note shortcutKept(\"my usual\")"])
        let refused = script.hear(.setting(.shortcut("yes", .answer)))
        #expect(refused == ["note shortcutRefused(\"yes\", IntentSchema.ShortcutObjection.answer)"])
    }
}
