import IntentSchema

/// A hash of a card's content that is the same in every run, version and machine.
///
/// FNV-1a with 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv). Swift's `Hasher` is seeded per process, and a cryptographic
/// hash has no benefit: whoever writes the cards only harms their own import with a collision, and colliding identifiers within
/// a file are made distinct.
struct ContentHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a text and a terminator, so that "ab", "c" and "a", "bc" differ.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0xFF)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}

extension ContentHash {
    /// A derived identifier for a card without one: equal cards get equal ones. It does not depend on who the owner is.
    static func identifier(of contact: Contact) -> String {
        var hash = ContentHash()
        for text in [contact.fullName, contact.givenName, contact.middleName, contact.familyName] { hash.combine(text) }
        for text in [contact.organization, contact.jobTitle] + contact.nicknames { hash.combine(text) }
        for handle in contact.handles { hash.combine(handle.value) }
        for address in contact.addresses {
            for text in [address.street, address.city, address.state, address.postalCode, address.country] { hash.combine(text) }
        }
        let digits = String(hash.value, radix: 16)
        return "card-" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
