import Foundation
import TextTokens

/// Parses numbers in digits, in words and mixed, at any token of one text.
///
/// Returns `nil` for anything else and for implausibly large numbers; nothing overflows.
///
///     NumberReader(TokenisedText("two and a half million"), language: english).cardinal(at: 0)  // 2500000, end 5
final class NumberReader: NumberPhrases {
    let text: TokenisedText
    let language: RecogniserLanguage
    let separators: NumberSeparators
    let numerals: [Numeral]
    let tokens: [TextToken]

    convenience init(_ text: TokenisedText, language: RecogniserLanguage, separators: NumberSeparators = .commaAndPoint) {
        let numerals = text.tokens.map { $0.kind == .digits ? Numeral(role: .digits) : language.numerals.table[$0.text] ?? .none }
        self.init(text, language: language, separators: separators, numerals: numerals)
    }

    init(_ text: TokenisedText, language: RecogniserLanguage, separators: NumberSeparators, numerals: [Numeral]) {
        self.text = text
        self.language = language
        self.separators = separators
        self.numerals = numerals
        tokens = text.tokens
    }

    func cardinal(at start: Int) -> (value: Decimal, end: Int)? {
        guard let found = number(at: start) else { return nil }
        return (found.value, found.end)
    }

    func fraction(at start: Int) -> (value: Decimal, end: Int)? {
        if numeral(start).role == .half, !numeral(start).isPlural { return (0.5, start + 1) }
        return properFraction(at: start).map { ($0.value, $0.end) }
    }

    func ordinal(at start: Int) -> (value: Int, end: Int)? {
        if numeral(start).role == .digits, let found = ordinalDigits(at: start) { return found }
        let hasArticle = numeral(start).role == .article
        let first = hasArticle ? start + 1 : start
        // "a second" is not a number, "a hundred thousandth" is one.
        if hasArticle, numeral(first).isOrdinal || !isScale(first) { return nil }
        guard let found = words(at: first, ending: .ordinal), found.value > 0, found.value < Self.largestOrdinal else {
            return nil
        }
        return (NSDecimalNumber(decimal: found.value).intValue, found.end)
    }

    /// Larger values are rejected; `Decimal` holds 38 digits.
    static let largest = Decimal(sign: .plus, exponent: 30, significand: 1)
    static let largestHundreds = largest / 100
    /// Smaller values can be multiplied by any word's value, which is below 10^13.
    static let alwaysMultiplied = Decimal(sign: .plus, exponent: 17, significand: 1)

    /// Whether the value times the scale is within the limit.
    static func isRead(_ value: Decimal, times scale: Decimal) -> Bool {
        value < alwaysMultiplied && scale < largestScale || value < largest / scale
    }

    private static let largestScale = Decimal(sign: .plus, exponent: 13, significand: 1)
    private static let largestOrdinal = Decimal(sign: .plus, exponent: 17, significand: 1)

    func numeral(_ index: Int) -> Numeral { numerals.indices.contains(index) ? numerals[index] : .none }

    func isScale(_ index: Int) -> Bool { [.hundred, .scale].contains(numeral(index).role) }

    /// Whether the token directly follows the previous one.
    func isAttached(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].isAttached }
}

/// A parsed number.
struct FoundNumber {
    var value: Decimal
    var end: Int
    /// The multiplier of its last word, 1 if there is none.
    var scale: Decimal = 1
    var form = Form.whole

    enum Form { case whole, decimal, fraction, power }
}

// MARK: Forms, in the order in which they are tried

extension NumberReader {
    func number(at start: Int) -> FoundNumber? {
        let first = numeral(start)
        switch first.role {
        case .none, .and, .of, .over: return decimalFromPoint(at: start)
        case .point: return decimalFromPoint(at: start)
        case .minus, .hyphen: return negative(at: start)
        case .article: return afterArticle(at: start)
        case .half: return half(at: start)
        case .quarter: return portion(0.25, at: start, isBare: true)
        case .couple: return couple(at: start)
        case .dozen: return first.isPlural ? nil : withMixed(FoundNumber(value: 12, end: start + 1, scale: 12))
        case .vulgarFraction: return vulgarFraction(at: start)
        case .digits, .unit, .teen, .ten, .hundred, .scale: return first.isOrdinal ? nil : positive(at: start)
        }
    }

    /// Whether a minus sign precedes the number, as opposed to the hyphen of `10-20` or `covid-19`.
    private func negative(at start: Int) -> FoundNumber? {
        let next = start + 1
        if numeral(start).role == .hyphen {
            guard !isAttached(start) || isBracket(start - 1), isAttached(next) || start == 0 else { return nil }
        }
        guard ![.minus, .hyphen].contains(numeral(next).role), var found = number(at: next) else { return nil }
        found.value.negate()
        return found
    }

    private func isBracket(_ index: Int) -> Bool { ["(", "[", "$", "€", "£"].contains(text.word(index)) }

    /// `a hundred`, `a dozen`, `a couple`, `a half`, `a quarter million`, `a fifth of`.
    private func afterArticle(at start: Int) -> FoundNumber? {
        let next = start + 1
        let numeral = numeral(next)
        if numeral.isOrdinal { return articleFraction(at: next) }
        switch numeral.role {
        case .hundred, .scale: return numeral.isPlural ? nil : positive(at: next)
        case .dozen, .couple: return number(at: next)
        case .half: return portion(0.5, at: next, isBare: false)
        case .quarter: return portion(0.25, at: next, isBare: false)
        default: return nil
        }
    }

    /// `couple of`, `couple hundred`.
    private func couple(at start: Int) -> FoundNumber? {
        let next = numeral(start + 1).role == .of ? start + 2 : start + 1
        if isScale(next), !numeral(next).isOrdinal, let scale = words(at: next, ending: .cardinal) {
            return FoundNumber(value: scale.value * 2, end: scale.end)
        }
        let isTwo = numeral(start + 1).role == .of || numeral(start - 1).role == .article || text.word(start) == "couple"
        return isTwo ? FoundNumber(value: 2, end: next) : nil
    }

    private func positive(at start: Int) -> FoundNumber? {
        if numeral(start).role == .digits {
            if let found = slashFraction(at: start) ?? power(at: start) { return multiplied(found) }
        }
        guard var found = words(at: start, ending: .cardinal) else { return nil }
        if let decimal = spokenDecimals(after: found) { return dozens(multiplied(decimal)) }
        found = dozens(found)
        return fraction(over: found, at: start) ?? quotient(found) ?? mixed(found) ?? found
    }

    private func withMixed(_ found: FoundNumber) -> FoundNumber { mixed(found) ?? found }

    /// `three dozen`.
    func dozens(_ found: FoundNumber) -> FoundNumber {
        guard numeral(found.end).role == .dozen else {
            guard found.form == .whole, numeral(found.end).role == .and, numeral(found.end + 2).role == .dozen,
                let count = words(at: found.end + 1, ending: .cardinal), count.end == found.end + 2
            else { return found }
            return FoundNumber(value: found.value + count.value * 12, end: count.end + 1)
        }
        return FoundNumber(value: found.value * 12, end: found.end + 1, scale: 12, form: found.form)
    }

    /// The scale words `thousand`, `million` and so on after a number that is not whole.
    func multiplied(_ found: FoundNumber) -> FoundNumber {
        var result = found
        while isScale(result.end), !numeral(result.end).isOrdinal {
            let scale = Decimal(numeral(result.end).value)
            guard abs(result.value) * scale < Self.largest else { break }
            result.value *= scale
            result.scale *= scale
            result.end += 1
        }
        return result
    }
}
