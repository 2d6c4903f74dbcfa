/// Days and longer periods as TIMEX.
extension TimexWriter {
    func timex(_ day: DayExpression, _ span: TimeResolver.Span) -> String {
        switch day {
        case .now: return "PRESENT_REF"
        case .soon: return "FUTURE_REF"
        case .recently: return "PAST_REF"
        case .decade(let digits): return "(XX\(two(digits))-01-01,XX\(two((digits + 10) % 100))-01-01,P10Y)"
        case .weekday(let weekday, .none): return "XXXX-WXX-\(weekday + 1)"
        case .weekday, .offset, .occurrence, .closest: return date(span.start)
        case .calendar(let fields): return timex(fields, span)
        case .period(let unit, _): return timex(unit, span)
        case .quarter(_, let year, let relation):
            return triple(span, isOpen: year == nil && relation == .none)
        case .half(_, let year): return triple(span, isOpen: year == nil)
        case .season(let number, let year, let relation): return season(number, year, relation)
        case .seasonStep: return season(0, nil, .this)
        case .weekOfYear: return week(span)
        case .years(let from, let count): return count == 1 ? four(from) : "(\(date(span.start)),\(date(span.end)),P\(count)Y)"
        case .fiscalYear(let year): return fiscal(year)
        case .weekend: return week(span) + "-WE"
        case .weekendOf: return week(span) + "-WE"
        case .workweek: return week(span)
        case .weekOf(let inner): return resolver.spans(inner).first.map { timex(inner, $0) } ?? week(span)
        case .holiday(let index, let year, let relation):
            return year == nil && relation == .none ? holiday(index, resolver.spans(day).first ?? span) : date(span.start)
        case .nth(let count, let unit, let target): return nth(count, unit, target, span)
        case .portion(_, let target): return resolver.spans(target).first.map { timex(target, $0) } ?? ""
        case .within: return date(span.start)
        case .shifted(let amount, _, _, let word):
            if word == .within {
                return
                    "(\(date(span.start))\(timex(span.start, .second)),\(date(span.end))\(timex(span.end, .second)),\(timex(amount)))"
            }
            return span.grain < .day ? date(span.start) + timex(span.start, .second) : date(span.start)
        case .run(let run): return self.run(run, span)
        }
    }

    private func timex(_ fields: CalendarFields, _ span: TimeResolver.Span) -> String {
        if fields.month == nil, fields.monthStep == nil, let day = fields.day {
            if let weekday = fields.weekday { return fields.isOfThisMonth ? date(span.start) : "XXXX-WXX-\(weekday + 1)" }
            return "XXXX-XX-\(two(day))"
        }
        var year = "XXXX"
        if case .short(let number)? = fields.year, (30..<40).contains(number) {
            year = "XX\(two(number))"
        } else if fields.year != nil || fields.relation != .none && fields.day == nil {
            year = String(date(span.start).prefix(4))
        }
        if fields.monthStep != nil { return date(span.start) }
        let month = fields.month.map { two($0) } ?? "XX"
        return fields.day.map { "\(year)-\(month)-\(two($0))" } ?? "\(year)-\(month)"
    }

    private func timex(_ unit: TimeUnit, _ span: TimeResolver.Span) -> String {
        let text = date(span.start)
        switch unit {
        case .year: return String(text.prefix(4))
        case .month: return String(text.prefix(7))
        case .week: return week(span)
        case .decade: return "(\(text),\(date(span.end)),P10Y)"
        case .century: return "(\(text),\(date(span.end)),P100Y)"
        case .fortnight: return "(\(text),\(date(span.end)),P2W)"
        case .hour, .minute, .second:
            return
                "(\(text)\(timex(span.start, .second)),\(date(span.end))\(timex(span.end, .second)),\(timex(seconds: span.end - span.start)))"
        default: return text
        }
    }

    func week(_ span: TimeResolver.Span) -> String {
        let (year, week) = CivilCalendar.week(of: resolver.dayNumber(span.start))
        return "\(four(year))-W\(two(week))"
    }

    /// `(2019-04-01,2019-07-01,P3M)`, with an open year left open.
    private func triple(_ span: TimeResolver.Span, isOpen: Bool) -> String {
        let months = Int((Double(span.end - span.start) / 2_592_000).rounded(.down))
        let (start, end) = (date(span.start), date(span.end))
        guard isOpen else { return "(\(start),\(end),P\(months)M)" }
        return "(XXXX\(start.dropFirst(4)),XXXX\(end.dropFirst(4)),P\(months)M)"
    }

    private func season(_ number: Int, _ year: YearExpression?, _ relation: Relation) -> String {
        let name = ["SP", "SU", "FA", "WI"][min(max(number, 0), 3)]
        if let year = resolver.number(of: year) { return "\(four(year))-\(name)" }
        return relation == .none ? name : "\(four(resolver.year + relation.step))-\(name)"
    }

    private func fiscal(_ year: YearExpression) -> String {
        guard case .fiscal(let number, let isSchool) = year else { return "" }
        // Years relative to now are encoded as their offset minus 10,000.
        let value = number < 0 ? resolver.year + number + 10_000 : number
        return (isSchool ? "SY" : "FY") + four(value)
    }

    private func nth(_ count: Int, _ unit: NthUnit, _ target: DayExpression, _ span: TimeResolver.Span) -> String {
        switch (unit, target) {
        case (.unit(.week), .calendar(let fields)) where fields.month != nil:
            let year = fields.year == nil && fields.relation == .none ? "XXXX" : String(date(span.start).prefix(4))
            return "\(year)-\(two(fields.month ?? 1))-W\(two(count > 0 ? count : 5 + count + 1))"
        case (.unit(.week), .period(.month, _)):
            guard let month = resolver.spans(target).first else { return week(span) }
            return "\(date(month.start).prefix(7))-W\(two(count > 0 ? count : 5 + count + 1))"
        case (.unit(.week), _): return week(span)
        case (.weekday(let weekday), .calendar(let fields)) where fields.month != nil:
            let year = resolver.number(of: fields.year).map(four) ?? "XXXX"
            return "\(year)-\(two(fields.month ?? 1))-WXX-\(weekday + 1)-#\(count > 0 ? count : 6 + count)"
        case (.weekday(let weekday), .period(.month, _)):
            let month = CivilCalendar.parts(resolver.dayNumber(span.start)).month
            return "XXXX-\(two(month))-WXX-\(weekday + 1)-#\(count > 0 ? count : 6 + count)"
        case (.unit(.month), _): return String(date(span.start).prefix(7))
        case (.unit(.quarter), _): return triple(span, isOpen: false)
        case (.unit(.weekend), _): return week(span) + "-WE"
        default: return date(span.start)
        }
    }

    private func run(_ run: RunExpression, _ span: TimeResolver.Span) -> String {
        let amount: String
        switch run.unit {
        case .quarter: amount = "P\(number(run.count * 3))M"
        default: amount = timex(TimeAmount([.init(run.count, run.unit)]))
        }
        if span.grain < .day || run.unit.grain < .day {
            return "(\(date(span.start))\(timex(span.start, .second)),\(date(span.end))\(timex(span.end, .second)),\(amount))"
        }
        return "(\(date(span.start)),\(date(span.end)),\(amount))"
    }
}
