import Foundation

extension TimeReader {
    private static let weekdays: WordMap<Int> = [
        "monday": 0, "mon": 0, "tuesday": 1, "tue": 1, "tues": 1, "wednesday": 2, "wed": 2, "thursday": 3, "thu": 3, "thur": 3,
        "thurs": 3, "friday": 4, "fri": 4, "saturday": 5, "sat": 5, "sunday": 6, "sun": 6,
    ]
    private static let months: WordMap<Int> = [
        "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4, "apr": 4, "may": 5, "june": 6,
        "jun": 6,
        "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9, "sep": 9, "sept": 9, "october": 10, "oct": 10, "november": 11,
        "nov": 11, "december": 12, "dec": 12,
    ]

    private static let steps: WordMap<Int> = ["this": 0, "next": 1, "last": -1, "past": -1, "coming": 1]

    typealias Days = (days: ClosedRange<CivilDay>, part: Range<Int>?, end: Int)

    /// A day or days that start at the token.
    func day(at start: Int) -> Days? {
        named(at: start) ?? weekday(at: start) ?? period(at: start) ?? calendarDay(at: start) ?? numeric(at: start)
    }

    private func single(_ offset: Int, _ end: Int, part: Range<Int>? = nil) -> Days {
        ((now.day + offset)...(now.day + offset), part, end)
    }

    private func named(at start: Int) -> Days? {
        switch utterance.word(start) {
        case "today": return single(0, start + 1)
        case "tonight": return single(0, start + 1, part: 1_080..<1_440)
        case "tomorrow", "tmrw", "tomorow", "tommorow", "tommorrow": return single(1, start + 1)
        case "yesterday": return single(-1, start + 1)
        case "the": return utterance.word(start + 1) == "day" ? named(at: start + 1) : nil
        case "day" where utterance.word(start + 1) == "after" && utterance.word(start + 2) == "tomorrow":
            return single(2, start + 3)
        case "day" where utterance.word(start + 1) == "before" && utterance.word(start + 2) == "yesterday":
            return single(-2, start + 3)
        default: return nil
        }
    }

    private func weekday(at start: Int) -> Days? {
        let qualifier = utterance.word(start)
        let isQualified = ["next", "last", "this", "coming", "past"].contains(qualifier)
        guard let wanted = Self.weekdays[utterance.word(isQualified ? start + 1 : start)] else { return nil }
        let end = isQualified ? start + 2 : start + 1
        let ahead = (wanted - now.day.weekday + 7) % 7
        switch qualifier {
        case "next": return single(wanted - now.day.weekday + 7, end)
        case "last", "past": return single(ahead == 0 ? -7 : ahead - 7, end)
        case "this" where ahead == 0: return single(0, end)
        default: return single(isPast ? (ahead == 0 ? -7 : ahead - 7) : ahead == 0 ? 7 : ahead, end)
        }
    }

    /// Weeks, weekends, months and years, and `the last three days`.
    private func period(at start: Int) -> Days? {
        let index = utterance.word(start) == "the" ? start + 1 : start
        let qualifier = utterance.word(index)
        if qualifier == "weekend" { return weekend(0, index + 1) }
        guard let step = Self.steps[qualifier] else { return nil }
        if step < 0, let duration = duration(at: index + 1), duration.days > 0,
            NumberReader.number(in: utterance, at: index + 1) != nil
        {
            return ((now.day + -duration.days)...now.day, nil, duration.end)
        }
        let monday = now.day + -now.day.weekday + 7 * step
        switch utterance.word(index + 1) {
        case "weekend": return weekend(step, index + 2)
        case "week": return (monday...(monday + 6), nil, index + 2)
        case "month": return month(step, index + 2)
        case "year":
            let year = now.day.parts.year + step
            return (CivilDay(year: year, month: 1, day: 1)...CivilDay(year: year, month: 12, day: 31), nil, index + 2)
        default: return nil
        }
    }

    private func weekend(_ step: Int, _ end: Int) -> Days {
        let saturday = now.day + -now.day.weekday + 5 + 7 * (isPast && step == 0 && now.day.weekday < 5 ? -1 : step)
        return (saturday...(saturday + 1), nil, end)
    }

    private func month(_ step: Int, _ end: Int) -> Days {
        let (year, month, _) = now.day.parts
        let count = year * 12 + month - 1 + step
        let first = CivilDay(year: count / 12, month: count % 12 + 1, day: 1)
        let next = CivilDay(year: (count + 1) / 12, month: (count + 1) % 12 + 1, day: 1)
        return (first...(next + -1), nil, end)
    }

    /// `March 3rd`, `March 3, 2027`, `3rd of March`, `the 5th`, `March`.
    private func calendarDay(at start: Int) -> Days? {
        if let month = Self.months[utterance.word(start)] {
            let index = utterance.word(start + 1) == "the" ? start + 2 : start + 1
            if let day = NumberReader.ordinal(in: utterance, at: index)
                ?? NumberReader.integer(in: utterance, at: index, limit: 31)
            {
                return dated(month, day.value, day.end)
            }
            return ["may", "march", "mar", "sun", "sat"].contains(utterance.word(start)) && !isPast
                ? nil : wholeMonth(month, start + 1)
        }
        let index = utterance.word(start) == "the" ? start + 1 : start
        guard let day = NumberReader.ordinal(in: utterance, at: index) ?? dayNumber(at: index) else { return nil }
        let after = utterance.word(day.end) == "of" ? day.end + 1 : day.end
        if let month = Self.months[utterance.word(after)] { return dated(month, day.value, after + 1) }
        guard index > start || utterance.tokens[index].kind == .ordinal, NumberReader.ordinal(in: utterance, at: index) != nil
        else { return nil }
        return dayOfMonth(day.value, day.end)
    }

    /// A cardinal that a month follows, as in `3 March`.
    private func dayNumber(at index: Int) -> (value: Int, end: Int)? {
        guard let number = NumberReader.integer(in: utterance, at: index, limit: 31), number.value > 0 else { return nil }
        let after = utterance.word(number.end) == "of" ? number.end + 1 : number.end
        return Self.months[utterance.word(after)] == nil ? nil : number
    }

    /// The next (or last) day of that date, or the one of the year that follows it.
    private func dated(_ month: Int, _ day: Int, _ end: Int) -> Days? {
        if let year = NumberReader.integer(in: utterance, at: end, limit: 2_200), year.value >= 1_900, year.end == end + 1 {
            return CivilDay.valid(year: year.value, month: month, day: day).map { ($0...$0, nil, year.end) }
        }
        let year = now.day.parts.year
        let candidates =
            (isPast ? [year, year - 1, year - 2, year - 3, year - 4] : [year, year + 1, year + 2, year + 3, year + 4])
            .compactMap { CivilDay.valid(year: $0, month: month, day: day) }
        return candidates.first { isPast ? $0 <= now.day : $0 >= now.day }.map { ($0...$0, nil, end) }
    }

    /// Where a date ends that is spelt well and that no calendar has, such as "on 31 February"; `nil` when there is none.
    func impossibleDay(at start: Int) -> Int? {
        let index = ["on", "by", "for"].contains(utterance.word(start)) ? start + 1 : start
        if Self.months[utterance.word(index)] != nil {
            let number = utterance.word(index + 1) == "the" ? index + 2 : index + 1
            return NumberReader.ordinal(in: utterance, at: number)?.end
                ?? NumberReader.integer(in: utterance, at: number, limit: 99)?.end
        }
        let number = utterance.word(index) == "the" ? index + 1 : index
        guard
            let day = NumberReader.ordinal(in: utterance, at: number)
                ?? NumberReader.integer(in: utterance, at: number, limit: 99)
        else { return nil }
        let month = utterance.word(day.end) == "of" ? day.end + 1 : day.end
        return Self.months[utterance.word(month)] == nil ? nil : month + 1
    }

    private func wholeMonth(_ month: Int, _ end: Int) -> Days? {
        let current = now.day.parts.month
        let step = isPast ? (month <= current ? 0 : -1) : (month >= current ? 0 : 1)
        return self.month(month - current + 12 * step, end)
    }

    private func dayOfMonth(_ day: Int, _ end: Int) -> Days? {
        let (year, month, _) = now.day.parts
        for step in 0..<12 {
            let count = year * 12 + month - 1 + (isPast ? -step : step)
            guard let found = CivilDay.valid(year: count / 12, month: count % 12 + 1, day: day) else { continue }
            if isPast ? found <= now.day : found >= now.day { return (found...found, nil, end) }
        }
        return nil
    }

    /// `2026-03-01`, `3/14`, `3/14/2026`.
    private func numeric(at start: Int) -> Days? {
        let separator = utterance.word(start + 1)
        guard start + 2 < utterance.count, separator == "-" || separator == "/", let first = Int(utterance.word(start)),
            let second = Int(utterance.word(start + 2))
        else { return nil }
        let third = utterance.word(start + 3) == separator ? Int(utterance.word(start + 4)) : nil
        if first > 31, let third {
            return CivilDay.valid(year: first, month: second, day: third).map { ($0...$0, nil, start + 5) }
        }
        guard separator == "/" || third != nil else { return nil }
        let (month, day) = now.daysFirst && second <= 12 || first > 12 ? (second, first) : (first, second)
        guard let third else { return dated(month, day, start + 3) }
        return CivilDay.valid(year: third < 100 ? 2_000 + third : third, month: month, day: day).map { ($0...$0, nil, start + 5) }
    }
}
