import Foundation
import TextTokens

extension QuantityScan {
    /// `between 5 and 10 miles`, `3-5 km`, `under 20 dollars`.
    func interval(at start: Int) -> QuantityEntity? {
        guard roles[start].contains(.bound), let found = language.limits.match(text, at: start) else {
            return pair(at: start, isAnd: false)
        }
        let bound = RecogniserLanguage.limits[found.value].bound
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

    /// Two amounts with one unit after the second, or after both.
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

    /// The end of an interval; after a currency sign, just a number, as in `$5-10`.
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

    /// The worth of the spoken unit in the currency's main unit: 0.01 for cents.
    private func scaleOfPart(_ money: QuantityEntity) -> Decimal {
        guard let amount = money.amount, money.parts.count == 1, money.parts[0].amount != 0 else { return 1 }
        return amount / money.parts[0].amount
    }

    private func amountOrNumber(at start: Int) -> QuantityEntity? {
        if let found = amount(at: start), found.kind != .number || found.amount != nil { return found }
        return numbers.number(at: start).map { QuantityEntity(kind: .number, range: start..<$0.end, amount: $0.value) }
    }
}
