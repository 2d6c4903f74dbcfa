import Foundation
import IntentSchema
import NameMatching

// People by their relation to the owner or to each other.

extension SlotScanner {
    private static let longestChain = 3

    /// `my brother`, `mom`, `my friend AJ`, `uncle Bob`.
    func related(at start: Int) -> [SlotMatch] {
        let isOwn = small.my.contains(utterance.word(start))
        var index = isOwn ? start + 1 : start
        if grammar.words.kinPrefixes.contains(utterance.word(index)),
            grammar.words.relationships[utterance.word(index + 1)] != nil
        {
            index += 1
        }
        guard index < utterance.count else { return [] }
        var result: [SlotMatch] = isOwn ? people(named: index, from: start).map(ownName) : []
        let word = utterance.word(index)
        guard let relations = grammar.words.relationships[word] else {
            return result + relatedWithoutApostrophe(word, index, start)
        }
        let contacts = context.contacts.related(relations)
        if let other = otherKin(word, index, start) { return [other] }
        result += relatedAndNamed(index, contacts, from: start)
        result.removeAll { $0.end == index + 1 && !contacts.isEmpty }
        if !result.contains(where: { $0.end == index + 1 }) {
            result.append(match(contacts, start..<index + 1, quality: contacts.isEmpty ? 0.85 : 0.985))
        }
        return result
    }

    /// The words of a relation to the user that are all that is said of somebody: the "daughter" of "my daughter"; `nil` if they say anything
    /// else.
    func relation(saidBy words: Range<Int>) -> Range<Int>? {
        let start = small.my.contains(utterance.word(words.lowerBound)) ? words.lowerBound + 1 : words.lowerBound
        guard start < words.upperBound else { return nil }
        let noun = grammar.words.kinPrefixes.contains(utterance.word(start)) ? start + 1 : start
        guard noun < words.upperBound, grammar.words.relationships[utterance.word(noun)] != nil else { return nil }
        let end = grammar.words.kinSuffixes.longest(in: utterance, at: noun + 1)?.end ?? noun + 1
        return end == words.upperBound ? start..<end : nil
    }

    /// All of those whom a plural names: `my parents`. One of several is meant by a singular.
    func severalKin(_ match: SlotMatch) -> SlotMatch {
        guard case .people(let people) = match.reading, people.count == 1, people[0].contacts.count > 1, people[0].label == nil,
            case let last = people[0].words.upperBound - 1, grammar.words.relationships[utterance.word(last)] != nil,
            grammar.words.counting.people.longest(in: utterance, at: last) != nil
        else { return match }
        var result = match
        result.reading = .people(people[0].contacts.map { PersonReading(contacts: [$0], words: people[0].words) })
        return result
    }

    /// `mother-in-law`, `my step dad`: not the mother or the dad, and known only if a card has the full relation.
    private func otherKin(_ word: String, _ index: Int, _ start: Int) -> SlotMatch? {
        let hasPrefix = index > 0 && grammar.words.kinPrefixes.contains(utterance.word(index - 1))
        let suffix = grammar.words.kinSuffixes.longest(in: utterance, at: index + 1)?.end
        guard hasPrefix || suffix != nil else { return nil }
        let end = suffix ?? index + 1
        let whole = utterance.folded((hasPrefix ? index - 1 : index)..<end)
        let names = [whole, whole.replacingOccurrences(of: " ", with: "-"), whole.replacingOccurrences(of: " ", with: "")]
        return match(context.contacts.related(names), start..<end, quality: 0.985)
    }

    /// `my brothers place`: a possessive without its apostrophe.
    private func relatedWithoutApostrophe(_ word: String, _ index: Int, _ start: Int) -> [SlotMatch] {
        guard index > start, word.hasSuffix("s"), let relations = grammar.words.relationships[String(word.dropLast())] else {
            return []
        }
        let contacts = context.contacts.related(relations)
        let heard = NameMatch(end: index + 1, values: contacts, total: contacts.count, way: .variant, quality: 1)
        let hearing = NameMatchExplanation(heard, words: start..<index + 1, .contacts(contacts))
        return [match(contacts, start..<index + 1, quality: 0.9, hearings: [hearing].compactMap(\.self))]
    }

    /// A name after "my" is slightly less likely than a name alone.
    private func ownName(_ match: SlotMatch) -> SlotMatch {
        var match = match
        match.quality -= 0.03
        return match
    }

    /// A name after a relation selects one of those relatives: `my cousin Ann`. A contact of that name not recorded as a cousin
    /// may still be one.
    private func relatedAndNamed(_ relation: Int, _ contacts: [Int32], from start: Int) -> [SlotMatch] {
        guard relation + 1 < utterance.count else { return [] }
        return people(named: relation + 1, from: start).map { found in
            guard case .people(let readings) = found.reading else { return found }
            let both = readings[0].contacts.filter { contacts.contains($0) }
            // A contact recorded with another relation is excluded: the mother called Helen is not aunt Helen.
            let others = readings[0].contacts.filter { context.contacts.contacts[Int($0)].relationship == nil }
            return match(
                both.isEmpty ? others : both, start..<found.end, quality: found.quality, hearings: found.hearings)
        }
    }

    /// `my brother's wife`, `Ann's boss`: a person identified through another, if the cards have the relation.
    func kin(_ person: SlotMatch) -> [SlotMatch] {
        var result: [SlotMatch] = []
        var last = person
        for _ in 0..<Self.longestChain {
            guard case .people(let readings) = last.reading, readings[0].handle == nil, let next = possessiveEnd(last),
                let relations = grammar.words.relationships[utterance.word(next)]
            else { break }
            let found = related(to: readings[0].contacts, as: relations)
            let start = readings[0].words.lowerBound
            last = match(
                found, start..<next + 1, quality: found.isEmpty ? 0.85 : person.quality, hearings: person.hearings)
            result.append(last)
        }
        return result
    }

    private func related(to contacts: [Int32], as relations: [String]) -> [Int32] {
        var result: [Int32] = []
        for index in contacts {
            for relation in context.contacts.contacts[Int(index)].relations where relations.contains(relation.kind) {
                if let other = context.contacts.index(id: relation.contact), !result.contains(other) { result.append(other) }
            }
        }
        return result
    }
}
