import IntentSchema

// Another thing than the one of the open request, where the app knows several: "somewhere else", "any other Italian?", "845 is too late, what
// other restaurants are there?".
extension TurnReader {
    private static let longestElsewhere = 24
    private static let mostBeforeValue = 3

    /// The open request without its thing, so that all there are are offered, or with the kind that is named; what else is said of the request
    /// is changed with it. `nil` if the words ask for no other.
    func elsewhere(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, utterance.count <= Self.longestElsewhere,
            let intent = grammar.intentIndices[question.intent], let name = openThing(of: intent)
        else { return nil }
        if let values = otherThing(name, intent) { return act(values, name) }
        // "Which restaurants can you book?"
        if question.kind == .confirmRequest, asksWhatThereIs, scanner.small.kindNouns.contains(utterance.word(openerEnd + 1)),
            grammar.words.openQuestions.contains(utterance.word(openerEnd)),
            correction(of: intent, isAnnounced: true)?.parameters.isEmpty ?? true
        {
            return .takeOut([Removal(name)])
        }
        guard let border = utterance.tokens.indices.dropFirst().last(where: { utterance.tokens[$0].followsPunctuation }),
            let values = part(border..<utterance.count).otherThing(name, intent),
            let before = changes(before: border)
        else { return nil }
        return act(before.merging(values) { $1 }, name)
    }

    private func act(_ values: [String: ParameterValue], _ name: String) -> DialogueAct {
        values.count == 1 && values[name] == .list([]) ? .takeOut([Removal(name)]) : .correction(values)
    }

    /// The parameter for the thing, with a place of its own, that the open request has: a restaurant.
    private func openThing(of intent: Int) -> String? {
        grammar.intents[intent].records.keys.sorted().first { name in
            grammar.intents[intent].records[name]?.location != nil && context.parameters[name]?.record != nil
        }
    }

    /// What the words put in place of the thing, and what they change besides; an empty list for all there are.
    private func otherThing(_ name: String, _ intent: Int) -> [String: ParameterValue]? {
        let opened = openerEnd
        let asked = grammar.words.openQuestions.contains(utterance.word(opened)) ? opened + 1 : opened
        let starts = [opened, asked] + [opened, asked].compactMap { end(of: .asks, at: $0) }
        for start in starts where start < utterance.count {
            if let end = end(of: .elsewhere, at: start), let more = more(from: end, intent) {
                return more.merging([name: .list([])]) { $1 }
            }
            guard let end = end(of: .anotherKind, at: start), end < utterance.count,
                let (value, next) = kind(at: end, name, intent)
            else { continue }
            // "Any other Italian place".
            let last = [next, next + 1].first { more(from: $0, intent) != nil }
            guard let last, let more = more(from: last, intent) else { continue }
            return more.merging([name: value]) { $1 }
        }
        return nil
    }

    /// What is known to the app as a name for some of its things.
    private func kind(at start: Int, _ name: String, _ intent: Int) -> (value: ParameterValue, end: Int)? {
        let question = Question(kind: .value, intent: grammar.intents[intent].name, parameter: name)
        for end in (start + 1..<min(utterance.count, start + Self.mostBeforeValue) + 1).reversed() {
            guard let given = part(start..<end).values(question, isText: false).first, !given.isGuess, given.begins != .max,
                case .value(let value) = given.act
            else { continue }
            return (value, end)
        }
        return nil
    }

    /// What the rest of the words changes; empty if it says nothing, `nil` if it says anything else.
    private func more(from start: Int, _ intent: Int) -> [String: ParameterValue]? {
        guard start < utterance.count else { return [:] }
        let isPlain = (start..<utterance.count).allSatisfy { index in
            let word = utterance.word(index)
            return isPolite(index) || grammar.words.stopWords.contains(word) || grammar.words.emptyWords.contains(word)
                || grammar.words.fillers.contains(word) || utterance.tokens[index].expansion != nil
        }
        if isPlain { return [:] }
        let value = (start..<min(utterance.count, start + Self.mostBeforeValue)).first { index in
            scanner.futureTimeEnd(at: index) != nil || scanner.quantities.number(at: index) != nil
        }
        guard let value, let reading = part(value..<utterance.count).correction(of: intent, isAnnounced: true),
            reading.ambiguities.isEmpty, reading.unknownValues.isEmpty, !reading.parameters.isEmpty
        else { return nil }
        return reading.parameters
    }

    /// What the clauses before the token change, which may as well be remarks or questions; `nil` if they do anything else.
    private func changes(before border: Int) -> [String: ParameterValue]? {
        let borders = (1..<border).filter { utterance.tokens[$0].followsPunctuation }
        return zip([0] + borders, borders + [border]).reduce(into: [:] as [String: ParameterValue]?) { result, clause in
            guard result != nil, clause.0 < clause.1, !isRemark(clause.0..<clause.1) else { return }
            switch interpreter.readClause(utterance.freeText(clause.0..<clause.1), in: context) {
            case .correction(let values)?: result?.merge(values) { $1 }
            case .notUnderstood?, .inquire?, .repeat?, .instead?, .no?, .thanks?, nil: break
            case .request(let lookUp)? where looksUp(lookUp.intent): break
            default: result = nil
            }
        }
    }
}
