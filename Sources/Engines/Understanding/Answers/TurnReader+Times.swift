import Foundation
import IntentSchema
import Recognisers

// Partial times, relative to the open request's time: "make it half an hour", "quarter past".
extension TurnReader {
    /// The reading with the missing time components filled in; `nil` if the request has no time, or the words name none.
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

    /// The bare number as minutes from now: "make that 30" of what is due in twenty minutes; `nil` if that is not due within the hour, or
    /// the number is an hour that comes soon.
    func minutesFromNow(_ words: Range<Int>, insteadOf due: DateComponents) -> String? {
        guard grammar.words.taskChanges.count > 1, due.hour != nil,
            let number = scanner.quantities.integer(at: words.lowerBound, limit: 59), number.end == words.upperBound,
            case let now = scanner.now.time, (1...3_600).contains(CivilTime(due).seconds - now.seconds)
        else { return nil }
        let wait = (number.value % 12 * 60 - now.minuteOfDay % 720 + 719) % 720 + 1
        guard number.value > 24 || wait > Self.soon else { return nil }
        return grammar.words.taskChanges[1].replacing("{value}", with: "\(number.value)")
    }

    /// Minutes within which an hour is meant rather than minutes.
    private static let soon = 120

    /// The request's time parameter, if it has a value.
    private func openTime(_ intent: Int) -> (name: String, time: DateComponents)? {
        let definitions = grammar.intents[intent].definitions.filter { $0.value.kind == .time }
        let known = definitions.keys.compactMap { name -> (String, DateComponents)? in
            let parameter = definitions[name]?.target?.parameter ?? name
            return context.parameters[parameter]?.beginning.map { (parameter, $0) }
        }
        return known.count == 1 ? known[0] : nil
    }

    /// The start of the trailing duration, or of minutes without their hour.
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
