public import IntentSchema
public import NameMatching

/// Contacts indexed by everything they may be called: full and given names, nicknames, family names, organisations, phonetic
/// forms, relations to the owner, and handles.
///
/// - Complexity: O(*n* log *n*) to build; a look-up takes O(log *n*). Besides the names, it takes some 12 bytes a contact: servers keep those of many people.
public final class ContactIndex: Sendable {
    /// In the order given.
    public let contacts: [Contact]
    /// Primary names first (full name, given name, nickname), then family names and organisations; values are indices of
    /// contacts.
    public let names: NameIndex
    private let relations: [String: [Int32]]
    /// Indices of contacts, by their identifiers.
    private let identifiers: [Int32]
    /// Half a hash of a handle's key, and the contact's index; sorted.
    private let handles: [UInt64]
    /// Whether any contact has a user name.
    let hasUserNames: Bool
    /// Index of the owner's own card; `nil` if there is none.
    let owner: Int32?

    public init(_ contacts: [Contact]) {
        self.contacts = contacts
        owner = contacts.firstIndex(where: \.isMe).map { Int32($0) }
        var builder = NameIndex.Builder()
        var relations: [String: [Int32]] = [:]
        var handles: [UInt64] = []
        handles.reserveCapacity(contacts.reduce(0) { $0 + $1.handles.count })
        for (position, contact) in contacts.enumerated() {
            let index = Int32(position)
            builder.add(contact, index)
            if let relation = contact.relationship?.lowercased() { relations[relation, default: []].append(index) }
            for handle in contact.handles {
                handles.append(Self.hash(of: handle) | UInt64(UInt32(bitPattern: index)))
            }
        }
        hasUserNames = contacts.contains { $0.handles.contains { $0.kind == .userName } }
        self.relations = relations
        identifiers = contacts.indices.map { Int32($0) }.sorted {
            (contacts[Int($0)].id, $0) < (contacts[Int($1)].id, $1)
        }
        handles.sort()
        self.handles = handles
        names = builder.build()
    }

    /// The contacts with one of these relations to the owner, in contact order.
    func related(_ names: [String]) -> [Int32] {
        names.flatMap { relations[$0] ?? [] }.sorted()
    }

    /// The index of the contact with the identifier; `nil` if there is none.
    func index(id: String) -> Int32? {
        let place = identifiers.firstPlace { contacts[Int($0)].id >= id }
        guard place < identifiers.count, contacts[Int(identifiers[place])].id == id else { return nil }
        return identifiers[place]
    }

    /// The contact with the identifier; `nil` if there is none.
    public func contact(id: String) -> Contact? { index(id: id).map { contacts[Int($0)] } }

    /// The contacts with the handle, regardless of how the number is formatted.
    public func contacts(reachedAt handle: Contact.Handle) -> [Int32] {
        let hash = Self.hash(of: handle)
        return handles[handles.firstPlace { $0 >= hash }...].prefix { $0 >> 32 == hash >> 32 }
            .map { Int32(truncatingIfNeeded: $0 & 0xFFFF_FFFF) }
            .filter { index in contacts[Int(index)].handles.contains { Self.isSame($0.value, handle.value) } }
    }

    /// Half a hash of a handle's key, above 32 bits that are zero.
    private static func hash(of handle: Contact.Handle) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key(handle).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return (hash ^ (hash << 29)) & ~0xFFFF_FFFF
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

extension Array {
    /// The place of the first element of which something is true that is true of all that follow; the end if there is none.
    fileprivate func firstPlace(where isTrue: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
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
