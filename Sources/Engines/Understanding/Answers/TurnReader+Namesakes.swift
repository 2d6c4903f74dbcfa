import IntentSchema

// Disambiguation by place among entities of the same name: "the one in New York", "the San Mateo one".
extension TurnReader {
    /// The change to another entity of the same name, or to one offered before; `nil` if the words name none.
    func namesake(_ question: Question) -> DialogueAct? {
        switch question.kind {
        case .confirmReading, .chooseReading, .chooseApp, .unlock, .permit, .choice: return nil
        case .value, .confirmValue, .confirmRequest: break
        }
        guard let intent = grammar.intentIndices[question.intent] else { return nil }
        for words in pointingParts {
            if let found = words.offeredBefore(question) ?? words.placeNamesake(intent) { return .correction(found) }
        }
        // "No, Oakland", of two places that were offered.
        let name = content
        guard beginsWithRefusal, !name.isEmpty, name.count <= Self.longestName else { return nil }
        return part(name).offeredBefore(question).map { .correction($0) }
    }

    private static let longestName = 3

    /// The other contact with the name of the open request's only person, where none was offered, "wrong John, the other one"; the name alone, of
    /// which it is asked whose it is, where there are several.
    func otherNamesake(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, context.offered.isEmpty, let intent = grammar.intentIndices[question.intent],
            utterance.count <= Self.longestRefusal,
            let name = grammar.intents[intent].definitions.filter({ $0.value.kind.isPerson }).keys.sorted().first(where: {
                context.parameters[$0]?.elements.count == 1
            }),
            let person = context.parameters[name]?.elements.first?.record, let id = person["contactIdentifier"]?.string,
            let contact = context.contacts.contacts.first(where: { $0.id == id }), !contact.givenName.isEmpty,
            refusesNamesake(grammar.words.tokens.utterance(contact.givenName)),
            let found = reader(of: [:], saying: grammar.words.tokens.utterance(contact.givenName)).scanner.namesakes(at: 0),
            case let others = found.contacts.map({ context.contacts.contacts[Int($0)] }).filter({ $0.id != id }),
            !others.isEmpty || !found.strangers.isEmpty
        else { return nil }
        let other =
            others.count == 1
            ? others[0].person() : Record("INPerson", ["displayName": .string(contact.givenName)])
        let takesSeveral = grammar.intents[intent].definitions[name]?.takesSeveral ?? false
        return .correction([name: takesSeveral ? .list([.record(other)]) : .record(other)])
    }

    private static let longestRefusal = 10

    /// Whether the words say that it is another one of that name, and nothing else.
    private func refusesNamesake(_ name: Utterance) -> Bool {
        var (place, isOther) = (openerEnd, false)
        while place < utterance.count {
            let isName =
                place + name.count <= utterance.count
                && name.tokens.indices.allSatisfy { utterance.word(place + $0) == name.word($0) }
            if let next = [Move.otherOne, .wrongOne].compactMap({ end(of: $0, at: place) }).max() {
                (place, isOther) = (next, true)
            } else if isName {
                place += name.count
            } else if isPolite(place) || isArticle(place) || scanner.small.ones.contains(utterance.word(place))
                || grammar.words.references.contains(utterance.word(place)) || end(of: .opener, at: place) != nil
                || end(of: .clauseJoint, at: place) != nil
            {
                place += 1
            } else {
                return false
            }
        }
        return isOther
    }

    /// The distinguishing words around "one": "new york" of "the one in new york".
    private var pointingParts: [TurnReader] {
        utterance.tokens.indices.filter { end(of: .standIn, at: $0) != nil }.flatMap { place -> [TurnReader] in
            let end = self.end(of: .standIn, at: place) ?? place + 1
            let starts = (0..<place).filter { $0 == 0 || utterance.tokens[$0].followsPunctuation }
            let before = max(starts.last ?? 0, openerEnd <= place ? openerEnd : 0)
            return [before..<place, end..<utterance.count].filter { !$0.isEmpty }.map { part($0) }
        }
    }

    /// A value offered earlier for a parameter that is now set.
    private func offeredBefore(_ question: Question) -> [String: ParameterValue]? {
        for (name, values) in context.offered.sorted(by: { $0.key < $1.key }) where context.parameters[name] != nil {
            let choice = Question(kind: .choice(values), intent: question.intent, parameter: name, app: question.app)
            guard let best = choices(choice).first, case .choice(let index) = best.act, values.indices.contains(index) else {
                continue
            }
            return [name: values[index]]
        }
        return nil
    }

    /// The place of the same name in the named region.
    private func placeNamesake(_ intent: Int) -> [String: ParameterValue]? {
        let definitions = grammar.intents[intent].definitions.filter { $0.value.kind == .place }
        let names = definitions.keys.sorted()
        for name in names.filter({ definitions[$0]?.isMain == true }) + names.filter({ definitions[$0]?.isMain != true }) {
            guard let called = context.parameters[name]?.record?["name"]?.string else { continue }
            let alike = scanner.places.indices(named: called)
            guard alike.count > 1 else { continue }
            for start in utterance.tokens.indices {
                let found = scanner.places.narrowed(alike, by: utterance, at: start, regionNames: grammar.words.regions)
                if let found, found.places.count == 1 {
                    return [name: .record(scanner.places.places[Int(found.places[0])].placemark)]
                }
            }
        }
        return nil
    }
}
