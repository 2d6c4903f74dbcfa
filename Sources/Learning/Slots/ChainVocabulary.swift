/// The features that a chain model is trained with, and which labels each has weights for.
struct ChainVocabulary {
    private var counts: [UInt32: Int32] = [:]
    private var numbers: [UInt32: Int32] = [:]
    private var keys: [UInt32] = []
    /// Features at least this frequent have a weight for every label of the intents they occur in, not only for labels seen with them.
    var denseMinimum = 2

    mutating func count(_ rows: [[UInt32]]) {
        for row in rows { for key in row { counts[key, default: 0] += 1 } }
    }

    mutating func cut(minimum: Int) {
        // Frequent features stand together, so that their weights stay in the processor's cache.
        keys = counts.filter { $0.value >= Int32(minimum) }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, Int32($0)) })
    }

    func number(of key: UInt32) -> Int32? { numbers[key] }

    /// The sentences come with numbers of features, and leave with rows of cells.
    func problem(intents: [[Int]], labelCount: Int, sentences: [ChainProblem.Sentence]) -> ChainProblem {
        var problem = ChainProblem(intents: intents, labelCount: labelCount, keys: keys)
        let pairs = pairs(intents, sentences)
        var cellRows: [UInt64: Int32] = [:]
        var index = 0
        for feature in keys.indices {
            var labels: Set<UInt16> = []
            var members: [Int] = []
            while index < pairs.count, pairs[index] >> 32 == UInt64(feature) {
                if pairs[index] & Self.intentMark != 0 {
                    members.append(Int(pairs[index] & 0xFFFF))
                } else {
                    labels.insert(UInt16(truncatingIfNeeded: pairs[index]))
                }
                index += 1
            }
            if counts[keys[feature], default: 0] >= denseMinimum {
                for intent in members { labels.formUnion(intents[intent].map { UInt16($0) }) }
            }
            for (intent, row) in problem.append(labels.sorted(), intents: members) {
                cellRows[UInt64(feature) << 16 | UInt64(intent)] = row
            }
        }
        problem.sentences = sentences.map { sentence in
            var sentence = sentence
            sentence.features = sentence.features.map { cellRows[UInt64($0) << 16 | UInt64(sentence.intent)] ?? 0 }
            return sentence
        }
        return problem
    }

    private static let intentMark: UInt64 = 1 << 31

    /// Which labels and which intents each feature was seen with, sorted by feature.
    private func pairs(_ intents: [[Int]], _ sentences: [ChainProblem.Sentence]) -> [UInt64] {
        var seen: [UInt64] = []
        var bound = 1 << 22
        for sentence in sentences {
            let labels = intents[sentence.intent]
            for token in sentence.labels.indices {
                let gold = labels[sentence.labels[token]]
                for index in Int(sentence.starts[token])..<Int(sentence.starts[token + 1]) {
                    let feature = UInt64(sentence.features[index]) << 32
                    seen.append(feature | UInt64(gold))
                    seen.append(feature | Self.intentMark | UInt64(sentence.intent))
                }
            }
            guard seen.count > bound else { continue }
            seen = Self.unique(seen)
            bound = max(bound, seen.count * 2)
        }
        return Self.unique(seen)
    }

    private static func unique(_ values: [UInt64]) -> [UInt64] {
        var result: [UInt64] = []
        for value in values.sorted() where result.last != value { result.append(value) }
        return result
    }
}

extension ChainProblem {
    /// Without features' weights and sentences.
    init(intents: [[Int]], labelCount: Int, keys: [UInt32]) {
        self.init(
            intents: intents, labelCount: labelCount, keys: keys, rowStarts: [0], rowLabels: [], cells: [], cellStarts: [0],
            sentences: [])
    }

    /// Adds the next feature with weights for some labels; gives its row of cells for each intent.
    fileprivate mutating func append(_ labels: [UInt16], intents members: [Int]) -> [(intent: Int, row: Int32)] {
        let first = rowLabels.count
        rowLabels += labels
        rowStarts.append(Int32(rowLabels.count))
        return members.map { intent in
            for (offset, label) in labels.enumerated() {
                guard let place = intents[intent].firstIndex(of: Int(label)) else { continue }
                cells.append(Cell(weight: Int32(first + offset), place: Int32(place)))
            }
            cellStarts.append(Int32(cells.count))
            return (intent, Int32(cellStarts.count - 2))
        }
    }
}
