import Foundation
import Testing
import TextTokens

@testable import Recognisers

struct NumberReaderTests {
    /// The number at the first token and what is left behind it.
    private func read(_ text: String) -> (value: Decimal, rest: String)? {
        let tokens = TokenisedText(text)
        return NumberReader(tokens, language: english).cardinal(at: 0).map { ($0.value, tokens.written($0.end..<tokens.count)) }
    }

    @Test(
        "numbers are read in digits, in words and mixed",
        arguments: [
            ("7", "7"), ("07", "7"), ("1,250", "1250"), ("1,250.75", "1250.75"), ("3 500 000", "3500000"), ("3,50,000", "350000"),
            (".75", "0.75"), ("12.50", "12.5"), ("1.234.567", "1234567"), ("-8", "-8"), ("minus eight", "-8"), ("- 8", "-8"),
            ("four", "4"), ("seventeen", "17"), ("forty two", "42"), ("forty-two", "42"), ("nought", "0"), ("zero", "0"),
            ("three hundred", "300"), ("three hundred and seven", "307"), ("nineteen hundred", "1900"), ("a hundred", "100"),
            ("a thousand and one", "1001"), ("six thousand two hundred and eleven", "6211"),
            ("two hundred and six thousand", "206000"),
            ("one million three hundred thousand", "1300000"), ("four thousand million", "4000000000"),
            ("two crore five lakh", "20500000"),
            ("5 million", "5000000"), ("2.5 million", "2500000"), ("5 thousand 2 hundred and 14", "5214"), ("7 hundred", "700"),
            ("3k", "3000"), ("1.5k", "1500"), ("4M", "4000000"), ("2bn", "2000000000"), ("6 bn", "6000000000"),
            ("a dozen", "12"), ("half a dozen", "6"), ("three dozen", "36"), ("a couple of", "2"), ("couple hundred", "200"),
            ("half", "0.5"), ("two and a half", "2.5"), ("two and a half million", "2500000"), ("half a million", "500000"),
            ("a quarter million", "250000"), ("three quarters", "0.75"), ("1/2", "0.5"), ("2 1/2", "2.5"), ("2½", "2.5"),
            ("¾", "0.75"), ("four fifths", "0.8"), ("one-eighth", "0.125"), ("three over four", "0.75"), ("sixty fifths", "12"),
            ("ten and three quarters", "10.75"), ("six point two five", "6.25"), ("zero point oh four", "0.04"),
            ("point five", "0.5"), ("three point two billion", "3200000000"), ("2e3", "2000"), ("2^10", "1024"), ("4e-1", "0.4"),
        ])
    func readsWhole(_ text: String, _ value: String) throws {
        let found = try #require(read(text), "\(text) is no number")
        #expect(found.value == Decimal(string: value), "\(text)")
        #expect(found.rest == "", "\(text)")
    }

    @Test(
        "a number ends where its words end",
        arguments: [
            ("twenty thirty", "20", "thirty"), ("five five", "5", "five"), ("two hundred dollars", "200", "dollars"),
            ("5-9", "5", "-9"), ("1, 250", "1", ", 250"), ("three and four", "3", "and four"),
            ("ten and twenty", "10", "and twenty"),
            ("half an hour", "0.5", "an hour"), ("1,25", "1", ",25"), ("10 am", "10", "am"), ("90s", "90", "s"),
            ("5kg", "5", "kg"),
            ("one hundred and a pizza", "100", "and a pizza"), ("3m", "3", "m"), ("1/0", "1", "/0"), ("one point", "1", "point"),
            ("twenty first", "20", "first"), ("one two three", "1", "two three"), ("zero one", "0", "one"),
            ("two hundred three hundred", "203", "hundred"), ("5 over the phone", "5", "over the phone"),
        ])
    func ends(_ text: String, _ value: String, _ rest: String) throws {
        let found = try #require(read(text))
        #expect(found.value == Decimal(string: value), "\(text)")
        #expect(found.rest == rest, "\(text)")
    }

    @Test(
        "what is no amount is refused",
        arguments: [
            "", "the", "a pizza", "an hour", "and a half", "hundreds of people", "first", "a second", "a third person", "1.2.3",
            "192.168.0.1", "quarter past two", "-", "- and", "/", String(repeating: "9", count: 400), "٣", "dozens", "over 3",
        ])
    func refuses(_ text: String) {
        #expect(read(text) == nil, "\(text)")
    }

    @Test(
        "positions are read in digits and in words",
        arguments: [
            ("3rd", 3), ("21st", 21), ("1,000th", 1000), ("third", 3), ("twelfth", 12), ("twenty first", 21),
            ("twenty-first", 21),
            ("thirtieth", 30), ("one hundred and fifth", 105), ("two hundredth", 200), ("three thousandth", 3000),
            ("one thousand two hundred and second", 1202),
        ])
    func ordinals(_ text: String, _ value: Int) throws {
        let tokens = TokenisedText(text)
        let found = try #require(NumberReader(tokens, language: english).ordinal(at: 0))
        #expect(found.value == value)
        #expect(found.end == tokens.count)
    }

    @Test("what is no position is refused", arguments: ["3", "three", "twenty", "a second", "one fifth", "3 th", "", "seconds"])
    func refusesOrdinals(_ text: String) {
        #expect(NumberReader(TokenisedText(text), language: english).ordinal(at: 0) == nil, "\(text)")
    }

    @Test("decimal commas are read where they are used")
    func commas() {
        let reader = NumberReader(TokenisedText("1.250,75 4,5"), language: english, separators: .pointAndComma)
        #expect(reader.cardinal(at: 0)?.value == Decimal(string: "1250.75"))
        #expect(reader.cardinal(at: 5)?.value == Decimal(string: "4.5"))
    }
}
