import IntentSchema

// Answers among words that add nothing: "sedan then", "please make that 38, I forgot the drink".
extension TurnReader {
    private static let mostClauses = 4

    /// The reading of the words without what people put around an answer; `nil` where that makes no sense either.
    func simplified(_ question: Question) -> Interpretation? {
        if let completed = completedTime(question) { return completed }
        let start = openerEnd
        let end = closerStart(after: start)
        if start > 0 || end < utterance.count, var read = read(start..<end) {
            // The words cut off may have been a refusal.
            if case .request(let hypothesis)? = read.acts.first, let repair = repair(hypothesis, question) {
                read.acts = [repair]
            }
            return read
        }
        return clause(question) ?? announced(question) ?? wish(question)
    }

    /// Bare values that tell which one is meant: "the electric one".
    private func announced(_ question: Question) -> Interpretation? {
        guard question.kind.concernsValues, question.kind != .value, let intent = grammar.intentIndices[question.intent]
        else { return nil }
        let start = openerEnd
        let core = part(start..<utterance.count).pickedWords
        guard core.utterance.count > 0, core.utterance.count < utterance.count - start,
            let reading = core.correction(of: intent, isAnnounced: true), reading.score > 0.8,
            !reading.parameters.isEmpty, reading.ambiguities.isEmpty, reading.unknownValues.isEmpty,
            reading.parameters.keys.allSatisfy({ isListed($0, of: intent) })
        else { return nil }
        return Interpretation(acts: [.correction(reading.parameters)])
    }

    /// Whether the values are listed by a file or an app, so that few words tell one: a place may be one of several so called.
    private func isListed(_ parameter: String, of intent: Int) -> Bool {
        switch grammar.intents[intent].definitions[parameter]?.kind {
        case .enumeration?, .biller?, .account?: true
        default: false
        }
    }

    /// Where the words end that say something: before "then", "i mean".
    func closerStart(after start: Int) -> Int {
        var end = utterance.count
        var isShorter = true
        while isShorter {
            isShorter = false
            if let place = (start + 1..<max(start + 1, end)).first(where: { self.end(of: .closer, at: $0) == end }) {
                end = place
                isShorter = true
            }
        }
        return end
    }

    private func read(_ range: Range<Int>) -> Interpretation? {
        guard !range.isEmpty else { return nil }
        let read = interpreter.interpret(utterance.freeText(range), in: context)
        return read.acts.first.map { $0.isUnread } ?? true ? nil : read
    }

    /// The one clause that answers where the others say nothing that can be used; of several the changes one after the other.
    private func clause(_ question: Question) -> Interpretation? {
        let starts = [0] + (1..<max(1, utterance.count)).filter { startsClause($0) }
        guard starts.count > 1, starts.count <= Self.mostClauses else { return nil }
        let ranges = zip(starts, starts.dropFirst() + [utterance.count]).map { $0..<$1 }
        let reads = ranges.compactMap { range in read(range).map { (range, $0) } }.filter { $0.1.acts.first?.isChange ?? false }
        // "A bit earlier, 7:30", "the other way around, savings to checking": the values say what is meant.
        let valued = reads.filter { _, read in
            switch read.acts.first {
            case .instead?, .swap?: false
            default: true
            }
        }
        if reads.count == 1 { return reads[0].1 }
        // "Five, no, six": what was taken back is no change.
        let takesBack = ranges.dropFirst().contains { grammar.words.repairs.longest(in: utterance, at: $0.lowerBound) != nil }
        if takesBack, valued.count > 1 { return nil }
        return valued.count == 1 ? valued[0].1 : folded(valued.map(\.0), question)
    }

    /// The change that stands behind who says it: "Dad says 7:30".
    func reportedChange(_ question: Question) -> Interpretation? {
        guard let marker = SentenceFilter(self).markers.first(where: { $0.sentence == .reported }),
            let read = read(marker.words.upperBound..<utterance.count), read.acts.first?.isChange ?? false
        else { return nil }
        return read
    }

    private func startsClause(_ place: Int) -> Bool {
        utterance.tokens[place].followsPunctuation || place < utterance.count - 1 && end(of: .therefore, at: place) != nil
    }

    /// The changes that the clauses make, each on top of the one before: "Wednesday then, at half past seven".
    private func folded(_ ranges: [Range<Int>], _ question: Question) -> Interpretation? {
        guard !ranges.isEmpty else { return nil }
        var (open, changes) = (context, [String: ParameterValue]())
        for range in ranges {
            guard let act = interpreter.interpret(utterance.freeText(range), in: open).acts.first else { return nil }
            var values: [String: ParameterValue]
            switch act {
            case .value(let value): values = question.parameter.map { [$0: value] } ?? [:]
            case .correction(let said): values = said
            default: return nil
            }
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
    /// Whether nothing was made of the words.
    var isUnread: Bool {
        if case .notUnderstood(let reason) = self {
            switch reason {
            case .noMatch, .unknownValue: return true
            default: return false
            }
        }
        return false
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
