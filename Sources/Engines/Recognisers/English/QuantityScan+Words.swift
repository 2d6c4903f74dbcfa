import Foundation
import TextTokens

// MARK: Ordinals

extension QuantityScan {
    /// An ordinal, or a position counted from the end.
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
        guard let found = language.positions.lexicon.match(text, at: start) else { return nil }
        let value = language.positions.values[found.value]
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
    /// A yes or no at the start of a clause.
    func answer(at start: Int) -> QuantityEntity? {
        guard start == 0 || tokens[start - 1].kind == .sign, let found = language.answers.match(text, at: start) else {
            return nil
        }
        var end = found.end
        // A modifier of the preceding symbol: the skin tone of an emoji.
        while end < tokens.count, isAttached(end), text.word(end).unicodeScalars.first?.properties.isEmojiModifier == true {
            end += 1
        }
        guard mayStandAlone(start, end) else { return nil }
        guard !isAttached(end) || tokens[end].kind == .sign else { return nil }
        guard text.word(start).utf8.count > 1 || (start == 0 && end == tokens.count) || tokens[start].kind == .sign else {
            return nil
        }
        var result = QuantityEntity(kind: .boolean, range: start..<end)
        result.truth = found.value == 1
        return result
    }

    /// "no onions" and "right now" are not answers, "no i said" is one.
    private func mayStandAlone(_ start: Int, _ end: Int) -> Bool {
        guard end == start + 1, isWord(end), language.quantities.lists.determining.contains(text.word(start)) else { return true }
        return language.quantities.lists.continuing.contains(text.word(end)) || text.word(end).hasPrefix("don")
    }
}
