import IntentSchema

// A value that is taken back from behind other words, wherever it stands: "send Nora 20 for lunch, no wait, make it 35", "… no sorry Grace".
extension TemplateInterpreter {
    private static let mostPlaces = 12
    private static let longestReplacement = 6
    private static let leastAgain = 0.05

    /// The words in which those behind an editing phrase stand in place of what they take back; `nil` if there is no such phrase, or it
    /// replaces nothing.
    ///
    /// A value replaces another where the request before the phrase reads as well with it, and nothing else of it changes by that. What is
    /// nearest is replaced first, and values before words that could be anything.
    func withAnythingTakenBack(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard context.question == nil, utterance.count > 3, utterance.quotes.isEmpty,
            !utterance.tokens.contains(where: \.followsRepair), case let reader = reader(of: utterance, in: context)
        else { return nil }
        return reader.takingBack.firstResult { phrase -> String? in
            guard (1...Self.longestReplacement).contains(phrase.new.count),
                case .request(let taken)? = readByRules(utterance.freeText(0..<phrase.start), in: context).acts.first,
                isSettled(taken), taken.unknownValues.isEmpty, !isOrder(phrase.new, of: utterance, in: context)
            else { return nil }
            let places = phrase.named.map { [$0] } ?? reader.placesTakenBack(by: phrase, in: taken, besides: mainTexts(of: taken))
            return places.prefix(Self.mostPlaces).firstResult { old -> String? in
                let words =
                    utterance.slice(0, utterance.tokens[old.lowerBound].start) + utterance.text(phrase.new)
                    + utterance.slice(utterance.tokens[old.upperBound - 1].end, utterance.tokens[phrase.start - 1].end)
                guard case .request(let request)? = readByRules(words, in: context).acts.first, differsInOne(request, taken),
                    request.score >= taken.score - Self.leastAgain, request.leftOut?.isEmpty ?? true
                else { return nil }
                return words + utterance.slice(utterance.tokens[phrase.new.upperBound - 1].end, utterance.characters.count)
            }
        }
    }

    /// Whether the words give another order by themselves.
    private func isOrder(_ words: Range<Int>, of utterance: Utterance, in context: InterpretationContext) -> Bool {
        guard words.count > 1, case .request(let order)? = readByRules(utterance.text(words), in: context).acts.first else {
            return false
        }
        return isSettled(order) && context.apps.contains { $0.intents.contains(order.intent) }
    }

    private func mainTexts(of request: Hypothesis) -> [String] {
        ([request] + (request.followers ?? [])).compactMap(mainText)
    }

    /// Whether the requests are the same but for one value of one of them.
    private func differsInOne(_ request: Hypothesis, _ other: Hypothesis) -> Bool {
        let (requests, others) = ([request] + (request.followers ?? []), [other] + (other.followers ?? []))
        guard requests.map(\.intent) == others.map(\.intent) else { return false }
        var differences = 0
        for (one, two) in zip(requests, others) {
            guard one.parameters.keys == two.parameters.keys, one.unknownValues.isEmpty,
                one.ambiguities.keys == two.ambiguities.keys, !replacesKnown(two.parameters, by: one.parameters)
            else { return false }
            differences += one.parameters.count { two.parameters[$0.key] != $0.value }
            differences += one.ambiguities.count { two.ambiguities[$0.key] != $0.value }
        }
        return differences == 1
    }

    /// Whether somebody who is in no contact takes the place of somebody who is in one.
    func replacesKnown(_ values: [String: ParameterValue], by others: [String: ParameterValue]) -> Bool {
        values.contains { name, value in namesKnown(value) && others[name].map { !namesKnown($0) } ?? false }
    }

    private func namesKnown(_ value: ParameterValue) -> Bool {
        value.elements.contains { $0.record?["contactIdentifier"] != nil }
    }
}

/// What is taken back, in tokens.
private struct TakingBack {
    /// The first token of the editing phrase.
    let start: Int
    /// What is meant instead.
    let new: Range<Int>
    /// What is said not to be meant, where it is named: "send Nora 20, not Nora, Grace".
    var named: Range<Int>?
}

extension TurnReader {
    /// The editing phrases, however many there are in a row ("no wait, make it"), each with the words behind it up to where more may begin.
    fileprivate var takingBack: [TakingBack] {
        var phrases: [(start: Int, end: Int)] = []
        for phrase in Repairs.interruptions(in: utterance, grammar) {
            if let last = phrases.last, (last.end..<phrase.start).allSatisfy(isOnlyLeading) {
                phrases[phrases.count - 1].end = phrase.end
            } else {
                phrases.append(phrase)
            }
        }
        let followed = phrases.enumerated().flatMap { index, phrase -> [TakingBack] in
            var start = phrase.start
            while start > 1, isOnlyLeading(start - 1), utterance.tokens[start - 1].followsPunctuation { start -= 1 }
            guard start > 0, utterance.tokens[start].followsPunctuation || phrase.end > start + 1 else { return [] }
            let limit = index + 1 < phrases.count ? phrases[index + 1].start : closerStart(after: phrase.end)
            let ends = (phrase.end + 1..<max(phrase.end + 1, limit)).filter {
                utterance.tokens[$0].followsPunctuation || utterance.mayBeginClause(at: $0)
            }
            return (ends + [limit]).filter { $0 > phrase.end }.map { TakingBack(start: start, new: phrase.end..<$0) }
        }
        return followed + refusing
    }

    private func isOnlyLeading(_ index: Int) -> Bool { end(of: .opener, at: index) == index + 1 }

    /// What is refused by its name, with what is meant: "…, not Nora, Grace", "…, not 20 but 30".
    private var refusing: [TakingBack] {
        utterance.tokens.indices.dropFirst().compactMap { place -> TakingBack? in
            guard grammar.words.negations.contains(utterance.word(place)), utterance.tokens[place].followsPunctuation else {
                return nil
            }
            return (place + 2..<max(place + 2, utterance.count)).firstResult { border -> TakingBack? in
                let named = place + 1..<border
                guard let meant = end(of: .contrast, at: border) ?? (utterance.tokens[border].followsPunctuation ? border : nil),
                    case let end = closerStart(after: meant), meant < end,
                    let old = (0..<max(0, place - named.count + 1)).last(where: { start in
                        named.indices.allSatisfy { utterance.word($0) == utterance.word(start + $0 - named.lowerBound) }
                    })
                else { return nil }
                return TakingBack(start: place, new: meant..<end, named: old..<old + named.count)
            }
        }
    }

    /// Where the words may replace something, likeliest first: values of the same kind, other values that were found, texts.
    ///
    /// - Parameter texts: The parameters that hold what is dictated, which stays as it is.
    fileprivate func placesTakenBack(
        by phrase: TakingBack, in taken: Hypothesis, besides texts: [String]
    ) -> [Range<Int>] {
        let found = ([taken] + (taken.followers ?? [])).flatMap(\.spans).compactMap {
            span -> (words: Range<Int>, span: Hypothesis.Span)? in
            let words = utterance.tokens.indices.filter { index in
                span.start <= utterance.tokens[index].start && utterance.tokens[index].end <= span.end
            }
            guard let first = words.first, let last = words.last, last < phrase.start else { return nil }
            return (first..<last + 1, span)
        }
        let dictated = found.filter { texts.contains($0.span.role) }.map(\.words)
        let spans = found.map { (words: $0.words, isText: $0.span.source == "text") }.sorted {
            ($0.isText ? 1 : 0, $1.words.lowerBound) < ($1.isText ? 1 : 0, $0.words.lowerBound)
        }
        let places = (valuesAlike(phrase.new, before: phrase.start) + spans.map(\.words)).filter { place in
            !dictated.contains { $0.overlaps(place) }
        }
        // "A ride to the airport, no wait, to the pier."
        return places.map { old in
            let isLed =
                old.lowerBound > 0 && phrase.new.count > 1
                && utterance.word(old.lowerBound - 1) == utterance.word(phrase.new.lowerBound)
                && end(of: .relation, at: phrase.new.lowerBound) != nil
            return isLed ? old.lowerBound - 1..<old.upperBound : old
        }
    }
}
