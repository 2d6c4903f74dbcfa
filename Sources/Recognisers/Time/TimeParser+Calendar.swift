/// Dates by month, day and year, in words and in digits.
extension TimeParser {
    // MARK: Years

    /// A year in four digits or in words, or two digits behind an apostrophe.
    func year(at index: Int) -> Found<Int>? {
        if isDigits(index) {
            guard length(index) == 4, let year = digits(index), (1_500...2_199).contains(year),
                !(isSign(index + 1, ":") && isAttached(index + 1)), meridiem(at: index + 1) == nil
            else { return nil }
            return (year, skipEra(index + 1))
        }
        if isSign(index, "'"), isAttached(index + 1), length(index + 1) == 2, let year = digits(index + 1) {
            return (century(year), index + 2)
        }
        return yearInWords(at: index)
    }

    private func skipEra(_ index: Int) -> Int {
        if ["ad", "ce"].contains(word(index)) { return index + 1 }
        if word(index) == "a", isSign(index + 1, "."), word(index + 2) == "d" {
            return isSign(index + 3, ".") ? index + 4 : index + 3
        }
        return index
    }

    /// Two digits as a year near to now.
    func century(_ year: Int) -> Int { year < 50 ? 2_000 + year : 1_900 + year }

    /// `nineteen ninety six`, `two thousand and fifteen`, `twenty twenty`, `nineteen hundred`.
    func yearInWords(at start: Int) -> Found<Int>? {
        guard !isDigits(start), lexeme(start).number > 0 else { return nil }
        let first = lexeme(start).number
        if first == 2, role(start + 1) == .thousand {
            let next = role(start + 2) == .and ? start + 3 : start + 2
            if let rest = small(at: next), !isDigits(next), rest.value > 0 { return (2_000 + rest.value, rest.end) }
            return (2_000, start + 2)
        }
        guard (15...20).contains(first) || first == 20 else { return nil }
        if role(start + 1) == .hundred, first < 20 {
            let next = role(start + 2) == .and ? start + 3 : start + 2
            if let rest = small(at: next), !isDigits(next), rest.value > 0 { return (first * 100 + rest.value, rest.end) }
            return (first * 100, start + 2)
        }
        if role(start + 1) == .oh, (1...9).contains(lexeme(start + 2).number) {
            return (first * 100 + lexeme(start + 2).number, start + 3)
        }
        guard let rest = small(at: start + 1), !isDigits(start + 1), rest.value >= 10, first < 20 || rest.value >= 10 else {
            return nil
        }
        return (first * 100 + rest.value, rest.end)
    }

    /// A year in words that stands alone, which needs to look like one.
    func spelledYear(at start: Int) -> FoundDay? {
        guard let year = yearInWords(at: start), year.end > start + 1,
            options.readsBareYears || isOneOf(start - 1, .in, .since, .of, .by), !isCounted(year.end),
            year.value % 100 != 0 || year.value == 2000, (1_500...2_199).contains(year.value)
        else { return nil }
        if meridiem(at: year.end) != nil || role(year.end) == .oclock { return nil }
        return (.years(from: year.value, count: 1), year.end)
    }

    /// A year behind a date or a name: `2018`, `, 2018`, `of 2018`, `in 2018`, `of this year`.
    func yearBehind(at start: Int, short: Bool = false) -> Found<YearExpression>? {
        var index = skipComma(start)
        if isSign(index, "-"), isAttached(index), isAttached(index + 1) { index += 1 }
        if isOneOf(index, .of, .in) { index += 1 }
        if role(index) == .article, lexeme(index + 1).unit == .year {
            if let year = year(at: index + 2) { return (.number(year.value), year.end) }
            return nil
        }
        if lexeme(index).unit == .year, let year = year(at: index + 1) { return (.number(year.value), year.end) }
        if lexeme(index).relation != .none, lexeme(index + 1).unit == .year {
            return (.step(lexeme(index).relation.step), index + 2)
        }
        if let year = year(at: index) {
            if isDigits(index) || !isClockBehind(year.end) { return (.number(year.value), year.end) }
        }
        if short, isDigits(index), length(index) == 2, let year = digits(index), !isCounted(index + 1), !isSign(index + 1, ":"),
            !isSign(index + 1, "-"), !isSign(index + 1, "."),
            meridiem(at: index + 1) == nil, !(isSign(index - 1, "-")), !isOneOf(index + 1, .oclock, .to)
        {
            return (.short(year), index + 1)
        }
        return nil
    }

    private func isClockBehind(_ index: Int) -> Bool { meridiem(at: index) != nil || role(index) == .oclock }

    /// `1990s`, `the nineties`, `nineteen seventies`, `90s`.
    func decade(at start: Int) -> FoundDay? {
        if role(start) == .decade { return (.decade(lexeme(start).value), start + 1) }
        if let century = yearInWordsPrefix(at: start), role(century.end) == .decade {
            return (.years(from: century.value * 100 + lexeme(century.end).value, count: 10), century.end + 1)
        }
        if isSign(start, "'"), isAttached(start + 1), length(start + 1) == 2 { return decade(at: start + 1) }
        guard let number = digits(start), number % 10 == 0 else { return nil }
        let end: Int
        if word(start + 1) == "s", isAttached(start + 1) || length(start) == 4 {
            end = start + 2
        } else if word(start + 1) == "'s", isAttached(start + 1) {
            end = start + 2
        } else {
            return nil
        }
        if (1_500...2_190).contains(number) { return (.years(from: number, count: number % 100 == 0 ? 10 : 10), end) }
        guard length(start) == 2 else { return nil }
        return (.decade(number), end)
    }

    /// `nineteen` in `nineteen eighties`.
    private func yearInWordsPrefix(at start: Int) -> Found<Int>? {
        let number = lexeme(start).number
        guard (15...20).contains(number), !isDigits(start) else { return nil }
        return (number, isSign(start + 1, "-") ? start + 2 : start + 1)
    }

    /// `the 19th century`, `the twenty first century`.
    func century(at start: Int) -> FoundDay? {
        guard let ordinal = ordinal(at: start), lexeme(ordinal.end).unit == .century, (1...30).contains(ordinal.value) else {
            return nil
        }
        return (.years(from: (ordinal.value - 1) * 100, count: 100), ordinal.end + 1)
    }

    /// `fiscal year 2018`, `fy18`, `school year 2008`, `cy 2018`, and behind a relation.
    func fiscal(at start: Int, relation: Relation = .none) -> FoundDay? {
        guard role(start) == .fiscal else { return nil }
        let kind = lexeme(start).value
        var index = start + 1
        let hasUnit = lexeme(index).unit == .year
        if hasUnit { index += 1 }
        var year: Found<YearExpression>?
        if relation == .none {
            if let found = self.year(at: index) {
                year = (.number(found.value), found.end)
            } else if ["fy", "cy", "sy"].contains(word(start)) || hasUnit, length(index) == 2, let found = digits(index) {
                year = (.number(2_000 + found), index + 1)
            }
        } else if hasUnit {
            year = (.step(relation.step), index)
        }
        guard let year else { return nil }
        if kind == 3 {
            if case .number(let number) = year.value { return (.years(from: number, count: 1), year.end) }
            return (.period(.year, relation.step), year.end)
        }
        if case .number(let number) = year.value { return (.fiscalYear(.fiscal(number, isSchool: kind == 2)), year.end) }
        return (.fiscalYear(.fiscal(-10_000 + relation.step, isSchool: kind == 2)), year.end)
    }

    // MARK: Months

    /// A day of the month behind the month: `3rd`, `the third`, `3`.
    private func dayNumber(at index: Int) -> Found<Int>? {
        let start = skipThe(index)
        if let ordinal = ordinal(at: start) { return (1...31).contains(ordinal.value) ? ordinal : nil }
        guard let number = small(at: start, limit: 31), number.value > 0, !isDigits(start) || length(start) <= 2 else {
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
            if role(end) == .of || isSign(end, ","), let weekday = weekdayWithin(end) {
                (fields.weekday, end) = (weekday.value, weekday.end)
            }
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

    private func endsSentence(_ index: Int) -> Bool {
        index >= text.count || [".", "!", "?", ";"].contains(word(index)) && !isDigits(index + 1)
    }

    /// Whether digits behind "October," are a day: `October, 1` but not `in October, 20 people`.
    private func isDayBehindComma(_ start: Int, _ end: Int) -> Bool { ordinal(at: start) != nil }

    private func weekdayWithin(_ index: Int) -> Found<Int>? { nil }

    private func skipMonthDot(_ index: Int) -> Int {
        guard isSign(index, "."), isAttached(index), word(index - 1).utf8.count <= 4, lexeme(index - 1).month > 0,
            index + 1 < text.count, word(index - 1) != "may", word(index - 1) != "june", word(index - 1) != "july"
        else { return index }
        return isDigits(index + 1) || lexeme(index + 1).number > 0 ? index + 1 : index
    }

    private func monthAlone(_ month: Int, _ start: Int, end: Int, _ allowWeak: Bool) -> FoundDay? {
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
        if word(start) == "may", Self.verbsBehindMay.contains(word(end)) { return nil }
        if lexeme(start).isWeak, !allowWeak, !isMonthContext(start - 1), !isMonthRange(end) { return nil }
        return (.calendar(fields), end)
    }

    /// Words that show the verb "may", not the month.
    private static let verbsBehindMay: Set<String> = [
        "be", "not", "also", "well", "have", "has", "contain", "take", "result", "ask", "i", "you", "we", "get", "work",
        "involve", "come", "go", "need", "want", "include",
        "require", "cause", "help", "seem", "look", "sound", "or", "constitute", "reply", "differ", "change", "apply", "the",
    ]

    /// Whether the word before says that "may" and "march" are months.
    private func isMonthContext(_ index: Int) -> Bool {
        if text.count == 1 { return true }
        return isOneOf(
            index, .in, .of, .from, .to, .through, .between, .since, .by, .before, .after, .during, .early, .late, .middle, .for,
            .relation)
            || isOneOf(index, .and) && lexeme(index - 1).month > 0
            || word(index + 1) != "may" && isOneOf(index + 2, .in) && (isDigits(index + 3) || lexeme(index + 3).number >= 0)
    }

    private func isMonthRange(_ end: Int) -> Bool { isOneOf(end, .to, .through) && lexeme(end + 1).month > 0 }

    /// A date, unless no calendar has it.
    private func dated(_ fields: CalendarFields, _ end: Int) -> FoundDay? { (.calendar(fields), end) }

    /// `15 of February`, `14 Nov 2023`, `3rd of this month`, `the 4th`.
    func dayOfMonth(at start: Int, allowNumber: Bool) -> FoundDay? {
        let day: Found<Int>
        var isOrdinal = false
        if let found = ordinal(at: start) {
            (day, isOrdinal) = (found, true)
        } else if let found = small(at: start, limit: 31) {
            day = found
        } else {
            return nil
        }
        guard (1...31).contains(day.value) else { return nil }
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

    /// The `18` of `18 and 19 June`, which has its month from the day behind.
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

    private func withYear(_ fields: CalendarFields, _ year: YearExpression) -> CalendarFields {
        var result = fields
        result.year = year
        return result
    }

    // MARK: Digits

    /// What digits begin: dates, years, decades, days of a month, runs such as `2 next days`.
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
            ordinal(at: start) == nil ? nil : ordinalDay(at: start, depth: depth), countedDays(at: start))
    }

    /// `on 15`, `for the 27.`
    private func dayBehindOn(at start: Int) -> FoundDay? {
        guard options.readsDaysBehindOn, let number = digits(start, atMost: 2), (1...31).contains(number) else { return nil }
        let isLast =
            start + 1 >= text.count
            || [",", ".", "!", "?"].contains(word(start + 1)) && !(isAttached(start + 2) && isDigits(start + 2))
        let isForThe = isOneOf(start - 1, .article) && isOneOf(start - 2, .for) && isLast
        guard isForThe || isOneOf(start - 1, .on) && (isLast || !isCounted(start + 1) && text.tokens[start + 1].kind == .word)
        else { return nil }
        return (.calendar(CalendarFields(day: number)), start + 1)
    }

    private func ordinalDay(at start: Int, depth: Int) -> FoundDay? { ordinalForms(at: start, depth: depth) }
    private func countedDays(at start: Int) -> FoundDay? { relationBehindNumber(at: start) }

    /// `2018`, `2018 Q1`, `2019-H2`.
    private func bareYear(at start: Int) -> FoundDay? {
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

    /// `first quarter`, `3rd quarter` behind a year.
    func ordinalQuarter(at index: Int) -> Found<Int>? {
        guard let ordinal = ordinal(at: index), (1...4).contains(ordinal.value) else { return nil }
        let next = isSign(ordinal.end, "-") ? ordinal.end + 1 : ordinal.end
        return lexeme(next).unit == .quarter ? (ordinal.value, next + 1) : nil
    }

    /// `2018 01 05`.
    private func unseparated(at start: Int, _ year: Int) -> FoundDay? {
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

    private func isAllowedYear(at start: Int, end: Int) -> Bool {
        if isAttached(start), ["/", "-", ".", ":", "$", "#"].contains(word(start - 1)), !isOneOf(start - 1, .to) { return false }
        if isSign(end, "-"), isAttached(end), isAttached(end + 1), year(at: end + 1) == nil,
            !isDigits(end + 1) || lexeme(end + 1).month == 0
        {
            return false
        }
        // Of numbers joined by dashes only years make a range of years.
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
        if sign == "-", inContext, isLikelyHours(first, second) { return nil }
        if meridiem(at: start + 3) != nil { return nil }
        return monthAndDay(first, second, end: start + 3)
    }

    /// Hours of a morning's or afternoon's length: 11-4 but not 7-6.
    private func isLikelyHours(_ first: Int, _ second: Int) -> Bool {
        (1...12).contains(first) && (1...12).contains(second) && first != second && (1...8).contains((second - first + 12) % 12)
    }

    private func monthAndDay(_ first: Int, _ second: Int, end: Int) -> FoundDay? {
        let pairs = daysFirst ? [(second, first), (first, second)] : [(first, second), (second, first)]
        for (month, day) in pairs where CivilCalendar.isValid(2_000, month, day) {
            return (.calendar(CalendarFields(month: month, day: day)), end)
        }
        return nil
    }

    private func threeNumbers(_ first: (Int, Int), _ second: (Int, Int), _ third: (Int, Int), end: Int) -> FoundDay? {
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
    private func spacedDate(at start: Int, _ first: Int) -> FoundDay? {
        guard isSign(start + 1, "/"), isSign(start + 3, "/"), let second = digits(start + 2, atMost: 2),
            let third = digits(start + 4, atMost: 4), length(start) <= 2, length(start + 4) == 4
        else { return nil }
        return threeNumbers((first, length(start)), (second, length(start + 2)), (third, 4), end: start + 5)
    }

    /// `2020/Sep/23`, `2020-Sep`, `2020 September 23`.
    private func yearMonthName(at start: Int, _ first: Int) -> FoundDay? {
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
