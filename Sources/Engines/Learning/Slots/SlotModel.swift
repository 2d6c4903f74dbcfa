import Foundation
import TextTokens

/// The slot model as stored in the file.
struct SlotModel: Sendable {
    /// An intent with slots: its labels, ascending, and its transitions as logarithms.
    struct Intent: Sendable {
        var labels: [Int]
        var start: [Float]
        var matrix: [Float]
        /// Whether every feature is also looked up combined with the intent, as for intents that were added later.
        var hasOwnFeatures: Bool
        /// The exponentials of the transitions.
        let factors: ChainLattice.Transitions

        init(labels: [Int], start: [Float], matrix: [Float], hasOwnFeatures: Bool) {
            self.labels = labels
            self.start = start
            self.matrix = matrix
            self.hasOwnFeatures = hasOwnFeatures
            factors = ChainLattice.Transitions(start: start.map { exp($0) }, matrix: matrix.map { exp($0) })
        }
    }

    let slots: [String]
    /// The hashes of the slots' names.
    private let slotHashes: [UInt64]
    let intents: [String: Intent]
    let states: SparseTable
    let phrases: SparseTable
    let words: SparseTable
    /// The label scores of a token's position, as stored weights: by the number of tokens before it and after it, each limited
    /// to three. These rows are the longest ones and are needed for every token.
    private let places: [Int32]

    init(
        slots: [String], intents: [String: Intent], states: SparseTable, phrases: SparseTable, words: SparseTable,
        in bytes: UnsafeRawBufferPointer
    ) {
        self.slots = slots
        slotHashes = slots.map { FeatureHash.of($0) }
        self.intents = intents
        self.states = states
        self.phrases = phrases
        self.words = words
        places = Self.placeScores(states, bytes)
    }

    private static func placeScores(_ states: SparseTable, _ bytes: UnsafeRawBufferPointer) -> [Int32] {
        let width = states.sumCount
        let labels = (0..<Int32(clamping: width)).map { $0 }
        var scores = [Int32](repeating: 0, count: 12 * width)
        scores.withUnsafeMutableBufferPointer { scores in
            for place in 0..<12 {
                let sums = UnsafeMutableBufferPointer(rebasing: scores[place * width..<(place + 1) * width])
                for hash in SlotFeatures.placeHashes(before: place / 3, left: place % 3 + 1) {
                    if let row = states.row(FeatureHash.key(hash), in: bytes) {
                        labels.withUnsafeBufferPointer { states.addStored(row, of: $0, to: sums, in: bytes) }
                    }
                }
            }
        }
        return scores
    }

    /// The label scores of a token's position in a text of this length, as many as the table's sums.
    func placeScores(of token: Int, count: Int) -> ArraySlice<Int32> {
        let place = min(token, 3) * 3 + min(count - token, 3) - 1
        return places[place * states.sumCount..<(place + 1) * states.sumCount]
    }

    /// The labels of these intents, ascending.
    func labels(of names: some Sequence<String>) -> [Int32] {
        Set(names.flatMap { intents[$0]?.labels ?? [] }).map { Int32(clamping: $0) }.sorted()
    }

    var labelCount: Int { 1 + 2 * slots.count }

    /// The values known from training that occur in the text.
    func values(_ text: TokenisedText, in bytes: UnsafeRawBufferPointer) -> [Mark] {
        let matcher = ValueMatcher(
            phrases: { rows(phrases, $0, in: bytes) }, words: { rows(words, $0, in: bytes) }, slots: slots, hashes: slotHashes)
        return matcher.marks(text.tokens.map { FeatureHash.of($0.text) })
    }

    /// The slots that had the key's phrase or word as a value, with counts.
    func rows(_ table: SparseTable, _ key: UInt32, in bytes: UnsafeRawBufferPointer) -> [(slot: Int, count: Int)] {
        guard let row = table.row(key, in: bytes) else { return [] }
        var found: [(slot: Int, count: Int)] = []
        table.forEach(row, in: bytes) { slot, count in found.append((slot, Int(count.rounded()))) }
        return found
    }
}
