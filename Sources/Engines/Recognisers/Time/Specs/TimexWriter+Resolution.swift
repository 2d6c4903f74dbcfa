/// Moments, ranges and open ends in the format of a Recognizers-Text resolution.
extension TimexWriter {
    typealias Resolution = (type: String, values: Values)
    typealias Span = TimeResolver.Span

    func unresolved(_ type: String, _ timex: String) -> Resolution {
        (type, [["timex": timex, "type": type, "value": "not resolved"]])
    }

    // MARK: Moments

    func moment(_ moment: Moment) -> Resolution {
        if moment.time == nil, moment.part == nil { return dayOnly(moment) }
        return moment.day == nil ? timeOnly(moment) : dayAndTime(moment)
    }

    func dayOnly(_ moment: Moment) -> Resolution {
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

    func unique(_ values: Values) -> Values {
        var result: Values = []
        for value in values where !result.contains(value) { result.append(value) }
        return result
    }

    /// A nonexistent day has a TIMEX, but no resolved value.
    func impossible(_ day: DayExpression) -> Resolution {
        guard case .calendar(let fields) = day, let month = fields.month, let number = fields.day else { return ("date", []) }
        let year = resolver.number(of: fields.year).map(four) ?? "XXXX"
        return unresolved("date", "\(year)-\(two(month))-\(two(number))")
    }

    func type(of day: DayExpression, _ span: Span) -> String {
        if span.grain < .day { return span.isPoint ? "datetime" : "datetimerange" }
        if span.grain == .day, span.isPoint { return "date" }
        return "daterange"
    }

    func value(of day: DayExpression, _ span: Span, isApproximate: Bool) -> [String: String] {
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

    func timexOfWeek(_ day: DayExpression, _ span: Span) -> String {
        guard case .weekOf(let inner) = day, let first = resolver.spans(inner).first else { return week(span) }
        return timex(inner, first)
    }

    // MARK: Portions

    func portion(_ portion: Portion, _ target: DayExpression) -> Resolution {
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

    /// From today to the last day of a period, which is inclusive in this format.
    func rest(_ span: Span, into result: inout [String: String]) {
        let last = resolver.dayNumber(span.end) - 1
        let days = last - resolver.today + (span.grain == .week ? 0 : 1)
        result["timex"] = "(\(date(day: resolver.today)),\(date(day: last)),P\(days)D)"
        (result["start"], result["end"]) = (date(day: resolver.today), date(day: last))
    }
}
