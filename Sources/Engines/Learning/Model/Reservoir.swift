import Randomness

/// A sample of the training sentences as hashes of their features, so that intents can be added later without the sentences
/// themselves.
struct Reservoir: Sendable {
    struct Sentence: Sendable {
        /// The name of the intent; `nil` is "none of these".
        var intent: String?
        var features: IntentFeatures
    }

    private(set) var sentences: [Sentence] = []

    init(_ sentences: [Sentence]) { self.sentences = sentences }

    /// As many sentences of each intent as fit, selected at random by the seed.
    init(from all: [Sentence], size: Int, seed: UInt64) {
        var groups: [String: [Sentence]] = [:]
        for sentence in all { groups[sentence.intent ?? "", default: []].append(sentence) }
        var random = SeededRandom(seed: seed &+ 99)
        var left = size
        let order = groups.keys.sorted { (groups[$0]?.count ?? 0, $0) < (groups[$1]?.count ?? 0, $1) }
        for (index, name) in order.enumerated() {
            var group = groups[name] ?? []
            random.shuffle(&group)
            let share = group.prefix(left / (order.count - index))
            sentences += share
            left -= share.count
        }
    }

    init(_ reader: inout ByteReader) throws(ModelError) {
        for _ in 0..<(try reader.length(of: 4)) {
            let name = try reader.text()
            var features = IntentFeatures()
            for block in 0..<IntentFeatures.blockCount {
                for key in try reader.integers() { features.append(UInt32(truncatingIfNeeded: key), block: block) }
            }
            sentences.append(Sentence(intent: name.isEmpty ? nil : name, features: features))
        }
    }

    var encoded: [UInt8] {
        var bytes = ByteWriter()
        bytes.append(UInt32(sentences.count))
        for sentence in sentences {
            bytes.append(sentence.intent ?? "")
            for block in 0..<IntentFeatures.blockCount {
                bytes.append(UInt32(sentence.features.features.count { $0.block == block }))
                for feature in sentence.features.features where feature.block == block { bytes.append(feature.key) }
            }
        }
        return bytes.bytes
    }
}
