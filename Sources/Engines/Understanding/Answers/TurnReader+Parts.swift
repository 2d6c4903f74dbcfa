import IntentSchema

extension TurnReader {
    private static let mostParts = 4

    /// An answer followed by further values, each in its own clause: "two, and make it a black car".
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

    /// The end of the answer before the split, without closing phrases: "today then, but only 250".
    private func end(before split: Int, after start: Int) -> Int {
        let shorter = part(0..<split).closerStart(after: start)
        return shorter > start ? shorter : split
    }

    /// The values of an answer on its own; `nil` if there are none with certainty.
    private func sureValues(_ question: Question) -> [String: ParameterValue]? {
        guard let best = values(question, isText: false).first, best.score > 0.75 else { return nil }
        switch best.act {
        case .value(let value): return question.parameter.map { [$0: value] }
        case .correction(let values): return values
        default: return nil
        }
    }

    /// The values of the words after an answer; `nil` if there are none with certainty.
    private func sureParameters(of intent: Int) -> [String: ParameterValue]? {
        guard let hypothesis = correction(of: intent, isAnnounced: true), hypothesis.score > 0.75, !hypothesis.parameters.isEmpty,
            hypothesis.ambiguities.isEmpty, hypothesis.unknownValues.isEmpty
        else { return nil }
        return hypothesis.parameters
    }
}
