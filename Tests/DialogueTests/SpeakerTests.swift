import Dialogue
import Foundation
import IntentSchema
import Randomness
import Testing

/// What somebody may decide who speaks in a person's name.
struct SpeakerTests {
    private static let program = Speaker(channel: "http", principal: "a program", mayConfirm: false, message: "m1")
    private static let person = Speaker(channel: "http", principal: "a person", mayConfirm: true)

    private static func confirming(_ script: inout Script) {
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        script.settle()
        _ = script.respond("ready")
        #expect(script.state.phase.kind == .awaitingConfirmation)
    }

    @Test("a program's yes confirms nothing, however often; the question stays open for the person")
    func program() {
        var script = Script(policy: Policy(attempts: 2))
        script.speaker = Self.program
        Self.confirming(&script)
        for _ in 0..<10 {
            #expect(script.hear(.yes).first == "remark mayNotConfirm")
            #expect(script.state.phase.kind == .awaitingConfirmation)
        }
        script.speaker = Self.person
        #expect(script.hear(.yes) == ["call handle e15"])
    }

    @Test("a program may decline, correct and ask")
    func declines() {
        var script = Script()
        script.speaker = Self.program
        Self.confirming(&script)
        #expect(script.hear(.correction(["goal": .string("Oslo")])) == ["call resolve goal=Oslo"])
        script.settle()
        _ = script.respond("ready")
        #expect(script.hear(.no) == ["end cancelled"])
    }

    @Test("a program gives no app a permission")
    func permission() {
        var script = Script()
        script.speaker = Self.program
        _ = script.hear(
            Script.asks(),
            access: ["one": AppAccess(wanting: [PermissionRequest(.assistant), PermissionRequest(.location)], answers: [:])])
        #expect(script.hear(.yes) == ["remark mayNotConfirm", "ask request permit assistant (repeated)"])
        script.speaker = nil
        #expect(script.hear(.yes).first == "keep one assistant true")
    }

    @Test("whatever a program says, nothing is handled that needs confirmation", arguments: [1, 2, 3, 4] as [UInt64])
    func property(seed: UInt64) {
        var random = SeededRandom(seed: 20_261_124 + seed)
        var asked = 0
        for _ in 0..<150 {
            var conversation = RandomConversation(&random)
            conversation.script.speaker = Self.program
            let policy = conversation.script.dialogue.policy
            for _ in 0..<60 {
                conversation.goOn(&random)
                asked += conversation.script.state.phase.kind == .awaitingConfirmation ? 1 : 0
                for case .call(let call) in conversation.script.lastEffects {
                    guard case .handle = call.request.method else { continue }
                    let intent = call.request.intent.type
                    #expect(
                        policy.confirmationReason(for: intent, in: Script.catalogue, appAsks: false) == nil,
                        "\(intent), seed \(seed)")
                    #expect(call.confirmedDigest == nil, "\(intent), seed \(seed)")
                }
            }
        }
        #expect(asked > 0)
    }

    @Test("who spoke is in the journal")
    func journal() throws {
        for speaker in [Self.program, Self.person, nil] {
            let event = Event(
                time: Date(timeIntervalSinceReferenceDate: 1), identifier: "e", kind: .said("yes", acts: [.yes]), speaker: speaker
            )
            #expect(try Event(json: JSONValue(text: event.json.text)) == event)
            var rest = event
            rest.isRest = true
            rest.rest = "and call Mom"
            #expect(try Event(json: JSONValue(text: rest.json.text)) == rest)
            #expect(rest.json != event.json)
        }
    }
}
