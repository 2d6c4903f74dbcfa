import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// Requests that apps go on reporting of.
struct UpdatesTests {
    private static let intents = [
        "INGetRideStatusIntent", "INRequestRideIntent", "INCancelRideIntent", "INListRideOptionsIntent",
    ]

    private static func script(apps: [String] = ["one"], following: Policy.Updates = .init(), policy: Policy = Policy()) -> Script
    {
        var policy = policy
        policy.updates = following
        policy.unconfirmedIntents = Set(intents)
        var script = Script()
        script.dialogue = Dialogue(
            catalogue: .system, policy: policy, apps: apps.map { Script.app($0, intents: intents) }, person: "owner")
        return script
    }

    /// A response to the intent, of a ride in that phase.
    private static func response(
        _ code: String = "success", to intent: String = "INGetRideStatusIntent", phase: String? = "ongoing",
        _ fields: [String: ParameterValue] = [:]
    ) -> Record {
        let definition = Catalogue.system.intents[intent]
        let raw = definition?.responseCodes.first { $0.name == code }?.raw ?? -1
        let phases = Catalogue.system.enumerations["INRidePhase"]?.cases ?? []
        var status = Record("INRideStatus", fields)
        status["phase"] = phases.first { $0.name == phase }.map { .integer($0.raw) }
        return Record(definition?.response ?? "", ["code": .integer(raw), "rideStatus": .record(status)])
    }

    /// Has the intent carried out; what is done about it in the end.
    private static func run(
        _ script: inout Script, _ intent: String = "INGetRideStatusIntent", app: String = "one", _ response: Record? = nil
    ) -> [String] {
        _ = script.hear(Script.asks(intent, app: app))
        while script.state.phase.kind != .handling { script.settle() }
        return script.reply(.responded(response ?? Self.response(to: intent)))
    }

    private static func update(_ script: inout Script, _ response: Record?) -> [String] {
        script.take(.updated(request: script.state.followed.last?.request.identifier ?? "?", response))
    }

    private static func outcomes(_ script: Script) -> [Outcome] {
        script.lastEffects.compactMap { if case .say(.outcome(let outcome)) = $0 { outcome } else { nil } }
    }

    // MARK: - News

    @Test("news is told and remembered, the same twice is not, and at the end the app is told to stop")
    func news() {
        var script = Self.script()
        #expect(Self.run(&script) == ["end succeeded", "timer 1 in 7200.0 s", "follow e1 of one"])
        let near = Self.response(phase: "approachingPickup")
        #expect(Self.update(&script, near) == ["end succeeded (late)"])
        #expect(Self.outcomes(script).map(\.isUpdate) == [true])
        #expect(Self.outcomes(script).first?.response == near)
        #expect(script.state.recent.first?.response == near)
        #expect(Self.update(&script, near) == [])
        var described = near
        described["userActivity"] = .record(Record("NSUserActivity", ["title": .string("x")]))
        #expect(Self.update(&script, described) == [])
        #expect(Self.update(&script, near) == [])
        #expect(
            Self.update(&script, Self.response(phase: "completed")) == [
                "stop timer 1", "stop following e1 of one", "end succeeded (late)",
            ])
        #expect(script.state.followed.isEmpty)
        // What comes once nobody listens any more is dropped.
        #expect(script.take(.updated(request: "e1", near)) == [])
        #expect(script.transitions.last?.trigger == .stale)
    }

    static let ends: [(Record, Bool, [String])] = [
        (response(phase: "received"), false, ["end succeeded (late)"]), (response(phase: nil), false, ["end succeeded (late)"]),
        (response(phase: "completed"), true, ["end succeeded (late)"]),
        (
            response(phase: "received", ["completionStatus": .record(Record("INRideCompletionStatus"))]), true,
            ["end succeeded (late)"]
        ),
        (Record("INGetRideStatusIntentResponse", ["code": .integer(3)]), true, ["end succeeded (late)"]),
        (response("failure"), true, ["end refused (late)"]), (response("inProgress"), true, []),
    ]

    @Test("where a car is by now is no news; another car, driver or time is")
    func positions() {
        func at(_ latitude: Double, _ fields: [String: ParameterValue] = [:]) -> Record {
            let position = ParameterValue.record(
                Record("CLLocation", ["latitude": .double(latitude), "longitude": .double(-122)]))
            let car = Record("INRideVehicle", ["location": position, "model": .string("Yaris")])
            return Self.response("success", ["vehicle": .record(car)].merging(fields) { $1 })
        }
        var script = Self.script()
        _ = Self.run(&script, "INGetRideStatusIntent", at(37.1))
        #expect(Self.update(&script, at(37.2)).isEmpty)
        let time = ParameterValue.date(Date(timeIntervalSince1970: 1_000))
        #expect(Self.update(&script, at(37.3, ["estimatedPickupDate": time])).count == 1)
        #expect(Self.update(&script, at(37.4, ["estimatedPickupDate": time])).isEmpty)
        #expect(
            Self.update(&script, at(37.5, ["vehicle": .record(Record("INRideVehicle", ["model": .string("Rio")]))])).count == 1)
    }

    @Test("a ride is followed until it has come to its end, or something is wrong", arguments: ends)
    func end(response: Record, isEnd: Bool, told: [String]) {
        var script = Self.script()
        _ = Self.run(&script)
        let briefly = Self.update(&script, response)
        #expect(script.state.followed.isEmpty == isEnd)
        #expect(briefly == (isEnd ? ["stop timer 1", "stop following e1 of one"] : []) + told)
        // One that is at its end to begin with is not followed at all.
        guard told == ["end succeeded (late)"] else { return }
        var begun = Self.script()
        _ = Self.run(&begun, "INGetRideStatusIntent", response)
        #expect(begun.state.followed.isEmpty == isEnd)
    }

    @Test("what has no ride is followed until the app ends it")
    func noRide() {
        var script = Script(policy: Policy(updates: .init(intents: ["INLookIntent"])))
        _ = script.hear(Script.asks("INLookIntent"))
        _ = script.respond("ready")
        _ = script.respond("success")
        #expect(script.state.followed.count == 1)
        #expect(Self.update(&script, nil) == ["stop timer 1", "stop following e1 of one"])
        #expect(script.state.followed.isEmpty)
    }

    @Test("news comes in between, and the open question is put again")
    func inBetween() {
        var script = Self.script()
        _ = Self.run(&script)
        _ = Self.run(&script, "INListRideOptionsIntent")
        _ = script.hear(Script.asks("INRequestRideIntent"))
        _ = script.resolve(.needsValue)
        #expect(
            Self.update(&script, Self.response(phase: "pickup")) == [
                "end succeeded (late)", "ask pickupLocation value (resumed)",
            ])
        // Only what it is news of is remembered otherwise.
        let phases = script.state.recent.map { $0.response == Self.response(phase: "pickup") }
        #expect(phases == [false, true])
    }

    // MARK: - How long

    @Test("no more updates are told than the policy allows, nor for longer")
    func bounds() {
        var script = Self.script(following: .init(most: 3))
        _ = Self.run(&script)
        #expect(Self.update(&script, Self.response(phase: "received")) == ["end succeeded (late)"])
        #expect(Self.update(&script, Self.response(phase: "confirmed")) == ["end succeeded (late)"])
        #expect(
            Self.update(&script, Self.response(phase: "pickup")) == [
                "stop timer 1", "stop following e1 of one", "end succeeded (late)",
            ])
        var long = Self.script(apps: ["one", "two"])
        _ = Self.run(&long)
        _ = Self.run(&long, app: "two")
        _ = Self.update(&long, Self.response(phase: "received"))
        #expect(long.state.recent.map { $0.response == Self.response(phase: "received") } == [true, false])
        #expect(long.take(.elapsed(timer: 1)) == ["stop timer 1", "stop following e1 of one"])
        #expect(long.transitions.last?.trigger == .updated)
        #expect(long.state.followed.map(\.request.app) == ["two"])
        #expect(long.take(.elapsed(timer: 1)) == [])
        #expect(long.transitions.last?.trigger == .stale)
    }

    @Test("the person stops the latest report, and all of them by leaving")
    func stopped() {
        var script = Self.script(apps: ["one", "two", "three"])
        for app in ["one", "two", "three"] { _ = Self.run(&script, app: app) }
        #expect(script.hear(.stop).dropFirst(2) == ["end cancelled"])
        #expect(Self.outcomes(script).map(\.appName) == ["Three"])
        #expect(script.state.followed.map(\.request.app) == ["one", "two"])
        var left = script
        #expect(left.take(.left).filter { $0.hasPrefix("stop following") }.count == 2)
        #expect(left.state.followed.isEmpty)
        _ = script.hear(.stop)
        _ = script.hear(.stop)
        #expect(script.state.followed.isEmpty)
    }

    @Test("four are followed at a time, the latest")
    func most() {
        let apps = ["one", "two", "three", "four", "five"]
        var script = Self.script(apps: apps)
        for app in apps { _ = Self.run(&script, app: app) }
        #expect(script.state.followed.map(\.request.app) == ["two", "three", "four", "five"])
        #expect(script.lastEffects.contains { if case .stopUpdates("one", _, _) = $0 { true } else { false } })
    }

    static let others: [(String, String, Bool)] = [
        ("INGetRideStatusIntent", "one", true), ("INCancelRideIntent", "one", true), ("INRequestRideIntent", "one", true),
        ("INListRideOptionsIntent", "one", false), ("INCancelRideIntent", "two", false), ("INGetRideStatusIntent", "two", false),
    ]

    @Test("a report ends once the same app has done the same again, taken it back or begun another", arguments: others)
    func moot(intent: String, app: String, isMoot: Bool) {
        for reversals in [Policy.usualReversals, [:]] {
            var script = Self.script(apps: ["one", "two"], policy: Policy(reversals: reversals))
            _ = Self.run(&script)
            let first = script.state.followed.first?.request.identifier
            _ = Self.run(&script, intent, app: app)
            let isFollowed = script.state.followed.contains { $0.request.identifier == first }
            // Without reversals only the same again counts.
            #expect(isFollowed == !(isMoot && (!reversals.isEmpty || intent == "INGetRideStatusIntent")))
        }
    }

    @Test("what succeeds late is followed all the same")
    func late() {
        var script = Self.script()
        _ = script.hear(Script.asks("INGetRideStatusIntent"))
        _ = script.reply(.notImplemented)
        let call = script.state.calls
        _ = script.reply(.failed(.init(.deadlineExceeded, "slow")))
        #expect(script.take(.answered(call: call, .responded(Self.response()))).contains("follow e1 of one"))
    }
}
