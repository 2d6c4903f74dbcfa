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
        return isRefusal(word) ? word : refusalInClause
    }

    private static let mostClauses = 4

    /// The refusal that the last clause is, whatever stands before it; or the first, where all behind it only says why: "she paid already,
    /// leave it", "never mind, she knows".
    private var refusalInClause: AnswerWord? {
        let borders = utterance.tokens.indices.filter { place in
            place > 0 && (utterance.tokens[place].followsPunctuation || end(of: .remark, at: place) != nil)
        }
        guard let last = borders.last(where: { utterance.tokens[$0].followsPunctuation }) ?? borders.first,
            borders.count <= Self.mostClauses
        else { return nil }
        if let word = part(last..<utterance.count).answer(), isRefusal(word) { return word }
        return borders.firstResult { border in
            guard let word = part(0..<border).answer(), isRefusal(word) else { return nil }
            let rest = part(border..<utterance.count)
            let asks = rest.requests().accepted.contains { $0.hypothesis.score >= Self.likely }
            let changes = context.question.flatMap { grammar.intentIndices[$0.intent] }.flatMap { rest.correction(of: $0) }
            return asks || changes?.parameters.isEmpty == false ? nil : word
        }
    }

    /// A request read no better than this is none.
    private static let likely = 0.75

    private func isRefusal(_ word: AnswerWord?) -> Bool {
        switch word {
        case .cancel?, .giveUpAll?, .postpone?: true
        default: false
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
