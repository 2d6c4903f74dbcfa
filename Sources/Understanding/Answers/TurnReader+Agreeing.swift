import IntentSchema

// A yes that says once more what it agrees to: "yes cancel it", "ok send it now".
extension TurnReader {
    private static let longestRest = 6

    /// Whether the words agree to what is to be confirmed and name it again with words of that request alone.
    func agreesToWhatIsAsked(_ question: Question) -> Bool {
        switch question.kind {
        case .confirmRequest, .confirmReading: break
        default: return false
        }
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let vocabulary = grammar.intents[intent].vocabulary
        return (1..<max(1, min(4, utterance.count))).contains { end in
            guard utterance.count - end <= Self.longestRest, part(0..<end).answer() == .yes else { return false }
            let rest = end..<utterance.count
            // "Yes but not him" changes something.
            guard !rest.contains(where: { grammar.words.negations.contains(utterance.word($0)) }) else { return false }
            let names = rest.filter { !isPolite($0) && !grammar.words.emptyWords.contains(utterance.word($0)) }
            return !names.isEmpty && names.allSatisfy { vocabulary.contains(utterance.word($0)) }
        }
    }
}
