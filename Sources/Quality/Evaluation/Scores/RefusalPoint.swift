/// A system's performance if it refused readings below a confidence.
public struct RefusalPoint: Hashable, Sendable, Codable {
    /// Intents found with less confidence than this count as refused.
    public var threshold: Double
    /// The share of sentences with an intent that are assigned to it and not refused.
    public var inScopeAccuracy: Double
    /// The share of sentences without an intent that are refused.
    public var outOfScopeRecall: Double

    /// The points for thresholds from 0 to 1 in steps of a twentieth; empty unless there are sentences with and without an intent.
    static func curve(_ outcomes: [SentenceOutcome]) -> [RefusalPoint] {
        let inScope = outcomes.filter { $0.sentence.intent != nil }
        let outside = outcomes.filter { $0.sentence.intent == nil }
        guard !inScope.isEmpty, !outside.isEmpty else { return [] }
        return (0...20).map { step in
            let threshold = Double(step) / 20
            let isRefused = { (outcome: SentenceOutcome) in
                outcome.reading.intent == nil || outcome.reading.confidence < threshold
            }
            return RefusalPoint(
                threshold: threshold,
                inScopeAccuracy: Double(inScope.count { !isRefused($0) && $0.hasRightIntent }) / Double(inScope.count),
                outOfScopeRecall: Double(outside.count(where: isRefused)) / Double(outside.count))
        }
    }
}
