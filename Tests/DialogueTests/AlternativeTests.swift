import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// "The cheaper one", "something later": another of the values offered than the one taken.
struct AlternativeTests {
    /// A trip to one of the goals, of which all were offered, at the question whether to go ahead.
    private static func trip(offered goals: [ParameterValue], taken index: Int) -> Script {
        var script = Script()
        go(&script, offered: goals, taken: index)
        return script
    }

    private static func go(_ script: inout Script, offered goals: [ParameterValue], taken index: Int) {
        _ = script.hear(Script.asks())
        _ = script.resolve(.disambiguation(goals))
        _ = script.hear(.choice(index))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
    }

    /// The values that are left where another is wished for: none, the one that is then taken, or those to choose from.
    private static func left(_ alternative: Alternative, of values: [ParameterValue], taken index: Int) -> [ParameterValue] {
        var script = trip(offered: values, taken: index)
        let briefly = script.hear(.instead(alternative))
        if briefly.first == "remark nothingToChange" { return [] }
        if case .choice(let values)? = script.state.question?.kind { return values }
        return [script.state.parameters["goal"]].compactMap { $0 }
    }

    /// Prices, and sizes, from the least to the most.
    private static let amounts: [[ParameterValue]] = [
        [9, 10, 11, 30].map { .record(.currencyAmount($0, "EUR")) },
        [9, 10, 11, 30].map { .record(Record("INPriceRange", ["minimumPrice": .decimal($0), "maximumPrice": .decimal(5)])) },
        [9, 10, 11, 30].map { least in
            .record(
                Record(
                    "INRideOption",
                    ["name": .string("cab"), "priceRange": .record(Record("INPriceRange", ["minimumPrice": .decimal(least)]))]))
        },
    ]
    private static let sizes: [[ParameterValue]] = [
        [.integer(2), .double(2.5), .integer(4), .integer(6)],
        [(1, 2), (3, 1), (1, 4), (5, 3)].map { location, length in
            let range = Record("NSRange", ["location": .integer(location), "length": .integer(length)])
            return .record(Record("INRidePartySizeOption", ["partySizeRange": .record(range)]))
        },
    ]
    /// From the earliest to the latest, each of four only a little later than the one before.
    private static let times: [[ParameterValue]] = [
        [1, 61, 121, 7_200].map { .date(Date(timeIntervalSinceReferenceDate: $0)) },
        [time(2026, 1, 30, 22), time(2026, 1, 31, 9), time(2026, 1, 31, 10), time(2026, 2, 1, 8)].map { .dateComponents($0) },
        [time(2025, 12, 31, 23, 59), time(2026, 1, 1, 0), time(2026, 1, 1, 0, 30), time(2026, 1, 1, 1)].map {
            .record(.dateRange(start: $0, end: time(2025, 1, 1, 0)))
        },
        [time(2026, 1, 31, 9), time(2026, 1, 31, 9, 1), time(2026, 1, 31, 9, 2), time(2026, 1, 31, 10)].map {
            .dateComponents($0)
        },
        // Of a day that nobody named.
        [9, 10, 11, 12].map { .dateComponents(DateComponents(hour: $0)) },
    ]

    private static func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int? = nil) -> DateComponents {
        DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    }

    @Test(
        "what is left of the values offered lies on the side that was wished for",
        arguments: amounts.map { ($0, Alternative.cheaper, Alternative.dearer) }
            + sizes.map { ($0, .smaller, .larger) } + times.map { ($0, .earlier, .later) })
    func sides(values: [ParameterValue], less: Alternative, more: Alternative) {
        #expect(Self.left(less, of: values, taken: 1) == [values[0]])
        #expect(Self.left(more, of: values, taken: 1) == Array(values[2...]))
        #expect(Self.left(less, of: values, taken: 3) == Array(values[..<3]))
        #expect(Self.left(more, of: values, taken: 2) == [values[3]])
        // The order in which they were offered means nothing.
        let turned = Array(values.reversed())
        #expect(Self.left(less, of: turned, taken: 2) == [values[0]])
    }

    @Test("where nothing of what was offered is on that side, nothing changes")
    func nothingThere() {
        #expect(Self.left(.cheaper, of: Self.amounts[0], taken: 0) == [])
        #expect(Self.left(.larger, of: Self.sizes[0], taken: 3) == [])
        // Nor is what costs the same.
        let same = ["a", "b"].map { name in
            ParameterValue.record(
                Record("INRideOption", ["name": .string(name), "price": .record(.currencyAmount(9, "EUR"))]))
        }
        #expect(Self.left(.cheaper, of: same, taken: 0) == [])
        #expect(Self.left(.dearer, of: same, taken: 0) == [])
        // Words have no price.
        #expect(Self.left(.cheaper, of: [.string("a"), .string("b")], taken: 1) == [])
        // What cannot be compared is not on any side.
        #expect(Self.left(.dearer, of: [Self.amounts[0][0], .string("b"), Self.amounts[0][1]], taken: 0) == [Self.amounts[0][1]])
    }

    @Test("the other one is the other of two")
    func other() {
        let words: [ParameterValue] = [.string("a"), .string("b"), .string("c")]
        #expect(Self.left(.other, of: Array(words.prefix(2)), taken: 0) == [.string("b")])
        #expect(Self.left(.other, of: words, taken: 0) == [])
    }

    @Test("for another time of the same day the app is asked anew, and offers what lies on that side alone")
    func otherTimes() {
        let evening = [18, 19, 20, 21].map { ParameterValue.dateComponents(Self.time(2026, 1, 5, $0)) }
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": evening[1]]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.instead(.later))
        #expect(script.state.parameters["goal"] == .dateComponents(DateComponents(year: 2026, month: 1, day: 5)))
        #expect(script.lastCall?.request.method == .resolve(parameter: "goal"))
        #expect(script.transitions.last?.trigger == .correction)
        var none = script
        _ = script.resolve(.disambiguation(evening))
        #expect(script.state.question?.kind == .choice(Array(evening[2...])))
        _ = script.hear(.choice(0))
        #expect(script.resolve(.success(nil)) == ["call resolve guests=-"])
        // The time that was accepted stays where the app has no other.
        #expect(none.resolve(.unsupported(reason: 1)).count == 2)
        #expect(none.state.parameters["goal"] == evening[1])
    }

    @Test("another time than the one that the app proposes lies on that side of the proposal")
    func otherThanProposed() {
        let evening = [18, 19, 20, 21, 22].map { ParameterValue.dateComponents(Self.time(2026, 1, 5, $0)) }
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": evening[0], "note": evening[4]]))
        _ = script.resolve(.confirmationRequired(evening[2], reason: nil))
        _ = script.hear(.instead(.later))
        _ = script.resolve(.disambiguation(evening))
        #expect(script.state.question?.kind == .choice(Array(evening[3...])))
    }

    @Test("where the app offers none on that side, it offers all that there are")
    func noOtherTimes() {
        let evening = [18, 19].map { ParameterValue.dateComponents(Self.time(2026, 1, 5, $0)) }
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": evening[1]]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.instead(.later))
        _ = script.resolve(.disambiguation(evening))
        #expect(script.state.question?.kind == .choice(evening))
        // The wish holds for one offer.
        _ = script.hear(.choice(0))
        _ = script.resolve(.disambiguation(evening))
        #expect(script.state.question?.kind == .choice(evening))
    }

    @Test(
        "beside times that are offered the app is asked for one that none of them reaches",
        arguments: [(Alternative.later, 20, 30), (.earlier, 17, 30)])
    func beyondOffered(alternative: Alternative, hour: Int, minute: Int) {
        let evening = [18, 19, 20].map { ParameterValue.dateComponents(Self.time(2026, 1, 5, $0)) }
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .dateComponents(DateComponents(year: 2026, month: 1, day: 5))]))
        _ = script.resolve(.disambiguation(evening))
        _ = script.hear(.instead(alternative))
        var time = Self.time(2026, 1, 5, hour)
        time.minute = minute
        #expect(script.state.parameters["goal"] == .dateComponents(time))
        #expect(script.lastCall?.request.method == .resolve(parameter: "goal"))
    }

    @Test("a time without a day is asked for")
    func timeOfNoDay() {
        var script = Script()
        _ = script.hear(Script.asks(with: ["goal": .dateComponents(DateComponents(hour: 9))]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        var cheaper = script
        #expect(cheaper.hear(.instead(.cheaper)).first == "remark nothingToChange")
        #expect(script.hear(.instead(.earlier)) == ["ask goal value"])
        // A time that the app does not look at is asked for, too.
        var walk = Script()
        _ = walk.hear(Script.asks("INWalkIntent", with: ["mood": .dateComponents(Self.time(2026, 1, 5, 9))]))
        _ = walk.resolve(.needsValue)
        #expect(walk.hear(.instead(.later)) == ["ask mood value"])
    }

    @Test("once it is done, the other one is a request of its own, for the one parameter that is meant")
    func afterwards() {
        let cabs = Self.amounts[2]
        var script = Self.trip(offered: Self.amounts[0], taken: 3)
        _ = script.hear(.yes)
        _ = script.respond("success")
        Self.go(&script, offered: Array(cabs.prefix(2)), taken: 1)
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.instead(.dearer)) == ["remark nothingOpen"])
        #expect(script.hear(.instead(.cheaper)).map { $0.prefix(6) } == ["remark", "call r"])
        #expect(script.state.parameters["goal"] == cabs[0])
        var many = Self.trip(offered: cabs, taken: 3)
        _ = many.hear(.yes)
        _ = many.respond("success")
        #expect(many.hear(.instead(.cheaper)) == ["remark nothingOpen"])
    }

    @Test("the other of two is one that an earlier request of the app offered; without one nothing is repeated")
    func offeredBefore() {
        let cabs = Array(Self.amounts[2].prefix(2))
        var script = Self.trip(offered: cabs, taken: 0)
        _ = script.hear(.yes)
        _ = script.respond("success")
        _ = script.hear(Script.asks(with: ["goal": cabs[1]]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
        _ = script.hear(.yes)
        _ = script.respond("success")
        #expect(script.hear(.instead(.other)).map { $0.prefix(6) } == ["remark", "call r"])
        #expect(script.state.parameters["goal"] == cabs[0])
        var alone = Script()
        _ = alone.hear(Script.asks(with: ["goal": cabs[1]]))
        _ = alone.resolve(.success(nil))
        _ = alone.reply(.notImplemented)
        _ = alone.respond("ready")
        _ = alone.hear(.yes)
        _ = alone.respond("success")
        #expect(alone.hear(.instead(.other)) == ["remark noMatch(nearest: nil)"])
    }
}
