public import IntentSchema

/// Contacts prepared for looking up by what people call them: full and given names, nicknames, family names, organisations and
/// relations to the owner.
///
/// - Complexity: Linear to build; a look-up does not depend on the number of contacts.
public struct ContactIndex: Sendable {
    /// In the order given.
    public let contacts: [Contact]
    /// Names that people go by first: full name, given name, nickname.
    private var names = PhraseTable(isForgiving: true)
    /// Names used when nobody goes by them first: family name, organisation.
    private var others = PhraseTable(isForgiving: true)
    private var relations: [String: [Int32]] = [:]
    /// Index of the owner's own card; `nil` when there is none.
    let owner: Int32?

    public init(_ contacts: [Contact]) {
        self.contacts = contacts
        owner = contacts.firstIndex(where: \.isMe).map { Int32($0) }
        for (position, contact) in contacts.enumerated() { add(contact, Int32(position)) }
    }

    private mutating func add(_ contact: Contact, _ index: Int32) {
        let both = contact.givenName + " " + contact.familyName
        for name in [contact.fullName, both, contact.givenName] + contact.nicknames where !name.isEmpty { names.add(name, index) }
        for name in [contact.familyName, contact.organization] where !name.isEmpty { others.add(name, index) }
        if let relation = contact.relationship?.lowercased() { relations[relation, default: []].append(index) }
    }

    /// Calls back for every name that starts at the token, the shortest first, with the contacts so called in their order.
    ///
    /// The owner is called by name only when nobody else is.
    func matches(in utterance: Utterance, at start: Int, found: (_ end: Int, _ contacts: [Int32]) -> Void) {
        var firstEnds: [Int] = []
        names.matches(in: utterance, at: start) { end, values in
            firstEnds.append(end)
            found(end, withoutOwner(values))
        }
        others.matches(in: utterance, at: start) { end, values in
            if !firstEnds.contains(end) { found(end, withoutOwner(values)) }
        }
    }

    /// Names that start at the token and have one misspelt word, the shortest first, with everybody whom they may mean.
    func misspelt(in utterance: Utterance, at start: Int) -> [(end: Int, contacts: [Int32])] {
        var found = names.misspelt(in: utterance, at: start)
        for other in others.misspelt(in: utterance, at: start) {
            if let index = found.firstIndex(where: { $0.end == other.end }) {
                found[index].values += other.values.filter { !found[index].values.contains($0) }
            } else {
                found.append(other)
            }
        }
        return found.map { ($0.end, withoutOwner($0.values.sorted())) }
    }

    private func withoutOwner(_ values: [Int32]) -> [Int32] {
        guard values.count > 1, let owner else { return values }
        return values.filter { $0 != owner }
    }

    /// The contacts with one of these relations to the owner, in their order.
    func related(_ names: [String]) -> [Int32] {
        names.flatMap { relations[$0] ?? [] }.sorted()
    }

    /// The place of the contact with that identifier; `nil` when there is none.
    func index(id: String) -> Int32? { contacts.firstIndex { $0.id == id }.map { Int32($0) } }

    /// The contact with that identifier; `nil` when there is none.
    ///
    /// - Complexity: Linear in the number of contacts.
    public func contact(id: String) -> Contact? { contacts.first { $0.id == id } }
}
