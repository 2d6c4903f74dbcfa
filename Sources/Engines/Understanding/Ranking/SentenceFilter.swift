import IntentSchema

/// Decides by the sentence type which readings may be carried out.
///
/// A marker excludes every reading that does not use its words. Exceptions: its words are literals of the template or inside a
/// text ("tell her don't wait"), and questions may be answered by a look-up.
struct SentenceFilter {
    let reader: TurnReader
    let markers: [SentenceMarker]

    init(_ reader: TurnReader) {
        self.reader = reader
        markers = reader.sentenceMarkers
    }

    /// A request with at least this score needs no further support.
    private static let sure = 0.9

    /// The marker that excludes the reading; `nil` if it may be carried out.
    func objection(to built: HypothesisBuilder.Built) -> SentenceMarker? { markers.first { !permits($0, built) } }

    /// The readings; those that a question merely asks about get a low score, so that the user confirms first.
    func asking(_ readings: [HypothesisBuilder.Built]) -> [HypothesisBuilder.Built] {
        guard let marker = markers.first, marker.asksWhetherDoable(reader) else { return readings }
        return readings.map { built in
            guard !reader.looksUp(built.hypothesis.intent), !marker.words.allSatisfy(built.literals.contains) else {
                return built
            }
            var result = built
            result.hypothesis.score = min(built.hypothesis.score, TurnReader.unsure)
            result.hypothesis.reasons.append("it is asked whether that can be done")
            return result
        }
    }

    /// The readings without what a clause names only to refuse it, where another clause names something else of the kind: "don't pay the credit
    /// card, just the internet bill" pays one bill.
    func sparing(_ readings: [HypothesisBuilder.Built]) -> [HypothesisBuilder.Built] {
        let tokens = reader.utterance.tokens
        guard let marker = markers.first, marker.sentence == .negated, marker.words.upperBound < tokens.count,
            let border = tokens.indices[marker.words.upperBound...].first(where: reader.utterance.mayBeginClause)
        else { return readings }
        let refused = tokens[marker.words.lowerBound].start..<tokens[border].start
        return readings.map { built in
            var alone = built.hypothesis
            alone.followers = nil
            let all = [alone] + (built.hypothesis.followers ?? [])
            let left = all.filter { one in
                !one.spans.contains { !$0.candidates.isEmpty && refused.contains($0.start) }
                    && one.spans.contains { !$0.candidates.isEmpty && $0.start >= refused.upperBound }
            }
            guard let first = left.first, left.count < all.count else { return built }
            var result = built
            result.hypothesis = first
            result.hypothesis.followers = left.count > 1 ? Array(left.dropFirst()) : nil
            result.hypothesis.reasons.append("'\(reader.utterance.text(marker.words.lowerBound..<border))' is refused")
            return result
        }
    }

    /// The words from the marker to the next punctuation, or to the start of the request.
    func clause(of marker: SentenceMarker, besides built: HypothesisBuilder.Built) -> String {
        let tokens = reader.utterance.tokens
        let starts = built.hypothesis.spans.map(\.start)
        let end = (marker.words.upperBound..<tokens.count).first { index in
            let begins =
                reader.opensRequest(at: index) && !reader.isPolite(index) && !starts.contains { $0 < tokens[index].start }
            return reader.utterance.mayBeginClause(at: index)
                || marker.words.lowerBound == 0 && index > marker.words.upperBound && begins
        }
        return reader.utterance.text(marker.words.lowerBound..<(end ?? tokens.count))
    }

    private func permits(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        if marker.words.allSatisfy({ built.literals.contains($0) }) { return true }
        // "Mary owes me 15 dollars": the subject is a value, and the rest are literals of the template.
        if marker.sentence == .reported || marker.sentence == .statement, built.literals.contains(marker.words.upperBound - 1),
            built.template(explains: marker.words, reader)
        {
            return true
        }
        if isInText(marker, built.hypothesis) || isReason(marker, built) || isSaid(marker, built) { return true }
        let looksUp = reader.looksUp(built.hypothesis.intent)
        switch marker.sentence {
        case .past, .question: return looksUp || isAskedBehind(marker, built) || asksWhetherDoable(marker, built)
        case .negated: return isAskedBehind(marker, built) || isWithout(marker, built) || isOpinion(marker, built)
        case .condition: return looksUp && (isAskedUnder(marker) || isClock(marker)) || isClock(marker) && isValue(marker, built)
        case .statement, .reported: return isAskedBehind(marker, built) || isOpinion(marker, built)
        case .advice: return isAskedBehind(marker, built)
        case .howTo: return false
        }
    }

    /// Whether the marker's clause only gives a reason: "it's freezing, turn the heat up".
    private func isReason(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        guard marker.sentence == .statement || marker.sentence == .reported && !reportsOnlyWords(marker) else { return false }
        let tokens = reader.utterance.tokens
        guard let comma = tokens.indices[marker.words.upperBound...].first(where: reader.utterance.mayBeginClause) else {
            return false
        }
        let border = tokens[comma].start
        let rest = reader.part(comma..<tokens.count).requests().accepted.first
        if let rest, rest.hypothesis.score >= Self.sure, rest.hypothesis.intent == built.hypothesis.intent,
            built.hypothesis.spans.allSatisfy({ $0.start >= border })
        {
            return true
        }
        guard reader.opensRequest(at: comma), !built.hypothesis.spans.isEmpty || !built.literals.isEmpty else { return false }
        return built.hypothesis.spans.allSatisfy { $0.start >= border } && built.literals.allSatisfy { $0 >= comma }
    }

    /// Whether a condition inside the sentence tells when, as in "once I'm home", which a look-up may have been asked for.
    private func isClock(_ marker: SentenceMarker) -> Bool {
        let (small, subject) = (reader.grammar.words.small, reader.utterance.word(marker.words.upperBound - 1))
        return marker.words.lowerBound > 0
            && (small.subjects.contains(subject) || small.speakers.contains(subject)
                || small.subjectDeterminers.contains(subject))
    }

    /// Whether the condition is a value itself, such as the place where a reminder is due, or belongs to one.
    private func isValue(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        let tokens = reader.utterance.tokens
        return built.hypothesis.spans.contains { span in
            span.start <= tokens[marker.words.lowerBound].start && tokens[marker.words.upperBound - 1].end <= span.end
        }
    }

    /// Whether the words belong to a verbatim value.
    private func isInText(_ marker: SentenceMarker, _ hypothesis: Hypothesis) -> Bool {
        let start = reader.utterance.tokens[marker.words.lowerBound].start
        let end = reader.utterance.tokens[marker.words.upperBound - 1].end
        return hypothesis.spans.contains { span in
            span.start <= start && end <= span.end && reader.takesAnyWords(span.role, intent: hypothesis.intent)
        }
    }
}

// The model's view of the words outside a marker.
extension SentenceFilter {
    /// The minimum share of an intent in one clause's probabilities that supports the whole sentence's reading; "cancel it" is
    /// ambiguous by nature.
    private static let leastAsked = 0.05
    /// The maximum share of an intent in words that do not request it.
    private static let mostUnasked = 0.15

    /// Whether the marker's words name an enumeration value: "I can't stand this song".
    private func isSaid(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        let tokens = reader.utterance.tokens
        let spans = built.hypothesis.spans.filter { isOneOfFew($0, built.hypothesis.intent) }
        let rest = marker.words.filter { index in
            !spans.contains { $0.start <= tokens[index].start && tokens[index].end <= $0.end }
        }
        return rest.count < marker.words.count && rest.allSatisfy(reader.isPolite)
    }

    /// Whether the request only records the user's opinion: "it was a bumpy ride, two stars".
    private func isOpinion(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        guard reader.takesOpinions(built.hypothesis.intent), !reportsWords(marker) else { return false }
        let opinions = built.hypothesis.spans.filter {
            !$0.candidates.isEmpty && !reader.takesAnyWords($0.role, intent: built.hypothesis.intent)
        }
        // "Never play this again, I hate it": the negated clause is not an opinion, the one after it is.
        guard marker.sentence == .negated else {
            return (marker.sentence == .statement || isState(marker)) && !opinions.isEmpty
        }
        let tokens = reader.utterance.tokens
        guard let next = tokens.indices[marker.words.upperBound...].first(where: reader.utterance.mayBeginClause) else {
            return false
        }
        return opinions.contains { $0.start >= tokens[next].start }
    }

    private func isOneOfFew(_ span: Hypothesis.Span, _ intent: String) -> Bool {
        guard let index = reader.grammar.intentIndices[intent], !span.candidates.isEmpty else { return false }
        return reader.grammar.slots(named: span.role, of: index).contains { slot in
            reader.grammar.intents[index].definitions[reader.grammar.slots[slot].name]?.kind == .enumeration
        }
    }

    /// Whether a clause after the marker's requests the same on its own: "don't send the cab, cancel it".
    private func isAskedBehind(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        // In "Mom asked me, can you pay the bill" the request is hers.
        if marker.sentence == .reported, !isState(marker), !isDeed(marker) { return false }
        guard let start = clause(behind: marker) else { return isAskedWithoutBorder(marker, built) }
        if reader.looksUp(built.hypothesis.intent) { return true }
        let share = share(of: built.hypothesis.intent, in: start..<reader.utterance.count)
        // A sentence that makes the request on its own is better read alone.
        return share >= Self.leastAsked && !(reader.utterance.beginsSentence(at: start) && share >= 1 - Self.mostUnasked)
    }

    /// Whether the sentence ends in a request that nothing separates from the preceding statement: "I'm done talking hang up".
    private func isAskedWithoutBorder(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        guard [.statement, .reported].contains(marker.sentence), !reportsWords(marker),
            let intent = reader.grammar.intentIndices[built.hypothesis.intent]
        else {
            return false
        }
        let indices = reader.utterance.tokens.indices
        return indices.dropFirst(marker.words.upperBound + 1).contains { index in
            let before = reader.utterance.word(index - 1)
            guard reader.grammar.intents[intent].vocabulary.contains(reader.utterance.word(index)),
                reader.opensRequest(at: index),
                !reader.isPolite(index), !reader.isPolite(index - 1), reader.grammar.words.relationships[before] == nil,
                reader.context.contacts.names.values([before]).isEmpty
            else { return false }
            return share(of: built.hypothesis.intent, in: index..<indices.upperBound) >= 1 - Self.mostUnasked
        }
    }

    /// Whether a report describes a state rather than someone's words.
    private func isState(_ marker: SentenceMarker) -> Bool {
        let last = reader.utterance.tokens[marker.words.upperBound - 1]
        let verb = last.expansion ?? last.text
        if reader.grammar.words.small.reportAdverbs.contains(verb) {
            return !reader.grammar.words.reportVerbs.contains(reader.utterance.word(marker.words.upperBound))
        }
        return reader.grammar.words.questions.contains(verb) || reader.grammar.words.needVerbs.contains(verb)
    }

    /// Whether what somebody has done is told, and not what they said: "Luca paid for the tickets, send him 65".
    private func isDeed(_ marker: SentenceMarker) -> Bool {
        let verb = marker.words.upperBound - 1
        return marker.sentence == .reported && reader.end(of: .stating, at: verb) == verb + 1
    }

    /// Whether a statement's verb reports others' words or wishes: "he wants me to".
    func reportsWords(_ marker: SentenceMarker) -> Bool {
        reader.grammar.words.reportVerbs.contains(reader.utterance.word(marker.words.upperBound - 1)) && !isState(marker)
    }

    /// Whether a report's verb tells what somebody has said, and not what they have done.
    private func reportsOnlyWords(_ marker: SentenceMarker) -> Bool {
        reportsWords(marker) && reader.end(of: .stating, at: marker.words.upperBound - 1) == nil
    }

    /// The words before the requesting clause that only give a reason and can be dropped.
    var remark: Range<Int>? {
        guard let marker = markers.first, [.statement, .reported, .negated].contains(marker.sentence),
            marker.sentence != .reported || isState(marker),
            let start = clause(behind: marker)
        else { return nil }
        return marker.words.lowerBound..<start
    }

    /// Whether the sentence asks if something can be done, which is usually a wish: "can the doors be unlocked".
    private func asksWhetherDoable(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        marker.asksWhetherDoable(reader) && probability(of: built.hypothesis.intent) >= Self.likely
    }

    /// The model's probability that the whole sentence requests the intent.
    private func probability(of intent: String) -> Double {
        reader.heardIntents()?.scores.first { $0.intent == intent }?.probability ?? 0
    }

    /// Minimum probability at which a question about feasibility counts as a wish.
    private static let likely = 0.6

    /// Whether the words would mean something else without the negation, which then is part of the request: "don't keep this
    /// run".
    private func isWithout(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        let (utterance, start, end) = (reader.utterance, marker.words.lowerBound, marker.words.upperBound)
        guard let intent = reader.grammar.intentIndices[built.hypothesis.intent], end < utterance.count, !reader.isPolite(end),
            !reader.looksUp(built.hypothesis.intent),
            !reader.opensRequest(at: end) || reader.takesOpinions(built.hypothesis.intent)
        else { return false }
        let vocabulary = reader.grammar.intents[intent].vocabulary
        let negates = marker.words.contains {
            reader.grammar.words.negations.contains(utterance.word($0)) && vocabulary.contains(utterance.word($0))
        }
        // "Cancel the run and don't record it" says the same thing twice.
        guard start == 0 else { return negates && share(of: built.hypothesis.intent, in: 0..<start) >= 1 - Self.mostUnasked }
        return (negates || !vocabulary.contains(utterance.word(end)))
            && share(of: built.hypothesis.intent, in: end..<utterance.count) <= Self.mostUnasked
    }

    /// Whether a condition only qualifies a question: "if I booked at Zuni, what would they suggest".
    private func isAskedUnder(_ marker: SentenceMarker) -> Bool {
        marker.words.lowerBound <= 1
            && reader.utterance.tokens.indices[marker.words.upperBound...].contains { index in
                reader.grammar.words.openQuestions.contains(reader.utterance.word(index))
            }
    }

    /// The intent's share in the model's probabilities of all requests.
    private func share(of intent: String, in range: Range<Int>) -> Double {
        guard let heard = reader.part(range).heardIntents() else { return 0 }
        let scores = heard.scores.filter { $0.intent != nil }
        let all = scores.reduce(0) { $0 + $1.probability }
        return all > 0 ? (scores.first { $0.intent == intent }?.probability ?? 0) / all : 0
    }

    /// The start of a clause after the marker's that may make a request; `nil` if there is none.
    private func clause(behind marker: SentenceMarker) -> Int? {
        let indices = reader.utterance.tokens.indices
        guard marker.words.upperBound < indices.upperBound else { return nil }
        return indices[marker.words.upperBound...].first { index in
            guard begins(at: index, behind: marker) else { return false }
            let rest = reader.part(index..<indices.upperBound)
            let sentence = SentenceFilter.sentences(of: rest)
            return rest.opensRequest(at: sentence.behindLeadIns) && !sentence.hasSubject
                && !sentence.markers.contains { $0.sentence != .question && $0.sentence != .past }
        }
    }

    /// Whether a clause begins at the token: after punctuation, or with a clause joint.
    private func begins(at index: Int, behind marker: SentenceMarker) -> Bool {
        if reader.utterance.mayBeginClause(at: index) { return true }
        // "Don't go so call" is one clause, and so is what somebody wants.
        guard ![.negated, .advice].contains(marker.sentence), !reportsWords(marker), !clauseContinues(at: index),
            let joint = reader.grammar.words.clauseJoints.longest(in: reader.utterance, at: index)
        else { return false }
        // "So" introduces a consequence, which does not follow from a question.
        return joint.end > index + 1 || ![.question, .past].contains(marker.sentence)
    }

    /// Whether the token continues a clause whose subject precedes it: "people who just call".
    private func clauseContinues(at index: Int) -> Bool {
        let (grammar, before) = (reader.grammar, reader.utterance.word(index - 1))
        return grammar.words.small.subjects.contains(before) || grammar.words.small.speakers.contains(before)
            || grammar.words.small.to.contains(before) || grammar.words.openQuestions.contains(before)
            || grammar.words.relationships[before] != nil
            || !reader.context.contacts.names.values([before]).isEmpty
    }

    static func sentences(of reader: TurnReader) -> SentenceReader {
        let names = reader.context.contacts.names
        return SentenceReader(utterance: reader.utterance, grammar: reader.grammar) { !names.values([$0]).isEmpty }
    }
}

extension TurnReader {
    /// The token after lead-ins such as "please" and "hey".
    var behindLeadIns: Int {
        if let known = scanner.findings.leadIns { return known }
        let found = SentenceFilter.sentences(of: self).behindLeadIns
        scanner.findings.leadIns = found
        return found
    }

    /// The markers of sentences other than requests, in order of appearance.
    fileprivate var sentenceMarkers: [SentenceMarker] {
        if let known = scanner.known.markers { return known }
        let found = SentenceFilter.sentences(of: self).markers
        scanner.known.markers = found
        return found
    }
}

extension SentenceMarker {
    /// Whether it begins a question about feasibility.
    func asksWhetherDoable(_ reader: TurnReader) -> Bool {
        sentence == .question && reader.grammar.words.small.abilityVerbs.contains(reader.utterance.word(words.lowerBound))
    }
}

extension HypothesisBuilder.Built {
    /// Whether all the words are literals of the template or part of a value.
    fileprivate func template(explains words: Range<Int>, _ reader: TurnReader) -> Bool {
        words.allSatisfy { index in
            let token = reader.utterance.tokens[index]
            return literals.contains(index) || hypothesis.spans.contains { $0.start <= token.start && token.end <= $0.end }
        }
    }
}

extension TurnReader {
    /// Whether a request may begin at the token.
    func opensRequest(at index: Int) -> Bool {
        index < utterance.count && grammar.opensRequest(utterance.tokens[index])
    }

    /// Whether the word is a courtesy.
    func isPolite(_ index: Int) -> Bool {
        let word = utterance.word(index)
        return grammar.words.stopWords.contains(word) || grammar.words.fillers.contains(word)
    }

    /// Whether an intent only looks something up, judging by its name.
    func looksUp(_ intent: String) -> Bool { scanner.looksUp(intent) }

    /// Whether an intent records an opinion, judging by its name.
    func takesOpinions(_ intent: String) -> Bool { ["Feedback", "Affinity"].contains { intent.contains($0) } }

    /// Whether a slot accepts nearly any words.
    func takesAnyWords(_ slot: String, intent: String) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        let slots = grammar.slots(named: slot, of: index).map { grammar.slots[$0].name }
        return slots.contains { name in
            switch grammar.intents[index].definitions[name]?.kind {
            case .text, .texts, .title: true
            default: false
            }
        }
    }
}

extension SlotScanner {
    /// Whether an intent looks something up, judging by its name.
    func looksUp(_ intent: String) -> Bool { grammar.looksUp(intent) }
}

extension Grammar {
    /// Whether an intent looks something up, judging by its name.
    func looksUp(_ intent: String) -> Bool { ["INSearch", "INGet", "INList"].contains { intent.hasPrefix($0) } }
}
