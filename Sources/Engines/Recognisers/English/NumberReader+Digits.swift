import Foundation
import TextTokens

extension NumberReader {
    private static let longest = 30

    /// Digits with separators, `1,234.5`; `nil` for versions, addresses and numbers too long to be an amount.
    func digits(at start: Int) -> FoundNumber? {
        guard numeral(start).role == .digits else { return nil }
        let (group, decimal) = separators == .commaAndPoint ? (",", ".") : (".", ",")
        var end = grouped(from: start, by: group) ?? spaced(from: start) ?? start + 1
        if end == start + 1 {
            if let other = grouped(from: start, by: decimal), let found = withOtherSeparators(start..<other, group) {
                return found
            }
            if let other = grouped(from: start, by: "'") { end = other }
            if let found = withOtherDecimals(start, group) { return found }
        }
        let whole = start..<end
        guard isSign(decimal, at: end), isDigits(end + 1) else { return value(whole, fraction: end..<end) }
        end += 2
        // `1.2.3` is a version or a date.
        if isSign(decimal, at: end), isDigits(end + 1) { return nil }
        return value(whole, fraction: end - 1..<end)
    }

    /// `1.111,11` and `1.234.567`, which are only valid with the other separators.
    private func withOtherSeparators(_ whole: Range<Int>, _ sign: String) -> FoundNumber? {
        let end = whole.upperBound
        guard isSign(sign, at: end), isDigits(end + 1) else {
            // Four groups are an IP address.
            return whole.count > 3 && whole.count != 7 ? value(whole, fraction: end..<end) : nil
        }
        guard tokens[end + 1].length <= 2, !(isAttached(end + 2) && isDigits(end + 3)) else { return nil }
        return value(whole, fraction: end + 1..<end + 2)
    }

    /// `0,5` and `1,5 million`, where the comma cannot be a thousands separator.
    private func withOtherDecimals(_ start: Int, _ sign: String) -> FoundNumber? {
        guard isSign(sign, at: start + 1), isDigits(start + 2), tokens[start + 2].length <= 2,
            !(isAttached(start + 3) && isDigits(start + 4))
        else { return nil }
        guard text.word(start) == "0" || (numeral(start + 3).role == .scale && !numeral(start + 3).isOrdinal) else { return nil }
        return value(start..<start + 1, fraction: start + 2..<start + 3)
    }

    /// `.5` or `point five`.
    func decimalFromPoint(at start: Int) -> FoundNumber? {
        if numeral(start).role == .point { return spokenDecimals(after: FoundNumber(value: 0, end: start)).map(multiplied) }
        let sign = separators == .commaAndPoint ? "." : ","
        guard text.word(start) == sign, isDigits(start + 1), !(isAttached(start) && isWordOrDigits(start - 1)) else { return nil }
        guard !(isSign(sign, at: start + 2) && isDigits(start + 3)) else { return nil }
        guard var found = value(start..<start, fraction: start + 1..<start + 2) else { return nil }
        if isAttached(found.end), let letter = language.numerals.multipliers[written(found.end)] {
            found.value *= letter
            found.end += 1
        }
        return multiplied(found)
    }

    /// `point nought four`, `point 5`.
    func spokenDecimals(after found: FoundNumber) -> FoundNumber? {
        guard numeral(found.end).role == .point, found.value >= 0 else { return nil }
        var end = found.end + 1
        var figures: [UInt8] = []
        while figures.count < Self.longest, let figure = spokenFigure(end) {
            figures += figure
            end += 1
        }
        guard !figures.isEmpty, let value = Self.decimal([], figures) else { return nil }
        return FoundNumber(value: found.value + value, end: end, form: .decimal)
    }

    private func spokenFigure(_ index: Int) -> [UInt8]? {
        let numeral = numeral(index)
        switch numeral.role {
        case .unit: return numeral.isOrdinal ? nil : [UInt8(numeral.value) + 0x30]
        // "three point fourteen"
        case .teen, .ten: return numeral.isOrdinal ? nil : Array(String(numeral.value).utf8)
        case .digits: return Array(text.bytes(of: tokens[index]).prefix(Self.longest))
        default: return text.word(index) == "oh" || text.word(index) == "o" ? [0x30] : nil
        }
    }

    /// `3rd`, `21st`, `1,000th`.
    func ordinalDigits(at start: Int) -> (value: Int, end: Int)? {
        guard let found = digits(at: start), found.form == .whole, found.value < 1_000_000_000_000 else { return nil }
        guard isAttached(found.end), ["st", "nd", "rd", "th"].contains(text.word(found.end)) else { return nil }
        return (NSDecimalNumber(decimal: found.value).intValue, found.end + 1)
    }

    /// `1e10`, `1.1^23`.
    func power(at start: Int) -> FoundNumber? {
        guard let base = digits(at: start), isAttached(base.end) else { return nil }
        if ["x", "×", "*"].contains(text.word(base.end)), text.word(base.end + 1) == "10", text.word(base.end + 2) == "^" {
            return scientific(base)
        }
        let isExponent = text.word(base.end) == "e"
        guard isExponent || text.word(base.end) == "^" else { return nil }
        var index = base.end + 1
        var isNegative = false
        while isAttached(index), index <= base.end + 2, text.word(index) == "-" || text.word(index) == "+" {
            if text.word(index) == "-" { isNegative.toggle() }
            index += 1
        }
        guard isDigits(index), let exponent = Int(text.word(index)), exponent <= 999 else { return nil }
        let signed = isNegative ? -exponent : exponent
        guard let value = isExponent ? shifted(base.value, signed) : raised(base.value, signed) else { return nil }
        return FoundNumber(value: value, end: index + 1, form: .power)
    }

    /// `6.2x10^-4`
    private func scientific(_ base: FoundNumber) -> FoundNumber? {
        let isNegative = text.word(base.end + 3) == "-"
        let index = base.end + (isNegative ? 4 : 3)
        guard isDigits(index), let exponent = Int(text.word(index)),
            let value = shifted(base.value, isNegative ? -exponent : exponent)
        else {
            return nil
        }
        return FoundNumber(value: value, end: index + 1, form: .power)
    }

    private func shifted(_ value: Decimal, _ exponent: Int) -> Decimal? {
        guard (-30...30).contains(exponent) else { return nil }
        let result = value * Decimal(sign: .plus, exponent: exponent, significand: 1)
        return result.isNaN || result > Self.largest ? nil : result
    }

    private func raised(_ value: Decimal, _ exponent: Int) -> Decimal? {
        let result = pow(NSDecimalNumber(decimal: value).doubleValue, Double(exponent))
        guard result.isFinite, result < 1e30, result > 1e-30 else { return nil }
        return Decimal(string: String(result))
    }
}

// MARK: Groups

extension NumberReader {
    private func isDigits(_ index: Int) -> Bool { numeral(index).role == .digits && isAttached(index) }
    private func isSign(_ sign: String, at index: Int) -> Bool { isAttached(index) && text.word(index) == sign }
    private func isWordOrDigits(_ index: Int) -> Bool { index >= 0 && tokens[index].kind != .sign }
    private func written(_ index: Int) -> String { index < tokens.count ? text.written(index..<index + 1) : "" }

    /// The end of `1,234,567` or `12,34,567`, with a separator before each group; `nil` if no group follows.
    private func grouped(from start: Int, by sign: String, atLeast: Int = 1) -> Int? {
        guard tokens[start].length <= 3 else { return nil }
        var end = start + 1
        while end - start < Self.longest, isSign(sign, at: end), isDigits(end + 1), [2, 3].contains(tokens[end + 1].length) {
            end += 2
        }
        // The last group has three digits: `1,23` are two numbers.
        while end > start + 1, tokens[end - 1].length != 3 || isDigits(end) { end -= 2 }
        return (end - start - 1) / 2 >= atLeast ? end : nil
    }

    /// The end of `1 234 567`: groups of three after single spaces.
    private func spaced(from start: Int) -> Int? {
        guard tokens[start].length <= 3, text.word(start).first != "0",
            !isAttached(start) || numeral(start - 1).role == .none
        else { return nil }
        var end = start + 1
        while end < tokens.count, end - start < Self.longest, numeral(end).role == .digits, tokens[end].length == 3,
            !isAttached(end),
            tokens[end].start - tokens[end - 1].end <= 3, !isAttached(end + 1) || tokens[end + 1].kind == .sign
        {
            end += 1
        }
        // If more digits follow the last group, these are not thousands.
        guard end > start + 1, numeral(end).role != .digits else { return nil }
        return end
    }

    /// The value of the tokens' digits, without the separators between them.
    private func value(_ whole: Range<Int>, fraction: Range<Int>) -> FoundNumber? {
        let length = whole.reduce(0) { $0 + tokens[$1].length }
        guard length <= Self.longest * 2, fraction.allSatisfy({ tokens[$0].length <= 2_000 }) else { return nil }
        var figures: [UInt8] = []
        for index in whole where tokens[index].kind == .digits { figures += text.bytes(of: tokens[index]) }
        let decimals = fraction.isEmpty ? [] : text.bytes(of: tokens[fraction.lowerBound]).prefix(Self.longest)
        guard let value = Self.decimal(figures[...], decimals) else { return nil }
        return FoundNumber(value: value, end: fraction.upperBound, form: fraction.isEmpty ? .whole : .decimal)
    }

    /// The value of ASCII digits before and after the decimal point; `nil` beyond 30 digits.
    private static func decimal(_ whole: some Collection<UInt8>, _ fraction: some Collection<UInt8>) -> Decimal? {
        let whole = whole.drop { $0 == 0x30 }
        guard whole.count <= longest else { return nil }
        let decimals = fraction.prefix(36 - whole.count)
        if whole.count + decimals.count <= 18 {
            var mantissa: Int64 = 0
            for digit in whole { mantissa = mantissa * 10 + Int64(digit - 0x30) }
            for digit in decimals { mantissa = mantissa * 10 + Int64(digit - 0x30) }
            return Decimal(sign: .plus, exponent: -decimals.count, significand: Decimal(mantissa))
        }
        var digits = Array(whole)
        digits.append(0x2E)
        digits += decimals
        return Decimal(string: "0" + String(decoding: digits, as: UTF8.self))
    }
}
