import Foundation
import TextTokens

extension QuantityScan {
    /// A currency word at the token, if its conditions are met.
    private func currency(at index: Int, amount: Decimal?, leads: Bool) -> (word: CurrencyWord, end: Int)? {
        guard let found = language.currencies.lexicon.match(text, at: index) else { return nil }
        let word = language.currencies.words[found.value]
        if leads, !word.mayLead { return nil }
        if word.isCapital, text.written(index..<found.end) != text.written(index..<found.end).uppercased() { return nil }
        if let amount, abs(amount) < word.least { return nil }
        // The "s" of "music 's $ 5" belongs to the preceding word.
        if leads, text.word(index) == "a", !isAttached(index + 1) { return nil }
        if leads, ["'", "’"].contains(text.word(index - 1)) { return nil }
        // "10 c" means cents only if no other kinds are wanted, or if the digits are adjacent.
        if found.end == index + 1, tokens[index].length == 1, isWord(index), wants(.temperature), text.word(index) == "c" {
            return nil
        }
        return (word, found.end)
    }

    /// Money with its currency after the number: `20 dollars and 50 cents`, `5 quid`, `75 USD million`.
    func money(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard let found = currency(at: index, amount: number.value, leads: false) else { return nil }
        var value = number.value
        var end = found.end
        let scaled = numbers.multiplied(FoundNumber(value: value, end: end))
        if scaled.end > end, number.scale == 1, numbers.numeral(end).isPlural == false {
            (value, end) = (scaled.value, scaled.end)
        }
        let amount = entity(found.word, value, start..<end)
        return found.word.isPart ? amount : withPart(amount, found.word, whole: number.form == .whole)
    }

    /// Money with its currency before the number: `$20`, `EUR 5`, `-$3`, `c $ 16.4 million`.
    func ledMoney(at start: Int) -> QuantityEntity? {
        let isNegative = numbers.numerals[start].role == .hyphen
        let index = isNegative ? start + 1 : start
        guard !isNegative || (!isAttached(start) && isAttached(index)), role(index).contains(.currency) else { return nil }
        guard let found = currency(at: index, amount: nil, leads: true), let number = led(found.end),
            // "The euro one" is one in euros.
            number.value != 1 || !isWord(index) || !isWord(found.end)
        else { return nil }
        let value = isNegative ? -number.value : number.value
        // "$20 dollars" and "$20 USD" name the currency twice.
        if role(number.end).contains(.currency), let again = currency(at: number.end, amount: value, leads: false),
            !again.word.isPart,
            !Set(again.word.candidates).isDisjoint(with: found.word.candidates),
            numbers.number(at: again.end) == nil || !again.word.mayLead
        {
            return entity(again.word.isExact ? again.word : found.word, value, start..<again.end)
        }
        return withPart(entity(found.word, value, start..<number.end), found.word, whole: number.form == .whole)
    }

    private func led(_ index: Int) -> FoundNumber? {
        guard var number = withDecimalComma(at: index) ?? numbers.number(at: index), numbers.numeral(index).role != .article
        else {
            return nil
        }
        if isAttached(number.end), isDigits(number.end - 1), number.scale == 1, abs(number.value) < 1_000_000_000_000,
            let scale = language.quantities.moneyScales[text.word(number.end)]
        {
            number.value *= scale
            number.scale = scale
            number.end += 1
        }
        guard !(isAttached(number.end) && isWord(number.end) && role(number.end).isEmpty && !text.word(number.end).hasPrefix("'"))
        else {
            return nil
        }
        return number
    }

    /// `20,50` next to a currency has a decimal comma.
    func withDecimalComma(at index: Int) -> FoundNumber? {
        guard options.separators == .commaAndPoint, isDigits(index), isDigits(index + 2), text.word(index + 1) == ",",
            isAttached(index + 1),
            isAttached(index + 2), tokens[index + 2].length == 2, let whole = numbers.digits(at: index),
            whole.end == index + 1,
            !(isAttached(index + 3) && (isDigits(index + 4) || isWord(index + 3) && !role(index + 3).contains(.currency))),
            let cents = Decimal(string: text.word(index + 2))
        else { return nil }
        return FoundNumber(value: whole.value + cents / 100, end: index + 3, form: .decimal)
    }

    /// `120 MEUR`: a code prefixed with the scale, as traders write.
    func codeAmount(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard wants(.money), isWord(index), tokens[index].length == 4 else { return nil }
        let written = text.written(index..<index + 1)
        guard let scale = language.numerals.multipliers[String(written.prefix(1))], abs(number.value) < 1_000_000_000_000,
            let currency = language.currencies.index(of: String(written.dropFirst()))
        else { return nil }
        let word = CurrencyWord(candidates: [currency], name: language.currencies.all[currency].name)
        return entity(word, number.value * scale, start..<index + 1)
    }

    private func entity(_ word: CurrencyWord, _ said: Decimal?, _ range: Range<Int>) -> QuantityEntity {
        var result = QuantityEntity(kind: .money, range: range, amount: said.map { $0 * word.worth })
        let local = language.currencies.index(of: options.currency)
        let index = local.flatMap { word.candidates.isEmpty || word.candidates.contains($0) ? $0 : nil } ?? word.candidates.first
        result.unit = index.map { language.currencies.all[$0].code } ?? options.currency
        result.unitWord = word.name.isEmpty ? nil : word.name
        result.isExactCurrency = word.isExact
        if let said { result.parts = [.init(amount: said, unit: word.name)] }
        return result
    }

    /// The hundredths that follow: `and 50 cents`, `50 cents`, a bare `50`, and `and fifty` unless it counts something.
    private func withPart(_ amount: QuantityEntity, _ word: CurrencyWord, whole: Bool) -> QuantityEntity {
        guard whole, let said = amount.amount else { return amount }
        let end = amount.range.upperBound
        let hasJoint = text.word(end) == "and" || text.word(end) == ","
        let next = hasJoint ? end + 1 : end
        guard next < tokens.count, let number = numbers.number(at: next), number.form == .whole, number.value >= 0,
            number.value < 1_000
        else {
            return amount
        }
        var result = amount
        if role(number.end).contains(.currency), let found = language.currencies.lexicon.match(text, at: number.end) {
            let part = language.currencies.words[found.value]
            // "3 CHF 4 cents": hundredths of any currency are called cents.
            guard part.isPart, part.name == "cent" || !Set(part.candidates).isDisjoint(with: word.candidates) else {
                return amount
            }
            result.amount = said + (said < 0 ? -1 : 1) * number.value * part.worth
            result.range = amount.range.lowerBound..<found.end
            result.parts.append(.init(amount: number.value, unit: part.name))
            return result
        }
        guard mayBeHundredths(number, at: next, isJoined: text.word(end) == "and"), text.word(end) != "," else { return amount }
        result.amount = said + (said < 0 ? -1 : 1) * number.value / 100
        result.range = amount.range.lowerBound..<number.end
        result.parts = []
        return result
    }

    private func mayBeHundredths(_ number: FoundNumber, at index: Int, isJoined: Bool) -> Bool {
        guard number.value < 100, number.scale == 1 else { return false }
        if number.end < tokens.count, isAttached(number.end), tokens[number.end].kind == .sign, isDigits(number.end + 1) {
            return false
        }
        if ["%", "/", "-", "°", "º"].contains(text.word(number.end)) || role(number.end).contains(.currency) { return false }
        if isJoined { return number.end >= tokens.count || tokens[number.end].kind == .sign || text.word(number.end) == "and" }
        guard number.value >= 10 || (isDigits(index) && tokens[index].length == 2) else { return false }
        return endsAmount(number.end)
    }

    /// `pounds` may be a weight: decided by the context, then by the local currency.
    func prefersMeasure(_ money: QuantityEntity, _ measure: QuantityEntity?) -> Bool {
        guard let measure, measure.kind == .dimension, measure.dimension == .weight else { return measure?.kind == .temperature }
        if text.word(measure.range.upperBound) == "of" { return true }
        let before = max(0, measure.range.lowerBound - 4)..<measure.range.lowerBound
        return before.contains { language.quantities.lists.weighing.contains(text.word($0)) }
            || options.currency == "USD" && measure.unit != "pound"
    }

    /// A currency without an amount.
    func bareCurrency(at start: Int) -> QuantityEntity? {
        guard let found = currency(at: start, amount: nil, leads: false), tokens[start].length > 2, !found.word.isCapital,
            found.word.least == 0
        else { return nil }
        return entity(found.word, nil, start..<found.end)
    }

    /// `five fifty`, `twelve`: if money is expected.
    func impliedMoney(at start: Int) -> QuantityEntity? {
        guard let number = numbers.number(at: start), number.end > start else { return nil }
        var result = QuantityEntity(kind: .money, range: start..<number.end, amount: number.value)
        if number.form == .whole, number.value > 0, number.value < 100, let part = numbers.number(at: number.end),
            part.form == .whole,
            part.value >= 10, part.value < 100, !isAttached(number.end), endsAmount(part.end),
            !isDigits(start) || isDigits(number.end)
        {
            result.amount = number.value + part.value / 100
            result.range = start..<part.end
        }
        return result
    }
}
