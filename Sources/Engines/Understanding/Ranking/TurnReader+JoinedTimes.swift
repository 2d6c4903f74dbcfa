import IntentSchema

// A day and an hour that are said apart: "on Saturday night, somewhere Italian around 8".
extension TurnReader {
    /// Puts the hour on the day that is said elsewhere in the sentence, for what takes one time.
    ///
    /// - Returns: The words of a day or an hour that the reading had not used.
    func joinTimes(in hypothesis: inout Hypothesis) -> [Range<Int>] {
        // Of several requests each may have a time.
        guard hypothesis.followers?.isEmpty ?? true, let intent = grammar.intentIndices[hypothesis.intent],
            grammar.intents[intent].has(.time)
        else { return [] }
        let roles = grammar.intents[intent].definitions.filter { $0.value.kind == .time && $0.value.fills == nil }.keys.sorted()
        return roles.flatMap { role -> [Range<Int>] in
            let spans = hypothesis.spans.filter { $0.role == role && !$0.candidates.isEmpty }
            let times = spans.compactMap { timeRead($0, role, intent) }
            guard times.count == spans.count, let first = times.first, times.count <= 2,
                let left = times.count == 2 ? (time: times[1], words: 0..<0) : timeLeft(role, intent, besides: hypothesis, first),
                let joined = first.joined(with: left.time, after: scanner.now),
                let slot = grammar.intents[intent].slotIndices[role],
                case .value(let value) = builder.values.build(.time(joined), slot: grammar.slots[slot])
            else { return [] }
            dropPlace(at: left.words, from: &hypothesis)
            hypothesis.ambiguities[role] = nil
            builder.values.store(value, role, intent: intent, in: &hypothesis.parameters)
            hypothesis.reasons.append("the day and the hour of \(role) are said apart")
            return left.words.isEmpty ? [] : [left.words]
        }
    }

    /// The first request with the values of the one in the clause behind it, if that only says more of it: "get me a ride on Friday, pick me up
    /// at 8". `nil` if it may be another of its kind.
    func refined(_ first: Hypothesis, by next: Hypothesis, in clause: Range<Int>) -> Hypothesis? {
        guard first.intent == next.intent, first.followers?.isEmpty ?? true, !next.parameters.isEmpty, next.ambiguities.isEmpty,
            next.unknownValues.isEmpty, next.leftOut?.isEmpty ?? true, let intent = grammar.intentIndices[first.intent],
            !clause.contains(where: { scanner.small.indefinite.contains(utterance.word($0)) })
        else { return nil }
        var both = first
        for (name, value) in next.parameters {
            guard let definition = grammar.intents[intent].definitions[name], definition.isMain != true else { return nil }
            switch definition.kind {
            case .time:
                guard first.parameters[name] != nil else {
                    both.parameters[name] = value
                    continue
                }
                guard let own = timeSaid(name, in: first), let other = timeSaid(name, in: next),
                    let joined = own.joined(with: other, after: scanner.now),
                    let slot = grammar.intents[intent].slotIndices[name],
                    case .value(let whole) = builder.values.build(.time(joined), slot: grammar.slots[slot])
                else { return nil }
                builder.values.store(whole, name, intent: intent, in: &both.parameters)
            case .place, .account, .count:
                guard first.parameters[name] == nil, first.unknownValues[name] == nil else { return nil }
                both.parameters[name] = value
            default: return nil
            }
        }
        both.spans += next.spans
        both.reasons.append("'\(utterance.text(clause))' says more of it")
        return both
    }

    /// The time that the span's words are.
    private func timeRead(_ span: Hypothesis.Span, _ role: String, _ intent: Int) -> TimeReading? {
        guard let start = utterance.tokens.firstIndex(where: { $0.start >= span.start }) else { return nil }
        // The second takes a bare hour.
        return [role, role + "?"].compactMap { grammar.intents[intent].slotIndices[$0] }.firstResult { slot in
            timesRead(at: start, slot).first { utterance.tokens[$0.end - 1].end == span.end }?.time
        }
    }

    private func timesRead(at start: Int, _ slot: Int) -> [(time: TimeReading, end: Int)] {
        scanner.matches(grammar.slots[slot].recogniser, at: start).compactMap { match in
            if case .time(let time) = match.reading { (time, match.end) } else { nil }
        }
    }

    /// The only time that completes the other and of which the reading has made nothing: "around 8", "on Friday". A number alone is one if "at"
    /// stands before it and it was taken for a place.
    private func timeLeft(
        _ role: String, _ intent: Int, besides hypothesis: Hypothesis, _ other: TimeReading
    ) -> (time: TimeReading, words: Range<Int>)? {
        var found: [(time: TimeReading, words: Range<Int>)] = []
        var start = 0
        while start < utterance.count {
            let isPlace = isUnknownPlace(at: start, in: hypothesis)
            let slot = grammar.intents[intent].slotIndices[isPlace ? role + "?" : role]
            let best = slot.flatMap { timesRead(at: start, $0).max { $0.end < $1.end } }
            guard let best, other.joined(with: best.time, after: scanner.now) != nil,
                case let words = start..<best.end, words.count > 1 || isPlace || best.time.tells.contains(.day),
                isPlace || !isSaid(words, in: hypothesis)
            else {
                start += 1
                continue
            }
            found.append((best.time, words))
            start = best.end
        }
        return found.count == 1 ? found[0] : nil
    }

    private func isSaid(_ words: Range<Int>, in hypothesis: Hypothesis) -> Bool {
        let (start, end) = (utterance.tokens[words.lowerBound].start, utterance.tokens[words.upperBound - 1].end)
        return hypothesis.spans.contains { $0.start < end && start < $0.end }
    }

    /// Whether the word is all of a place that is not known.
    private func isUnknownPlace(at index: Int, in hypothesis: Hypothesis) -> Bool {
        placeRole(of: index..<index + 1, in: hypothesis) != nil && scanner.quantities.integer(at: index, limit: 24) != nil
    }

    private func placeRole(of words: Range<Int>, in hypothesis: Hypothesis) -> String? {
        guard let intent = grammar.intentIndices[hypothesis.intent], let first = words.first, let last = words.last else {
            return nil
        }
        return hypothesis.spans.first { span in
            span.candidates.isEmpty && span.start == utterance.tokens[first].start && span.end == utterance.tokens[last].end
                && grammar.intents[intent].definitions[span.role]?.kind == .place
        }?.role
    }

    private func dropPlace(at words: Range<Int>, from hypothesis: inout Hypothesis) {
        guard let role = placeRole(of: words, in: hypothesis) else { return }
        hypothesis.unknownValues[role] = nil
        hypothesis.spans.removeAll { $0.role == role && $0.candidates.isEmpty }
    }
}

extension TimeReading {
    /// The hour of one of them on the day of the other; `nil` unless one is a day and the other an hour.
    fileprivate func joined(with other: TimeReading, after now: LocalNow) -> TimeReading? {
        guard recurrence == nil, other.recurrence == nil else { return nil }
        if isDay, other.isHour { return other.keeping(start, after: now) }
        return isHour && other.isDay ? keeping(other.start, after: now) : nil
    }

    /// Whether a day is said, perhaps with a part of it, and no hour.
    private var isDay: Bool { tells.contains(.day) && !tells.contains(.clock) }

    /// Whether an hour is said, and no day.
    private var isHour: Bool { tells.contains(.clock) && !tells.contains(.day) }
}
