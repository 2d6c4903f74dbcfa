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

    /// Whether preceding words make it an arrival time: `arriving at 5`.
    private func followsArrival(_ start: Int) -> Bool {
        (max(0, start - 4)..<start).contains { index in
            guard let end = grammar.words.arrivals.longest(in: utterance, at: index)?.end else { return false }
            return end == start || end == start - 1 && isStopWord[end]
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
