import Foundation

extension NumberReader {
    /// `two thirds`, `one twenty-fifth`, `twenty fifths`: the denominator after a numerator.
    func fraction(over upper: FoundNumber, at start: Int) -> FoundNumber? {
        guard upper.form == .whole, let lower = denominator(behind: upper, at: start) else { return nil }
        return ofScale(FoundNumber(value: upper.value / lower.value, end: lower.end, form: .fraction))
    }

    private func denominator(behind upper: FoundNumber, at start: Int) -> (value: Decimal, end: Int)? {
        let first =
            numeral(upper.end).role == .hyphen && isAttached(upper.end) == isAttached(upper.end + 1) ? upper.end + 1 : upper.end
        let numeral = numeral(first)
        if numeral.role == .quarter || (numeral.role == .half && (numeral.isPlural || upper.value == 1)) {
            return numeral.isPlural || upper.value == 1 ? (Decimal(numeral.value), first + 1) : nil
        }
        guard let lower = words(at: first, ending: .ordinal, beforeFractions: false), lower.value > 2 else { return nil }
        // "twenty fifth" is an ordinal; "one fifth" and "two fifths" are fractions.
        guard self.numeral(lower.end - 1).isPlural || upper.value == 1 else { return nil }
        return (lower.value, lower.end)
    }

    /// The fraction that starts at the token; `nil` unless it is less than one.
    func properFraction(at start: Int) -> FoundNumber? {
        let found: FoundNumber?
        switch numeral(start).role {
        case .article where [.half, .quarter].contains(numeral(start + 1).role):
            found = FoundNumber(value: 1 / Decimal(numeral(start + 1).value), end: start + 2, form: .fraction)
        case .article where numeral(start + 1).isDenominator:
            found = FoundNumber(value: 1 / Decimal(numeral(start + 1).value), end: start + 2, form: .fraction)
        case .digits: found = slashFraction(at: start) ?? wordFraction(at: start)
        case .vulgarFraction: found = sign(at: start)
        default: found = wordFraction(at: start)
        }
        return found.flatMap { $0.value > 0 && $0.value < 1 ? $0 : nil }
    }

    private func wordFraction(at start: Int) -> FoundNumber? {
        guard let upper = words(at: start, ending: .cardinal, beforeFractions: false), upper.form == .whole,
            let lower = denominator(behind: upper, at: start)
        else { return nil }
        return FoundNumber(value: upper.value / lower.value, end: lower.end, form: .fraction)
    }

    /// `3/4`, but not the date `3/4/21`; rejects division by zero.
    func slashFraction(at start: Int) -> FoundNumber? {
        guard isSlash(start + 1), numeral(start + 2).role == .digits, isAttached(start + 2), !isSlash(start - 1),
            !isSlash(start + 3)
        else { return nil }
        guard let upper = digits(at: start), let lower = digits(at: start + 2), upper.end == start + 1, lower.value > 0,
            upper.form == .whole, lower.form == .whole
        else { return nil }
        return FoundNumber(value: upper.value / lower.value, end: lower.end, form: .fraction)
    }

    private func isSlash(_ index: Int) -> Bool { isAttached(index) && ["/", "\u{2044}"].contains(text.word(index)) }

    /// `one over three`, `two out of five`.
    func quotient(_ upper: FoundNumber) -> FoundNumber? {
        if text.word(upper.end) == "out", numeral(upper.end + 1).role == .of { return share(upper) }
        guard numeral(upper.end).role == .over, let lower = words(at: upper.end + 1, ending: .cardinal), lower.value > 0 else {
            return nil
        }
        // "5 over the phone" does not match; "20 over 2 days" would only match with whole numbers on both sides.
        guard upper.form == .whole, lower.form == .whole, isLast(lower.end) else { return nil }
        return FoundNumber(value: upper.value / lower.value, end: lower.end, form: .fraction)
    }

    /// `two out of five`; "five out of three" is two numbers.
    private func share(_ upper: FoundNumber) -> FoundNumber? {
        guard let lower = words(at: upper.end + 2, ending: .cardinal), upper.form == .whole, lower.form == .whole,
            upper.value >= 0,
            upper.value < lower.value
        else { return nil }
        return FoundNumber(value: upper.value / lower.value, end: lower.end, form: .fraction)
    }

    private func isLast(_ index: Int) -> Bool { index >= tokens.count || tokens[index].kind == .sign }

    /// `two and a half`, `five and three quarters`, `2 1/2`, `2½`, and a scale after them.
    func mixed(_ whole: FoundNumber) -> FoundNumber? {
        guard whole.form == .whole else { return nil }
        if let found = hyphenated(whole) { return joined(whole, found) }
        let hasAnd = numeral(whole.end).role == .and
        let next = hasAnd ? whole.end + 1 : whole.end
        guard let part = properFraction(at: next) else { return nil }
        let isWritten = [.digits, .vulgarFraction].contains(numeral(next).role)
        guard hasAnd || (isWritten && numeral(whole.end - 1).role == .digits) else { return nil }
        return joined(whole, part)
    }

    /// `three-and-a-half`, `5-1/2`.
    private func hyphenated(_ whole: FoundNumber) -> FoundNumber? {
        guard numeral(whole.end).role == .hyphen, isAttached(whole.end), isAttached(whole.end + 1) else { return nil }
        let next = whole.end + 1
        if numeral(next).role == .digits, let part = slashFraction(at: next), part.value < 1 { return part }
        let words = (next..<next + 5).map { text.word($0) }
        guard words[0] == "and", words[1] == "-", words[2] == "a", words[3] == "-", ["half", "quarter"].contains(words[4]) else {
            return nil
        }
        return FoundNumber(value: words[4] == "half" ? 0.5 : 0.25, end: next + 5, form: .fraction)
    }

    private func joined(_ whole: FoundNumber, _ part: FoundNumber) -> FoundNumber {
        // "one billion and a quarter million": the fraction has a scale of its own.
        if isScale(part.end), whole.scale > 1 {
            let scaled = multiplied(part)
            if scaled.value < whole.scale {
                return FoundNumber(value: whole.value + scaled.value, end: scaled.end, form: .fraction)
            }
        }
        // "five billion and three quarters" means quarters of a billion.
        let unit = whole.scale >= 1_000_000 || whole.scale == 12 ? whole.scale : 1
        let result = FoundNumber(value: whole.value + part.value * unit, end: part.end, form: .fraction)
        return numeral(result.end).role == .dozen && whole.scale == 1 ? dozens(result) : multiplied(result)
    }
}

// MARK: Halves and quarters

extension NumberReader {
    /// `half`, `half a million`, `half a dozen`.
    func half(at start: Int) -> FoundNumber? {
        numeral(start).isPlural ? nil : portion(0.5, at: start, isBare: false)
    }

    /// A half or a quarter and the scale after it; a bare `quarter` needs one.
    func portion(_ value: Decimal, at start: Int, isBare: Bool) -> FoundNumber? {
        guard !numeral(start).isPlural else { return nil }
        let found = FoundNumber(value: value, end: start + 1, form: .fraction)
        let whole = ofScale(found)
        if whole.end > found.end { return whole }
        let next = numeral(start + 1).role == .article ? start + 2 : start + 1
        if numeral(next).role == .dozen, !numeral(next).isPlural {
            return FoundNumber(value: value * 12, end: next + 1, form: .fraction)
        }
        return isBare ? nil : found
    }

    /// `million`, `a million`, `of a million` after a fraction.
    private func ofScale(_ part: FoundNumber) -> FoundNumber {
        var index = part.end
        if numeral(index).role == .of { index += 1 }
        if numeral(index).role == .article { index += 1 }
        guard isScale(index), !numeral(index).isOrdinal, !numeral(index).isPlural else { return part }
        return multiplied(FoundNumber(value: part.value, end: index, form: .fraction))
    }

    /// `a fifth of`, `a hundredth`; but not "a third person".
    func articleFraction(at index: Int) -> FoundNumber? {
        guard numeral(index).isDenominator, !numeral(index).isPlural else { return nil }
        let next = index + 1
        guard isLast(next) || numeral(next).role == .of else { return nil }
        return ofScale(FoundNumber(value: 1 / Decimal(numeral(index).value), end: next, form: .fraction))
    }

    /// `½`, and a scale after it.
    func vulgarFraction(at start: Int) -> FoundNumber? { sign(at: start).map(multiplied) }

    private func sign(at start: Int) -> FoundNumber? {
        Numeral.vulgarFractions[text.word(start)].map {
            FoundNumber(value: Decimal($0.0) / Decimal($0.1), end: start + 1, form: .fraction)
        }
    }
}
