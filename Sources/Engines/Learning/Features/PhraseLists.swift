public import CompactCoding
public import TextTokens

/// Lists of phrases such as countries or music genres, matched in a text as hits with the list's name.
public struct PhraseLists: Sendable {
    /// The entry of a word sequence: whether longer phrases begin with it, and the lists that contain it.
    private struct Entry {
        var isPrefix = false
        var lists: [Int] = []
    }

    private var names: [String]
    private var entries: [UInt64: Entry]

    /// Creates lists by name; phrases are tokenised like texts.
    public init(_ lists: [String: [String]]) {
        names = lists.keys.sorted()
        var entries: [UInt64: Entry] = [:]
        for (number, name) in names.enumerated() {
            for phrase in lists[name] ?? [] {
                let words = TokenisedText(phrase).tokens.map { FeatureHash.of($0.text) }
                guard !words.isEmpty else { continue }
                var hash: UInt64 = 3
                for word in words.dropLast() {
                    hash = FeatureHash.join(hash, word)
                    entries[hash, default: Entry()].isPrefix = true
                }
                hash = FeatureHash.join(hash, words[words.count - 1])
                if entries[hash]?.lists.last != number { entries[hash, default: Entry()].lists.append(number) }
            }
        }
        self.entries = entries
    }

    /// The longest matches of each list, in text order; matches of one list do not overlap.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        let words = text.tokens.map { FeatureHash.of($0.text) }
        var hits: [TokenHit] = []
        var covered = [Int](repeating: 0, count: names.count)
        for start in words.indices {
            for (list, end) in longest(from: start, words) where covered[list] < end {
                covered[list] = end
                hits.append(TokenHit(range: start..<end, label: names[list]))
            }
        }
        return hits
    }

    private func longest(from start: Int, _ words: [UInt64]) -> [(list: Int, end: Int)] {
        var ends: [(list: Int, end: Int)] = []
        var hash: UInt64 = 3
        for end in start + 1...words.count {
            hash = FeatureHash.join(hash, words[end - 1])
            guard let entry = entries[hash] else { break }
            for list in entry.lists {
                ends.removeAll { $0.list == list }
                ends.append((list, end))
            }
            guard entry.isPrefix else { break }
        }
        return ends
    }
}

extension PhraseLists: Archivable {
    public static var blank: PhraseLists { PhraseLists([:]) }

    /// - Throws: `ArchiveError` if the tables are inconsistent.
    public mutating func archive(_ archive: inout Archive) throws {
        let stored = entries.sorted { $0.key < $1.key }
        var end: Int32 = 0
        var keys = stored.map(\.key)
        var prefixes: [UInt8] = stored.map { $0.value.isPrefix ? 1 : 0 }
        var ends = stored.map { entry in
            end += Int32(entry.value.lists.count)
            return end
        }
        var lists = stored.flatMap { $0.value.lists.map { Int32($0) } }
        try archive.part(&names)
        try archive.plain(&keys)
        try archive.plain(&prefixes)
        try archive.plain(&ends)
        try archive.plain(&lists)
        guard archive.isReading else { return }
        let damaged = ArchiveError("the lists of phrases are damaged")
        guard prefixes.count == keys.count, ends.count == keys.count, lists.allSatisfy({ names.indices.contains(Int($0)) }) else {
            throw damaged
        }
        entries = Dictionary(minimumCapacity: keys.count)
        var start: Int32 = 0
        for (index, key) in keys.enumerated() {
            guard ends[index] >= start, ends[index] <= lists.count else { throw damaged }
            entries[key] = Entry(
                isPrefix: prefixes[index] != 0, lists: lists[Int(start)..<Int(ends[index])].map { Int($0) })
            start = ends[index]
        }
    }
}
