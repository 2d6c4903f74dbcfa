import IntentSchema

// Answers surrounded by filler: "sedan then", "please make that 38, I forgot the drink".
extension TurnReader {
    private static let mostClauses = 4

    /// The reading without openers, closers and remarks; `nil` if that is not understood either.
    func simplified(_ question: Question) -> Interpretation? {
        if let completed = completedTime(question) { return completed }
        let start = openerEnd
        let end = closerStart(after: start)
        if start > 0 || end < utterance.count, var read = read(start..<end) {
            // The removed words may have contained a refusal.
            if case .request(let hypothesis)? = read.acts.first, let repair = repair(hypothesis, question) {
                read.acts = [repair]
            }
            return read
        }
        return clause(question) ?? announced(question) ?? wish(question)
    }

    /// Bare values that identify an option: "the electric one".
    private func announced(_ question: Question) -> Interpretation? {
        guard question.kind.concernsValues, question.kind != .value, let intent = grammar.intentIndices[question.intent]
        else { return nil }
        let start = openerEnd
        let core = part(start..<utterance.count).pickedWords
        let isBare = core.utterance.count == utterance.count - start
        guard core.utterance.count > 0,
            let reading = core.correction(of: intent, isAnnounced: true), reading.score > 0.8,
            !reading.parameters.isEmpty, reading.ambiguities.isEmpty, reading.unknownValues.isEmpty,
            reading.parameters.keys.allSatisfy({ isListed($0, of: intent) }),
            !isBare || reading.parameters.keys.allSatisfy({ isOnlyAccount($0, of: intent) })
        else { return nil }
        return Interpretation(acts: [.correction(reading.parameters)])
    }

    /// Whether it is the intent's only account parameter, so that an account name identifies it.
    private func isOnlyAccount(_ parameter: String, of intent: Int) -> Bool {
        let accounts = grammar.intents[intent].definitions.filter { $0.value.kind == .account }.keys
        return accounts.count == 1 && accounts.first == parameter
    }

    /// Whether a file or an app lists the values, so that few words identify one; a place name may be ambiguous.
    private func isListed(_ parameter: String, of intent: Int) -> Bool {
        switch grammar.intents[intent].definitions[parameter]?.kind {
        case .enumeration?, .truth?, .biller?, .account?: true
        default: false
        }
    }

    /// The words between openers and closers.
    var content: Range<Int> {
        let start = openerEnd
        return start..<max(start, closerStart(after: start))
    }

    /// The end of the content, before closers such as "then" or "i mean".
    func closerStart(after start: Int) -> Int {
        var end = utterance.count
        var isShorter = true
        while isShorter {
            isShorter = false
            let last = end
            let closer = (start + 1..<max(start + 1, last)).first { place in
                self.end(of: .closer, at: place) == last || place == last - 1 && isPicture(place)
            }
            if let place = closer {
                end = place
                isShorter = true
            }
        }
        return end
    }

    private func read(_ range: Range<Int>) -> Interpretation? {
        guard !range.isEmpty else { return nil }
        let read = interpreter.readByRules(utterance.freeText(range), in: context)
        return read.acts.first.map { $0.isUnread } ?? true ? nil : read
    }

    /// The one clause that answers, if the others are unusable; if several do, their changes are applied in order.
    private func clause(_ question: Question) -> Interpretation? {
        let starts = [0] + (1..<max(1, utterance.count)).filter { startsClause($0) }
        guard starts.count > 1, starts.count <= Self.mostClauses else { return nil }
        let ranges = zip(starts, starts.dropFirst() + [utterance.count]).map { $0..<$1 }.filter { range in
            // "My brother, sorry": the last word is not a name.
            end(of: .opener, at: range.lowerBound) != range.upperBound
                && end(of: .closer, at: range.lowerBound) != range.upperBound
        }
        let reads = ranges.compactMap { range in read(range).map { (range, $0) } }.filter { $0.1.acts.first?.isChange ?? false }
        // "A bit earlier, 7:30", "the other way around, savings to checking": the values are what counts.
        let valued = reads.filter { _, read in
            switch read.acts.first {
            case .instead?, .swap?: false
            default: true
            }
        }
        if reads.count == 1 { return losesNumber(ranges.filter { $0 != reads[0].0 }) ? nil : reads[0].1 }
        // "Is six better? No, leave it at seven": a retracted value is not a change.
        let repair = ranges.last { grammar.words.repairs.longest(in: utterance, at: $0.lowerBound) != nil }?.lowerBound ?? 0
        let valid = valued.filter { $0.0.lowerBound >= repair }
        if repair > 0, valued.count > 1 { return valid.count == 1 ? valid[0].1 : nil }
        return valued.count == 1 ? valued[0].1 : folded(valued.map(\.0), question)
    }

    /// Whether the clauses contain a number that would be lost: "two more, and at 7".
    private func losesNumber(_ clauses: [Range<Int>]) -> Bool {
        clauses.contains { clause in
            end(of: .remark, at: clause.lowerBound) == nil && !grammar.words.questions.contains(utterance.word(clause.lowerBound))
                && clause.contains { scanner.quantities.number(at: $0) != nil && end(of: .standIn, at: $0) == nil }
        }
    }

    /// The change inside reported speech: "Dad says 7:30".
    func reportedChange(_ question: Question) -> Interpretation? {
        guard let marker = SentenceFilter(self).markers.first(where: { $0.sentence == .reported }),
            let read = read(marker.words.upperBound..<utterance.count), read.acts.first?.isChange ?? false
        else { return nil }
        return read
    }

    private func startsClause(_ place: Int) -> Bool {
        utterance.tokens[place].followsPunctuation || place < utterance.count - 1 && end(of: .therefore, at: place) != nil
    }

    /// The clauses' changes, each applied on top of the previous one: "Wednesday then, at half past seven".
    private func folded(_ ranges: [Range<Int>], _ question: Question) -> Interpretation? {
        guard !ranges.isEmpty else { return nil }
        var (open, changes) = (context, [String: ParameterValue]())
        for range in ranges {
            guard let act = interpreter.readByRules(utterance.freeText(range), in: open).acts.first else { return nil }
            var values: [String: ParameterValue]
            switch act {
            case .value(let value): values = question.parameter.map { [$0: value] } ?? [:]
            case .correction(let said): values = said
            default: return nil
            }
            // "We are 5 now, Mary is coming too": who comes is among them.
            if part(range).countsNothing(in: values), values.keys.allSatisfy({ changes[$0] != nil }) { continue }
            if let value = question.parameter.flatMap({ values[$0] }), question.kind != .value, question.kind != .confirmRequest {
                open.question?.kind = .confirmValue(value)
            }
            open.parameters.merge(values) { $1 }
            changes.merge(values) { $1 }
        }
        if changes.count == 1, let value = question.parameter.flatMap({ changes[$0] }) {
            return Interpretation(acts: [.value(value)])
        }
        return changes.isEmpty ? nil : Interpretation(acts: [.correction(changes)])
    }
}

extension DialogueAct {
    /// Whether nothing was understood.
    var isUnread: Bool {
        if case .notUnderstood(let reason) = self {
            switch reason {
            case .noMatch, .unknownValue: return true
            default: return false
            }
        }
        return false
    }

    /// Whether some of its values may be a text.
    var mayHoldText: Bool {
        switch self {
        case .value(let value): value.string != nil || value.list?.contains { $0.string != nil } ?? false
        case .correction(let values), .again(let values), .add(let values):
            values.values.contains { $0.string != nil || $0.list != nil }
        case .request(let reading): reading.spans.contains { $0.source == "text" } || reading.followers?.isEmpty == false
        case .followed: true
        default: false
        }
    }

    /// Whether it gives or changes values.
    fileprivate var isChange: Bool {
        switch self {
        case .value, .choice, .correction, .add, .takeOut, .swap, .instead: true
        case .request(let hypothesis): hypothesis.template == TurnReader.optionsTemplate
        default: false
        }
    }
}
