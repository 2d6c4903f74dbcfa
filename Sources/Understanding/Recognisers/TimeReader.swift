import Foundation

/// Reads English dates and times, relative to now.
///
/// Days without a time of day have components down to the day, the same in start and end. A time of day alone is the next such
/// time, or the last one where what is asked about lies behind.
struct TimeReader {
    let utterance: Utterance
    let now: LocalNow
    /// Whether what is asked about lies behind, as in "messages from Monday".
    let isPast: Bool
    /// Whether a bare hour counts, as in an answer to "When?".
    let isLenient: Bool
    /// Whether an hour alone, such as seven, is meant for the evening.
    var isEvening = false
    /// The time that "an hour later" counts from; `nil` for now.
    var base: DateComponents?

    /// What has been read so far of one expression.
    struct Parts {
        var days: ClosedRange<CivilDay>?
        var clock: Clock?
        /// Part of the day, in minutes since midnight.
        var part: Range<Int>?
        /// A whole reading that stands by itself, such as "in ten minutes".
        var whole: TimeReading?
        var isEmpty: Bool { days == nil && clock == nil && part == nil && whole == nil }
    }

    /// A time of day in minutes since midnight.
    struct Clock {
        var minute: Int
        /// Whether morning or afternoon was left open.
        var isOpen: Bool
    }

    /// Words that can start an expression: what else comes is refused at once.
    private static let starters: Set<String> = Set(
        """
        as at on by around about in within this next last past coming tonight today tomorrow tmrw tomorow yesterday noon midday midnight now \
        asap immediately right morning afternoon evening night half quarter between from the day first second third sunday monday \
        tuesday wednesday thursday friday saturday sun mon tue tues wed thu thur thurs fri sat january february march april may june \
        july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec a an few later since after \
        before until till weekend week month early late
        """.split(separator: " ").map(String.init))

    private static let hedges: Set<String> = ["like", "around", "about", "roughly", "maybe", "say", "exactly", "approximately"]

    /// Whether an expression may start at the token, whatever kind of time is wanted.
    static func mayStart(_ utterance: Utterance, at start: Int) -> Bool {
        let token = utterance.tokens[start]
        return token.kind != .word || starters.contains(token.text) || NumberReader.number(in: utterance, at: start) != nil
    }

    /// The longest expression that starts at the token, where one may start; `nil` when none does.
    func time(at start: Int) -> (reading: TimeReading, end: Int)? {
        if let range = span(at: start) { return range }
        guard let (parts, end) = parts(at: start), let reading = settle(parts) else { return nil }
        return (reading, end)
    }

    /// `between 5 and 6`, `from 5 to 6 pm`, `5 to 6 pm`, with a day before or behind.
    private func span(at start: Int) -> (reading: TimeReading, end: Int)? {
        var index = start
        var days: ClosedRange<CivilDay>?
        if let day = day(at: start) { (days, index) = (day.days, day.end) }
        let opening = utterance.word(index)
        let isOpened = opening == "between" || opening == "from"
        guard var first = clock(at: isOpened ? index + 1 : index, bare: isOpened, relative: !isOpened) else { return nil }
        guard ["and", "to", "until", "till", "-"].contains(utterance.word(first.end)),
            opening == "between" || utterance.word(first.end) != "and",
            var last = clock(at: first.end + 1, bare: isOpened)
        else { return nil }
        var end = last.end
        if days == nil, let day = day(at: utterance.word(end) == "on" ? end + 1 : end) { (days, end) = (day.days, day.end) }
        // "5 to 6 pm": the end tells which half of the day.
        if first.clock.isOpen, !last.clock.isOpen, last.clock.minute >= 720, first.clock.minute < 720 {
            first.clock = Clock(minute: first.clock.minute + 720, isOpen: false)
            if first.clock.minute > last.clock.minute { first.clock.minute -= 720 }
        }
        guard let from = settle(Parts(days: days, clock: first.clock)) else { return nil }
        if last.clock.isOpen {
            last.clock.minute = ((last.clock.minute - (from.start.minuteOfDay)) % 720 + 720) % 720 + from.start.minuteOfDay
        }
        let firstDay = CivilDay(year: from.start.year ?? 1970, month: from.start.month ?? 1, day: from.start.day ?? 1)
        let minute = last.clock.minute < from.start.minuteOfDay ? last.clock.minute + 1_440 : last.clock.minute
        return (TimeReading(start: from.start, end: firstDay.components(minute: minute)), end)
    }

    /// Reads days, times and parts of the day in any order.
    private func parts(at start: Int) -> (Parts, end: Int)? {
        var parts = Parts()
        var end = start
        var index = start
        while index < utterance.count {
            if index > start, utterance.tokens[index].followsPunctuation, parts.days == nil && parts.clock == nil { break }
            let introduced = preposition(at: index)
            // "At like seven", "by around six".
            let isHedged = introduced && Self.hedges.contains(utterance.word(index + 1))
            let from = isHedged ? index + 2 : introduced ? index + 1 : index
            if parts.isEmpty, let whole = relative(at: index) {
                parts.whole = whole.reading
                end = whole.end
                break
            }
            if parts.days == nil, let found = day(at: from) {
                (parts.days, end) = (found.days, found.end)
                parts.part = found.part ?? parts.part
            } else if parts.part == nil, let found = partOfDay(at: index) {
                (parts.part, end) = (found.part, found.end)
                if let days = found.days { parts.days = parts.days ?? days }
            } else if parts.clock == nil, let found = clock(at: from, bare: introduced && utterance.word(index) != "on") {
                (parts.clock, end) = (found.clock, found.end)
            } else {
                break
            }
            index = end
        }
        return parts.isEmpty ? nil : (parts, end)
    }

    private func preposition(at index: Int) -> Bool {
        ["at", "on", "by", "around", "about", "for", "in", "from", "since", "after", "before", "until", "till"].contains(
            utterance.word(index))
    }
}

extension DateComponents {
    /// Minutes since midnight.
    var minuteOfDay: Int { (hour ?? 0) * 60 + (minute ?? 0) }
}

// MARK: Putting together

extension TimeReader {
    private func settle(_ parts: Parts) -> TimeReading? {
        if let whole = parts.whole { return whole }
        if var clock = parts.clock {
            if let part = parts.part, clock.isOpen { clock = inside(part, clock) }
            let today = isPast ? dayOfPart(parts.part ?? 0..<0) : now.day
            let day = parts.days?.lowerBound ?? (parts.part == nil ? nil : today)
            guard let day else { return TimeReading(start: nearest(clock), tells: .clock(isOpen: clock.isOpen && !isEvening)) }
            return TimeReading(start: moment(clock, on: day, isDayTold: parts.days != nil), end: nil)
        }
        if let part = parts.part {
            let day = parts.days?.lowerBound ?? dayOfPart(part)
            // What is left of a part that has begun.
            let begun = !isPast && day == now.day && part.contains(now.minute)
            let start = day.components(minute: begun ? now.minute : part.lowerBound)
            return TimeReading(start: start, end: day.components(minute: part.upperBound))
        }
        guard let days = parts.days else { return nil }
        return TimeReading(start: days.lowerBound.components, end: days.upperBound.components, tells: .day)
    }

    /// Which half of the day, told by its part.
    private func inside(_ part: Range<Int>, _ clock: Clock) -> Clock {
        let early = clock.minute % 720
        let isMorning = part.upperBound <= 720
        // "12 at night" is midnight.
        if !isMorning, part.lowerBound >= 1_200, clock.minute >= 720 { return Clock(minute: 1_440, isOpen: false) }
        return Clock(minute: isMorning ? early : early + 720, isOpen: false)
    }

    /// A time on a day; later the same day where today's has passed, a day later where the day was not told.
    private func moment(_ clock: Clock, on day: CivilDay, isDayTold: Bool) -> DateComponents {
        let minute = daytime(clock)
        guard !isPast, day == now.day, minute <= now.minute else { return day.components(minute: minute) }
        if clock.isOpen, minute + 720 > now.minute, minute < 720 { return day.components(minute: minute + 720) }
        return (isDayTold ? day : day + 1).components(minute: minute)
    }

    /// Today, or the day after when that part of today is over (the day before when it is still to come and lies behind). "In the
    /// morning", said in the morning, is the next one.
    private func dayOfPart(_ part: Range<Int>) -> CivilDay {
        if isPast { return part.lowerBound > now.minute ? now.day + -1 : now.day }
        let latest = part.upperBound <= 720 ? part.lowerBound : part.upperBound
        return latest <= now.minute ? now.day + 1 : now.day
    }

    /// The next such time, or the last one for what lies behind.
    private func nearest(_ clock: Clock) -> DateComponents {
        if isEvening, clock.isOpen {
            let minute = daytime(clock)
            return now.day.components(minute: minute <= now.minute ? minute + 1_440 : minute)
        }
        let step = clock.isOpen ? 720 : 1_440
        var minute = clock.isOpen ? clock.minute % 720 : clock.minute
        if isPast {
            while minute + step <= now.minute { minute += step }
            if minute > now.minute { minute -= step }
        } else {
            while minute <= now.minute { minute += step }
        }
        return now.day.components(minute: minute)
    }

    /// A time on another day: hours from one to six are meant for the afternoon.
    private func daytime(_ clock: Clock) -> Int {
        guard clock.isOpen else { return clock.minute }
        let early = clock.minute % 720
        return early < (isEvening ? 11 : 7) * 60 ? early + 720 : early
    }
}
