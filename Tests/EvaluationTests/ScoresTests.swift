import Foundation
import Learning
import Testing

@testable import Evaluation

/// Every number is computed by hand in the comment beside it.
struct ScoresTests {
    private static func outcome(
        _ marked: String, _ intent: String?, _ found: String?, _ confidence: Double, _ slots: [(String, Int, Int)] = [],
        microseconds: Int = 0
    ) throws -> SentenceOutcome {
        var sentence = try SentenceFileReader.sentence(marked)
        sentence.intent = intent
        return SentenceOutcome(
            sentence: sentence,
            reading: SentenceReading(
                intent: found, confidence: confidence, slots: slots.map { SlotSpan(name: $0.0, start: $0.1, end: $0.2) }),
            nanoseconds: microseconds * 1000)
    }

    private static func outcomes() throws -> [SentenceOutcome] {
        [
            // Exact.
            try outcome(
                "ride to [town](place) at [six](time)", "Ride", "Ride", 0.95, [("place", 8, 12), ("time", 16, 19)],
                microseconds: 10),
            // One span too long, one right: intent right, not exact.
            try outcome(
                "ride to [town](place) at [six](time)", "Ride", "Ride", 0.85, [("place", 5, 12), ("time", 16, 19)],
                microseconds: 20),
            // Wrong intent, right span.
            try outcome("call [anna](who)", "Call", "Ride", 0.75, [("who", 5, 9)], microseconds: 30),
            // Refused though in scope.
            try outcome("ring [ben](who)", "Call", nil, 0.65, microseconds: 40),
            // Rightly refused.
            try outcome("what is love", nil, nil, 0.55, microseconds: 50),
            // Out of scope and taken for an intent, with a span too many.
            try outcome("call of duty", nil, "Call", 0.45, [("who", 8, 12)], microseconds: 60),
        ]
    }

    @Test("accuracy, exact sentences and scope are shares of the sentences")
    func shares() throws {
        let scores = Scores(try Self.outcomes())
        #expect(scores.sentences == 6)
        #expect(scores.intentAccuracy == 3.0 / 6)  // 1, 2, 5
        #expect(scores.exactMatch == 2.0 / 6)  // 1, 5
        #expect(scores.inScopeAccuracy == 2.0 / 4)  // 1, 2 of 1 to 4
        #expect(scores.outOfScopeRecall == 1.0 / 2)  // 5 of 5, 6
        #expect(scores.outOfScopePrecision == 1.0 / 2)  // 5 of 4, 5
        #expect(scores.verdicts == ".sii.i")
    }

    @Test("a higher threshold refuses more, of what is meant too")
    func refusals() throws {
        let points = Scores(try Self.outcomes()).refusals
        #expect(points.count == 21)
        // Surer than 0.5: of 1 to 4 the first two are understood; 5 and now also 6 are refused.
        #expect(points[10] == RefusalPoint(threshold: 0.5, inScopeAccuracy: 2.0 / 4, outOfScopeRecall: 1))
        #expect(points[0].outOfScopeRecall == 1.0 / 2)
        #expect(points[18].inScopeAccuracy == 1.0 / 4)
        #expect(Scores([]).refusals.isEmpty)
    }

    @Test("spans count exactly, whatever the intent")
    func spans() throws {
        let scores = Scores(try Self.outcomes())
        // Expected 2 + 2 + 1 + 1, found 2 + 2 + 1 + 0 + 0 + 1, right 2 + 1 + 1.
        #expect(scores.spans == LabelScore(right: 4, found: 6, expected: 6))
        #expect(scores.spans.f1 == 2.0 * 4 / 12)
        #expect(scores.slots.map(\.name) == ["place", "time", "who"])
        #expect(scores.slots[0].score == LabelScore(right: 1, found: 2, expected: 2))
        #expect(scores.slots[2].score == LabelScore(right: 1, found: 2, expected: 2))
        #expect(scores.slotsByIntent["Call"] == [NamedScore(name: "who", score: LabelScore(right: 1, found: 1, expected: 2))])
        #expect(scores.slotsByIntent[Scores.none]?.first?.score == LabelScore(right: 0, found: 1, expected: 0))
        #expect(LabelScore().f1 == nil)
        #expect(LabelScore(found: 3).f1 == 0)
    }

    @Test("precision, recall and confusion go by intent")
    func intents() throws {
        let scores = Scores(try Self.outcomes())
        #expect(scores.intents.map(\.name) == ["Call", "None", "Ride"])
        #expect(scores.intents[0].score == LabelScore(right: 0, found: 1, expected: 2))
        #expect(scores.intents[1].score == LabelScore(right: 1, found: 2, expected: 2))
        #expect(scores.intents[2].score == LabelScore(right: 2, found: 3, expected: 2))
        #expect(scores.intents[2].score.precision == 2.0 / 3)
        #expect(scores.intents[2].score.recall == 1)
        #expect(scores.confusions.count == 3)
        #expect(scores.confusions[0] == Scores.Confusion(expected: "Call", found: "None", count: 1))
    }

    @Test("the surest wrong intent is the worst sentence")
    func mistakes() throws {
        let scores = Scores(try Self.outcomes())
        #expect(scores.mistakes.map(\.confidence) == [0.75, 0.65, 0.45, 0.85])
        #expect(scores.mistakes[3].found == "ride [to town](place) at [six](time)")
        #expect(Scores(try Self.outcomes(), mostMistakes: 1).mistakes.count == 1)
    }

    @Test("white space at a span's ends does not count")
    func trimming() throws {
        #expect(try Self.outcome("to [town](place) now", "A", "A", 1, [("place", 2, 8)]).isExact)
        #expect(try !Self.outcome("to [town](place) now", "A", "A", 1, [("place", 2, 7), ("place", 9, 11)]).isExact)
        #expect(try Self.outcome("to [town](place)", "A", "A", 1, [("place", 3, 99)]).hasRightSlots == false)
    }

    @Test("calibration is the mean distance of confidence and accuracy over the bins")
    func calibration() {
        // Bin 0.8 to 0.9: two, 0.8 and 0.84, one right: |0.82 - 0.5| = 0.32; bin 0.9 to 1: 1.0 and 0.9 right: |0.95 - 1| = 0.05.
        let calibration = Calibration([(0.8, true), (0.84, false), (1.0, true), (0.9, true)], bins: 10)
        #expect(calibration.bins[8].count == 2 && calibration.bins[9].count == 2)
        #expect(abs(calibration.expectedError - (2 * 0.32 + 2 * 0.05) / 4) < 1e-9)
        #expect(Calibration([]).expectedError == 0)
        #expect(Calibration([(.nan, true), (-3, true), (7, true)]).bins.map(\.count) == [2, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    }

    @Test("latency is the median and what 99 of 100 do not exceed")
    func latency() throws {
        let latency = try #require(Latency(nanoseconds: (1...200).map { $0 * 1000 }))
        #expect(latency.medianMicroseconds == 100)
        #expect(latency.p99Microseconds == 198)
        #expect(latency.longestMicroseconds == 200)
        #expect(Latency(nanoseconds: [0, 0]) == nil)
        #expect(Scores(try Self.outcomes()).latency?.medianMicroseconds == 30)
    }

    @Test("nothing scores nothing, and does not trap")
    func empty() {
        let scores = Scores([])
        #expect((scores.sentences, scores.intentAccuracy, scores.exactMatch) == (0, 0, 0))
        #expect(scores.inScopeAccuracy == nil && scores.spans.f1 == nil)
    }

    @Test("folds part the sentences evenly within each intent, by seed")
    func folds() {
        let sentences = (0..<53).map { AnnotatedSentence(text: "\($0)", intent: $0 < 20 ? "A" : $0 < 50 ? "B" : nil) }
        let validation = CrossValidation(sentences, folds: 5, seed: 7)
        let folds = (0..<validation.count).map(validation.fold)
        #expect(folds.map(\.test.count).reduce(0, +) == 53)
        #expect(Set(folds.flatMap { $0.test.map(\.text) }).count == 53)
        #expect(folds.allSatisfy { $0.training.count + $0.test.count == 53 })
        #expect(
            folds.allSatisfy { fold in fold.test.count { $0.intent == "A" } == 4 && fold.test.count { $0.intent == "B" } == 6 })
        let again = CrossValidation(sentences, folds: 5, seed: 7).fold(2)
        #expect(again.test == folds[2].test)
        #expect(CrossValidation(sentences, folds: 5, seed: 8).fold(2).test != again.test)
        #expect(CrossValidation(sentences, folds: 1_000, seed: 1).count == 53)
        #expect(CrossValidation([], folds: 5, seed: 1).fold(0).test.isEmpty)
    }

    @Test("a comparison tells what was mended and broken, and how likely that is by chance")
    func comparison() throws {
        let outcomes = try Self.outcomes()
        var better = outcomes
        better[2].reading.intent = "Call"
        better[3].reading = SentenceReading(intent: "Call", confidence: 1, slots: [SlotSpan(name: "who", start: 5, end: 8)])
        better[0].reading.slots = []
        let comparison = RunComparison(before: Scores(outcomes), after: Scores(better))
        #expect((comparison.mended, comparison.broken) == (2, 1))
        // Three throws of a coin, at most one of the rarer side: 2 * (1 + 3) / 8.
        #expect(comparison.chance.map { abs($0 - 1) < 1e-9 } == true)
        #expect(abs(RunComparison.signTest(9, 1) - 2 * 11.0 / 1024) < 1e-9)
        #expect(comparison.measures[0].change.map { abs($0 - 2.0 / 6) < 1e-9 } == true)
        #expect(comparison.intents.first?.name == "Call")
        #expect(RunComparison(before: Scores(outcomes), after: Scores([])).mended == nil)
    }
}
