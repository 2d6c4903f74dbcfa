import Foundation
import IntentSchema
import Recognisers

extension TimeReading {
    /// The reading with missing components taken from the time it replaces, if that is still in the future.
    ///
    /// "Half past" keeps the day, "Friday" keeps the hour, and "in the evening" moves the hour to that part of the day.
    ///
    /// - Parameter mayBeMorning: Whether an hour that is said without its half, of a day that is not today, is the one that people are
    ///   awake at: "at 10" of tomorrow.
    func keeping(_ known: DateComponents, after now: LocalNow, mayBeMorning: Bool = false) -> TimeReading {
        guard known.day != nil, known.month != nil, known.year != nil else { return self }
        guard recurrence == nil else { return recurring(at: known) }
        let isOtherDay = mayBeMorning && CivilTime(known).dayNumber > now.time.dayNumber
        guard let kept = tells.contains(.day) ? atHour(of: known) : onDay(of: known, wakes: isOtherDay) else { return self }
        let start = CivilTime(kept.start)
        let isPast = start.dayNumber < now.time.dayNumber || kept.start.hour != nil && start <= now.time
        return isPast ? self : kept
    }

    /// What is repeated, at the known hour if no other is said, "make it daily", and on the known day, if none is: "every month".
    private func recurring(at known: DateComponents) -> TimeReading {
        guard start.hour == nil, end == nil, let recurrence else { return self }
        var kept = self
        let isLong = recurrence.unit == .week || recurrence.unit == .month || recurrence.unit == .year
        if isLong, recurrence.weekdays.isEmpty, recurrence.day == nil, recurrence.month == nil {
            (kept.start.year, kept.start.month, kept.start.day) = (known.year, known.month, known.day)
        }
        if known.hour != nil { (kept.start.hour, kept.start.minute) = (known.hour, known.minute) }
        return kept
    }

    /// The day with the known hour; in a week the same weekday, and in a part of a day the same clock hour. `nil` if no hour is
    /// known or several days were said.
    private func atHour(of known: DateComponents) -> TimeReading? {
        guard known.hour != nil, !tells.contains(.clock) else { return nil }
        if tells.contains(.part) { return atClock(of: known) }
        let first = CivilTime(start).dayNumber
        let days = end.map { CivilTime($0).dayNumber - first } ?? 0
        // A week ends on its last day or at the start of the next.
        guard days == 0 || days == 6 || days == 7, !isOpenAtStart else { return nil }
        let shift = days == 0 ? 0 : ((CivilTime(known).dayNumber - first) % 7 + 7) % 7
        var kept = moved(by: shift * 86_400)
        (kept.start.hour, kept.start.minute, kept.end) = (known.hour, known.minute, nil)
        return kept
    }

    /// The part of the day at the known hour, a.m. or p.m.; `nil` if that hour is outside the part.
    private func atClock(of known: DateComponents) -> TimeReading? {
        guard let end else { return nil }
        let last = CivilTime(end).minuteOfDay == 0 ? 1_440 : CivilTime(end).minuteOfDay
        let halves = [known.minuteOfDay % 720, known.minuteOfDay % 720 + 720]
        guard let minute = halves.first(where: { (start.minuteOfDay..<last).contains($0) }) else { return nil }
        var kept = self
        (kept.start.hour, kept.start.minute, kept.end) = (minute / 60, minute % 60, nil)
        return kept
    }

    /// The first of the hours that people are awake at.
    private static let wakingHour = 7

    private func onDay(of known: DateComponents, wakes: Bool) -> TimeReading {
        let shift = (CivilTime(known).dayNumber - CivilTime(start).dayNumber) * 86_400
        var kept = moved(by: shift)
        guard known.hour != nil else {
            guard wakes, tells.contains(.openClock), let hour = kept.start.hour, hour >= 12 + Self.wakingHour else { return kept }
            return kept.moved(by: -12 * 3_600)
        }
        if tells == .part {
            return kept.atClock(of: known) ?? kept
        } else if tells.contains(.openClock) {
            let own = [start.minuteOfDay % 720, start.minuteOfDay % 720 + 720]
            let minute = own.min { abs($0 - known.minuteOfDay) < abs($1 - known.minuteOfDay) } ?? start.minuteOfDay
            kept = kept.moved(by: (minute - start.minuteOfDay) * 60)
        }
        return kept
    }

    /// What is repeated, the first time on that day or, in steps of a week, on its own day of the week behind it.
    func beginning(on day: DateComponents) -> TimeReading {
        let known = CivilTime(start)
        var first = CivilTime(day).dayNumber
        if let recurrence, !recurrence.weekdays.isEmpty || recurrence.unit == .week {
            let weekdays = recurrence.weekdays.isEmpty ? [known.weekday] : recurrence.weekdays
            while !weekdays.contains(CivilTime(seconds: first * 86_400).weekday) { first += 1 }
        }
        var result = moved(by: (first - known.dayNumber) * 86_400)
        if start.hour == nil, day.hour != nil { (result.start.hour, result.start.minute) = (day.hour, day.minute) }
        return result
    }

    /// What is repeated each week on these days, 0 for Monday, for the first time on that day.
    func repeated(on weekdays: [Int], beginning day: DateComponents) -> TimeReading {
        var result = self
        result.recurrence?.unit = .week
        result.recurrence?.weekdays = weekdays
        var first = day
        (first.hour, first.minute) = (nil, nil)
        return result.beginning(on: first)
    }

    /// The same so many seconds later.
    func moved(by seconds: Int) -> TimeReading {
        func moved(_ parts: DateComponents) -> DateComponents {
            DateComponents(CivilTime(seconds: CivilTime(parts).seconds + seconds), isDay: parts.hour == nil)
        }
        var result = self
        (result.start, result.end) = (moved(start), end.map(moved))
        return result
    }
}

extension ParameterValue {
    /// When it is, or when it begins.
    var beginning: DateComponents? {
        dateComponents ?? (record?["startDateComponents"] ?? nil)?.dateComponents
            ?? record?["dateComponentsRange"]?.record?["startDateComponents"]?.dateComponents
    }
}
