/// The features of a chain model in training, and the labels for which each has weights.
///
/// Features that occur at exactly the same tokens (most of those that occur once or twice) would get the same weights in every
/// step, so they are trained as one whose weight is the sum of theirs: the model is the same, with a fraction of the weights.
struct ChainVocabulary {
    /// A sentence with its feature numbers, as returned by `number`; token `i` has those from `starts[i]` up to `starts[i +
    /// 1]`.
    struct Sentence {
        var intent: Int
        var features: [Int32]
        var starts: [Int32]
        /// Gold labels, as indices within the intent.
        var labels: [Int]
        var weight: Float
    }

    private var numbers = KeyNumbers()
    private var counts: [Int32] = []
    /// For each feature, a hash of the tokens at which it occurs.
    private var patterns: [UInt64] = []
    private var tokens: UInt64 = 0
    /// Features at least this frequent have a weight for every label of the intents they occur in; rarer ones only for labels
    /// seen with them.
    var denseMinimum = 2
    /// Rarer features are dropped.
    var minimum = 1

    /// Numbers the keys of a sentence's tokens, adding new ones.
    mutating func number(_ rows: [[UInt32]]) -> (features: [Int32], starts: [Int32]) {
        var (features, starts): ([Int32], [Int32]) = ([], [0])
        features.reserveCapacity(rows.reduce(0) { $0 + $1.count })
        for row in rows {
            tokens += 1
            let mark = FeatureHash.join(tokens, 0x9A77)
            for key in row {
                let number = Int(numbers.number(of: key))
                if number == counts.count {
                    counts.append(0)
                    patterns.append(0)
                }
                counts[number] += 1
                patterns[number] &+= mark
                features.append(Int32(number))
            }
            starts.append(Int32(features.count))
        }
        return (features, starts)
    }

    func problem(intents: [[Int]], labelCount: Int, sentences: [Sentence]) -> ChainProblem {
        let groups = Groups(self)
        let sentences = sentences.map { groups.sentence($0) }
        var problem = ChainProblem(
            intents: intents, labelCount: labelCount, keys: groups.keys, keyStarts: groups.starts, rowStarts: [0], rowLabels: [],
            sentences: [])
        let seen = Self.seen(intents, sentences, groups: groups.starts.count - 1)
        var cells = Cells()
        var index = 0
        for group in 0..<groups.starts.count - 1 {
            var labels: Set<UInt16> = []
            var members: [Int] = []
            while index < seen.count, seen[index] >> 32 == UInt64(group) {
                if seen[index] & Self.intentMark != 0 {
                    members.append(Int(seen[index] & 0xFFFF))
                } else {
                    labels.insert(UInt16(truncatingIfNeeded: seen[index]))
                }
                index += 1
            }
            if groups.counts[group] >= denseMinimum {
                for intent in members { labels.formUnion(intents[intent].map { UInt16($0) }) }
            }
            cells.append(labels.sorted(), first: problem.rowLabels.count, members, intents)
            problem.rowLabels += labels.sorted()
            problem.rowStarts.append(Int32(problem.rowLabels.count))
        }
        problem.sentences = sentences.map { cells.sentence($0) }
        return problem
    }

    private static let intentMark: UInt64 = 1 << 31

    /// The labels and intents seen with each group, sorted by group.
    private static func seen(_ intents: [[Int]], _ sentences: [Sentence], groups: Int) -> [UInt64] {
        var seen: [UInt64] = []
        // Most occurrences of a feature repeat the previous combination.
        var last = [UInt64](repeating: .max, count: groups)
        var bound = 1 << 22
        for sentence in sentences {
            let labels = intents[sentence.intent]
            for token in sentence.labels.indices {
                let gold = labels[sentence.labels[token]]
                for index in Int(sentence.starts[token])..<Int(sentence.starts[token + 1]) {
                    let number = Int(sentence.features[index])
                    let both = UInt64(gold) << 32 | UInt64(sentence.intent)
                    guard last[number] != both else { continue }
                    last[number] = both
                    let group = UInt64(number) << 32
                    seen.append(group | UInt64(gold))
                    seen.append(group | intentMark | UInt64(sentence.intent))
                }
            }
            guard seen.count > bound else { continue }
            seen = unique(seen)
            bound = max(bound, seen.count * 2)
        }
        return unique(seen)
    }

    private static func unique(_ values: [UInt64]) -> [UInt64] {
        var result: [UInt64] = []
        for value in values.sorted() where result.last != value { result.append(value) }
        return result
    }
}

// MARK: Groups

extension ChainVocabulary {
    /// Groups of features that occur at the same tokens, the most frequent first, so that their weights stay in the processor's
    /// cache.
    private struct Groups {
        var keys: [UInt32] = []
        /// The start of each group's keys, with an additional end index.
        var starts = [0]
        var counts: [Int32] = []
        /// The group of each feature that represents its group; -1 for all others.
        private var numbers: [Int32]

        init(_ vocabulary: ChainVocabulary) {
            numbers = [Int32](repeating: -1, count: vocabulary.counts.count)
            let keys = vocabulary.numbers.keys
            let (all, patterns) = (vocabulary.counts, vocabulary.patterns)
            let kept = all.indices.filter { all[$0] >= Int32(vocabulary.minimum) }.sorted {
                (all[$1], patterns[$0], keys[$0]) < (all[$0], patterns[$1], keys[$1])
            }
            var last: Int?
            for feature in kept {
                if let last, all[last] == all[feature], patterns[last] == patterns[feature] {
                    starts[starts.count - 1] += 1
                } else {
                    numbers[feature] = Int32(counts.count)
                    counts.append(all[feature])
                    starts.append(self.keys.count + 1)
                }
                self.keys.append(keys[feature])
                last = feature
            }
        }

        /// The sentence with group numbers instead of feature numbers.
        func sentence(_ sentence: Sentence) -> Sentence {
            var result = sentence
            result.features.removeAll(keepingCapacity: true)
            for token in sentence.labels.indices {
                for feature in sentence.features[Int(sentence.starts[token])..<Int(sentence.starts[token + 1])] {
                    let group = numbers[Int(feature)]
                    if group >= 0 { result.features.append(group) }
                }
                result.starts[token + 1] = Int32(result.features.count)
            }
            return result
        }
    }
}

// MARK: Cells

extension ChainVocabulary {
    /// The cells of each group within each intent where it occurs.
    private struct Cells {
        /// For each group the start of its rows; for each row its intent and the start of its cells; both have an additional
        /// end index.
        private var groupStarts = [0]
        private var intents: [Int32] = []
        private var rowStarts = [0]
        private var cells: [ChainProblem.Cell] = []

        /// Adds the next group with weights for some labels, numbered from `first`.
        mutating func append(_ labels: [UInt16], first: Int, _ members: [Int], _ intents: [[Int]]) {
            for intent in members {
                for (offset, label) in labels.enumerated() {
                    guard let place = intents[intent].firstIndex(of: Int(label)) else { continue }
                    append(weight: first + offset, place: place)
                }
                self.intents.append(Int32(intent))
                rowStarts.append(cells.count)
            }
            groupStarts.append(self.intents.count)
        }

        /// Adds a weight to the last row, extending its last cell if it is adjacent.
        private mutating func append(weight: Int, place: Int) {
            if let last = cells.indices.last, last >= rowStarts[rowStarts.count - 1],
                Int(cells[last].weight) + Int(cells[last].count) == weight,
                Int(cells[last].place) + Int(cells[last].count) == place
            {
                cells[last].count += 1
            } else {
                cells.append(ChainProblem.Cell(weight: Int32(weight), place: Int16(place), count: 1))
            }
        }

        func sentence(_ sentence: Sentence) -> ChainProblem.Sentence {
            var found: [ChainProblem.Cell] = []
            var starts: [Int32] = [0]
            for token in sentence.labels.indices {
                for group in sentence.features[Int(sentence.starts[token])..<Int(sentence.starts[token + 1])] {
                    for row in groupStarts[Int(group)]..<groupStarts[Int(group) + 1] where intents[row] == sentence.intent {
                        found += cells[rowStarts[row]..<rowStarts[row + 1]]
                    }
                }
                starts.append(Int32(found.count))
            }
            return ChainProblem.Sentence(
                intent: sentence.intent, cells: found, starts: starts, labels: sentence.labels, weight: sentence.weight)
        }
    }
}
