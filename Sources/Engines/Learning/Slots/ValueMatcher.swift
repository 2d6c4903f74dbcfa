/// Finds values known from training in a sentence.
struct ValueMatcher {
    /// The slots that had the key's phrase or word as a value, with counts.
    typealias Lookup = (UInt32) -> [(slot: Int, count: Int)]

    private let phrases: Lookup
    private let words: Lookup
    /// Names of the slots.
    private let slots: [String]
    private let hashes: [UInt64]
    private let own: ValueTable

    private static let phrase: UInt64 = 0x51
    private static let word: UInt64 = 0x52

    /// - Parameters:
    ///   - slots: Their names.
    ///   - hashes: The hashes of their names, if already computed.
    ///   - own: The sentence's own contribution to the table, which is subtracted: a value must not match itself.
    init(
        phrases: @escaping Lookup, words: @escaping Lookup, slots: [String], hashes: [UInt64]? = nil,
        own: ValueTable = ValueTable()
    ) {
        self.phrases = phrases
        self.words = words
        self.slots = slots
        self.hashes = hashes ?? slots.map { FeatureHash.of($0) }
        self.own = own
    }

    /// The longest matches for each slot, and the slots whose values contained each word.
    func marks(_ forms: [UInt64]) -> [Mark] {
        var marks: [Mark] = []
        var covered = [Int](repeating: 0, count: slots.count)
        for start in forms.indices {
            let key = ValueTable.key(forms[start])
            for (slot, _) in matches(words(key), own.words[key]) {
                marks.append(mark(start..<start + 1, Self.word, slot))
            }
            for (slot, end) in longest(from: start, forms) where covered[slot] < end {
                covered[slot] = end
                marks.append(mark(start..<end, Self.phrase, slot))
            }
        }
        return marks
    }

    private func mark(_ range: Range<Int>, _ kind: UInt64, _ slot: Int) -> Mark {
        Mark(range: range, label: FeatureHash.join(kind, hashes[slot]), name: slots[slot])
    }

    private func longest(from start: Int, _ forms: [UInt64]) -> [(slot: Int, end: Int)] {
        var ends: [(slot: Int, end: Int)] = []
        var hash: UInt64 = 1
        for end in start + 1...min(start + ValueTable.longest, forms.count) {
            hash = FeatureHash.join(hash, forms[end - 1])
            let key = FeatureHash.key(hash)
            for (slot, _) in matches(phrases(key), own.phrases[key]) {
                ends.removeAll { $0.slot == slot }
                ends.append((slot, end))
            }
        }
        return ends
    }

    private func matches(_ found: [(slot: Int, count: Int)], _ own: [Int: Int]?) -> [(slot: Int, count: Int)] {
        guard let own else { return found }
        return found.filter { $0.count > own[$0.slot, default: 0] }
    }
}
