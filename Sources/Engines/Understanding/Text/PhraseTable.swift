import CompactCoding

/// A phrase trie, matched at a position in a token list.
///
/// - Complexity: A look-up is linear in the number of matching words, however many phrases there are.
struct PhraseTable: Sendable {
    /// An edge from one node to another by a word: a slot of a hash table with open addressing.
    private struct Edge: Sendable, BitwiseCopyable {
        /// A combined hash of the node and the word.
        var key: UInt64 = 0
        /// 0 if the slot is empty.
        var target: Int32 = 0
    }

    /// The table's storage: a class, because tables are passed around at every look-up, and copying arrays costs more than most
    /// look-ups.
    private final class Storage: @unchecked Sendable {
        // Safe: a table only mutates uniquely referenced storage.
        @exclusivity(unchecked) var edges: [Edge] = []
        @exclusivity(unchecked) var values = NodeValues()
        /// The words of the phrases, for typo correction; `nil` if none is wanted.
        @exclusivity(unchecked) var spelling: Spelling?

        func copy() -> Storage {
            let copy = Storage()
            (copy.edges, copy.values, copy.spelling) = (edges, values, spelling)
            return copy
        }
    }

    /// The values of each node, in insertion order.
    private struct NodeValues: Sendable {
        static let none = Int32.min
        static let mostLists = Int32(1 << 24)

        /// Each node's only value, `none`, or, above that, an index in `lists`. Thousands of small arrays would be slow to
        /// create.
        var single: [Int32] = [none]
        /// The values of nodes with several.
        var lists: [[Int32]] = []

        subscript(node: Int) -> [Int32] {
            let value = single[node]
            guard value <= Self.none + Self.mostLists else { return [value] }
            return value == Self.none ? [] : lists[Int(value - Self.none) - 1]
        }

        func isEmpty(_ node: Int) -> Bool { single[node] == Self.none }

        mutating func add(_ value: Int32, to node: Int) {
            let known = self[node]
            guard !known.contains(value) else { return }
            // Values are indices in the owner's lists, so they never collide with the list range.
            switch known.count {
            case 0: single[node] = value
            case 1:
                lists.append(known + [value])
                single[node] = Self.none + Int32(lists.count)
            default: lists[Int(single[node] - Self.none) - 1].append(value)
            }
        }

        /// Whether all list indices are valid.
        var isWhole: Bool {
            !single.isEmpty && single.allSatisfy { $0 > Self.none + Self.mostLists || Int($0) - Int(Self.none) <= lists.count }
        }
    }

    private var storage = Storage()
    private var edges: [Edge] { storage.edges }
    private var values: NodeValues { storage.values }

    /// - Parameter isForgiving: Whether phrases also match with a misspelt word.
    init(isForgiving: Bool = false) {
        if isForgiving { storage.spelling = Spelling() }
    }

    /// Adds a phrase, folded like an utterance; an empty one is ignored.
    mutating func add(_ phrase: String, _ value: Int32, _ rules: TokenRules) {
        add(words: rules.words(phrase), value)
    }

    mutating func add(words: [String], _ value: Int32) {
        guard !words.isEmpty else { return }
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        var node = 0
        for word in words {
            storage.spelling?.add(word)
            node = insert(node, WordHash.of(word))
        }
        storage.values.add(value, to: node)
    }

    /// The child node for the word, created if necessary.
    private mutating func insert(_ node: Int, _ word: UInt64) -> Int {
        if let child = child(node, word) { return child }
        if storage.values.single.count * 2 > edges.count { grow() }
        let key = Self.key(node, word)
        let count = storage.values.single.count
        storage.edges[slot(of: key)] = Edge(key: key, target: Int32(count))
        storage.values.single.append(NodeValues.none)
        return count
    }

    private mutating func grow() {
        let old = edges
        storage.edges = Array(repeating: Edge(), count: max(8, old.count * 2))
        for edge in old where edge.target != 0 { storage.edges[slot(of: edge.key)] = edge }
    }

    private static func key(_ node: Int, _ word: UInt64) -> UInt64 {
        node == 0 ? word : WordHash.mixed(word &+ UInt64(node) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// The slot where the key is, or would be, stored.
    private func slot(of key: UInt64) -> Int { Self.slot(of: key, in: edges) }

    private static func slot(of key: UInt64, in edges: [Edge]) -> Int {
        let mask = edges.count - 1
        var slot = Int(truncatingIfNeeded: key) & mask
        while edges[slot].target != 0, edges[slot].key != key { slot = (slot + 1) & mask }
        return slot
    }

    private func child(_ node: Int, _ word: UInt64) -> Int? { Self.child(node, word, in: edges) }

    private static func child(_ node: Int, _ word: UInt64, in edges: [Edge]) -> Int? {
        guard !edges.isEmpty else { return nil }
        let target = edges[slot(of: key(node, word), in: edges)].target
        return target == 0 ? nil : Int(target)
    }

    /// Calls back for every phrase that starts at the token, shortest first, with its end.
    func matches(in utterance: Utterance, at start: Int, found: (_ end: Int, _ values: [Int32]) -> Void) {
        var node = 0
        var index = start
        let (edges, values) = (edges, values)
        while index < utterance.count, let child = Self.child(node, utterance.tokens[index].hash, in: edges) {
            node = child
            index += 1
            if !values.isEmpty(node) { found(index, values[node]) }
        }
    }

    /// Calls back for every phrase that starts at the token, as it is or with clitics expanded, in no particular order.
    func matches(
        expandedIn tokens: [Token], at start: Int, found: (_ end: Int, _ values: [Int32], _ isExpanded: Bool) -> Void
    ) {
        guard tokens.indices.contains(start) else { return }
        Self.walk(tokens, from: 0, at: start, isExpanded: false, edges, values, found)
    }

    private static func walk(
        _ tokens: [Token], from node: Int, at index: Int, isExpanded: Bool, _ edges: [Edge], _ values: NodeValues,
        _ found: (Int, [Int32], Bool) -> Void
    ) {
        guard index < tokens.count else { return }
        func follow(_ hash: UInt64, isExpanded: Bool) {
            guard let child = child(node, hash, in: edges) else { return }
            if !values.isEmpty(child) { found(index + 1, values[child], isExpanded) }
            walk(tokens, from: child, at: index + 1, isExpanded: isExpanded, edges, values, found)
        }
        follow(tokens[index].hash, isExpanded: isExpanded)
        if tokens[index].expansionHash != 0 { follow(tokens[index].expansionHash, isExpanded: true) }
    }

    /// The longest phrase that starts at the token, with clitics expanded; `nil` if there is none.
    func longest(in utterance: Utterance, at start: Int) -> (end: Int, values: [Int32])? {
        guard let (end, node) = longestPlace(in: utterance, at: start) else { return nil }
        return (end, values[node])
    }

    /// The end of the longest phrase that starts at the token; `nil` if there is none.
    func end(in utterance: Utterance, at start: Int) -> Int? { longestPlace(in: utterance, at: start)?.end }

    private func longestPlace(in utterance: Utterance, at start: Int) -> (end: Int, node: Int)? {
        guard start >= 0, start < utterance.count else { return nil }
        // Few words begin a phrase, so most look-ups end here.
        let edges = edges
        let (hash, expansion) = (utterance.tokens[start].hash, utterance.tokens[start].expansionHash)
        let first = Self.child(0, hash, in: edges)
        let other = expansion == 0 ? nil : Self.child(0, expansion, in: edges)
        guard first != nil || other != nil else { return nil }
        let values = values
        var best = (end: start, node: 0)
        if let first { Self.follow(utterance.tokens, from: first, at: start + 1, edges, values, &best) }
        if let other { Self.follow(utterance.tokens, from: other, at: start + 1, edges, values, &best) }
        return best.node == 0 ? nil : best
    }

    private static func follow(
        _ tokens: [Token], from node: Int, at index: Int, _ edges: [Edge], _ values: NodeValues,
        _ best: inout (end: Int, node: Int)
    ) {
        if index > best.end, !values.isEmpty(node) { best = (index, node) }
        guard index < tokens.count else { return }
        if let child = child(node, tokens[index].hash, in: edges) {
            follow(tokens, from: child, at: index + 1, edges, values, &best)
        }
        let expansion = tokens[index].expansionHash
        if expansion != 0, let child = child(node, expansion, in: edges) {
            follow(tokens, from: child, at: index + 1, edges, values, &best)
        }
    }

    /// Calls back for every phrase that starts at the token and has one misspelt word, in no particular order.
    ///
    /// Words used in templates are never treated as misspelt.
    func misspelt(in utterance: Utterance, at start: Int, found: (_ end: Int, _ values: [Int32]) -> Void) {
        guard storage.spelling != nil else { return }
        follow(utterance, from: 0, at: start, hasSlipped: false, found: found)
    }

    private func follow(
        _ utterance: Utterance, from node: Int, at index: Int, hasSlipped: Bool, found: (Int, [Int32]) -> Void
    ) {
        if hasSlipped, !storage.values.isEmpty(node) { found(index, storage.values[node]) }
        guard index < utterance.count else { return }
        let token = utterance.tokens[index]
        if let child = child(node, token.hash) {
            follow(utterance, from: child, at: index + 1, hasSlipped: hasSlipped, found: found)
        } else if !hasSlipped, token.kind == .word, token.word < 0 {
            for word in storage.spelling?.corrections(of: token.text) ?? [] {
                guard let child = child(node, WordHash.of(word)) else { continue }
                follow(utterance, from: child, at: index + 1, hasSlipped: true, found: found)
            }
        }
    }

    /// The results of `misspelt` with the values of the same end merged, shortest first.
    func misspelt(in utterance: Utterance, at start: Int) -> [(end: Int, values: [Int32])] {
        var result: [Int: [Int32]] = [:]
        misspelt(in: utterance, at: start) { end, values in
            result[end, default: []] += values.filter { result[end]?.contains($0) != true }
        }
        return result.isEmpty ? [] : result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The values of exactly this phrase, in insertion order.
    func values(_ phrase: String, _ rules: TokenRules) -> [Int32] {
        var node = 0
        for word in rules.words(phrase) {
            guard let child = child(node, WordHash.of(word)) else { return [] }
            node = child
        }
        return storage.values[node]
    }
}

extension PhraseTable: Archivable {
    static var blank: PhraseTable { PhraseTable() }

    mutating func archive(_ archive: inout Archive) throws {
        if archive.isReading { storage = Storage() }
        try archive.plain(&storage.edges)
        try archive.plain(&storage.values.single)
        try archive.part(&storage.values.lists)
        try archive.part(&storage.spelling)
        guard archive.isReading else { return }
        let (edges, values) = (edges, values)
        // Probing a table without a free slot would never end.
        guard edges.count & (edges.count - 1) == 0, edges.isEmpty || edges.contains(where: { $0.target == 0 }), values.isWhole,
            edges.allSatisfy({ values.single.indices.contains(Int($0.target)) })
        else { throw Self.damaged }
    }

    private static var damaged: ArchiveError { ArchiveError("the table of phrases is damaged") }
}
