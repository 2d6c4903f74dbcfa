import Foundation

extension IntentModel {
    /// Converts margins to probabilities: the softmax of the margins times `sharpness`. The gate, if there is one, determines
    /// whether any intent is meant; otherwise "none of these" takes part with the margin `refusal`.
    struct Calibration: Sendable {
        var sharpness: Float = 4
        var refusal: Float = -0.4
        var gate: Gate?

        /// The probabilities of each class, followed by that of "none of these" beyond the classes' own.
        func probabilities(_ margins: [Float], none: Int?, _ familiarity: Familiarity) -> [Float] {
            guard let gate, let none, margins.count > 1 else { return Self.softmax(margins + [refusal], sharpness) }
            var intents = margins
            intents[none] = -.infinity
            let open = gate.probability(gate.evidence(margins, none: none, familiarity))
            var probabilities = Self.softmax(intents, sharpness).map { $0 * open }
            probabilities[none] = 1 - open
            return probabilities + [0]
        }

        private static func softmax(_ margins: [Float], _ sharpness: Float) -> [Float] {
            let greatest = margins.max() ?? 0
            let powers = margins.map { exp(($0 - greatest) * sharpness) }
            let sum = powers.reduce(0, +)
            return powers.map { $0 / sum }
        }
    }

    /// The probability that a sentence means any of the intents: a logistic regression.
    struct Gate: Sendable, Equatable {
        static let evidenceCount = 5
        /// One per piece of evidence, then the bias.
        var weights: [Float]
        /// The rarity assumed for unknown features.
        var rarest: Float

        /// The largest margin of an intent and its lead over the next one, the margin of "none of these", and the familiarity
        /// of words and letters.
        func evidence(_ margins: [Float], none: Int, _ familiarity: Familiarity) -> [Float] {
            Self.evidence(margins, none: none, familiarity)
        }

        static func evidence(_ margins: [Float], none: Int, _ familiarity: Familiarity) -> [Float] {
            var (first, second) = (-Float.infinity, -Float.infinity)
            for (place, margin) in margins.enumerated() where place != none {
                if margin > first { (first, second) = (margin, first) } else { second = max(second, margin) }
            }
            return [first, min(first - second, 2), margins[none], familiarity.words, familiarity.letters]
        }

        func probability(_ evidence: [Float]) -> Float {
            var sum = weights[Self.evidenceCount]
            for (weight, value) in zip(weights, evidence) { sum += weight * value }
            return 1 / (1 + exp(-sum))
        }
    }
}
