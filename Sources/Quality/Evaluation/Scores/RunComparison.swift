import Foundation

/// A comparison of two runs over the same sentences.
public struct RunComparison: Sendable {
    /// A number in both runs.
    public struct Row: Hashable, Sendable {
        /// The name of the metric.
        public var name: String
        /// The value in the earlier run; `nil` if it has none.
        public var before: Double?
        /// The value in the later run; `nil` if it has none.
        public var after: Double?
        /// The difference; `nil` if a run has no value.
        public var change: Double? { before.flatMap { before in after.map { $0 - before } } }
    }

    /// The overall measures.
    public var measures: [Row] = []
    /// The F1 scores of the intents that differ, the largest change first.
    public var intents: [Row] = []
    /// The F1 scores of the slots that differ, the largest change first.
    public var slots: [Row] = []
    /// Sentences that were wrong before and are now exact; `nil` if the runs have different numbers of sentences.
    public var mended: Int?
    /// Sentences that were exact before and are now wrong.
    public var broken: Int?
    /// The probability of a difference at least this large by chance alone (exact two-sided sign test over the sentences that
    /// changed).
    public var chance: Double?

    /// Compares two runs over the same sentences.
    public init(before: Scores, after: Scores) {
        measures = Self.measures(before, after)
        intents = Self.changes(before.intents, after.intents)
        slots = Self.changes(before.slots, after.slots)
        guard before.verdicts.utf8.count == after.verdicts.utf8.count else { return }
        let exact = UInt8(ascii: ".")
        let pairs = zip(before.verdicts.utf8, after.verdicts.utf8)
        let mended = pairs.count { $0 != exact && $1 == exact }
        let broken = pairs.count { $0 == exact && $1 != exact }
        (self.mended, self.broken) = (mended, broken)
        chance = Self.signTest(mended, broken)
    }

    private static func measures(_ before: Scores, _ after: Scores) -> [Row] {
        [
            Row(name: "intent accuracy", before: before.intentAccuracy, after: after.intentAccuracy),
            Row(name: "span F1", before: before.spans.f1, after: after.spans.f1),
            Row(name: "exact sentences", before: before.exactMatch, after: after.exactMatch),
            Row(name: "in-scope accuracy", before: before.inScopeAccuracy, after: after.inScopeAccuracy),
            Row(name: "out-of-scope recall", before: before.outOfScopeRecall, after: after.outOfScopeRecall),
            Row(name: "calibration error", before: before.calibration.expectedError, after: after.calibration.expectedError),
        ].filter { $0.before != nil || $0.after != nil }
    }

    private static func changes(_ before: [NamedScore], _ after: [NamedScore]) -> [Row] {
        let (old, new) = (table(before), table(after))
        return Set(old.keys).union(new.keys).sorted()
            .map { Row(name: $0, before: old[$0], after: new[$0]) }
            .filter { $0.before != $0.after }
            .sorted { (abs($1.change ?? 1), $0.name) < (abs($0.change ?? 1), $1.name) }
    }

    private static func table(_ scores: [NamedScore]) -> [String: Double] {
        Dictionary(scores.compactMap { score in score.score.f1.map { (score.name, $0) } }) { first, _ in first }
    }

    /// Twice the probability that a fair coin, tossed once for each changed sentence, shows its rarer side at most this often.
    static func signTest(_ left: Int, _ right: Int) -> Double {
        let total = left + right
        guard total > 0 else { return 1 }
        let sum = (0...min(left, right)).reduce(0.0) { sum, count in
            let ways = lgamma(Double(total + 1)) - lgamma(Double(count + 1)) - lgamma(Double(total - count + 1))
            return sum + exp(ways - Double(total) * log(2))
        }
        return min(1, 2 * sum)
    }
}
