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

    init() {}

    /// Adds a phrase, folded the way an utterance is; an empty one is left out.
    mutating func add(_ phrase: String, _ value: Int32) {
        add(words: Tokeniser.words(phrase), value)
    }

    mutating func add(words: [String], _ value: Int32) {
        guard !words.isEmpty else { return }
        var node = 0
        for word in words {
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
