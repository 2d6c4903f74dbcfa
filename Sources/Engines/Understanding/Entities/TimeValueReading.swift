import Foundation
import Recognisers

/// Converts a time value to calendar components for parameters.
struct TimeValueReading {
    let now: LocalNow
    let entity: TimeEntity
    let isPast: Bool
    /// Whether a time was mentioned before that "an hour later" counts from.
    let hasAnchor: Bool

    /// `nil` if neither end is known.
    func reading(_ value: TimeValue) -> TimeReading? {
        if let recurrence = value.recurrence { return repeated(recurrence) }
        guard let start = value.start else {
            return value.end.map { TimeReading(start: components($0, value.grain), end: nil, tells: entity.told) }
        }
        var result = TimeReading(start: components(start, value.grain), end: nil, tells: entity.told)
        if entity.isElapsedTime, !hasAnchor || !entity.mayCountFromAnchor {
            result.start = now.components(after: start.seconds - now.time.seconds)
            return result
        }
        guard let end = value.end else { return result }
        if value.grain >= .day, start.secondOfDay == 0, end.secondOfDay == 0 {
            // Day ranges end on the last day, not at the following midnight.
            result.end = DateComponents(CivilTime(seconds: end.seconds - 86_400), isDay: true)
        } else if !value.isPoint {
            result.end = components(end, value.grain)
            if hasBegun(start, end) { result.start = DateComponents(now.time, isDay: false) }
        }
        return result
    }

    /// Whether it is a part of a day that has begun, so that only the rest is meant.
    private func hasBegun(_ start: CivilTime, _ end: CivilTime) -> Bool {
        !isPast && entity.told.contains(.part) && !entity.told.contains(.clock) && start < now.time && now.time < end
    }

    private func components(_ time: CivilTime, _ grain: TimeGrain) -> DateComponents {
        DateComponents(time, isDay: grain >= .day && time.secondOfDay == 0)
    }

    /// The next occurrence, and how it recurs.
    private func repeated(_ recurrence: TimeRecurrence) -> TimeReading {
        let second = recurrence.start ?? 0
        var day = now.time.dayNumber
        if recurrence.start.map({ $0 <= now.time.secondOfDay }) ?? !recurrence.weekdays.isEmpty { day += 1 }
        while !falls(on: day, recurrence), day < now.time.dayNumber + 1_500 { day += 1 }
        let start = DateComponents(CivilTime(seconds: day * 86_400 + second), isDay: recurrence.start == nil)
        let end = recurrence.end.map { DateComponents(CivilTime(seconds: day * 86_400 + $0), isDay: false) }
        return TimeReading(
            start: start, end: end, recurrence: recurrence, tells: recurrence.start == nil ? .day : [.day, .clock])
    }

    private func falls(on day: Int, _ recurrence: TimeRecurrence) -> Bool {
        let time = CivilTime(seconds: day * 86_400)
        guard recurrence.weekdays.isEmpty || recurrence.weekdays.contains(time.weekday) else { return false }
        return (recurrence.month ?? time.month) == time.month && (recurrence.day ?? time.day) == time.day
    }
}
