import Foundation
import TextTokens

/// The slot model as it lies in the file.
struct SlotModel: Sendable {
    /// An intent with slots: its labels, ascending, and its transitions as logarithms.
    struct Intent: Sendable {
        var labels: [Int]
        var start: [Float]
        var matrix: [Float]
        /// Whether every feature is also looked up joined with the intent, as for intents that were added later.
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
    /// Of the slots' names.
    private let slotHashes: [UInt64]
    let intents: [String: Intent]
    let states: SparseTable
    let phrases: SparseTable
    let words: SparseTable

    init(slots: [String], intents: [String: Intent], states: SparseTable, phrases: SparseTable, words: SparseTable) {
        self.slots = slots
        slotHashes = slots.map { FeatureHash.of($0) }
        self.intents = intents
        self.states = states
        self.phrases = phrases
        self.words = words
    }

    var labelCount: Int { 1 + 2 * slots.count }

    /// The values known from training that stand in the text.
    func values(_ text: TokenisedText, in bytes: UnsafeRawBufferPointer) -> [Mark] {
        let matcher = ValueMatcher(
            phrases: { rows(phrases, $0, in: bytes) }, words: { rows(words, $0, in: bytes) }, slots: slots, hashes: slotHashes)
        return matcher.marks(text.tokens.map { FeatureHash.of($0.text) })
    }

    /// The slots that have had the phrase or word of the key as value, and how often.
    func rows(_ table: SparseTable, _ key: UInt32, in bytes: UnsafeRawBufferPointer) -> [(slot: Int, count: Int)] {
        guard let row = table.row(key, in: bytes) else { return [] }
        var found: [(slot: Int, count: Int)] = []
        table.forEach(row, in: bytes) { slot, count in found.append((slot, Int(count.rounded()))) }
        return found
    }
}
