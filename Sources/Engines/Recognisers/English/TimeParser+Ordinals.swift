/// Days and periods by their position in a longer one.
extension TimeParser {
    /// `first Monday of May`, `2nd last week of October`, `15th day of next month`, `third quarter`, `first ten days of last year`.
    func ordinalFirst(at start: Int, depth: Int) -> FoundDay? {
        if let century = century(at: start) { return century }
        guard let ordinal = ordinal(at: start), ordinal.value > 0, ordinal.value < 400 else { return nil }
        var index = ordinal.end
        var count = ordinal.value
        if lexeme(index).relation == .last {
            count = -count
            index += 1
        }
        if role(index) == .closest, count > 0 { return closest(at: index, count, depth: depth) }
        if count == 1, let number = whole(at: index), let unit = unit(at: number.end), isOneOf(unit.end, .of, .in),
            let target = target(at: unit.end + 1, depth: depth + 1)
        {
            return (.run(RunExpression(count: Double(number.value), unit: unit.value, sign: 1, of: target.value)), target.end)
        }
        return nth(count, at: index, depth: depth)
    }

    /// `last Monday of May`, `last day of the month`, `last week of July`.
    func nthFromEnd(at start: Int, depth: Int) -> FoundDay? { nth(-1, at: start + 1, depth: depth, needsTarget: true) }

    func nth(_ count: Int, at index: Int, depth: Int, needsTarget: Bool = false) -> FoundDay? {
        let unit: NthUnit
        var end: Int
        if lexeme(index).weekday >= 0 {
            (unit, end) = (.weekday(Int(lexeme(index).weekday)), index + 1)
        } else if let found = self.unit(at: index), lexeme(index).ordinal == 0 || role(index + 1) == .of {
            (unit, end) = (.unit(found.value), found.end)
        } else if role(index) == .half, count == 1 || count == 2 {
            (unit, end) = (.unit(.century), index + 1)
        } else {
            return nil
        }
        if role(index) == .half {
            if let year = yearBehind(at: end) { return (.half(count, year.value), year.end) }
            guard role(end) == .of, role(end + 1) == .article, lexeme(end + 2).unit == .year else { return nil }
            return (.half(count, .step(0)), end + 3)
        }
        if case .unit(.quarter) = unit, count > 0, count <= 4 {
            if let year = yearBehind(at: end) { return (.quarter(count, year.value, .none), year.end) }
            if role(end) == .of, role(end + 1) == .article, lexeme(end + 2).unit == .year {
                return (.quarter(count, nil, .none), end + 3)
            }
            if role(end) == .of, lexeme(end + 1).relation != .none, lexeme(end + 2).unit == .year {
                return (.quarter(count, .step(lexeme(end + 1).relation.step), .none), end + 3)
            }
            return needsTarget ? nil : (.quarter(count, nil, .none), end)
        }
        let preposition = isOneOf(end, .of, .in) ? end + 1 : isOneOf(end, .through, .during) ? end + 1 : end
        if preposition > end || isTargetWord(end), let target = target(at: preposition, depth: depth + 1) {
            end = target.end
            if case .unit(.day) = unit, count > 0, case .calendar(var fields) = target.value, fields.month != nil,
                fields.day == nil
            {
                fields.day = count
                return (.calendar(fields), end)
            }
            if case .unit(.day) = unit, count > 0, case .period(.month, let step) = target.value {
                return (.calendar(CalendarFields(day: count, monthStep: step)), end)
            }
            return (.nth(count, unit, of: target.value), end)
        }
        return nil
    }

    func isTargetWord(_ index: Int) -> Bool {
        lexeme(index).month > 0 || lexeme(index).relation != .none && lexeme(index + 1).unit != nil
    }

    /// The period after "of": `the month`, `next year`, `October 2014`, `2018`.
    func target(at start: Int, depth: Int) -> FoundDay? {
        guard depth < 6 else { return nil }
        let index = skipThe(start)
        if index > start, let unit = unit(at: index), unit.value.grain >= .week, !lexeme(index).isPlural {
            if let found = unitFirst(at: index, depth: depth) { return found }
            if let found = periodStep(unit, .this) { return found }
        }
        if let year = year(at: index) { return (.years(from: year.value, count: 1), year.end) }
        guard let found = day(at: index, depth: depth + 1, allowWeak: true) else { return bareUnit(at: index) }
        return found
    }

    /// `end of month`, `beginning of year`.
    func bareUnit(at index: Int) -> FoundDay? {
        guard let unit = unit(at: index), !lexeme(index).isPlural, unit.value.grain >= .day else { return nil }
        return periodStep(unit, .this)
    }
}
