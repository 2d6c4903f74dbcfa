import Foundation

/// Clusters words by their neighbours with the exchange algorithm (Martin, Liermann and Ney 1998, "Algorithms for bigram and
/// trigram word clustering"), which moves one word at a time to the class that maximises the likelihood of the text.
public struct WordClusterer: Sendable {
    /// The maximum number of classes.
    public var count: Int
    /// The minimum frequency; rarer words get no class.
    public var minimum = 3
    /// The maximum number of passes over all words; stops early once no word moves.
    public var passes = 12

    public init(count: Int) { self.count = count }

    /// The class of every word that is frequent enough; sentences are sequences of folded words.
    public func classes(of sentences: [[String]]) -> [String: Int] {
        let text = Text(sentences, minimum: minimum)
        guard text.words.count > 1, count > 0 else { return [:] }
        var state = State(text, classes: min(count, text.words.count))
        for _ in 0..<passes { if !state.exchange(text) { break } }
        var classes: [String: Int] = [:]
        for (word, name) in text.words.enumerated() { classes[name] = state.classes[word + 2] }
        return classes
    }

    /// Words by number, most frequent first, from 2; 0 is the sentence boundary and 1 any rare word. Both stay in classes of
    /// their own.
    private struct Text {
        var words: [String] = []
        var counts: [Int] = [0, 0]
        /// For each word, the words that follow and precede it, with counts.
        var after: [[(word: Int, count: Int)]] = []
        var before: [[(word: Int, count: Int)]] = []

        init(_ sentences: [[String]], minimum: Int) {
            var frequencies: [String: Int] = [:]
            for sentence in sentences { for word in sentence { frequencies[word, default: 0] += 1 } }
            words = frequencies.filter { $0.value >= minimum }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
            let numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0 + 2) })
            counts = [Int](repeating: 0, count: words.count + 2)
            var pairs: [Int: Int] = [:]
            for sentence in sentences {
                var last = 0
                for word in sentence.map({ numbers[$0] ?? 1 }) + [0] {
                    pairs[last << 32 | word, default: 0] += 1
                    counts[word] += 1
                    last = word
                }
            }
            after = Array(repeating: [], count: counts.count)
            before = after
            for (pair, count) in pairs.sorted(by: { $0.key < $1.key }) {
                after[pair >> 32].append((pair & 0xFFFF_FFFF, count))
                before[pair & 0xFFFF_FFFF].append((pair >> 32, count))
            }
        }
    }

    private struct State {
        let width: Int
        var classes: [Int]
        /// The counts of class bigrams and of classes.
        var pairs: [Int]
        var totals: [Int]
        private let entropy: [Double]

        init(_ text: Text, classes count: Int) {
            width = count + 2
            classes = text.counts.indices.map { $0 < 2 ? $0 : 2 + ($0 - 2) % count }
            pairs = [Int](repeating: 0, count: width * width)
            totals = [Int](repeating: 0, count: width)
            let most = text.counts.reduce(0, +) + 1
            entropy = (0...most).map { $0 > 0 ? Double($0) * log(Double($0)) : 0 }
            for word in text.counts.indices {
                totals[classes[word]] += text.counts[word]
                for next in text.after[word] { pairs[classes[word] * width + classes[next.word]] += next.count }
            }
        }

        /// Moves every word to its best class; returns whether any moved.
        mutating func exchange(_ text: Text) -> Bool {
            var hasMoved = false
            for word in 2..<max(text.counts.count, 2) {
                let old = classes[word]
                let links = Links(word, text, classes, width)
                shift(word, links, old, by: -1, text)
                var (best, bestGain) = (old, gain(word, links, old, text))
                for candidate in 2..<width where candidate != old {
                    let value = gain(word, links, candidate, text)
                    if value > bestGain + 1e-9 { (best, bestGain) = (candidate, value) }
                }
                shift(word, links, best, by: 1, text)
                classes[word] = best
                hasMoved = hasMoved || best != old
            }
            return hasMoved
        }

        /// The classes that follow and precede a word, excluding the word itself.
        private struct Links {
            var after: [(group: Int, count: Int)]
            var before: [(group: Int, count: Int)]
            var own = 0

            init(_ word: Int, _ text: Text, _ classes: [Int], _ width: Int) {
                func grouped(_ links: [(word: Int, count: Int)]) -> [(group: Int, count: Int)] {
                    var sums: [Int: Int] = [:]
                    for link in links where link.word != word { sums[classes[link.word], default: 0] += link.count }
                    return sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
                }
                after = grouped(text.after[word])
                before = grouped(text.before[word])
                own = text.after[word].first { $0.word == word }?.count ?? 0
            }
        }

        private mutating func shift(_ word: Int, _ links: Links, _ group: Int, by sign: Int, _ text: Text) {
            for link in links.after { pairs[group * width + link.group] += sign * link.count }
            for link in links.before { pairs[link.group * width + group] += sign * link.count }
            pairs[group * width + group] += sign * links.own
            totals[group] += sign * text.counts[word]
        }

        /// The gain in likelihood of adding the word, which currently has no class, to the group.
        private func gain(_ word: Int, _ links: Links, _ group: Int, _ text: Text) -> Double {
            var gain = 2 * (entropy[totals[group]] - entropy[totals[group] + text.counts[word]])
            var within = links.own
            for link in links.after {
                if link.group == group {
                    within += link.count
                    continue
                }
                let count = pairs[group * width + link.group]
                gain += entropy[count + link.count] - entropy[count]
            }
            for link in links.before {
                if link.group == group {
                    within += link.count
                    continue
                }
                let count = pairs[link.group * width + group]
                gain += entropy[count + link.count] - entropy[count]
            }
            let count = pairs[group * width + group]
            return gain + entropy[count + within] - entropy[count]
        }
    }
}
