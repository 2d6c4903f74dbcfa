/// Dates with the month's name.
extension TimeParser {
    /// The greatest number that is parsed as a day of a month, whether that day exists or not.
    var greatestDay: Int { options.readsImpossibleDays ? 99 : 31 }

    /// A day of the month after the month: `3rd`, `the third`, `3`.
    func dayNumber(at index: Int) -> Found<Int>? {
        let start = skipThe(index)
        if let ordinal = ordinal(at: start) { return (1...greatestDay).contains(ordinal.value) ? ordinal : nil }
        guard let number = small(at: start, limit: greatestDay), number.value > 0, !isDigits(start) || length(start) <= 2 else {
            return nil
        }
        if isDigits(start), isSign(number.end, ":") && isAttached(number.end) { return nil }
        if meridiem(at: number.end) != nil || role(number.end) == .oclock || isCounted(number.end) && word(number.end) != "of" {
            return nil
        }
        if isDigits(start), word(number.end) == "h", isAttached(number.end) { return nil }
        if isDigits(start), isSign(number.end, "."), isAttached(number.end), isAttached(number.end + 1), isDigits(number.end + 1)
        {
            return nil
        }
        return number
    }

    /// `March`, `March 3rd`, `March 3, 2027`, `Mar 2027`, `Oct/2`, `Sep-23-2020`, `Dec/2018`.
    func monthFirst(at start: Int, allowWeak: Bool) -> FoundDay? {
        let month = Int(lexeme(start).month)
        var index = skipMonthDot(start + 1)
        let separator =
            ["/", "-", ","].contains(word(index)) && (isAttached(index) || isSign(index, ","))
                && (isSign(index, ",") || isAttached(index + 1) || isSign(index, "-") == false) ? word(index) : ""
        if separator != "" { index += 1 }
        if separator == "-" || separator == "/" {
            // `September-2020-23`.
            if let year = year(at: index), isSign(year.end, separator), let day = digits(year.end + 1, atMost: 2),
                CivilCalendar.isValid(year.value, month, day)
            {
                return (.calendar(CalendarFields(year: .number(year.value), month: month, day: day)), year.end + 2)
            }
        }
        if let day = dayNumber(at: index),
            separator != "-" || !isDigits(index) || isSign(day.end, "-") || role(day.end) != .to || true
        {
            if separator == ",", isDigits(index), !isDayBehindComma(index, day.end) {
                return monthAlone(month, start, end: skipMonthDot(start + 1), allowWeak)
            }
            var end = day.end
            if separator == "-" || separator == "/", isSign(end, separator), let year = year(at: end + 1) {
                return dated(CalendarFields(year: .number(year.value), month: month, day: day.value), year.end)
            }
            var fields = CalendarFields(month: month, day: day.value)
            let isSpelt = !isDigits(day.end - 1) || word(day.end - 1).count > 2
            let mayBeShort = isSpelt || options.readsBareYears || (digits(end, atMost: 2) ?? 0) > 12
            if let year = yearBehind(
                at: end, short: mayBeShort && (!isSign(end, ",") || endsSentence(end + 2)) && !isOneOf(end, .in, .of))
            {
                (fields.year, end) = (year.value, year.end)
            }
            return dated(fields, end)
        }
        return monthAlone(month, start, end: separator == "" ? index : index - 1, allowWeak)
    }

    func endsSentence(_ index: Int) -> Bool {
        index >= text.count || [".", "!", "?", ";"].contains(word(index)) && !isDigits(index + 1)
    }

    /// Whether digits after "October," are a day: `October, 1` but not `in October, 20 people`.
    func isDayBehindComma(_ start: Int, _ end: Int) -> Bool { ordinal(at: start) != nil }

    func skipMonthDot(_ index: Int) -> Int {
        guard isSign(index, "."), isAttached(index), word(index - 1).utf8.count <= 4, lexeme(index - 1).month > 0,
            index + 1 < text.count, word(index - 1) != "may", word(index - 1) != "june", word(index - 1) != "july"
        else { return index }
        return isDigits(index + 1) || lexeme(index + 1).number > 0 ? index + 1 : index
    }

    func monthAlone(_ month: Int, _ start: Int, end: Int, _ allowWeak: Bool) -> FoundDay? {
        var fields = CalendarFields(month: month)
        if isSign(end, "/") || isSign(end, "-") || isSign(end, "\\"), isAttached(end), let year = year(at: end + 1) {
            fields.year = .number(year.value)
            return (.calendar(fields), year.end)
        }
        if let year = yearBehind(at: end) {
            fields.year = year.value
            return (.calendar(fields), year.end)
        }
        if ["#", "$", "%", "&", "!", "?", "@"].contains(word(start - 1)), isAttached(start) { return nil }
        if word(start) == "may", language.times.verbsBehindMay.contains(word(end)) { return nil }
        if lexeme(start).isWeak, options.readsWeakMonths,
            !["i", "you", "he", "she", "it", "we", "they", "who", "this", "that"].contains(word(start - 1))
        {
            return (.calendar(fields), end)
        }
        if lexeme(start).isWeak, !allowWeak, !isMonthContext(start - 1), !isMonthRange(end) { return nil }
        return (.calendar(fields), end)
    }

    /// Whether the preceding word makes "may" and "march" months.
    func isMonthContext(_ index: Int) -> Bool {
        if text.count == 1 { return true }
        return isOneOf(
            index, .in, .of, .from, .to, .through, .between, .since, .by, .before, .after, .during, .early, .late, .middle, .for,
            .relation)
            || isOneOf(index, .and) && lexeme(index - 1).month > 0
            || word(index + 1) != "may" && isOneOf(index + 2, .in) && (isDigits(index + 3) || lexeme(index + 3).number >= 0)
    }

    func isMonthRange(_ end: Int) -> Bool { isOneOf(end, .to, .through) && lexeme(end + 1).month > 0 }

    /// A date, unless it cannot exist.
    func dated(_ fields: CalendarFields, _ end: Int) -> FoundDay? { (.calendar(fields), end) }

    /// `15 of February`, `14 Nov 2023`, `3rd of this month`, `the 4th`.
    func dayOfMonth(at start: Int, allowNumber: Bool) -> FoundDay? {
        let day: Found<Int>
        var isOrdinal = false
        if let found = ordinal(at: start) {
            (day, isOrdinal) = (found, true)
        } else if let found = small(at: start, limit: greatestDay) {
            day = found
        } else {
            return nil
        }
        guard (1...greatestDay).contains(day.value) else { return nil }
        var index = day.end
        if word(index) == "day", isOrdinal { index += 1 }
        let separated = ["-", "/", "."].contains(word(index)) && isAttached(index)
        if separated || isSign(index, ",") && isOrdinal { index += 1 }
        if isOneOf(index, .of, .in) { index = skipThe(index + 1) }
        if lexeme(index).month > 0, !(lexeme(index).isWeak && word(index) == "may" && isDigits(start) && false) {
            var fields = CalendarFields(month: Int(lexeme(index).month), day: day.value)
            var end = skipMonthDot(index + 1)
            if separated, ["-", "/", "."].contains(word(end)), isAttached(end) {
                if let year = year(at: end + 1) { return dated(withYear(fields, .number(year.value)), year.end) }
                if length(end + 1) == 2, let year = digits(end + 1) { return dated(withYear(fields, .short(year)), end + 2) }
            }
            if let year = yearBehind(at: end, short: true) { (fields.year, end) = (year.value, year.end) }
            return dated(fields, end)
        }
        guard day.value <= 31 else { return nil }
        if let shared = sharedMonth(at: start) { return shared }
        guard index > day.end || isOrdinal || allowNumber else { return nil }
        if lexeme(index).relation != .none, lexeme(index + 1).unit == .month, index > day.end || isOrdinal {
            return (.calendar(CalendarFields(day: day.value, monthStep: lexeme(index).relation.step)), index + 2)
        }
        if role(index - 1) == .article, lexeme(index).unit == .month {
            return (.calendar(CalendarFields(day: day.value, monthStep: 0)), index + 1)
        }
        if isOrdinal, isDigits(start), options.readsBareOrdinals, role(day.end) == .none || day.end >= text.count,
            lexeme(day.end).unit == nil, isOneOf(start - 1, .on, .by)
        {
            return (.calendar(CalendarFields(day: day.value)), day.end)
        }
        return nil
    }

    /// The `18` of `18 and 19 June`, which shares the month of the following day.
    func sharedMonth(at start: Int) -> FoundDay? {
        guard let day = ordinal(at: start) ?? (isDigits(start) ? small(at: start, limit: 31) : nil), (1...31).contains(day.value),
            isOneOf(day.end, .and, .or) || isSign(day.end, ","),
            lexeme(day.end + 1).month == 0
        else { return nil }
        let next = skipThe(isOneOf(day.end + 1, .and, .or) ? day.end + 2 : day.end + 1)
        guard ordinal(at: next) != nil || isDigits(next), let other = dayOfMonth(at: next, allowNumber: false),
            case .calendar(var fields) = other.value, fields.month != nil, fields.isDay
        else { return nil }
        fields.day = day.value
        return (.calendar(fields), day.end)
    }

    func withYear(_ fields: CalendarFields, _ year: YearExpression) -> CalendarFields {
        var result = fields
        result.year = year
        return result
    }
}
