import IntentSchema

extension SlotScanner {
    private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "doctor", "professor", "prof", "sir"]
    private static let labels: [String: String] = [
        "cell": "mobile", "mobile": "mobile", "cellphone": "mobile", "iphone": "mobile", "home": "home", "house": "home",
        "work": "work",
        "office": "work", "landline": "home",
    ]
    private static let mostPeople = 20

    /// One person, or several joined by "and" and commas.
    func people(at start: Int, isList: Bool) -> [SlotMatch] {
        let first = onePerson(at: start)
        guard isList else { return first }
        return first + first.flatMap { extend($0) }
    }

    private func extend(_ match: SlotMatch) -> [SlotMatch] {
        guard case .people(let people) = match.reading, people.count < Self.mostPeople, match.end < utterance.count else {
            return []
        }
        var next = match.end
        if utterance.word(next) == "and" { next += 1 } else if !utterance.tokens[next].followsPunctuation { return [] }
        var result: [SlotMatch] = []
        for other in onePerson(at: next) {
            guard case .people(let more) = other.reading else { continue }
            // Behind a comma only somebody known: anything else may be the message.
            if next == match.end, more.allSatisfy({ $0.contacts.isEmpty && $0.handle == nil }) { continue }
            let joined = SlotMatch(
                end: other.end, quality: min(match.quality, other.quality) - 0.01, reading: .people(people + more))
            result.append(joined)
            result += extend(joined)
        }
        return result
    }

    private func onePerson(at start: Int) -> [SlotMatch] {
        if let handle = handle(at: start) { return [handle] }
        var result = related(at: start) + referred(at: start)
        let named = Self.titles.contains(utterance.word(start)) || utterance.word(start) == "the" ? start + 1 : start
        context.contacts.matches(in: utterance, at: named) { end, contacts in
            result.append(match(contacts, start..<end, quality: 0.98))
        }
        let longest = result.map(\.end).max() ?? start
        for (end, contacts) in context.contacts.misspelt(in: utterance, at: named) where end > longest {
            result.append(match(contacts, start..<end, quality: 0.88))
        }
        let known = Set(result.map(\.end))
        // "My friend AJ" names AJ; a number is no name.
        let isFriend = utterance.word(start) == "my" && grammar.words.relationships[utterance.word(start + 1)] != nil
        let unknownStart = isFriend ? start + 2 : start
        guard unknownStart < utterance.count, utterance.tokens[unknownStart].kind == .word else {
            return result + result.compactMap(labelled)
        }
        for unknown in unknownWords(at: unknownStart, atMost: 3, quality: 0.5) where !known.contains(unknown.end) {
            // The longer the name that nobody has, the likelier it is none.
            let length = Float(unknown.end - start)
            result.append(match([], unknownStart..<unknown.end, quality: 0.55 - 0.05 * length))
        }
        return result + result.compactMap(labelled)
    }

    private func match(_ contacts: [Int32], _ words: Range<Int>, quality: Float) -> SlotMatch {
        .init(end: words.upperBound, quality: quality, reading: .people([.init(contacts: contacts, words: words)]))
    }

    private static let pronouns: Set<String> = ["him", "her", "them"]

    /// `her`: whoever was last dealt with.
    private func referred(at start: Int) -> [SlotMatch] {
        guard Self.pronouns.contains(utterance.word(start)) else { return [] }
        for record in context.recent {
            let contacts = record.people.compactMap { context.contacts.index(id: $0) }
            if let contact = contacts.first { return [match([contact], start..<start + 1, quality: 0.96)] }
        }
        return []
    }

    /// `my brother`, `mom`.
    private func related(at start: Int) -> [SlotMatch] {
        let isOwn = utterance.word(start) == "my"
        let index = isOwn ? start + 1 : start
        var result: [SlotMatch] = []
        if isOwn {
            context.contacts.matches(in: utterance, at: index) { end, contacts in
                result.append(match(contacts, start..<end, quality: 0.95))
            }
        }
        guard let relations = grammar.words.relationships[utterance.word(index)] else { return result }
        let contacts = context.contacts.related(relations)
        result.removeAll { $0.end == index + 1 && !contacts.isEmpty }
        if result.isEmpty { result.append(match(contacts, start..<index + 1, quality: contacts.isEmpty ? 0.85 : 0.985)) }
        return result
    }

    /// The same person at the handle named behind: `John's mobile`, `mom at work`.
    private func labelled(_ match: SlotMatch) -> SlotMatch? {
        guard case .people(var people) = match.reading, !people[0].contacts.isEmpty else { return nil }
        var index = match.end
        if utterance.reads("is", at: index) {
            index += 1
        } else if ["at", "on"].contains(utterance.word(index)) {
            index += 1
            if ["his", "her", "their", "the"].contains(utterance.word(index)) { index += 1 }
        } else {
            return nil
        }
        guard let label = Self.labels[utterance.word(index)] else { return nil }
        index += 1
        while ["phone", "number", "line"].contains(utterance.word(index)) { index += 1 }
        people[0].label = label
        people[0].words = people[0].words.lowerBound..<index
        return .init(end: index, quality: match.quality, reading: .people(people))
    }

    /// A telephone number or an e-mail address.
    private func handle(at start: Int) -> SlotMatch? {
        guard start < utterance.count else { return nil }
        if utterance.tokens[start].kind == .email {
            let handle = Contact.Handle(kind: .emailAddress, value: utterance.tokens[start].text)
            return .init(
                end: start + 1, quality: 0.98, reading: .people([.init(contacts: [], words: start..<start + 1, handle: handle)]))
        }
        var digits = utterance.word(start) == "+" ? "+" : ""
        var end = digits.isEmpty ? start : start + 1
        while end < utterance.count, utterance.tokens[end].kind == .number || utterance.word(end) == "-" {
            digits += utterance.tokens[end].text.filter(\.isNumber)
            end += 1
        }
        guard digits.count >= 3, digits.count <= 16, utterance.tokens[end - 1].kind == .number else { return nil }
        let isLong = digits.count >= 7 || ["911", "112", "999", "411", "311"].contains(digits)
        guard isLong else { return nil }
        let handle = Contact.Handle(kind: .phoneNumber, value: digits)
        return .init(end: end, quality: 0.97, reading: .people([.init(contacts: [], words: start..<end, handle: handle)]))
    }
}

extension Record {
    /// The contacts' identifiers of the people in the record, in order of field names.
    fileprivate var people: [String] {
        if type == "INPerson" { return self["contactIdentifier"]?.string.map { [$0] } ?? [] }
        return fields.sorted { $0.key < $1.key }.flatMap { $0.value.people }
    }
}

extension ParameterValue {
    fileprivate var people: [String] { record?.people ?? list?.flatMap(\.people) ?? [] }
}
