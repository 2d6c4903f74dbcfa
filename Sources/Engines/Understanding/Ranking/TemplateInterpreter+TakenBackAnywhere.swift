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
            let new = reader.part(phrase.new)
            guard case .request(let taken)? = readByRules(utterance.freeText(0..<phrase.start), in: context).acts.first,
                let replaced = replacing(in: reader.part(0..<phrase.start), taken, by: new, named: phrase.named, in: context)
            else { return nil }
            return replaced.words
                + utterance.slice(utterance.tokens[phrase.new.upperBound - 1].end, utterance.characters.count)
        }
    }

    /// The request that the words make with others in place of what these replace; `nil` if they replace nothing, or give an order themselves.
    ///
    /// - Parameters:
    ///   - said: The words of the request.
    ///   - new: The other words.
    ///   - named: Which tokens of the request they are said to replace; `nil` if that is not said.
    func replacing(
        in said: TurnReader, _ taken: Hypothesis, by new: TurnReader, named: Range<Int>?, in context: InterpretationContext
    ) -> (words: String, request: Hypothesis, isText: Bool)? {
        guard (1...Self.longestReplacement).contains(new.utterance.count), isSettled(taken), taken.unknownValues.isEmpty,
            named.map({ $0.upperBound <= said.utterance.count }) ?? true, !isOrder(new.utterance.written, in: context)
        else { return nil }
        let places = said.placesTakenBack(by: new, in: taken, besides: mainTexts(of: taken))
        let chosen = named.map { [(words: said.withLead($0, of: new), isText: false)] } ?? Array(places.prefix(Self.mostPlaces))
        let utterance = said.utterance
        return chosen.firstResult { old -> (words: String, request: Hypothesis, isText: Bool)? in
            guard !old.isText || new.isLike(said.part(old.words)) else { return nil }
            let (start, written) = (
                utterance.tokens[old.words.lowerBound].start, new.utterance.freeText(new.utterance.tokens.indices)
            )
            let words =
                utterance.slice(0, start) + written
                + utterance.slice(utterance.tokens[old.words.upperBound - 1].end, utterance.characters.count)
            guard case .request(let request)? = readByRules(words, in: context).acts.first, differsInOne(request, taken),
                request.score >= taken.score - Self.leastAgain, request.leftOut?.isEmpty ?? true
            else { return nil }
            // "6 would be" is no time as a whole.
            let last = start + written.count
            let spans = ([request] + (request.followers ?? [])).flatMap(\.spans)
            guard request.score >= taken.score || spans.contains(where: { $0.start < last && $0.end >= last }) else { return nil }
            return (words, request, old.isText)
        }
    }

    /// Whether the words give another order by themselves, rather than name something to do.
    func isOrder(_ words: String, in context: InterpretationContext) -> Bool {
        guard words.contains(" "), case .request(let order)? = readByRules(words, in: context).acts.first,
            context.apps.contains(where: { $0.intents.contains(order.intent) })
        else { return false }
        return isSettled(order) || order.template != "model" && !order.parameters.isEmpty
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
            guard start > 0,
                utterance.tokens[start].followsPunctuation || phrase.end > start + 1 || isBetweenNumbers(start, phrase.end)
            else { return [] }
            let limit = index + 1 < phrases.count ? phrases[index + 1].start : closerStart(after: phrase.end)
            let ends = (phrase.end + 1..<max(phrase.end + 1, limit)).filter {
                utterance.tokens[$0].followsPunctuation || utterance.mayBeginClause(at: $0)
            }
            return (ends + [limit]).filter { $0 > phrase.end }.map { TakingBack(start: start, new: phrase.end..<$0) }
        }
        return followed + refusing
    }

    /// Whether a number ends before the phrase and another one begins behind it: "at 2 no 3", but not "bus no 3".
    private func isBetweenNumbers(_ start: Int, _ end: Int) -> Bool {
        end < utterance.count && scanner.quantities.number(at: end) != nil
            && (max(0, start - 2)..<start).contains { scanner.quantities.number(at: $0)?.end == start }
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

    /// Where the other words may replace something, likeliest first: values of the same kind, other values that were found, texts.
    ///
    /// - Parameter dictating: The parameters that hold what is dictated, which stays as it is.
    fileprivate func placesTakenBack(
        by new: TurnReader, in taken: Hypothesis, besides dictating: [String]
    ) -> [(words: Range<Int>, isText: Bool)] {
        let found = ([taken] + (taken.followers ?? [])).flatMap(\.spans).compactMap {
            span -> (words: Range<Int>, span: Hypothesis.Span)? in
            let words = utterance.tokens.indices.filter { index in
                span.start <= utterance.tokens[index].start && utterance.tokens[index].end <= span.end
            }
            return words.first.map { ($0..<words[words.count - 1] + 1, span) }
        }
        let dictated = found.filter { dictating.contains($0.span.role) }.map(\.words)
        let spans = found.map { (words: $0.words, isText: $0.span.source == "text") }.sorted {
            $1.words.lowerBound < $0.words.lowerBound
        }
        let texts = spans.filter(\.isText)
        let named = texts.compactMap { text in partNamed(like: new, in: text.words).map { (words: $0, isText: false) } }
        let alike = valuesAlike(new)
        // "Two" of "180 for two pizzas" is not what "no wait, 200" takes back.
        let isInText = { (words: Range<Int>) in texts.contains { $0.words.overlaps(words) } }
        let places =
            alike.filter { !isInText($0) }.map { (words: $0, isText: false) } + spans.filter { !$0.isText }
            + alike.filter(isInText).map { (words: $0, isText: false) } + named + texts
        return places.filter { place in !dictated.contains { $0.overlaps(place.words) } }
            .map { (withLead($0.words, of: new), $0.isText) }
    }

    /// The part of a text that an article begins as it begins the other words: "the painter" of "call the painter", for "the plumber".
    private func partNamed(like new: TurnReader, in text: Range<Int>) -> Range<Int>? {
        guard new.utterance.count > 1, new.isArticle(0),
            let start = text.last(where: { utterance.word($0) == new.utterance.word(0) }), start > text.lowerBound,
            start + 1 < text.upperBound
        else { return nil }
        let end = min(text.upperBound, start + new.utterance.count)
        return start..<(self.end(of: .relation, at: end) != nil ? end : text.upperBound)
    }

    /// The words with the preposition before them, if the others begin with it: "a ride to the airport, no wait, to the pier".
    fileprivate func withLead(_ words: Range<Int>, of new: TurnReader) -> Range<Int> {
        let first = words.lowerBound
        let isLed =
            first > 0 && new.utterance.count > 1 && utterance.word(first - 1) == new.utterance.word(0)
            && utterance.word(first) != new.utterance.word(0) && new.end(of: .relation, at: 0) != nil
        return isLed ? first - 1..<words.upperBound : words
    }

    /// Whether the words may stand for the others: both name a deed, or neither does, and they tell and ask nothing.
    fileprivate func isLike(_ other: TurnReader) -> Bool {
        let deeds = [self, other].map { reader in
            reader.utterance.tokens.first.map(reader.grammar.words.taskVerbs.contains) ?? false
        }
        return deeds[0] == deeds[1] && !onlyTells(0..<utterance.count) && !utterance.isQuestion(0..<utterance.count)
    }
}
