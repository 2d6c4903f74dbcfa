import CompactCoding

/// What may come next, for every point in every template: a nondeterministic automaton over words and slots.
///
/// The edges of all states stand one after another, as tens of thousands of small arrays would take most of the assistant's memory.
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

    /// Where some edges begin; they end where the next ones begin.
    struct Starts: Sendable {
        var words: Int32
        var slots: Int32
        var finishes: Int32
    }

    /// What is known of a state in one number: the edges that it has, and two facts.
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
    /// One more than there are sets of edges, which several states may share.
    var starts = PlainTable<Starts>([Starts(words: 0, slots: 0, finishes: 0)])
    /// Each set's in order of word.
    var words = PlainTable<WordEdge>()
    var slots = PlainTable<SlotEdge>()
    var finishes = PlainTable<Finish>()

    /// The indices of a state's edges by slot.
    func slotEdges(of state: Int32) -> Range<Int> {
        let set = states[Int(state)].edges
        return Int(starts[set].slots)..<Int(starts[set + 1].slots)
    }

    /// The indices of the ends of templates at a state.
    func finishEdges(of state: Int32) -> Range<Int> {
        let set = states[Int(state)].edges
        return Int(starts[set].finishes)..<Int(starts[set + 1].finishes)
    }

    /// The indices of a state's edges by the word.
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

    /// Whether the word leads on.
    func takes(_ word: Int32, in state: Int32) -> Bool { !wordEdges(of: state, by: word).isEmpty }

    /// Whether a request, an answer or a change may end at a state.
    func accepts(in state: Int32) -> Bool { states[Int(state)].accepts }

    /// Whether words that mean nothing at a state may be passed over.
    func skipsUnknown(in state: Int32) -> Bool { states[Int(state)].skipsUnknown }
}

/// Builds the automaton: patterns first become a graph with empty steps, which are then removed.
struct AutomatonBuilder {
    /// The tables of an automaton while they grow.
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
        /// Whether the matcher can stand here; other nodes only join the parts of a pattern.
        var isState = true
    }

    /// Edges with the nodes that they start from, in the order added.
    private struct Edges<Edge> {
        private var all: [(from: Int32, edge: Edge)] = []
        /// Where each node's begin in `ordered`, once put in order.
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

    /// Adds a pattern behind a node.
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
            // A node of its own keeps what comes before the optional part from being repeated by loops inside it.
            let end = joint()
            step(from: try add(part, after: start, word: word, slot: slot), to: end)
            step(from: start, to: end)
            return end
        }
    }

    /// The automaton whose states have the nodes' numbers.
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

    /// The node whose edges are all that a node has: itself, unless it does nothing but lead to one other. The ends of hundreds of
    /// lead-ins all lead to the beginning of all requests.
    ///
    /// - Parameter passed: Gets the facts of the nodes on the way.
    private func root(of node: Int32, _ passed: inout Node) -> Int32 {
        var root = node
        // Where nodes lead round in a circle, any of them serves.
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

    /// Adds a set of edges: those of all nodes that empty steps lead to.
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
