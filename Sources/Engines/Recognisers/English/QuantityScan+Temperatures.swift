import Foundation
import TextTokens

extension QuantityScan {
    /// `20 degrees`, `20°C`, `70 fahrenheit`, `2 degrees below zero`, `300 K`.
    func temperature(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard wants(.temperature) else { return nil }
        var end = index
        if language.quantities.lists.degrees.contains(text.word(end)) {
            end += 1
            if text.word(end - 1).hasPrefix("deg"), text.word(end - 1).utf8.count < 5, text.word(end) == ".", isAttached(end) {
                end += 1
            }
        }
        let scale = scale(at: end, hasDegrees: end > index)
        if let scale { end = scale.end }
        guard end > index, scale != nil || !isSurelyAngle(start, end) else { return nil }
        var value = number.value
        if text.word(end) == "below",
            text.word(end + 1) == "zero" || text.word(end + 1) == "freezing" && scale?.name != "fahrenheit"
        {
            value = -abs(value)
            end += 2
        }
        var result = QuantityEntity(kind: .temperature, range: start..<end, amount: value)
        result.unit = scale?.name
        return result
    }

    /// `- 20 degrees` after a word.
    func spacedMinus(at start: Int) -> QuantityEntity? {
        guard numbers.numerals[start].role == .hyphen, isWord(start - 1), !isAttached(start),
            numbers.numeral(start - 1).role == .none,
            !isAttached(start + 1), var number = numbers.number(at: start + 1)
        else { return nil }
        number.value.negate()
        return temperature(number, from: start, unitAt: unitStart(behind: number))
    }

    private func scale(at index: Int, hasDegrees: Bool) -> (name: String, end: Int)? {
        guard isWord(index) else { return nil }
        if let name = language.quantities.scales[text.word(index)] { return (name, index + 1) }
        guard tokens[index].length == 1, let name = language.quantities.lists.scaleLetters[text.word(index)] else { return nil }
        // `13F` is a form, `14.7C/` a price: a letter must stand alone after degrees, or be adjacent to the number only.
        let isPlain = hasDegrees || (isFreeLetter(index) && !isNamed(index))
        return isPlain && !(isAttached(index + 1) && isWord(index + 1)) ? (name, index + 1) : nil
    }

    /// `apartment 4c`
    private func isNamed(_ index: Int) -> Bool {
        isAttached(index) && language.quantities.lists.namedByNumber.contains(text.word(index - 2))
    }

    private func isFreeLetter(_ index: Int) -> Bool {
        let next = index + 1
        let isCapital = text.written(index..<next).first?.isUppercase == true
        if text.word(index) == "k" || text.word(index) == "r" {
            return isCapital && (isWarm || (!isAttached(index) && next >= tokens.count))
        }
        guard !(isAttached(next) && isAttached(next + 1) && isWord(next + 1)), text.word(next) != "/" else { return false }
        if next >= tokens.count || isWarm { return true }
        // "72 F to C"
        if ["to", "in", "into"].contains(text.word(next)),
            language.quantities.lists.scaleLetters[text.word(next + 1)] != nil || text.word(next + 1).hasPrefix("deg")
        {
            return true
        }
        // `11c to 17c a share` are prices.
        guard isCapital || !isAttached(index) || text.word(index) == "f" else { return false }
        return tokens[next].kind == .sign || language.quantities.lists.behindLetter.contains(text.word(next))
    }

    /// A temperature scale without degrees.
    func bareScale(at start: Int) -> QuantityEntity? {
        let hasDegrees = text.word(start).hasPrefix("deg")
        guard let name = language.quantities.scales[text.word(hasDegrees ? start + 1 : start)] else { return nil }
        var result = QuantityEntity(kind: .temperature, range: start..<start + (hasDegrees ? 2 : 1))
        result.unit = name
        return result
    }

    /// Whether degrees mean an angle: decided by the context, or else by whether temperatures are wanted.
    func isAngle(_ unit: Unit, _ start: Int, _ end: Int) -> Bool {
        guard unit.name == "degree" else { return true }
        guard scale(at: end, hasDegrees: true) == nil else { return false }
        if isSurelyAngle(start, end) { return true }
        return !wants(.temperature) && !isWarm
    }

    private func isSurelyAngle(_ start: Int, _ end: Int) -> Bool {
        if language.quantities.lists.angleNouns.contains(text.word(end)) { return true }
        // "turn the heating to 70 degrees"
        if text.word(start - 1) == "to"
            || (max(0, start - 5)..<start).contains(where: { language.quantities.lists.adjusting.contains(text.word($0)) })
        {
            return false
        }
        return (max(0, start - 5)..<start).contains { language.quantities.lists.turning.contains(text.word($0)) }
    }
}
