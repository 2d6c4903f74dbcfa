import IntentSchema

extension TurnReader {
    private static let mostParts = 4

    /// An answer and further values behind it, each said in its own way: "two, and make it a black car".
    func joined(_ question: Question) -> Ranked? {
        guard let index = grammar.intentIndices[question.intent], utterance.count >= 3 else { return nil }
        let start = openerEnd
        let splits = (start + 1..<max(start + 1, utterance.count)).filter {
            utterance.tokens[$0].followsPunctuation || grammar.words.answerJoints.contains(utterance.word($0))
        }
        for split in splits.prefix(Self.mostParts) {
            let rest = part(split..<utterance.count)
            guard let more = rest.sureParameters(of: index),
                let first = part(start..<end(before: split, after: start)).sureValues(question)
            else { continue }
            guard Set(first.keys).isDisjoint(with: more.keys) else { continue }
            return Ranked(act: .correction(first.merging(more) { $1 }), score: 0.85)
        }
        return nil
    }

    /// Where the answer ends that stands before the split, without what people put behind one: "today then, but only 250".
    private func end(before split: Int, after start: Int) -> Int {
        let shorter = part(0..<split).closerStart(after: start)
        return shorter > start ? shorter : split
    }

    /// The values that an answer by itself gives; `nil` when it gives none for sure.
    private func sureValues(_ question: Question) -> [String: ParameterValue]? {
        guard let best = values(question, isText: false).first, best.score > 0.75 else { return nil }
        switch best.act {
        case .value(let value): return question.parameter.map { [$0: value] }
        case .correction(let values): return values
        default: return nil
        }
    }

    /// The values that words behind an answer give; `nil` when they give none for sure.
    private func sureParameters(of intent: Int) -> [String: ParameterValue]? {
        guard let hypothesis = correction(of: intent, isAnnounced: true), hypothesis.score > 0.75, !hypothesis.parameters.isEmpty,
            hypothesis.ambiguities.isEmpty, hypothesis.unknownValues.isEmpty
        else { return nil }
        return hypothesis.parameters
    }
}
