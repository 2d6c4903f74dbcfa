import CompactCoding

/// Phrases of several words, looked up at a place in a token list.
///
/// - Complexity: A look-up costs the number of words that match, however many phrases there are.
struct PhraseTable: Sendable {
    /// A word that leads from one node to another: a slot of a hash table with open addressing.
    private struct Edge: Sendable, BitwiseCopyable {
        /// The node and the word, as one hash.
        var key: UInt64 = 0
        /// 0 where the slot is empty.
        var target: Int32 = 0
    }

    private var edges: [Edge] = []
    /// What each node stands for: its only value, `Self.none`, or above that the place of its values in `lists`. Thousands of small
    /// arrays would take long to make.
    private var single: [Int32] = [Self.none]
    /// The values of the nodes that have several, in the order added.
    private var lists: [[Int32]] = []

    private static let none = Int32.min
    private static let mostLists = Int32(1 << 24)
    /// The words of the phrases, for slips in them; `nil` where none are forgiven.
    private var spelling: Spelling?

    /// - Parameter isForgiving: Whether phrases are found by a misspelt word, too.
    init(isForgiving: Bool = false) {
        if isForgiving { spelling = Spelling() }
    }

    /// Adds a phrase, folded the way an utterance is; an empty one is left out.
    mutating func add(_ phrase: String, _ value: Int32, _ rules: TokenRules) {
        add(words: rules.words(phrase), value)
    }

    mutating func add(words: [String], _ value: Int32) {
        guard !words.isEmpty else { return }
        var node = 0
        for word in words {
            spelling?.add(word)
            node = insert(node, WordHash.of(word))
        }
        add(value, to: node)
    }

    private mutating func add(_ value: Int32, to node: Int) {
        let known = values(of: node)
        guard !known.contains(value) else { return }
        // Values are numbers of what the owner lists, so that none is among those that stand for lists.
        switch known.count {
        case 0: single[node] = value
        case 1:
            lists.append(known + [value])
            single[node] = Self.none + Int32(lists.count)
        default: lists[Int(single[node] - Self.none) - 1].append(value)
        }
    }

    /// The values of a node, in the order added.
    private func values(of node: Int) -> [Int32] {
        let value = single[node]
        guard value <= Self.none + Self.mostLists else { return [value] }
        return value == Self.none ? [] : lists[Int(value - Self.none) - 1]
    }

    private func hasValues(_ node: Int) -> Bool { single[node] != Self.none }

    /// The node behind the word, which is added where there is none.
    private mutating func insert(_ node: Int, _ word: UInt64) -> Int {
        if let child = child(node, word) { return child }
        if single.count * 2 > edges.count { grow() }
        let key = Self.key(node, word)
        edges[slot(of: key)] = Edge(key: key, target: Int32(single.count))
        single.append(Self.none)
        return single.count - 1
    }

    private mutating func grow() {
        let old = edges
        edges = Array(repeating: Edge(), count: max(8, old.count * 2))
        for edge in old where edge.target != 0 { edges[slot(of: edge.key)] = edge }
    }

    private static func key(_ node: Int, _ word: UInt64) -> UInt64 {
        node == 0 ? word : WordHash.mixed(word &+ UInt64(node) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Where the key is, or would be.
    private func slot(of key: UInt64) -> Int {
        let mask = edges.count - 1
        var slot = Int(truncatingIfNeeded: key) & mask
        while edges[slot].target != 0, edges[slot].key != key { slot = (slot + 1) & mask }
        return slot
    }

    private func child(_ node: Int, _ word: UInt64) -> Int? {
        guard !edges.isEmpty else { return nil }
        let target = edges[slot(of: Self.key(node, word))].target
        return target == 0 ? nil : Int(target)
    }

    /// Calls back for every phrase that starts at the token, the shortest first, with where it ends.
    func matches(in utterance: Utterance, at start: Int, found: (_ end: Int, _ values: [Int32]) -> Void) {
        var node = 0
        var index = start
        while index < utterance.count, let child = child(node, utterance.tokens[index].hash) {
            node = child
            index += 1
            if hasValues(node) { found(index, values(of: node)) }
        }
    }

    /// The longest phrase that starts at the token, clitics counting as the words that they stand for; `nil` when none does.
    func longest(in utterance: Utterance, at start: Int) -> (end: Int, values: [Int32])? {
        var best: (end: Int, values: [Int32])?
        func follow(_ node: Int, _ index: Int) {
            if hasValues(node), index > best?.end ?? start { best = (index, values(of: node)) }
            guard index >= 0, index < utterance.count else { return }
            let token = utterance.tokens[index]
            if let child = child(node, token.hash) { follow(child, index + 1) }
            if let expansion = token.expansion, let child = child(node, WordHash.of(expansion)) { follow(child, index + 1) }
        }
        follow(0, start)
        return best
    }

    /// Calls back for every phrase that starts at the token and has one misspelt word, in no particular order.
    ///
    /// Words that templates use are what they are, never a slip.
    func misspelt(in utterance: Utterance, at start: Int, found: (_ end: Int, _ values: [Int32]) -> Void) {
        guard spelling != nil else { return }
        follow(utterance, from: 0, at: start, hasSlipped: false, found: found)
    }

    private func follow(
        _ utterance: Utterance, from node: Int, at index: Int, hasSlipped: Bool, found: (Int, [Int32]) -> Void
    ) {
        if hasSlipped, hasValues(node) { found(index, values(of: node)) }
        guard index < utterance.count else { return }
        let token = utterance.tokens[index]
        if let child = child(node, token.hash) {
            follow(utterance, from: child, at: index + 1, hasSlipped: hasSlipped, found: found)
        } else if !hasSlipped, token.kind == .word, token.word < 0 {
            for word in spelling?.corrections(of: token.text) ?? [] {
                guard let child = child(node, WordHash.of(word)) else { continue }
                follow(utterance, from: child, at: index + 1, hasSlipped: true, found: found)
            }
        }
    }

    /// What `misspelt` finds, with all values of one end together, the shortest first.
    func misspelt(in utterance: Utterance, at start: Int) -> [(end: Int, values: [Int32])] {
        var result: [Int: [Int32]] = [:]
        misspelt(in: utterance, at: start) { end, values in
            result[end, default: []] += values.filter { result[end]?.contains($0) != true }
        }
        return result.isEmpty ? [] : result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The values of exactly this phrase, in the order added.
    func values(_ phrase: String, _ rules: TokenRules) -> [Int32] {
        var node = 0
        for word in rules.words(phrase) {
            guard let child = child(node, WordHash.of(word)) else { return [] }
            node = child
        }
        return values(of: node)
    }
}

extension PhraseTable: Archivable {
    static var blank: PhraseTable { PhraseTable() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.plain(&edges)
        try archive.plain(&single)
        try archive.part(&lists)
        try archive.part(&spelling)
        guard archive.isReading else { return }
        // A table without a free slot would be searched for ever.
        guard edges.count & (edges.count - 1) == 0, edges.isEmpty || edges.contains(where: { $0.target == 0 }), !single.isEmpty,
            edges.allSatisfy({ single.indices.contains(Int($0.target)) }),
            single.allSatisfy({ $0 > Self.none + Self.mostLists || Int($0 - Self.none) <= lists.count })
        else { throw Self.damaged }
    }

    private static var damaged: ArchiveError { ArchiveError("the table of phrases is damaged") }
}
