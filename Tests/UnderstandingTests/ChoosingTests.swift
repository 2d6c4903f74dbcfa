import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("what is chosen of several, in any words")
struct ChoosingTests {
    private static let options = [
        ParameterValue.record(Record("INPerson", ["displayName": .string("Mary Jones")])),
        .record(Record("INPerson", ["displayName": .string("Mary Smith")])),
        .record(Record("INPerson", ["displayName": .string("Mary Lindqvist")])),
    ]

    private static func act(_ said: String) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(
            kind: .choice(options), intent: "INStartCallIntent", parameter: "contacts", app: "phone")
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "words that only say that something is chosen choose it",
        arguments: [
            "% sounds pleasant", "i'm leaning towards %", "gimme %", "i'd go for %", "definitely %", "oh that's easy, %",
            "% would suit us", "probably best %", "% tbh", "good question, %", "i suppose % will do",
        ], ["the second one", "smith"])
    func chosen(form: String, option: String) throws {
        #expect(try Self.act(form.replacing("%", with: option)) == .choice(1))
    }

    @Test("one of two of a name is chosen by its town", arguments: ["Oakland", "San Mateo"], ["the # one", "#", "the one in #"])
    func towns(town: String, form: String) throws {
        let towns = ["Oakland", "San Mateo"]
        var context = Fixtures.context
        context.question = Question(
            kind: .choice(towns.map { .record(Record("INRestaurant", ["name": .string("Copper Fern, \($0)")])) }),
            intent: "INBookRestaurantReservationIntent", parameter: "restaurant", app: "tables")
        for said in [form.replacing("#", with: town), form.replacing("#", with: town.lowercased())] {
            let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
            #expect(act == .choice(town == "Oakland" ? 0 : 1), "'\(said)': \(String(describing: act))")
        }
    }

    @Test(
        "what is refused, asked about, found fault with or told of is not chosen",
        arguments: [
            "is % any good?", "i hate %", "% is too far", "tell me more about %", "i've been to % before", "%? no way", "skip %",
            "does % take cards", "i can't stand %", "forget %",
        ], ["the second one", "smith"])
    func notChosen(form: String, option: String) throws {
        let act = try Self.act(form.replacing("%", with: option))
        #expect(act != .choice(1), "\(String(describing: act))")
    }

    @Test(
        "an option beside which others are refused is chosen, and one that is praised",
        arguments: [
            "not the first one, %", "not jones, %", "not lindqvist but %", "%, it was great last time", "i love %",
            "my vote is %", "i'll go for %",
        ], ["the second one", "smith"])
    func besideRefused(form: String, option: String) throws {
        #expect(try Self.act(form.replacing("%", with: option)) == .choice(1))
    }

    @Test(
        "what is told of somebody is not chosen",
        arguments: [
            "% was awful last time", "we had % last week", "my ex works with %", "she hates %", "i met % on friday",
            "my sister saw % last week", "% was a letdown",
        ], ["the second one", "smith"])
    func toldOf(form: String, option: String) throws {
        let act = try Self.act(form.replacing("%", with: option))
        #expect(act != .choice(1), "\(String(describing: act))")
    }

    @Test(
        "of two between which the words do not decide none is chosen, and both are offered",
        arguments: ["% or %%", "either % or %%", "hm % or maybe %%", "% or %% i think"],
        [("smith", "lindqvist"), ("the second one", "the third one"), ("smith", "the third")])
    func leftOpen(form: String, options: (String, String)) throws {
        let said = form.replacing("%%", with: options.1).replacing("%", with: options.0)
        guard case .notUnderstood(.ambiguous(_, let candidates))? = try Self.act(said) else {
            Issue.record("\(said): \(String(describing: try Self.act(said)))")
            return
        }
        #expect(candidates == Array(Self.options.dropFirst()))
    }
}
