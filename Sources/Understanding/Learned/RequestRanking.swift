import Foundation
import IntentSchema
import Learning
import TextTokens

/// Puts what templates and the learned model make of a sentence into one order.
///
/// Both vote: a template by how much of the sentence it explains, which says little unless it is nearly all; the model by its
/// probability. A request that both take the words for is likelier than either says; what only one proposes has to be convincing.
struct RequestRanking {
    let reader: TurnReader
    let model: LearnedModel

    /// The most intents whose values the model is asked for.
    private static let mostIntents = 3
    /// What the model thinks less likely is not looked at.
    private static let leastLikely = 0.08
    /// Readings below this score are none.
    private static let threshold = 0.35
    /// A template that explains this much tells the values better than the model does.
    private static let exact = 0.9

    struct Candidate {
        var template: HypothesisBuilder.Built?
        var explained = 0.0
        var probability = 0.0
        var learned: HypothesisBuilder.Built?

        /// How sure one can be of the intent, from 0 to 1.
        var score: Double { 1 - (1 - 0.98 * pow(explained, 6)) * (1 - probability) }
    }

    /// - Parameter templates: What the templates make of the sentence, one an intent.
    func requests(
        _ templates: [HypothesisBuilder.Built]
    ) -> (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis]) {
        var candidates: [String: Candidate] = [:]
        for built in templates {
            candidates[built.hypothesis.intent] = Candidate(template: built, explained: built.hypothesis.score)
        }
        let text = TokenisedText(String(reader.utterance.characters))
        let hits = model.hits(in: text)
        for score in model.intents(of: text, hits: hits) {
            guard let intent = score.intent, let index = reader.grammar.intentIndices[intent] else { continue }
            candidates[intent]?.probability = score.probability
            guard score.probability >= Self.leastLikely else { continue }
            let values = LearnedValues(reader: reader, text: text, intent: index)
            let slots = model.slots(of: text, intent: intent, hits: hits)
            candidates[intent, default: Candidate()].probability = score.probability
            candidates[intent]?.learned = values.request(slots, probability: score.probability)
        }
        let ranked = candidates.values.compactMap(joined).sorted {
            ($1.hypothesis.score, $0.hypothesis.intent) < ($0.hypothesis.score, $1.hypothesis.intent)
        }
        let accepted = ranked.prefix { $0.hypothesis.score >= Self.threshold }
        return (Array(accepted), ranked.dropFirst(accepted.count).map(\.hypothesis))
    }

    /// One reading of what both make of the same intent.
    private func joined(_ candidate: Candidate) -> HypothesisBuilder.Built? {
        let isExact = candidate.explained >= Self.exact || candidate.learned == nil
        guard var built = isExact ? candidate.template : candidate.learned else { return nil }
        built.hypothesis.score = candidate.score
        // Words that tell a constant fill no slot of a template; the model knows which they are.
        for span in isExact ? candidate.learned?.hypothesis.spans ?? [] : [] {
            guard built.hypothesis.parameters[span.role] != nil,
                !built.hypothesis.spans.contains(where: { $0.role == span.role || ($0.start < span.end && span.start < $0.end) })
            else { continue }
            built.hypothesis.spans.append(span)
        }
        built.hypothesis.spans.sort { $0.start < $1.start }
        return built
    }
}
