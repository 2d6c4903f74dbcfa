import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// What the policy decides, and what it says of the intents of the system.
struct PolicyTests {
    // MARK: - What intents lead to

    /// Names tell: what gets, lists and searches changes nothing.
    private static func looksUp(_ name: String) -> Bool {
        ["INGet", "INList", "INSearch"].contains { name.hasPrefix($0) }
    }

    @Test("what gets, lists or searches looks up, and nothing else does")
    func lookingUp() {
        for (name, intent) in Catalogue.system.intents where !intent.alwaysConfirms {
            #expect((Consequence(of: name, in: .system) == .looksUp) == Self.looksUp(name), "\(name)")
        }
    }

    @Test("what other people notice, and what is lost, takes a surer reading than what can be changed back")
    func consequences() {
        let found = Dictionary(grouping: Catalogue.system.intents.values.filter { !$0.alwaysConfirms }) {
            Consequence(of: $0.name, in: .system)
        }.mapValues { Set($0.map(\.name)) }
        #expect(
            found[.reachesOthers] == [
                "INActivateCarSignalIntent", "INAnswerCallIntent", "INEditMessageIntent", "INHangUpCallIntent",
                "INSendRideFeedbackIntent", "INShareFocusStatusIntent", "INStartAudioCallIntent", "INStartCallIntent",
                "INStartVideoCallIntent",
            ])
        #expect(found[.spendsOrDeletes] == ["INCancelWorkoutIntent", "INEndWorkoutIntent"])
    }

    @Test(
        "what was done last is taken back by the intent that does that",
        arguments: [
            ("INRequestRideIntent", "INCancelRideIntent"), ("INGetRideStatusIntent", "INCancelRideIntent"),
            ("INStartCallIntent", "INHangUpCallIntent"), ("INStartAudioCallIntent", "INHangUpCallIntent"),
            ("INStartVideoCallIntent", "INHangUpCallIntent"), ("INStartWorkoutIntent", "INCancelWorkoutIntent"),
            ("INResumeWorkoutIntent", "INCancelWorkoutIntent"), ("INSendMessageIntent", "INUnsendMessagesIntent"),
        ])
    func reversals(intent: String, reversal: String) throws {
        var script = Script()
        let app = Script.app("one", intents: [intent, reversal])
        script.dialogue = Dialogue(catalogue: .system, policy: Policy(updates: .init(intents: [])), apps: [app], person: "owner")
        _ = script.hear(Script.asks(intent))
        while script.state.phase.kind == .resolving { script.settle() }
        _ = script.reply(.notImplemented)
        if script.state.phase.kind == .awaitingConfirmation { _ = script.hear(.yes) }
        let codes = try #require(Catalogue.system.intents[intent]?.responseCodes)
        let success = try #require(codes.first { ["success", "continueInApp"].contains($0.name) })
        _ = script.reply(.responded(Record("", ["code": .integer(success.raw)])))
        _ = script.hear(.cancel)
        #expect(script.lastCall?.request.intent.type == reversal)
    }

    // MARK: - Questions

    @Test(
        "a parameter of an intent has the number of tries that is said of it, else of its name, else of all",
        arguments: [
            ([:], 3), (["goal": 2], 2), (["INTripIntent.goal": 1, "goal": 2], 1), (["INWalkIntent.goal": 1, "pace": 1], 3),
        ] as [([String: Int], Int)])
    func attempts(byParameter: [String: Int], most: Int) {
        var script = Script(policy: Policy(attempts: 3, attemptsByParameter: byParameter))
        _ = script.hear(Script.asks())
        for _ in 1...most {
            #expect(script.resolve(.needsValue) == ["ask goal value"])
            _ = script.hear(.value(.string("?")))
        }
        #expect(script.resolve(.needsValue) == ["end gaveUp(parameter: \"goal\", attempts: \(most))"])
    }

    @Test("an intent that is not in the catalogue is confirmed, and so is one whose app requests it")
    func confirmation() {
        let policy = Policy()
        #expect(policy.confirmationReason(for: "INUnheardOfIntent", in: .system, appAsks: false) != nil)
        #expect(policy.confirmationReason(for: "INSetCarLockStatusIntent", in: .system, appAsks: false) == nil)
        #expect(policy.confirmationReason(for: "INSetCarLockStatusIntent", in: .system, appAsks: true) != nil)
    }

    @Test("only what moves money or cannot be undone waits for the lock where nobody says more")
    func lock() {
        var script = Script()
        _ = script.take(.lock(true))
        #expect(script.hear(Script.asks("INLookIntent")) == ["call confirm"])
    }

    @Test("an app that is gone by the time that the device is locked is not called")
    func goneApp() {
        var script = Script(policy: Policy(unconfirmedIntents: ["INTripIntent"]))
        script.reachConfirmation()
        var waiting = Script(policy: Policy(confirmedIntents: ["INLookIntent"]))
        _ = waiting.hear(Script.asks("INLookIntent"))
        _ = waiting.respond("ready")
        waiting.dialogue = Dialogue(catalogue: Script.catalogue, policy: waiting.dialogue.policy, apps: [], person: "owner")
        _ = waiting.take(.lock(true))
        #expect(waiting.hear(.yes) == ["ask request unlock"])
    }

    // MARK: - Doubt

    @Test("why a reading is questioned is explained with its score and the one that it needs")
    func doubt() {
        func doubt(_ intent: String, _ score: Double, leftOut: [LeftOut]? = nil) -> String? {
            var script = Script()
            _ = script.hear(.request(Hypothesis(intent: intent, score: score, template: "test", leftOut: leftOut)))
            guard case .clarifying = script.state.phase else { return nil }
            return script.explanations.last?.description
        }
        let isMeant = "asking whether INWalkIntent is meant: "
        #expect(doubt("INWalkIntent", 0.694) == isMeant + "its score is 0.69, below confidence.undoable, which is 0.70")
        #expect(doubt("INWalkIntent", 0.049) == isMeant + "its score is 0.05, below confidence.undoable, which is 0.70")
        #expect(doubt("INWalkIntent", 0.7) == nil)
        #expect(
            doubt("INWalkIntent", 1, leftOut: [LeftOut(text: "now")]) == isMeant + "the reading does not account for all words")
        #expect(doubt("INWalkIntent", 1, leftOut: []) == nil)
        let look = Hypothesis(intent: "INGetRideStatusIntent", score: 1, template: "test", leftOut: [LeftOut(text: "now")])
        #expect(Policy().doubt(about: look, in: .system) == nil)
    }
}
