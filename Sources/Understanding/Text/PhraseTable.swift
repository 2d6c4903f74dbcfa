/// Phrases of several words, looked up at a place in a token list.
///
/// - Complexity: A look-up costs the number of words that match, however many phrases there are.
struct PhraseTable: Sendable {
    private struct Node: Sendable {
        var children: [String: Int32] = [:]
        /// In the order added.
        var values: [Int32] = []
    }

    private var nodes = [Node()]
    /// The words of the phrases, for slips in them; `nil` where none are forgiven.
    private var spelling: Spelling?

    /// - Parameter isForgiving: Whether phrases are found by a misspelt word, too.
    init(isForgiving: Bool = false) {
        if isForgiving { spelling = Spelling() }
    }

    /// Adds a phrase, folded the way an utterance is; an empty one is left out.
    mutating func add(_ phrase: String, _ value: Int32) {
        add(words: Tokeniser.words(phrase), value)
    }

    mutating func add(words: [String], _ value: Int32) {
        guard !words.isEmpty else { return }
        var node = 0
        for word in words {
            spelling?.add(word)
            if let child = nodes[node].children[word] {
                node = Int(child)
            } else {
                nodes.append(Node())
                nodes[node].children[word] = Int32(nodes.count - 1)
                node = nodes.count - 1
            }
        }
        if !nodes[node].values.contains(value) { nodes[node].values.append(value) }
    }

    /// Calls back for every phrase that starts at the token, the shortest first, with where it ends.
    func matches(in utterance: Utterance, at start: Int, found: (_ end: Int, _ values: [Int32]) -> Void) {
        var node = 0
        var index = start
        while index < utterance.count, let child = nodes[node].children[utterance.tokens[index].text] {
            node = Int(child)
            index += 1
            if !nodes[node].values.isEmpty { found(index, nodes[node].values) }
        }
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
        if hasSlipped, !nodes[node].values.isEmpty { found(index, nodes[node].values) }
        guard index < utterance.count else { return }
        let token = utterance.tokens[index]
        if let child = nodes[node].children[token.text] {
            follow(utterance, from: Int(child), at: index + 1, hasSlipped: hasSlipped, found: found)
        } else if !hasSlipped, token.kind == .word, token.word < 0 {
            for word in spelling?.corrections(of: token.text) ?? [] {
                guard let child = nodes[node].children[word] else { continue }
                follow(utterance, from: Int(child), at: index + 1, hasSlipped: true, found: found)
            }
        }
    }

    /// What `misspelt` finds, with all values of one end together, the shortest first.
    func misspelt(in utterance: Utterance, at start: Int) -> [(end: Int, values: [Int32])] {
        var result: [Int: [Int32]] = [:]
        misspelt(in: utterance, at: start) { end, values in
            result[end, default: []] += values.filter { result[end]?.contains($0) != true }
        }
        return result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The values of exactly this phrase, in the order added.
    func values(_ phrase: String) -> [Int32] {
        var node = 0
        for word in Tokeniser.words(phrase) {
            guard let child = nodes[node].children[word] else { return [] }
            node = Int(child)
        }
        return nodes[node].values
    }
}
