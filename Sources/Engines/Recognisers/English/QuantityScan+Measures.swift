import Foundation
import TextTokens

extension QuantityScan {
    /// The unit at the token, if the conditions for abbreviations are met.
    private func unit(at index: Int, touching: Bool, hasPart: Bool = false) -> (unit: Unit, end: Int)? {
        guard index < tokens.count, let found = language.units.match(text, at: index) else { return nil }
        let word = text.word(index)
        if found.end == index + 1 {
            if touching, isWord(index), text.word(index - 2) == "-", isAttached(index - 1), isAttached(index - 2),
                isWord(index - 3)
            {
                return nil
            }
            if word == "in", !touching, !hasPart, !endsInches(found.end) { return nil }
            if word == "a" || language.units.words.attached.contains(word) && !touching { return nil }
            if tokens[index].length == 1, isWord(index), !endsAbbreviation(found.end) { return nil }
            if ["\"", "”", "'", "’"].contains(word), !touching, opensQuote(index) { return nil }
        }
        // `m212`, `45ml3`
        if isAttached(found.end), isWord(found.end - 1),
            isDigits(found.end) || (isWord(found.end) && !text.word(found.end).hasPrefix("'"))
        {
            return nil
        }
        return found
    }

    private func endsInches(_ index: Int) -> Bool {
        index >= tokens.count || (tokens[index].kind == .sign && text.word(index) != "-")
            || ["long", "wide", "tall", "high", "deep", "thick", "by", "x"].contains(text.word(index))
    }

    /// `24703 L-202` contains no litres.
    private func endsAbbreviation(_ index: Int) -> Bool {
        !(isAttached(index) && text.word(index) == "-" && isAttached(index + 1))
    }

    private func opensQuote(_ index: Int) -> Bool {
        (max(0, index - 200)..<index).reduce(0) { $0 + (text.word($1) == text.word(index) ? 1 : 0) } % 2 == 1
    }

    /// A measure with its unit after the number: `5 feet 2 inches`, `half a mile`, `20 [kg]`.
    func measure(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard let found = unit(at: index, touching: isAttached(index)),
            found.unit.dimension != .angle || isAngle(found.unit, start, found.end)
        else { return bracketed(number, from: start) }
        var result = QuantityEntity(kind: .dimension, range: start..<found.end, amount: number.value)
        result.unit = found.unit.name
        result.dimension = found.unit.dimension
        result.worth = found.unit.worth
        result.parts = [.init(amount: number.value, unit: found.unit.name)]
        addParts(&result, found.unit)
        return result
    }

    private func bracketed(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        guard let close = ["[": "]", "<": ">", "(": ")"][text.word(number.end)],
            let found = unit(at: number.end + 1, touching: true), text.word(found.end) == close
        else { return nil }
        var result = QuantityEntity(kind: .dimension, range: start..<found.end + 1, amount: number.value)
        result.unit = found.unit.name
        result.dimension = found.unit.dimension
        result.worth = found.unit.worth
        result.parts = [.init(amount: number.value, unit: found.unit.name)]
        return result
    }

    /// Smaller units that follow: `5 ft 2`, `7 pounds and 3 ounces`, `1 m, 20 cm`.
    private func addParts(_ result: inout QuantityEntity, _ first: Unit) {
        guard first.dimension == .length || first.dimension == .weight || first.dimension == .volume else { return }
        var smallest = first
        while result.parts.count < 5 {
            let end = result.range.upperBound
            let next = text.word(end) == "and" || text.word(end) == "," ? end + 1 : end
            guard let number = part(at: next, isJoined: next > end) else { return }
            let index = unitStart(behind: number)
            guard let found = unit(at: index, touching: isAttached(index), hasPart: true),
                found.unit.dimension == first.dimension,
                found.unit.worth < smallest.worth, !found.unit.name.hasPrefix("cubic")
            else { return addBareInches(&result, smallest, number, from: next) }
            add(number.value, found.unit, end: found.end, to: &result, first)
            smallest = found.unit
        }
    }

    /// A number at the token that may be part of a compound amount.
    private func part(at index: Int, isJoined: Bool) -> FoundNumber? {
        guard index < tokens.count, numbers.numeral(index).role != .article else {
            return isJoined && role(index + 1).contains(.unit) ? oneUnit(at: index) : nil
        }
        return numbers.number(at: index).flatMap { $0.value >= 0 ? $0 : nil }
    }

    private func add(_ amount: Decimal, _ unit: Unit, end: Int, to result: inout QuantityEntity, _ first: Unit) {
        result.amount = (result.amount ?? 0) + amount * unit.worth / first.worth
        result.parts.append(.init(amount: amount, unit: unit.name))
        result.range = result.range.lowerBound..<end
    }

    /// `6'2`, `six foot two`.
    private func addBareInches(_ result: inout QuantityEntity, _ last: Unit, _ number: FoundNumber, from next: Int) {
        guard last.name == "foot", next == result.range.upperBound, number.form == .whole, number.value < 12,
            let inch = language.units.unit("inch"), let foot = language.units.unit(result.parts[0].unit)
        else { return }
        let isSigned = ["'", "’", "′"].contains(text.word(next - 1))
        guard isSigned ? isAttached(next) : ["foot", "ft", "feet"].contains(text.word(next - 1)) && endsAmount(number.end) else {
            return
        }
        guard !isAttached(number.end) || tokens[number.end].kind == .sign else { return }
        add(number.value, inch, end: number.end, to: &result, foot)
    }

    /// A unit without an amount.
    func bareMeasure(at start: Int) -> QuantityEntity? {
        guard tokens[start].length > 3, let found = language.units.match(text, at: start), found.unit.dimension != .angle,
            found.end > start + 1 || found.unit.name.contains(text.word(start))
        else { return nil }
        // A single word such as "cup" or "foot" usually has another meaning.
        guard found.end > start + 1 else { return nil }
        var result = QuantityEntity(kind: .dimension, range: start..<found.end)
        result.unit = found.unit.name
        result.dimension = found.unit.dimension
        result.worth = found.unit.worth
        return result
    }
}
