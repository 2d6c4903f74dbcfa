import IntentSchema

// Picks from what a look-up has just shown: "the middle one, get me that", "the 7 pm one", "play the second".
extension TurnReader {
    /// A request that is read at least so well, for another intent, is no pick.
    private static let sure = 0.9

    /// What the latest look-up showed; `nil` where it showed nothing to choose from.
    var shown: ShownChoices? {
        guard let shown = ShownChoices(recent: context.recent, calendar: context.calendar),
            grammar.intentIndices[shown.intent] != nil, context.apps.contains(where: { $0.intents.contains(shown.intent) })
        else { return nil }
        return shown
    }

    /// The request for what the words pick of the results shown last; `nil` where they pick none.
    func pickedFromShown(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard let shown, !isOther(requests.first, than: shown) else { return nil }
        if let index = pick(from: shown) { return request(shown.parameters(for: index), of: shown) }
        // "Book it" means the only result, else what was looked for.
        guard utterance.count > 1, clauses.contains(where: { $0.answer() == .yes && $0.pointsAtSomething }) else { return nil }
        return request(shown.results.count == 1 ? shown.parameters(for: 0) : shown.carried, of: shown)
    }

    /// Another of the results shown before, while the request for one of them is to be confirmed.
    func changedPick(_ question: Question) -> DialogueAct? {
        guard case .confirmRequest = question.kind, let shown, shown.intent == question.intent, !isCount,
            let index = pick(from: shown)
        else { return nil }
        return .correction(shown.picked(index))
    }

    /// Whether the words are about a number that is no place in a list: "make it four" changes something else.
    private var isCount: Bool {
        let places = 0..<utterance.count
        return places.contains { scanner.quantities.number(at: $0) != nil }
            && !places.contains { scanner.quantities.ordinal(at: $0) != nil }
    }

    private func isOther(_ request: HypothesisBuilder.Built?, than shown: ShownChoices) -> Bool {
        guard let request, request.hypothesis.score >= Self.sure else { return false }
        // "Play it": the one that was shown.
        if request.hypothesis.parameters["mediaItems"] != nil { return true }
        return request.hypothesis.intent != shown.intent
            || request.hypothesis.parameters.contains { shown.carried[$0.key] != nil }
    }

    private func request(_ parameters: [String: ParameterValue], of shown: ShownChoices) -> DialogueAct {
        .request(
            Hypothesis(
                intent: shown.intent, parameters: parameters, score: 1, template: "shown",
                reasons: ["picks from what was shown last"]))
    }

    /// The one result that a clause picks; `nil` where none, or several do.
    private func pick(from shown: ShownChoices) -> Int? {
        let picks = Set(clauses.compactMap { $0.clausePick(from: shown) })
        return picks.count == 1 ? picks.first : nil
    }

    private func clausePick(from shown: ShownChoices) -> Int? {
        if let index = timedPick(from: shown) { return index }
        let question = Question(kind: .choice(shown.results), intent: shown.intent, parameter: nil)
        guard let pick = pick(), case .choice(let index)? = picked(pick, among: shown.results.count, question)?.act else {
            return nil
        }
        if case .any = pick { return nil }
        return index
    }

    /// The one result at the time that the words name.
    private func timedPick(from shown: ShownChoices) -> Int? {
        guard utterance.count <= 6, let intent = grammar.intentIndices[shown.intent] else { return nil }
        let core = pickedWords
        guard let reading = core.correction(of: intent, isAnnounced: true), reading.parameters.count == 1,
            let time = reading.parameters.values.first?.dateComponents, let indices = shown.indices(at: time), indices.count == 1
        else { return nil }
        return indices[0]
    }

    /// Whether the words are no more than a verb and a word that points: "book it", "get me that".
    private var pointsAtSomething: Bool { utterance.tokens.contains { grammar.words.references.contains($0.text) } }

    /// The words without what people put around a pick: "the 7 pm one" without "the" and "one".
    private var pickedWords: TurnReader {
        var (start, end) = (0, utterance.count)
        while start < end - 1, grammar.words.references.contains(utterance.word(start)) { start += 1 }
        while end > start + 1, grammar.words.references.contains(utterance.word(end - 1)) { end -= 1 }
        return start == 0 && end == utterance.count ? self : part(start..<end)
    }

    /// The parts between punctuation, without what people begin and end with.
    private var clauses: [TurnReader] {
        let starts = [0] + (1..<max(1, utterance.count)).filter { utterance.tokens[$0].followsPunctuation }
        guard starts.count <= 4 else { return [self] }
        return zip(starts, starts.dropFirst() + [utterance.count]).map { start, end in
            let clause = part(start..<end)
            let first = clause.openerEnd
            return first == 0 ? clause : clause.part(first..<clause.utterance.count)
        }
    }
}
