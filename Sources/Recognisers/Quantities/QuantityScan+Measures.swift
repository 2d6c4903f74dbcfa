import Foundation
import TextTokens

// MARK: Per cent

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

// MARK: Dimensions

extension QuantityScan {
    /// The unit at the token, where an abbreviation's conditions are met.
    private func unit(at index: Int, touching: Bool, hasPart: Bool = false) -> (unit: Unit, end: Int)? {
        guard index < tokens.count, let found = Units.shared.match(text, at: index) else { return nil }
        let word = text.word(index)
        if found.end == index + 1 {
            if touching, isWord(index), text.word(index - 2) == "-", isAttached(index - 1), isAttached(index - 2),
                isWord(index - 3)
            {
                return nil
            }
            if word == "in", !touching, !hasPart, !endsInches(found.end) { return nil }
            if word == "a" || attachedUnitWords.contains(word) && !touching { return nil }
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

    /// `24703 L-202` has no litres.
    private func endsAbbreviation(_ index: Int) -> Bool {
        !(isAttached(index) && text.word(index) == "-" && isAttached(index + 1))
    }

    private func opensQuote(_ index: Int) -> Bool {
        (max(0, index - 200)..<index).reduce(0) { $0 + (text.word($1) == text.word(index) ? 1 : 0) } % 2 == 1
    }

    /// A measure with its unit behind the number: `5 feet 2 inches`, `half a mile`, `20 [kg]`.
    func measure(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard let found = unit(at: index, touching: isAttached(index)),
            found.unit.dimension != .angle || isAngle(found.unit, start, found.end)
        else { return bracketed(number, from: start) }
        var result = QuantityEntity(kind: .dimension, range: start..<found.end, amount: number.value)
        result.unit = found.unit.name
        result.dimension = found.unit.dimension
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
        result.parts = [.init(amount: number.value, unit: found.unit.name)]
        return result
    }

    /// Smaller units behind: `5 ft 2`, `7 pounds and 3 ounces`, `1 m, 20 cm`.
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

    /// A number at the token, where it may be part of a compound amount.
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
            let inch = Units.shared.unit("inch"), let foot = Units.shared.unit(result.parts[0].unit)
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
        guard tokens[start].length > 3, let found = Units.shared.match(text, at: start), found.unit.dimension != .angle,
            found.end > start + 1 || found.unit.name.contains(text.word(start))
        else { return nil }
        // A single word such as "cup" or "foot" is more often something else.
        guard found.end > start + 1 else { return nil }
        var result = QuantityEntity(kind: .dimension, range: start..<found.end)
        result.unit = found.unit.name
        result.dimension = found.unit.dimension
        return result
    }
}

// MARK: Degrees

extension QuantityScan {
    /// `20 degrees`, `20°C`, `70 fahrenheit`, `2 degrees below zero`, `300 K`.
    func temperature(_ number: FoundNumber, from start: Int, unitAt index: Int) -> QuantityEntity? {
        guard wants(.temperature) else { return nil }
        var end = index
        if ["degree", "degrees", "deg", "degs", "°", "º"].contains(text.word(end)) {
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

    /// `- 20 degrees` behind a word.
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
        if let name = Self.scales[text.word(index)] { return (name, index + 1) }
        guard tokens[index].length == 1, let name = Self.letters[text.word(index)] else { return nil }
        // `13F` is a form, `14.7C/` a price: letters stand alone behind degrees, or touch the number and nothing else.
        let isPlain = hasDegrees || isFreeLetter(index)
        return isPlain && !(isAttached(index + 1) && isWord(index + 1)) ? (name, index + 1) : nil
    }

    private func isFreeLetter(_ index: Int) -> Bool {
        let next = index + 1
        let isCapital = text.written(index..<next).first?.isUppercase == true
        if text.word(index) == "k" || text.word(index) == "r" { return isCapital && !isAttached(index) && next >= tokens.count }
        guard !(isAttached(next) && isAttached(next + 1) && isWord(next + 1)), text.word(next) != "/" else { return false }
        if next >= tokens.count || isWarm { return true }
        // `11c to 17c a share` are prices.
        guard isCapital || !isAttached(index) || text.word(index) == "f" else { return false }
        return tokens[next].kind == .sign || Self.behindLetter.contains(text.word(next))
    }

    private static let behindLetter: Set<String> = [
        "outside", "inside", "today", "tonight", "tomorrow", "and", "or", "please", "now", "is",
    ]
    static let scales: [String: String] = [
        "celsius": "celsius", "celcius": "celsius", "centigrade": "celsius", "centigrate": "celsius", "fahrenheit": "fahrenheit",
        "farenheit": "fahrenheit", "fahrenheits": "fahrenheit", "farhenheit": "fahrenheit", "kelvin": "kelvin",
        "kelvins": "kelvin",
        "rankine": "rankine", "delisle": "delisle",
    ]
    private static let letters: [String: String] = ["c": "celsius", "f": "fahrenheit", "k": "kelvin", "r": "rankine"]

    /// A scale without degrees.
    func bareScale(at start: Int) -> QuantityEntity? {
        let hasDegrees = text.word(start).hasPrefix("deg")
        guard let name = Self.scales[text.word(hasDegrees ? start + 1 : start)] else { return nil }
        var result = QuantityEntity(kind: .temperature, range: start..<start + (hasDegrees ? 2 : 1))
        result.unit = name
        return result
    }

    /// Whether degrees are an angle: by the words around, else where no temperature is looked for.
    private func isAngle(_ unit: Unit, _ start: Int, _ end: Int) -> Bool {
        guard unit.name == "degree" else { return true }
        guard scale(at: end, hasDegrees: true) == nil else { return false }
        if isSurelyAngle(start, end) { return true }
        return !wants(.temperature) && !isWarm
    }

    private func isSurelyAngle(_ start: Int, _ end: Int) -> Bool {
        if Self.angleNouns.contains(text.word(end)) { return true }
        // "turn the heating to 70 degrees"
        if text.word(start - 1) == "to" || (max(0, start - 5)..<start).contains(where: { Self.adjusting.contains(text.word($0)) })
        {
            return false
        }
        return (max(0, start - 5)..<start).contains { Self.turning.contains(text.word($0)) }
    }

    private static let angleNouns: Set<String> = [
        "angle", "angles", "turn", "north", "south", "east", "west", "clockwise", "left", "right",
    ]
    private static let turning: Set<String> = [
        "angle", "turn", "turns", "rotate", "rotates", "rotated", "tilt", "tilted", "pan", "swivel", "slope", "latitude",
        "longitude", "bearing",
    ]
    private static let adjusting: Set<String> = [
        "up", "down", "heat", "heating", "temperature", "thermostat", "oven", "ac", "air",
    ]
    static let warmth: Set<String> = [
        "temperature", "temp", "warm", "warmer", "hot", "cold", "heat", "cool", "cooler", "weather", "outside", "inside", "oven",
        "thermostat",
        "boils", "freezes", "fever", "celsius", "fahrenheit",
    ]
}

// MARK: Ages

extension QuantityScan {
    /// `5 years old`, `5-year-old`, `6 months of age`, `aged` is left to words before.
    func age(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        guard number.value >= 0, number.value < 1_000 else { return nil }
        let index = skipHyphen(number.end)
        if ["yo", "yrs", "yr"].contains(text.word(index)) {
            let isOld = text.word(index) == "yo"
            let old = skipHyphen(index + 1)
            guard isOld || text.word(old) == "old" else { return nil }
            return aged(number, "year", start..<(isOld ? index + 1 : old + 1))
        }
        guard let unit = Self.ageUnits[text.word(index)] else { return nil }
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

    private static let ageUnits: [String: String] = [
        "year": "year", "years": "year", "month": "month", "months": "month", "week": "week", "weeks": "week", "day": "day",
        "days": "day",
    ]
}
