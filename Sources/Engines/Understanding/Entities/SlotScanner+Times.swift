import Foundation
import IntentSchema
import Recognisers

extension SlotScanner {
    /// The longest time at the token, and the token after it; the reading is `nil` for a day that no calendar has.
    func time(at start: Int, _ wish: TimeSlots.Wish) -> (reading: TimeReading?, end: Int)? {
        if let early = timeAhead(at: start, wish) { return early }
        guard var found = times.time(at: start, wish) else { return nil }
        if let reading = found.reading, reading.recurrence != nil { found = withBeginning(reading, found.end, wish) }
        // The six of "we're six tonight" are people.
        if countsParty(before: start), found.end > start + 1,
            let number = quantities.integer(at: start, limit: 1_000), number.end < found.end,
            times.time(at: number.end, wish)?.end == found.end
        {
            return nil
        }
        if found.reading?.limit == nil, followsArrival(start) { found.reading?.isArrival = true }
        return found
    }

    /// What is repeated, with the day on which it begins and an hour that is told behind it: "every day from Monday on at 8".
    private func withBeginning(
        _ reading: TimeReading, _ end: Int, _ wish: TimeSlots.Wish
    ) -> (reading: TimeReading?, end: Int) {
        // "Every day from Monday to Friday at 8".
        if end + 1 < utterance.count, small.beginJoints.contains(utterance.word(end)),
            let days = onWeekdays(reading, at: end, wish) ?? onWeekdays(reading, at: end + 1, wish)
        {
            return days.reading.map { withHour($0, days.end, wish) } ?? days
        }
        // "Every day at 7 from tomorrow".
        if reading.start.hour == nil, let both = times.time(at: end, wish), let first = both.reading, first.recurrence == nil,
            first.tells.isSuperset(of: [.day, .clock]),
            let joint = (end..<both.end).first(where: { small.beginJoints.contains(utterance.word($0)) })
        {
            guard var days = onWeekdays(reading, at: joint, wish), days.end > both.end else {
                return (reading.beginning(on: first.start), both.end)
            }
            days.reading?.start.hour = first.start.hour
            days.reading?.start.minute = first.start.minute
            return days
        }
        // Nothing says when it ends: "every day until Friday".
        if let last = times.time(at: end, wish), let limit = last.reading, limit.recurrence == nil, limit.limit == .until,
            limit.tells.contains(.day)
        {
            return (nil, last.end)
        }
        guard end + 1 < utterance.count, small.beginJoints.contains(utterance.word(end)),
            let day = [end + 1, end + 2].firstResult({ place in
                place == end + 1 || small.beginJoints.contains(utterance.word(end + 1)) ? times.time(at: place, wish) : nil
            }), let first = day.reading, first.recurrence == nil,
            first.start.hour == nil || first.tells.contains(.clock)
        else { return (reading, end) }
        var (result, last) = (reading.beginning(on: first.start), day.end)
        if last < utterance.count, small.beginEnds.contains(utterance.word(last)) {
            // "From Monday on Tuesdays" is no end.
            if last + 1 == utterance.count || times.time(at: last, wish) == nil { last += 1 }
        }
        return withHour(result, last, wish)
    }

    /// What is repeated every day, on the days of the week that stand at the token: "from Monday to Friday". `nil` if no days stand there; the
    /// reading is `nil` if it is repeated otherwise.
    private func onWeekdays(
        _ reading: TimeReading, at start: Int, _ wish: TimeSlots.Wish
    ) -> (reading: TimeReading?, end: Int)? {
        guard let days = times.time(at: start, wish), let first = days.reading, first.recurrence == nil, first.limit == nil,
            let last = first.end, last.day != first.start.day
        else { return nil }
        guard reading.recurrence?.unit == .day, let weekdays = weekdays(from: first.start, to: last) else {
            return (nil, days.end)
        }
        var result = reading.repeated(on: weekdays, beginning: first.start)
        // "To Friday at 8".
        if result.start.hour == nil { (result.start.hour, result.start.minute) = (last.hour, last.minute) }
        return (result, days.end)
    }

    /// What is repeated, at the hour that is told behind it.
    private func withHour(
        _ reading: TimeReading, _ end: Int, _ wish: TimeSlots.Wish
    ) -> (reading: TimeReading?, end: Int) {
        guard reading.start.hour == nil, let hour = times.time(at: end, wish), let clock = hour.reading, clock.recurrence == nil,
            clock.tells.contains(.clock), !clock.tells.contains(.day)
        else { return (reading, end) }
        var result = reading
        (result.start.hour, result.start.minute) = (clock.start.hour, clock.start.minute)
        return (result, hour.end)
    }

    /// The days of the week from the one to the other, 0 for Monday; `nil` if these are more than a week.
    private func weekdays(from first: DateComponents, to last: DateComponents) -> [Int]? {
        guard first.day != nil, last.day != nil, case (let start, let end) = (CivilTime(first), CivilTime(last)),
            (0..<7).contains(end.dayNumber - start.dayNumber)
        else { return nil }
        return (start.dayNumber...end.dayNumber).map { CivilTime(seconds: $0 * 86_400).weekday }.sorted()
    }

    /// The time some while ahead of something: "an hour before the game at 7", "ten minutes before my 3pm call"; or of what was booked last:
    /// "an hour before". The reading is `nil` where nobody said when that is: "an hour before the game".
    private func timeAhead(at start: Int, _ wish: TimeSlots.Wish) -> (reading: TimeReading?, end: Int)? {
        guard let joint = aheadJoints.first(where: { $0 > start }), joint < start + Self.longestLead,
            let seconds = length(of: start..<joint)
        else { return nil }
        func reading(_ anchor: TimeReading, _ end: Int) -> (reading: TimeReading?, end: Int)? {
            guard anchor.recurrence == nil,
                anchor.start.hour == nil ? seconds.isMultiple(of: 86_400) : anchor.end == nil
            else { return nil }
            var early = anchor.moved(by: -seconds)
            (early.limit, early.tells) = (nil, [.day, .clock])
            return (early, end)
        }
        let occasion = (joint + 1..<max(joint + 1, min(utterance.count, joint + Self.longestOccasion))).prefix { place in
            !small.to.contains(utterance.word(place)) && !small.and.contains(utterance.word(place))
                && !utterance.mayBeginClause(at: place)
        }
        if let booked = recordBooked, let end = bookedEnd(joint, occasion, booked.type) {
            return lastBooked?.time.flatMap { reading(TimeReading(start: $0), end) } ?? (nil, end)
        }
        var hour = wish
        for place in occasion {
            // Nothing but an hour is a bare number here: "half an hour before 7".
            hour.isLenient = place == joint + 1
            guard let found = times.time(at: place, hour) else { continue }
            // The noun behind: "my 3pm call", "the 7 o'clock game".
            let isDescribed = place > joint + 1 && (small.own + small.definite).contains(utterance.word(place - 1))
            return found.reading.flatMap {
                reading($0, isDescribed && occasion.contains(found.end) ? found.end + 1 : found.end)
            }
        }
        return occasion.isEmpty ? nil : (nil, occasion.endIndex)
    }

    /// The token behind words that mean what was booked: "before", "before that", "before the table". `nil` if they name something else.
    private func bookedEnd(_ joint: Int, _ occasion: Range<Int>, _ type: String) -> Int? {
        if occasion.isEmpty { return joint + 1 }
        if let end = plainEnd(of: .ahead, at: joint), end == occasion.endIndex { return end }
        guard let intent = grammar.intentIndices[type] else { return nil }
        let nouns = occasion.filter { !(small.own + small.definite).contains(utterance.word($0)) }
        return nouns.count == 1 && grammar.intents[intent].vocabulary.contains(utterance.word(nouns[0])) ? occasion.endIndex : nil
    }

    /// The words of all times that are told as some while ahead of something.
    var timesAhead: [Range<Int>] {
        utterance.tokens.indices.compactMap { start in timeAhead(at: start, TimeSlots.Wish()).map { start..<$0.end } }
    }

    /// The seconds that the words say, all of them: "half an hour", "an hour".
    func length(of words: Range<Int>) -> Int? {
        // Read alone, as "an hour before" is one expression of time.
        let isOne = words.count > 1 && (small.indefinite + small.definite).contains(utterance.word(words.lowerBound))
        let text = isOne ? "1 " + utterance.text(words.dropFirst()) : utterance.text(words)
        let utterance = grammar.words.tokens.utterance(text)
        let times = TimeSlots(utterance, language: language.recognisers, now: now)
        return times.duration(at: 0).flatMap { $0.end == utterance.count ? Int($0.seconds) : nil }
    }

    /// The maximum number of words of a length of time before the joint, and of what it is ahead of.
    private static let (longestLead, longestOccasion) = (5, 7)

    /// Whether the words before the token say how many people there are: "we're".
    func countsParty(before start: Int) -> Bool {
        (max(0, start - 3)..<start).contains { grammar.words.counting.being.longest(in: utterance, at: $0)?.end == start }
    }

    /// The first arrival time, with the words that make it one: `arrive at 5`; `nil` if there is none.
    var arrival: Range<Int>? {
        utterance.tokens.indices.firstResult { start -> Range<Int>? in
            guard let end = grammar.words.arrivals.longest(in: utterance, at: start)?.end else { return nil }
            return (end..<min(utterance.count, start + Self.longestArrival)).firstResult { place -> Range<Int>? in
                // "Get us there ten minutes early" sets no time to leave at.
                if place - end <= 1, let length = times.duration(at: place), let last = earlyEnd(at: length.end) {
                    return start..<last
                }
                let isHour = isStopWord[max(place - 1, 0)] && quantities.integer(at: place, limit: 24)?.end == utterance.count
                guard let found = time(at: place, TimeSlots.Wish()) ?? (isHour ? (nil, utterance.count) : nil),
                    found.reading?.isArrival ?? (place - end <= 1)
                else { return nil }
                return start..<found.end
            }
        }
    }

    /// The first time by which something is to be done: `by 4`; `nil` if there is none.
    var deadline: Range<Int>? {
        entities.lazy.filter { $0.kind == .time }.firstResult { entity -> Range<Int>? in
            let start = entity.range.lowerBound
            return time(at: start, TimeSlots.Wish()).flatMap { $0.reading?.limit == .by ? start..<$0.end : nil }
        }
    }

    /// The token behind a word that says of a length of time that it is before what was booked: "early", "ahead of that".
    private func earlyEnd(at start: Int) -> Int? { plainEnd(of: .ahead, at: start) }

    /// The maximum number of words from what says that somebody arrives to the time.
    private static let longestArrival = 9

    /// Whether preceding words make it an arrival time, with a place between or without: `arriving at 5`, `be at the airport at 5`.
    private func followsArrival(_ start: Int) -> Bool {
        (max(0, start - Self.longestArrival)..<start).contains { index in
            guard let end = grammar.words.arrivals.longest(in: utterance, at: index)?.end else { return false }
            if end == start || end == start - 1 && isStopWord[end] { return true }
            // "Get me to the airport at 5" may say when to leave.
            guard end < start, !small.to.contains(utterance.word(end - 1)) else { return false }
            return placeMatches(at: end).contains { place in
                place.reading.isKnown && (place.end == start || place.end == start - 1 && isStopWord[place.end])
            }
        }
    }
}

extension Question {
    /// The time offered, the first of several; `nil` if none was.
    var offeredTime: DateComponents? {
        switch kind {
        case .confirmValue(let value): value.beginning
        case .choice(let options): options.first?.beginning
        default: nil
        }
    }
}
