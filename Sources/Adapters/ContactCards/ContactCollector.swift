import Foundation
import IntentSchema

/// Collects the contacts of a file and resolves what concerns several cards: identifiers, the owner, relationships.
struct ContactCollector {
    private var contents: [CardContent] = []
    private(set) var problems: [CardProblem] = []
    private var indexByIdentifier: [String: Int] = [:]

    /// Adds the next card's content. An exact duplicate of an earlier card is dropped silently.
    ///
    /// - Parameter content: `nil` if the card is not imported.
    mutating func add(_ content: CardContent?, problems: [CardProblem]) {
        self.problems += problems
        guard var content else { return }
        let given = content.contact.id
        guard let identifier = freeIdentifier(for: content.contact) else { return }
        if !given.isEmpty, identifier != given, let other = indexByIdentifier[given] { reportTaken(content, by: contents[other]) }
        content.contact.id = identifier
        indexByIdentifier[content.contact.id] = contents.count
        contents.append(content)
    }

    /// The contacts in order, after all cards have been added.
    ///
    /// - Parameter owner: the UID or full name of the owner's card; `nil` if a card is marked.
    mutating func finish(owner: String?) -> [Contact] {
        let ownerIndex = ownerIndex(owner)
        if let ownerIndex { relate(contents[ownerIndex].relations, of: ownerIndex) }
        relateOthers(except: ownerIndex)
        return contents.map(\.contact)
    }

    // MARK: Identifiers

    private mutating func reportTaken(_ content: CardContent, by other: CardContent) {
        problems.append(
            CardProblem(
                card: content.number, line: content.line, name: content.contact.fullName,
                message: "card \(other.number) has the same UID but different contents",
                advice: "give it a different UID, or remove one of the two cards", effect: .valueIgnored))
    }

    /// The card's own identifier, or one derived from its content if it has none or it is already taken; `nil` if an earlier
    /// contact is identical.
    private func freeIdentifier(for contact: Contact) -> String? {
        let derived = ContentHash.identifier(of: contact)
        var copy = contact
        if copy.id.isEmpty { copy.id = derived }
        var number = 1
        while let index = indexByIdentifier[copy.id] {
            if contents[index].contact == copy { return nil }
            copy.id = number == 1 ? derived : "\(derived)-\(number)"
            number += 1
        }
        return copy.id
    }

    // MARK: The owner

    /// Finds the owner's card and marks it as the only one.
    private mutating func ownerIndex(_ owner: String?) -> Int? {
        let marked = contents.indices.filter { contents[$0].contact.isMe }
        let candidates = owner.map { matches($0) } ?? marked
        for index in marked { contents[index].contact.isMe = false }
        if let owner, candidates.isEmpty {
            report("no card has the UID or full name '\(owner)' given for your own card", "give one of the names in the file")
        }
        guard let index = candidates.first else { return nil }
        if candidates.count > 1 {
            let numbers = candidates.map { String(contents[$0].number) }.joined(separator: ", ")
            let advice = owner == nil ? "keep X-ERRAND-ME on one of them" : "give the UID instead"
            report("several cards are marked as yours: \(numbers); card \(contents[index].number) was used", advice)
        }
        contents[index].contact.isMe = true
        return index
    }

    private mutating func report(_ message: String, _ advice: String) {
        problems.append(CardProblem(card: nil, line: nil, message: message, advice: advice, effect: .noCard))
    }

    /// The cards with this UID, or else those with this full name.
    private func matches(_ reference: String) -> [Int] {
        if let index = indexByIdentifier[reference] { return [index] }
        let wanted = reference.comparable
        return contents.indices.filter { contents[$0].contact.fullName.comparable == wanted }
    }

    // MARK: Relationships

    private mutating func relate(_ relations: [Relation], of owner: Int) {
        for relation in relations {
            let others = matches(relation.target).filter { $0 != owner }
            guard let other = others.first, others.count == 1 else {
                reportRelation(relation, of: owner, matchCount: others.count)
                continue
            }
            guard contents[other].contact.relationship == nil else { continue }
            contents[other].contact.relationship = Self.relationship(relation, gender: contents[other].gender)
        }
    }

    /// Relations between other contacts are optional, so a missing one is not a problem.
    private mutating func relateOthers(except owner: Int?) {
        let related = contents.indices.filter { $0 != owner && !contents[$0].relations.isEmpty }
        guard !related.isEmpty else { return }
        let byName = Dictionary(grouping: contents.indices) { contents[$0].contact.fullName.comparable }
        for index in related {
            for relation in contents[index].relations {
                let others = indexByIdentifier[relation.target].map { [$0] } ?? byName[relation.target.comparable] ?? []
                guard others.count == 1, others[0] != index,
                    let kind = Self.relationship(relation, gender: contents[others[0]].gender)
                else { continue }
                contents[index].contact.relations.append(.init(kind: kind, contact: contents[others[0]].contact.id))
            }
        }
    }

    private mutating func reportRelation(_ relation: Relation, of owner: Int, matchCount: Int) {
        let who = matchCount == 0 ? "matches no card in the file" : "matches \(matchCount) cards"
        problems.append(
            CardProblem(
                card: contents[owner].number, line: relation.line, name: contents[owner].contact.fullName,
                message: "the related person named here \(who)",
                advice: matchCount == 0 ? "write their full name as on their card" : "name their card's UID instead",
                effect: .valueIgnored))
    }

    /// vCard 4.0 only has siblings, parents, children and spouses; the other card's GENDER selects the word.
    private static func relationship(_ relation: Relation, gender: String?) -> String? {
        let byGender: [String: (male: String, female: String)] = [
            "sibling": ("brother", "sister"), "parent": ("father", "mother"), "child": ("son", "daughter"),
            "spouse": ("husband", "wife"),
        ]
        guard let kind = relation.kinds.first else { return nil }
        return switch gender {
        case "M": byGender[kind]?.male ?? kind
        case "F": byGender[kind]?.female ?? kind
        default: kind
        }
    }
}

extension String {
    /// Normalized for comparing names: without case, accents and superfluous spaces.
    fileprivate var comparable: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ").folding(
            options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
