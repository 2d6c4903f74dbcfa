import IntentSchema

// People meant by what was shown last: by its place in the list, or by what is in it.
extension SlotScanner {
    /// "The second one", "the last caller", "the noodle one", "the one about dinner": the person of one of the messages or calls that
    /// were shown last. Nobody if none was shown at that place; such words are never a name.
    func shownAt(_ start: Int) -> [SlotMatch] {
        guard let (rank, end) = shownRank(at: start) else { return described(at: start) }
        let list = shownList
        let place = rank < 0 ? list.count - 1 : rank - 1
        guard list.indices.contains(place) else {
            // "The last message" is the app's to find.
            guard rank > 0 else { return [] }
            let reading = PersonReading(contacts: [], words: start..<end, isMissing: true)
            return [.init(end: end, quality: 0.98, reading: .people([reading]))]
        }
        return [match(list[place], start..<end)].compactMap(\.self)
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
    private var shownList: [Record] {
        let recent = context.recent
        return recent.indices.dropLast().firstResult { index -> [Record]? in
            guard recent[index + 1].type.hasPrefix(recent[index].type) else { return nil }
            let lists = recent[index + 1].fields.sorted { $0.key < $1.key }.compactMap(\.value.list)
            let records = lists.first { !$0.isEmpty }?.compactMap(\.record) ?? []
            return records.contains { !$0.people.isEmpty } ? records : nil
        } ?? []
    }

    // MARK: Descriptions

    private static let longestDescription = 3

    /// "The noodle one", "the message about dinner": the only one that was shown with all of these words.
    private func described(at start: Int) -> [SlotMatch] {
        guard small.definite.contains(utterance.word(start)), !context.recent.isEmpty else { return [] }
        let end = min(utterance.count, start + 2 + Self.longestDescription)
        guard let noun = (start + 1..<max(start + 1, end)).first(where: { small.shownNouns.contains(utterance.word($0)) }) else {
            return []
        }
        if noun > start + 1 { return [only(with: start + 1..<noun, from: start, to: noun + 1)].compactMap(\.self) }
        let first = noun + 2
        guard first < utterance.count, small.describers.contains(utterance.word(noun + 1)) else { return [] }
        return (first + 1...min(utterance.count, first + Self.longestDescription)).compactMap { end in
            only(with: first..<end, from: start, to: end)
        }
    }

    private func only(with words: Range<Int>, from start: Int, to end: Int) -> SlotMatch? {
        let wanted = Set(words.filter { !isStopWord[$0] }.map { utterance.word($0) })
        guard !wanted.isEmpty, !words.contains(where: { $0 > words.lowerBound && utterance.tokens[$0].followsPunctuation }) else {
            return nil
        }
        let fitting = shownList.filter { wanted.isSubset(of: $0.words(grammar.words.tokens)) }
        return fitting.count == 1 ? match(fitting[0], start..<end) : nil
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
