import Foundation
import IntentSchema

extension SlotScanner {
    /// The longest time at the token, and the token after it; the reading is `nil` for a day that no calendar has.
    func time(at start: Int, _ wish: TimeSlots.Wish) -> (reading: TimeReading?, end: Int)? {
        guard var found = times.time(at: start, wish) else { return nil }
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
