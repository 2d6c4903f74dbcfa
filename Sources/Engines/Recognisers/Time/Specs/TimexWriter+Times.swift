/// Moments with a clock time or a part of the day, in the format of Recognizers-Text.
extension TimexWriter {
    func timeOnly(_ moment: Moment) -> Resolution {
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

    func hours(_ part: PartOfDay, _ portion: Portion?, base: Int, isDated: Bool, into result: inout [String: String]) {
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

    func dayAndTime(_ moment: Moment) -> Resolution {
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

    func base(_ span: Span) -> Int { resolver.dayNumber(span.start) * TimeResolver.day }

    /// The day as named, or the next weekday or date if the hours pass midnight.
    func shiftedDay(_ day: DayExpression, _ span: Span, _ end: Int) -> String {
        let days = resolver.dayNumber(end) - resolver.dayNumber(span.start)
        guard days != 0 else { return timex(day, span) }
        if case .weekday(let weekday, .none) = day { return "XXXX-WXX-\((weekday + days) % 7 + 1)" }
        let name = timex(day, span)
        return name.hasPrefix("XXXX") ? "XXXX" + date(end).dropFirst(4) : date(end)
    }

    func between(_ first: Clock, _ last: Clock, _ moment: Moment, _ day: DayExpression, _ spans: [Span]) -> Values {
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
}
