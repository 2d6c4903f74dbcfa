import TextTokens

/// Classes of words learned from texts, several for each word, from coarse to fine.
public struct WordClasses: Sendable {
    private let labels: [String: [String]]

    /// Reads lines of a word and its classes, separated by tabs; lines that begin with `#` are comments.
    public init(lines: String) {
        var labels: [String: [String]] = [:]
        for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map(String.init)
            if fields.count > 1 { labels[fields[0]] = fields.dropFirst().map { "class " + $0 } }
        }
        self.labels = labels
    }

    /// How a token is looked up: digits by their number only.
    public static func word(_ token: TextToken) -> String {
        token.kind == .digits ? String(repeating: "0", count: min(token.text.utf8.count, 6)) : token.text
    }

    /// A hit for every class of every word that has classes.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        var hits: [TokenHit] = []
        for (place, token) in text.tokens.enumerated() {
            for label in labels[Self.word(token)] ?? [] {
                hits.append(TokenHit(range: place..<place + 1, label: label, kind: .wordClass))
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
