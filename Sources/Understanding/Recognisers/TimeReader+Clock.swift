import Foundation

extension TimeReader {
    private static let parts: WordMap<Range<Int>> = [
        "morning": 360..<720, "afternoon": 720..<1_080, "evening": 1_080..<1_320, "night": 1_200..<1_440,
    ]

    /// A time of day that starts at the token.
    ///
    /// - Parameters:
    ///   - bare: Whether an hour alone counts, as behind "at".
    ///   - relative: Whether "5 to 6" may be five minutes to six.
    func clock(at start: Int, bare: Bool, relative: Bool = true) -> (clock: Clock, end: Int)? {
        var start = start
        if ["at", "around", "about"].contains(utterance.word(start)) { return clock(at: start + 1, bare: true) }
        if utterance.word(start) == "exactly" { start += 1 }
        switch utterance.word(start) {
        case "noon", "midday": return (Clock(minute: 720, isOpen: false), start + 1)
        case "midnight": return (Clock(minute: 1_440, isOpen: false), start + 1)
        case "half", "quarter": return relativeToHour(at: start)
        case "a" where utterance.word(start + 1) == "quarter": return relativeToHour(at: start + 1)
        default: break
        }
        if relative, let found = relativeToHour(at: start) { return found }
        if start < utterance.count, utterance.tokens[start].kind == .clock { return digital(at: start) }
        guard let hour = NumberReader.integer(in: utterance, at: start, limit: 24), hour.end == start + 1 else { return nil }
        return spelt(hour.value, after: hour.end, bare: bare)
    }

    /// `7:30`, `07:30`, `19:30`, with or without half of the day.
    private func digital(at start: Int) -> (clock: Clock, end: Int)? {
        let text = utterance.tokens[start].text
        let pieces = text.split(separator: ":")
        guard pieces.count == 2, let hour = Int(pieces[0]), let minute = Int(pieces[1]), hour < 25, minute < 60 else {
            return nil
        }
        if let half = meridiem(at: start + 1), (1...12).contains(hour) {
            return (Clock(minute: hour % 12 * 60 + minute + half.offset, isOpen: false), half.end)
        }
        let isOpen = (1...12).contains(hour) && !text.hasPrefix("0")
        return (Clock(minute: hour * 60 + minute, isOpen: isOpen), start + 1)
    }

    /// `5 pm`, `five thirty`, `5 o'clock`, and `5` alone where that counts.
    private func spelt(_ hour: Int, after: Int, bare: Bool) -> (clock: Clock, end: Int)? {
        var end = after
        var minute = 0
        var isTime = bare || isLenient
        if let found = NumberReader.integer(in: utterance, at: end, limit: 59), found.value >= 10 || found.value == 0 {
            let isWhole = meridiem(at: found.end) != nil || isTime
            if isWhole, !unitFollows(found.end) { (minute, end) = (found.value, found.end) }
        } else if ["oh", "o"].contains(utterance.word(end)),
            let found = NumberReader.integer(in: utterance, at: end + 1, limit: 9), isTime
        {
            (minute, end) = (found.value, found.end)
        }
        if utterance.word(end) == "oclock" {
            end += 1
            isTime = true
        }
        if let half = meridiem(at: end), (1...12).contains(hour) {
            return (Clock(minute: hour % 12 * 60 + minute + half.offset, isOpen: false), half.end)
        }
        guard isTime, hour > 0 || end > after, !unitFollows(end) else { return nil }
        return (Clock(minute: hour * 60 + minute, isOpen: hour <= 12), end)
    }

    /// `half past six`, `quarter to seven`, `ten past five`, `twenty minutes to eight`.
    private func relativeToHour(at start: Int) -> (clock: Clock, end: Int)? {
        var index = start
        let minutes: Int
        switch utterance.word(start) {
        case "half": (minutes, index) = (30, start + 1)
        case "quarter": (minutes, index) = (15, start + 1)
        default:
            guard let found = NumberReader.integer(in: utterance, at: start, limit: 59) else { return nil }
            (minutes, index) = (found.value, found.end)
            if ["minutes", "minute", "mins", "min"].contains(utterance.word(index)) { index += 1 }
        }
        let relation = utterance.word(index)
        guard ["past", "after", "to", "till", "before", "of"].contains(relation) else { return nil }
        if utterance.word(start) != "half", utterance.word(start) != "quarter", minutes % 5 != 0 { return nil }
        let hour: (value: Int, end: Int)
        switch utterance.word(index + 1) {
        case "noon", "midday": hour = (12, index + 2)
        case "midnight": hour = (24, index + 2)
        default:
            guard let found = NumberReader.integer(in: utterance, at: index + 1, limit: 12), found.value > 0,
                found.end == index + 2
            else {
                return nil
            }
            hour = found
        }
        let offset = ["past", "after"].contains(relation) ? minutes : -minutes
        if let half = meridiem(at: hour.end) {
            return (Clock(minute: hour.value % 12 * 60 + offset + half.offset, isOpen: false), half.end)
        }
        return (
            Clock(minute: hour.value * 60 + offset, isOpen: hour.value <= 12 && utterance.word(index + 1) != "noon"), hour.end
        )
    }

    private func meridiem(at index: Int) -> (offset: Int, end: Int)? {
        switch utterance.word(index) {
        case "am": (0, index + 1)
        case "pm": (720, index + 1)
        default: nil
        }
    }

    /// Whether the number before is counted in something, so that it is no hour.
    private func unitFollows(_ index: Int) -> Bool {
        guard index < utterance.count else { return false }
        if utterance.tokens[index].kind == .symbol { return utterance.word(index) != "-" && utterance.word(index) != "and" }
        return Self.units[utterance.word(index)] != nil
            || [
                "people", "persons", "passengers", "person", "of", "dollars", "bucks", "miles", "mile", "kilometers",
                "kilometres", "km",
                "calories", "seats", "riders", "euros", "pounds", "francs", "messages",
            ].contains(utterance.word(index))
    }

    /// `in the morning`, `this evening`, `tomorrow`'s part behind it, `at night`.
    func partOfDay(at start: Int) -> (part: Range<Int>, days: ClosedRange<CivilDay>?, end: Int)? {
        var index = start
        var days: ClosedRange<CivilDay>?
        switch utterance.word(index) {
        case "in", "during": index += utterance.word(index + 1) == "the" ? 2 : 1
        case "at": index += 1
        case "this":
            index += 1
            days = now.day...now.day
        case "last" where utterance.word(index + 1) == "night":
            days = (now.day + -1)...(now.day + -1)
            index += 1
        default: break
        }
        var quarter = 0
        if ["early", "late"].contains(utterance.word(index)) {
            quarter = utterance.word(index) == "early" ? 1 : 2
            index += 1
        }
        guard let part = Self.parts[utterance.word(index)] else { return nil }
        let middle = (part.lowerBound + part.upperBound) / 2
        let narrowed = quarter == 1 ? part.lowerBound..<middle : quarter == 2 ? middle..<part.upperBound : part
        return (narrowed, days, index + 1)
    }
}
