import Foundation
import TextTokens

// MARK: Positions

extension QuantityScan {
    /// An ordinal, or a position that counts from the end.
    func position(at start: Int, _ numeral: Numeral, _ role: WordRole) -> QuantityEntity? {
        guard wants(.ordinal), numeral.role != .none || role.contains(.position) || role.contains(.number) else { return nil }
        var best: QuantityEntity?
        if role.contains(.position) { best = relative(at: start) }
        if role.contains(.position) || numeral.isOrdinal, let counted = countedFromEnd(at: start),
            counted.range.count > best?.range.count ?? 0
        {
            best = counted
        }
        if let found = numbers.ordinal(at: start), found.end - start > best?.range.count ?? 0, isFree(start),
            !isSeconds(start, found.end)
        {
            best = QuantityEntity(kind: .ordinal, range: start..<found.end, amount: Decimal(found.value))
            best?.origin = .start
        }
        return best
    }

    /// `a second`, `30 second timer`.
    private func isSeconds(_ start: Int, _ end: Int) -> Bool {
        guard end == start + 1, text.word(start) == "second" else { return false }
        let before = numbers.numeral(start - 1)
        return before.role == .digits || before.isCounting || before.role == .half || before.role == .hyphen
            || ["a", "per", "each", "every", "one", "split"].contains(text.word(start - 1))
    }

    private func relative(at start: Int) -> QuantityEntity? {
        guard let found = RelativePositions.lexicon.match(text, at: start) else { return nil }
        let value = RelativePositions.values[found.value]
        guard options.findsRelativeWords || !value.isWordAlone else { return nil }
        return entity(value.offset, value.origin, start..<found.end)
    }

    /// `second to last`, `third from last`, `the third last`: the offset from the end.
    private func countedFromEnd(at start: Int) -> QuantityEntity? {
        let first = text.word(start) == "the" ? start + 1 : start
        guard let found = numbers.ordinal(at: first), found.value > 1, found.value < 1_000_000 else { return nil }
        var end = found.end
        if text.word(end) == "-" { end += 1 }
        if ["to", "from"].contains(text.word(end)) { end += 1 }
        if text.word(end) == "-" || text.word(end) == "the" { end += 1 }
        guard end > found.end || text.word(end) == "last", text.word(end) == "last" || text.word(end) == "end" else { return nil }
        return entity(1 - found.value, .end, start..<end + 1)
    }

    private func entity(_ offset: Int, _ origin: QuantityEntity.Origin, _ range: Range<Int>) -> QuantityEntity {
        var result = QuantityEntity(kind: .ordinal, range: range, amount: Decimal(offset))
        result.origin = origin
        return result
    }
}

// MARK: Yes and no

extension QuantityScan {
    /// A yes or no that begins a clause.
    func answer(at start: Int) -> QuantityEntity? {
        guard start == 0 || tokens[start - 1].kind == .sign, let found = Answers.lexicon.match(text, at: start) else {
            return nil
        }
        var end = found.end
        // What belongs to the sign before: the colour of a hand.
        while end < tokens.count, isAttached(end), text.word(end).unicodeScalars.first?.properties.isEmojiModifier == true {
            end += 1
        }
        guard !isAttached(end) || tokens[end].kind == .sign else { return nil }
        guard text.word(start).utf8.count > 1 || (start == 0 && end == tokens.count) || tokens[start].kind == .sign else {
            return nil
        }
        var result = QuantityEntity(kind: .boolean, range: start..<end)
        result.truth = found.value == 1
        return result
    }
}

// MARK: Intervals

extension QuantityScan {
    /// `between 5 and 10 miles`, `3-5 km`, `under 20 dollars`.
    func interval(at start: Int) -> QuantityEntity? {
        guard roles[start].contains(.bound), let found = Bounds.lexicon.match(text, at: start) else {
            return pair(at: start, isAnd: false)
        }
        let bound = Bounds.values[found.value]
        guard found.end < tokens.count else { return nil }
        if bound == .between || bound == .exact {
            guard var result = pair(at: found.end, isAnd: bound == .between) else { return nil }
            result.range = start..<result.range.upperBound
            return result
        }
        guard var result = amount(at: found.end), result.amount != nil, result.kind != .number else { return nil }
        result.range = start..<result.range.upperBound
        result.bound = bound
        return result
    }

    /// Two amounts with one unit behind the second, or behind both.
    private func pair(at start: Int, isAnd: Bool) -> QuantityEntity? {
        guard let first = amountOrNumber(at: start) else { return nil }
        let end = first.range.upperBound
        let joint = text.word(end)
        guard joint == "-" || joint == "–" || joint == "to" || (isAnd && joint == "and"), end + 1 < tokens.count,
            let second = secondAmount(at: end + 1, of: first, joint), second.kind != .number, let upper = second.amount,
            let lower = first.amount,
            first.kind == .number || (first.kind == second.kind && first.unit == second.unit), lower <= upper
        else { return nil }
        var result = second
        result.range = start..<second.range.upperBound
        result.amount = first.kind == .number && second.kind == .money ? lower * scaleOfPart(second) : lower
        result.upper = upper
        result.bound = .between
        return result
    }

    /// The end of an interval; behind a sign of money the number alone, as in `$5-10`.
    private func secondAmount(at start: Int, of first: QuantityEntity, _ joint: String) -> QuantityEntity? {
        guard first.kind == .money, joint != "to", let number = numbers.number(at: start), endsAmount(number.end) else {
            return amount(at: start)
        }
        var second = first
        second.amount = number.value
        second.range = start..<number.end
        second.parts = []
        return second
    }

    /// What the amount said is worth in the currency's unit: 0.01 for cents.
    private func scaleOfPart(_ money: QuantityEntity) -> Decimal {
        guard let amount = money.amount, money.parts.count == 1, money.parts[0].amount != 0 else { return 1 }
        return amount / money.parts[0].amount
    }

    private func amountOrNumber(at start: Int) -> QuantityEntity? {
        if let found = amount(at: start), found.kind != .number || found.amount != nil { return found }
        return numbers.number(at: start).map { QuantityEntity(kind: .number, range: start..<$0.end, amount: $0.value) }
    }
}

// MARK: One kind at one token

extension QuantityScan {
    func bareUnit(at start: Int) -> QuantityEntity? {
        if wants(.money), roles[start].contains(.currency), let found = bareCurrency(at: start) { return found }
        if wants(.temperature), roles[start].contains(.degree), let found = bareScale(at: start) { return found }
        if wants(.dimension), roles[start].contains(.unit), let found = bareMeasure(at: start) { return found }
        if wants(.percentage), roles[start].contains(.percent), ["percent", "percentage", "%"].contains(text.word(start)) {
            return QuantityEntity(kind: .percentage, range: start..<start + 1)
        }
        return nil
    }

    /// Whether the token may begin an entity of the kind, as its look-up told.
    func mayBegin(_ kind: QuantityEntity.Kind, at start: Int) -> Bool {
        switch kind {
        case .email, .url: hasAddress
        default: numbers.numerals[start].role != .none || !roles[start].isEmpty
        }
    }

    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? {
        let scan = QuantityScan(self, only: kind)
        switch kind {
        case .number: return scan.numbers.number(at: start).flatMap { scan.numberAlone($0, from: start) }
        case .money: return scan.longer(scan.amount(at: start), scan.impliedMoney(at: start))
        case .percentage, .dimension, .age: return scan.amount(at: start)
        case .temperature: return scan.longer(scan.amount(at: start), scan.impliedTemperature(at: start))
        case .ordinal: return scan.position(at: start, scan.numbers.numerals[start], scan.roles[start])
        case .phone:
            var reading = scan
            return reading.phone(at: start)
        case .email, .url: return scan.address(at: start).flatMap { $0.kind == kind ? $0 : nil }
        case .boolean: return scan.answer(at: start)
        }
    }

    private func numberAlone(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        QuantityEntity(kind: .number, range: start..<number.end, amount: number.value)
    }

    private func impliedTemperature(at start: Int) -> QuantityEntity? {
        guard let number = numbers.number(at: start) else { return nil }
        return QuantityEntity(kind: .temperature, range: start..<number.end, amount: number.value)
    }
}
