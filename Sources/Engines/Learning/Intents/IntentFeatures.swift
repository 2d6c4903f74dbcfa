import TextTokens

/// The features of the intent model: n-grams of words and of characters within words, and the labels of hits. Each kind is a
/// block that is normalised to length 1 separately, so that long words do not dominate.
struct IntentFeatures: Sendable {
    struct Feature: Sendable {
        var key: UInt32
        var block: Int
    }

    static let blockCount = blockWeights.count
    /// The weight of each block: words, letters, hits, hits with neighbours, classes of words, distant pairs. Found by
    /// cross-validation on HWU64 and on the dev part of CLINC150 (Evaluation/ablations.md).
    static let blockWeights: [Float] = [1, 1.2, 0.5, 0.3, 0.7, 0.5]
    /// Sorted by key, without duplicates.
    private(set) var features: [Feature] = []

    /// Creates an empty set, to be filled with `append`.
    init() {}

    mutating func append(_ key: UInt32, block: Int) { features.append(Feature(key: key, block: block)) }

    init(_ text: TokenisedText, hits: [TokenHit]) {
        let words = text.tokens.map { FeatureHash.of($0.text) }
        // The key above the insertion order, so that sorting compares only integers.
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

    /// Sorts by distributing the entries by their highest byte, then by insertion: keys are hashes, so few share that byte.
    private static func sortByKey(_ entries: inout [UInt64]) {
        entries = [UInt64](unsafeUninitializedCapacity: entries.count) { sorted, count in
            count = entries.count
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { starts in
                starts.initialize(repeating: 0)
                for entry in entries { starts[Int(entry >> 56) + 1] += 1 }
                for byte in 1...256 { starts[byte] += starts[byte - 1] }
                for entry in entries {
                    sorted[starts[Int(entry >> 56)]] = entry
                    starts[Int(entry >> 56)] += 1
                }
            }
            for index in sorted.indices.prefix(count).dropFirst() {
                let entry = sorted[index]
                var place = index
                while place > 0, sorted[place - 1] > entry {
                    sorted[place] = sorted[place - 1]
                    place -= 1
                }
                sorted[place] = entry
            }
        }
    }

    /// The readable names of the features.
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

    /// Every n-gram of one or two words, by their hashes, with boundary markers; the body also gets the first and the last
    /// token.
    static func forEachWordGram(_ words: [UInt64], _ body: (UInt64, Int, Int) -> Void) {
        let words = [1] + words + [2]
        for start in words.indices {
            var hash: UInt64 = 200
            for end in start..<min(start + 2, words.count) {
                hash = FeatureHash.join(hash, words[end])
                // A boundary marker alone is not a feature.
                if end > start || (start > 0 && start < words.count - 1) { body(hash, start - 1, end - 1) }
            }
        }
    }

    /// Every pair of words with one to four words in between.
    static func forEachDistantPair(_ words: [UInt64], _ body: (UInt64, Int, Int) -> Void) {
        for first in words.indices {
            let start = FeatureHash.join(205, words[first])
            for second in min(first + 2, words.count)..<min(first + 6, words.count) {
                body(FeatureHash.join(start, words[second]), first, second)
            }
        }
    }

    /// Every hit by itself (0), entities with the preceding and following word (1), and word classes (2).
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

    /// Every n-gram of two to five bytes of a word padded with spaces.
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
