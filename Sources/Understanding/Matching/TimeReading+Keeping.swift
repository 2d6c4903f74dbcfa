import Foundation
import IntentSchema
import Recognisers

extension TimeReading {
    /// The reading with what it does not tell taken from the time that it takes the place of, where that is still to come.
    ///
    /// "Half past" stays on the day, "Friday" at the hour, and "in the evening" moves the hour to that part of the day.
    func keeping(_ known: DateComponents, after now: LocalNow) -> TimeReading {
        guard known.day != nil, known.month != nil, known.year != nil, recurrence == nil else { return self }
        let kept =
            tells.contains(.day) ? tells.isDisjoint(with: [.clock, .part]) ? atHour(of: known) : self : onDay(of: known)
        guard let kept else { return self }
        let start = CivilTime(kept.start)
        let isPast = start.dayNumber < now.time.dayNumber || kept.start.hour != nil && start <= now.time
        return isPast ? self : kept
    }

    /// The day with the hour known; `nil` where no hour is known or several days were said.
    private func atHour(of known: DateComponents) -> TimeReading? {
        guard known.hour != nil, end == nil || end == start else { return nil }
        var kept = self
        (kept.start.hour, kept.start.minute, kept.end) = (known.hour, known.minute, nil)
        return kept
    }

    private func onDay(of known: DateComponents) -> TimeReading {
        let shift = (CivilTime(known).dayNumber - CivilTime(start).dayNumber) * 86_400
        var kept = moved(by: shift)
        guard known.hour != nil else { return kept }
        let halves = [known.minuteOfDay % 720, known.minuteOfDay % 720 + 720]
        if tells == .part, let end = kept.end {
            let last = CivilTime(end).minuteOfDay == 0 ? 1_440 : CivilTime(end).minuteOfDay
            guard let minute = halves.first(where: { (kept.start.minuteOfDay..<last).contains($0) }) else { return kept }
            (kept.start.hour, kept.start.minute, kept.end) = (minute / 60, minute % 60, nil)
        } else if tells.contains(.openClock) {
            let own = [start.minuteOfDay % 720, start.minuteOfDay % 720 + 720]
            let minute = own.min { abs($0 - known.minuteOfDay) < abs($1 - known.minuteOfDay) } ?? start.minuteOfDay
            kept = kept.moved(by: (minute - start.minuteOfDay) * 60)
        }
        return kept
    }

    private func moved(by seconds: Int) -> TimeReading {
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
