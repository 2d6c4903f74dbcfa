import IntentSchema

// People meant by what was shown last: by its place in the list, or by what is in it.
extension SlotScanner {
    /// "The second one", "the last caller", "the noodle one", "the one about dinner": the person of one of the messages or calls that
    /// were shown last. Nobody if none was shown at that place; such words are never a name.
    func shownAt(_ start: Int) -> [SlotMatch] {
        guard let (rank, end) = shownRank(at: start) else { return described(at: start) + namedStrangers(at: start) }
        let list = shownList
        let place = rank < 0 ? list.count - 1 : rank - 1
        guard list.indices.contains(place) else {
            // "The last message" is the app's to find.
            return rank > 0 ? [nobody(start..<end)] : []
        }
        return [match(list[place], start..<end)].compactMap(\.self)
    }

    /// Somebody by name: they are meant themselves, not the group to which they have written.
    private func byName(_ shown: Record, _ words: Range<Int>) -> SlotMatch? {
        let isOfGroup = shown["speakableGroupName"] != nil || shown["groupName"] != nil
        guard isOfGroup, let person = shown["sender"]?.record else { return match(shown, words) }
        return .init(
            end: words.upperBound, quality: 0.98, reading: .people([PersonReading(contacts: [], words: words, shown: person)]))
    }

    private func match(_ shown: Record, _ words: Range<Int>) -> SlotMatch? {
        guard let person = shown["sender"]?.record ?? shown.people.first else { return nil }
        let reading = PersonReading(
            contacts: contact(person).map { [$0] } ?? [], words: words, shown: contact(person) == nil ? person : nil, item: shown)
        return .init(end: words.upperBound, quality: 0.98, reading: .people([reading]))
    }

    /// The place in a list that the words name, from 1, or -1 for the last, with their end: "the second one", "the third".
    private func shownRank(at start: Int) -> (rank: Int, end: Int)? {
        let isDefinite = small.definite.contains(utterance.word(start))
        let first = isDefinite ? start + 1 : start
        guard first < utterance.count else { return nil }
        if small.lastWords.contains(utterance.word(first)) {
            return small.shownNouns.contains(utterance.word(first + 1)) ? (-1, first + 2) : nil
        }
        guard let ordinal = quantities.ordinal(at: first) else { return nil }
        if small.shownNouns.contains(utterance.word(ordinal.end)) { return (ordinal.value, ordinal.end + 1) }
        // "The second: I'm late"; "the second of May" is a day.
        let ends = ordinal.end == utterance.count || utterance.tokens[ordinal.end].followsPunctuation
        return isDefinite && ends ? (ordinal.value, ordinal.end) : nil
    }

    /// The messages or calls that were shown last, whatever was done with one of them since.
    func listShown() -> [Record] {
        let recent = context.recent
        return recent.indices.dropLast().firstResult { index -> [Record]? in
            guard looksUp(recent[index].type), recent[index + 1].type.hasPrefix(recent[index].type) else { return nil }
            let lists = recent[index + 1].fields.sorted { $0.key < $1.key }.compactMap(\.value.list)
            let records = lists.first { !$0.isEmpty }?.compactMap(\.record) ?? []
            return records.contains { !$0.people.isEmpty } ? records : nil
        } ?? []
    }

    // MARK: Descriptions

    private static let longestDescription = 3

    /// "The noodle one", "the message about dinner": the only one that was shown with all of these words. "The … one" is nobody's name
    /// and no text, so that nobody is meant by it if there is none.
    private func described(at start: Int) -> [SlotMatch] {
        guard small.definite.contains(utterance.word(start)), !shownList.isEmpty else { return [] }
        let end = min(utterance.count, start + 2 + Self.longestDescription)
        guard let noun = (start + 1..<max(start + 1, end)).first(where: { small.shownNouns.contains(utterance.word($0)) }) else {
            return []
        }
        let stands = small.ones.contains(utterance.word(noun))
        if noun > start + 1 {
            return [only(with: start + 1..<noun, from: start, to: noun + 1) ?? (stands ? nobody(start..<noun + 1) : nil)]
                .compactMap(\.self)
        }
        let first = noun + 2
        guard first < utterance.count, small.describers.contains(utterance.word(noun + 1)) else { return [] }
        let border = (first + 1..<utterance.count).first { utterance.tokens[$0].followsPunctuation } ?? utterance.count
        let ends = first + 1...min(border, first + Self.longestDescription)
        let found = ends.compactMap { only(with: first..<$0, from: start, to: $0) }
        guard found.isEmpty, stands else { return found }
        // "The one about taxes that I'm late": what follows the description begins with a small word.
        let content = ends.first { !isStopWord[$0 - 1] } ?? first + 1
        return ends.prefix { end in end <= content || !isStopWord[end - 1] }.filter { $0 >= content }.map { nobody(start..<$0) }
    }

    private func nobody(_ words: Range<Int>) -> SlotMatch {
        let reading = PersonReading(contacts: [], words: words, isMissing: true)
        return SlotMatch(end: words.upperBound, quality: 0.98, reading: .people([reading]))
    }

    private func only(with words: Range<Int>, from start: Int, to end: Int) -> SlotMatch? {
        let wanted = Set(
            words.filter { !grammar.words.stopWords.contains(utterance.word($0)) }.map {
                utterance.text($0..<$0 + 1).lowercased()
            })
        guard !wanted.isEmpty, !words.contains(where: { $0 > words.lowerBound && utterance.tokens[$0].followsPunctuation }) else {
            return nil
        }
        let fitting = shownList.filter { wanted.isSubset(of: $0.words(grammar.words.tokens)) }
        return fitting.count == 1 ? match(fitting[0], start..<end) : nil
    }
}

// MARK: - Names

extension SlotScanner {
    /// "The garage", "Priya Nair": someone who was shown last and is no contact, by the whole name or by a word of it that is no
    /// contact's and nobody else's there.
    private func namedStrangers(at start: Int) -> [SlotMatch] {
        guard !shownList.isEmpty else { return [] }
        let first = small.definite.contains(utterance.word(start)) ? start + 1 : start
        guard first < utterance.count, utterance.tokens[first].kind == .word, !isStopWord[first] else { return [] }
        let strangers = shownList.compactMap { shown -> (item: Record, name: [String])? in
            guard let person = shown["sender"]?.record ?? shown.people.first, contact(person) == nil,
                let name = person["displayName"]?.string
            else { return nil }
            return (shown, grammar.words.tokens.words(name))
        }
        let whole = strangers.first { stranger in
            !stranger.name.isEmpty && stranger.name.indices.allSatisfy { utterance.word(first + $0) == stranger.name[$0] }
        }
        if let whole {
            return [byName(whole.item, start..<first + whole.name.count)].compactMap(\.self)
        }
        let word = utterance.word(first)
        let named = strangers.filter { $0.name.contains(word) }
        guard let only = named.first, named.allSatisfy({ $0.name == only.name }),
            context.contacts.names.values([word]).isEmpty || isNewlyShown && !showsContact(named: word)
        else { return [] }
        return [byName(only.item, start..<first + 1)].compactMap(\.self)
    }
}

extension SlotScanner {
    /// Whether the list is what was answered last, so that a name means somebody in it.
    private var isNewlyShown: Bool {
        context.recent.first.map { looksUp($0.type) } ?? false && context.lapsed == nil
    }

    /// Whether a contact of that name is in the list.
    private func showsContact(named word: String) -> Bool {
        let named = Set(context.contacts.names.values([word]))
        return shownList.contains { shown in
            let people = [shown["sender"]?.record].compactMap(\.self) + shown.people
            return people.contains { contact($0).map(named.contains) ?? false }
        }
    }
}

extension Record {
    /// The words of its texts and of the names in it.
    fileprivate func words(_ rules: TokenRules) -> Set<String> {
        fields.values.reduce(into: []) { result, value in
            if let text = value.string { result.formUnion(rules.words(text)) }
            if let record = value.record { result.formUnion(record.words(rules)) }
        }
    }
}
