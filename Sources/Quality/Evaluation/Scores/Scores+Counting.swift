import Foundation

extension Scores {
    /// - Parameters:
    ///   - outcomes: one per sentence, in the data's order.
    ///   - mostMistakes: the maximum number of mistakes to keep.
    public init(_ outcomes: [SentenceOutcome], mostMistakes: Int = 200) {
        let inScope = outcomes.filter { $0.sentence.intent != nil }
        let outside = outcomes.filter { $0.sentence.intent == nil }
        let refused = outcomes.count { $0.reading.intent == nil }
        let rightlyRefused = outside.count { $0.reading.intent == nil }
        var spans = SpanCounts()
        for outcome in outcomes { spans.add(outcome) }
        sentences = outcomes.count
        intentAccuracy = Self.share(outcomes) { $0.hasRightIntent } ?? 0
        exactMatch = Self.share(outcomes) { $0.isExact } ?? 0
        inScopeAccuracy = Self.share(inScope) { $0.hasRightIntent }
        outOfScopeRecall = Self.share(outside) { $0.hasRightIntent }
        outOfScopePrecision = outside.isEmpty || refused == 0 ? nil : Double(rightlyRefused) / Double(refused)
        refusals = RefusalPoint.curve(outcomes)
        calibration = Calibration(outcomes.map { ($0.reading.confidence, $0.hasRightIntent) })
        latency = Latency(nanoseconds: outcomes.map(\.nanoseconds))
        self.spans = spans.total
        slots = Self.sorted(spans.bySlot)
        slotsByIntent = spans.byIntent.mapValues(Self.sorted)
        intents = Self.intentScores(outcomes)
        confusions = Self.confusions(outcomes)
        mistakes = Self.mistakes(outcomes, most: mostMistakes)
        verdicts = String(outcomes.map { $0.isExact ? "." : $0.hasRightIntent ? "s" : "i" })
    }

    private static func share(_ outcomes: [SentenceOutcome], of isRight: (SentenceOutcome) -> Bool) -> Double? {
        outcomes.isEmpty ? nil : Double(outcomes.count(where: isRight)) / Double(outcomes.count)
    }

    private static func sorted(_ scores: [String: LabelScore]) -> [NamedScore] {
        scores.map { NamedScore(name: $0.key, score: $0.value) }.sorted { $0.name < $1.name }
    }

    private static func intentScores(_ outcomes: [SentenceOutcome]) -> [NamedScore] {
        var scores: [String: LabelScore] = [:]
        for outcome in outcomes {
            let (expected, found) = (outcome.sentence.intent ?? none, outcome.reading.intent ?? none)
            scores[expected, default: LabelScore()].expected += 1
            scores[found, default: LabelScore()].found += 1
            if expected == found { scores[expected, default: LabelScore()].right += 1 }
        }
        return sorted(scores)
    }

    private static func confusions(_ outcomes: [SentenceOutcome]) -> [Confusion] {
        struct Pair: Hashable {
            var expected: String
            var found: String
        }
        var counts: [Pair: Int] = [:]
        for outcome in outcomes where !outcome.hasRightIntent {
            counts[Pair(expected: outcome.sentence.intent ?? none, found: outcome.reading.intent ?? none), default: 0] += 1
        }
        return counts.map { Confusion(expected: $0.key.expected, found: $0.key.found, count: $0.value) }
            .sorted { ($1.count, $0.expected, $0.found) < ($0.count, $1.expected, $1.found) }
    }

    private static func mistakes(_ outcomes: [SentenceOutcome], most: Int) -> [Mistake] {
        // Equally bad ones are taken from each intent in turn, so that the first of them are varied.
        var count: [String: Int] = [:]
        let wrong = outcomes.enumerated().filter { !$0.element.isExact }.map { index, outcome in
            count[outcome.sentence.intent ?? none, default: 0] += 1
            return (badness: badness(outcome), turn: count[outcome.sentence.intent ?? none] ?? 0, index: index, outcome: outcome)
        }
        return wrong.sorted { ($1.badness, $0.turn, $0.index) < ($0.badness, $1.turn, $1.index) }.prefix(most).map {
            mistake($0.outcome)
        }
    }

    /// Above 1,000 if the intent is wrong.
    private static func badness(_ outcome: SentenceOutcome) -> Double {
        if !outcome.hasRightIntent { return 1_000 + outcome.reading.confidence }
        return Double(min(outcome.expectedSpans.symmetricDifference(outcome.foundSpans).count, 900))
    }

    private static func mistake(_ outcome: SentenceOutcome) -> Mistake {
        let sentence = outcome.sentence
        return Mistake(
            place: sentence.file.isEmpty ? "" : "\(URL(filePath: sentence.file).lastPathComponent):\(sentence.line)",
            expectedIntent: sentence.intent ?? none,
            foundIntent: outcome.reading.intent ?? none, expected: sentence.marked(),
            found: sentence.marked(with: outcome.reading.slots), confidence: outcome.reading.confidence)
    }
}

/// Counts of spans over sentences.
private struct SpanCounts {
    var total = LabelScore()
    var bySlot: [String: LabelScore] = [:]
    var byIntent: [String: [String: LabelScore]] = [:]

    mutating func add(_ outcome: SentenceOutcome) {
        let (expected, found) = (outcome.expectedSpans, outcome.foundSpans)
        let intent = outcome.sentence.intent ?? Scores.none
        for span in expected { add(LabelScore(right: found.contains(span) ? 1 : 0, expected: 1), span.name, intent) }
        for span in found { add(LabelScore(found: 1), span.name, intent) }
    }

    private mutating func add(_ score: LabelScore, _ slot: String, _ intent: String) {
        total += score
        bySlot[slot, default: LabelScore()] += score
        byIntent[intent, default: [:]][slot, default: LabelScore()] += score
    }
}
