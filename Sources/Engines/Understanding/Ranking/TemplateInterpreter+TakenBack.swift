import IntentSchema

// A value that is taken back in the breath that says it, right behind it: "I'll be there at 7. No, 7:30."
extension TemplateInterpreter {
    /// The words with the value behind an editing phrase in place of the one of its kind before it; `nil` if there is none.
    ///
    /// Both are whole: punctuation stands before the phrase, and what stands behind the value leads on. So a sentence that only begins with
    /// "no" stays as it is.
    func withValueTakenBack(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard context.question == nil, utterance.count > 3, utterance.quotes.isEmpty,
            !utterance.tokens.contains(where: \.followsRepair), case let reader = reader(of: utterance, in: context)
        else { return nil }
        guard let (old, new) = reader.valuesTakenBack, !isDictated(utterance, old, new, in: context) else { return nil }
        let last = utterance.tokens[new.upperBound - 1].end
        return utterance.slice(0, utterance.tokens[old.lowerBound].start) + utterance.text(new)
            + utterance.slice(last, utterance.characters.count)
    }
}

extension TemplateInterpreter {
    /// Whether the value taken back is part of a message, and the phrase no sentence of its own: what is dictated stays.
    private func isDictated(
        _ utterance: Utterance, _ old: Range<Int>, _ new: Range<Int>, in context: InterpretationContext
    ) -> Bool {
        guard !(old.upperBound..<new.lowerBound).contains(where: utterance.beginsSentence),
            case .request(let read)? = readAsOne(utterance, in: context).acts.first, let name = mainText(of: read)
        else { return false }
        return read.spans.contains { $0.role == name && $0.start <= utterance.tokens[old.lowerBound].start }
    }
}

extension TurnReader {
    private static let longestValue = 6

    /// The value that an editing phrase takes back, and the one that replaces it.
    fileprivate var valuesTakenBack: (old: Range<Int>, new: Range<Int>)? {
        Repairs.interruptions(in: utterance, grammar).firstResult { start, end -> (old: Range<Int>, new: Range<Int>)? in
            guard start > 0, end < utterance.count else { return nil }
            let isApart = utterance.tokens[start].followsPunctuation
            return values(at: end).firstResult { value -> (old: Range<Int>, new: Range<Int>)? in
                // "30 no sorry 35": between numbers, a phrase of several words stands for the pause.
                guard
                    isApart
                        ? ends(value.end) || value.kind == .number && self.end(of: .relation, at: value.end) != nil
                        : value.kind == .number && end > start + 1,
                    let old = same(
                        as: value, isLed: scanner.small.timePrepositions.contains(utterance.word(value.start)), before: start)
                else { return nil }
                return (old, end..<value.end)
            }
        }
    }

    private enum Kind { case person, time, hour, number }

    /// The people, times, hours and other numbers that begin at the token.
    private func values(at start: Int) -> [(kind: Kind, start: Int, end: Int, reading: TimeReading?)] {
        guard start < utterance.count else { return [] }
        let first = scanner.small.timePrepositions.contains(utterance.word(start)) ? start + 1 : start
        var result: [(kind: Kind, start: Int, end: Int, reading: TimeReading?)] = []
        if let time = scanner.time(at: first, TimeSlots.Wish()), let reading = time.reading,
            scanner.futureTimeEnd(at: first) == time.end
        {
            result.append((.time, start, time.end, reading))
        }
        if let hour = scanner.quantities.integer(at: first, limit: 24) { result.append((.hour, start, hour.end, nil)) }
        let number = scanner.quantities.longest(.money, at: start)?.end ?? scanner.quantities.number(at: start)?.end
        if let number { result.append((.number, start, number, nil)) }
        result += scanner.people(at: start, isList: false).filter(\.reading.isKnown).map { (.person, start, $0.end, nil) }
        return result.sorted { $0.end > $1.end }
    }

    /// Whether a value may end there: at the end, before punctuation, or before what a request goes on with.
    private func ends(_ end: Int) -> Bool {
        end == utterance.count || utterance.tokens[end].followsPunctuation || scanner.small.to.contains(utterance.word(end))
            || grammar.words.joints.contains(utterance.word(end))
    }

    /// The values like that of all the other words, the last first.
    func valuesAlike(_ other: TurnReader) -> [Range<Int>] {
        guard let value = other.values(at: 0).first(where: { $0.end == other.utterance.count }) else { return [] }
        let isLed = scanner.small.timePrepositions.contains(other.utterance.word(0))
        let alike = stride(from: utterance.count, to: 0, by: -1).compactMap { same(as: value, isLed: isLed, before: $0) }
        return alike.isEmpty && value.kind == .time ? partsAlike(value.reading) : alike
    }

    /// The parts of times that tell what the other time does, the last first: the "today" of "today at 3" for "tomorrow", which keeps the hour,
    /// and the "Monday" of "every Monday at 8".
    private func partsAlike(_ other: TimeReading?) -> [Range<Int>] {
        utterance.tokens.indices.reversed().compactMap { start -> Range<Int>? in
            guard let whole = scanner.time(at: start, TimeSlots.Wish())?.end, whole > start + 1 else { return nil }
            return (start + 1..<whole).firstResult { end -> Range<Int>? in
                guard let time = part(start..<end).scanner.time(at: 0, TimeSlots.Wish()), time.end == end - start else {
                    return nil
                }
                return isAlike(.time, time.reading, .time, other) ? start..<end : nil
            }
        }
    }

    /// The value of the same kind that ends right before the token.
    private func same(
        as other: (kind: Kind, start: Int, end: Int, reading: TimeReading?), isLed: Bool, before end: Int
    ) -> Range<Int>? {
        let starts = (max(0, end - Self.longestValue)..<end).filter { start in
            isLed == scanner.small.timePrepositions.contains(utterance.word(start))
                && values(at: start).contains { value in
                    value.end == end && isAlike(value.kind, value.reading, other.kind, other.reading)
                }
        }
        return starts.first.map { $0..<end }
    }

    private func isAlike(_ kind: Kind, _ reading: TimeReading?, _ other: Kind, _ second: TimeReading?) -> Bool {
        switch (kind, other) {
        case (.person, .person), (.hour, .hour), (.number, .number): true
        // "Every Monday" goes on, and is Tuesday.
        case (.time, .time): reading?.tells == second?.tells && (reading?.recurrence == nil || second?.recurrence != nil)
        // "At 7. No, 7:30", "at 7:30, no, 8".
        case (.hour, .time): second?.tells.contains(.clock) == true && second?.tells.contains(.day) == false
        case (.time, .hour): reading?.tells.contains(.clock) == true && reading?.tells.contains(.day) == false
        default: false
        }
    }
}
