import Foundation
/// The features that a chain model is trained with, and which labels each has weights for.
struct ChainVocabulary {
    private var counts: [UInt32: Int32] = [:]
    private var numbers: [UInt32: Int32] = [:]
    private var keys: [UInt32] = []
    /// Features at least this frequent have a weight for every label of the intents they occur in, not only for labels seen with them.
    var denseMinimum = Int(ProcessInfo.processInfo.environment["DENSE"] ?? "1")!

    mutating func count(_ rows: [[UInt32]]) {
        for row in rows { for key in row { counts[key, default: 0] += 1 } }
    }

    mutating func cut(minimum: Int) {
        keys = counts.filter { $0.value >= Int32(minimum) }.map(\.key).sorted()
        numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, Int32($0)) })
    }

    func number(of key: UInt32) -> Int32? { numbers[key] }

    func problem(intents: [[Int]], labelCount: Int, sentences: [ChainProblem.Sentence]) -> ChainProblem {
        var seen = [[UInt64]](repeating: [], count: 1)
        seen[0].reserveCapacity(1 << 20)
        for sentence in sentences {
            let labels = intents[sentence.intent]
            for token in sentence.labels.indices {
                let gold = labels[sentence.labels[token]]
                for index in Int(sentence.starts[token])..<Int(sentence.starts[token + 1]) {
                    let feature = sentence.features[index]
                    seen[0].append(UInt64(feature) << 32 | UInt64(gold) << 16)
                    if counts[keys[Int(feature)], default: 0] >= denseMinimum {
                        // The intent stands in the low half, marked as such.
                        seen[0].append(UInt64(feature) << 32 | 0xFFFF_0000 | UInt64(sentence.intent))
                    }
                }
            }
            if seen[0].count > 1 << 23 { seen[0] = Self.unique(seen[0]) }
        }
        let pairs = Self.unique(seen[0])
        var starts: [Int32] = [0]
        var rowLabels: [UInt16] = []
        var index = 0
        for feature in keys.indices {
            var labels: Set<UInt16> = []
            while index < pairs.count, pairs[index] >> 32 == UInt64(feature) {
                let label = UInt16(truncatingIfNeeded: pairs[index] >> 16)
                if label == 0xFFFF {
                    labels.formUnion(intents[Int(pairs[index] & 0xFFFF)].map { UInt16($0) })
                } else {
                    labels.insert(label)
                }
                index += 1
            }
            rowLabels += labels.sorted()
            starts.append(Int32(rowLabels.count))
        }
        return ChainProblem(
            intents: intents, labelCount: labelCount, keys: keys, rowStarts: starts, rowLabels: rowLabels, sentences: sentences)
    }

    private static func unique(_ values: [UInt64]) -> [UInt64] {
        var result: [UInt64] = []
        for value in values.sorted() where result.last != value { result.append(value) }
        return result
    }
}
