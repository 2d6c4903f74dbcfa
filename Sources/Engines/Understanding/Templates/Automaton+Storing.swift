import CompactCoding

extension Automaton: Archivable {
    static var blank: Automaton { Automaton() }

    /// - Throws: `ArchiveError` if an edge has no target.
    mutating func archive(_ archive: inout Archive) throws {
        try archive.plain(&states)
        try archive.plain(&starts)
        try archive.plain(&words)
        try archive.plain(&slots)
        try archive.plain(&finishes)
        guard isWhole else { throw ArchiveError("the automaton's edges do not fit its states") }
    }

    /// Whether every edge has a valid source and target state.
    private var isWhole: Bool {
        guard let first = starts.first, let last = starts.last, first.words == 0, first.slots == 0, first.finishes == 0,
            Int(last.words) == words.count, Int(last.slots) == slots.count, Int(last.finishes) == finishes.count
        else { return false }
        for (earlier, later) in zip(starts, starts.dropFirst()) {
            guard earlier.words <= later.words, earlier.slots <= later.slots, earlier.finishes <= later.finishes else {
                return false
            }
        }
        let (count, sets) = (states.count, starts.count)
        func isState(_ target: Int32) -> Bool { target >= 0 && Int(target) < count }
        return states.allSatisfy { $0.edges + 1 < sets } && words.allSatisfy { isState($0.target) }
            && slots.allSatisfy { isState($0.target) } && finishes.allSatisfy { isState($0.target) }
    }
}
