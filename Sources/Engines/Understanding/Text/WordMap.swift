/// Values by word: a hash table with open addressing, keyed by the words' hashes and built once from a literal.
struct WordMap<Value: Sendable>: ExpressibleByDictionaryLiteral, Sendable {
    private struct Slot: Sendable {
        var hash: UInt64
        var value: Value
    }

    private var slots: [Slot?]

    init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }

    /// If a word occurs twice, its first value counts.
    init(_ elements: [(String, Value)]) {
        var size = 8
        while size < elements.count * 2 { size *= 2 }
        slots = Array(repeating: nil, count: size)
        for (word, value) in elements {
            let hash = WordHash.of(word)
            let place = place(of: hash)
            if slots[place] == nil { slots[place] = Slot(hash: hash, value: value) }
        }
    }

    private func place(of hash: UInt64) -> Int {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while let slot = slots[place], slot.hash != hash { place = (place + 1) & mask }
        return place
    }

    /// `nil` if the word has no value.
    subscript(_ word: String) -> Value? { slots[place(of: WordHash.of(word))]?.value }
}
