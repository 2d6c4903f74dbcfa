import IntentSchema

/// Adjusts the boundaries of the model's values: list elements, title words, parts of a time.
struct SpanRepair {
    let reader: TurnReader
    let intent: Int

    private static let longestElement = 4

    private var utterance: Utterance { reader.utterance }
    private var grammar: Grammar { reader.grammar }

    func repaired(_ found: [HeardValue]) -> [HeardValue] {
        let whole = withWholeNames(withWholeLeads(found))
        let named = withKnownNames(
            NameRepair(reader: reader, intent: intent).repaired(
                whole.map { withKin(trimmed($0)) }.compactMap(withoutTimes)
                    .filter { !isInTime($0, besides: whole) && !saysHow($0) && !countsThings($0) && !isNegated($0) }))
        let joined = JoinedValues(reader: reader, intent: intent).completed(named.map { wholeTitle($0, besides: named) })
        return completedLists(joinedTimes(withoutStrangers(joined))).map(withNegation)
    }

    /// Leaves out unknown names beside one that an app knows, where there can be only one and nothing joins them: "is Bramble charged enough
    /// to get to Napa".
    private func withoutStrangers(_ found: [HeardValue]) -> [HeardValue] {
        found.filter { heard in
            let kinds = kinds(heard.name)
            guard kinds.contains(where: { $0 == .title || $0 == .phrase }), !isList(heard.name), !isKnown(heard) else {
                return true
            }
            return !found.contains { other in
                let (end, start) = (
                    min(other.words.upperBound, heard.words.upperBound), max(other.words.lowerBound, heard.words.lowerBound)
                )
                guard other.name == heard.name, end <= start, isKnown(other) else { return false }
                let between = end..<start
                return !between.contains { isJoint($0) || grammar.words.alternatives.contains(utterance.word($0)) }
                    && !utterance.tokens[start].followsPunctuation
            }
        }
    }

    /// Trims conjunctions at both ends, "68 or", and from names what begins with a verb of its own, "Mom and pay Wei".
    private func trimmed(_ heard: HeardValue) -> HeardValue {
        guard !kinds(heard.name).contains(where: { $0 == .text || $0 == .texts || $0 == .title }) else {
            return heard
        }
        var words = heard.words
        if kinds(heard.name).contains(where: { $0.isPerson || $0 == .place }),
            let verb = words.dropFirst().first(where: reader.beginsCommand)
        {
            words = words.lowerBound..<verb
        }
        while words.count > 1, isJoint(words.upperBound - 1) { words = words.lowerBound..<words.upperBound - 1 }
        while words.count > 1, isJoint(words.lowerBound) { words = words.lowerBound + 1..<words.upperBound }
        return HeardValue(name: heard.name, words: words, isLikely: heard.isLikely)
    }

    /// Extends a person by words that make it another person, or several: "mom's doctor", "great-aunt", "both my parents".
    private func withKin(_ heard: HeardValue) -> HeardValue {
        guard kinds(heard.name).contains(where: { $0.isPerson }) else { return heard }
        var (start, end) = (heard.words.lowerBound, heard.words.upperBound)
        if start > 0, grammar.words.kinPrefixes.contains(utterance.word(start - 1)),
            grammar.words.relationships[utterance.word(start)] != nil
        {
            start -= 1
        }
        if let pairing = (max(0, start - 2)..<start).first(where: { reader.end(of: .pairing, at: $0) == start }) {
            start = pairing
        }
        while reader.scanner.readsPossessive(at: end), grammar.words.relationships[utterance.word(end + 1)] != nil { end += 2 }
        return HeardValue(name: heard.name, words: start..<end, isLikely: heard.isLikely)
    }

    /// Leaves no part of somebody's whole name to the value behind it: "john okoro: awesome" tells John Okoro "awesome".
    private func withWholeNames(_ found: [HeardValue]) -> [HeardValue] {
        var result = found
        for index in result.indices where kinds(result[index].name).contains(where: \.isPerson) {
            let words = result[index].words
            guard let end = words.firstResult({ reader.scanner.wholeNameEnd(at: $0) }), end > words.upperBound else { continue }
            result[index].words = words.lowerBound..<end
            for other in result.indices where other != index && result[other].words.lowerBound >= words.upperBound {
                guard result[other].words.lowerBound < end else { continue }
                result[other].words = end..<max(end, result[other].words.upperBound)
            }
        }
        return result.filter { !$0.words.isEmpty }
    }

    /// Extends what is part of a time that is told as some while ahead of another, and keeps nothing else of its words: "2 hours before my
    /// flight at 6 pm".
    private func withWholeLeads(_ found: [HeardValue]) -> [HeardValue] {
        var leads = reader.scanner.timesAhead
        guard !leads.isEmpty else { return found }
        return found.compactMap { heard in
            guard let lead = leads.firstIndex(where: { $0.contains(heard.words.lowerBound) }) else { return heard }
            guard kinds(heard.name).contains(.time) else { return kinds(heard.name).contains(.text) ? heard : nil }
            var result = heard
            result.words = leads.remove(at: lead)
            return result
        }
    }

    /// Whether the words are no name but say how an amount is split: "split evenly".
    private func saysHow(_ heard: HeardValue) -> Bool {
        guard kinds(heard.name).contains(where: { $0.isName }) else { return false }
        return heard.words.allSatisfy { grammar.words.splits.contains(utterance.word($0)) }
    }

    /// Whether a number or unit is only part of a time: "at 6 tonight".
    ///
    /// In "a table for two tonight" the model marks the time separately.
    private func isInTime(_ heard: HeardValue, besides all: [HeardValue]) -> Bool {
        let isMeasure = grammar.intents[intent].definitions.values.contains { $0.value == heard.name || $0.unit == heard.name }
        guard isMeasure || kinds(heard.name).contains(where: { $0 == .number || $0 == .count }) else {
            return false
        }
        return reader.scanner.entities.contains { entity in
            entity.kind == .time && entity.range.count > heard.words.count && heard.words.allSatisfy(entity.range.contains)
                && !all.contains { other in
                    other.words.overlaps(heard.words.upperBound..<entity.range.upperBound) && !other.words.overlaps(heard.words)
                        && kinds(other.name).contains { $0 == .time }
                }
        }
    }

    /// Whether a number, which the model takes for people or for an hour, tells how many there are of the things behind it: "I have two big
    /// suitcases", "add three tasks".
    private func countsThings(_ heard: HeardValue) -> Bool {
        let (start, end) = (heard.words.lowerBound, heard.words.upperBound)
        guard end < utterance.count, reader.scanner.quantities.integer(at: start, limit: 1_000)?.end == end,
            case let kinds = kinds(heard.name), kinds.contains(.count) || kinds.contains(.time),
            reader.scanner.party(at: start) == nil,
            start == 0 || reader.end(of: kinds.contains(.time) ? .relation : .purpose, at: start - 1) != start,
            case let next = utterance.tokens[end], next.kind == .word, !next.followsPunctuation,
            !reader.scanner.isStopWord[end], grammar.words.counting.people.longest(in: utterance, at: end) == nil,
            grammar.words.counting.people.longest(in: utterance, at: end + 1) == nil
        else { return false }
        // "A table for 2 tonight at Luna Piccola", "5 seats": the words behind it are another value, or of the request.
        return !reader.scanner.entities.contains { $0.range.contains(end) }
            && (kinds.contains(.time) || !grammar.intents[intent].vocabulary.contains(next.text))
    }

    /// Whether a state stands behind a negation, with at most a person and adverbs between them: "which bills haven't I paid" are not the
    /// paid ones.
    private func isNegated(_ heard: HeardValue) -> Bool {
        guard kinds(heard.name).contains(.enumeration), heard.words.lowerBound > 0 else { return false }
        let start = heard.words.lowerBound
        return (max(0, start - Self.mostBehindNegation)..<start).contains { index in
            guard let end = reader.end(of: .negation, at: index), end <= start else { return false }
            return (end..<start).allSatisfy { reader.scanner.isStopWord[$0] && !utterance.tokens[$0].followsPunctuation }
        }
    }

    private static let mostBehindNegation = 4

    /// Extends a text by the "not" before it: "remind me not to call".
    private func withNegation(_ heard: HeardValue) -> HeardValue {
        guard kinds(heard.name).contains(where: { $0 == .text }) else { return heard }
        let start = heard.words.lowerBound
        let negation = (max(0, start - 2)..<start).first { index in
            guard let found = grammar.words.sentences.longest(in: utterance, at: index), let kind = found.values.first,
                Sentence.allCases[Int(kind)] == .negated
            else { return false }
            return found.end == start || found.end == start - 1 && grammar.words.small.to.contains(utterance.word(start - 1))
        }
        var result = heard
        if let negation { result.words = negation..<heard.words.upperBound }
        return result
    }

    private func kinds(_ name: String) -> [SlotDefinition.Kind] {
        grammar.slots(named: name, of: intent).compactMap { grammar.slotFacts[$0].kind }
    }

    private func definitions(_ name: String) -> [SlotDefinition] {
        grammar.slots(named: name, of: intent).compactMap { grammar.intents[intent].definitions[grammar.slots[$0].name] }
    }

    // MARK: Names

    /// Removes a trailing time from a name: "Dad tomorrow"; `nil` if it is only a time or an amount.
    private func withoutTimes(_ heard: HeardValue) -> HeardValue? {
        guard heard.name == "app" || kinds(heard.name).contains(where: { $0.isName }) else { return heard }
        var result = heard
        for entity in reader.scanner.entities.reversed() where isTime(entity) && entity.range.overlaps(heard.words) {
            // A name may begin with a number or a day: "Friday Nights", "5th Avenue".
            guard entity.range.upperBound >= result.words.upperBound else { continue }
            let end = max(entity.range.lowerBound, result.words.lowerBound)
            guard end > result.words.lowerBound else { return isKnown(heard) ? heard : nil }
            result.words = result.words.lowerBound..<end
        }
        return result
    }

    private func isTime(_ entity: FoundEntity) -> Bool {
        switch entity.kind {
        case .time, .duration, .recurrence, .money, .measure: true
        default: false
        }
    }

    /// Whether the words name a known entity.
    private func isKnown(_ heard: HeardValue) -> Bool {
        if heard.name == "app" { return !reader.scanner.apps(at: heard.words.lowerBound).isEmpty }
        return grammar.slots(named: heard.name, of: intent).contains { slot in
            reader.scanner.singleMatches(grammar.slots[slot].recogniser, at: heard.words.lowerBound).contains { match in
                match.end == heard.words.upperBound && match.reading.isKnown
            }
        }
    }

    // MARK: Known names

    /// Adds exact names from the apps' vocabulary, whatever the model marks there: "Plum and Anchor".
    private func withKnownNames(_ found: [HeardValue]) -> [HeardValue] {
        var result = found
        for (name, words) in knownNames {
            let overlapping = result.filter { $0.words.overlaps(words) }
            let isCrossed = overlapping.contains {
                $0.words.lowerBound < words.lowerBound || $0.words.upperBound > words.upperBound
            }
            // If the words name two things, the model's choice stands.
            guard !overlapping.contains(where: { $0.words == words && isTitle($0.name) }) else { continue }
            let isHeard = result.contains { isSame($0.name, name) }
            guard !isCrossed || overlapping.allSatisfy({ isSame($0.name, name) }),
                isHeard == overlapping.contains(where: { isSame($0.name, name) })
            else { continue }
            result.removeAll { $0.words.overlaps(words) }
            result.append(
                HeardValue(name: overlapping.first { isSame($0.name, name) }?.name ?? name, words: words, isLikely: true))
        }
        return result.sorted { $0.words.lowerBound < $1.words.lowerBound }
    }

    /// The names in the utterance that apps list for the intent's slots: titles, and phrases of several words.
    private var knownNames: [(name: String, words: Range<Int>)] {
        grammar.intents[intent].kinds.flatMap { name, kind -> [(String, Range<Int>)] in
            guard kind.hasVocabulary, let slot = grammar.intents[intent].slotIndices[name] else { return [] }
            let recogniser = grammar.recognisers[grammar.slots[slot].recogniser]
            guard let names = reader.scanner.names.vocabulary(recogniser) else { return [] }
            var result: [(String, Range<Int>)] = []
            for start in 0..<utterance.count where !(result.last?.1.contains(start) ?? false) {
                let heard = names.matches(at: start).filter { $0.way <= .variant }
                guard let end = heard.map(\.end).max(), kind == .title || end > start + 1 else { continue }
                result.append((name, start..<end))
            }
            return result
        }
    }

    private func isTitle(_ name: String) -> Bool { kinds(name).contains { $0 == .title } }

    /// Whether both names refer to one slot, by its name or its target.
    private func isSame(_ first: String, _ second: String) -> Bool {
        first == second
            || !Set(grammar.slots(named: first, of: intent)).isDisjoint(with: grammar.slots(named: second, of: intent))
    }

    // MARK: Titles

    /// Extends a title by adjacent capitalised words that no other value uses: "Stand by Me".
    private func wholeTitle(_ heard: HeardValue, besides all: [HeardValue]) -> HeardValue {
        guard reader.scanner.isMixedCase, kinds(heard.name).contains(where: { $0 == .title }),
            isCapitalised(heard.words.lowerBound)
        else { return heard }
        var result = heard
        var end = heard.words.upperBound
        while end < utterance.count, !utterance.tokens[end].followsPunctuation, !isTaken(end, all, but: heard) {
            end += 1
            if isCapitalised(end - 1) { result.words = result.words.lowerBound..<end }
            if end - result.words.upperBound > 2 { break }
        }
        return result
    }

    private func isCapitalised(_ index: Int) -> Bool {
        let token = utterance.tokens[index]
        return token.kind == .word && utterance.characters[token.start].isUppercase || token.expansion != nil
    }

    private func isTaken(_ index: Int, _ all: [HeardValue], but heard: HeardValue) -> Bool {
        all.contains { $0.words.contains(index) && $0.words != heard.words }
    }

    // MARK: Times

    /// Joins "tomorrow" and an adjacent "8am" to one time.
    private func joinedTimes(_ found: [HeardValue]) -> [HeardValue] {
        var result: [HeardValue] = []
        for heard in found {
            if let last = result.last, last.name == heard.name, heard.words.lowerBound - last.words.upperBound <= 1,
                heard.words.lowerBound >= last.words.upperBound,
                kinds(heard.name).contains(where: { $0 == .time || $0 == .past })
            {
                result[result.count - 1].words = last.words.lowerBound..<heard.words.upperBound
            } else {
                result.append(heard)
            }
        }
        return result
    }

    // MARK: Lists

    /// Adds list elements that the model missed: words between two joints are an element like their neighbours.
    private func completedLists(_ found: [HeardValue]) -> [HeardValue] {
        var result = found
        for name in Set(found.map(\.name)) where isList(name) {
            let elements = result.filter { $0.name == name }
            guard elements.count > 1, let first = elements.first, let last = elements.last else { continue }
            let region = first.words.lowerBound..<listEnd(behind: last.words.upperBound, besides: result)
            guard !result.contains(where: { $0.name != name && $0.words.overlaps(region) }) else { continue }
            let parts = elementsOf(region)
            guard parts.count >= elements.count || hasCommas(region) else { continue }
            result.removeAll { $0.name == name }
            result += parts.map { HeardValue(name: name, words: $0, isLikely: first.isLikely) }
        }
        return result.sorted { $0.words.lowerBound < $1.words.lowerBound }
    }

    /// Whether the slot takes a list of free-form items.
    private func isList(_ name: String) -> Bool {
        definitions(name).contains { definition in
            switch definition.kind {
            case .texts, .phrases: true
            case .text, .title, .phrase: definition.shape?.isList ?? false
            default: false
            }
        }
    }

    private func hasCommas(_ region: Range<Int>) -> Bool {
        region.dropFirst().contains { utterance.tokens[$0].followsPunctuation }
    }

    /// The end of the list, with the elements after the last one marked, each preceded by a joint and a few words long.
    private func listEnd(behind end: Int, besides all: [HeardValue]) -> Int {
        var end = end
        while end < utterance.count {
            let joint = isJoint(end)
            guard joint || utterance.tokens[end].followsPunctuation else { break }
            var next = joint ? end + 1 : end
            let start = next
            while next < utterance.count, next - start < Self.longestElement, !isJoint(next),
                next == start || !utterance.tokens[next].followsPunctuation, !all.contains(where: { $0.words.contains(next) }),
                !reader.scanner.isStopWord[next] || grammar.words.small.elementArticles.contains(utterance.word(next))
            {
                next += 1
            }
            guard next > start else { break }
            end = next
        }
        return end
    }

    private func isJoint(_ index: Int) -> Bool { grammar.words.small.elementJoints.contains(utterance.word(index)) }

    /// The elements: split at commas if there are any, so that "salt and pepper" is one, else at "and".
    private func elementsOf(_ region: Range<Int>) -> [Range<Int>] {
        let usesCommas = region.dropFirst().count { utterance.tokens[$0].followsPunctuation } > 1
        var parts: [Range<Int>] = []
        var start = region.lowerBound
        for index in region {
            let comma = index > start && utterance.tokens[index].followsPunctuation
            // After the last comma an "and" still separates: "plates, cups and a blanket".
            let isLastPart = !region[(index + 1)...].contains { utterance.tokens[$0].followsPunctuation }
            let joint = isJoint(index) && (!usesCommas || isLastPart && !comma)
            guard comma || joint else { continue }
            if index > start { parts.append(start..<index) }
            start = isJoint(index) ? index + 1 : index
        }
        if start < region.upperBound { parts.append(start..<region.upperBound) }
        return parts.map(withoutArticle).filter { !$0.isEmpty }
    }

    private func withoutArticle(_ words: Range<Int>) -> Range<Int> {
        var start = words.lowerBound
        while start < words.upperBound - 1, isJoint(start) || grammar.words.small.elementArticles.contains(utterance.word(start))
        {
            start += 1
        }
        return start..<words.upperBound
    }
}
