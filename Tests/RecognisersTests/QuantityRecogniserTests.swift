import Foundation
import Randomness
import Testing
import TextTokens

@testable import Recognisers

struct QuantityRecogniserTests {
    /// Entities as text: `money 20 USD`, `dimension 5 mile`.
    private func read(_ text: String, _ options: QuantityRecogniser.Options = .init()) -> [String] {
        let tokens = TokenisedText(text)
        return QuantityRecogniser(english, options).entities(in: tokens).map { entity in
            var parts = [entity.kind.rawValue]
            if entity.bound != .exact { parts.append(entity.bound.rawValue) }
            if let amount = entity.amount { parts.append(Self.rounded(amount)) }
            if let upper = entity.upper { parts.append(Self.rounded(upper)) }
            if let origin = entity.origin, origin != .start { parts.append(origin.rawValue) }
            parts += [entity.unit, entity.address, entity.truth.map(String.init)].compactMap { $0 }
            return parts.joined(separator: " ") + " [" + tokens.written(entity.range) + "]"
        }
    }

    private static func rounded(_ value: Decimal) -> String {
        var value = value
        var result = Decimal()
        NSDecimalRound(&result, &value, 4, .plain)
        return "\(result)"
    }

    @Test(
        "amounts of money are read by sign, code, name and colloquial word",
        arguments: [
            ("give maria 15 dollars", ["money 15 USD [15 dollars]"]), ("it cost $7.25", ["money 7.25 USD [$7.25]"]),
            ("£ 30 for the gas", ["money 30 GBP [£ 30]"]), ("40 quid", ["money 40 GBP [40 quid]"]),
            ("a fiver", ["money 5 USD [a fiver]"]), ("three grand", ["money 3000 USD [three grand]"]),
            ("12 swiss francs", ["money 12 CHF [12 swiss francs]"]), ("EUR 99", ["money 99 EUR [EUR 99]"]),
            ("99eur", ["money 99 EUR [99eur]"]), ("A$12", ["money 12 AUD [A$12]"]), ("hk$ 80", ["money 80 HKD [hk$ 80]"]),
            ("nine dollars and five cents", ["money 9.05 USD [nine dollars and five cents]"]),
            ("six dollars forty", ["money 6.4 USD [six dollars forty]"]), ("35 cents", ["money 0.35 USD [35 cents]"]),
            ("80p", ["money 0.8 GBP [80p]"]), ("half a million euros", ["money 500000 EUR [half a million euros]"]),
            ("7 million chilean pesos", ["money 7000000 CLP [7 million chilean pesos]"]), ("-$4", ["money -4 USD [-$4]"]),
            ("€9,95", ["money 9.95 EUR [€9,95]"]), ("12 kEUR", ["money 12000 EUR [12 kEUR]"]),
            ("the euro one", ["number 1 [one]"]), ("EUR 1", ["money 1 EUR [EUR 1]"]),
            ("$3 or 4 euros", ["money 3 USD [$3]", "money 4 EUR [4 euros]"]), ("$8 dollars", ["money 8 USD [$8 dollars]"]),
            ("30 zlotys", ["money 30 PLN [30 zlotys]"]), ("20 bucks", ["money 20 USD [20 bucks]"]),
        ])
    func money(_ text: String, _ expected: [String]) { #expect(read(text) == expected) }

    @Test("a currency shared by countries is the one of the place")
    func localMoney() {
        #expect(read("9 dollars", .init(currency: "CAD")) == ["money 9 CAD [9 dollars]"])
        #expect(read("9 us dollars", .init(currency: "CAD")) == ["money 9 USD [9 us dollars]"])
        #expect(read("9 pounds", .init(currency: "CAD")) == ["money 9 GBP [9 pounds]"])
        #expect(read("9 pesos", .init(currency: "MXN")) == ["money 9 MXN [9 pesos]"])
    }

    @Test(
        "measures are read with their units",
        arguments: [
            ("ran 8 km", ["dimension 8 kilometer [8 km]"]), ("8km away", ["dimension 8 kilometer [8km]"]),
            ("a mile", ["dimension 1 mile [a mile]"]), ("half a mile", ["dimension 0.5 mile [half a mile]"]),
            ("two thirds of a cup", ["dimension 0.6667 cup [two thirds of a cup]"]),
            ("6 ft 3", ["dimension 6.25 foot [6 ft 3]"]), ("6 ft 3 in", ["dimension 6.25 foot [6 ft 3 in]"]),
            ("5'6\"", ["dimension 5.5 foot [5'6\"]"]), ("2 kg and 300 g", ["dimension 2.3 kilogram [2 kg and 300 g]"]),
            ("60 square metres", ["dimension 60 square meter [60 square metres]"]),
            ("60 m2", ["dimension 60 square meter [60 m2]"]),
            ("3 cubic feet", ["dimension 3 cubic foot [3 cubic feet]"]), ("70 mph", ["dimension 70 mile per hour [70 mph]"]),
            ("4 metres per second", ["dimension 4 meter per second [4 metres per second]"]),
            ("64 GB", ["dimension 64 gigabyte [64 GB]"]),
            ("8 Mb", ["dimension 8 megabit [8 Mb]"]), ("300 calories", ["dimension 300 calorie [300 calories]"]),
            ("a ten-pound turkey lost weight", ["dimension 10 pound [ten-pound]"]),
            ("tilt by 30 degrees", ["dimension 30 degree [30 degrees]"]),
            ("meet me in 2 in april", ["number 2 [2]"]), ("the B747", []), ("at 6pm", []),
        ])
    func measures(_ text: String, _ expected: [String]) {
        let options = QuantityRecogniser.Options(kinds: [.dimension, .number, .temperature])
        #expect(read(text, options) == expected)
    }

    @Test(
        "temperatures are read with and without their scale",
        arguments: [
            ("make it 68 degrees", ["temperature 68 [68 degrees]"]), ("19 °C", ["temperature 19 celsius [19 °C]"]),
            ("minus ten celsius", ["temperature -10 celsius [minus ten celsius]"]), ("75F", ["temperature 75 fahrenheit [75F]"]),
            ("oven to 200 c", ["temperature 200 celsius [200 c]"]),
            ("5 degrees below zero", ["temperature -5 [5 degrees below zero]"]),
            ("300 kelvin", ["temperature 300 kelvin [300 kelvin]"]),
            ("turn the heating up to 21 degrees", ["temperature 21 [21 degrees]"]),
        ])
    func temperatures(_ text: String, _ expected: [String]) { #expect(read(text) == expected) }

    @Test(
        "numbers, positions, percentages and ages are told apart",
        arguments: [
            ("book for 4", ["number 4 [4]"]), ("which one", []), ("the fourth song", ["ordinal 4 [fourth]"]),
            ("the second to last", ["ordinal -1 end [the second to last]"]), ("wait a second", []),
            ("45 percent", ["percentage 45 [45 percent]"]),
            ("12.5%", ["percentage 12.5 [12.5%]"]), ("she is 7 years old", ["age 7 year [7 years old]"]),
            ("a 3-month-old baby", ["age 3 month [3-month-old]"]), ("at 8:45", []), ("v2.1.3", []), ("gate B12", []),
            ("three or four", ["number 3 [three]", "number 4 [four]"]),
        ])
    func counts(_ text: String, _ expected: [String]) { #expect(read(text) == expected) }

    @Test(
        "addresses are read in their normal form",
        arguments: [
            ("call (212) 555-0187", ["phone 2125550187 [(212) 555-0187]"]),
            ("ring 020 7946 0018", ["phone 02079460018 [020 7946 0018]"]),
            ("+49 30 901820 ext. 7", ["phone +4930901820;ext=7 [+49 30 901820 ext. 7]"]),
            ("+44 (0)20 7946 0018", ["phone +442079460018 [+44 (0)20 7946 0018]"]),
            ("text double five five oh one two three four", ["phone 55501234 [double five five oh one two three four]"]),
            ("my account 12345678", ["number 12345678 [12345678]"]),
            ("write to Ann.Lee+x@Example.org!", ["email ann.lee+x@example.org [Ann.Lee+x@Example.org]"]),
            ("ann at example dot com", ["email ann@example.com [ann at example dot com]"]),
            ("see https://example.org/a?b=50%20c.", ["url https://example.org/a?b=50%20c [https://example.org/a?b=50%20c]"]),
            ("see example.org", ["url example.org [example.org]"]), ("I left.Then I came back", []), ("due 04/05/2026", []),
        ])
    func addresses(_ text: String, _ expected: [String]) {
        let options = QuantityRecogniser.Options(kinds: text.hasPrefix("due") ? [.phone] : Set(QuantityEntity.Kind.allCases))
        #expect(read(text, options) == expected)
    }

    @Test(
        "yes and no are answers only where a clause begins",
        arguments: [
            ("yes", ["boolean true [yes]"]), ("Nope.", ["boolean false [Nope]"]), ("sure thing", ["boolean true [sure thing]"]),
            ("no thank you", ["boolean false [no thank you]"]), ("well, yes", ["boolean true [yes]"]), ("there is no milk", []),
            ("👍🏽", ["boolean true [👍🏽]"]),
        ])
    func answers(_ text: String, _ expected: [String]) { #expect(read(text) == expected) }

    @Test(
        "limits and intervals are read as one entity where they are wanted",
        arguments: [
            ("between 5 and 8 miles", ["dimension between 5 8 mile [between 5 and 8 miles]"]),
            ("5-8 miles", ["dimension between 5 8 mile [5-8 miles]"]),
            ("under 30 dollars", ["money atMost 30 USD [under 30 dollars]"]),
            ("at least 10%", ["percentage atLeast 10 [at least 10%]"]),
            ("from 18 to 22 degrees", ["temperature between 18 22 [from 18 to 22 degrees]"]),
        ])
    func intervals(_ text: String, _ expected: [String]) { #expect(read(text, .init(joinsIntervals: true)) == expected) }

    @Test("a kind that is asked for at a token is read more freely")
    func longest() throws {
        let tokens = TokenisedText("send five fifty to 20")
        let reader = QuantityRecogniser(english).reader(for: tokens)
        #expect(reader.longest(.money, at: 1)?.amount == Decimal(string: "5.5"))
        #expect(reader.longest(.money, at: 1)?.unit == nil)
        #expect(reader.longest(.temperature, at: 4)?.amount == 20)
        #expect(reader.longest(.money, at: 0) == nil)
        #expect(reader.longest(.number, at: -1) == nil)
        #expect(reader.longest(.number, at: 99) == nil)
    }

    @Test(
        "hostile texts are read or refused in bounded time",
        arguments: [
            String(repeating: "9", count: 100_000), String(repeating: "1,", count: 2_000),
            String(repeating: "1 000 ", count: 2_000),
            String(repeating: "thousand ", count: 2_000), String(repeating: "twenty and three and ", count: 1_000),
            String(repeating: "(", count: 5_000), String(repeating: "+1-", count: 2_000), String(repeating: "- ", count: 5_000),
            String(repeating: "half a ", count: 1_000), "1/0", "0/0", "1e999", "9^999", "-0", "٣٤ ५६ km", "٥ dollars", "$", "$-",
            "%",
            "1,,2", "..5", "5..", "\u{202E}5 dollars\u{202C}", "５ miles", "5\u{0}miles",
            "999999999999999999999999999999 trillion dollars",
        ])
    func survives(_ text: String) {
        for entity in QuantityRecogniser(english, .init(findsBareUnits: true, joinsIntervals: true)).entities(
            in: TokenisedText(text))
        {
            #expect(entity.amount?.isNaN != true && entity.upper?.isNaN != true)
            #expect(!entity.range.isEmpty)
        }
    }

    @Test("texts put together by chance never trap, and entities stand in order", arguments: 1...24)
    func fuzz(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "one", "twenty", "hundred", "thousand", "and", "a", "half", "of", "third", "fifths", "point", "over", "dozen",
            "minus", "-", "1", "23", "456",
            "7890", "0", ",", ".", "/", "$", "€", "%", "°", "'", "\"", "(", ")", "+", "x", "e", "^", "10", "k", "M", "dollars",
            "cents", "ft", "in", "m",
            "2", "per", "hour", "degrees", "c", "@", "com", "http", ":", "yes", "no", "to", "between", "½", "years", "old", " ",
            "\u{1F44D}", "٣", "é",
            "next", "last", "the", "quarter", "square", "out", "couple", "all",
        ]
        for _ in 0..<60 {
            var text = ""
            for _ in 0..<random.below(14) { text += pieces[random.below(pieces.count)] + (random.below(3) == 0 ? "" : " ") }
            let tokens = TokenisedText(text)
            let recogniser = QuantityRecogniser(
                english,
                .init(
                    findsBareUnits: random.below(2) == 0, joinsIntervals: random.below(2) == 0,
                    findsRelativeWords: random.below(2) == 0))
            var end = 0
            for entity in recogniser.entities(in: tokens) {
                #expect(entity.range.lowerBound >= end && entity.range.upperBound <= tokens.count, "seed \(seed): \(text)")
                #expect(entity.amount?.isNaN != true, "seed \(seed): \(text)")
                end = entity.range.upperBound
            }
            let reader = recogniser.reader(for: tokens)
            for kind in QuantityEntity.Kind.allCases {
                for index in 0..<tokens.count {
                    guard let found = reader.longest(kind, at: index) else { continue }
                    #expect(found.range.lowerBound == index && found.range.upperBound <= tokens.count, "seed \(seed): \(text)")
                }
            }
        }
    }
}
