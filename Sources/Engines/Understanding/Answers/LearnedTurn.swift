import Foundation
import Learning
import TextTokens

/// The learned turn reader's interpretation of an utterance.
struct LearnedTurn {
    struct Span {
        var role: TurnRole
        /// Token range in the utterance.
        var tokens: Range<Int>
    }

    var act: TurnAct
    /// The summed probability of the act and its equivalents.
    var probability: Double
    /// In order of appearance.
    var spans: [Span]

    /// The exponent that tempers the model's probabilities. Training rows are also in its calibration set, so it is
    /// overconfident; found on held-out rows, November 2026.
    private static let temperingExponent = 0.5

    /// - Returns: `nil` if the model's spans do not align with the utterance's tokens.
    init?(_ utterance: Utterance, while setting: TurnSetting, by model: LearnedModel) {
        let text = TokenisedText(setting.mark + " " + utterance.pieces.text)
        let hits = model.hits(in: text)
        let scores = model.intents(of: text, hits: hits).compactMap { score in
            score.intent.flatMap(TurnAct.init).map { (act: $0, probability: score.probability) }
        }
        guard let best = scores.first else { return nil }
        act = best.act
        let kin = best.act.kin(in: setting)
        let shares = scores.map { (act: $0.act, share: pow($0.probability, Self.temperingExponent)) }
        probability = shares.reduce(0) { $0 + (kin.contains($1.act) ? $1.share : 0) } / shares.reduce(0) { $0 + $1.share }
        spans = []
        // The first piece is the setting mark.
        for slot in model.slots(of: text, intent: best.act.rawValue, hits: hits) {
            guard let role = TurnRole(rawValue: slot.name), slot.range.upperBound > 1,
                let tokens = utterance.tokens(touching: max(0, slot.range.lowerBound - 1)..<slot.range.upperBound - 1)
            else { return nil }
            spans.append(Span(role: role, tokens: tokens))
        }
    }

    func spans(_ role: TurnRole) -> [Range<Int>] { spans.filter { $0.role == role }.map(\.tokens) }

    var values: [Span] { spans.filter(\.role.isValue) }
}
