import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// What the learned reader of turns makes of words that rules do not read.
struct LearnedTurnTests {
    private static func turn(_ said: String, while setting: TurnSetting) throws -> (turn: LearnedTurn, utterance: Utterance) {
        let interpreter = try Fixtures.learned.get()
        let utterance = interpreter.tokens(of: said)
        let model = try #require(interpreter.turns)
        return (try #require(LearnedTurn(utterance, while: setting, by: model)), utterance)
    }

    @Test(
        "acts and their words are told from words that no row holds",
        arguments: [
            ("hm no, it was oddvar who ordered that", TurnSetting.confirmation, TurnAct.change, "oddvar"),
            ("and stick ottoline on there as well", .confirmation, .add, "ottoline"),
            ("take ottoline off it would you", .confirmation, .takeOut, "ottoline"),
            ("hold your horses, what's in my savings", .confirmation, .request, "what's in my savings"),
            ("the same to ottoline please", .result, .again, "ottoline"),
            ("which account does that come out of", .confirmation, .ask, ""),
            ("let me sleep on that one", .confirmation, .putOff, ""),
        ])
    func acts(said: String, setting: TurnSetting, act: TurnAct, words: String) throws {
        let (turn, utterance) = try Self.turn(said, while: setting)
        #expect(act.kin(in: setting).contains(turn.act), "'\(said)' was read as \(turn.act)")
        #expect(turn.spans.first.map { utterance.text($0.tokens) } ?? "" == words, "'\(said)'")
    }

    @Test(
        "nothing learned agrees to a payment",
        arguments: ["voilà, that is how i like it", "y not", "let her have it", "could be worse i guess", "if you must do it"])
    func agrees(said: String) throws {
        let interpreter = try Fixtures.learned.get()
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        guard case .notUnderstood? = interpreter.readByRules(said, in: context).acts.first else { return }
        let acts = interpreter.interpret(said, in: context).acts
        #expect(!acts.contains(.yes), "'\(said)'")
    }

    @Test("a learned reading is told among those that lost")
    func told() throws {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        context.parameters = ["currencyAmount": .record(.currencyAmount(30, "USD"))]
        let interpreter = try Fixtures.learned.get()
        // How sure it is of each changes with every training.
        let said = [
            "let me sleep on that one", "they were 32, sorry", "make it 12 rather, she said", "and put lunch in the note",
        ]
        let told = said.filter { interpreter.interpret($0, in: context).rejected.first?.isLearnedTurn == true }
        #expect(!told.isEmpty)
    }
}
