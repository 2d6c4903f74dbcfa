import Foundation

/// Reads English numbers, in digits and in words up to billions.
enum NumberReader {
    struct Found {
        var value: Decimal
        var end: Int
        /// Whether it was written in digits.
        var isDigits = false
    }

    private static let small: WordMap<Int> = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
        "eighteen": 18, "nineteen": 19,
    ]
    private static let tens: WordMap<Int> = [
        "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
        "ninety": 90,
    ]
    private static let scales: WordMap<Decimal> = [
        "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000, "mio": 1_000_000, "bn": 1_000_000_000,
    ]
    private static let ordinals: WordMap<Int> = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
        "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15, "sixteenth": 16,
        "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
    ]

    /// The number that starts at the token; `nil` when none does.
    static func number(in utterance: Utterance, at start: Int) -> Found? {
        guard start < utterance.count else { return nil }
        if utterance.tokens[start].kind == .number { return digits(in: utterance, at: start) }
        guard utterance.tokens[start].kind == .word else { return nil }
        return amount(in: utterance, at: start) ?? words(in: utterance, at: start)
    }

    /// The whole number that starts at the token, at most `limit`; `nil` when none does.
    static func integer(in utterance: Utterance, at start: Int, limit: Int = 1_000_000_000) -> (value: Int, end: Int)? {
        guard let found = number(in: utterance, at: start), found.value <= Decimal(limit), found.value >= 0 else { return nil }
        let value = NSDecimalNumber(decimal: found.value).intValue
        return Decimal(value) == found.value ? (value, found.end) : nil
    }

    /// The ordinal that starts at the token, such as `3rd`, `third` or `twenty first`; `nil` when none does.
    static func ordinal(in utterance: Utterance, at start: Int) -> (value: Int, end: Int)? {
        guard start < utterance.count else { return nil }
        let token = utterance.tokens[start]
        if token.kind == .ordinal { return Int(token.text).map { ($0, start + 1) } }
        if let value = ordinals[token.text] { return (value, start + 1) }
        if let ten = tens[token.text], let unit = ordinals[utterance.word(start + 1)], unit < 10 {
            return (ten + unit, start + 2)
        }
        return nil
    }

    private static func digits(in utterance: Utterance, at start: Int) -> Found? {
        guard var value = Decimal(string: utterance.tokens[start].text) else { return nil }
        var end = start + 1
        if let scale = scales[utterance.word(end)] {
            value *= scale
            end += 1
        } else if utterance.word(end) == "hundred" {
            value *= 100
            end += 1
        } else if utterance.word(end) == "k", utterance.tokens[end].isAttached {
            value *= 1_000
            end += 1
        } else if let fraction = fraction(in: utterance, at: end) {
            value += fraction.value
            end = fraction.end
        }
        return Found(value: value, end: end, isDigits: true)
    }

    /// `1/2` after a space, `and a half`, `and a quarter`.
    private static func fraction(in utterance: Utterance, at start: Int) -> Found? {
        guard utterance.word(start) == "and", utterance.word(start + 1) == "a" else { return nil }
        switch utterance.word(start + 2) {
        case "half": return Found(value: 0.5, end: start + 3)
        case "quarter": return Found(value: 0.25, end: start + 3)
        default: return nil
        }
    }

    /// `a couple of`, `half a dozen`, `a hundred`.
    private static func amount(in utterance: Utterance, at start: Int) -> Found? {
        let hasArticle = ["a", "an"].contains(utterance.word(start))
        let index = hasArticle ? start + 1 : start
        switch utterance.word(index) {
        case "couple": return Found(value: 2, end: utterance.word(index + 1) == "of" ? index + 2 : index + 1)
        case "dozen": return Found(value: 12, end: index + 1)
        case "half" where utterance.word(index + 1) == "a" && utterance.word(index + 2) == "dozen":
            return Found(value: 6, end: index + 3)
        case "hundred", "thousand", "million", "billion": return hasArticle ? words(in: utterance, at: index) : nil
        default: return nil
        }
    }

    private static func words(in utterance: Utterance, at start: Int) -> Found? {
        var total: Decimal = 0
        var group: Decimal = 0
        var end = start
        var lowest = Decimal(1_000)
        loop: while end < utterance.count {
            let word = utterance.tokens[end].text
            if let value = small[word], lowest >= 100 || (lowest >= 10 && value > 0 && value < 10) {
                group += Decimal(value)
                lowest = 1
            } else if let value = tens[word], lowest >= 100 {
                group += Decimal(value)
                lowest = 10
            } else if word == "hundred", group < 100 {
                group = (group == 0 ? 1 : group) * 100
                lowest = 100
            } else if let scale = scales[word], end > start || group == 0 {
                total += (group == 0 ? 1 : group) * scale
                group = 0
                lowest = 1_000
            } else if word == "and", end > start, lowest >= 100, startsNumber(utterance.word(end + 1)) {
                // British "two hundred and five".
            } else {
                break loop
            }
            end += 1
        }
        guard end > start else { return nil }
        return withFraction(Found(value: total + group, end: end), in: utterance)
    }

    private static func startsNumber(_ word: String) -> Bool { small[word] != nil || tens[word] != nil }

    /// `two point five`, `two and a half`.
    private static func withFraction(_ found: Found, in utterance: Utterance) -> Found {
        if let fraction = fraction(in: utterance, at: found.end) {
            return Found(value: found.value + fraction.value, end: fraction.end)
        }
        guard utterance.word(found.end) == "point" else { return found }
        var result = found
        var place = Decimal(1)
        var end = found.end + 1
        while let digit = small[utterance.word(end)], digit < 10 {
            place /= 10
            result.value += Decimal(digit) * place
            end += 1
        }
        if end > found.end + 1 { result.end = end }
        return result
    }
}
