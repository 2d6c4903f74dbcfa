import TextTokens

/// What the intent model looks at: n-grams of words and of characters within words, and the labels of hits.
/// Each kind is a block, scaled to length 1 by itself, so that long words drown nothing.
struct IntentFeatures: Sendable {
    struct Feature: Sendable {
        var key: UInt32
        var block: Int
    }

    static let blockCount = blockWeights.count
    /// How much each block counts: words, letters, hits, hits with neighbours, classes of words, distant pairs.
    /// Found by cross-validation on HWU64 and on the dev part of CLINC150 (Evaluation/ablations.md).
    static let blockWeights: [Float] = [1, 1.2, 0.5, 0.3, 0.7, 0.5]
    /// Ascending by key, each key once.
    private(set) var features: [Feature] = []

    /// Without features, to be filled with `append`.
    init() {}

    mutating func append(_ key: UInt32, block: Int) { features.append(Feature(key: key, block: block)) }

    init(_ text: TokenisedText, hits: [TokenHit]) {
        Self.forEachWordGram(text) { hash, _, _ in add(hash, block: 0) }
        Self.forEachDistantPair(text) { hash, _, _ in add(hash, block: 5) }
        for token in text.tokens { Self.forEachGram(of: token) { hash, _ in add(hash, block: 1) } }
        Self.forEachHit(hits, text) { hash, place, _ in add(hash, block: 2 + place) }
        features.sort { $0.key < $1.key }
        var unique: [Feature] = []
        for feature in features where unique.last?.key != feature.key { unique.append(feature) }
        features = unique
    }

    /// The features' names for people to read.
    static func names(_ text: TokenisedText, hits: [TokenHit]) -> [UInt32: String] {
        var names: [UInt32: String] = [:]
        forEachWordGram(text) { hash, start, end in
            let words = (start...end).map { $0 < 0 ? "^" : $0 < text.count ? text.word($0) : "$" }
            names[FeatureHash.key(hash)] = "“\(words.joined(separator: " "))”"
        }
        forEachDistantPair(text) { hash, first, second in
            names[FeatureHash.key(hash)] = "“\(text.word(first)) … \(text.word(second))”"
        }
        for token in text.tokens {
            let bytes = [0x20] + Array(token.text.utf8) + [0x20]
            forEachGram(of: token) { hash, range in
                names[FeatureHash.key(hash)] = "letters “\(String(decoding: bytes[range], as: UTF8.self))”"
            }
        }
        forEachHit(hits, text) { hash, _, name in names[FeatureHash.key(hash)] = name() }
        return names
    }

    private mutating func add(_ hash: UInt64, block: Int) { append(FeatureHash.key(hash), block: block) }

    /// Every row of one or two words, with a mark at either end: the first token and the last.
    static func forEachWordGram(_ text: TokenisedText, _ body: (UInt64, Int, Int) -> Void) {
        let words = [1] + text.tokens.map { FeatureHash.of($0.text) } + [2]
        for start in words.indices {
            var hash: UInt64 = 200
            for end in start..<min(start + 2, words.count) {
                hash = FeatureHash.join(hash, words[end])
                // A mark alone says nothing.
                if end > start || (start > 0 && start < words.count - 1) { body(hash, start - 1, end - 1) }
            }
        }
    }

    /// Every pair of words with one to four words between them.
    static func forEachDistantPair(_ text: TokenisedText, _ body: (UInt64, Int, Int) -> Void) {
        let words = text.tokens.map { FeatureHash.join(205, FeatureHash.of($0.text)) }
        for first in words.indices {
            for second in min(first + 2, words.count)..<min(first + 6, words.count) {
                body(FeatureHash.join(words[first], FeatureHash.of(text.word(second))), first, second)
            }
        }
    }

    /// Every hit by itself (0), entities with the word before and the word after them (1), and classes of words with the class before (2).
    static func forEachHit(_ hits: [TokenHit], _ text: TokenisedText, _ body: (UInt64, Int, () -> String) -> Void) {
        for hit in hits {
            let label = FeatureHash.of(hit.label)
            guard hit.kind == .entity else {
                body(FeatureHash.join(303, label), 2, { "class of words: \(hit.label)" })
                continue
            }
            body(FeatureHash.join(300, label), 0, { "recognised: \(hit.label)" })
            let before = text.word(hit.range.lowerBound - 1)
            let after = text.word(hit.range.upperBound)
            body(FeatureHash.join(FeatureHash.join(301, label), FeatureHash.of(before)), 1, { "“\(before)” and \(hit.label)" })
            body(FeatureHash.join(FeatureHash.join(302, label), FeatureHash.of(after)), 1, { "\(hit.label) and “\(after)”" })
        }
    }

    /// Every row of two to five bytes of a word with a space around it.
    static func forEachGram(of token: TextToken, _ body: (UInt64, Range<Int>) -> Void) {
        let bytes = [0x20] + Array(token.text.utf8.prefix(40)) + [0x20]
        for start in bytes.indices {
            var hash: UInt64 = 201
            for end in start..<min(start + 5, bytes.count) {
                hash = FeatureHash.join(hash, UInt64(bytes[end]))
                if end > start { body(hash, start..<end + 1) }
            }
        }
    }
}
