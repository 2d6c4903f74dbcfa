import IntentSchema

// Questions about one of the results shown, which it is named in: "would the cheapest one have room for three?", "the second one costs how much?".
extension TurnReader {
    /// The question about the result that the words name, answered with all that is known of it; `nil` if they ask nothing, or name none.
    func askedOfOne(of shown: ShownChoices) -> DialogueAct? {
        guard shown.results.count > 1, utterance.count <= Self.longestOfOne, asksOfSomething,
            let index = resultNamed(in: shown), let name = shown.name(of: index)
        else { return nil }
        return .inquire(Inquiry(.details, topic: name))
    }

    private static let longestOfOne = 16

    /// The token at which words behind a comparison begin that leave one of the results out of it, and that result: "the biggest after the card".
    func exceptedOne(of shown: ShownChoices) -> (border: Int, index: Int)? {
        guard shown.results.count > 2,
            let compared = utterance.tokens.indices.firstResult({ scanner.comparedMatches(at: $0).first?.end })
        else { return nil }
        return (compared..<utterance.count).firstResult { place in
            end(of: .besides, at: place).flatMap { first in
                first < utterance.count
                    ? part(first..<utterance.count).pick(from: shown).map { (place, $0.index) } : nil
            }
        }
    }

    /// Whether the words are a question that asks for nothing to be done, or end in one: "... costs how much?".
    private var asksOfSomething: Bool {
        let start = openerEnd
        if asksOpenQuestion { return true }
        if utterance.tokens.indices.dropFirst(start + 1).suffix(3).contains(where: {
            grammar.words.openQuestions.contains(utterance.word($0))
        }) {
            return true
        }
        let isOrder =
            start + 1 < utterance.count
            && (end(of: .addressee, at: start + 1) != nil || scanner.small.speakers.contains(utterance.word(start + 1)))
        return !isOrder && (grammar.words.questions.contains(utterance.word(start)) || isAsked(start..<utterance.count))
    }

    /// The only result that is named by a comparison, a position or its name.
    private func resultNamed(in shown: ShownChoices) -> Int? {
        let places = utterance.tokens.indices.dropFirst(asksOpenQuestion ? openerEnd + 2 : openerEnd)
        if let first = places.first, let compared = part(first..<utterance.count).comparedAlone?.pick(from: shown)?.index {
            return compared
        }
        let positions = places.filter { place in
            scanner.quantities.ordinal(at: place) != nil && place + 1 < utterance.count
                && scanner.small.ones.contains(utterance.word(place + 1))
        }
        if let place = positions.first { return part(place..<place + 2).pick(from: shown)?.index }
        let named = shown.results.indices.filter { index in
            guard let words = shown.name(of: index).map({ grammar.words.tokens.words($0) }), !words.isEmpty else { return false }
            return places.contains { place in
                place + words.count <= utterance.count
                    && words.indices.allSatisfy { utterance.word(place + $0).lowercased() == words[$0].lowercased() }
            }
        }
        return named.count == 1 ? named[0] : nil
    }
}
