public import CompactCoding

/// An index of names of one or more words, which tolerates misheard and misspelt names.
///
/// Build it once with a ``Builder``; look up with one ``NameScan`` per utterance.
public struct NameIndex: Sendable {
    /// How strongly a name is associated with a value.
    public enum Rank: UInt8, Sendable, Comparable, CaseIterable {
        /// The primary name.
        case first
        /// A secondary name, such as a family name, used if there is no value with that primary name.
        case second

        public static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
    }

    private(set) var words = WordTable()
    /// A trie: the node reached by one more word, by node and word.
    private var children: [UInt64: Int32] = [:]
    /// For each node, the index of its first value; plus an end index.
    private var firsts: [Int32] = [0, 0]
    /// The values, with the rank above the 30th bit; ordered by node, then by insertion.
    private var values: [UInt32] = []
    /// Nodes that are reached only by a pronunciation.
    private var spoken: Set<Int32> = []
    /// Half a hash of a name without its spaces, and its node; sorted.
    private var joined: [UInt64] = []

    /// An empty index.
    public init() {}

    /// Whether there are no names.
    public var isEmpty: Bool { values.isEmpty }

    static func key(_ node: Int32, _ word: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    }

    func child(_ node: Int32, _ word: Int32) -> Int32? { children[Self.key(node, word)] }

    func child(_ node: Int32, _ word: String) -> Int32? { words.known(word).flatMap { children[Self.key(node, $0)] } }

    func isSpoken(_ node: Int32) -> Bool { spoken.contains(node) }

    func hasValues(_ node: Int32) -> Bool { firsts[Int(node)] < firsts[Int(node) + 1] }

    /// The values with exactly this name, in the order added, whatever their rank.
    ///
    /// - Parameter name: its words as split by `NameWords`.
    public func values(_ name: [String]) -> [Int32] {
        var node: Int32 = 0
        for word in name {
            guard let next = child(node, word) else { return [] }
            node = next
        }
        var values: [Int32] = []
        eachValue(node) { value, _ in values.append(value) }
        return values
    }

    /// Whether there are values of that name, which is one word.
    public func names(_ word: String) -> Bool { child(0, word).map(hasValues) ?? false }

    /// Calls back with each value at the node.
    func eachValue(_ node: Int32, _ body: (Int32, Rank) -> Void) {
        for index in Int(firsts[Int(node)])..<Int(firsts[Int(node) + 1]) {
            body(Int32(values[index] & 0x3FFF_FFFF), values[index] >> 30 == 0 ? .first : .second)
        }
    }

    /// The nodes of names that equal these letters when their spaces are removed.
    func places(joined word: String) -> [Int32] {
        let prefix = Self.hash(word) >> 32
        var low = 0
        var high = joined.count
        while low < high {
            let middle = (low + high) / 2
            if joined[middle] >> 32 < prefix { low = middle + 1 } else { high = middle }
        }
        var result: [Int32] = []
        while low < joined.count, joined[low] >> 32 == prefix, result.count < 8 {
            result.append(Int32(truncatingIfNeeded: joined[low] & 0xFFFF_FFFF))
            low += 1
        }
        return result
    }

    /// Removes duplicate values of a node; those of one thing were added together, so they are adjacent.
    fileprivate mutating func dropRepeated() {
        var kept: [UInt32] = []
        kept.reserveCapacity(values.count)
        for node in 0..<firsts.count - 1 {
            let start = kept.count
            for index in Int(firsts[node])..<Int(firsts[node + 1]) {
                let isSame = kept.count > start && kept[kept.count - 1] & 0x3FFF_FFFF == values[index] & 0x3FFF_FFFF
                if isSame { kept[kept.count - 1] = min(kept[kept.count - 1], values[index]) } else { kept.append(values[index]) }
            }
            firsts[node] = Int32(start)
        }
        firsts[firsts.count - 1] = Int32(kept.count)
        values = kept
    }

    static func hash(_ word: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word.utf8 where byte != UInt8(ascii: " ") { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
}

extension NameIndex {
    /// Collects names.
    public struct Builder {
        private var index = NameIndex()
        private var count: Int32 = 1
        private var entries: [(node: Int32, value: UInt32)] = []
        private var isWritten: Set<Int32> = []

        public init() {}

        /// Adds a name for a value.
        ///
        /// - Parameters:
        ///   - name: its words in lower case without diacritics; nothing is added if it is empty.
        ///   - value: below 2^30.
        ///   - isPronunciation: whether it is spelt phonetically.
        public mutating func add(_ name: [String], _ value: Int32, rank: Rank = .first, isPronunciation: Bool = false) {
            guard !name.isEmpty else { return }
            var node: Int32 = 0
            for word in name {
                let key = NameIndex.key(node, index.words.number(of: word))
                if let known = index.children[key] {
                    node = known
                } else {
                    index.children[key] = count
                    node = count
                    count += 1
                }
            }
            if isPronunciation {
                if !isWritten.contains(node) { index.spoken.insert(node) }
            } else {
                if !index.spoken.isEmpty { index.spoken.remove(node) }
                isWritten.insert(node)
            }
            let entry = UInt32(bitPattern: value) | UInt32(rank.rawValue) << 30
            entries.append((node, entry))
            if name.count > 1 {
                index.joined.append((NameIndex.hash(name.joined()) >> 32) << 32 | UInt64(UInt32(bitPattern: node)))
            }
        }

        /// Builds the index of all names added.
        ///
        /// - Complexity: O(*n* log *n*) in the number of letters of all words.
        public consuming func build() -> NameIndex {
            var ends = Array(repeating: Int32(0), count: Int(count) + 1)
            for entry in entries { ends[Int(entry.node) + 1] += 1 }
            for node in 0..<Int(count) { ends[node + 1] += ends[node] }
            index.firsts = ends
            index.values = Array(repeating: 0, count: entries.count)
            for entry in entries {
                index.values[Int(ends[Int(entry.node)])] = entry.value
                ends[Int(entry.node)] += 1
            }
            index.dropRepeated()
            index.joined = Array(Set(index.joined)).sorted()
            index.words.finish()
            return index
        }
    }
}

extension NameIndex: Archivable {
    public static var blank: NameIndex { NameIndex() }

    /// - Throws: `ArchiveError` if the tables are inconsistent.
    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&words)
        var places = archive.isReading ? [] : children.keys.sorted()
        var next = places.map { children[$0] ?? 0 }
        var heard = spoken.sorted()
        try archive.plain(&places)
        try archive.plain(&next)
        try archive.plain(&firsts)
        try archive.plain(&values)
        try archive.plain(&heard)
        try archive.plain(&joined)
        guard archive.isReading else { return }
        guard places.count == next.count else { throw ArchiveError.damaged }
        children = Dictionary(zip(places, next)) { first, _ in first }
        spoken = Set(heard)
        guard isWhole else { throw ArchiveError("the index of names is damaged") }
    }

    /// Whether all indices are valid.
    private var isWhole: Bool {
        let nodes = 0..<Int32(clamping: firsts.count - 1)
        return firsts.count > 1 && firsts.first == 0 && firsts.last.map { Int($0) } == values.count
            && zip(firsts, firsts.dropFirst()).allSatisfy { $0 <= $1 } && children.values.allSatisfy(nodes.contains)
            && joined.allSatisfy { nodes.contains(Int32(truncatingIfNeeded: $0 & 0xFFFF_FFFF)) }
    }

    /// Whether all values are below a limit, the number of values of the owner.
    public func hasValues(below limit: Int) -> Bool { values.allSatisfy { Int($0 & 0x3FFF_FFFF) < limit } }
}
