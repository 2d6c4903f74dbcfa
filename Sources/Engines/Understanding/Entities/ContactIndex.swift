public import IntentSchema
public import NameMatching

/// Contacts indexed by everything they may be called: full and given names, nicknames, family names, organisations, phonetic
/// forms, relations to the owner, and handles.
///
/// - Complexity: Linear to build; a look-up does not depend on the number of contacts.
public final class ContactIndex: Sendable {
    /// In the order given.
    public let contacts: [Contact]
    /// Primary names first (full name, given name, nickname), then family names and organisations; values are indices of
    /// contacts.
    public let names: NameIndex
    private let relations: [String: [Int32]]
    private let identifiers: [String: Int32]
    private let handles: [String: [Int32]]
    /// Whether any contact has a user name.
    let hasUserNames: Bool
    /// Index of the owner's own card; `nil` if there is none.
    let owner: Int32?

    public init(_ contacts: [Contact]) {
        self.contacts = contacts
        owner = contacts.firstIndex(where: \.isMe).map { Int32($0) }
        var builder = NameIndex.Builder()
        var relations: [String: [Int32]] = [:]
        var identifiers: [String: Int32] = [:]
        var handles: [String: [Int32]] = [:]
        identifiers.reserveCapacity(contacts.count)
        for (position, contact) in contacts.enumerated() {
            let index = Int32(position)
            builder.add(contact, index)
            if identifiers[contact.id] == nil { identifiers[contact.id] = index }
            if let relation = contact.relationship?.lowercased() { relations[relation, default: []].append(index) }
            for handle in contact.handles {
                handles[Self.key(handle), default: []].append(index)
            }
        }
        hasUserNames = contacts.contains { $0.handles.contains { $0.kind == .userName } }
        self.relations = relations
        self.identifiers = identifiers
        self.handles = handles
        names = builder.build()
    }

    /// The contacts with one of these relations to the owner, in contact order.
    func related(_ names: [String]) -> [Int32] {
        names.flatMap { relations[$0] ?? [] }.sorted()
    }

    /// The index of the contact with the identifier; `nil` if there is none.
    func index(id: String) -> Int32? { identifiers[id] }

    /// The contact with the identifier; `nil` if there is none.
    public func contact(id: String) -> Contact? { index(id: id).map { contacts[Int($0)] } }

    /// The contacts with the handle, regardless of how the number is formatted.
    public func contacts(reachedAt handle: Contact.Handle) -> [Int32] {
        (handles[Self.key(handle)] ?? []).filter { index in
            contacts[Int(index)].handles.contains { Self.isSame($0.value, handle.value) }
        }
    }

    /// Numbers with and without a country code have the same key.
    private static func key(_ handle: Contact.Handle) -> String {
        guard !handle.value.contains(where: \.isLetter) else { return handle.value.lowercased() }
        return String(handle.value.filter(\.isNumber).suffix(7))
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        guard !first.contains(where: \.isLetter) else { return first.lowercased() == second.lowercased() }
        let numbers = [first, second].map { $0.filter(\.isNumber).drop { $0 == "0" } }
        guard let short = numbers.min(by: { $0.count < $1.count }), let long = numbers.max(by: { $0.count < $1.count }) else {
            return false
        }
        // A local number omits at most the country and area codes.
        return short.count >= 7 && long.hasSuffix(short) && long.count - short.count <= 6
    }
}

extension NameIndex.Builder {
    /// Adds all names of a contact.
    fileprivate mutating func add(_ contact: Contact, _ index: Int32) {
        let full = NameWords.words(of: contact.fullName)
        let given = NameWords.words(of: contact.givenName)
        let family = NameWords.words(of: contact.familyName)
        add(full, index)
        if given + family != full { add(given + family, index) }
        if given != full { add(given, index) }
        // "Mary Ann" and "Anna-Lena" are also known by their first part.
        if given.count > 1, given[0].utf8.count > 1 {
            add([given[0]], index)
            if !family.isEmpty { add([given[0]] + family, index) }
        }
        for name in contact.nicknames {
            let nickname = NameWords.words(of: name)
            add(nickname, index)
            if !family.isEmpty, nickname.count == 1 { add(nickname + family, index) }
        }
        if family != full { add(family, index, rank: .second) }
        let organization = NameWords.words(of: contact.organization)
        if organization != full { add(organization, index, rank: .second) }
        addSounds(of: contact, given, family, index)
    }

    private mutating func addSounds(of contact: Contact, _ given: [String], _ family: [String], _ index: Int32) {
        let spokenGiven = NameWords.spoken(contact.phoneticGivenName)
        let spokenFamily = NameWords.spoken(contact.phoneticFamilyName)
        guard !spokenGiven.isEmpty || !spokenFamily.isEmpty else { return }
        add(spokenGiven, index, isPronunciation: true)
        add(spokenFamily, index, rank: .second, isPronunciation: true)
        let whole = (spokenGiven.isEmpty ? given : spokenGiven) + (spokenFamily.isEmpty ? family : spokenFamily)
        if whole.count > 1 { add(whole, index, isPronunciation: true) }
    }
}
