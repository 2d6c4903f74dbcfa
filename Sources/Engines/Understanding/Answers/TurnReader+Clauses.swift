import IntentSchema

// Answers mixed with remarks: "bit pricey but ok", "none of those will do. Cancel.", "lol yes 🙏".
extension TurnReader {
    private static let mostAnswerWords = 24
    private static let mostAnswerClauses = 6
    private static let longestValue = 3

    /// The meaning of one clause.
    private enum Clause {
        /// An answer without a value. `isPlain` is false if the rest of the clause may express doubt.
        case answer(AnswerWord, isPlain: Bool)
        /// A remark with nothing to act on.
        case remark
        /// A reason, which can be dropped next to a refusal.
        case reason
        /// What the person will do instead, which can be dropped next to a refusal: "I'll give him cash".
        case intention
        case other

        /// Whether the clause can be dropped next to this refusal; a plain "no" may be followed by the wanted value.
        func goes(with refusal: AnswerWord) -> Bool {
            switch self {
            case .answer(_, let isPlain): isPlain || refusal != .no
            case .remark: true
            case .reason: refusal != .no
            case .intention: true
            case .other: false
            }
        }
    }

    /// The combined answer of the clauses if all others are remarks; `nil` if any clause says something else.
    ///
    /// A yes counts only if no clause retracts it, doubts it or names a value; a refusal outranks its reasons.
    func answerAmongRemarks(_ question: Question) -> AnswerWord? {
        guard utterance.count <= Self.mostAnswerWords, let intent = grammar.intentIndices[question.intent] else { return nil }
        let ranges = clauses
        guard ranges.count <= Self.mostAnswerClauses else { return nil }
        let clauses = ranges.map { clause($0, intent, question) }
        let answers = clauses.compactMap { if case .answer(let word, _) = $0 { word } else { nil } }
        guard let first = clauses.firstIndex(where: { if case .answer = $0 { true } else { false } }) else { return nil }
        if let refusal = answers.last(where: \.refuses), answers.last(where: { $0.refuses || $0 == .yes }) == refusal {
            guard refusal == .no || !ranges.contains(where: { part($0).asksWhetherPossible }) else { return nil }
            let word = answers.first { $0 == .giveUpAll || $0 == .cancel } ?? refusal
            return clauses.allSatisfy { $0.goes(with: word) } && !ranges.contains(where: isAsked) ? word : nil
        }
        guard question.kind.isToBeConfirmed, answers.contains(.yes),
            answers.allSatisfy({ [.yes, .thanks, .content, .repeat, .greeting].contains($0) }),
            answers.last(where: { $0 == .yes || $0 == .repeat }) == .yes
        else { return nil }
        let isPlain = clauses.indices.allSatisfy { place in
            switch clauses[place] {
            case .answer(let word, let isPlain):
                // "Text him: I'm late" dictates a message.
                (word != .yes || isPlain) && !isAsked(ranges[place]) && (place == clauses.count - 1 || !namesWhom(ranges[place]))
            case .remark: place < first || !isComplaint(ranges[place])
            case .reason, .intention, .other: false
            }
        }
        return isPlain ? .yes : nil
    }

    /// Whether it is asked what would be possible, and nothing is to be done: "can I still cancel it later?"
    var asksWhetherPossible: Bool {
        SentenceFilter(self).markers.contains { [.advice, .question, .condition].contains($0.sentence) }
    }

    /// Whether a question mark follows the words: "ok?" does not confirm.
    func isAsked(_ range: Range<Int>) -> Bool {
        guard let last = range.last else { return false }
        // "Could you book it?" is a request.
        let opener = grammar.words.politeOpeners.longest(in: utterance, at: range.lowerBound)?.end ?? 0
        guard opener < range.lowerBound + 2 else { return false }
        let end = last + 1 < utterance.count ? utterance.tokens[last + 1].start : utterance.characters.count
        return utterance.tokens[last].end <= end && utterance.characters[utterance.tokens[last].end..<end].contains("?")
    }

    // MARK: Clauses

    /// The clauses, split at punctuation and at words such as "but".
    private var clauses: [Range<Int>] {
        let starts =
            [0]
            + (1..<max(1, utterance.count)).filter { index in
                utterance.tokens[index].followsPunctuation || end(of: .clauseJoint, at: index) != nil
            }
        return zip(starts, starts.dropFirst() + [utterance.count]).map { $0..<$1 }
    }

    private func clause(_ range: Range<Int>, _ intent: Int, _ question: Question) -> Clause {
        let clause = part(range).withoutPictures
        guard clause.utterance.count > 0 else { return .remark }
        if let answer = clause.answerInside(intent) { return answer }
        // "Luna Piccola it is".
        if clause.agreesByNaming(question) { return .answer(.yes, isPlain: true) }
        // "It arrives at six minutes past five".
        if question.kind.isToBeConfirmed, range.count < utterance.count, !isAsked(range),
            clause.withPronouns(for: question)?.isRemark(intent) ?? false
        {
            return .remark
        }
        if question.kind.isToBeConfirmed, clause.approvesOther(question) { return .other }
        guard !isAsked(range), clause.part(clause.openerEnd..<clause.utterance.count).answer() == nil else { return .other }
        guard range.count < utterance.count else { return .other }
        if clause.isRemark(intent), clause.isOpinion || clause.changesNothing { return .remark }
        if clause.isIntention(intent) { return .intention }
        return clause.isReason(intent) ? .reason : .other
    }

    /// Whether the words say what the speaker will do, with no new value for the open request.
    private func isIntention(_ intent: Int) -> Bool {
        guard end(of: .intention, at: openerEnd) != nil,
            !utterance.tokens.indices.contains(where: { end(of: .proviso, at: $0) != nil })
        else { return false }
        let places = openerEnd..<utterance.count
        let isMeasured = places.contains { scanner.quantities.number(at: $0) != nil || scanner.futureTimeEnd(at: $0) != nil }
        return !isMeasured
            && !places.contains { first in
                (first + 1..<min(utterance.count, first + Self.longestValue) + 1).contains { part(first..<$0).isNewValue(intent) }
            }
    }

    /// Whether the words are a known value of the intent that the open request does not have yet.
    private func isNewValue(_ intent: Int) -> Bool {
        guard isValue(intent), let values = correction(of: intent, isAnnounced: true)?.parameters else { return false }
        return values.contains { name, value in
            !(context.parameters[name]?.elements ?? []).contains { old in value.elements.contains { $0.isSame(as: old) } }
        }
    }

    /// The answer after interjections, if only filler follows it.
    private func answerInside(_ intent: Int) -> Clause? {
        let starts = [0, openerEnd]
        // "Stop the music" is not a "stop" with a remark.
        if starts.contains(where: { part($0..<utterance.count).answer() == .control }) { return nil }
        for end in (1..<utterance.count + 1).reversed() {
            for start in starts where start < end {
                guard let word = part(start..<end).answer(), word.isAct else { continue }
                if word == .yes, doesSomethingElse { return nil }
                let rest = end..<utterance.count
                if closerStart(after: max(0, end - 1)) <= end || rest.isEmpty || isEmptyTalk(rest) {
                    return .answer(word, isPlain: true)
                }
                let remark = part(rest)
                // "Text him he is late" is not a yes with a remark.
                let isBare = (start..<end).allSatisfy { grammar.words.plainAnswers.contains(utterance.word($0)) }
                if isBare || word != .yes, remark.isStatement, remark.isRemark(intent),
                    !remark.isComplaint(remark.utterance.tokens.indices)
                {
                    return .answer(word, isPlain: true)
                }
                return word.refuses && remark.isReason(intent) ? .answer(word, isPlain: false) : nil
            }
        }
        return nil
    }

    /// The words without emoji, which are ignored when words answer.
    private var withoutPictures: TurnReader {
        let isPicture = utterance.tokens.map { $0.kind == .symbol && !($0.text.first?.isASCII ?? true) && !$0.isCurrency }
        guard isPicture.contains(true), isPicture.contains(false) else { return self }
        return TurnReader(
            interpreter: interpreter, context: context, utterance: utterance.dropping(asRepair: false) { isPicture[$0] })
    }

    private func isEmptyTalk(_ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            let word = utterance.word(index)
            let isEmpty = grammar.words.emptyWords.contains(word) || grammar.words.fillers.contains(word)
            return isEmpty && end(of: .proviso, at: index) == nil
        }
    }

    // MARK: Remarks

    /// Whether the clause has nothing to act on: an opinion or a plain statement.
    private func isRemark(_ intent: Int) -> Bool {
        let isMore = utterance.tokens.indices.contains { place in
            // "The message should also say …" is an order.
            [Move.proviso, .appending, .titleIs].contains { end(of: $0, at: place) != nil }
        }
        guard !isMore, hasNoValue(intent) else { return false }
        return isOpinion || isStatement
    }

    /// Whether the clause is only an opinion: "that is a bit steep".
    var isOpinion: Bool {
        var index = 0
        while index < utterance.count {
            let word = utterance.tokens[index].expansion ?? utterance.word(index)
            let phrases = [Move.comment, .complaint, .opener, .closer].compactMap { end(of: $0, at: index) }
            if let end = phrases.max() {
                index = end
            } else if isPolite(index) || grammar.words.stopWords.contains(word) || grammar.words.emptyWords.contains(word) {
                index += 1
            } else {
                return false
            }
        }
        return end(of: .relation, at: openerEnd) == nil
    }

    /// Whether the clause is a statement about someone or something: "my phone rang", "it's raining".
    private var isStatement: Bool {
        let start = openerEnd
        guard utterance.count - start > 1, !grammar.words.openQuestions.contains(utterance.word(start)) else { return false }
        let isOpened = end(of: .remark, at: start) != nil || grammar.words.relationships[utterance.word(start)] != nil
        return isOpened || (start + 1..<min(utterance.count, start + 4)).contains { end(of: .verb, at: $0) != nil }
    }

    /// Whether a pronoun names the recipient of an action.
    private func namesWhom(_ range: Range<Int>) -> Bool {
        range.contains { grammar.words.otherPronounKin[utterance.word($0)] != nil || end(of: .recipient, at: $0) != nil }
    }

    private func isComplaint(_ range: Range<Int>) -> Bool { range.contains { end(of: .complaint, at: $0) != nil } }

    /// Whether the clause can be the reason for a refusal: it requests nothing and names no value.
    private func isReason(_ intent: Int) -> Bool {
        let isCondition = SentenceFilter(self).markers.contains { $0.sentence == .condition }
        return !isCondition && end(of: .proviso, at: openerEnd) == nil && hasNoValue(intent) && changesNothing
    }

    /// Whether the clause alone would not change the open request.
    private var changesNothing: Bool {
        interpreter.readByRules(utterance.freeText(utterance.tokens.indices), in: context).acts.first?.saysNothing ?? true
    }

    /// Whether the clause has no possible value for the intent and requests nothing else.
    private func hasNoValue(_ intent: Int) -> Bool {
        let start = openerEnd
        let end = closerStart(after: start)
        let hasEntity = (start..<end).contains { index in
            scanner.quantities.number(at: index) != nil && self.end(of: .standIn, at: index) == nil
                || scanner.futureTimeEnd(at: index) != nil
        }
        let namesValue = (start..<end).contains { first in
            (first + 1..<min(end, first + Self.longestValue) + 1).contains { part(first..<$0).isValue(intent) }
        }
        guard !hasEntity, !namesValue else { return false }
        return (requests().accepted.first?.hypothesis.score ?? 0) < TemplateInterpreter.threshold
    }

    /// Whether the clause is a known value of the intent, or a value after a word such as "for".
    private func isValue(_ intent: Int) -> Bool {
        let isRelated = end(of: .relation, at: 0) != nil
        let spans = correction(of: intent, isAnnounced: true)?.spans ?? []
        return spans.contains { span in
            switch span.source {
            case "text", "model", "unknown": return isRelated
            case "contact":
                let first = utterance.tokens.firstIndex { $0.start >= span.start } ?? 0
                return isRelated || scanner.people(at: first, isList: false).contains(where: \.reading.isKnown)
            default: return true
            }
        }
    }
}

extension DialogueAct {
    /// Whether nothing was understood.
    fileprivate var saysNothing: Bool {
        if case .notUnderstood = self { true } else { false }
    }
}

extension AnswerWord {
    /// Whether it rejects or ends the open request.
    var refuses: Bool { [.no, .cancel, .giveUpAll, .postpone, .stop].contains(self) }

    /// Whether it decides the question or defers it.
    fileprivate var isAct: Bool { refuses || [.yes, .thanks, .content, .repeat, .greeting].contains(self) }
}

extension Question.Kind {
    /// Whether a yes answers it.
    fileprivate var isToBeConfirmed: Bool {
        switch self {
        case .confirmRequest, .confirmReading, .confirmValue, .permit: true
        case .value, .choice, .chooseReading, .chooseApp, .unlock: false
        }
    }
}

extension Token {
    fileprivate var isCurrency: Bool { ["$", "€", "£", "¥", "₹", "₩"].contains(text) }
}
