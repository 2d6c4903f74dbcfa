import IntentSchema

// Clauses before and behind a request that ask for nothing: "I'm back, go on with the run", "get me a cab home, I'm beat".
extension TurnReader {
    /// The clauses at the beginning and the end that only tell how things are, and hold no number, time, place or person: nothing is
    /// lost with them. The request itself is none of them.
    var remarksAround: [Range<Int>] {
        if let known = scanner.known.remarks { return known }
        let found = findRemarks()
        scanner.known.remarks = found
        return found
    }

    private func findRemarks() -> [Range<Int>] {
        let borders = utterance.tokens.indices.dropFirst().filter { place in
            utterance.tokens[place].followsPunctuation
                && !scanner.quotes.contains { $0.lowerBound < place && place < $0.upperBound }
        }
        guard !borders.isEmpty, borders.count <= Self.mostBorders else { return [] }
        let clauses = zip([0] + borders, borders + [utterance.count]).map { $0..<$1 }
        let leading = clauses.dropLast().prefix { isRemark($0) }
        let trailing = clauses.dropFirst(max(1, leading.count)).reversed().prefix { isRemark($0) }
        return Array(leading) + Array(trailing)
    }

    private static let mostBorders = 4
    private static let longestRemark = 9

    /// Whether the words say nothing but what opens a sentence: "ok, one more thing".
    func onlyOpens(_ range: Range<Int>) -> Bool { openedEnd(of: range) == range.upperBound }

    /// The token behind what opens a sentence.
    func openedEnd(of range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound,
            let next = [Move.opener, .interjection].compactMap({ end(of: $0, at: start) }).filter({ $0 <= range.upperBound })
                .max()
        {
            start = next
        }
        return start
    }

    /// - Parameters:
    ///   - mayTellTimes: whether times and numbers may be told, as in "I'm leaving in 10 minutes".
    ///   - mayTellThings: whether anything may be told, as in "I'm making a curry".
    func isRemark(_ range: Range<Int>, mayTellTimes: Bool = false, mayTellThings: Bool = false) -> Bool {
        let start = openedEnd(of: range)
        if start == range.upperBound { return true }
        if isEvaluation(start..<range.upperBound) { return true }
        guard range.upperBound - start <= Self.longestRemark,
            end(of: .remark, at: start) != nil || end(of: .someone, at: start) != nil, !tellsPlace(range)
        else { return false }
        // "They're not picking up" tells something; "I'm not sure" takes something back.
        let ofSpeaker = end(of: .speaker, at: start) != nil
        let state = end(of: .someone, at: start)
        return !(start..<range.upperBound).contains { index in
            let word = utterance.word(index)
            if mayTellTimes, scanner.entities.contains(where: { $0.kind == .time && $0.range.contains(index) }) { return false }
            // An unknown word says something, unless it says how somebody is: "I'm starving".
            if !mayTellThings, index != state, utterance.tokens[index].kind == .word, !scanner.names.isCommon(word),
                !grammar.words.stopWords.contains(word),
                end(of: .remark, at: index) == nil, end(of: .someone, at: index) == nil, utterance.tokens[index].expansion == nil
            {
                return true
            }
            let tellsTime = scanner.quantities.number(at: index) != nil || scanner.futureTimeEnd(at: index) != nil
            return tellsTime && !mayTellTimes
                || grammar.words.conditionWords.contains(word) || grammar.words.negations.contains(word) && ofSpeaker
                || grammar.words.reportVerbs.contains(word) || end(of: .wishWords, at: index) != nil
                || index > start && scanner.people(at: index, isList: false).contains(where: \.reading.isKnown)
        }
    }
}

extension TemplateInterpreter {
    private static let sure = 0.9

    /// The order behind what the speaker tells of themselves, where it says where its things go and needs no more: "I'm making a curry
    /// tomorrow, put rice on my shopping list". `nil` if there is none, or a value may be meant for both.
    func behindPlans(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        let whole: Hypothesis? = if case .request(let request)? = read.acts.first { request } else { nil }
        guard context.question == nil, whole != nil || isUnread(read),
            let border = utterance.tokens.indices.first(where: { $0 > 0 && utterance.tokens[$0].followsPunctuation }),
            whole?.spans.contains(where: { $0.start < utterance.tokens[border].start }) ?? true,
            case let reader = reader(of: utterance, in: context),
            !reader.scanner.quotes.contains(where: { $0.contains(border) }),
            grammar.words.taskVerbs.contains(utterance.tokens[border]), opensRequest(utterance, at: border),
            reader.isRemark(0..<border, mayTellTimes: true, mayTellThings: true),
            case .request(let own)? = readByRules(utterance.freeText(border..<utterance.count), in: context).acts.first,
            whole.map({ $0.intent == own.intent }) ?? true, own.template != "model", own.score >= Self.sure,
            own.leftOut?.isEmpty ?? true,
            let intent = grammar.intentIndices[own.intent],
            grammar.intents[intent].records.keys.contains(where: { own.parameters[$0] != nil })
        else { return nil }
        return Interpretation(acts: [.request(own.moved(by: utterance.tokens[border].start))], rejected: read.rejected)
    }

    /// The request between remarks, where it is doubtful together with them, or a task or a note has taken one in: "ok they're not picking
    /// up, hang up", "remind me to call the vet tomorrow, it's important". `nil` if there are none, or nothing is gained.
    func betweenRemarks(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let remarks = reader(of: utterance, in: context).remarksAround
        let start =
            remarks.filter { $0.lowerBound == 0 || remarks.map(\.upperBound).contains($0.lowerBound) }.map(\.upperBound).max()
            ?? 0
        let first = start < utterance.count ? start : 0
        let end = remarks.filter { $0.lowerBound > first }.map(\.lowerBound).min() ?? utterance.count
        guard first > 0 || end < utterance.count, first < end, isDoubtful(whole, utterance, first..<end) else { return nil }
        let own = readByRules(utterance.freeText(first..<end), in: context)
        guard case .request(let request)? = own.acts.first else {
            // "Cancel it, I'm walking": what is cancelled is no walk.
            return isFromRemarks(whole, utterance, first..<end) && !isUnread(own)
                ? Interpretation(acts: own.acts, rejected: whole.rejected) : nil
        }
        guard request.score >= Self.sure, request.leftOut?.isEmpty ?? true else { return nil }
        return Interpretation(acts: [.request(request.moved(by: utterance.tokens[first].start))], rejected: whole.rejected)
    }

    /// Whether the model took all values of the request from outside the words, where something is only told.
    private func isFromRemarks(_ read: Interpretation, _ utterance: Utterance, _ words: Range<Int>) -> Bool {
        guard case .request(let request)? = read.acts.first, request.template == "model", !request.spans.isEmpty else {
            return false
        }
        let (first, last) = (utterance.tokens[words.lowerBound].start, utterance.tokens[words.upperBound - 1].end)
        return request.spans.allSatisfy { $0.end <= first || last <= $0.start }
    }

    /// Whether the reading loses words, or has a text that goes beyond the words and may not hold anything.
    private func isDoubtful(_ read: Interpretation, _ utterance: Utterance, _ words: Range<Int>) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest(.statement, _, _)): return true
        case .request(let request):
            if request.leftOut?.isEmpty == false || request.score < Self.sure { return true }
            if isFromRemarks(read, utterance, words) { return true }
            guard let intent = grammar.intentIndices[request.intent] else { return false }
            return request.spans.contains { span in
                let definition = grammar.intents[intent].definitions[span.role]
                let isOwn =
                    definition?.shape != nil
                    || definition?.kind == .text && definition?.isMain != true && definition?.fills == nil
                return span.source == "text" && isOwn && words.upperBound < utterance.count
                    && span.end > utterance.tokens[words.upperBound].start
            }
        default: return false
        }
    }
}
