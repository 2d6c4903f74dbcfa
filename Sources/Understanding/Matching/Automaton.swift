/// What may come next, for every point in every template: a nondeterministic automaton over words and slots.
struct Automaton: Sendable {
    /// One word leads on.
    ///
    /// Word and target share one number, so that sorting by word compares numbers only.
    struct WordEdge: Comparable, Sendable {
        private var bits: UInt64
        var word: Int32 { Int32(truncatingIfNeeded: bits >> 32) }
        var target: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

        init(word: Int32, target: Int32) {
            bits = UInt64(UInt32(word)) << 32 | UInt64(UInt32(target))
        }

        static func < (first: WordEdge, second: WordEdge) -> Bool { first.bits < second.bits }
    }

    /// A value leads on.
    struct SlotEdge: Sendable {
        /// Index among the grammar's slots.
        var slot: Int32
        var target: Int32
    }

    /// A template ends here, and what may follow starts in another state.
    struct Finish: Sendable {
        /// Index among the grammar's templates; negative when only words that add nothing end.
        var template: Int32
        var target: Int32
    }

    struct State: Sendable {
        /// In order of word.
        var words: [WordEdge] = []
        var slots: [SlotEdge] = []
        var finishes: [Finish] = []
        /// Whether a request, an answer or a change may end here.
        var accepts = false
        /// Whether words that mean nothing here may be passed over.
        var skipsUnknown = false

        /// Where the edges of the word begin, or would.
        func firstEdge(_ word: Int32) -> Int {
            guard word >= 0 else { return words.count }
            var low = 0
            var high = words.count
            while low < high {
                let middle = (low + high) / 2
                if words[middle].word < word { low = middle + 1 } else { high = middle }
            }
            return low
        }

        /// Whether the word leads on.
        func takes(_ word: Int32) -> Bool {
            let edge = firstEdge(word)
            return edge < words.count && words[edge].word == word
        }
    }

    var states: [State] = []
}

/// Builds the automaton: patterns first become a graph with empty steps, which are then removed.
struct AutomatonBuilder {
    private struct Node {
        var words: [Automaton.WordEdge] = []
        var slots: [Automaton.SlotEdge] = []
        var finishes: [Automaton.Finish] = []
        var empty: [Int32] = []
        var accepts = false
        var skipsUnknown = false
        /// Whether the matcher can stand here; other nodes only join the parts of a pattern.
        var isState = true
    }

    private var nodes: [Node] = []
    var count: Int { nodes.count }

    mutating func node(accepts: Bool = false, skipsUnknown: Bool = false) -> Int32 {
        nodes.append(Node(accepts: accepts, skipsUnknown: skipsUnknown))
        return Int32(nodes.count - 1)
    }

    private mutating func joint() -> Int32 {
        nodes.append(Node(isState: false))
        return Int32(nodes.count - 1)
    }

    mutating func step(from: Int32, to: Int32) {
        nodes[Int(from)].empty.append(to)
    }

    mutating func finish(_ template: Int32, at node: Int32, target: Int32) {
        nodes[Int(node)].finishes.append(.init(template: template, target: target))
    }

    /// Adds a pattern behind a node.
    ///
    /// - Returns: The node where the pattern ends.
    mutating func add(
        _ pattern: Pattern, after start: Int32, word: (String) -> Int32, slot: (String) throws(TemplateError) -> Int32
    ) throws(TemplateError) -> Int32 {
        switch pattern {
        case .word(let text):
            let end = node()
            nodes[Int(start)].words.append(.init(word: word(text), target: end))
            return end
        case .slot(let name):
            let end = node()
            nodes[Int(start)].slots.append(.init(slot: try slot(name), target: end))
            return end
        case .sequence(let parts):
            var end = start
            for part in parts { end = try add(part, after: end, word: word, slot: slot) }
            return end
        case .choice(let branches):
            let end = joint()
            for branch in branches { step(from: try add(branch, after: start, word: word, slot: slot), to: end) }
            return end
        case .optional(let part):
            // A node of its own keeps what comes before the optional part from being repeated by loops inside it.
            let end = joint()
            step(from: try add(part, after: start, word: word, slot: slot), to: end)
            step(from: start, to: end)
            return end
        }
    }

    /// The automaton whose states have the nodes' numbers.
    func build() -> Automaton {
        var automaton = Automaton(states: Array(repeating: .init(), count: nodes.count))
        var mark = Array(repeating: Int32(-1), count: nodes.count)
        for index in nodes.indices where nodes[index].isState {
            var state = Automaton.State()
            var pending = [Int32(index)]
            mark[index] = Int32(index)
            while let next = pending.popLast() {
                let node = nodes[Int(next)]
                state.words += node.words
                state.slots += node.slots
                state.finishes += node.finishes
                state.accepts = state.accepts || node.accepts
                state.skipsUnknown = state.skipsUnknown || node.skipsUnknown
                for target in node.empty where mark[Int(target)] != Int32(index) {
                    mark[Int(target)] = Int32(index)
                    pending.append(target)
                }
            }
            if state.words.count > 1 { state.words.sort() }
            automaton.states[index] = state
        }
        return automaton
    }
}
