import Foundation
import IntentSchema

extension TimeReading {
    /// The reading with what it does not tell taken from the time that it takes the place of, where that is still to come.
    func keeping(_ known: DateComponents, after now: LocalNow) -> TimeReading {
        guard let day = known.day, let month = known.month, let year = known.year else { return self }
        var kept = self
        switch tells {
        case .both: return self
        case .clock(let isOpen):
            (kept.start.year, kept.start.month, kept.start.day) = (year, month, day)
            if isOpen, known.hour != nil {
                let halves = [start.minuteOfDay % 720, start.minuteOfDay % 720 + 720]
                let minute = halves.min { abs($0 - known.minuteOfDay) < abs($1 - known.minuteOfDay) } ?? start.minuteOfDay
                (kept.start.hour, kept.start.minute) = (minute / 60, minute % 60)
            }
        case .day:
            guard known.hour != nil, end == nil || end == start else { return self }
            (kept.start.hour, kept.start.minute) = (known.hour, known.minute)
            kept.end = nil
        }
        let days = CivilDay(year: kept.start.year ?? year, month: kept.start.month ?? month, day: kept.start.day ?? day)
        let isPast = days < now.day || days == now.day && kept.start.minuteOfDay <= now.minute
        return isPast ? self : kept
    }
}

extension ParameterValue {
    /// When it is, or when it begins.
    var beginning: DateComponents? {
        dateComponents ?? (record?["startDateComponents"] ?? nil)?.dateComponents
            ?? record?["dateComponentsRange"]?.record?["startDateComponents"]?.dateComponents
    }
}
