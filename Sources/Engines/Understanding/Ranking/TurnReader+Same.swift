import IntentSchema

// Values copied from the last request: "a run, same length", "a table at Old Kiln on Friday, same time".
extension TurnReader {
    /// Fills the values that the words call the same from the last request of that intent.
    ///
    /// - Returns: The words that say so.
    func addSame(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[hypothesis.intent],
            let last = context.recent.first(where: { $0.type == hypothesis.intent })
        else { return [] }
        return asBefore(&hypothesis, last, intent)
            + utterance.tokens.indices.compactMap { place in
                guard let start = end(of: .same, at: place), let called = calledParameter(at: start, intent) else { return nil }
                let name = grammar.intents[intent].name
                let names = goalParameters(of: called.name, intent: name) + [parameter(of: called.name, intent: name)]
                let known = names.compactMap { name in last[name].map { (name, $0) } }
                guard !known.isEmpty else { return nil }
                for (name, value) in known {
                    hypothesis.parameters[name] = hypothesis.parameters[name].map { $0.atHour(of: value) } ?? value
                }
                hypothesis.reasons.append("'\(utterance.text(place..<called.end))' is that of what was done last")
                return place..<called.end
            }
    }

    /// The request before words that say it is to be as the last of its kind was: "a cab to the airport, same as last time"; `nil` if there
    /// are none, or nothing of the kind was done.
    func requestAsBefore() -> HypothesisBuilder.Built? {
        let place = utterance.tokens.indices.dropFirst(2).first { end(of: .sameAsBefore, at: $0) == closerStart(after: $0 - 1) }
        guard let place, case let head = part(0..<place), var built = head.requests().accepted.first,
            built.hypothesis.score >= Self.sureHead,
            built.hypothesis.leftOut?.isEmpty ?? true, let intent = grammar.intentIndices[built.hypothesis.intent],
            let last = context.recent.first(where: { $0.type == built.hypothesis.intent })
        else { return nil }
        built.hypothesis.move(by: utterance.tokens[0].start)
        return asBefore(&built.hypothesis, last, intent).isEmpty ? nil : built
    }

    private static let sureHead = 0.8

    /// Fills all other values but times from the last request, where the words say that it is to be as then: "a cab to the airport, same as
    /// last time".
    ///
    /// - Returns: The words that say so.
    private func asBefore(_ hypothesis: inout Hypothesis, _ last: Record, _ intent: Int) -> [Range<Int>] {
        let texts = hypothesis.spans.filter { $0.source == "text" }
        let place = utterance.tokens.indices.first { index in
            end(of: .sameAsBefore, at: index) != nil
                && !texts.contains { $0.start <= utterance.tokens[index].start && utterance.tokens[index].start < $0.end }
        }
        guard let place, let end = end(of: .sameAsBefore, at: place) else { return [] }
        let definitions = grammar.intents[intent].definitions
        let isTime = { (name: String) in
            definitions.contains { $0.value.kind == .time && ($0.value.target?.parameter ?? $0.key) == name }
        }
        for (name, value) in last.fields.sorted(by: { $0.key < $1.key })
        where hypothesis.parameters[name] == nil && hypothesis.unknownValues[name] == nil && !isTime(name) {
            hypothesis.parameters[name] = value
        }
        hypothesis.reasons.append("'\(utterance.text(place..<end))' holds the other values of what was done last")
        return [place..<end]
    }

    /// What words do that call values of the request to be confirmed the same: "same note", "him too, same note". They are those of the last
    /// request of the kind; those that the open one has already stay. `nil` if there are no such words, or others that say more.
    ///
    /// - Parameter isAgreed: whether a yes precedes the words.
    func sameAsLast(_ question: Question, isAgreed: Bool) -> DialogueAct? {
        guard question.kind == .confirmRequest, let intent = grammar.intentIndices[question.intent] else { return nil }
        let found = utterance.tokens.indices.compactMap { place -> (name: String, words: Range<Int>)? in
            guard let end = end(of: .same, at: place) else { return nil }
            return (place + 1...end).firstResult { start in
                calledParameter(at: start, intent).map { (parameter(of: $0.name, intent: question.intent), place..<$0.end) }
            }
        }
        guard !found.isEmpty, case let isSaid = { (index: Int) in found.contains { $0.words.contains(index) } },
            utterance.tokens.indices.allSatisfy({ isSaid($0) || addsNothing(at: $0) })
        else { return nil }
        let last = context.recent.first { $0.type == question.intent }
        let known = found.compactMap { entry in
            (last?[entry.name] ?? context.parameters[entry.name]).map { (entry.name, $0) }
        }
        if known.count < found.count, let first = found.first(where: { entry in !known.contains { $0.0 == entry.name } }) {
            return .notUnderstood(.unused(words: utterance.freeText(first.words)))
        }
        let news = known.filter { name, value in context.parameters[name].map { !$0.isSame(as: value) } ?? true }
        guard !news.isEmpty else { return isAgreed ? .yes : .repeat }
        return .correction(Dictionary(news) { first, _ in first })
    }

    /// Whether the token is a pronoun, somebody whom the open request is for, or a word that only joins.
    private func addsNothing(at index: Int) -> Bool {
        let word = utterance.word(index)
        guard !grammar.words.negations.contains(word), !grammar.words.openQuestions.contains(word) else { return false }
        if isPolite(index) || grammar.words.references.contains(word) || grammar.words.stopWords.contains(word)
            || [Move.pronoun, .too, .and, .add, .clauseJoint].contains(where: { end(of: $0, at: index) != nil })
        {
            return true
        }
        let open = context.parameters.values.flatMap { $0.list ?? [$0] }.compactMap { $0.record?["contactIdentifier"]?.string }
        return scanner.people(at: index, isList: false).contains { match in
            guard case .people(let people) = match.reading else { return false }
            return people.allSatisfy { person in
                person.contacts.contains { open.contains(context.contacts.contacts[Int($0)].id) }
            }
        }
    }

    /// The slot with the longest name at the token, and the token after it.
    private func calledParameter(at start: Int, _ intent: Int) -> (name: String, end: Int)? {
        let definitions = grammar.intents[intent].definitions.sorted { $0.key < $1.key }
        let found = definitions.flatMap { name, definition in
            (definition.called ?? []).compactMap { called -> (name: String, end: Int)? in
                let end = start + grammar.words.tokens.words(called).count
                guard end <= utterance.count, (start..<end).map({ utterance.word($0) }) == grammar.words.tokens.words(called)
                else {
                    return nil
                }
                return (name, end)
            }
        }
        return found.max { $0.end < $1.end }
    }
}

extension ParameterValue {
    /// The day with the other's hour; unchanged if it has an hour.
    func atHour(of other: ParameterValue) -> ParameterValue {
        if var record, record["startDateComponents"] != nil {
            for end in ["startDateComponents", "endDateComponents"] { record[end] = record[end]?.atHour(of: other) }
            return .record(record)
        }
        if var record, let range = record["dateComponentsRange"] {
            record["dateComponentsRange"] = range.atHour(of: other)
            return .record(record)
        }
        guard var parts = dateComponents, parts.hour == nil, let hour = other.beginning?.hour else { return self }
        (parts.hour, parts.minute) = (hour, other.beginning?.minute ?? 0)
        return .dateComponents(parts)
    }
}
