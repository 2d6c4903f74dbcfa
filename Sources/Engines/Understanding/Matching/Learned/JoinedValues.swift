import IntentSchema

/// Adds values joined to a learned value by "and", "or" or a comma: "the front and rear windows".
struct JoinedValues {
    let reader: TurnReader
    let intent: Int

    private static let longest = 4

    private var utterance: Utterance { reader.utterance }
    private var grammar: Grammar { reader.grammar }

    func completed(_ found: [HeardValue]) -> [HeardValue] {
        let parted = found.flatMap(parts).flatMap(inOrder)
        var result = parted
        for heard in parted where takesKnown(heard.name) {
            var last = heard
            while let next = following(last, besides: result) {
                result.append(next)
                last = next
            }
            var first = heard
            while let before = preceding(first, besides: result) {
                result.append(before)
                first = before
            }
        }
        return result.sorted { $0.words.lowerBound < $1.words.lowerBound }
    }

    /// Splits a list that the model marked as one value: "jazz and blues".
    private func parts(_ heard: HeardValue) -> [HeardValue] {
        guard takesKnown(heard.name), let joint = heard.words.dropFirst().first(where: isJoint),
            !knownEnds(heard.name, at: heard.words.lowerBound).contains(heard.words.upperBound)
        else { return [heard] }
        let next = behindArticles(joint + 1)
        guard
            knownEnds(heard.name, at: heard.words.lowerBound).contains(joint)
                || isPerson(heard.name) && reader.scanner.isFullName(heard.words.lowerBound..<joint),
            next < heard.words.upperBound,
            !knownEnds(heard.name, at: next).isEmpty || firstNameEnd(heard.name, at: next) != nil
        else { return [heard] }
        let first = HeardValue(name: heard.name, words: heard.words.lowerBound..<joint, isLikely: heard.isLikely)
        return [first] + parts(HeardValue(name: heard.name, words: next..<heard.words.upperBound, isLikely: heard.isLikely))
    }

    /// Splits a title that names a sequence: "Counting Foxes and then Slow Biscuit".
    private func inOrder(_ heard: HeardValue) -> [HeardValue] {
        let isTitle = slots(heard.name).contains { grammar.intents[intent].definitions[$0.name]?.kind == .title }
        guard isTitle, let place = heard.words.dropFirst().firstResult({ sequel(at: $0, before: heard.words.upperBound) }) else {
            return [heard]
        }
        let first = HeardValue(name: heard.name, words: heard.words.lowerBound..<place.lowerBound, isLikely: heard.isLikely)
        let rest = HeardValue(
            name: heard.name, words: place.upperBound..<heard.words.upperBound, isLikely: heard.isLikely)
        return [first] + inOrder(rest)
    }

    /// A sequel phrase of several lower-case words, from the token on.
    private func sequel(at start: Int, before limit: Int) -> Range<Int>? {
        guard let end = grammar.words.sequels.longest(in: utterance, at: start)?.end, end > start + 1, end < limit,
            !(start..<end).contains(where: { utterance.characters[utterance.tokens[$0].start].isUppercase })
        else { return nil }
        return start..<end
    }

    /// Whether the slot has values known by name.
    private func takesKnown(_ name: String) -> Bool {
        slots(name).contains { slot in
            switch grammar.intents[intent].definitions[slot.name]?.kind {
            case .person, .people, .phrase, .phrases, .enumeration, .account, .title: true
            default: false
            }
        }
    }

    private func slots(_ name: String) -> [Grammar.Slot] { grammar.slots(named: name, of: intent).map { grammar.slots[$0] } }

    private func following(_ heard: HeardValue, besides all: [HeardValue]) -> HeardValue? {
        let end = heard.words.upperBound
        guard end < utterance.count else { return nil }
        let hasJoint = isJoint(end)
        guard hasJoint || utterance.tokens[end].followsPunctuation else { return nil }
        let start = behindArticles(hasJoint ? end + 1 : end)
        let ends = knownEnds(heard.name, at: start)
        let isOr = hasJoint && grammar.words.alternatives.contains(utterance.word(end))
        let unknown = isOr ? unknownEnd(heard.name, at: start) : hasJoint ? firstNameEnd(heard.name, at: start) : nil
        guard let last = ends.max() ?? unknown else { return nil }
        // After a mere comma a list element is accepted only if the list continues.
        guard hasJoint || last < utterance.count && isJoint(last) else { return nil }
        return value(heard.name, start..<last, all)
    }

    private func preceding(_ heard: HeardValue, besides all: [HeardValue]) -> HeardValue? {
        var joint = heard.words.lowerBound - 1
        while joint > 0, isArticle(joint) { joint -= 1 }
        guard joint > 0, isJoint(joint) else { return nil }
        for start in max(0, joint - Self.longest)..<joint where knownEnds(heard.name, at: start).contains(joint) {
            return value(heard.name, start..<joint, all)
        }
        return nil
    }

    private func value(_ name: String, _ words: Range<Int>, _ all: [HeardValue]) -> HeardValue? {
        all.contains { $0.words.overlaps(words) } ? nil : HeardValue(name: name, words: words, isLikely: true)
    }

    /// The ends of the slot's known values that start at the token.
    private func knownEnds(_ name: String, at start: Int) -> [Int] {
        guard start < utterance.count, !isArticle(start) else { return [] }
        return slots(name).flatMap { slot in
            // "Mom and dad" are two people, whether or not the contact cards identify them.
            let isKin = grammar.intents[intent].definitions[slot.name]?.kind.isPerson ?? false
            let kin = isKin && grammar.words.relationships[utterance.word(start)] != nil ? [start + 1] : []
            return kin
                + reader.scanner.singleMatches(slot.recogniser, at: start).filter { match in
                    if case .text = match.reading { return false }
                    return match.reading.isKnown
                }.map(\.end)
        }
    }

    /// The end of a first name that nobody known has: "Priya and Daniel".
    private func firstNameEnd(_ name: String, at start: Int) -> Int? {
        isPerson(name) && start < utterance.count && reader.scanner.names.isName(utterance.word(start)) ? start + 1 : nil
    }

    private func isPerson(_ name: String) -> Bool {
        slots(name).contains { grammar.intents[intent].definitions[$0.name]?.kind.isPerson ?? false }
    }

    /// The end of an unknown name: before a word of the request, a time or an amount.
    private func unknownEnd(_ name: String, at start: Int) -> Int? {
        let isTitle = slots(name).contains { grammar.intents[intent].definitions[$0.name]?.kind == .title }
        guard isTitle else { return nil }
        let limit = min(utterance.count, start + Self.longest)
        let vocabulary = grammar.intents[intent].vocabulary
        let end = (start..<max(start, limit)).first { index in
            reader.scanner.isStopWord[index] || index > start && vocabulary.contains(utterance.word(index))
                || index > start && reader.scanner.entities.contains { $0.range.lowerBound == index }
        }
        let last = end ?? limit
        return last > start ? last : nil
    }

    private func isJoint(_ index: Int) -> Bool {
        // The "as" of "as well" joins nothing.
        index < utterance.count && reader.end(of: .too, at: index).map { $0 == index + 1 } ?? true
            && (grammar.words.joints.contains(utterance.word(index))
                || grammar.words.alternatives.contains(utterance.word(index)))
    }

    private func isArticle(_ index: Int) -> Bool { reader.scanner.isReference[index] && reader.scanner.isStopWord[index] }

    private func behindArticles(_ start: Int) -> Int {
        var index = start
        while index < utterance.count - 1, isArticle(index) { index += 1 }
        return index
    }
}
