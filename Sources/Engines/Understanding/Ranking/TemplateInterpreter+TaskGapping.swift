import IntentSchema

// Reminders of which only the first has the verb: "remind me on Monday to hand in the reports, and on Wednesday to ring the dentist", "set a
// reminder at nine to close the windows, and one on Saturday evening to pack". Lists, too: "a list for the party, and another for the kids".
extension TemplateInterpreter {
    private static let leastSure = 0.7
    private static let (shortest, longest) = (6, 80)

    /// The reminder followed by the one behind a joint, which says when and "to", or begins with "one" or "another"; `nil` if the words are not
    /// such. Without that, the title of the first holds the second.
    func gappedTask(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, (Self.shortest...Self.longest).contains(utterance.count), utterance.quotes.isEmpty,
            // A sentence of its own is heard by itself.
            !utterance.tokens.indices.dropFirst().contains(where: utterance.beginsSentence)
        else { return nil }
        let reader = reader(of: utterance, in: context)
        return utterance.tokens.indices.dropFirst(3).firstResult { place -> Interpretation? in
            guard let start = reader.gappedTaskStart(behind: place),
                case .request(var head)? = readByRules(utterance.freeText(0..<place), in: context).acts.first,
                case let tasks = [head] + (head.followers ?? []), tasks.allSatisfy({ isTask($0, of: head.intent) }),
                let lead = grammar.words.anew[head.intent]?.replacing("{rest}", with: ""),
                case .request(var next)? = readByRules(lead + utterance.text(start..<utterance.count), in: context).acts
                    .first, case let others = [next] + (next.followers ?? []),
                others.allSatisfy({ isTask($0, of: head.intent) })
            else { return nil }
            if let last = tasks.last { reader.keepDay(of: last, in: &next) }
            let offset = utterance.tokens[start].start - lead.count
            head.followers =
                tasks.dropFirst()
                + [next].map { one in
                    var one = one
                    one.followers = nil
                    return one.moved(by: offset)
                } + others.dropFirst().map { $0.moved(by: offset) }
            head.reasons.append("'\(utterance.text(start..<utterance.count))' leaves out the verb")
            return Interpretation(acts: [.request(head)])
        }
    }

    /// Whether it is a request of the intent that says what is to be done, and accounts for all words.
    private func isTask(_ request: Hypothesis, of intent: String) -> Bool {
        guard request.intent == intent, request.score >= Self.leastSure else { return false }
        return request.parameters[titles(of: request)?.titles ?? "title"] != nil && request.leftOut?.isEmpty ?? true
            && request.unknownValues.isEmpty
            && request.ambiguities.isEmpty
    }
}

extension TurnReader {
    /// The token at which a task without a verb begins behind the joint at the place: its time, or what is to be done; `nil` if none does.
    fileprivate func gappedTaskStart(behind place: Int) -> Int? {
        var start = place
        while start < utterance.count,
            let next = grammar.words.sequels.longest(in: utterance, at: start)?.end
                ?? (start > place && grammar.words.emptyWords.contains(utterance.word(start)) ? start + 1 : nil)
        {
            guard taskTimeEnd(at: start) == nil else { break }
            start = next
        }
        guard start > place || utterance.mayBeginClause(at: place), start + 2 < utterance.count else { return nil }
        let other = scanner.small.ones.contains(utterance.word(start)) ? start + 1 : start
        let isOther = other > start || end(of: .anotherKind, at: start) != nil
        if isOther {
            start = end(of: .anotherKind, at: start) ?? other
            while start < utterance.count, scanner.small.ones.contains(utterance.word(start)) || saysTask(start) { start += 1 }
        }
        let time = [start, start + 1].firstResult { index in
            index == start || end(of: .relation, at: start) == index ? taskTimeEnd(at: index) : nil
        }
        if isOther, end(of: .naming, at: start) != nil || time == nil && end(of: .purpose, at: start) != nil { return start }
        if let time { return beginsTask(at: time, isOther: isOther) ? start : nil }
        return isOther && beginsTask(at: start, isOther: true) ? start : nil
    }

    /// Whether the word is one for what the app makes: "another reminder".
    func saysTask(_ index: Int) -> Bool {
        grammar.words.matters["INAddTasksIntent"]?.contains(utterance.word(index)) ?? false
    }

    /// Whether what is to be done stands behind the words that lead on to it: "to ring the dentist", or behind "another" also "about the party".
    private func beginsTask(at index: Int, isOther: Bool) -> Bool {
        guard index + 1 < utterance.count, taskTimeEnd(at: index + 1) == nil else { return false }
        let word = utterance.word(index)
        return scanner.small.to.contains(word)
            || isOther && scanner.small.describers.contains(word) && !scanner.small.timePrepositions.contains(word)
            // "And tomorrow at 7 call the inspector".
            || isOrder(at: index)
    }

    /// The end of the times that begin at the token: "Tuesday at 10", "8", "every Sunday".
    private func taskTimeEnd(at start: Int) -> Int? {
        guard start < utterance.count else { return nil }
        let isLed = start > 0 && scanner.small.timePrepositions.contains(utterance.word(start - 1))
        guard
            let end = scanner.futureTimeEnd(at: start)
                ?? scanner.time(at: start, TimeSlots.Wish()).flatMap({ $0.reading?.recurrence == nil ? nil : $0.end })
                ?? (isLed ? scanner.quantities.integer(at: start, limit: 24)?.end : nil)
        else { return nil }
        guard end < utterance.count else { return end }
        let next = scanner.small.timePrepositions.contains(utterance.word(end)) ? end + 1 : end
        return taskTimeEnd(at: next) ?? end
    }
}
