import Foundation
import NameMatching

extension SlotScanner {
    /// Unknown words that may be part of a name.
    func unknownWords(at start: Int, atMost limit: Int, quality: Float, allowing joints: WordSet = []) -> [SlotMatch] {
        var result: [SlotMatch] = []
        var end = start
        while end < utterance.count, end - start < limit {
            let token = utterance.tokens[end]
            if end > start, token.followsPunctuation || isLastFiller(end) { break }
            let isJoint = end > start && joints.contains(token)
            // "At like seven": "like" is not a name.
            guard isJoint || canBeName[end], end > start || !grammar.words.fillers.contains(token) else { break }
            end += 1
            guard !isJoint, mayBeProperName(start..<end) else { continue }
            result.append(.init(end: end, quality: quality, reading: .unknown(start..<end)))
        }
        return result
    }

    /// Whether the words may be a name that nobody has told of.
    ///
    /// They are none if each of them is a verb, an adverb or a word that only points ("afraid", "the others"), unless it has a capital where
    /// others have none; nor if the first is one without a capital where there are some: "invite Zoë". What stands in quotation marks is a name.
    func mayBeProperName(_ words: Range<Int>) -> Bool {
        if quotes.contains(where: { $0.overlaps(words) }) { return true }
        guard let first = words.first(where: { !isStopWord[$0] }), words.contains(where: { !isNoName[$0] }),
            end(of: .same, at: first) == nil
        else {
            return false
        }
        return !isNoName[first] || !words.contains { findings.hasCapital($0) }
    }

    /// "Dad pls": trailing filler is not part of a name.
    private func isLastFiller(_ index: Int) -> Bool { index + 1 == utterance.count && isFiller[index] }

    func phraseMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        let heard = names.vocabulary(reader)?.matches(at: start) ?? []
        var result = heard.filter { $0.way <= .variant }.map { vocabularyMatch($0, at: start) }
        reader.words.matches(in: utterance, at: start) { end, values in
            guard !result.contains(where: { $0.end == end }), let index = values.first else { return }
            let quality: Float = end > start + 1 ? 1.005 : 0.98
            result.append(.init(end: end, quality: quality, reading: .phrase(name: reader.names[Int(index)], items: [])))
        }
        if result.isEmpty { result += heard.filter(isOneThing).map { vocabularyMatch($0, at: start) } }
        if reader.open > 0 {
            let known = Set(result.map(\.end))
            result += unknownWords(at: start, atMost: reader.open, quality: 0.45).filter { !known.contains($0.end) }
        }
        return result
    }

    /// An app's name for a biller, or words that may be such a name.
    func billerMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        let known = knownPhrases(reader, at: start)
        let ends = Set(known.map(\.end))
        let open = unknownWords(at: start, atMost: 3, quality: 0.6).filter { match in
            !ends.contains(match.end) && mayNameBiller(start..<match.end)
        }
        return known + open.map { .init(end: $0.end, quality: $0.quality, reading: .biller(name: start..<$0.end)) }
    }

    /// Whether a company may be called like that: not one who is known, not what compares or counts bills, "the second cheapest", "every".
    func mayNameBiller(_ words: Range<Int>) -> Bool {
        !words.contains { grammar.words.comparisons[utterance.word($0)] != nil } && !namesPerson(words)
            && !words.contains { small.each.contains(utterance.word($0)) }
    }

    /// Whether a person among the contacts is named, who sends no bills.
    private func namesPerson(_ words: Range<Int>) -> Bool {
        words.contains { index in
            context.contacts.names.values([utterance.word(index)]).contains {
                !context.contacts.contacts[Int($0)].givenName.isEmpty
            }
        }
    }

    /// The apps' vocabulary phrases, which score slightly below a template's own words.
    private func knownPhrases(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        (names.vocabulary(reader)?.matches(at: start) ?? []).filter { $0.way <= .variant || isOneThing($0) }.map {
            var match = vocabularyMatch($0, at: start)
            match.quality *= 0.98
            return match
        }
    }

    /// Titles in the apps' vocabulary for the parameter, and the user's own.
    func knownTitles(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        let heard = (names.vocabulary(reader)?.matches(at: start) ?? []) + titlesOfApps(reader, at: start)
        let whole =
            heard.filter { $0.way <= .variant || isOneThing($0) }.map { vocabularyMatch($0, at: start) } + shownTitles(at: start)
        return whole.isEmpty ? partialTitle(reader, at: start) : whole
    }

    /// Titles shown in this conversation are known from then on.
    private func shownTitles(at start: Int) -> [SlotMatch] {
        guard let shown else { return [] }
        return shown.scan.matches(at: start).filter { $0.way == .exact }.compactMap { match in
            match.values.first.map { value in
                .init(end: match.end, quality: 0.99 * match.quality, reading: .phrase(name: shown.titles[Int(value)], items: []))
            }
        }
    }

    /// The names that the open request offers to choose from, as they are said, with how the app writes them.
    func scanOffered() -> [(words: Range<Int>, name: String)] {
        guard !context.offered.isEmpty, let shown, shown.offered > 0 else { return [] }
        return utterance.tokens.indices.reduce(into: []) { found, start in
            guard found.last.map({ $0.words.upperBound <= start }) ?? true else { return }
            let name = shown.scan.matches(at: start).filter { $0.way == .exact }.reversed().firstResult { match in
                match.values.first { $0 < shown.offered }.map { (words: start..<match.end, name: shown.titles[Int($0)]) }
            }
            if let name { found.append(name) }
        }
    }

    /// The user's own words for things in apps that do what the slot is for: a band is no restaurant.
    private func titlesOfApps(_ reader: SlotRecogniser, at start: Int) -> [NameMatch] {
        guard let found = names.titles?.matches(at: start), !found.isEmpty else { return [] }
        let intent = String(reader.vocabulary.prefix { $0 != "." })
        return found.filter { match in
            match.values.contains { context.apps[context.appIndex.items[Int($0)].app].intents.contains(intent) }
        }
    }

    /// "Kitsune" for "Kitsune House": the only title of the apps' vocabulary with that word, if the word has no other meaning.
    private func partialTitle(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        let token = utterance.tokens[start]
        let word = NameWords.folded(token.text)
        guard token.kind == .word, token.word < 0, token.expansion == nil, !names.isCommon(word),
            let items = context.appIndex.titleWords["\(reader.vocabulary) \(word)"],
            Set(items.map { context.appIndex.items[Int($0)].identifier }).count == 1
        else { return [] }
        return [.init(end: start + 1, quality: 0.9, reading: .phrase(name: nil, items: items))]
    }

    /// Whether inexactly matched phrases all refer to the same item.
    private func isOneThing(_ match: NameMatch) -> Bool {
        Set(match.values.map { context.appIndex.items[Int($0)].identifier }).count == 1
    }

    private func vocabularyMatch(_ match: NameMatch, at start: Int) -> SlotMatch {
        let hearing = NameMatchExplanation(match, words: start..<match.end, .items(match.values))
        return .init(
            end: match.end, quality: 0.99 * match.quality, reading: .phrase(name: nil, items: match.values),
            hearings: [hearing].compactMap(\.self))
    }

    func enumerationMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        var result: [SlotMatch] = []
        reader.words.matches(in: utterance, at: start) { end, values in
            guard let index = values.first else { return }
            // "Debit card" outranks "debit" before a word that the template also has.
            let quality: Float = end > start + 1 ? 1.005 : 0.98
            result.append(.init(end: end, quality: quality, reading: .value(reader.names[Int(index)])))
        }
        guard result.isEmpty else { return result }
        return misspelt(reader.words, at: start).map { end, index in
            .init(end: end, quality: 0.88, reading: .value(reader.names[index]))
        }
    }

    /// Listed phrases with a typo, if only one value fits.
    func misspelt(_ table: PhraseTable, at start: Int) -> [(end: Int, index: Int)] {
        table.misspelt(in: utterance, at: start).compactMap { end, values in values.count == 1 ? (end, Int(values[0])) : nil }
    }

    /// `5 kilometres`, `5k`, `half an hour`, `200 calories`.
    func goalMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        var result: [SlotMatch] = []
        func add(_ amount: Decimal, unitAt index: Int) {
            reader.words.matches(in: utterance, at: index) { end, values in
                guard let value = values.first else { return }
                let half = small.halfMore.longest(in: utterance, at: end)?.end
                let whole = NSDecimalNumber(decimal: half == nil ? amount : amount + 0.5).doubleValue
                let reading = Reading.goal(whole, unit: reader.names[Int(value)])
                result.append(.init(end: half ?? end, quality: 0.99, reading: reading))
            }
        }
        if start + 1 < utterance.count, utterance.tokens[start].kind == .number, utterance.tokens[start + 1].isAttached {
            add(Decimal(string: utterance.tokens[start].text) ?? 0, unitAt: start + 1)
        }
        if result.isEmpty, let number = quantities.number(at: start) { add(number.value, unitAt: number.end) }
        if result.isEmpty, let (amount, index) = part(at: start) { add(amount, unitAt: index) }
        if result.isEmpty, let (amount, index) = portion(at: start) { add(amount, unitAt: index) }
        return result
    }

    /// `three quarters of a`, `a quarter of a`, `a quarter`.
    private func part(at start: Int) -> (Decimal, Int)? {
        let first = small.indefinite.contains(utterance.word(start)) ? start + 1 : start
        guard let found = quantities.share(at: start) ?? quantities.share(at: first), found.value < 1 else { return nil }
        let end = small.of.contains(utterance.word(found.end)) ? found.end + 1 : found.end
        return (found.value, small.indefinite.contains(utterance.word(end)) ? end + 1 : end)
    }

    /// `half an`, `a quarter`, `an`; the rest of `an hour and a half` is read after the unit.
    private func portion(at start: Int) -> (Decimal, Int)? {
        let next = utterance.word(start + 1)
        if small.half.contains(utterance.word(start)) { return (0.5, small.indefinite.contains(next) ? start + 2 : start + 1) }
        guard small.indefinite.contains(utterance.word(start)) else { return nil }
        return small.half.contains(next) ? (0.5, start + 2) : (1, start + 1)
    }

    /// Whether the words, perhaps with "my" before them, name an account by its type: "my savings".
    func namesAccount(_ words: Range<Int>) -> Bool {
        let first = words.lowerBound
        let start = small.my.contains(utterance.word(first)) || small.definite.contains(utterance.word(first)) ? first + 1 : first
        var isAccount = false
        grammar.accounts?.types.matches(in: utterance, at: start) { end, _ in isAccount = isAccount || end == words.upperBound }
        return isAccount
    }

    /// Whether the words are a number that calls no account, such as "8".
    func isTooShort(forAccount words: Range<Int>) -> Bool {
        words.count == 1 && utterance.tokens[words.lowerBound].kind == .number
            && utterance.word(words.lowerBound).count < Self.shortestAccount
    }

    /// The fewest digits by which an account is called.
    private static let shortestAccount = 4

    /// The account name before the word "account", or a known account type alone.
    func accountMatches(_ reader: SlotRecogniser, at start: Int) -> [SlotMatch] {
        var result = knownPhrases(reader, at: start).filter { $0.end > start + 1 }
        let named = Set(result.map(\.end))
        func type(_ range: Range<Int>) -> String? {
            var name: String?
            for index in range {
                reader.types.matches(in: utterance, at: index) { end, values in
                    if end <= range.upperBound { name = values.first.map { reader.typeNames[Int($0)] } }
                }
            }
            return name
        }
        var known: Set<Int> = []
        reader.types.matches(in: utterance, at: start) { end, _ in if end > start + 1 { known.insert(end) } }
        for match in unknownWords(at: start, atMost: 5, quality: 0.6, allowing: small.accountJoints) {
            let range = start..<match.end
            guard !named.contains(match.end) else { continue }
            guard let type = type(range) else {
                // "45 dollars to Luca" goes to a person.
                if names.contacts.matches(at: start, limit: 1).contains(where: { $0.end == match.end && $0.way == .exact }) {
                    continue
                }
                if isTooShort(forAccount: range) { continue }
                if small.accountNouns.contains(utterance.word(match.end)) || reader.isLenient {
                    result.append(.init(end: match.end, quality: 0.7, reading: .account(name: range, type: nil)))
                }
                continue
            }
            let quality: Float = known.contains(match.end) ? 1.005 : 0.97 - 0.02 * Float(range.count)
            result.append(.init(end: match.end, quality: quality, reading: .account(name: range, type: type)))
        }
        reader.types.matches(in: utterance, at: start) { end, values in
            guard !result.contains(where: { $0.end == end }), let value = values.first else { return }
            result.append(
                .init(end: end, quality: 0.97, reading: .account(name: start..<end, type: reader.typeNames[Int(value)])))
        }
        return result
    }
}
