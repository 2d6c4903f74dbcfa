import IntentSchema

extension TurnReader {
    /// What was done last once more with other values: "same again for four people"; `nil` when it is none of that.
    func again() -> DialogueAct? {
        guard let last = context.recent.first, let intent = grammar.intentIndices[last.type], utterance.count <= 20 else {
            return nil
        }
        // The longest beginning that says "again", so that the rest says what is to be different.
        for end in stride(from: min(8, utterance.count - 1), to: 0, by: -1) {
            let beginning = part(0..<end)
            guard beginning.answer() == .again || self.end(of: .same, at: openerEnd) == end else { continue }
            let rest = part(end..<utterance.count)
            guard let changes = rest.changes(of: intent) ?? rest.bareChange(of: intent, last) else { continue }
            return .again(changes)
        }
        return nil
    }

    /// The one value of the last request that the words can stand for, however bare: "ten" of "another ten".
    private func bareChange(of intent: Int, _ last: Record) -> [String: ParameterValue]? {
        var past = context
        past.parameters = last.fields
        let reader = TurnReader(interpreter: interpreter, context: past, utterance: utterance)
        return reader.bareChange(intent)
    }

    /// The same context with a part of what was said.
    func part(_ range: Range<Int>) -> TurnReader {
        var tokens = Tokeniser.utterance(utterance.text(range))
        grammar.number(&tokens)
        return TurnReader(interpreter: interpreter, context: context, utterance: tokens)
    }
}
