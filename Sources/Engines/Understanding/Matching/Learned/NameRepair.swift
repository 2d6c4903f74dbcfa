import IntentSchema

/// Restores names that the model marks as numbers or times but that are capitalised as names: "Nine Willows", "Seven Ton
/// Lullaby".
struct NameRepair {
    let reader: TurnReader
    let intent: Int

    private var utterance: Utterance { reader.utterance }
    private var grammar: Grammar { reader.grammar }

    func repaired(_ found: [HeardValue]) -> [HeardValue] {
        guard reader.scanner.isMixedCase, let name = titleSlot else { return found }
        return found.flatMap { heard -> [HeardValue] in
            guard isMeasured(heard.name), let end = nameEnd(at: heard.words.lowerBound) else { return [heard] }
            let title = HeardValue(name: name, words: heard.words.lowerBound..<end, isLikely: heard.isLikely)
            guard !found.contains(where: { $0.words != heard.words && $0.words.overlaps(title.words) }) else { return [heard] }
            guard end < heard.words.upperBound, let time = firstEntity(in: end..<heard.words.upperBound) else { return [title] }
            return [title, HeardValue(name: heard.name, words: time..<heard.words.upperBound, isLikely: heard.isLikely)]
        }
    }

    /// The only slot that takes unknown names; `nil` if there is none, or several.
    private var titleSlot: String? {
        let titles = grammar.intents[intent].definitions.filter { $0.value.kind == .title }.keys
        return titles.count == 1 ? titles.first : nil
    }

    private func isMeasured(_ name: String) -> Bool {
        grammar.slots(named: name, of: intent).contains { slot in
            switch grammar.intents[intent].definitions[grammar.slots[slot].name]?.kind {
            case .count, .number, .time, .past: true
            default: false
            }
        }
    }

    /// The end of two or more capitalised words starting at the token with a number; `nil` if there are none.
    private func nameEnd(at start: Int) -> Int? {
        guard start > 0, reader.scanner.quantities.number(at: start)?.end == start + 1 else { return nil }
        var end = start
        while end < utterance.count, isCapitalised(end), end == start || !utterance.tokens[end].followsPunctuation { end += 1 }
        return end > start + 1 ? end : nil
    }

    private func isCapitalised(_ index: Int) -> Bool {
        let token = utterance.tokens[index]
        return token.kind == .word && utterance.characters[token.start].isUppercase
            && !reader.scanner.entities.contains { $0.kind == .time && $0.range.lowerBound == index }
    }

    private func firstEntity(in words: Range<Int>) -> Int? {
        reader.scanner.entities.map(\.range.lowerBound).first(where: words.contains)
    }
}
