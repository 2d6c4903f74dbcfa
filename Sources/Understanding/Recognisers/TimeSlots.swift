import Foundation
import Recognisers

/// Reads the times of one utterance by the recogniser of times, as the values that parameters take.
///
/// It is to be used by one thread at a time.
final class TimeSlots {
    private let tokens: FineTokens
    private let now: CivilTime
    private let daysFirst: Bool
    // Few sentences ask for both.
    private lazy var upcoming = reader(prefersPast: false)
    private lazy var past = reader(prefersPast: true)
    /// What was found at each token of the text, as times to come and as past ones; `nil` where nobody asked yet.
    private var found: [(upcoming: TimeEntity??, past: TimeEntity??)]

    init(_ tokens: FineTokens, now: LocalNow) {
        self.tokens = tokens
        let (year, month, day) = now.day.parts
        self.now = CivilTime(year: year, month: month, day: day, hour: now.minute / 60, minute: now.minute % 60)
        daysFirst = now.daysFirst
        found = Array(repeating: (nil, nil), count: tokens.text.count)
    }

    private func reader(prefersPast: Bool) -> Recognisers.TimeReader? {
        var reference = TimeReference(now: now, daysFirst: daysFirst)
        reference.prefersPast = prefersPast
        return TimeRecogniser().reader(of: tokens.text, reference: reference)
    }

    /// The longest time at the token, and the utterance's token behind it; no reading is a day that no calendar has.
    ///
    /// - Parameter isEvening: Whether an hour that may be of the morning or of the evening is meant for the evening.
    func time(at start: Int, isPast: Bool, isEvening: Bool) -> (reading: TimeReading?, end: Int)? {
        guard let first = tokens.first(at: start), let entity = entity(at: first, isPast: isPast),
            let end = tokens.end(of: entity.range, from: start)
        else { return nil }
        switch entity.kind {
        case .duration, .timeZone: return nil
        default: break
        }
        let evening = isEvening ? entity.values.first { ($0.start?.hour ?? 0) >= 12 && $0.grain < .day } : nil
        guard let value = evening ?? entity.values.first else { return (nil, end) }
        return (reading(value), end)
    }

    private func entity(at first: Int, isPast: Bool) -> TimeEntity? {
        if let known = isPast ? found[first].past : found[first].upcoming { return known }
        let entity = (isPast ? past : upcoming)?.longest(at: first)
        if isPast { found[first].past = .some(entity) } else { found[first].upcoming = .some(entity) }
        return entity
    }

    private func reading(_ value: TimeValue) -> TimeReading? {
        if let recurrence = value.recurrence { return repeated(recurrence) }
        guard let start = value.start else { return value.end.map { TimeReading(start: components($0, value.grain), end: nil) } }
        let first = components(start, value.grain)
        guard let end = value.end else { return TimeReading(start: first, end: nil) }
        guard value.grain >= .day, start.secondOfDay == 0, end.secondOfDay == 0 else {
            return TimeReading(start: first, end: value.isPoint ? nil : components(end, value.grain))
        }
        // Days are told by the last one, not by the midnight behind it.
        return TimeReading(start: first, end: components(CivilTime(seconds: end.seconds - 86_400), .day))
    }

    private func components(_ time: CivilTime, _ grain: TimeGrain) -> DateComponents {
        var result = DateComponents(year: time.year, month: time.month, day: time.day)
        if grain < .day || time.secondOfDay != 0 { (result.hour, result.minute) = (time.hour, time.minute) }
        return result
    }

    /// The first time to come, and how it comes back.
    private func repeated(_ recurrence: TimeRecurrence) -> TimeReading {
        let second = recurrence.start ?? 0
        var day = now.dayNumber
        if recurrence.start.map({ $0 <= now.secondOfDay }) ?? !recurrence.weekdays.isEmpty { day += 1 }
        while !falls(on: day, recurrence), day < now.dayNumber + 1_500 { day += 1 }
        let start = CivilTime(seconds: day * 86_400 + second)
        let grain: TimeGrain = recurrence.start == nil ? .day : .minute
        let end = recurrence.end.map { components(CivilTime(seconds: day * 86_400 + $0), .minute) }
        return TimeReading(start: components(start, grain), end: end, recurrence: recurrence)
    }

    private func falls(on day: Int, _ recurrence: TimeRecurrence) -> Bool {
        guard recurrence.weekdays.isEmpty || recurrence.weekdays.contains(CivilDay(number: day).weekday) else { return false }
        let time = CivilTime(seconds: day * 86_400)
        return (recurrence.month ?? time.month) == time.month && (recurrence.day ?? time.day) == time.day
    }
}
