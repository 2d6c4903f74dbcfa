/// Dates, months and years.
extension TimeResolver {
    func calendarSpans(_ fields: CalendarFields) -> [Span] {
        if let month = fields.month { return fields.day.map { dated(fields, month, $0) } ?? inMonth(fields, month) }
        guard let day = fields.day else { return fields.year.map { inYear($0) { self.months($0, 1, 12, .year) } } ?? [] }
        if let step = fields.monthStep { return valid(year, month + step, day).map { [$0] } ?? [] }
        if fields.isOfThisMonth, conventions.listsPastFirst, fields.weekday != nil {
            return valid(year, month, day).map { [$0] } ?? []
        }
        let isFar = fields.weekday != nil
        let candidates = ((isFar ? -40 : -3)...(isFar ? 40 : 3)).compactMap { valid(year, month + $0, day) }
            .filter { fields.weekday == nil || CivilCalendar.weekday(dayNumber($0.start)) == fields.weekday }
        if conventions.listsPastFirst { return around(candidates, mark: now) }
        return around(candidates, mark: today * Self.day)
    }

    /// The day, unless it does not exist in the month; out-of-range months carry into years.
    func valid(_ year: Int, _ month: Int, _ day: Int) -> Span? {
        let count = year * 12 + month - 1
        let (year, month) = (CivilCalendar.floorDivide(count, 12), CivilCalendar.modulo(count, 12) + 1)
        return CivilCalendar.isValid(year, month, day) ? oneDay(CivilCalendar.day(year, month, day)) : nil
    }

    func dated(_ fields: CalendarFields, _ month: Int, _ day: Int) -> [Span] {
        if let year = fields.year { return years(of: year).compactMap { valid($0, month, day) } }
        switch fields.relation {
        case .this, .current: return valid(year, month, day).map { [$0] } ?? []
        case .none: break
        default:
            if conventions.listsPastFirst { return valid(year + fields.relation.step, month, day).map { [$0] } ?? [] }
            let all = (year - 9...year + 9).compactMap { valid($0, month, day) }
            let found =
                fields.relation.step > 0 ? all.first { $0.start > today * Self.day } : all.last { $0.start < today * Self.day }
            return found.map { [$0] } ?? []
        }
        var make: (Int) -> Span? = { self.valid($0, month, day) }
        if let weekday = fields.weekday, conventions.matchesWeekdays {
            let plain = make
            let matching: (Int) -> Span? = {
                plain($0).flatMap { CivilCalendar.weekday(dayNumber($0.start)) == weekday ? $0 : nil }
            }
            if (year - 9...year + 9).contains(where: { matching($0) != nil }) { make = matching }
        }
        return yearly(make)
    }

    func inMonth(_ fields: CalendarFields, _ month: Int) -> [Span] {
        if let year = fields.year { return inYear(year) { self.months($0, month, 1, .month) } }
        switch fields.relation {
        case .this, .current: return [months(year, month, 1, .month)]
        case .none:
            let mark = CivilCalendar.day(year, self.month, 1) * Self.day
            return around((year - 1...year + 1).map { months($0, month, 1, .month) }, mark: mark)
        default:
            if conventions.listsPastFirst { return [months(year + fields.relation.step, month, 1, .month)] }
            let all = (year - 1...year + 1).map { months($0, month, 1, .month) }
            let found = fields.relation.step > 0 ? all.first { $0.start > now } : all.last { $0.end <= now }
            return found.map { [$0] } ?? []
        }
    }
}
