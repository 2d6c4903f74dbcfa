import Foundation
import IntentSchema

// Times that are told only in part, relative to the one that the open request has: "make it half an hour", "quarter past".
extension TurnReader {
    /// The reading of the words with what they leave unsaid of a time; `nil` where the request has no time, or they tell none.
    func completedTime(_ question: Question) -> Interpretation? {
        guard let intent = grammar.intentIndices[question.intent], let known = openTime(intent),
            let start = timeWordsStart
        else { return nil }
        let (head, words) = (utterance.text(0..<start), utterance.text(start..<utterance.count))
        let hour = known.time.hour.map { ($0 + 11) % 12 + 1 }
        let completions = ["in \(words)"] + (hour.map { ["\(words) \($0)"] } ?? [])
        for completion in completions {
            let reader = reader(of: head.isEmpty ? completion : "\(head) \(completion)")
            guard let reading = reader.correction(of: intent, isAnnounced: true), reading.parameters.count == 1,
                let value = reading.parameters[known.name]
            else { continue }
            return Interpretation(acts: [.correction([known.name: value])])
        }
        return nil
    }

    /// The parameter of the request that is a time and has a value.
    private func openTime(_ intent: Int) -> (name: String, time: DateComponents)? {
        let definitions = grammar.intents[intent].definitions.filter { $0.value.kind == .time }
        let known = definitions.keys.compactMap { name -> (String, DateComponents)? in
            let parameter = definitions[name]?.target?.parameter ?? name
            return context.parameters[parameter]?.beginning.map { (parameter, $0) }
        }
        return known.count == 1 ? known[0] : nil
    }

    /// Where a span of time, or minutes without their hour, begin that the words end with.
    private var timeWordsStart: Int? {
        utterance.tokens.indices.first { start in
            scanner.entities.contains { $0.kind == .duration && $0.range == start..<utterance.count }
                || end(of: .bareMinutes, at: start) == utterance.count
        }
    }

    private func reader(of text: String) -> TurnReader {
        var tokens = grammar.words.tokens.utterance(text)
        grammar.number(&tokens)
        return TurnReader(interpreter: interpreter, context: context, utterance: tokens)
    }
}
