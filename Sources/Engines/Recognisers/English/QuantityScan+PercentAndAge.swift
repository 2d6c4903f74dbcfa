import Foundation
import TextTokens

// MARK: Percent

extension QuantityScan {
    /// `%`, `percent`, `per cent`.
    private func percentSign(at index: Int) -> Int? {
        switch text.word(index) {
        case "%", "percent", "percents", "pct", "percentage": index + 1
        case "per": text.word(index + 1) == "cent" || text.word(index + 1) == "cents" ? index + 2 : nil
        default: nil
        }
    }

    func percent(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard let end = percentSign(at: index) else { return nil }
        return QuantityEntity(kind: .percentage, range: start..<end, amount: number.value)
    }

    /// `percent of twenty`.
    func percentOf(at start: Int) -> QuantityEntity? {
        guard let sign = percentSign(at: start), text.word(sign) == "of", text.word(start) != "percentage",
            let number = numbers.number(at: sign + 1)
        else { return nil }
        return QuantityEntity(kind: .percentage, range: start..<number.end, amount: number.value)
    }
}

// MARK: Ages

extension QuantityScan {
    /// `5 years old`, `5-year-old`, `6 months of age`; `aged` is handled elsewhere.
    func age(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        guard number.value >= 0, number.value < 1_000 else { return nil }
        let index = skipHyphen(number.end)
        if ["yo", "yrs", "yr"].contains(text.word(index)) {
            let isOld = text.word(index) == "yo"
            let old = skipHyphen(index + 1)
            guard isOld || text.word(old) == "old" else { return nil }
            return aged(number, "year", start..<(isOld ? index + 1 : old + 1))
        }
        guard let unit = language.quantities.ages[text.word(index)] else { return nil }
        let next = skipHyphen(index + 1)
        if ["old", "olds"].contains(text.word(next)) { return aged(number, unit, start..<next + 1) }
        guard text.word(next) == "of", text.word(next + 1) == "age" else { return nil }
        return aged(number, unit, start..<next + 2)
    }

    private func aged(_ number: FoundNumber, _ unit: String, _ range: Range<Int>) -> QuantityEntity {
        var result = QuantityEntity(kind: .age, range: range, amount: number.value)
        result.unit = unit
        return result
    }

    private func skipHyphen(_ index: Int) -> Int { text.word(index) == "-" ? index + 1 : index }
}
