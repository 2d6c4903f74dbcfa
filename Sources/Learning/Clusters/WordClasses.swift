import TextTokens

/// Classes of words learned from texts, several for each word, from coarse to fine.
public struct WordClasses: Sendable {
    /// A class as hits name it.
    private struct Label {
        var text: String
        var hash: UInt64
    }

    private var labels: [Label] = []
    /// For each word, by its hash, where its classes stand in `members`.
    private var words: [UInt64: Range<Int32>] = [:]
    /// Indices of labels, word by word.
    private var members: [Int32] = []

    /// Reads lines of a word and its classes, separated by tabs; lines that begin with `#` are comments.
    public init(lines: String) {
        var indices: [Substring: Int32] = [:]
        for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            guard fields.count > 1 else { continue }
            let start = Int32(members.count)
            for name in fields.dropFirst() {
                let index = indices[name] ?? Int32(labels.count)
                if Int(index) == labels.count {
                    indices[name] = index
                    let text = "class " + name
                    labels.append(Label(text: text, hash: FeatureHash.of(text)))
                }
                members.append(index)
            }
            words[FeatureHash.of(String(fields[0]))] = start..<Int32(members.count)
        }
    }

    /// How a token is looked up: digits by their number only.
    public static func word(_ token: TextToken) -> String {
        token.kind == .digits ? String(repeating: "0", count: min(token.text.utf8.count, 6)) : token.text
    }

    /// A hit for every class of every word that has classes.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        var hits: [TokenHit] = []
        for (place, token) in text.tokens.enumerated() {
            for member in words[FeatureHash.of(Self.word(token))] ?? 0..<0 {
                let label = labels[Int(members[Int(member)])]
                hits.append(TokenHit(range: place..<place + 1, label: label.text, hash: label.hash, kind: .wordClass))
            }
        }
        return hits
    }

    /// Learns classes of several sizes from texts, as lines for `init(lines:)`, with a comment that says what they were learned from.
    public static func learned(from texts: [String], sizes: [Int], comment: String) -> String {
        let sentences = texts.map { TokenisedText($0).tokens.map(word) }
        var classes: [String: [String]] = [:]
        for size in sizes {
            var clusterer = WordClusterer(count: size)
            clusterer.minimum = 2
            for (word, number) in clusterer.classes(of: sentences) { classes[word, default: []].append("\(size):\(number)") }
        }
        let lines = classes.keys.sorted().map { ([$0] + (classes[$0] ?? [])).joined(separator: "\t") }
        return (comment.split(separator: "\n").map { "# " + $0 } + lines).joined(separator: "\n") + "\n"
    }
}
