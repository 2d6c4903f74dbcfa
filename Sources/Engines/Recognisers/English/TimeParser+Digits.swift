/// Dates in digits.
extension TimeParser {
    /// Expressions that begin with digits: dates, years, decades, days of a month, runs such as `2 next days`.
    func digitDay(at start: Int, depth: Int) -> FoundDay? {
        guard !(isSign(start - 1, ".") && isAttached(start) && isAttached(start - 1) && isDigits(start - 2)) else { return nil }
        if let day = dayBehindOn(at: start), numericDate(at: start, inContext: true) == nil,
            dayOfMonth(at: start, allowNumber: false) == nil
        {
            return day
        }
        return furthest(
            numericDate(at: start, inContext: isOneOf(start - 1, .on)), dayOfMonth(at: start, allowNumber: false),
            decade(at: start), bareYear(at: start), eightDigits(at: start),
            ordinal(at: start) == nil ? nil : ordinalFirst(at: start, depth: depth), countedRelation(at: start))
    }

    /// `on 15`, `for the 27.`
    func dayBehindOn(at start: Int) -> FoundDay? {
        guard options.readsDaysBehindOn, let number = digits(start, atMost: 2), (1...31).contains(number) else { return nil }
        let isLast =
            start + 1 >= text.count
            || [",", ".", "!", "?"].contains(word(start + 1)) && !(isAttached(start + 2) && isDigits(start + 2))
        let isForThe = isOneOf(start - 1, .article) && isOneOf(start - 2, .for) && isLast
        guard isForThe || isOneOf(start - 1, .on) && (isLast || !isCounted(start + 1) && text.tokens[start + 1].kind == .word)
        else { return nil }
        return (.calendar(CalendarFields(day: number)), start + 1)
    }

    /// `2018`, `2018 Q1`, `2019-H2`.
    func bareYear(at start: Int) -> FoundDay? {
        if word(start + 1) == "q", isAttached(start + 1), let number = digits(start), length(start) == 4 || length(start) == 2,
            let part = quarterOrHalf(at: start + 1),
            case .quarter(let quarter, nil, _) = part.value
        {
            return (.quarter(quarter, .number(length(start) == 2 ? century(number) : number), .none), part.end)
        }
        guard let year = year(at: start), !isCounted(year.end), !(isAttached(start) && isSign(start - 1, "$")) else { return nil }
        var index = isSign(year.end, "-") || isSign(year.end, "/") ? year.end + 1 : year.end
        if word(index) == "'s" { index += 1 }
        if let quarter = ordinalQuarter(at: skipThe(index)) {
            return (.quarter(quarter.value, .number(year.value), .none), quarter.end)
        }
        if lexeme(index).month > 0, index == year.end, !isAttached(index) {
            let month = Int(lexeme(index).month)
            return (.calendar(CalendarFields(year: .number(year.value), month: month)), index + 1)
        }
        if let noSign = unseparated(at: start, year.value) { return noSign }
        if word(index) == "q" || word(index) == "h", let part = quarterOrHalf(at: index) {
            switch part.value {
            case .quarter(let number, nil, _): return (.quarter(number, .number(year.value), .none), part.end)
            case .half(let number, nil): return (.half(number, .number(year.value)), part.end)
            default: break
            }
        }
        guard isAllowedYear(at: start, end: year.end) else { return nil }
        return (.years(from: year.value, count: 1), year.end)
    }

    /// `first quarter`, `3rd quarter` after a year.
    func ordinalQuarter(at index: Int) -> Found<Int>? {
        guard let ordinal = ordinal(at: index), (1...4).contains(ordinal.value) else { return nil }
        let next = isSign(ordinal.end, "-") ? ordinal.end + 1 : ordinal.end
        return lexeme(next).unit == .quarter ? (ordinal.value, next + 1) : nil
    }

    /// `2018 01 05`.
    func unseparated(at start: Int, _ year: Int) -> FoundDay? {
        guard isDigits(start + 1), isDigits(start + 2), length(start + 1) == 2, length(start + 2) == 2,
            let month = digits(start + 1), let day = digits(start + 2),
            CivilCalendar.isValid(year, month, day), !isSign(start + 3, ":")
        else { return nil }
        return (.calendar(CalendarFields(year: .number(year), month: month, day: day)), start + 3)
    }

    /// `20180105`.
    func eightDigits(at start: Int) -> FoundDay? {
        guard length(start) == 8, let number = digits(start),
            CivilCalendar.isValid(number / 10_000, number / 100 % 100, number % 100), (1_900...2_100).contains(number / 10_000)
        else { return nil }
        return (
            .calendar(CalendarFields(year: .number(number / 10_000), month: number / 100 % 100, day: number % 100)), start + 1
        )
    }

    func isAllowedYear(at start: Int, end: Int) -> Bool {
        if isAttached(start), ["/", "-", ".", ":", "$", "#"].contains(word(start - 1)), !isOneOf(start - 1, .to) { return false }
        if isSign(end, "-"), isAttached(end), isAttached(end + 1), year(at: end + 1) == nil,
            !isDigits(end + 1) || lexeme(end + 1).month == 0
        {
            return false
        }
        // Of numbers joined by dashes, only years form a range of years.
        if isSign(start - 1, "-"), isDigits(start - 2), year(at: start - 2) == nil,
            isAttached(start - 1) || !isSign(start - 3, "-") && !isSign(start - 3, "/")
        {
            return false
        }
        if isSign(end, "."), isAttached(end), isAttached(end + 1), isDigits(end + 1) { return false }
        if end > start + 1 { return true }
        return options.readsBareYears
            || isOneOf(
                start - 1, .in, .since, .of, .from, .to, .through, .between, .before, .after, .by, .during, .middle, .early,
                .late, .and)
    }

    /// `1/22/2016`, `2018-7-6`, `23.04.2022`, `7/6`, `2015-3`.
    func numericDate(at start: Int, inContext: Bool) -> FoundDay? {
        guard let first = digits(start, atMost: 4),
            !isAttached(start) || !["/", "."].contains(word(start - 1)) || !isDigits(start - 2)
        else { return nil }
        let sign = word(start + 1)
        guard ["/", "-", "."].contains(sign), isAttached(start + 1), isAttached(start + 2),
            let second = digits(start + 2, atMost: 4)
        else {
            return spacedDate(at: start, first) ?? yearMonthName(at: start, first)
        }
        if sign == "-", isSign(start - 1, "-"), isAttached(start), isAttached(start - 1), isDigits(start - 2) { return nil }
        if sign == "-", isSign(start + 5, "-"), isAttached(start + 5), isDigits(start + 6), isAttached(start + 6) { return nil }
        if isSign(start + 3, sign), isAttached(start + 3), isAttached(start + 4), let third = digits(start + 4, atMost: 4) {
            if isSign(start + 5, sign), isDigits(start + 6), isAttached(start + 6), isAttached(start + 5), sign != "-" {
                return nil
            }
            return threeNumbers((first, length(start)), (second, length(start + 2)), (third, length(start + 4)), end: start + 5)
        }
        guard !isSign(start + 3, ":") || !isAttached(start + 3),
            !(isSign(start + 3, "-") && isDigits(start + 4) && isAttached(start + 4) && sign == "-" && length(start) < 4)
        else { return nil }
        if length(start) == 4 {
            guard sign != ".", (1_500...2_199).contains(first), (1...12).contains(second), length(start + 2) <= 2 else {
                return nil
            }
            return (.calendar(CalendarFields(year: .number(first), month: second)), start + 3)
        }
        guard length(start) <= 2 else { return nil }
        if length(start + 2) == 4 {
            guard (1...12).contains(first), (1_500...2_199).contains(second), sign != "." else { return nil }
            return (.calendar(CalendarFields(year: .number(second), month: first)), start + 3)
        }
        guard length(start + 2) <= 2, sign == "/" || inContext,
            !isAttached(start + 3) || !isDigits(start + 3) && text.tokens[start + 3].kind != .word && word(start + 3) != "%"
        else { return nil }
        if sign == "/", isCounted(start + 3), word(start + 3) != "/" { return nil }
        // `7/2.5` is a ratio.
        if isSign(start + 3, "."), isAttached(start + 3), isAttached(start + 4), isDigits(start + 4) { return nil }
        if sign == "-", inContext, isLikelyHours(first, second) { return nil }
        if meridiem(at: start + 3) != nil { return nil }
        return monthAndDay(first, second, end: start + 3)
    }

    /// Whether the numbers are plausible as a range of hours: 11-4 but not 7-6.
    func isLikelyHours(_ first: Int, _ second: Int) -> Bool {
        (1...12).contains(first) && (1...12).contains(second) && first != second && (1...8).contains((second - first + 12) % 12)
    }

    func monthAndDay(_ first: Int, _ second: Int, end: Int) -> FoundDay? {
        let pairs = daysFirst ? [(second, first), (first, second)] : [(first, second), (second, first)]
        for (month, day) in pairs where CivilCalendar.isValid(2_000, month, day) {
            return (.calendar(CalendarFields(month: month, day: day)), end)
        }
        return nil
    }

    func threeNumbers(_ first: (Int, Int), _ second: (Int, Int), _ third: (Int, Int), end: Int) -> FoundDay? {
        func dated(_ year: (Int, Int), _ month: Int, _ day: Int) -> FoundDay? {
            guard year.1 == 4 ? (1_000...2_999).contains(year.0) : year.1 == 2,
                CivilCalendar.isValid(year.1 == 4 ? year.0 : 2_000, month, day)
            else { return nil }
            return (.calendar(CalendarFields(year: year.1 == 4 ? .number(year.0) : .short(year.0), month: month, day: day)), end)
        }
        if first.1 == 4 { return dated(first, second.0, third.0) ?? dated(first, third.0, second.0) }
        guard first.1 <= 2, second.1 <= 2 else { return nil }
        let inOrder = daysFirst ? (second.0, first.0) : (first.0, second.0)
        return dated(third, inOrder.0, inOrder.1) ?? dated(third, inOrder.1, inOrder.0)
            ?? (third.1 == 2 && first.1 == 2 ? dated(first, second.0, third.0) : nil)
    }

    /// `5 / 12 / 2018`.
    func spacedDate(at start: Int, _ first: Int) -> FoundDay? {
        guard isSign(start + 1, "/"), isSign(start + 3, "/"), let second = digits(start + 2, atMost: 2),
            let third = digits(start + 4, atMost: 4), length(start) <= 2, length(start + 4) == 4
        else { return nil }
        return threeNumbers((first, length(start)), (second, length(start + 2)), (third, 4), end: start + 5)
    }

    /// `2020/Sep/23`, `2020-Sep`, `2020 September 23`.
    func yearMonthName(at start: Int, _ first: Int) -> FoundDay? {
        guard length(start) == 4, (1_500...2_199).contains(first) else { return nil }
        var index = start + 1
        if ["/", "-", "."].contains(word(index)), isAttached(index) { index += 1 }
        guard lexeme(index).month > 0 else { return nil }
        let month = Int(lexeme(index).month)
        let next =
            ["/", "-", "."].contains(word(index + 1)) && isAttached(index + 1) && index > start + 1 ? index + 2 : index + 1
        if let day = digits(next, atMost: 2) ?? ordinal(at: next)?.value, CivilCalendar.isValid(first, month, day),
            !isSign(next + 1, ":")
        {
            return (.calendar(CalendarFields(year: .number(first), month: month, day: day)), ordinal(at: next)?.end ?? next + 1)
        }
        guard index > start + 1 else { return nil }
        return (.calendar(CalendarFields(year: .number(first), month: month)), index + 1)
    }
}
