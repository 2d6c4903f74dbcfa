import Learning
import TextTokens

/// The learned model's most influential features, for developers.
struct ModelReport {
    var utterance: String
    var explanation: LearnedExplanation
    /// How many features to show per intent and per word.
    private static let most = (intent: 6, word: 3)

    var lines: [String] {
        let percent = Int((explanation.probability * 100).rounded())
        var lines = ["\(explanation.intent ?? "none of the intents"), \(percent) %"]
        if !explanation.features.isEmpty {
            let rival = explanation.against.map { ", rather than \($0)" } ?? ""
            lines.append("by \(words(explanation.features, Self.most.intent))\(rival)")
        }
        let text = TokenisedText(utterance)
        for token in explanation.tokens where token.label != "outside" {
            lines.append("\"\(text.word(token.token))\" \(token.label), by \(words(token.features, Self.most.word))")
        }
        return lines
    }

    private func words(_ features: [LearnedExplanation.Feature], _ most: Int) -> String {
        features.prefix(most).map { feature in
            let weight = feature.weight.formatted(.number.precision(.fractionLength(2)).sign(strategy: .always()))
            return "\(feature.name) \(weight)"
        }.joined(separator: ", ")
    }
}
