/// Moments, ranges and open ends in the form of Recognizers-Text's resolution.
extension TimexWriter {
    typealias Resolution = (type: String, values: Values)
    typealias Span = TimeResolver.Span

    private func unresolved(_ type: String, _ timex: String) -> Resolution {
        (type, [["timex": timex, "type": type, "value": "not resolved"]])
    }

    // MARK: Moments

    func moment(_ moment: Moment) -> Resolution {
        if moment.time == nil, moment.part == nil { return dayOnly(moment) }
        return moment.day == nil ? timeOnly(moment) : dayAndTime(moment)
    }

    private func dayOnly(_ moment: Moment) -> Resolution {
        guard let day = moment.day else { return ("date", []) }
        switch day {
        case .now, .soon, .recently:
            return (
                "datetime",
                [["timex": timex(day, Span(start: 0, end: 0, grain: .day)), "type": "datetime", "value": dateTime(resolver.now)]]
            )
        case .season, .seasonStep: return unresolved("daterange", timex(day, Span(start: 0, end: 0, grain: .day)))
        case .fiscalYear: return unresolved("daterange", timex(day, Span(start: 0, end: 0, grain: .day)))
        default: break
        }
        let spans = resolver.spans(day)
        guard let first = spans.first else { return impossible(day) }
        if case .portion(let portion, let target) = day { return self.portion(portion, target) }
        let values = spans.map { value(of: day, $0, isApproximate: moment.isApproximate) }
        return (type(of: day, first), unique(values))
    }

    private func unique(_ values: Values) -> Values {
        var result: Values = []
        for value in values where !result.contains(value) { result.append(value) }
        return result
    }

    /// A day that no calendar has is told, not resolved.
    private func impossible(_ day: DayExpression) -> Resolution {
        guard case .calendar(let fields) = day, let month = fields.month, let number = fields.day else { return ("date", []) }
        let year = resolver.number(of: fields.year).map(four) ?? "XXXX"
        return unresolved("date", "\(year)-\(two(month))-\(two(number))")
    }

    func type(of day: DayExpression, _ span: Span) -> String {
        if span.grain < .day { return span.isPoint ? "datetime" : "datetimerange" }
        if span.grain == .day, span.isPoint { return "date" }
        return "daterange"
    }

    private func value(of day: DayExpression, _ span: Span, isApproximate: Bool) -> [String: String] {
        let type = type(of: day, span)
        var result = ["timex": timex(day, span), "type": type]
        if case .weekOf = day { result["timex"] = timexOfWeek(day, span) }
        if isApproximate {
            (result["type"], result["Mod"]) = (type == "date" ? "daterange" : type, "approx")
        }
        switch type {
        case "date": result["value"] = date(span.start)
        case "datetime": result["value"] = dateTime(span.start)
        case "datetimerange": (result["start"], result["end"]) = (dateTime(span.start), dateTime(span.end))
        default: (result["start"], result["end"]) = (date(span.start), date(span.end))
        }
        if case .run(let run) = day, run.unit == .businessDay {
            result["list"] = resolver.businessDays(run).map { date(day: $0) }.joined(separator: ",")
        }
        return result
    }

    private func timexOfWeek(_ day: DayExpression, _ span: Span) -> String {
        guard case .weekOf(let inner) = day, let first = resolver.spans(inner).first else { return week(span) }
        return timex(inner, first)
    }

    // MARK: Portions

    private func portion(_ portion: Portion, _ target: DayExpression) -> Resolution {
        if case .season = target { return unresolved("daterange", timex(target, Span(start: 0, end: 0, grain: .day))) }
        let targets = resolver.spans(target)
        guard let first = targets.first else { return ("daterange", []) }
        if portion == .rest, first.end - first.start <= TimeResolver.day {
            let (start, end) = (max(resolver.now, first.start), first.end - 1)
            let name = "(\(date(start))\(timex(start, .second)),\(date(end))\(timex(end, .second)),PT\(end - start)S)"
            return ("datetimerange", [["timex": name, "type": "datetimerange", "start": dateTime(start), "end": dateTime(end)]])
        }
        if first.end - first.start <= TimeResolver.day, first.isPoint {
            let values = targets.map { span in
                let at = portion == .end || portion == .late ? span.end - 1 : span.start
                return ["timex": timex(target, span) + timex(at, .second), "type": "datetime", "value": dateTime(at)]
            }
            return ("datetime", unique(values))
        }
        let values: Values = targets.compactMap { span in
            guard let part = resolver.portionSpan(portion, of: span) else { return nil }
            var result = ["timex": timex(target, span), "type": "daterange", "start": date(part.start), "end": date(part.end)]
            switch portion {
            case .early, .beginning: result["Mod"] = "start"
            case .middle: result["Mod"] = "mid"
            case .late, .end: result["Mod"] = "end"
            case .earlier, .later, .rest, .soFar: break
            }
            if portion == .rest { rest(span, into: &result) }
            return result
        }
        return ("daterange", unique(values))
    }

    /// From today to the last day of a stretch, which is told, not the one behind it.
    private func rest(_ span: Span, into result: inout [String: String]) {
        let last = resolver.dayNumber(span.end) - 1
        let days = last - resolver.today + (span.grain == .week ? 0 : 1)
        result["timex"] = "(\(date(day: resolver.today)),\(date(day: last)),P\(days)D)"
        (result["start"], result["end"]) = (date(day: resolver.today), date(day: last))
    }

    // MARK: Times

    private func timeOnly(_ moment: Moment) -> Resolution {
        guard let time = moment.time else {
            guard let part = moment.part else { return ("time", []) }
            var result = ["timex": timex(part), "type": "timerange"]
            hours(part, moment.partPortion, base: 0, isDated: false, into: &result)
            return ("timerange", [result])
        }
        switch time {
        case .at(let clock):
            let type = moment.isApproximate ? "timerange" : "time"
            return (
                "time",
                resolver.clocks(clock, moment.part, day: nil).map { seconds in
                    var value = ["timex": timex(seconds, clock.grain), "type": type, "value": self.clock(seconds)]
                    if moment.isApproximate { value["Mod"] = "approx" }
                    return value
                }
            )
        case .between(let first, let last):
            return (
                "timerange",
                resolver.pairs(first, last, moment.part, day: nil).map { start, end in
                    let name = "(\(timex(start, first.grain)),\(timex(end, last.grain)),\(timex(seconds: end - start)))"
                    return ["timex": name, "type": "timerange", "start": clock(start), "end": clock(end)]
                }
            )
        case .lasting(let first, let amount):
            let starts = resolver.clocks(first, moment.part, day: nil).prefix(1)
            return (
                "timerange",
                starts.map { start in
                    let end = resolver.moved(start, by: amount, sign: 1)
                    let name = "(\(timex(start, first.grain)),\(timex(end, .second)),\(timex(seconds: end - start)))"
                    return ["timex": name, "type": "timerange", "start": clock(start), "end": clock(end)]
                }
            )
        case .bound(let bound, let first): return self.bound(bound, Moment(time: .at(first), part: moment.part))
        }
    }

    private func hours(_ part: PartOfDay, _ portion: Portion?, base: Int, isDated: Bool, into result: inout [String: String]) {
        guard let hours = resolver.conventions.hours[part] else { return }
        var (start, end) = (hours.start, hours.end)
        if portion == .early {
            end = (start + end) / 2
            result["Mod"] = "start"
        } else if portion == .late {
            start = (start + end) / 2
            result["Mod"] = "end"
        }
        if end == 86_400 { end -= 1 }
        result["start"] = isDated ? dateTime(base + start) : clock(start)
        result["end"] = isDated ? dateTime(base + end) : clock(end)
    }

    private func dayAndTime(_ moment: Moment) -> Resolution {
        guard let day = moment.day else { return ("datetime", []) }
        let spans = resolver.spans(day)
        if spans.isEmpty, case .at(let clock)? = moment.time, let name = impossible(day).values.first?["timex"] {
            return unresolved("datetime", name + timex(resolver.clocks(clock, moment.part, day: nil).first ?? 0, clock.grain))
        }
        guard let time = moment.time else {
            guard let part = moment.part else { return ("datetime", []) }
            let values: Values = spans.map { span in
                var result = ["timex": timex(day, span) + timex(part), "type": "datetimerange"]
                hours(part, moment.partPortion, base: base(span), isDated: true, into: &result)
                return result
            }
            return ("datetimerange", unique(values))
        }
        switch time {
        case .at(let clock):
            var values: Values = []
            for seconds in resolver.clocks(clock, moment.part, day: nil) {
                for span in spans {
                    values.append([
                        "timex": timex(day, span) + timex(seconds, clock.grain), "type": "datetime",
                        "value": dateTime(base(span) + seconds),
                    ])
                }
            }
            return ("datetime", unique(values))
        case .between(let first, let last): return ("datetimerange", between(first, last, moment, day, spans))
        case .lasting(let first, let amount):
            let starts = resolver.clocks(first, moment.part, day: nil)
            var values: Values = []
            for start in starts {
                for span in spans {
                    let end = resolver.moved(base(span) + start, by: amount, sign: 1)
                    let name =
                        "(\(timex(day, span))\(timex(start, first.grain)),\(shiftedDay(day, span, end))\(timex(end, .second)),\(timex(amount)))"
                    values.append([
                        "timex": name, "type": "datetimerange", "start": dateTime(base(span) + start), "end": dateTime(end),
                    ])
                }
            }
            return ("datetimerange", unique(values))
        case .bound(let bound, let clock):
            var values: Values = []
            for seconds in resolver.clocks(clock, moment.part, day: nil) {
                for span in spans {
                    var value = ["timex": timex(day, span) + timex(seconds, clock.grain), "type": "datetimerange"]
                    apply(
                        bound, start: dateTime(base(span) + seconds), end: dateTime(base(span) + seconds), isSource: false,
                        to: &value)
                    values.append(value)
                }
            }
            return ("datetimerange", unique(values))
        }
    }

    private func base(_ span: Span) -> Int { resolver.dayNumber(span.start) * TimeResolver.day }

    /// The day as it was named, or the next weekday or date where the hours run past midnight.
    private func shiftedDay(_ day: DayExpression, _ span: Span, _ end: Int) -> String {
        let days = resolver.dayNumber(end) - resolver.dayNumber(span.start)
        guard days != 0 else { return timex(day, span) }
        if case .weekday(let weekday, .none) = day { return "XXXX-WXX-\((weekday + days) % 7 + 1)" }
        let name = timex(day, span)
        return name.hasPrefix("XXXX") ? "XXXX" + date(end).dropFirst(4) : date(end)
    }

    private func between(_ first: Clock, _ last: Clock, _ moment: Moment, _ day: DayExpression, _ spans: [Span]) -> Values {
        var values: Values = []
        for (start, end) in resolver.pairs(first, last, moment.part, day: nil) {
            for span in spans {
                let base = base(span)
                let name =
                    "(\(timex(day, span))\(timex(start, first.grain)),\(shiftedDay(day, span, base + end))\(timex(end, last.grain)),\(timex(seconds: end - start)))"
                values.append([
                    "timex": name, "type": "datetimerange", "start": dateTime(base + start), "end": dateTime(base + end),
                ])
            }
        }
        return unique(values)
    }

    // MARK: Open ends

    private func apply(
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

    private func bound(_ bound: TimeBound, values resolution: Resolution, isSource: Bool) -> Resolution {
        let type = resolution.type.hasSuffix("range") ? resolution.type : resolution.type + "range"
        let values: Values = resolution.values.map { value in
            var result = ["timex": value["timex"] ?? "", "type": type]
            let point = value["value"]
            apply(
                bound, start: value["start"] ?? point ?? "", end: value["end"] ?? point ?? "", isSource: isSource,
                source: point == nil ? "datetimerange" : "datetimepoint", to: &result)
            return result
        }
        return (type, unique(values))
    }

    /// `before the end of December`, `since late July`.
    private func boundPortion(_ bound: TimeBound, _ portion: Portion, _ target: DayExpression) -> Resolution {
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

    /// Months of which the present one is an inner or the last one are of this year alone.
    private func present(_ first: Moment, _ last: Moment, _ values: [TimeResolver.Value]) -> [TimeResolver.Value] {
        guard grain(first) == .month, grain(last) == .month, values.count > 1 else { return values }
        let month = CivilCalendar.day(resolver.year, resolver.month, 1) * TimeResolver.day
        return values.first { ($0.start ?? month) < month && ($0.end ?? 0) >= month }.map { [$0] } ?? values
    }

    /// One end of a range of days, open where its year is.
    private func edge(_ moment: Moment, _ seconds: Int) -> String {
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
    private func length(_ first: Moment, _ last: Moment, _ start: Int, _ end: Int) -> String {
        let (a, b) = (grain(first), grain(last))
        let (from, to) = (CivilCalendar.parts(resolver.dayNumber(start)), CivilCalendar.parts(resolver.dayNumber(end)))
        if a == .year, b == .year {
            if isPortion(first) || isPortion(last) { return "P\((to.year - from.year) * 12 + to.month - from.month)M" }
            return "P\(to.year - from.year)Y"
        }
        if a >= .month, b >= .month { return "P\((to.year - from.year) * 12 + to.month - from.month)M" }
        return "P\(resolver.dayNumber(end) - resolver.dayNumber(start))D"
    }

    private func isClockShift(_ moment: Moment) -> Bool {
        if case .shifted(let amount, _, _, _)? = moment.day { return amount.movesClock }
        return false
    }

    private func isPortion(_ moment: Moment) -> Bool {
        if case .portion? = moment.day { return true }
        return false
    }

    private func grain(_ moment: Moment) -> TimeGrain {
        if case .portion(_, let target)? = moment.day { return resolver.spans(target).first?.grain ?? .day }
        return moment.day.flatMap { resolver.spans($0).first?.grain } ?? .day
    }

    /// Ranges of which an end has a clock, or is now.
    private func timedRange(_ first: Moment, _ last: Moment) -> Resolution {
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
        // A stretch that is counted from a day lies ahead.
        guard values.count > 1, let last = values.last else { return (type, values) }
        return (type, [values.first { $0["start"]?.hasPrefix(four(resolver.year)) == true } ?? last])
    }
}
