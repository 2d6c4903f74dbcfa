import Dialogue
import Foundation
import IntentSchema
import Testing

/// Values that an app offers in place of the one that was said.
struct OfferingTests {
    private static func time(_ day: Int, _ hour: Int? = nil, _ minute: Int? = nil) -> ParameterValue {
        .dateComponents(DateComponents(year: 2026, month: 1, day: day, hour: hour, minute: minute))
    }

    private static func money(_ amount: Decimal) -> ParameterValue { .record(.currencyAmount(amount, "USD")) }

    /// What was said, what is offered, and whether that is something else.
    private static let rows: [(said: ParameterValue, offered: [ParameterValue], isOther: Bool)] = [
        (.integer(4), [.integer(5)], true), (.integer(4), [.integer(4)], false), (.integer(4), [.integer(2), .integer(6)], true),
        (.integer(4), [.integer(2), .integer(4)], false), (.double(1.5), [.integer(2)], true),
        (time(6, 19, 30), [time(6, 20, 30)], true), (time(6, 19, 30), [time(6, 17, 30), time(6, 20, 30)], true),
        (time(6, 19, 30), [time(6, 19, 30), time(6, 20, 30)], false), (time(6), [time(6, 17), time(6, 20)], false),
        (time(6), [time(7, 17)], true),
        (.dateComponents(DateComponents(hour: 19)), [time(6, 19)], false),
        (.dateComponents(DateComponents(hour: 19)), [time(6, 20)], true),
        (money(10), [money(12)], true), (money(10), [money(10)], false),
        // The same thing may go by several names.
        (.string("Rome"), [.string("Roma")], false),
        (
            .record(.speakableString("the beach")),
            [.record(.speakableString("Beach Boys")), .record(.speakableString("Beach"))], false
        ),
    ]

    @Test("a question that offers something else says what is not to be had", arguments: rows.indices)
    func offered(index: Int) throws {
        let row = Self.rows[index]
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": row.said]))
        _ = script.resolve(
            row.offered.count == 1 ? .confirmationRequired(row.offered[0], reason: nil) : .disambiguation(row.offered))
        let prompt = try #require(script.state.prompt)
        #expect(prompt.rejection?.value == (row.isOther ? row.said : nil))
        // What the person has not said is not refused.
        var unsaid = Script()
        _ = unsaid.hear(Script.asks())
        _ = unsaid.resolve(.confirmationRequired(row.offered[0], reason: nil))
        #expect(unsaid.state.prompt?.rejection == nil)
    }

    @Test("the app's reason goes along with the value that it refuses")
    func reason() throws {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .integer(4)]))
        _ = script.resolve(.confirmationRequired(.integer(5), reason: 1))
        #expect(script.state.prompt?.rejection == Prompt.Rejection(value: .integer(4), reason: "tooFar"))
    }

    @Test("words that name nothing known for what the app had settled are asked about, and the rest is kept")
    func unknownAgain() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        _ = script.resolve(.success(.list([.string("Nora")])))
        _ = script.respond("ready")
        let lines = script.hear(Script.asks(unknown: ["guests": "zorg"]))
        #expect(lines.contains("ask guests value"), "\(lines)")
        #expect(script.state.parameters["goal"] == .string("Rome"))
    }

    @Test("a request that was set aside and has been carried out since does not come back behind what is queued")
    func carriedOut() {
        var script = Script()
        script.reachConfirmation(goal: "Rome")
        _ = script.hear(Script.asks(with: ["goal": .string("Oslo")], then: ["INWalkIntent"]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.correction(["goal": .string("Rome")]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.yes)
        var lines = script.respond("success")
        #expect(lines.contains("end repeated"), "\(lines)")
        while script.state.phase.kind == .resolving { lines += script.resolve(.notRequired) }
        lines += script.reply(.notImplemented)
        lines += script.respond("success")
        #expect(!lines.contains { $0.hasPrefix("ask") } && script.state.phase == .idle, "\(lines)")
    }
}
