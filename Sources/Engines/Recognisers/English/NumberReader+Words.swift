import Foundation

/// The running sum of the words of a whole number: `two hundred | thousand | three hundred | five`.
struct NumeralSum {
    private(set) var total: Decimal = 0
    private(set) var group: Decimal = 0
    /// The place value of the last word in the group; 1,000 if the group is empty.
    private(set) var lowest: Int64 = 1_000
    private(set) var lastScale: Decimal = 1
    private var isDigits = false
    private var isEmpty = true

    var value: Decimal { total + group }
    /// The multiplier of the last word, 1 if it did not multiply.
    var scale: Decimal { group == 0 ? lastScale : 1 }
    /// Whether smaller numbers may follow after "and".
    var acceptsAnd: Bool { !isEmpty && !isDigits && lowest >= 100 }

    /// Adds a word; `false` if it cannot continue the number.
    mutating func add(_ numeral: Numeral) -> Bool {
        let accepted: Bool
        switch numeral.role {
        case .unit: accepted = addSmall(numeral.value, place: 1, below: lowest >= 100 || (lowest == 10 && numeral.value > 0))
        case .teen: accepted = addSmall(numeral.value, place: 1, below: lowest >= 100)
        case .ten: accepted = addSmall(numeral.value, place: 10, below: lowest >= 100)
        case .hundred: accepted = multiplyGroup(isPlural: numeral.isPlural && !numeral.isOrdinal)
        case .scale: accepted = multiply(by: Decimal(numeral.value), isPlural: numeral.isPlural && !numeral.isOrdinal)
        default: accepted = false
        }
        if accepted { isEmpty = false }
        return accepted
    }

    /// Adds digits; inside a number, they must be smaller than the preceding words.
    mutating func addDigits(_ value: Decimal) -> Bool {
        guard isEmpty || (lowest >= 100 && value < Decimal(lowest)) else { return false }
        group += value
        lowest = 1
        isDigits = isEmpty
        isEmpty = false
        return true
    }

    private mutating func addSmall(_ value: Int64, place: Int64, below isFree: Bool) -> Bool {
        guard isFree, !isDigits, !(value == 0 && !isEmpty) else { return false }
        group += Decimal(value)
        // Nothing can continue "zero".
        lowest = value == 0 ? 0 : place
        return true
    }

    private mutating func multiplyGroup(isPlural: Bool) -> Bool {
        if isEmpty {
            guard !isPlural else { return false }
            group = 1
        }
        guard group > 0, isDigits || group < 100, lowest != 100, group < NumberReader.largestHundreds else { return false }
        group *= 100
        lowest = 100
        isDigits = false
        return true
    }

    private mutating func multiply(by scale: Decimal, isPlural: Bool) -> Bool {
        if isEmpty {
            guard !isPlural else { return false }
            group = 1
        }
        guard lowest > 0 else { return false }
        if group == 0 || (total > 0 && scale >= lastScale) {
            // "three thousand million", "two hundred thousand five hundred million"
            guard value > 0, NumberReader.isRead(value, times: scale) else { return false }
            total = value * scale
            lastScale *= group == 0 ? scale : 1
        } else {
            guard NumberReader.isRead(group, times: scale) else { return false }
            total += group * scale
            lastScale = scale
        }
        group = 0
        lowest = 1_000
        isDigits = false
        return true
    }
}

extension NumberReader {
    enum Ending { case cardinal, ordinal }

    /// The longest whole number in words, which may begin with digits ("3 million") and contain digits ("3 hundred and 21").
    func words(at start: Int, ending: Ending, beforeFractions: Bool = true) -> FoundNumber? {
        var sum = NumeralSum()
        var end = start
        var index = start
        var form = FoundNumber.Form.whole
        while index < numerals.count {
            let numeral = numerals[index]
            if index > end || end == start {
                // The first word, and a word after a joint, must add to the sum.
            } else if let after = joint(at: index, sum, beforeFractions: beforeFractions) {
                index = after
                continue
            }
            if numeral.isOrdinal {
                guard ending == .ordinal, sum.add(numeral) else { break }
                return FoundNumber(value: sum.value, end: index + 1)
            }
            guard let (after, isWhole) = add(index, to: &sum, isFirst: end == start, isJoined: index > end) else { break }
            if !isWhole { form = .decimal }
            index = after
            end = after
        }
        guard ending == .cardinal, end > start else { return nil }
        return FoundNumber(value: sum.value, end: end, scale: sum.scale, form: form)
    }

    /// Adds the numeral or the digits at the token; returns their end and whether they are whole.
    private func add(_ index: Int, to sum: inout NumeralSum, isFirst: Bool, isJoined: Bool) -> (Int, Bool)? {
        let numeral = numerals[index]
        guard numeral.role == .digits else { return numeral.isCounting && sum.add(numeral) ? (index + 1, true) : nil }
        guard let digits = digits(at: index) else { return nil }
        let mayFollow = isFirst || isJoined || (isScale(digits.end) && !isAttached(index))
        guard mayFollow, isFirst || digits.form == .whole else { return nil }
        var value = digits.value
        // A multiplier letter such as `k` is only valid after the digits that begin a number.
        var end = digits.end
        if isFirst, let letter = multiplier(at: end, behind: digits) {
            guard Self.isRead(value, times: letter) else { return nil }
            value *= letter
            end += 1
        }
        return sum.addDigits(value) ? (end, digits.form == .whole) : nil
    }

    /// The continuation of the number after "and" or a hyphen; `nil` if there is none.
    private func joint(at index: Int, _ sum: NumeralSum, beforeFractions: Bool) -> Int? {
        let next = index + 1
        switch numerals[index].role {
        case .and:
            let runsOn =
                numeral(next).role == .digits
                ? digits(at: next)?.form == .whole : [.unit, .teen, .ten].contains(numeral(next).role)
            // "three hundred and two dozen" counts 300 and 24.
            guard runsOn, numeral(next + 1).role != .dozen, sum.acceptsAnd || (beforeFractions && isTwentyAndThree(index)) else {
                return nil
            }
            return beforeFractions && properFraction(at: next) != nil ? nil : next
        case .hyphen:
            guard numeral(next).isCounting, isAttached(index) == isAttached(next) else { return nil }
            return next
        default: return nil
        }
    }

    /// `twenty and three and three fifths`: only the fraction that follows makes this one number.
    private func isTwentyAndThree(_ index: Int) -> Bool {
        numeral(index - 1).role == .ten && numeral(index + 1).role == .unit && numeral(index + 2).role == .and
            && properFraction(at: index + 3) != nil
    }

    /// `k` in `5k`: letters that multiply adjacent digits; after a space, only if the number looks like an amount.
    private func multiplier(at index: Int, behind digits: FoundNumber) -> Decimal? {
        guard index < tokens.count, tokens[index].kind == .word, tokens[index].length <= 2 else { return nil }
        guard !isAttached(index + 1) || tokens[index + 1].kind == .sign else { return nil }
        guard isAttached(index) || digits.form == .decimal || digits.value >= 1_000 else { return nil }
        return language.numerals.multipliers[text.written(index..<index + 1)]
    }
}
