import Dialogue
import ExtensionProtocol
import IntentSchema
import Testing

/// Silence, work in progress, deadlines and the lock.
struct TimeTests {
    private static let reminding = Policy(
        reminders: .init(silenceSeconds: 30, mostForSilence: 2, progressSeconds: 60, mostForProgress: 1))

    @Test("a silent person is reminded, and then left alone with nothing done")
    func silence() {
        var script = Script(policy: Self.reminding)
        _ = script.hear(Script.asks())
        #expect(script.resolve(.needsValue) == ["ask goal value", "timer 1 in 30.0 s"])
        #expect(script.take(.elapsed(timer: 1)) == ["ask goal value (reminded)", "timer 2 in 30.0 s"])
        #expect(script.take(.elapsed(timer: 1)) == [])
        #expect(script.take(.elapsed(timer: 2)) == ["ask goal value (reminded)", "timer 3 in 30.0 s"])
        #expect(script.take(.elapsed(timer: 3)) == ["end abandoned"])
        #expect(script.state.phase == .idle)
    }

    @Test("an answer stops the timer and forgets the reminders")
    func answered() {
        var script = Script(policy: Self.reminding)
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.take(.elapsed(timer: 1))
        #expect(script.hear(.value(.string("Rome"))) == ["call resolve goal=Rome", "stop timer 2"])
        _ = script.resolve(.needsValue)
        #expect(script.take(.elapsed(timer: 3)).first == "ask goal value (reminded)")
        #expect(script.take(.elapsed(timer: 4)).first == "ask goal value (reminded)")
    }

    @Test("HAN-08 the outcome of work in progress is told when it comes, and the open question put again")
    func inProgress() {
        var script = Script(policy: Self.reminding)
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        #expect(script.respond("inProgress") == ["timer 1 in 60.0 s", "end inProgress"])
        let call = script.state.calls
        #expect(script.take(.elapsed(timer: 1)) == ["end stillInProgress (late)"])
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        #expect(
            script.respond("success", to: call) == [
                "end succeeded (late)", "ask goal value (resumed)", "stop timer 2", "timer 3 in 30.0 s",
            ])
        #expect(script.respond("success", to: call) == [])
    }

    static let outcomes: [(String, [String])] = [
        ("success", ["end succeeded (late)"]), ("failure", ["end refused (late)"]), ("inProgress", []),
        ("failureRequiringAppLaunch", ["open one INLookIntent", "end refused (late)"]),
        ("continueInApp", ["open one INLookIntent", "end continuedInApp (late)"]), ("ready", ["end broken (late)"]),
    ]

    @Test("an answer to handle that comes after the deadline is told", arguments: outcomes)
    func lateAnswer(row: (String, [String])) {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        let call = script.state.calls
        #expect(script.reply(.failed(.init(.deadlineExceeded, "slow"))) == ["open one INLookIntent", "end timedOut"])
        #expect(script.respond(row.0, to: call) == row.1)
    }

    @Test(
        "what becomes of a late operation is told as well as it is known",
        arguments: [
            (.failed(.init(.outcomeUnknown, "cut off")), "end unknown (late)"),
            (.failed(.init(.unavailable, "gone")), "end broken (late)"), (.notImplemented, "end broken (late)"),
        ] as [(ExtensionReply, String)])
    func lateFailure(reply: ExtensionReply, told: String) {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        let call = script.state.calls
        _ = script.reply(.failed(.init(.deadlineExceeded, "slow")))
        #expect(script.take(.answered(call: call, reply)) == [told])
    }

    @Test("an operation with an unknown outcome opens the app")
    func unknownOutcome() {
        var script = Script()
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        #expect(script.reply(.failed(.init(.outcomeUnknown, "cut off"))) == ["open one INLookIntent", "end unknown"])
    }

    @Test("work in progress is told of as often as the policy says, until its outcome comes")
    func progress() {
        var script = Script(policy: Policy(reminders: .init(progressSeconds: 60, mostForProgress: 2)))
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        _ = script.respond("inProgress")
        let call = script.state.calls
        #expect(script.take(.elapsed(timer: 1)) == ["timer 2 in 60.0 s", "end stillInProgress (late)"])
        var done = script
        #expect(done.respond("success", to: call) == ["stop timer 2", "end succeeded (late)"])
        #expect(script.take(.elapsed(timer: 2)) == ["end stillInProgress (late)"])
        #expect(script.respond("success", to: call) == ["end succeeded (late)"])
    }

    @Test("the outcomes of sixteen operations are waited for, the latest")
    func pending() {
        var script = Script(policy: Policy(reminders: .init(progressSeconds: 60)))
        var calls: [Int] = []
        for number in 1...17 {
            _ = script.hear(Script.asks("INLookIntent"))
            _ = script.respond("ready")
            calls.append(script.state.calls)
            let expected = ["timer \(number) in 60.0 s"] + (number == 17 ? ["stop timer 1"] : []) + ["end inProgress"]
            #expect(script.respond("inProgress") == expected)
        }
        #expect(script.state.pending.map(\.call) == Array(calls.dropFirst()))
        #expect(script.respond("success", to: calls[0]) == [])
    }

    @Test("with the person gone, what was set aside and what was to follow is gone too", arguments: [true, false])
    func abandoned(isSilent: Bool) {
        var script = Script(policy: Policy(reminders: .init(silenceSeconds: 30, mostForSilence: 1)))
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(Script.asks("INWalkIntent", then: ["INLookIntent"]))
        _ = script.resolve(.needsValue)
        if isSilent {
            _ = script.take(.elapsed(timer: script.lastTimer))
            #expect(script.take(.elapsed(timer: script.lastTimer)) == ["end abandoned"])
        } else {
            #expect(script.take(.left).first == "end abandoned")
        }
        #expect(script.state.suspended.isEmpty && script.state.queued.isEmpty && script.state.phase == .idle)
        // Who comes back is reminded as often as anybody.
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        #expect(script.take(.elapsed(timer: script.lastTimer)).first == "ask goal value (reminded)")
    }

    @Test("who leaves while an app works has nothing come back")
    func leftWhileWorking() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.resolve(.needsValue)
        _ = script.hear(Script.asks("INWalkIntent"))
        #expect(script.take(.left) == ["end abandoned"])
        #expect(script.state.phase == .idle && script.state.suspended.isEmpty)
    }

    @Test("a question about what is meant, or which app, ends in silence too")
    func silentBeforeBeginning() {
        var script = Script(policy: Policy(reminders: .init(silenceSeconds: 30, mostForSilence: 0)))
        #expect(script.hear(Script.asks("INWalkIntent", score: 0.6)) == ["ask request meant?", "timer 1 in 30.0 s"])
        #expect(script.take(.elapsed(timer: 1)) == ["end abandoned"])
    }

    @Test("a late answer to resolve or confirm changes nothing")
    func lateResolve() {
        var script = Script()
        _ = script.hear(Script.asks())
        _ = script.reply(.failed(.init(.deadlineExceeded, "slow")))
        #expect(script.resolve(.needsValue) == [])
        #expect(script.state.phase == .idle)
    }

    @Test("each phase of each intent has the deadline that the policy gives it")
    func deadlines() {
        var script = Script(
            policy: Policy(
                deadlines: .init(resolve: 1, confirm: 2, handle: 3),
                deadlinesByIntent: ["INLookIntent": .init(resolve: 4, confirm: 5, handle: 6)]))
        #expect(script.deadlines { _ = $0.hear(Script.asks()) } == [1])
        #expect(script.deadlines { _ = $0.hear(.cancel) } == [])
        #expect(script.deadlines { _ = $0.hear(Script.asks("INLookIntent")) } == [5])
        #expect(script.deadlines { _ = $0.respond("ready") } == [6])
    }

    @Test("a locked device is to be unlocked for what moves money, and the same request goes on")
    func lock() {
        var script = Script()
        _ = script.take(.lock(true))
        #expect(script.hear(Script.asks(with: ["goal": .string("Rome")])) == ["ask request unlock"])
        #expect(script.hear(.yes) == ["remark noMatch(nearest: nil)", "ask request unlock"])
        #expect(script.take(.lock(false)) == ["call resolve goal=Rome"])
    }

    @Test("SYS-05 a device locked before handling is to be unlocked before anything is done")
    func lockedLater() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.take(.lock(true))
        #expect(script.hear(.yes) == ["ask request unlock"])
        #expect(script.take(.lock(false)).first?.hasPrefix("call handle") == true)
    }

    @Test("SYS-05 what may be done on a locked device is the policy's and the app's to say")
    func lockPolicy() {
        var open = Script(policy: Policy(intentsAllowedWhileLocked: ["INTripIntent"]))
        _ = open.take(.lock(true))
        #expect(open.hear(Script.asks()) == ["call resolve goal=-"])
        var app = Script.app("one")
        app.restrictedWhileLocked = ["INLookIntent"]
        var restricted = Script(apps: [app])
        _ = restricted.take(.lock(true))
        #expect(restricted.hear(Script.asks("INLookIntent")) == ["ask request unlock"])
        #expect(restricted.hear(.cancel) == ["end cancelled"])
        var operated = Script(policy: Policy(unlockedIntents: ["INLookIntent"]))
        _ = operated.take(.lock(true))
        #expect(operated.hear(Script.asks("INLookIntent")) == ["ask request unlock"])
    }

    @Test("CON-06 handle gets exactly the values that were read out")
    func bound() throws {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        let readOut = try #require(script.lastPrompt?.intent)
        #expect(script.lastPrompt?.request == script.state.phase.request?.identifier)
        _ = script.hear(.yes)
        let call = try #require(script.lastCall)
        #expect(call.request.intent == readOut)
        #expect(call.confirmedDigest == readOut.digest)
    }

    @Test("CON-04 the operator's policy has the last word on what is confirmed")
    func confirmationPolicy() {
        var script = Script(policy: Policy(confirmedIntents: ["INLookIntent"]))
        _ = script.hear(Script.asks("INLookIntent"))
        #expect(script.respond("ready") == ["ask request confirm"])
        var waived = Script(policy: Policy(unconfirmedIntents: ["INTripIntent"]))
        _ = waived.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = waived.resolve(.success(nil))
        _ = waived.reply(.notImplemented)
        #expect(waived.respond("ready").first?.hasPrefix("call handle") == true)
    }
}
