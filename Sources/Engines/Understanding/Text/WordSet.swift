import CompactCoding

/// A set of words stored as hashes (`WordHash`), in a table with open addressing.
///
/// Every word of an utterance is looked up in dozens of sets; sets of strings would rehash it each time, slowly.
struct WordSet: Sendable {
    /// 0 if empty; at least half are empty. The count is a power of two.
    private var hashes: [UInt64] = []
    private var count = 0

    func contains(_ word: String) -> Bool { !hashes.isEmpty && contains(hash: WordHash.of(word)) }

    /// Whether the token's text is in the set.
    func contains(_ token: Token) -> Bool { contains(hash: token.hash) }

    func contains(hash: UInt64) -> Bool {
        guard !hashes.isEmpty else { return false }
        return hashes[place(of: Self.key(hash))] != 0
    }

    mutating func insert(_ word: String) { insert(key: Self.key(WordHash.of(word))) }

    mutating func formUnion(_ others: some Sequence<String>) {
        for word in others { insert(word) }
    }

    mutating func formUnion(_ others: WordSet) {
        for key in others.hashes where key != 0 { insert(key: key) }
    }

    private mutating func insert(key: UInt64) {
        if (count + 1) * 2 > hashes.count { grow() }
        let place = place(of: key)
        guard hashes[place] == 0 else { return }
        hashes[place] = key
        count += 1
    }

    private static func key(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 : hash }

    /// The slot where the key is, or would be, stored.
    private func place(of key: UInt64) -> Int {
        let mask = hashes.count - 1
        var place = Int(truncatingIfNeeded: key) & mask
        while hashes[place] != 0, hashes[place] != key { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = hashes
        hashes = Array(repeating: 0, count: Swift.max(8, old.count * 2))
        for key in old where key != 0 { hashes[place(of: key)] = key }
    }
}

extension WordSet: ExpressibleByArrayLiteral {
    init(arrayLiteral words: String...) { formUnion(words) }
}

extension WordSet: Archivable {
    static var blank: WordSet { [] }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.plain(&hashes)
        guard archive.isReading else { return }
        count = hashes.count { $0 != 0 }
        // Probing a table without a free slot would never end.
        guard hashes.count & (hashes.count - 1) == 0, hashes.isEmpty || count < hashes.count else { throw ArchiveError.damaged }
    }
}
