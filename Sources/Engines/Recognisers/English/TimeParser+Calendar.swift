/// Dates by month, day and year, in words and in digits.
extension TimeParser {
    // MARK: Years

    /// A year as four digits or in words, or two digits after an apostrophe.
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

    func skipEra(_ index: Int) -> Int {
        if ["ad", "ce"].contains(word(index)) { return index + 1 }
        if word(index) == "a", isSign(index + 1, "."), word(index + 2) == "d" {
            return isSign(index + 3, ".") ? index + 4 : index + 3
        }
        return index
    }

    /// The year near the present with these two digits.
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

    /// A year in words that stands alone, with stricter requirements.
    func spelledYear(at start: Int) -> FoundDay? {
        guard let year = yearInWords(at: start), year.end > start + 1,
            options.readsBareYears || isOneOf(start - 1, .in, .since, .of, .by), !isCounted(year.end),
            year.value % 100 != 0 || year.value == 2000, (1_500...2_199).contains(year.value)
        else { return nil }
        if meridiem(at: year.end) != nil || role(year.end) == .oclock { return nil }
        return (.years(from: year.value, count: 1), year.end)
    }

    /// A year after a date or a name: `2018`, `, 2018`, `of 2018`, `in 2018`, `of this year`.
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

    func isClockBehind(_ index: Int) -> Bool { meridiem(at: index) != nil || role(index) == .oclock }

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
    func yearInWordsPrefix(at start: Int) -> Found<Int>? {
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

    /// `fiscal year 2018`, `fy18`, `school year 2008`, `cy 2018`, also after a relation.
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
        if year == nil, hasUnit, options.readsDefinitePeriods, relation == .none, isOneOf(start - 1, .article) {
            year = (.step(0), index)
        }
        guard let year else { return nil }
        if kind == 3 {
            if case .number(let number) = year.value { return (.years(from: number, count: 1), year.end) }
            return (.period(.year, relation.step), year.end)
        }
        if case .number(let number) = year.value { return (.fiscalYear(.fiscal(number, isSchool: kind == 2)), year.end) }
        return (.fiscalYear(.fiscal(-10_000 + relation.step, isSchool: kind == 2)), year.end)
    }
}
