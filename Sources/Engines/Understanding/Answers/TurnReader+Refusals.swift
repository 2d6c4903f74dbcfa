import IntentSchema

// Refusals of the open request that restate it: "no, pay Mary".
extension TurnReader {
    /// The only person named behind a refusal, in place of the request's only one: "no, Wei drove". A negation may exclude them.
    func otherPersonBehindRefusal(_ question: Question) -> DialogueAct? {
        guard case .confirmRequest = question.kind, beginsWithRefusal, !asksOpenQuestion, !isAsked(utterance.tokens.indices),
            let intent = grammar.intentIndices[question.intent], case let start = openerEnd, start < utterance.count,
            !(start..<utterance.count).contains(where: { end(of: .negation, at: $0) != nil })
        else { return nil }
        let people = grammar.intents[intent].definitions.filter { name, definition in
            definition.kind.isPerson && (context.parameters[name]?.elements.count ?? 0) == 1
        }
        let named = part(start..<utterance.count).scanner.mentioned.reduce(into: [ParameterValue]()) { result, person in
            if !result.contains(where: { $0.isSame(as: person) }) { result.append(person) }
        }
        guard people.count == 1, let name = people.first?.key, named.count == 1, let known = context.parameters[name],
            !known.elements.contains(where: { $0.isSame(as: named[0]) })
        else { return nil }
        return .correction([name: known.list == nil ? named[0] : .list(named)])
    }

    /// The change without the people whom the app has rejected and who are refused before it: "not Mary, the photos from the beach".
    func withoutRefusedPerson(_ act: DialogueAct) -> DialogueAct {
        guard case .correction(var values) = act, let question = context.question, let name = question.parameter,
            values[name] == nil,
            context.said[name] != nil, definition(question)?.kind.isPerson == true,
            let start = [0, openerEnd].firstResult({ end(of: .takeOut, at: $0) }), start < utterance.count,
            scanner.people(at: start, isList: true).contains(where: \.reading.isKnown)
        else { return act }
        values[name] = .list([])
        return .correction(values)
    }

    /// What stands behind a value that is refused, where the change would keep that very value or move it elsewhere: "not that station, the one
    /// for the trains to San Jose" does not go from there to San Jose.
    func withoutRefusedValue(_ act: DialogueAct) -> DialogueAct {
        let change = if case .followed(let first, _) = act { first } else { act }
        guard case .correction(let values) = change,
            let start = [0, openerEnd].firstResult({ end(of: .takeOut, at: $0) }), start < utterance.count,
            scanner.small.pointers.contains(utterance.word(start)),
            let border = utterance.tokens.indices.dropFirst(start + 1).first(where: { utterance.mayBeginClause(at: $0) }),
            values.values.contains(where: { value in context.parameters.values.contains { $0.isSamePlace(as: value) } })
        else { return act }
        return .notUnderstood(.unused(words: utterance.freeText(border..<utterance.count)))
    }

    /// The reading's changes to the open request after a leading "no", which rejects the request as it was understood. `nil` if
    /// the reading contains more than such changes.
    func repair(_ reading: Hypothesis, _ question: Question) -> DialogueAct? {
        guard reading.intent == question.intent, question.kind.concernsValues, reading.app == nil || reading.app == question.app,
            reading.ambiguities.isEmpty, reading.unknownValues.isEmpty, reading.leftOut?.isEmpty ?? true,
            reading.followers?.isEmpty ?? true, beginsWithRefusal
        else { return nil }
        let changes = reading.parameters.filter { name, value in
            context.parameters[name].map { !$0.isSame(as: value) } ?? true
        }
        // The requested value alone is an answer.
        if question.kind == .value, changes.count == 1, changes.keys.first == question.parameter { return nil }
        return changes.isEmpty ? nil : .correction(changes)
    }

    /// A refusal or postponement of the open request, whatever else it might change: "on second thought, drop it".
    var refusal: AnswerWord? {
        guard !asksWhetherPossible else { return nil }
        let start = openerEnd
        let word = answer() ?? (start > 0 ? part(start..<utterance.count).answer() : nil)
        return isRefusal(word) ? word : refusalInClause
    }

    private static let mostClauses = 4

    /// The refusal in the last clause, whatever precedes it; or in the first, if the rest only gives the reason: "she paid
    /// already, leave it", "never mind, she knows".
    private var refusalInClause: AnswerWord? {
        let borders = utterance.tokens.indices.filter { place in
            place > 0 && (utterance.tokens[place].followsPunctuation || end(of: .remark, at: place) != nil)
        }
        guard let last = borders.last(where: { utterance.tokens[$0].followsPunctuation }) ?? borders.first,
            borders.count <= Self.mostClauses
        else { return nil }
        let tail = part(last..<utterance.count)
        if let word = tail.answer(), isRefusal(word), !tail.asksWhetherPossible { return word }
        return borders.firstResult { border in
            guard let word = part(0..<border).answer(), isRefusal(word) else { return nil }
            let rest = part(border..<utterance.count)
            let asks = rest.requests().accepted.contains { $0.hypothesis.score >= Self.likely }
            let changes = context.question.flatMap { grammar.intentIndices[$0.intent] }.flatMap { rest.correction(of: $0) }
            return asks || changes?.parameters.isEmpty == false ? nil : word
        }
    }

    /// A request scored at most this is spurious.
    private static let likely = 0.75

    private func isRefusal(_ word: AnswerWord?) -> Bool {
        switch word {
        case .cancel?, .giveUpAll?, .postpone?: true
        default: false
        }
    }

    /// Whether the words that open the utterance refuse: "no, …".
    var beginsWithRefusal: Bool { (0..<openerEnd).contains { part(0..<$0 + 1).answer() == .no } }
}

extension Question.Kind {
    /// Whether it concerns a started request whose values can change.
    var concernsValues: Bool {
        switch self {
        case .value, .choice, .confirmValue, .confirmRequest: true
        case .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: false
        }
    }
}

extension ParameterValue {
    /// Whether both are the same place, however much is known of it.
    fileprivate func isSamePlace(as other: ParameterValue) -> Bool {
        guard let record, record.type == "CLPlacemark", let name = record["name"]?.string else { return false }
        return other.record?.type == record.type && other.record?["name"]?.string == name
    }
}
