/// Weekdays, also with a date or a week.
extension TimeParser {
    /// `Friday`, `Friday the 13th`, `Tue May 9`, `Friday 7/6`, `Wednesday after next`.
    func weekdayFirst(at start: Int, _ relation: Relation = .none, depth: Int) -> FoundDay? {
        let weekday = Int(lexeme(start).weekday)
        guard !lexeme(start).isPlural else { return nil }
        var end = start + 1
        if isSign(end, "."), isAttached(end), word(start).utf8.count <= 5, end + 1 < text.count || text.count == 2 { end += 1 }
        if role(end) == .after, lexeme(end + 1).relation == .next { return (.occurrence(.weekday(weekday, .none), 2), end + 2) }
        if role(end) == .before, lexeme(end + 1).relation == .last { return (.occurrence(.weekday(weekday, .none), -2), end + 2) }
        if let date = dateBeside(weekday, relation, at: end) { return date }
        if isWeakWeekday(start) { return nil }
        return (.weekday(weekday, relation), end)
    }

    /// "sat", "sun", "wed" and "mon" have other meanings; alone they are weekdays only if the context allows it.
    func isWeakWeekday(_ index: Int) -> Bool {
        guard lexeme(index).isWeak, text.count > 1 else { return false }
        if isOneOf(index - 1, .on, .relation, .by, .every, .from, .to, .since, .before, .after, .or, .of, .at) { return false }
        if isSign(index + 1, ".") || isSign(index + 1, ",") { return false }
        if isOneOf(index - 1, .article) { return word(index) == "sun" || word(index) == "sat" || lexeme(index - 1).value == 1 }
        return word(index) == "sat" && index > 0 && ["i", "he", "she", "we", "they", "you", "cat"].contains(word(index - 1))
    }

    func dateBeside(_ weekday: Int, _ relation: Relation, at end: Int) -> FoundDay? {
        var index = skipComma(end)
        if isSign(index, "-"), isAttached(index), isAttached(index + 1) { index += 1 }
        index = skip(.on, at: index)
        let hasThe = role(index) == .article && lexeme(index).value == 1
        if hasThe { index += 1 }
        var found: FoundDay?
        if lexeme(index).month > 0 {
            found = monthFirst(at: index, allowWeak: false)
            if case .calendar(let fields)? = found?.value, !fields.isDay { found = nil }
        } else if isDottedClock(behindDayAt: index) {
            return nil
        } else if isDigits(index), !hasThe {
            found = numericDate(at: index, inContext: true)
        }
        if found == nil { found = dayOfMonth(at: index, allowNumber: hasThe) }
        if found == nil, let ordinal = ordinal(at: index), (1...31).contains(ordinal.value), lexeme(index).unit == nil,
            self.unit(at: ordinal.end) == nil
        {
            found = (.calendar(CalendarFields(day: ordinal.value, isOfThisMonth: hasThe)), ordinal.end)
        }
        if found == nil, let number = digits(index, atMost: 2), (13...31).contains(number), isBareDay(behind: index + 1) {
            found = (.calendar(CalendarFields(day: number, isOfThisMonth: hasThe)), index + 1)
        }
        guard let found, case .calendar(var fields) = found.value, fields.isDay else { return nil }
        fields.weekday = weekday
        if fields.relation == .none, relation == .this || !fields.isDay { fields.relation = relation }
        return (.calendar(fields), found.end)
    }

    func isBareDay(behind index: Int) -> Bool {
        !isCounted(index) && !isSign(index, ":") && !(isSign(index, "-") && isAttached(index)) && meridiem(at: index) == nil
            && role(index) != .oclock
            && !(isSign(index, ".") && isAttached(index + 1) && isDigits(index + 1)) && !(word(index) == "h" && isAttached(index))
    }
}
