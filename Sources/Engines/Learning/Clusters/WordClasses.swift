public import CompactCoding
public import TextTokens

/// Word classes learned from texts, several per word, from coarse to fine.
public struct WordClasses: Sendable {
    /// A class as named in hits.
    private struct Label {
        var text: String
        var hash: UInt64

        init(text: String) {
            self.text = text
            hash = FeatureHash.of(text)
        }
    }

    private var labels: [Label] = []
    /// The hashes of the words, sorted.
    private var hashes: [UInt64] = []
    /// For each word, the start of its classes in `members`; plus an end index.
    private var starts: [Int32] = []
    /// Indices of labels, word by word.
    private var members: [Int32] = []

    /// Parses lines with a word and its classes, separated by tabs; lines that begin with `#` are comments.
    public init(lines: String) {
        var indices: [Substring: Int32] = [:]
        var found: [UInt64: [Int32]] = [:]
        for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            guard fields.count > 1 else { continue }
            var classes: [Int32] = []
            for name in fields.dropFirst() {
                let index = indices[name] ?? Int32(labels.count)
                if Int(index) == labels.count {
                    indices[name] = index
                    labels.append(Label(text: "class " + name))
                }
                classes.append(index)
            }
            found[FeatureHash.of(String(fields[0]))] = classes
        }
        for (hash, classes) in found.sorted(by: { $0.key < $1.key }) {
            hashes.append(hash)
            starts.append(Int32(members.count))
            members += classes
        }
        starts.append(Int32(members.count))
    }

    /// The range of the word's classes in `members`.
    private func classes(of hash: UInt64) -> Range<Int> {
        var low = 0
        var high = hashes.count
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        guard low < hashes.count, hashes[low] == hash else { return 0..<0 }
        return Int(starts[low])..<Int(starts[low + 1])
    }

    /// The look-up key of a token: for digits, only their count.
    public static func word(_ token: TextToken) -> String {
        token.kind == .digits ? String(repeating: "0", count: min(token.text.utf8.count, 6)) : token.text
    }

    /// One hit per class of every word with classes.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        var hits: [TokenHit] = []
        for (place, token) in text.tokens.enumerated() {
            for member in classes(of: FeatureHash.of(Self.word(token))) {
                let label = labels[Int(members[member])]
                hits.append(TokenHit(range: place..<place + 1, label: label.text, hash: label.hash, kind: .wordClass))
            }
        }
        return hits
    }

    /// Learns classes of several sizes from texts, as lines for `init(lines:)`, with a comment that names the sources.
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

extension WordClasses: Archivable {
    public static var blank: WordClasses { WordClasses(lines: "") }

    /// - Throws: `ArchiveError` if the tables are inconsistent.
    public mutating func archive(_ archive: inout Archive) throws {
        var names = labels.map(\.text)
        try archive.part(&names)
        try archive.plain(&hashes)
        try archive.plain(&starts)
        try archive.plain(&members)
        guard archive.isReading else { return }
        labels = names.map { Label(text: $0) }
        guard starts.count == hashes.count + 1, starts.first == 0, starts.last.map({ Int($0) }) == members.count,
            zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), members.allSatisfy({ labels.indices.contains(Int($0)) })
        else { throw ArchiveError("the classes of words are damaged") }
    }
}
