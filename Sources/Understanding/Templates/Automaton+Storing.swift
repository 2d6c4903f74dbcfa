import CompactCoding

extension Automaton: Codable {
    private enum CodingKeys: String, CodingKey { case states, starts, words, slots, finishes }

    /// - Throws: `DecodingError` when an edge leads nowhere.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        states = try container.decode(PlainArray<State>.self, forKey: .states).elements
        starts = try container.decode(PlainArray<Starts>.self, forKey: .starts).elements
        words = try container.decode(PlainArray<WordEdge>.self, forKey: .words).elements
        slots = try container.decode(PlainArray<SlotEdge>.self, forKey: .slots).elements
        finishes = try container.decode(PlainArray<Finish>.self, forKey: .finishes).elements
        guard isWhole else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "the automaton's edges do not fit its states"))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(PlainArray(states), forKey: .states)
        try container.encode(PlainArray(starts), forKey: .starts)
        try container.encode(PlainArray(words), forKey: .words)
        try container.encode(PlainArray(slots), forKey: .slots)
        try container.encode(PlainArray(finishes), forKey: .finishes)
    }

    /// Whether every edge belongs to a state and leads to one.
    private var isWhole: Bool {
        guard let first = starts.first, let last = starts.last, first.words == 0, first.slots == 0, first.finishes == 0,
            Int(last.words) == words.count, Int(last.slots) == slots.count, Int(last.finishes) == finishes.count
        else { return false }
        for (earlier, later) in zip(starts, starts.dropFirst()) {
            guard earlier.words <= later.words, earlier.slots <= later.slots, earlier.finishes <= later.finishes else {
                return false
            }
        }
        let count = states.count
        func isState(_ target: Int32) -> Bool { target >= 0 && Int(target) < count }
        return states.allSatisfy { $0.edges + 1 < starts.count } && words.allSatisfy { isState($0.target) }
            && slots.allSatisfy { isState($0.target) } && finishes.allSatisfy { isState($0.target) }
    }
}
