import CompactCoding
import Foundation

/// The words in an intent's templates that indicate their constants, such as "off" for `enable: false`.
///
/// Templates that set a constant express it by words that fill no slot. A model marks those words in sentences that no template
/// fits; this table maps them back to the constant.
struct IndicatorWords: Sendable {
    /// The number of templates with a word that set a parameter to a constant.
    fileprivate struct Count: BitwiseCopyable {
        /// The hash of the word.
        var word: UInt64
        /// Index in the constants.
        var constant: Int32
        var count: Int32
    }

    /// The counts for a parameter.
    fileprivate struct Told: Sendable {
        var constants: [Constant] = []
        /// Sorted by word.
        var counts: [Count] = []

        /// The counts of a word.
        func range(of word: UInt64) -> Range<Int> {
            var low = 0
            var high = counts.count
            while low < high {
                let middle = (low + high) / 2
                if counts[middle].word < word { low = middle + 1 } else { high = middle }
            }
            while high < counts.count, counts[high].word == word { high += 1 }
            return low..<high
        }
    }

    private var told: [String: Told] = [:]

    /// Counts a template's words.
    mutating func add(_ words: Set<String>, sets: [String: Constant]) {
        for (parameter, constant) in sets { for word in words { told[parameter, default: Told()].add(word, constant) } }
    }

    /// The parameters that templates with the word set, if no template without a constant has the word.
    func parameters(toldBy word: String) -> [String] {
        let hash = WordHash.of(word)
        return told.keys.filter { told[$0]?.range(of: hash).isEmpty == false }
    }

    /// The constant that the words indicate; `nil` if there is none, or a tie.
    func constant(of parameter: String, by words: [String]) -> Constant? {
        guard let known = told[parameter] else { return nil }
        let ranges = words.map { known.range(of: WordHash.of($0)) }
        func count(_ range: Range<Int>, _ constant: Int) -> Int32 {
            known.counts[range].first { $0.constant == constant }?.count ?? 0
        }
        var scores: [(constant: Int, score: Double)] = []
        for constant in known.constants.indices {
            let score = ranges.reduce(0.0) { sum, range in
                guard !range.isEmpty else { return sum }
                let all = known.counts[range].reduce(0) { $0 + $1.count }
                let share = (Double(count(range, constant)) + 0.1) / (Double(all) + 0.1 * Double(known.constants.count))
                return sum + log(share * Double(known.constants.count))
            }
            scores.append((constant, score))
        }
        scores.sort { $0.score > $1.score }
        guard let best = scores.first, ranges.contains(where: { count($0, best.constant) > 0 }) else { return nil }
        return scores.count == 1 || best.score > scores[1].score + 0.01 ? known.constants[best.constant] : nil
    }
}

extension IndicatorWords.Told {
    fileprivate mutating func add(_ word: String, _ constant: Constant) {
        let place = constants.firstIndex(of: constant) ?? constants.count
        if place == constants.count { constants.append(constant) }
        let hash = WordHash.of(word)
        let range = range(of: hash)
        if let known = counts[range].firstIndex(where: { $0.constant == place }) {
            counts[known].count += 1
        } else {
            counts.insert(IndicatorWords.Count(word: hash, constant: Int32(place), count: 1), at: range.upperBound)
        }
    }
}

extension IndicatorWords: Archivable {
    static var blank: IndicatorWords { IndicatorWords() }

    mutating func archive(_ archive: inout Archive) throws { try archive.part(&told) }
}

extension IndicatorWords.Told: Archivable {
    static var blank: Self { Self() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&constants)
        try archive.plain(&counts)
    }
}

extension Pattern {
    /// Its words outside slots.
    var words: Set<String> {
        var words: Set<String> = []
        gather(&words)
        return words
    }

    private func gather(_ words: inout Set<String>) {
        switch self {
        case .word(let text): words.insert(text)
        case .slot: break
        case .optional(let part): part.gather(&words)
        case .sequence(let parts), .choice(let parts): for part in parts { part.gather(&words) }
        }
    }
}
