import IntentSchema

// The open request refused and said anew: "no, pay Mary".
extension TurnReader {
    /// The changes that the reading makes to the open request where a "no" stands before it: what is refused is that request, and
    /// this is how it was meant. `nil` where the reading is more than such changes.
    func repair(_ reading: Hypothesis, _ question: Question) -> DialogueAct? {
        guard reading.intent == question.intent, question.kind.concernsValues, reading.app == nil || reading.app == question.app,
            reading.ambiguities.isEmpty, reading.unknownValues.isEmpty, reading.leftOut?.isEmpty ?? true,
            reading.followers?.isEmpty ?? true, beginsWithRefusal
        else { return nil }
        let changes = reading.parameters.filter { name, value in
            context.parameters[name].map { !$0.isSame(as: value) } ?? true
        }
        // The value asked for alone is an answer.
        if question.kind == .value, changes.count == 1, changes.keys.first == question.parameter { return nil }
        return changes.isEmpty ? nil : .correction(changes)
    }

    /// Words that give the open request up or put it off, whatever else they might change: "on second thought, drop it".
    var refusal: AnswerWord? {
        let start = openerEnd
        let word = answer() ?? (start > 0 ? part(start..<utterance.count).answer() : nil)
        switch word {
        case .cancel?, .giveUpAll?, .postpone?: return word
        default: return nil
        }
    }

    private var beginsWithRefusal: Bool { (0..<openerEnd).contains { part(0..<$0 + 1).answer() == .no } }
}

extension Question.Kind {
    /// Whether it is about a request that has begun and whose values can be changed.
    var concernsValues: Bool {
        switch self {
        case .value, .choice, .confirmValue, .confirmRequest: true
        case .confirmReading, .chooseReading, .chooseApp, .unlock: false
        }
    }
}
