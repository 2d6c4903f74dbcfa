import CompactCoding

/// A nondeterministic automaton over words and slots that matches all templates.
///
/// The edges of all states are stored contiguously, as tens of thousands of small arrays would take most of the assistant's
/// memory.
struct Automaton: Sendable {
    /// A transition on a word.
    ///
    /// Word and target are packed into one integer, so that sorting by word only compares integers.
    struct WordEdge: Comparable, Sendable {
        private var bits: UInt64
        var word: Int32 { Int32(truncatingIfNeeded: bits >> 32) }
        var target: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

        init(word: Int32, target: Int32) {
            bits = UInt64(UInt32(word)) << 32 | UInt64(UInt32(target))
        }

        static func < (first: WordEdge, second: WordEdge) -> Bool { first.bits < second.bits }
    }

    /// A transition on a value.
    struct SlotEdge: Sendable {
        /// Index in the grammar's slots.
        var slot: Int32
        var target: Int32
    }

    /// The end of a template, and the state where what may follow it starts.
    struct Finish: Sendable {
        /// Index in the grammar's templates; negative if only filler ends here.
        var template: Int32
        var target: Int32
    }

    /// The start offsets of a set of edges; the next set's are its end offsets.
    struct Starts: Sendable {
        var words: Int32
        var slots: Int32
        var finishes: Int32
    }

    /// A state packed into one integer: its set of edges and two flags.
    struct State: Sendable {
        private let bits: UInt32
        var edges: Int { Int(bits >> 2) }
        var accepts: Bool { bits & 2 != 0 }
        var skipsUnknown: Bool { bits & 1 != 0 }

        init(edges: Int, accepts: Bool, skipsUnknown: Bool) {
            bits = UInt32(edges) << 2 | (accepts ? 2 : 0) | (skipsUnknown ? 1 : 0)
        }
    }

    var states = PlainTable<State>()
    /// One more entry than there are sets of edges, which states may share.
    var starts = PlainTable<Starts>([Starts(words: 0, slots: 0, finishes: 0)])
    /// Sorted by word within each set.
    var words = PlainTable<WordEdge>()
    var slots = PlainTable<SlotEdge>()
    var finishes = PlainTable<Finish>()

    /// The indices of a state's slot edges.
    func slotEdges(of state: Int32) -> Range<Int> {
        let set = states[Int(state)].edges
        return Int(starts[set].slots)..<Int(starts[set + 1].slots)
    }

    /// The indices of a state's finish edges.
    func finishEdges(of state: Int32) -> Range<Int> {
        let set = states[Int(state)].edges
        return Int(starts[set].finishes)..<Int(starts[set + 1].finishes)
    }

    /// The indices of a state's edges for the word.
    func wordEdges(of state: Int32, by word: Int32) -> Range<Int> {
        guard word >= 0 else { return 0..<0 }
        let set = states[Int(state)].edges
        var low = Int(starts[set].words)
        let end = Int(starts[set + 1].words)
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if words[middle].word < word { low = middle + 1 } else { high = middle }
        }
        while high < end, words[high].word == word { high += 1 }
        return low..<high
    }

    /// Whether the state has a transition on the word.
    func takes(_ word: Int32, in state: Int32) -> Bool { !wordEdges(of: state, by: word).isEmpty }

    /// Whether a request, an answer or a change may end at a state.
    func accepts(in state: Int32) -> Bool { states[Int(state)].accepts }

    /// Whether unknown words may be skipped at a state.
    func skipsUnknown(in state: Int32) -> Bool { states[Int(state)].skipsUnknown }
}

/// Builds the automaton: first a graph with empty transitions, which are then eliminated.
struct AutomatonBuilder {
    /// The tables of an automaton under construction.
    private struct Draft {
        var states: [Automaton.State] = []
        var starts = [Automaton.Starts(words: 0, slots: 0, finishes: 0)]
        var words: [Automaton.WordEdge] = []
        var slots: [Automaton.SlotEdge] = []
        var finishes: [Automaton.Finish] = []

        var automaton: Automaton {
            Automaton(
                states: PlainTable(states), starts: PlainTable(starts), words: PlainTable(words), slots: PlainTable(slots),
                finishes: PlainTable(finishes))
        }
    }

    private struct Node {
        var accepts = false
        var skipsUnknown = false
        /// Whether the matcher can be at this node; other nodes only join the parts of a pattern.
        var isState = true
    }

    /// Edges with their source nodes, in insertion order.
    private struct Edges<Edge> {
        private var all: [(from: Int32, edge: Edge)] = []
        /// The start offset of each node's edges in `ordered`, once sorted.
        private var starts: [Int32] = []
        private var ordered: [Edge] = []

        mutating func add(_ edge: Edge, from node: Int32) { all.append((node, edge)) }

        mutating func order(_ count: Int) {
            starts = Array(repeating: 0, count: count + 1)
            for (node, _) in all { starts[Int(node) + 1] += 1 }
            for node in 0..<count { starts[node + 1] += starts[node] }
            var next = starts
            var places: [Int32] = Array(repeating: 0, count: all.count)
            for (index, entry) in all.enumerated() {
                places[Int(next[Int(entry.from)])] = Int32(index)
                next[Int(entry.from)] += 1
            }
            ordered = places.map { all[Int($0)].edge }
            all = []
        }

        subscript(_ node: Int32) -> ArraySlice<Edge> { ordered[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])] }
    }

    private var nodes: [Node] = []
    private var words = Edges<Automaton.WordEdge>()
    private var slots = Edges<Automaton.SlotEdge>()
    private var finishes = Edges<Automaton.Finish>()
    private var steps = Edges<Int32>()
    var count: Int { nodes.count }

    mutating func node(accepts: Bool = false, skipsUnknown: Bool = false) -> Int32 {
        nodes.append(Node(accepts: accepts, skipsUnknown: skipsUnknown))
        return Int32(nodes.count - 1)
    }

    private mutating func joint() -> Int32 {
        nodes.append(Node(isState: false))
        return Int32(nodes.count - 1)
    }

    mutating func step(from: Int32, to: Int32) { steps.add(to, from: from) }

    mutating func finish(_ template: Int32, at node: Int32, target: Int32) {
        finishes.add(.init(template: template, target: target), from: node)
    }

    /// Adds a pattern after a node.
    ///
    /// - Returns: The node where the pattern ends.
    mutating func add(
        _ pattern: Pattern, after start: Int32, word: (String) -> Int32, slot: (String) throws(TemplateError) -> Int32
    ) throws(TemplateError) -> Int32 {
        switch pattern {
        case .word(let text):
            let end = node()
            words.add(.init(word: word(text), target: end), from: start)
            return end
        case .slot(let name):
            let end = node()
            slots.add(.init(slot: try slot(name), target: end), from: start)
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
            // A separate node, so that loops inside the optional part do not repeat what precedes it.
            let end = joint()
            step(from: try add(part, after: start, word: word, slot: slot), to: end)
            step(from: start, to: end)
            return end
        }
    }

    /// The automaton; states keep their nodes' numbers.
    mutating func build() -> Automaton {
        words.order(count)
        slots.order(count)
        finishes.order(count)
        steps.order(count)
        var automaton = Draft()
        automaton.states.reserveCapacity(count)
        var mark = Array(repeating: Int32(-1), count: count)
        var known: [Int32: Automaton.State] = [:]
        for index in nodes.indices {
            var state = Automaton.State(edges: 0, accepts: false, skipsUnknown: false)
            if nodes[index].isState {
                var passed = nodes[index]
                let root = root(of: Int32(index), &passed)
                let whole = known[root] ?? gather(root, &mark, &automaton)
                known[root] = whole
                state = Automaton.State(
                    edges: whole.edges, accepts: whole.accepts || passed.accepts,
                    skipsUnknown: whole.skipsUnknown || passed.skipsUnknown)
            }
            automaton.states.append(state)
        }
        return automaton.automaton
    }

    /// The node that a chain of nodes with a single empty transition leads to. The ends of hundreds of lead-ins all lead to the
    /// start of requests.
    ///
    /// - Parameter passed: Collects the flags of the nodes along the chain.
    private func root(of node: Int32, _ passed: inout Node) -> Int32 {
        var root = node
        // In a cycle of empty transitions, any node will do.
        for _ in 0..<64 {
            let next = steps[root]
            guard next.count == 1, let only = next.first, words[root].isEmpty, slots[root].isEmpty, finishes[root].isEmpty else {
                break
            }
            root = only
            passed.accepts = passed.accepts || nodes[Int(root)].accepts
            passed.skipsUnknown = passed.skipsUnknown || nodes[Int(root)].skipsUnknown
        }
        return root
    }

    /// Adds a set of edges: the union over the node's epsilon closure.
    private func gather(_ index: Int32, _ mark: inout [Int32], _ automaton: inout Draft) -> Automaton.State {
        let first = automaton.words.count
        var facts = nodes[Int(index)]
        var pending = [index]
        mark[Int(index)] = index
        while let next = pending.popLast() {
            automaton.words += words[next]
            automaton.slots += slots[next]
            automaton.finishes += finishes[next]
            facts.accepts = facts.accepts || nodes[Int(next)].accepts
            facts.skipsUnknown = facts.skipsUnknown || nodes[Int(next)].skipsUnknown
            for target in steps[next] where mark[Int(target)] != index {
                mark[Int(target)] = index
                pending.append(target)
            }
        }
        if automaton.words.count - first > 1 { automaton.words[first...].sort() }
        automaton.starts.append(
            .init(
                words: Int32(automaton.words.count), slots: Int32(automaton.slots.count),
                finishes: Int32(automaton.finishes.count)))
        return Automaton.State(
            edges: automaton.starts.count - 2, accepts: facts.accepts, skipsUnknown: facts.skipsUnknown)
    }
}
