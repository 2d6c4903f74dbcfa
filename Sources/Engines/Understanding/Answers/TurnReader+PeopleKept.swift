import IntentSchema

// Which of several people the open request is for: "just Priya. Wei knows", "no need to tell Grace".
extension TurnReader {
    private static let longestKeeping = 16
    private static let nearNegation = 4

    /// The open request for only some of its people, or without some of them, a no if it is without all; `nil` if the words say anything else.
    ///
    /// What is told of the others in a clause behind it names nobody to whom it goes.
    func peopleKept(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, utterance.count <= Self.longestKeeping, utterance.quotes.isEmpty, colon == nil,
            let intent = grammar.intentIndices[question.intent], let name = peopleParameter(intent),
            let open = context.parameters[name]?.elements,
            case let named = peopleNamed, !named.isEmpty, named.allSatisfy({ isOpen($0.person, open) != nil }),
            !utterance.tokens.indices.contains(where: { scanner.quantities.number(at: $0) != nil })
        else { return nil }
        if let border = onlyEnd(named.map(\.words)) {
            let kept = open.filter { element in
                named.contains { $0.words.upperBound <= border && isOpen($0.person, [element]) != nil }
            }
            let rest = part(border..<utterance.count)
            let isTold = border == utterance.count || !rest.isOrder(at: rest.joinerEnd) && !rest.asksOpenQuestion
            return kept.isEmpty || kept.count == open.count || !isTold ? nil : .correction([name: .list(kept)])
        }
        let gone = open.filter { element in named.contains { isOpen($0.person, [element]) != nil } }
        guard refusesToTell(intent) else { return nil }
        // Others may wait: "don't send Wei anything" of two who are to be asked.
        if gone.count == open.count, context.queued.contains(question.intent) { return nil }
        if gone.count == open.count { return saysNothingElse(named.map(\.words), intent) ? .no : nil }
        return .takeOut(gone.map { Removal(name, element: $0) })
    }

    /// The parameter of the intent that holds the people it is for.
    private func peopleParameter(_ intent: Int) -> String? {
        grammar.intents[intent].definitions.keys.sorted().first { name in
            grammar.intents[intent].definitions[name]?.kind.isPerson == true
                && context.parameters[name]?.elements.contains { $0.record?["contactIdentifier"] != nil } ?? false
        }
    }

    /// Whether nothing is said beside names and verbs of the request: "don't send anything to Nora", but not "don't send it to Nora yet".
    private func saysNothingElse(_ names: [Range<Int>], _ intent: Int) -> Bool {
        utterance.tokens.indices.allSatisfy { place in
            names.contains { $0.contains(place) } || isPolite(place) || grammar.words.stopWords.contains(utterance.word(place))
                || grammar.words.references.contains(utterance.word(place)) || end(of: .asks, at: place) == place + 1
                || grammar.words.negations.contains(utterance.word(place)) || end(of: .relation, at: place) != nil
                || grammar.intents[intent].vocabulary.contains(utterance.word(place))
        }
    }

    /// The known people in the words.
    private var peopleNamed: [(words: Range<Int>, person: SlotMatch)] {
        var (result, start): ([(words: Range<Int>, person: SlotMatch)], Int) = ([], 0)
        while start < utterance.count {
            let match = scanner.people(at: start, isList: false).filter(\.reading.isKnown).max { $0.end < $1.end }
            if let match { result.append((start..<match.end, match)) }
            start = match?.end ?? start + 1
        }
        return result
    }

    private func isOpen(_ match: SlotMatch, _ open: [ParameterValue]) -> ParameterValue? {
        guard case .people(let people) = match.reading else { return nil }
        let ids = people.flatMap(\.contacts).map { context.contacts.contacts[Int($0)].id }
        return open.first { value in value.record?["contactIdentifier"]?.string.map(ids.contains) ?? false }
    }

    /// The end of a first clause that says that it is only for the people in it, and nothing else.
    private func onlyEnd(_ names: [Range<Int>]) -> Int? {
        let start = openerEnd
        let border =
            utterance.tokens.indices.dropFirst(start + 1).first { place in
                utterance.mayBeginClause(at: place) && end(of: .alone, at: place) == nil
                    && !names.contains { $0.contains(place) && $0.lowerBound < place }
            } ?? utterance.count
        let places = 0..<border
        let isOnly = places.contains { end(of: .only, at: $0) != nil || end(of: .alone, at: $0) != nil }
        let isAll = places.allSatisfy { place in
            names.contains { $0.contains(place) } || place < start || isPolite(place) || end(of: .and, at: place) != nil
                || [Move.only, .alone, .closer, .relation, .pronoun].contains { end(of: $0, at: place) != nil }
                || grammar.words.plainAnswers.contains(utterance.word(place))
                || (0..<place).contains { end(of: .alone, at: $0).map { $0 > place } ?? false }
                || place == start && end(of: .actVerb, at: place) == place + 1
        }
        return isOnly && isAll && names.contains { $0.upperBound <= border } ? border : nil
    }

    /// Whether the words are one clause with a negation in front of a verb of the request or one for what people say to each other: "no need to
    /// tell Grace", "Grace needn't know".
    private func refusesToTell(_ intent: Int) -> Bool {
        let start = openerEnd
        guard !utterance.tokens.indices.dropFirst(start + 1).contains(where: { utterance.mayBeginClause(at: $0) }),
            !utterance.tokens.contains(where: { grammar.words.conditionWords.contains($0.text) }), !asksOpenQuestion,
            ![Move.speaker, .rewording, .appending].contains(where: { end(of: $0, at: start) != nil })
        else { return false }
        return utterance.tokens.indices.contains { place in
            guard let verb = [Move.negation, .untold, .unneeded].compactMap({ end(of: $0, at: place) }).max() else {
                return false
            }
            return (verb..<max(verb, min(utterance.count, verb + Self.nearNegation))).contains { index in
                end(of: .talking, at: index) != nil
                    || end(of: .actVerb, at: index) != nil && grammar.intents[intent].vocabulary.contains(utterance.word(index))
            }
        }
    }
}
