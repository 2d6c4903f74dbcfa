import TextTokens

/// Days and longer stretches of the calendar.
extension TimeParser {
    typealias FoundDay = Found<DayExpression>

    /// A day or stretch that starts at the token.
    func day(at start: Int, depth: Int, allowWeak: Bool = false) -> FoundDay? {
        guard depth < 6, start < text.count else { return nil }
        if isDigits(start) { return digitDay(at: start, depth: depth) }
        let lexeme = lexeme(start)
        var best: FoundDay?
        func offer(_ candidate: FoundDay?) { if let candidate, candidate.end > (best?.end ?? start) { best = candidate } }
        if lexeme.startsName { offer(name(at: start)) }
        if lexeme.month > 0 { offer(monthFirst(at: start, allowWeak: allowWeak)) }
        if lexeme.weekday >= 0 { offer(weekdayFirst(at: start, depth: depth)) }
        if lexeme.ordinal > 0 || lexeme.number >= 0 {
            offer(ordinalFirst(at: start, depth: depth))
            offer(dayOfMonth(at: start, allowNumber: false))
            offer(spelledYear(at: start))
            offer(countedRelation(at: start))
            offer(decade(at: start))
        }
        if lexeme.role == .none, isSign(start, "'") { offer(decade(at: start)) }
        switch lexeme.role {
        case .article: offer(articleFirst(at: start, depth: depth))
        case .relation: offer(relationFirst(at: start, depth: depth))
        case .namedDay: offer((.offset(lexeme.value), start + 1))
        case .now where word(start - 1) == "for" || start == 0 && isSign(1, ","): break
        case .now: offer((lexeme.value == 1 ? .soon : lexeme.value == 2 ? .recently : .now, start + 1))
        case .early, .middle, .late, .beginning, .end, .rest, .ago, .later, .half: offer(portion(at: start, depth: depth))
        case .season: offer(season(at: start))
        case .fiscal: offer(fiscal(at: start))
        case .decade: offer(decade(at: start))
        case .ides: offer(ides(at: start))
        case .closest: offer(closest(at: start, depth: depth))
        case .business: break
        default: break
        }
        offer(abbreviation(at: start))
        if options.readsDefinitePeriods, word(start) == "my", let unit = unit(at: start + 1), unit.value.grain >= .day,
            unit.value.grain <= .year, !self.lexeme(start + 1).isPlural
        {
            offer(periodStep(unit, .this))
        }
        if lexeme.unit != nil { offer(unitFirst(at: start, depth: depth)) }
        return best
    }

    /// A holiday and the like, found by its letters.
    func name(at start: Int) -> FoundDay? {
        var letters = ""
        var found: (TimeNames.Meaning, Int)?
        var index = start
        while index < text.count, index - start < 12, letters.utf8.count <= TimeNames.longest {
            let added = TimeNames.letters(text.tokens[index].text)
            letters += added
            index += 1
            if added.isEmpty { continue }
            if let meaning = TimeNames.table[letters], index >= text.count || !isLettersOnly(index) { found = (meaning, index) }
        }
        guard let (meaning, end) = found else { return nil }
        switch meaning {
        case .holiday(let index):
            if let weekend = unit(at: end), weekend.value == .weekend {
                return (.weekendOf(.holiday(index, nil, .none)), weekend.end)
            }
            if let year = yearBehind(at: end) { return (.holiday(index, year.value, .none), year.end) }
            return (.holiday(index, nil, .none), end)
        case .thisTime: return options.readsThisTime ? (.offset(0), end) : (.now, end)
        case .dayAfterTomorrow: return (.offset(2), end)
        case .dayBeforeYesterday: return (.offset(-2), end)
        case .now: return (.now, end)
        case .soon: return (.soon, end)
        case .recently: return (.recently, end)
        case .hour, .theDayBefore, .theDayAfter: return nil
        }
    }

    /// Whether the token goes on with the word before it, as `'s` does.
    private func isLettersOnly(_ index: Int) -> Bool { word(index) == "'s" && isAttached(index) && false }

    // MARK: Behind a relation

    /// `next Friday`, `this month`, `last 3 weeks`, `next July 4`.
    private func relationFirst(at start: Int, depth: Int) -> FoundDay? {
        var relation = lexeme(start).relation
        var index = start + 1
        if lexeme(index).relation == .past || lexeme(index).relation == .coming || lexeme(index).relation == .upcoming,
            relation == .this
        {
            relation = lexeme(index).relation
            index += 1
        }
        if relation == .last,
            ["should", "will", "would", "to", "can", "could", "must", "may", "might", "not", "only", "n't"].contains(
                word(start - 1)) || word(start - 1).hasSuffix("n't")
        {
            return nil
        }
        if word(index) == "my" { index += 1 }
        if relation == .last, let nth = nthFromEnd(at: start, depth: depth) { return nth }
        if relation.step != 0, relation != .upcoming, let amount = amount(at: index),
            amount.value.parts.count > 1 || !amount.value.isWhole, amount.value.finest.grain < .day
        {
            return (.shifted(amount.value, sign: relation.step, from: Moment(day: .now), .within), amount.end)
        }
        if let run = run(at: index, relation, depth: depth) { return run }
        let lexeme = lexeme(index)
        if role(index) == .around { return relationFirst(at: index, depth: depth) }
        if lexeme.weekday >= 0, !lexeme.isPlural, let found = weekdayFirst(at: index, relation, depth: depth) { return found }
        if lexeme.unit == .year, let part = partOfYear(at: index + 1, .step(relation.step)) { return part }
        if lexeme.month > 0, let found = monthFirst(at: index, allowWeak: true) { return related(found, relation) }
        if isDigits(index), let found = numericDate(at: index, inContext: true) { return related(found, relation) }
        if lexeme.startsName, let found = name(at: index), case .holiday(let number, _, _) = found.value {
            return (.holiday(number, nil, relation), found.end)
        }
        if lexeme.role == .season {
            return lexeme.value == 4 ? (.seasonStep(relation.step), index + 1) : (.season(lexeme.value, nil, relation), index + 1)
        }
        if let fiscal = fiscal(at: index, relation: relation) { return fiscal }
        if word(index) == "workweek" { return (.workweek(relation.step), index + 1) }
        if isOneOf(index, .business), lexeme.unit == nil, self.lexeme(index + 1).unit == .week {
            return (.workweek(relation.step), index + 2)
        }
        if ["q1", "q2", "q3", "q4"].contains(word(index)), let number = Int(word(index).dropFirst()) {
            return (.quarter(number, nil, relation), index + 1)
        }
        if lexeme.role == .time, relation == .this || relation == .current {
            return options.readsThisTime ? (.offset(0), index + 1) : nil
        }
        if word(index) == "date", relation == .current { return (.offset(0), index + 1) }
        guard let unit = self.unit(at: index) else { return nil }
        return periodStep(unit, relation)
    }

    /// `last year's third quarter`, `next year Q1`, `this year's March`.
    private func partOfYear(at start: Int, _ year: YearExpression) -> FoundDay? {
        var index = start
        if word(index) == "'s" { index += 1 }
        if isSign(index, "-") { index += 1 }
        if word(index) == "q", let part = quarterOrHalf(at: index), case .quarter(let number, nil, _) = part.value {
            return (.quarter(number, year, .none), part.end)
        }
        if let quarter = ordinalQuarter(at: skipThe(index)) { return (.quarter(quarter.value, year, .none), quarter.end) }
        if lexeme(index).month > 0, !lexeme(index).isWeak, index > start || true,
            monthFirst(at: index, allowWeak: true)?.end == index + 1
        {
            return (.calendar(CalendarFields(year: year, month: Int(lexeme(index).month))), index + 1)
        }
        return nil
    }

    private func related(_ found: FoundDay, _ relation: Relation) -> FoundDay {
        guard case .calendar(var fields) = found.value, fields.year == nil else { return found }
        fields.relation = relation
        return (.calendar(fields), found.end)
    }

    /// A unit, also in two words.
    func unit(at index: Int) -> Found<TimeUnit>? {
        if lexeme(index).unit == .week {
            let next = isSign(index + 1, "-") && isAttached(index + 1) && isAttached(index + 2) ? index + 2 : index + 1
            if word(next) == "end" || word(next) == "ends" { return (.weekend, next + 1) }
        }
        guard let unit = lexeme(index).unit else { return nil }
        return (unit, index + 1)
    }

    private func periodStep(_ unit: Found<TimeUnit>, _ relation: Relation) -> FoundDay? {
        switch unit.value {
        case .weekend: return (.weekend(relation.step), unit.end)
        case .day:
            return relation.step == 0 ? (.offset(0), unit.end) : (.offset(relation.step), unit.end)
        case .businessDay, .night: return nil
        case .quarter: return (.quarter(0, nil, relation), unit.end)
        default: return (.period(unit.value, relation.step), unit.end)
        }
    }

    /// `next 3 days`, `past few weeks`, `last couple of months`, `next four months of 2021`.
    private func run(at index: Int, _ relation: Relation, depth: Int) -> FoundDay? {
        guard relation != .none, relation != .this, relation != .current, var number = quantity(at: index) ?? coupleOf(at: index),
            lexeme(index).unit == nil || isDigits(index) || lexeme(index).number >= 0
        else { return nil }
        if isSign(number.end, "-"), isAttached(number.end) { number.end += 1 }
        var unitIndex = skip(.extra, .all, at: number.end)
        var unit: TimeUnit
        if role(unitIndex) == .business, lexeme(unitIndex + 1).unit == .day {
            (unit, unitIndex) = (.businessDay, unitIndex + 2)
        } else if let found = self.unit(at: unitIndex) {
            (unit, unitIndex) = (found.value, found.end)
        } else if word(unitIndex) == "weekdays" || word(unitIndex) == "workdays" {
            (unit, unitIndex) = (.businessDay, unitIndex + 1)
        } else {
            return nil
        }
        var run = RunExpression(count: number.value, unit: unit, sign: relation.step, isUpcoming: relation == .upcoming)
        run.isVague = role(index) == .few
        if relation == .last || relation == .next, isOneOf(unitIndex, .of, .in),
            let target = target(at: unitIndex + 1, depth: depth + 1), relation == .last
        {
            run.of = target.value
            unitIndex = target.end
        }
        return (.run(run), unitIndex)
    }

    private func coupleOf(at index: Int) -> Found<Double>? { nil }

    /// `2 next days`, `two upcoming months`.
    private func countedRelation(at start: Int) -> FoundDay? {
        guard let number = whole(at: start), number.value < 10_000, role(number.end) == .relation else { return nil }
        let relation = lexeme(number.end).relation
        guard relation.step != 0, let unit = unit(at: number.end + 1),
            lexeme(number.end + 1).isPlural || number.value == 1 || relation == .upcoming
        else { return nil }
        let run = RunExpression(
            count: Double(number.value), unit: unit.value, sign: relation.step, isUpcoming: relation == .upcoming)
        return (.run(run), unit.end)
    }

    // MARK: Behind an article

    private func articleFirst(at start: Int, depth: Int) -> FoundDay? {
        let index = start + 1
        guard lexeme(start).value == 1 else { return countedOccurrence(at: start) }
        if let ordinal = ordinal(at: index) {
            if let found = ordinalFirst(at: index, depth: depth) { return found }
            if let found = dayOfMonth(at: index, allowNumber: true) { return found }
            guard lexeme(index).ordinal != 2 || isDigits(index) || role(index - 2) == .on, ordinal.value <= 31, ordinal.value > 0
            else { return nil }
            return (.calendar(CalendarFields(day: ordinal.value)), ordinal.end)
        }
        if let found = unitDefinite(at: index, depth: depth) { return found }
        if isDigits(index), let number = digits(index, atMost: 2), (1...31).contains(number),
            role(start - 1) == .on
                || role(start - 1) == .for && options.readsDaysBehindOn
                    && (index + 1 >= text.count || [",", ".", "!", "?"].contains(word(index + 1)))
                || role(start - 1) == .from || role(start - 1) == .around,
            !isCounted(index + 1), !isSign(index + 1, ":"), !isSign(index + 1, "-"),
            numericDate(at: index, inContext: true) == nil
        {
            if let found = dayOfMonth(at: index, allowNumber: true) { return found }
            return (.calendar(CalendarFields(day: number)), index + 1)
        }
        if role(index) == .article || role(index) == .namedDay || role(index) == .now { return nil }
        return day(at: index, depth: depth + 1, allowWeak: true)
    }

    /// `the week`, `the month`, `the week after next`, `the week of the 5th`, `the year 2020`, `the year to date`.
    private func unitDefinite(at index: Int, depth: Int) -> FoundDay? {
        guard let unit = unit(at: index) else { return nil }
        if let found = unitFirst(at: index, depth: depth) { return found }
        guard options.readsDefinitePeriods, !lexeme(index).isPlural, unit.value.grain >= .day, unit.value != .night,
            unit.value != .century, unit.value != .decade
        else { return nil }
        if unit.value == .day, role(unit.end) == .of || role(unit.end) == .before || role(unit.end) == .after { return nil }
        return periodStep(unit, .this)
    }

    /// What a unit begins without a number: `week 10`, `week of May 5`, `year 2012`, `weekend of the 4th`, `year to date`, `month after next`.
    private func unitFirst(at index: Int, depth: Int) -> FoundDay? {
        guard let unit = unit(at: index), !lexeme(index).isPlural else { return nil }
        let next = unit.end
        if isOneOf(next, .after, .before), let relation = Optional(lexeme(next + 1).relation),
            relation == .next || relation == .last || relation == .past
        {
            let step = relation.step * 2
            guard let found = periodStep((unit.value, next + 2), .this) else { return nil }
            switch found.value {
            case .period(let unit, _): return (.period(unit, step), next + 2)
            case .weekend: return (.weekend(step), next + 2)
            case .quarter: return (.quarter(0, .step(step), .this), next + 2)
            case .offset: return (.offset(step), next + 2)
            default: return nil
            }
        }
        if word(next) == "to", word(next + 1) == "date", unit.value.grain >= .week {
            return (.portion(.soFar, of: .period(unit.value, 0)), next + 2)
        }
        switch unit.value {
        case .day where isOneOf(index - 1, .article) && isOneOf(next, .after, .before):
            guard let day = day(at: next + 1, depth: depth + 1), isDay(day.value), day.value != .now else {
                return options.readsDefinitePeriods && moment(at: next + 1, depth: 4) == nil
                    ? (.offset(role(next) == .after ? 1 : -1), next + 1) : nil
            }
            return (
                .shifted(
                    TimeAmount([.init(1, .day)]), sign: role(next) == .after ? 1 : -1, from: Moment(day: day.value), .anchored),
                day.end
            )
        case .week:
            if let number = small(at: next, limit: 53), number.value > 0, !isCounted(number.end) || role(number.end) == .of,
                !isSign(number.end, ":")
            {
                let year = yearBehind(at: number.end)
                return (.weekOfYear(number.value, year?.value), year?.end ?? number.end)
            }
            if isOneOf(next, .of, .starting) || word(next) == "commencing" {
                let target = skip(.on, at: next + 1)
                if let day = day(at: target, depth: depth + 1), isDay(day.value) { return (.weekOf(day.value), day.end) }
            }
        case .weekend:
            if options.readsDefinitePeriods, !isOneOf(next, .of), !isOneOf(index - 1, .article, .relation),
                lexeme(index - 1).number < 0, !isDigits(index - 1)
            {
                return (.weekend(0), next)
            }
            if isOneOf(next, .of), let day = day(at: next + 1, depth: depth + 1) {
                return (.weekendOf(withYear(day).value), withYear(day).end)
            }
        case .year:
            if let year = year(at: next) { return (.years(from: year.value, count: 1), year.end) }
        case .month:
            if role(next) == .of, lexeme(next + 1).month > 0 { return monthFirst(at: next + 1, allowWeak: true) }
        case .quarter:
            if let number = small(at: next, limit: 4), number.value > 0 {
                let year = yearBehind(at: number.end)
                return (.quarter(number.value, year?.value, .none), year?.end ?? number.end)
            }
        default: break
        }
        return nil
    }

    private func withYear(_ found: FoundDay) -> FoundDay {
        guard case .holiday(let number, nil, let relation) = found.value, let year = yearBehind(at: found.end) else {
            return found
        }
        return (.holiday(number, year.value, relation), year.end)
    }

    /// Whether it is a day and no longer stretch.
    func isDay(_ day: DayExpression) -> Bool {
        switch day {
        case .now, .offset, .weekday, .holiday, .occurrence, .closest: return true
        case .calendar(let fields): return fields.isDay
        case .nth(_, let unit, _):
            switch unit {
            case .weekday, .unit(.day), .unit(.businessDay): return true
            default: return false
            }
        case .within(let inner, _): return isDay(inner)
        case .shifted(let amount, _, let from, _): return amount.finest.grain <= .week && true || from.day.map(isDay) ?? true
        default: return false
        }
    }

    // MARK: Ordinals

    /// `first Monday of May`, `2nd last week of October`, `15th day of next month`, `third quarter`, `first ten days of last year`.
    private func ordinalFirst(at start: Int, depth: Int) -> FoundDay? {
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
    private func nthFromEnd(at start: Int, depth: Int) -> FoundDay? { nth(-1, at: start + 1, depth: depth, needsTarget: true) }

    private func nth(_ count: Int, at index: Int, depth: Int, needsTarget: Bool = false) -> FoundDay? {
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
            guard let year = yearBehind(at: end) else { return nil }
            return (.half(count, year.value), year.end)
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

    private func isTargetWord(_ index: Int) -> Bool {
        lexeme(index).month > 0 || lexeme(index).relation != .none && lexeme(index + 1).unit != nil
    }

    /// The stretch behind "of": `the month`, `next year`, `October 2014`, `2018`.
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
    private func bareUnit(at index: Int) -> FoundDay? {
        guard let unit = unit(at: index), !lexeme(index).isPlural, unit.value.grain >= .day else { return nil }
        return periodStep(unit, .this)
    }

    // MARK: Portions

    /// `early March`, `the end of the month`, `mid-2018`, `later this week`, `the rest of the year`.
    private func portion(at start: Int, depth: Int) -> FoundDay? {
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
    private func abbreviation(at start: Int) -> FoundDay? {
        switch word(start) {
        case "eom": return (.portion(.end, of: .period(.month, 0)), start + 1)
        case "eow": return (.portion(.end, of: .period(.week, 0)), start + 1)
        case "bow": return (.portion(.beginning, of: .period(.week, 0)), start + 1)
        case "eoy": return (.portion(.end, of: .period(.year, 0)), start + 1)
        case "eod", "cob": return (.portion(.end, of: .offset(0)), start + 1)
        case "bom": return (.portion(.beginning, of: .period(.month, 0)), start + 1)
        case "boy" where isOneOf(start - 1, .at, .by, .article) && isOneOf(start - 2, .at, .by, .none) && options.readsPrimes:
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
        default: return letterAndNumber(at: start)
        }
    }

    /// `q1`, `h2`, where the tokens are a letter and a digit.
    private func letterAndNumber(at start: Int) -> FoundDay? { quarterOrHalf(at: start) }

    func ordinalForms(at start: Int, depth: Int) -> FoundDay? { ordinalFirst(at: start, depth: depth) }
    func relationBehindNumber(at start: Int) -> FoundDay? { countedRelation(at: start) }

    func quarterOrHalf(at start: Int) -> Found<DayExpression>? {
        guard word(start) == "q" || word(start) == "h", isAttached(start + 1), length(start + 1) == 1,
            let number = digits(start + 1), number > 0,
            number <= (word(start) == "q" ? 4 : 2)
        else { return nil }
        if word(start) == "h", options.readsFrenchHours, isDigits(start - 1) && isAttached(start) { return nil }
        let year = yearBehind(at: start + 2)
        let end = year?.end ?? start + 2
        return word(start) == "q"
            ? (.quarter(number, year?.value, .none), end)
            : year == nil && !isYear(at: start - 1) ? nil : (.half(number, year?.value), end)
    }

    private func isYear(at index: Int) -> Bool { length(index) == 4 && digits(index) != nil }

    /// `the closest Monday to October 5th`, `the second closest xmas to today`.
    private func closest(at start: Int, _ count: Int = 1, depth: Int) -> FoundDay? {
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

    private func ides(at start: Int) -> FoundDay? {
        guard role(start + 1) == .of, lexeme(start + 2).month > 0 else { return nil }
        let month = Int(lexeme(start + 2).month)
        return (.calendar(CalendarFields(month: month, day: [3, 5, 7, 10].contains(month) ? 15 : 13)), start + 3)
    }

    private func season(at start: Int) -> FoundDay? {
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

// MARK: Weekdays

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

    /// "sat", "sun", "wed" and "mon" are words besides; alone they count where nothing speaks against it.
    private func isWeakWeekday(_ index: Int) -> Bool {
        guard lexeme(index).isWeak, text.count > 1 else { return false }
        if isOneOf(index - 1, .on, .relation, .by, .every, .from, .to, .since, .before, .after, .or, .of, .at) { return false }
        if isSign(index + 1, ".") || isSign(index + 1, ",") { return false }
        if isOneOf(index - 1, .article) { return word(index) == "sun" || word(index) == "sat" || lexeme(index - 1).value == 1 }
        return word(index) == "sat" && index > 0 && ["i", "he", "she", "we", "they", "you", "cat"].contains(word(index - 1))
    }

    private func dateBeside(_ weekday: Int, _ relation: Relation, at end: Int) -> FoundDay? {
        var index = skipComma(end)
        if isSign(index, "-"), isAttached(index), isAttached(index + 1) { index += 1 }
        index = skip(.on, at: index)
        let hasThe = role(index) == .article && lexeme(index).value == 1
        if hasThe { index += 1 }
        var found: FoundDay?
        if lexeme(index).month > 0 {
            found = monthFirst(at: index, allowWeak: false)
            if case .calendar(let fields)? = found?.value, !fields.isDay { found = nil }
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

    private func isBareDay(behind index: Int) -> Bool {
        !isCounted(index) && !isSign(index, ":") && !(isSign(index, "-") && isAttached(index)) && meridiem(at: index) == nil
            && role(index) != .oclock
            && !(isSign(index, ".") && isAttached(index + 1) && isDigits(index + 1)) && !(word(index) == "h" && isAttached(index))
    }
}
