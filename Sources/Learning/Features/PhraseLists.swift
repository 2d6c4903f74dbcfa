import CompactCoding
import TextTokens

/// Lists of phrases such as countries or kinds of music, found in a text as hits with the list's name.
public struct PhraseLists: Sendable {
    /// What is known of a row of words: whether longer phrases begin with it, and the lists that hold it whole.
    private struct Entry {
        var isPrefix = false
        var lists: [Int] = []
    }

    private let names: [String]
    private let entries: [UInt64: Entry]

    /// Lists by name; phrases are split as texts are.
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

    /// The longest phrases of each list, in the order of the text; those of one list do not overlap.
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

extension PhraseLists: Codable {
    private enum CodingKeys: String, CodingKey { case names, keys, prefixes, ends, lists }

    /// - Throws: `DecodingError` when the tables do not fit together.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let names = try container.decode([String].self, forKey: .names)
        let keys = try container.decode(PlainArray<UInt64>.self, forKey: .keys).elements
        let prefixes = try container.decode(PlainArray<UInt8>.self, forKey: .prefixes).elements
        let ends = try container.decode(PlainArray<Int32>.self, forKey: .ends).elements
        let lists = try container.decode(PlainArray<Int32>.self, forKey: .lists).elements
        let damaged = DecodingError.dataCorrupted(
            .init(codingPath: container.codingPath, debugDescription: "the lists of phrases are damaged"))
        guard prefixes.count == keys.count, ends.count == keys.count, lists.allSatisfy({ names.indices.contains(Int($0)) }) else {
            throw damaged
        }
        var entries: [UInt64: Entry] = Dictionary(minimumCapacity: keys.count)
        var start: Int32 = 0
        for (index, key) in keys.enumerated() {
            guard ends[index] >= start, ends[index] <= lists.count else { throw damaged }
            entries[key] = Entry(
                isPrefix: prefixes[index] != 0, lists: lists[Int(start)..<Int(ends[index])].map { Int($0) })
            start = ends[index]
        }
        self.names = names
        self.entries = entries
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let entries = entries.sorted { $0.key < $1.key }
        var end: Int32 = 0
        let ends = entries.map { entry in
            end += Int32(entry.value.lists.count)
            return end
        }
        try container.encode(names, forKey: .names)
        try container.encode(PlainArray(entries.map(\.key)), forKey: .keys)
        try container.encode(PlainArray(entries.map { $0.value.isPrefix ? UInt8(1) : 0 }), forKey: .prefixes)
        try container.encode(PlainArray(ends), forKey: .ends)
        try container.encode(PlainArray(entries.flatMap { $0.value.lists.map { Int32($0) } }), forKey: .lists)
    }
}
