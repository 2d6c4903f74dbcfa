/// Converts times to TIMEX3 (ISO-TimeML) with the resolution of Microsoft's Recognizers-Text.
struct TimexWriter {
    let resolver: TimeResolver

    typealias Values = [[String: String]]

    func resolution(of expression: TimeExpression) -> (type: String, values: Values) {
        switch expression {
        case .moment(let moment): return self.moment(moment)
        case .range(let first, let last): return range(first, last)
        case .bound(let bound, let moment): return self.bound(bound, moment)
        case .lasting(let moment, let amount): return lasting(moment, amount)
        case .duration(let amount): return duration(amount)
        case .recurrence(let recurrence): return ("set", [["timex": timex(recurrence), "type": "set", "value": "not resolved"]])
        case .zone(let minutes):
            let sign = minutes < 0 ? "-" : "+"
            let name = "UTC\(sign)\(two(abs(minutes) / 60)):\(two(abs(minutes) % 60))"
            return ("timezone", [["type": "timezone", "value": name, "utcOffsetMins": "\(minutes)"]])
        }
    }

    // MARK: Text

    func two(_ number: Int) -> String { number < 10 && number >= 0 ? "0\(number)" : "\(number)" }
    func four(_ number: Int) -> String { String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)" }

    func date(_ seconds: Int) -> String { date(day: resolver.dayNumber(seconds)) }
    func date(day: Int) -> String {
        let (year, month, day) = CivilCalendar.parts(day)
        return "\(four(year))-\(two(month))-\(two(day))"
    }
    func clock(_ seconds: Int) -> String {
        let second = CivilCalendar.modulo(seconds, 86_400)
        return "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    }
    func dateTime(_ seconds: Int) -> String { "\(date(seconds)) \(clock(seconds))" }

    /// `T17`, `T17:30`, `T17:30:15`.
    func timex(_ seconds: Int, _ grain: TimeGrain) -> String {
        let second = CivilCalendar.modulo(seconds, 86_400)
        let hour = "T\(two(second / 3_600))"
        if grain >= .hour { return hour }
        return grain == .minute ? "\(hour):\(two(second / 60 % 60))" : "\(hour):\(two(second / 60 % 60)):\(two(second % 60))"
    }

    func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e12 { return "\(Int(value))" }
        let text = "\((value * 10_000).rounded() / 10_000)"
        return text
    }

    /// `PT1H30M`, `P2W`, `P1Y2M`.
    func timex(_ amount: TimeAmount) -> String {
        var date = ""
        var time = ""
        for part in amount.parts {
            switch part.unit {
            case .second: time += number(part.value) + "S"
            case .minute: time += number(part.value) + "M"
            case .hour: time += number(part.value) + "H"
            case .day, .night: date += number(part.value) + "D"
            case .businessDay: date += number(part.value) + "BD"
            case .weekend: date += number(part.value) + "WE"
            case .week: date += number(part.value) + "W"
            case .fortnight: date += number(part.value * 2) + "W"
            case .month: date += number(part.value) + "M"
            case .quarter: date += number(part.value * 3) + "M"
            case .year: date += number(part.value) + "Y"
            case .decade: date += number(part.value * 10) + "Y"
            case .century: date += number(part.value * 100) + "Y"
            }
        }
        return "P" + date + (time.isEmpty ? "" : "T" + time)
    }

    /// A number of seconds as a duration: `PT2H30M`.
    func timex(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        return "PT" + (hours > 0 ? "\(hours)H" : "") + (minutes > 0 ? "\(minutes)M" : "")
            + (rest > 0 || seconds == 0 ? "\(rest)S" : "")
    }

    private func duration(_ amount: TimeAmount) -> (String, Values) {
        var value = ["timex": timex(amount), "type": "duration", "value": number(amount.seconds)]
        if let bound = amount.bound { value["Mod"] = bound == .more ? "more" : "less" }
        return ("duration", [value])
    }

    private func timex(_ recurrence: RecurrenceExpression) -> String {
        var base: String
        switch recurrence.base {
        case .every(let count, let unit):
            base = timex(TimeAmount([.init(count, unit)]))
        case .weekdays(let days, let interval):
            base = interval == 1 ? "XXXX-WXX-\((days.first ?? 0) + 1)" : "P\(interval)W"
        case .workdays: base = "P1BD"
        case .weekend(let count): base = "P\(count)WE"
        case .month(let month): base = "XXXX-\(two(month))"
        case .holiday(let index): base = holiday(index, nil)
        case .day(let day): base = resolver.spans(day).first.map { timex(day, $0) } ?? ""
        case .clock: base = ""
        }
        if case .between(let first, let last)? = recurrence.time,
            let pair = resolver.pairs(first, last, recurrence.part, day: nil).first
        {
            let day = base == "P1D" ? "" : base
            return "(\(day)\(timex(pair.0, first.grain)),\(day)\(timex(pair.1, last.grain)),\(timex(seconds: pair.1 - pair.0)))"
        }
        guard let time = time(of: recurrence) else { return base }
        if base == "P1D" { return time }
        return base + time
    }

    private func time(of recurrence: RecurrenceExpression) -> String? {
        if case .at(let clock)? = recurrence.time {
            let seconds = resolver.clocks(clock, recurrence.part, day: nil).first ?? clock.seconds
            return timex(seconds, clock.grain)
        }
        return recurrence.part.map { timex($0) }
    }

    func timex(_ part: PartOfDay) -> String {
        switch part {
        case .morning: "TMO"
        case .afternoon: "TAF"
        case .evening: "TEV"
        case .night, .tonight: "TNI"
        case .nightTime: "TNT"
        case .dayTime: "TDT"
        case .businessHours: "TBH"
        case .breakfast: "TMEB"
        case .brunch: "TMER"
        case .lunch: "TMEL"
        case .dinner: "TMED"
        case .afterSchool, .afterWork: "TEV"
        }
    }

    func holiday(_ index: Int, _ span: TimeResolver.Span?) -> String {
        let holiday = Holiday.all[index]
        if let timex = holiday.timex { return "XXXX-" + timex }
        if case .fixed(let month, let day) = holiday.rule { return "XXXX-\(two(month))-\(two(day))" }
        guard let span else { return "XXXX" }
        return "XXXX" + date(span.start).dropFirst(4)
    }
}
