import CompactCoding

/// Words known by their hashes (`WordHash`), in a table with open addressing.
///
/// Every word said is looked up in dozens of sets, which as sets of strings would hash it anew each time, and slowly.
struct WordSet: Sendable {
    /// In the order added.
    private var words: [String] = []
    /// 0 where there is none; at least half of them are.
    private var hashes: [UInt64] = []

    func contains(_ word: String) -> Bool { !hashes.isEmpty && contains(hash: WordHash.of(word)) }

    /// Whether the token's text is one of them.
    func contains(_ token: Token) -> Bool { contains(hash: token.hash) }

    func contains(hash: UInt64) -> Bool {
        guard !hashes.isEmpty else { return false }
        return hashes[place(of: Self.key(hash))] != 0
    }

    mutating func insert(_ word: String) {
        if (words.count + 1) * 2 > hashes.count { grow() }
        let key = Self.key(WordHash.of(word))
        let place = place(of: key)
        guard hashes[place] == 0 else { return }
        hashes[place] = key
        words.append(word)
    }

    mutating func formUnion(_ others: some Sequence<String>) {
        for word in others { insert(word) }
    }

    private static func key(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 : hash }

    /// Where the key is, or would be.
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

extension WordSet: Sequence {
    func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }
}

extension WordSet: Archivable {
    static var blank: WordSet { [] }

    mutating func archive(_ archive: inout Archive) throws {
        var words = words
        try archive.part(&words)
        guard archive.isReading else { return }
        self = []
        formUnion(words)
    }
}
