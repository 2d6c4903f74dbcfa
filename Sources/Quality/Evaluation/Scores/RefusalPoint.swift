/// What would be refused if a system had to be so sure at least.
public struct RefusalPoint: Hashable, Sendable, Codable {
    /// Intents found with less confidence than this count as refused.
    public var threshold: Double
    /// Of the sentences that mean one of the intents, the share that is taken for it and not refused.
    public var inScopeAccuracy: Double
    /// Of the sentences that mean none, the share that is refused.
    public var outOfScopeRecall: Double

    /// The points for thresholds from 0 to 1 in steps of a twentieth; empty without sentences of both kinds.
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
