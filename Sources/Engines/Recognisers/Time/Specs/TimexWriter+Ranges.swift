/// Ranges and open ends, in the format of Recognizers-Text.
extension TimexWriter {
    func apply(
        _ bound: TimeBound, start: String, end: String, isSource: Bool, source: String = "datetimepoint",
        to value: inout [String: String]
    ) {
        switch bound.side {
        case .before, .by:
            value["Mod"] = "before"
            value["end"] = start
        case .until:
            value["Mod"] = bound.isIncluded ? "until" : "before"
            value["end"] = start
        case .after:
            value["Mod"] = "after"
            value["start"] = end
        case .since:
            value["Mod"] = "since"
            value["start"] = start
        }
        if isSource { value["sourceEntity"] = source }
    }

    func bound(_ given: TimeBound, _ moment: Moment) -> Resolution {
        let bound = given
        if case .shifted? = moment.day, bound.isSuffix { return self.bound(bound, values: self.moment(moment), isSource: false) }
        if moment.day == .now {
            return ("daterange", [["timex": "PRESENT_REF", "type": "daterange", "Mod": "before", "end": date(resolver.now)]])
        }
        if case .portion(let portion, let target)? = moment.day, moment.time == nil {
            return boundPortion(bound, portion, target)
        }
        return self.bound(bound, values: self.moment(moment), isSource: moment.part == nil || moment.time != nil)
    }

    func bound(_ bound: TimeBound, values resolution: Resolution, isSource: Bool) -> Resolution {
        let type = resolution.type.hasSuffix("range") ? resolution.type : resolution.type + "range"
        let values: Values = resolution.values.map { value in
            var result = ["timex": value["timex"] ?? "", "type": type]
            let point = value["value"]
            if point == "not resolved" {
                apply(bound, start: "", end: "", isSource: isSource, source: "datetimerange", to: &result)
                (result["start"], result["end"], result["value"]) = (nil, nil, point)
                return result
            }
            apply(
                bound, start: value["start"] ?? point ?? "", end: value["end"] ?? point ?? "", isSource: isSource,
                source: point == nil ? "datetimerange" : "datetimepoint", to: &result)
            return result
        }
        return (type, unique(values))
    }

    /// `before the end of December`, `since late July`.
    func boundPortion(_ bound: TimeBound, _ portion: Portion, _ target: DayExpression) -> Resolution {
        let values: Values = resolver.spans(target).compactMap { span in
            guard let part = resolver.portionSpan(portion, of: span) else { return nil }
            var result = ["timex": timex(target, span), "type": "daterange"]
            let name = portion == .early || portion == .beginning ? "start" : portion == .middle ? "mid" : "end"
            let isEnd = portion == .end
            switch bound.side {
            case .before, .until, .by:
                result["Mod"] = "before-\(name)"
                result["end"] = isEnd ? date(span.end) : date(part.start)
            case .after:
                result["Mod"] = "after-\(name)"
                result["start"] = isEnd ? date(span.end) : date(part.end)
            case .since:
                result["Mod"] = "since-\(name)"
                result["start"] = date(part.start)
            }
            result["sourceEntity"] = "datetimerange"
            return result
        }
        return ("daterange", unique(values))
    }

    // MARK: Ranges

    func range(_ first: Moment, _ last: Moment) -> Resolution {
        if first.time != nil || last.time != nil || isClockShift(first) || isClockShift(last) { return timedRange(first, last) }
        let values = present(first, last, resolver.values(.range(first, last))).map { value -> [String: String] in
            let (start, end) = (value.start ?? 0, value.end ?? 0)
            let from = last.day == .now ? date(start) : edge(first, start)
            let name = "(\(from),\(edge(last, end)),\(length(first, last, start, end)))"
            return ["timex": name, "type": "daterange", "start": date(start), "end": date(end)]
        }
        return ("daterange", unique(values))
    }

    /// Ranges of months that contain the current one, other than as the first, resolve only to this year.
    func present(_ first: Moment, _ last: Moment, _ values: [TimeResolver.Value]) -> [TimeResolver.Value] {
        guard grain(first) == .month, grain(last) == .month, values.count > 1 else { return values }
        let month = CivilCalendar.day(resolver.year, resolver.month, 1) * TimeResolver.day
        return values.first { ($0.start ?? month) < month && ($0.end ?? 0) >= month }.map { [$0] } ?? values
    }

    /// One end of a range of days, with an open year left open.
    func edge(_ moment: Moment, _ seconds: Int) -> String {
        let text = date(seconds)
        switch moment.day {
        case .calendar(let fields)?:
            let isOpen = fields.year == nil && (fields.relation == .none || fields.isDay) && fields.monthStep == nil
            if fields.month == nil { return isOpen && fields.weekday == nil ? "XXXX-XX-\(text.suffix(2))" : text }
            return isOpen ? "XXXX" + text.dropFirst(4) : text
        case .weekday(let weekday, .none)?: return "XXXX-WXX-\(weekday + 1)"
        case .portion(_, let target)?: return edge(Moment(day: target), seconds)
        case .holiday(_, nil, .none)?: return "XXXX" + text.dropFirst(4)
        default: return text
        }
    }

    /// Months between months, years between years, days between days.
    func length(_ first: Moment, _ last: Moment, _ start: Int, _ end: Int) -> String {
        let (a, b) = (grain(first), grain(last))
        let (from, to) = (CivilCalendar.parts(resolver.dayNumber(start)), CivilCalendar.parts(resolver.dayNumber(end)))
        if a == .year, b == .year {
            if isPortion(first) || isPortion(last) { return "P\((to.year - from.year) * 12 + to.month - from.month)M" }
            return "P\(to.year - from.year)Y"
        }
        if a >= .month, b >= .month { return "P\((to.year - from.year) * 12 + to.month - from.month)M" }
        return "P\(resolver.dayNumber(end) - resolver.dayNumber(start))D"
    }

    func isClockShift(_ moment: Moment) -> Bool {
        if case .shifted(let amount, _, _, _)? = moment.day { return amount.movesClock }
        return false
    }

    func isPortion(_ moment: Moment) -> Bool {
        if case .portion? = moment.day { return true }
        return false
    }

    func grain(_ moment: Moment) -> TimeGrain {
        if case .portion(_, let target)? = moment.day { return resolver.spans(target).first?.grain ?? .day }
        return moment.day.flatMap { resolver.spans($0).first?.grain } ?? .day
    }

    /// Ranges with an end that has a clock time or is now.
    func timedRange(_ first: Moment, _ last: Moment) -> Resolution {
        func ends(_ moment: Moment) -> [(Int, String)] {
            if moment.day == .now { return [(resolver.now, "PRESENT_REF")] }
            var moment = moment
            if moment.day == nil { moment.day = .offset(0) }
            guard let day = moment.day, case .at(let clock)? = moment.time else {
                return moment.day.map { day in resolver.spans(day).map { span in (span.start, timex(day, span)) } } ?? []
            }
            return resolver.clocks(clock, moment.part, day: nil).flatMap { seconds in
                resolver.spans(day).map { span in (base(span) + seconds, timex(day, span) + timex(seconds, clock.grain)) }
            }
        }
        let (starts, stops) = (ends(first), ends(last))
        var values: Values = []
        let used = last.day == .now ? Array(starts[..<min(1, starts.count)]) : starts
        for (start, startName) in used {
            guard let (end, endName) = stops.first(where: { $0.0 > start }) else { continue }
            let name = "(\(startName),\(endName),\(timex(seconds: end - start)))"
            values.append(["timex": name, "type": "datetimerange", "start": dateTime(start), "end": dateTime(end)])
        }
        return ("datetimerange", unique(values))
    }

    /// `3 days starting from next Monday`.
    func lasting(_ moment: Moment, _ amount: TimeAmount) -> Resolution {
        let isTimed = moment.time != nil || amount.finest.grain < .day
        let type = isTimed ? "datetimerange" : "daterange"
        let values: Values = resolver.values(of: moment).compactMap { value in
            guard let start = value.start else { return nil }
            let end = resolver.moved(start, by: amount, sign: 1)
            let text: (Int) -> String = { isTimed ? dateTime($0) : date($0) }
            let name: (Int) -> String = { isTimed ? date($0) + timex($0, .second) : date($0) }
            return [
                "timex": "(\(name(start)),\(name(end)),\(timex(amount)))", "type": type, "start": text(start), "end": text(end),
            ]
        }
        // A range counted from a day is in the future.
        guard values.count > 1, let last = values.last else { return (type, values) }
        return (type, [values.first { $0["start"]?.hasPrefix(four(resolver.year)) == true } ?? last])
    }
}
