import IntentSchema

// What was done last once more with other values, where no question is open: "try dad instead", "no, only 30".
extension TurnReader {
    private static let longestChange = 10

    /// What was done last with what the words say in place of it; `nil` where they announce no change.
    func changedLast() -> DialogueAct? {
        guard utterance.count <= Self.longestChange, !context.recent.isEmpty else { return nil }
        if wantsOther { return .instead(.other) }
        // "Not so old please, only from the 2020s": the last clause says what is wanted.
        if let comma = utterance.tokens.lastIndex(where: \.followsPunctuation), comma > 0, comma < utterance.count,
            let change = part(comma..<utterance.count).changedLast()
        {
            return change
        }
        let (start, end, isAnnounced) = changeBounds
        guard isAnnounced, start < end else { return nil }
        return context.recent.firstResult { last in
            guard let intent = grammar.intentIndices[last.type] else { return nil }
            var past = context
            past.parameters = last.fields
            let rest = TurnReader(interpreter: interpreter, context: past, utterance: utterance).part(start..<end)
            return rest.changes(ofLast: intent).flatMap { $0.isEmpty ? nil : .again($0) }
        }
    }

    /// "No, I meant the other."
    private var wantsOther: Bool {
        let (start, end, _) = changeBounds
        return start < end && self.end(of: .otherOne, at: start) == end
    }

    /// Where the values stand, and whether the words around them say that they replace others.
    private var changeBounds: (start: Int, end: Int, isAnnounced: Bool) {
        var (start, end) = (0, utterance.count)
        var isAnnounced = false
        while start < end - 1 {
            let refusal = self.end(of: .replacing, at: start)
            guard let next = refusal ?? self.end(of: .opener, at: start), next < end else { break }
            isAnnounced = isAnnounced || refusal != nil
            start = next
        }
        var isShorter = true
        while isShorter {
            isShorter = false
            for place in stride(from: end - 1, to: start, by: -1) {
                let replaces = self.end(of: .replaced, at: place) == end
                guard replaces || self.end(of: .closer, at: place) == end else { continue }
                isAnnounced = isAnnounced || replaces
                end = place
                isShorter = true
                break
            }
        }
        return (start, end, isAnnounced)
    }

    /// Values for parameters that the last request had, in every word.
    private func changes(ofLast intent: Int) -> [String: ParameterValue]? {
        if let reading = correction(of: intent, isAnnounced: true), reading.score > 0.8, reading.ambiguities.isEmpty,
            reading.unknownValues.isEmpty, !reading.parameters.isEmpty,
            reading.parameters.keys.allSatisfy({ context.parameters[$0] != nil })
        {
            return merged(reading.parameters, of: grammar.intents[intent].name)
        }
        return bareChange(intent)
    }
}
