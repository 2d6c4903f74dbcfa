import IntentSchema

// A request said while a question is open, against what the words would be as an answer.
extension TurnReader {
    /// How well a request must be read to stand before an answer.
    private static let sure = 0.9

    /// The requests that are likelier than an answer whose value begins there.
    ///
    /// A word that opens a request is evidence for it where the answer has no use for the word: "call mom" against "mom".
    ///
    /// - Parameter begins: Where the answer's value begins, in characters; `nil` where no answer was found.
    func prevailing(over begins: Int?, _ question: Question) -> [HypothesisBuilder.Built] {
        let start = openerEnd
        guard start < utterance.count, begins.map({ utterance.tokens[start].start < $0 }) ?? true,
            grammar.automaton.takes(utterance.tokens[start].word, in: grammar.requestStart),
            !grammar.words.references.contains(utterance.word(start))
        else { return [] }
        return requests().accepted.filter { built in
            // What the model alone hears and no app does may as well be an answer: "by the window".
            let isPlain =
                built.hypothesis.template == "model"
                && !context.apps.contains { $0.intents.contains(built.hypothesis.intent) }
            return built.hypothesis.score >= Self.sure && built.unknownApp == nil && !isPlain
        }
    }

    /// The request that is said instead of a text; `nil` where the words are the text.
    ///
    /// Any words may be the text. They are a request where the person breaks off ("no wait, book a table …"), or where they ask
    /// for something to be done with what was done before in this conversation ("cancel my ride").
    func requestInsteadOfText(_ question: Question) -> HypothesisBuilder.Built? {
        if let end = end(of: .interruption, at: 0), end < utterance.count {
            return part(end..<utterance.count).sureOther(than: question)
        }
        guard let built = sureOther(than: question), !built.hypothesis.spans.contains(where: { $0.source == "text" }),
            context.recent.contains(where: { isAkin($0.type, to: built.hypothesis.intent) })
        else { return nil }
        return built
    }

    private func sureOther(than question: Question) -> HypothesisBuilder.Built? {
        requests().accepted.first { $0.hypothesis.score >= Self.sure && $0.hypothesis.intent != question.intent }
    }

    /// Whether both intents are told by the templates of one domain.
    private func isAkin(_ first: String, to second: String) -> Bool {
        guard first.hasSuffix("Intent"), let name = self.domain(of: first) else { return false }
        return name == self.domain(of: second)
    }

    private func domain(of intent: String) -> Substring? {
        guard let index = grammar.intentIndices[intent] else { return nil }
        return grammar.entries.first { $0.intent == index }?.name.prefix { $0 != "/" }
    }
}
