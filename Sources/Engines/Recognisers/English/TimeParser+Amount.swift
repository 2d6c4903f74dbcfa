/// Durations: `2 hours and a half`, `half an hour`, `a couple of days`, `1 hour thirty`.
extension TimeParser {
    func amount(at start: Int) -> Found<TimeAmount>? {
        guard var (amount, end) = amountPart(at: start, isFirst: true) else { return nil }
        while amount.parts.count < 7 {
            var index = end
            if isSign(index, ",") { index += 1 }
            if role(index) == .and { index += 1 }
            if let half = halfBehind(at: index, of: amount.parts[amount.parts.count - 1].unit), index > end {
                amount.parts[amount.parts.count - 1].value += half.value
                end = half.end
                continue
            }
            if let part = amountPart(at: index, isFirst: false), let unit = part.value.parts.last?.unit,
                unit.seconds < amount.finest.seconds,
                !isShift(behind: part.end) || index == end
                    || role(index - 1) == .and && amount.finest.grain >= .day && unit.grain < .day || isSign(end, ",")
            {
                amount.parts += part.value.parts
                end = part.end
            } else if let minutes = bareMinutes(at: index, behind: amount), index == end || role(end) == .and {
                amount.parts.append(.init(Double(minutes.value), .minute))
                end = minutes.end
            } else {
                break
            }
        }
        return (amount, end)
    }

    /// Whether "ago" or the like follows, which needs an amount of its own: `3 months and 2 days ago`.
    private func isShift(behind index: Int) -> Bool { isOneOf(index, .ago) }

    /// `1 hour fifteen`, `2 hours and 10`.
    private func bareMinutes(at index: Int, behind amount: TimeAmount) -> Found<Int>? {
        guard amount.finest == .hour, amount.isWhole, let minutes = small(at: index, limit: 59), minutes.value > 0,
            lexeme(minutes.end).unit == nil, !isDigits(index) || minutes.value >= 10,
            !isOneOf(minutes.end, .meridiem, .oclock, .part),
            !isSign(minutes.end, ":"), !isSign(minutes.end, "-")
        else { return nil }
        return minutes
    }

    /// `a half`, `half`, `a quarter` after `and`.
    private func halfBehind(at index: Int, of unit: TimeUnit) -> Found<Double>? {
        let after = role(index) == .article ? index + 1 : index
        if role(after) == .half, lexeme(after + 1).unit == nil, role(after + 1) != .past { return (0.5, after + 1) }
        if lexeme(after).unit == .quarter, after > index, unit != .year || lexeme(after).unit == .quarter {
            return (0.25, after + 1)
        }
        return nil
    }

    /// One number and its unit.
    private func amountPart(at start: Int, isFirst: Bool) -> Found<TimeAmount>? {
        if let prime = prime(at: start) { return prime }
        if let fraction = fractionOfUnit(at: start) { return fraction }
        if let number = quantity(at: start) {
            let isWritten = isDigits(number.end - 1)
            var index = number.end
            if role(index) == .article, role(index - 1) == .half { index += 1 }
            index = skip(.extra, .more, .less, .all, at: index)
            if isSign(index, "-"), isAttached(index), isAttached(index + 1), lexeme(index + 1).unit != nil { index += 1 }
            if role(index) == .of, number.value != number.value.rounded() || role(index - 1) == .couple {
                index = skipThe(index + 1)
            }
            if let unit = countedUnit(at: index, shortAllowed: isWritten) {
                var amount = TimeAmount([.init(number.value, unit.value)])
                if unit.value != .businessDay, role(number.end - 1) == .few || role(number.end) == .few { amount.isVague = true }
                amount.isVague = amount.isVague || role(start) == .few || (role(start) == .article && role(start + 1) == .few)
                return (amount, unit.end)
            }
            return nil
        }
        guard isFirst || word(start) == "another" || role(start) == .article || lexeme(start).number == 1 else { return nil }
        var index = start
        if role(index) == .article, lexeme(index).value == 0 || role(index + 1) == .all && isFirst { index += 1 }
        if word(index) == "another" { index += 1 }
        let hadAll = role(index) == .all
        index = skip(.all, .extra, at: index)
        if hadAll, isSign(index, "-"), isAttached(index) { index += 1 }
        guard index > start, let unit = lexeme(index).unit, hadAll || !lexeme(index).isPlural || role(start) == .article,
            lexeme(index).ordinal == 0 || role(start) == .article
        else { return nil }
        if hadAll, role(start) != .article, unit != .day, unit != .night, unit != .week, unit != .weekend, unit != .month,
            unit != .year, unit != .fortnight
        {
            return nil
        }
        var amount = TimeAmount([.init(1, unit)])
        amount.isSingular = true
        return (amount, index + 1)
    }

    /// `2'` and `15"`, minutes and seconds, if nothing else follows.
    private func prime(at start: Int) -> Found<TimeAmount>? {
        guard options.readsPrimes, let number = digits(start, atMost: 3), isAttached(start + 1) else { return nil }
        if isSign(start + 1, "'") { return (TimeAmount([.init(Double(number), .minute)]), start + 2) }
        if isSign(start + 1, "\"") { return (TimeAmount([.init(Double(number), .second)]), start + 2) }
        return nil
    }

    /// A unit after a number; letters such as `h` only after digits.
    private func countedUnit(at index: Int, shortAllowed: Bool) -> Found<TimeUnit>? {
        if role(index) == .business, lexeme(index + 1).unit == .day { return (.businessDay, index + 2) }
        if role(index) == .fiscal, lexeme(index).value == 3, let unit = lexeme(index + 1).unit { return (unit, index + 2) }
        if word(index) == "workdays" || word(index) == "weekdays" { return (.businessDay, index + 1) }
        if lexeme(index).unit == .week, isSign(index + 1, "-") || true, word(index + 1) == "end" || word(index + 1) == "ends" {
            return (.weekend, index + 2)
        }
        if let unit = lexeme(index).unit { return (unit, skipUnitDot(index + 1)) }
        guard shortAllowed else { return nil }
        switch word(index) {
        case "h": return (.hour, index + 1)
        case "m": return options.readsShortUnits || isAttached(index) ? (.minute, index + 1) : nil
        case "s" where isAttached(index) && length(index - 1) < 3: return (.second, index + 1)
        case "d" where isAttached(index): return (.day, index + 1)
        case "w" where isAttached(index): return (.week, index + 1)
        case "y" where isAttached(index): return (.year, index + 1)
        case "mo" where isAttached(index): return (.month, index + 1)
        default: return nil
        }
    }

    private func skipUnitDot(_ index: Int) -> Int {
        guard isSign(index, "."), isAttached(index), ["hr", "hrs", "min", "mins", "sec", "secs"].contains(word(index - 1)),
            index + 1 < text.count
        else { return index }
        return index + 1
    }

    /// `half an hour`, `a quarter of an hour`, `three quarters of an hour`, `1/2 hour`, `½ hour`.
    private func fractionOfUnit(at start: Int) -> Found<TimeAmount>? {
        guard let fraction = fraction(at: start) else { return nil }
        var index = fraction.end
        if role(index) == .of { index += 1 }
        if role(index) == .article { index += 1 }
        guard let unit = countedUnit(at: index, shortAllowed: isDigits(fraction.end - 1)), unit.value != .quarter,
            unit.value.grain > .second
        else { return nil }
        return (TimeAmount([.init(fraction.value, unit.value)]), unit.end)
    }

    /// A half, a quarter, three quarters, `1/2`, `3/4`.
    private func fraction(at start: Int) -> Found<Double>? {
        if role(start) == .fraction { return (Double(lexeme(start).value) / 100, start + 1) }
        if role(start) == .half { return (0.5, start + 1) }
        if role(start) == .article, role(start + 1) == .half { return (0.5, start + 2) }
        if let above = digits(start, atMost: 1), isSign(start + 1, "/"), isAttached(start + 1),
            let below = digits(start + 2, atMost: 1), above < below,
            !isSign(start + 3, "/")
        {
            return (Double(above) / Double(below), start + 3)
        }
        let isOne = role(start) == .article && lexeme(start).value == 0 || lexeme(start).number == 1
        if isOne, lexeme(start + 1).unit == .quarter, role(start + 2) == .of,
            role(start + 3) == .article || lexeme(start + 3).unit == .hour, lexeme(start + 3).value == 0
        {
            return (0.25, start + 2)
        }
        if lexeme(start).unit == .quarter, role(start + 1) == .of, role(start + 2) == .article, lexeme(start + 2).value == 0 {
            return (0.25, start + 1)
        }
        let count = lexeme(start).number
        if count == 3 || digits(start) == 3 {
            let next = isSign(start + 1, "-") ? start + 2 : start + 1
            if lexeme(next).unit == .quarter, role(next + 1) == .of || lexeme(next + 1).unit != nil, !word(next).hasPrefix("qtr")
            {
                return (0.75, next + 1)
            }
        }
        return nil
    }

    /// A number that may have a fraction: `2.5`, `one and a half`, `twenty one`, `a couple of`, `a few`.
    func quantity(at start: Int) -> Found<Double>? {
        var index = start
        if role(index) == .article, lexeme(index).value == 0, isOneOf(index + 1, .few, .couple) { index += 1 }
        if role(index) == .few { return (3, role(index + 1) == .of ? index + 2 : index + 1) }
        if role(index) == .couple { return (2, role(index + 1) == .of ? skipThe(index + 2) : index + 1) }
        guard var number = whole(at: start) else { return nil }
        var value = Double(number.value)
        let isWritten = isDigits(start)
        if isWritten, isSign(number.end, "."), isAttached(number.end), isAttached(number.end + 1),
            let tenths = digits(number.end + 1, atMost: 4)
        {
            value += Double(tenths) / power(length(number.end + 1))
            number.end += 2
        } else if role(number.end) == .point, !isWritten {
            var place = 0.1
            var end = number.end + 1
            while (0...9).contains(lexeme(end).number), place > 0.000_001 {
                value += Double(lexeme(end).number) * place
                place /= 10
                end += 1
            }
            if end > number.end + 1 { number.end = end }
        }
        if isWritten, value == value.rounded(),
            let fraction = writtenFraction(at: role(number.end) == .and ? number.end + 1 : number.end)
        {
            return (value + fraction.value, fraction.end)
        }
        if role(number.end) == .fraction { return (value + Double(lexeme(number.end).value) / 100, number.end + 1) }
        if role(number.end) == .and, let added = fractionBehindAnd(at: number.end + 1) { return (value + added.value, added.end) }
        return (value, number.end)
    }

    /// `1/2` after a whole number.
    private func writtenFraction(at index: Int) -> Found<Double>? {
        guard let above = digits(index, atMost: 1), isSign(index + 1, "/"), isAttached(index + 1),
            let below = digits(index + 2, atMost: 1), above < below, above > 0, lexeme(index + 3).unit != nil
        else { return nil }
        return (Double(above) / Double(below), index + 3)
    }

    private func power(_ digits: Int) -> Double { digits <= 1 ? 10 : digits == 2 ? 100 : digits == 3 ? 1_000 : 10_000 }

    /// `a half`, `an half`, `a quarter`, `two quarters`, `three quarter` between a number and its unit.
    private func fractionBehindAnd(at start: Int) -> Found<Double>? {
        var index = start
        var count = 1.0
        if role(index) == .article {
            index += 1
        } else if (1...3).contains(lexeme(index).number) {
            count = Double(lexeme(index).number)
            index += 1
        }
        let fraction = role(index) == .half ? 0.5 : lexeme(index).unit == .quarter ? 0.25 : 0
        guard fraction > 0, lexeme(index + 1).unit != nil || role(index + 1) == .of && lexeme(index + 2).unit != nil else {
            return nil
        }
        let end = role(index + 1) == .of ? index + 2 : index + 1
        return (count * fraction, end)
    }

    /// A whole number in digits or words, below a million.
    func whole(at start: Int) -> Found<Int>? {
        if isDigits(start) {
            guard let number = digits(start, atMost: 6) else { return nil }
            if isSign(start + 1, ","), isAttached(start + 1), isAttached(start + 2), length(start + 2) == 3,
                let thousandth = digits(start + 2), number < 1_000
            {
                return (number * 1_000 + thousandth, start + 3)
            }
            return (number, start + 1)
        }
        var total = 0
        var group = 0
        var isOpen = true
        var end = start
        loop: while end < text.count, end - start < 12 {
            let lexeme = lexeme(end)
            if lexeme.number >= 20, isOpen, group % 100 == 0 {
                group += lexeme.number
                isOpen = true
                if (1...9).contains(self.lexeme(end + 1).number) {
                    group += self.lexeme(end + 1).number
                    end += 1
                } else if isSign(end + 1, "-"), isAttached(end + 1), (1...9).contains(self.lexeme(end + 2).number) {
                    group += self.lexeme(end + 2).number
                    end += 2
                }
                isOpen = false
            } else if lexeme.number >= 0, lexeme.number < 20, isOpen {
                group += lexeme.number
                isOpen = false
            } else if lexeme.role == .hundred, group > 0, group < 100 {
                group *= 100
                isOpen = true
            } else if lexeme.role == .thousand, total == 0, group > 0, group < 1_000 {
                total = group * 1_000
                (group, isOpen) = (0, true)
            } else if lexeme.role == .and, end > start, self.lexeme(end + 1).number > 0,
                isOpen || (group >= 20 && group % 10 == 0 && group < 100 && self.lexeme(end + 1).number < 10)
            {
                if !isOpen {
                    group += self.lexeme(end + 1).number
                    end += 1
                }
            } else {
                break loop
            }
            end += 1
        }
        return end > start ? (total + group, end) : nil
    }
}
