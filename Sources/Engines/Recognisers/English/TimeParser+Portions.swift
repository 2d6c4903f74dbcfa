/// Parts of periods, quarters and seasons.
extension TimeParser {
    /// `early March`, `the end of the month`, `mid-2018`, `later this week`, `the rest of the year`.
    func portion(at start: Int, depth: Int) -> FoundDay? {
        let portion: Portion
        var index = start + 1
        switch role(start) {
        case .early: portion = .early
        case .late: portion = .late
        case .middle: portion = .middle
        case .beginning: portion = .beginning
        case .end: portion = .end
        case .rest: portion = .rest
        case .ago where word(start) == "earlier": portion = .earlier
        case .later: portion = .later
        default: return nil
        }
        if isSign(index, "-"), isAttached(index) { index += 1 }
        let hasOf =
            isOneOf(index, .of)
            || (portion == .earlier || portion == .later || portion == .early || portion == .late) && isOneOf(index, .in)
        if hasOf { index += 1 }
        index = skip(.around, at: index)
        switch portion {
        case .beginning, .end, .rest: guard hasOf else { return nil }
        default: break
        }
        let isDefinite = role(index) == .article
        guard hasOf || !isDefinite, let target = target(at: index, depth: depth + 1) else { return nil }
        if isDay(target.value), portion == .early || portion == .late || portion == .middle, role(target.end) == .part {
            return nil
        }
        if case .offset(0) = target.value, word(target.end - 1) == "day", portion != .end, portion != .beginning,
            portion != .middle, portion != .rest, portion != .later, portion != .earlier
        {
            return nil
        }
        if !hasOf, case .period = target.value, bareUnit(at: index)?.end == target.end { return nil }
        if case .run = target.value { return nil }
        return (.portion(portion, of: target.value), target.end)
    }

    /// `EOM`, `EOD`, `Q1 2018`, `H2`, `YTD`.
    func abbreviation(at start: Int) -> FoundDay? {
        switch word(start) {
        case "eom": return (.portion(.end, of: .period(.month, 0)), start + 1)
        case "eow": return (.portion(.end, of: .period(.week, 0)), start + 1)
        case "bow": return (.portion(.beginning, of: .period(.week, 0)), start + 1)
        case "eoy": return (.portion(.end, of: .period(.year, 0)), start + 1)
        case "eod", "cob": return (.portion(.end, of: .offset(0)), start + 1)
        case "bom": return (.portion(.beginning, of: .period(.month, 0)), start + 1)
        case "boy"
        where isOneOf(start - 1, .at, .by, .article) && isOneOf(start - 2, .at, .by, .none) && options.readsRareShortForms:
            return (.portion(.beginning, of: .period(.year, 0)), start + 1)
        case "ytd": return (.portion(.soFar, of: .period(.year, 0)), start + 1)
        case "mtd": return (.portion(.soFar, of: .period(.month, 0)), start + 1)
        case "wtd": return (.portion(.soFar, of: .period(.week, 0)), start + 1)
        case "w" where isSign(start + 1, "/") && word(start + 2) == "c":
            guard let day = day(at: start + 3, depth: 3), isDay(day.value) else { return nil }
            return (.weekOf(day.value), day.end)
        case "wc" where lexeme(start + 1).month > 0 || isDigits(start + 1):
            guard let day = day(at: start + 1, depth: 3), isDay(day.value) else { return nil }
            return (.weekOf(day.value), day.end)
        default: return quarterOrHalf(at: start)
        }
    }

    func quarterOrHalf(at start: Int) -> Found<DayExpression>? {
        guard word(start) == "q" || word(start) == "h", isAttached(start + 1), length(start + 1) == 1,
            let number = digits(start + 1), number > 0,
            number <= (word(start) == "q" ? 4 : 2)
        else { return nil }
        if word(start) == "h", options.readsFrenchHours, isDigits(start - 1) && isAttached(start) { return nil }
        let year = yearBehind(at: isSign(start + 2, "/") && isAttached(start + 2) ? start + 3 : start + 2)
        let end = year?.end ?? start + 2
        return word(start) == "q"
            ? (.quarter(number, year?.value, .none), end)
            : year == nil && !isYear(at: start - 1) ? nil : (.half(number, year?.value), end)
    }

    func isYear(at index: Int) -> Bool { length(index) == 4 && digits(index) != nil }

    /// `the closest Monday to October 5th`, `the second closest xmas to today`.
    func closest(at start: Int, _ count: Int = 1, depth: Int) -> FoundDay? {
        let inner: FoundDay?
        if lexeme(start + 1).weekday >= 0 {
            inner = (.weekday(Int(lexeme(start + 1).weekday), .none), start + 2)
        } else {
            inner = name(at: start + 1)
        }
        guard let inner, isSign(inner.end, "to") || isSign(inner.end, "from"),
            let anchor = day(at: skipThe(inner.end + 1), depth: depth + 1)
        else { return nil }
        return (.closest(count, inner.value, to: anchor.value), anchor.end)
    }

    func ides(at start: Int) -> FoundDay? {
        guard role(start + 1) == .of, lexeme(start + 2).month > 0 else { return nil }
        let month = Int(lexeme(start + 2).month)
        return (.calendar(CalendarFields(month: month, day: [3, 5, 7, 10].contains(month) ? 15 : 13)), start + 3)
    }

    func season(at start: Int) -> FoundDay? {
        let lexeme = lexeme(start)
        guard lexeme.value < 4 else { return nil }
        let year = yearBehind(at: start + 1)
        if year == nil, ["fall", "spring"].contains(word(start)), !options.readsBareYears,
            !isOneOf(start - 1, .in, .during, .since, .by, .article)
        {
            return nil
        }
        return (.season(lexeme.value, year?.value, .none), year?.end ?? start + 1)
    }

    /// `three fridays from now`, `2 thursdays ago`, `a friday from now`.
    func countedOccurrence(at start: Int) -> FoundDay? {
        guard let number = whole(at: start) ?? (role(start) == .article ? (1, start + 1) : nil), number.value < 1_000,
            lexeme(number.end).weekday >= 0
        else { return nil }
        let day = DayExpression.weekday(Int(lexeme(number.end).weekday), .none)
        if role(number.end + 1) == .ago { return (.occurrence(day, -number.value), number.end + 2) }
        if role(number.end + 1) == .from, role(number.end + 2) == .now { return (.occurrence(day, number.value), number.end + 3) }
        if role(number.end + 1) == .later, lexeme(number.end).isPlural || number.value == 1 {
            return (.occurrence(day, number.value), number.end + 2)
        }
        if role(number.end + 1) == .hence { return (.occurrence(day, number.value), number.end + 2) }
        return nil
    }
}
