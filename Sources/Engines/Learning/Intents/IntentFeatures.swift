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
        let words = text.tokens.map { FeatureHash.of($0.text) }
        // The key above the order of coming, so that numbers alone are sorted.
        var found: [UInt64] = []
        var blocks: [UInt8] = []
        found.reserveCapacity(words.count * 48)
        blocks.reserveCapacity(words.count * 48)
        func add(_ hash: UInt64, _ block: Int) {
            found.append(UInt64(FeatureHash.key(hash)) << 32 | UInt64(blocks.count))
            blocks.append(UInt8(block))
        }
        Self.forEachWordGram(words) { hash, _, _ in add(hash, 0) }
        Self.forEachDistantPair(words) { hash, _, _ in add(hash, 5) }
        for token in text.tokens { Self.forEachGram(of: token) { hash, _ in add(hash, 1) } }
        Self.forEachHit(hits, text, words) { hash, place, _ in add(hash, 2 + place) }
        Self.sortByKey(&found)
        features.reserveCapacity(found.count)
        for entry in found {
            let key = UInt32(truncatingIfNeeded: entry >> 32)
            if features.last?.key != key { append(key, block: Int(blocks[Int(entry & 0xFFFF_FFFF)])) }
        }
    }

    /// Sorts by the upper half, a byte a pass; what has the same keeps its order, so that the lower half need not be looked at.
    private static func sortByKey(_ entries: inout [UInt64]) {
        var other = [UInt64](repeating: 0, count: entries.count)
        for shift in stride(from: UInt64(32), to: 64, by: 8) {
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { starts in
                starts.initialize(repeating: 0)
                for entry in entries { starts[Int((entry >> shift) & 0xFF) + 1] += 1 }
                for byte in 1...256 { starts[byte] += starts[byte - 1] }
                for entry in entries {
                    let byte = Int((entry >> shift) & 0xFF)
                    other[starts[byte]] = entry
                    starts[byte] += 1
                }
            }
            swap(&entries, &other)
        }
    }

    /// The features' names for people to read.
    static func names(_ text: TokenisedText, hits: [TokenHit]) -> [UInt32: String] {
        var names: [UInt32: String] = [:]
        let words = text.tokens.map { FeatureHash.of($0.text) }
        forEachWordGram(words) { hash, start, end in
            let words = (start...end).map { $0 < 0 ? "^" : $0 < text.count ? text.word($0) : "$" }
            names[FeatureHash.key(hash)] = "“\(words.joined(separator: " "))”"
        }
        forEachDistantPair(words) { hash, first, second in
            names[FeatureHash.key(hash)] = "“\(text.word(first)) … \(text.word(second))”"
        }
        for token in text.tokens {
            let bytes = [0x20] + Array(token.text.utf8) + [0x20]
            forEachGram(of: token) { hash, range in
                names[FeatureHash.key(hash)] = "letters “\(String(decoding: bytes[range], as: UTF8.self))”"
            }
        }
        forEachHit(hits, text, words) { hash, _, name in names[FeatureHash.key(hash)] = name() }
        return names
    }

    /// Every row of one or two words, by their hashes, with a mark at either end: the first token and the last.
    static func forEachWordGram(_ words: [UInt64], _ body: (UInt64, Int, Int) -> Void) {
        let words = [1] + words + [2]
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
    static func forEachDistantPair(_ words: [UInt64], _ body: (UInt64, Int, Int) -> Void) {
        for first in words.indices {
            let start = FeatureHash.join(205, words[first])
            for second in min(first + 2, words.count)..<min(first + 6, words.count) {
                body(FeatureHash.join(start, words[second]), first, second)
            }
        }
    }

    /// Every hit by itself (0), entities with the word before and the word after them (1), and classes of words (2).
    static func forEachHit(
        _ hits: [TokenHit], _ text: TokenisedText, _ words: [UInt64], _ body: (UInt64, Int, () -> String) -> Void
    ) {
        func word(_ index: Int) -> UInt64 { words.indices.contains(index) ? words[index] : FeatureHash.of("") }
        for hit in hits {
            guard hit.kind == .entity else {
                body(FeatureHash.join(303, hit.labelHash), 2, { "class of words: \(hit.label)" })
                continue
            }
            let (before, after) = (hit.range.lowerBound - 1, hit.range.upperBound)
            body(FeatureHash.join(300, hit.labelHash), 0, { "recognised: \(hit.label)" })
            let pairs = (FeatureHash.join(301, hit.labelHash), FeatureHash.join(302, hit.labelHash))
            body(FeatureHash.join(pairs.0, word(before)), 1, { "“\(text.word(before))” and \(hit.label)" })
            body(FeatureHash.join(pairs.1, word(after)), 1, { "\(hit.label) and “\(text.word(after))”" })
        }
    }

    /// Every row of two to five bytes of a word with a space around it.
    static func forEachGram(of token: TextToken, _ body: (UInt64, Range<Int>) -> Void) {
        let bytes = [0x20] + token.text.utf8.prefix(40) + [0x20]
        bytes.withUnsafeBufferPointer { bytes in
            for start in bytes.indices {
                var hash = FeatureHash.join(201, UInt64(bytes[start]))
                for end in start + 1..<max(start + 1, min(start + 5, bytes.count)) {
                    hash = FeatureHash.join(hash, UInt64(bytes[end]))
                    body(hash, start..<end + 1)
                }
            }
        }
    }
}
