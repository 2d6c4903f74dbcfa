import IntentSchema

// Several requests said in one breath: "call mom and then order me a ride home".

extension TemplateInterpreter {
    private static let mostPlaces = 4
    private static let mostFollowers = 4
    /// How sure each of two requests has to be.
    private static let leastSure = 0.7
    /// How sure the second has to be where "and" alone joins them.
    private static let sure = 0.9
    /// How sure one has to be that is likely to be a part of what stands before it.
    private static let verySure = 0.95

    /// The first of several requests with the others behind it; `nil` where the words are one request, or none.
    func withSequel(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        let whole: Hypothesis?
        switch read.acts.first {
        case .request(let hypothesis): whole = hypothesis
        case .notUnderstood(.noMatch) where context.question == nil: whole = nil
        default: return nil
        }
        var alone = context
        alone.question = nil
        for place in sequels(in: utterance) {
            if let whole, whole.explains(utterance.tokens[place.start]) || whole.isTextAround(utterance.tokens[place.start]) {
                return nil
            }
            let isPlain = place.end == place.start + 1
            let pointsBack = isPlain && pointsBack(utterance, from: place.end)
            let words = utterance.text(0..<place.start)
            guard case .request(let first)? = readAsOne(tokens(of: words), in: alone).acts.first,
                first.score >= Self.leastSure, mayGoOn(behind: first, in: words),
                case .request(let second)? = interpret(utterance.freeText(place.end..<utterance.count), in: alone).acts.first,
                mayFollow(second, first, isPlain: isPlain), !pointsBack || isSurely(second, behind: first)
            else { continue }
            return Interpretation(acts: [.request(joined(first, second, utterance, place))], rejected: read.rejected)
        }
        return nil
    }

    private func joined(
        _ first: Hypothesis, _ second: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int)
    ) -> Hypothesis {
        var (first, next) = (first, second)
        next.followers = nil
        let followers = ([next] + (second.followers ?? [])).prefix(Self.mostFollowers)
        first.followers = followers.map { $0.moved(by: utterance.tokens[place.end].start) }
        first.move(by: utterance.tokens[0].start)
        first.reasons.append("'\(utterance.text(place.end..<utterance.count))' was said in the same breath")
        return first
    }

    /// Where what separates two requests begins and ends, in order of appearance.
    private func sequels(in utterance: Utterance) -> [(start: Int, end: Int)] {
        var result: [(start: Int, end: Int)] = []
        var index = 1
        while index < utterance.count - 1, result.count < Self.mostPlaces {
            var end = index
            grammar.words.sequels.matches(in: utterance, at: index) { found, _ in end = found }
            if end > index, opensRequest(utterance, at: end) { result.append((index, end)) }
            index = max(end, index + 1)
        }
        return result
    }

    private func opensRequest(_ utterance: Utterance, at index: Int) -> Bool {
        guard index < utterance.count else { return false }
        let token = utterance.tokens[index]
        return grammar.automaton.takes(token.word, in: grammar.requestStart)
            && !grammar.words.references.contains(token.text)
    }

    static let pronouns: Set<String> = ["it", "this", "that", "them", "these", "those", "him", "her", "his"]

    /// Whether the words say more of what was named before: "and ask him where the keys are", "finish and save".
    private func pointsBack(_ utterance: Utterance, from start: Int) -> Bool {
        utterance.count - start < 2 || utterance.tokens[start...].contains { Self.pronouns.contains($0.text) }
    }

    /// Whether something else may stand behind the request: "remind me to buy milk and call mom" are two things to be reminded of.
    private func mayGoOn(behind first: Hypothesis, in words: String) -> Bool {
        guard let text = first.lastText else { return true }
        guard let index = grammar.intentIndices[first.intent], let definition = grammar.intents[index].definitions[text.role],
            definition.kind == .title || (definition.shape == nil && definition.fills == nil)
        else { return false }
        // "Tell John to wait and call me" tells him two things.
        return !words.dropLast(text.text.count).lowercased().hasSuffix(" to ")
    }

    /// Whether both are requests that templates explain, so that the second may point at what the first was about.
    private func isSurely(_ second: Hypothesis, behind first: Hypothesis) -> Bool {
        [first, second].allSatisfy { $0.template != "model" && $0.score >= Self.verySure } && first.lastText == nil
    }

    /// Whether the second is surely a request of its own and no part of the first.
    private func mayFollow(_ second: Hypothesis, _ first: Hypothesis, isPlain: Bool) -> Bool {
        // "Honk and flash the lights" is one request.
        guard !isPlain || second.intent != first.intent else { return false }
        guard first.lastText != nil else { return second.score >= (isPlain ? Self.sure : Self.leastSure) }
        return second.template != "model" && second.score >= Self.verySure
    }
}

extension Hypothesis {
    /// The free text that the words end with; `nil` where they end otherwise.
    fileprivate var lastText: Span? { spans.last.flatMap { $0.source == "text" ? $0 : nil } }

    /// Whether the word has a meaning in it: inside a value that is known, or in a template that explains all. A text takes any word.
    fileprivate func explains(_ word: Token) -> Bool {
        let around = spans.first { $0.start < word.start && word.end < $0.end }
        guard let around else { return template != "model" && score >= 0.99 }
        return around.source != "text" && around.source != "model"
    }

    /// Whether the word stands in a text, which is taken whole.
    fileprivate func isTextAround(_ word: Token) -> Bool {
        spans.contains { $0.source == "text" && $0.start < word.start && word.end < $0.end } && score >= 0.9
    }

    fileprivate mutating func move(by offset: Int) {
        for index in spans.indices {
            spans[index].start += offset
            spans[index].end += offset
        }
    }

    /// With its spans so many characters further on.
    fileprivate func moved(by offset: Int) -> Hypothesis {
        var result = self
        result.move(by: offset)
        return result
    }
}
