import IntentSchema

// What is said where no question is open, about what was done last.
extension TurnReader {
    /// How well a request must be read not to be taken for words about the last one.
    private static let sure = 0.9

    /// The act of words that answer and never ask for anything, such as a bare "ok"; `nil` where there are others.
    func plainAnswer() -> DialogueAct? {
        guard utterance.tokens.allSatisfy({ grammar.words.plainAnswers.contains($0.text) }), let word = answer() else {
            return nil
        }
        switch word {
        case .yes, .no, .postpone: return word.act
        default: return nil
        }
    }

    /// A question about what was done last, which no request answers; `nil` where it is none.
    func askedAboutLast(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard !context.recent.isEmpty, (requests.first?.hypothesis.score ?? 0) < Self.sure, answer() == .details else {
            return nil
        }
        return .inquire(inquiry)
    }

    /// The last request once more with a value added, "also Mary": one with these values alone where several are given.
    func addedToLast(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard (requests.first?.hypothesis.score ?? 0) < Self.sure, utterance.count <= 12,
            let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }),
            let intent = grammar.intentIndices[last.type]
        else { return nil }
        var past = context
        past.parameters = last.fields
        let reader = TurnReader(interpreter: interpreter, context: past, utterance: utterance)
        guard let values = reader.addedValues(intent), values.keys.allSatisfy({ last[$0] != nil }) else { return nil }
        guard values.count > 1 else { return .again(values) }
        return .request(
            Hypothesis(
                intent: last.type, parameters: values, score: 1, template: "addition", reasons: ["adds to what was done last"]))
    }
}
