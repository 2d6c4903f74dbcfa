import IntentSchema

extension TurnReader {
    /// Picks of one option: by its place, its name or something said of it.
    func choices(_ question: Question) -> [Ranked] {
        let options: [Set<String>]
        switch question.kind {
        case .choice(let values): options = values.map { words(of: $0) }
        case .chooseApp(let identifiers): options = identifiers.map { words(ofApp: $0) }
        case .value, .confirmValue, .confirmRequest, .unlock: return []
        }
        if let position = position(among: options.count, from: question.offset) { return [Ranked(act: .choice(position), score: 1.05)] }
        return named(options, question)
    }

    /// The place of the option that is meant by its number among those told now, of which the first is at `offset`.
    private func position(among count: Int, from offset: Int) -> Int? {
        guard utterance.count <= 12, count > 0 else { return nil }
        var matcher = matcher(isLenient: true, skipsUnknown: false)
        guard
            let match = matcher.run(from: grammar.answerLeadIn, continuing: [(grammar.answerLeadIn, grammar.choiceStart)]).first,
            match.score > 0.85
        else { return nil }
        for item in matcher.path(match) {
            guard case .slot(_, let found) = item.via, case .position(let position) = found.reading else { continue }
            if position == -1 { return count - 1 }
            return (1...count).contains(position + offset) ? position + offset - 1 : nil
        }
        return nil
    }

    /// The option of which most of what was said is true; several such options cannot be told apart.
    private func named(_ options: [Set<String>], _ question: Question) -> [Ranked] {
        let said = utterance.tokens.filter { token in
            token.expansion == nil && !grammar.words.fillers.contains(token.text) && !grammar.words.stopWords.contains(token.text)
        }.map(\.text)
        guard !said.isEmpty else { return [] }
        let shares = options.map { option in Double(said.count { option.contains($0) }) / Double(said.count) }
        guard let most = shares.max(), most >= 0.5 else { return [] }
        let best = shares.indices.filter { shares[$0] == most }
        if best.count == 1 { return [Ranked(act: .choice(best[0]), score: 0.5 + most / 2)] }
        guard best.count < options.count || most == 1, case .choice(let values) = question.kind else { return [] }
        let words = utterance.text(0..<utterance.count)
        return [
            Ranked(act: .notUnderstood(.ambiguous(words: words, candidates: best.map { values[$0] })), score: 0.45 + most / 2)
        ]
    }

    private func words(ofApp identifier: String) -> Set<String> {
        guard let app = context.apps.first(where: { $0.id == identifier }) else { return [] }
        return Set(([app.name] + app.synonyms).flatMap { Tokeniser.words($0) })
    }

    private static let hiddenFields: Set<String> = [
        "contactIdentifier", "customIdentifier", "vocabularyIdentifier", "isoCountryCode", "image", "siriMatches", "spokenPhrase",
    ]

    /// All that can be said of an option: names, places, organisation, labels and numbers.
    private func words(of value: ParameterValue) -> Set<String> {
        var result: Set<String> = []
        gather(value, hidesSpoken: value.record?.type == "INPerson", into: &result)
        if let id = value.record?["contactIdentifier"]?.string, let contact = context.contacts.contact(id: id) {
            gather(contact, into: &result)
        }
        return result
    }

    private func gather(_ value: ParameterValue, hidesSpoken: Bool, into words: inout Set<String>) {
        switch value {
        case .string(let text): words.formUnion(Tokeniser.words(text))
        case .integer(let number): words.insert(String(number))
        case .decimal(let number): words.insert("\(number)")
        case .double(let number): words.insert("\(number)")
        case .list(let values): for value in values { gather(value, hidesSpoken: hidesSpoken, into: &words) }
        case .record(let record):
            for (field, value) in record.fields
            where !Self.hiddenFields.contains(field) || (field == "spokenPhrase" && !hidesSpoken) {
                if field == "type" || field == "location" { continue }
                gather(value, hidesSpoken: hidesSpoken, into: &words)
            }
        case .bool, .data, .date, .dateComponents: break
        }
    }

    private func gather(_ contact: Contact, into words: inout Set<String>) {
        let texts =
            [contact.fullName, contact.organization, contact.jobTitle, contact.relationship ?? ""] + contact.nicknames
            + contact.addresses.flatMap { [$0.city, $0.state, $0.street] } + contact.handles.compactMap(\.label)
        for text in texts { words.formUnion(Tokeniser.words(text)) }
        guard let relationship = contact.relationship else { return }
        for (word, relations) in grammar.words.relationships where relations.contains(relationship) { words.insert(word) }
    }
}
