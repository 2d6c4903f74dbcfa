import TextTokens

/// Days and longer calendar periods.
extension TimeParser {
    typealias FoundDay = Found<DayExpression>

    /// A day or calendar period that starts at the token.
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
        case .now where lexeme.value == 2 && !options.readsVagueAdverbs || lexeme.value == 3 && !options.readsRareShortForms:
            break
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

    /// A holiday or other name, matched by its letters.
    func name(at start: Int) -> FoundDay? {
        var letters = ""
        var found: (TimeNames.Meaning, Int)?
        var index = start
        while index < text.count, index - start < 12, letters.utf8.count <= language.timeNames.longest {
            let added = TimeNames.letters(text.tokens[index].text)
            letters += added
            index += 1
            if added.isEmpty { continue }
            if let meaning = language.timeNames.table[letters] { found = (meaning, index) }
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
        }
    }
}
