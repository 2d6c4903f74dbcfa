import CompactCoding

/// A set of words, known by their hashes alone.
struct WordHashes: Sendable {
    /// In order.
    private var hashes: [UInt64] = []

    mutating func insert(_ word: String) { insert(WordHash.of(word)) }

    mutating func insert(_ others: WordHashes) { for hash in others.hashes { insert(hash) } }

    private mutating func insert(_ hash: UInt64) {
        let place = place(of: hash)
        if place == hashes.count || hashes[place] != hash { hashes.insert(hash, at: place) }
    }

    func contains(_ word: String) -> Bool {
        let hash = WordHash.of(word)
        let place = place(of: hash)
        return place < hashes.count && hashes[place] == hash
    }

    /// Where the hash is, or would be.
    private func place(of hash: UInt64) -> Int {
        var low = 0
        var high = hashes.count
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension WordHashes: Archivable {
    static var blank: WordHashes { WordHashes() }

    mutating func archive(_ archive: inout Archive) throws { try archive.plain(&hashes) }
}
