import Foundation

extension TimeReader {
    /// Seconds of each unit; days and longer are counted in days.
    static let units: WordMap<Int> = [
        "second": 1, "seconds": 1, "sec": 1, "secs": 1, "minute": 60, "minutes": 60, "min": 60, "mins": 60, "hour": 3_600,
        "hours": 3_600, "hr": 3_600, "hrs": 3_600, "day": 86_400, "days": 86_400, "week": 604_800, "weeks": 604_800,
        "fortnight": 1_209_600, "month": 2_592_000, "months": 2_592_000,
    ]

    /// `now`, `in ten minutes`, `half an hour from now`, `two days ago`.
    func relative(at start: Int) -> (reading: TimeReading, end: Int)? {
        if let end = present(at: start) { return (TimeReading(start: now.components(after: 0), end: nil), end) }
        let introduced = utterance.word(start) == "in" || utterance.word(start) == "within"
        guard let duration = duration(at: introduced ? start + 1 : start) else { return nil }
        if introduced { return (moment(duration, sign: 1), timeEnd(duration.end)) }
        switch (utterance.word(duration.end), utterance.word(duration.end + 1)) {
        case ("ago", _): return (moment(duration, sign: -1), duration.end + 1)
        case ("from", "now"): return (moment(duration, sign: 1), duration.end + 2)
        case ("later", _): return (shifted(duration, sign: 1), duration.end + 1)
        case ("earlier", _), ("sooner", _): return base == nil ? nil : (shifted(duration, sign: -1), duration.end + 1)
        // "Ten minutes", asked when; "snooze it for ten minutes".
        default: return isLenient ? (moment(duration, sign: 1), duration.end) : nil
        }
    }

    /// "In ten minutes' time".
    private func timeEnd(_ end: Int) -> Int {
        let index = utterance.reads("is", at: end) ? end + 1 : end
        return utterance.word(index) == "time" ? index + 1 : end
    }

    private func present(at start: Int) -> Int? {
        switch utterance.word(start) {
        case "now", "asap", "immediately": start + 1
        case "as" where utterance.folded(start..<min(start + 4, utterance.count)) == "as soon as possible": start + 4
        case "right" where utterance.word(start + 1) == "now": start + 2
        case "right" where utterance.word(start + 1) == "away": start + 2
        default: nil
        }
    }

    /// From the time told before; from now where there is none.
    private func shifted(_ duration: (seconds: Double, days: Int, end: Int), sign: Int) -> TimeReading {
        guard let base, let year = base.year, let month = base.month, let day = base.day else {
            return moment(duration, sign: sign)
        }
        let civil = CivilDay(year: year, month: month, day: day) + sign * duration.days
        guard base.hour != nil else { return TimeReading(start: civil.components, end: civil.components) }
        let minute = base.minuteOfDay + sign * Int(duration.seconds / 60)
        return TimeReading(start: civil.components(minute: minute), end: nil)
    }

    private func moment(_ duration: (seconds: Double, days: Int, end: Int), sign: Int) -> TimeReading {
        if duration.seconds == 0 {
            let day = (now.day + sign * duration.days).components
            return TimeReading(start: day, end: day)
        }
        let seconds = duration.seconds + Double(duration.days) * 86_400
        return TimeReading(start: now.components(after: Double(sign) * seconds), end: nil)
    }

    /// A length of time: whole days apart from the seconds beyond them.
    func duration(at start: Int) -> (seconds: Double, days: Int, end: Int)? {
        guard var total = simpleDuration(at: start) else { return nil }
        let next = utterance.word(total.end) == "and" ? total.end + 1 : total.end
        if utterance.word(next) == "a", utterance.word(next + 1) == "half", next > total.end, total.seconds > 0 {
            // "an hour and a half" counts halves of the unit read last.
            total.seconds += total.unit / 2
            total.end = next + 2
        } else if let more = simpleDuration(at: next), more.unit < total.unit {
            total.seconds += more.seconds
            total.days += more.days
            total.end = more.end
        }
        return (total.seconds, total.days, total.end)
    }

    private func simpleDuration(at start: Int) -> (seconds: Double, days: Int, unit: Double, end: Int)? {
        var amount = 1.0
        var index = start
        switch utterance.word(start) {
        case "half":
            amount = 0.5
            index = ["a", "an"].contains(utterance.word(start + 1)) ? start + 2 : start + 1
        case "quarter", "three":
            guard let quarters = quarters(at: start) else { fallthrough }
            (amount, index) = quarters
        default:
            if let number = NumberReader.number(in: utterance, at: start) {
                (amount, index) = (NSDecimalNumber(decimal: number.value).doubleValue, number.end)
            } else if let article = article(at: start) {
                (amount, index) = article
            } else {
                return nil
            }
        }
        guard let unit = Self.units[utterance.word(index)], amount < 1_000_000 else { return nil }
        guard unit >= 86_400 else { return (amount * Double(unit), 0, Double(unit), index + 1) }
        let days = amount * Double(unit / 86_400)
        return ((days - days.rounded(.down)) * 86_400, Int(days), Double(unit), index + 1)
    }

    private func article(at start: Int) -> (Double, Int)? {
        guard ["a", "an", "few"].contains(utterance.word(start)) else { return nil }
        switch utterance.word(start + 1) {
        case "few": return (5, start + 2)
        case "quarter": return quarters(at: start + 1)
        case "half" where utterance.word(start + 2) != "": return (0.5, start + 2)
        default: return utterance.word(start) == "few" ? (5, start + 1) : (1, start + 1)
        }
    }

    /// `quarter of an hour`, `three quarters of an hour`.
    private func quarters(at start: Int) -> (Double, Int)? {
        var index = start
        var count = 1.0
        if utterance.word(index) == "three" {
            count = 3
            index += 1
        }
        guard ["quarter", "quarters"].contains(utterance.word(index)) else { return nil }
        index += 1
        if utterance.word(index) == "of" { index += 1 }
        if ["a", "an"].contains(utterance.word(index)) { index += 1 }
        return (count / 4, index)
    }
}
