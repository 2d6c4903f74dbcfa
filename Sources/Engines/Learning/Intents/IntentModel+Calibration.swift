import Foundation

extension IntentModel {
    /// What turns margins into probabilities: the softmax of the margins times `sharpness`. Whether any intent is meant says the
    /// gate where there is one; else "none of these" takes part with the margin `refusal`.
    struct Calibration: Sendable {
        var sharpness: Float = 4
        var refusal: Float = -0.4
        var gate: Gate?

        /// Of each class, and then of none of them beyond the classes' own.
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

    /// Tells how likely a sentence means any of the intents: a logistic regression.
    struct Gate: Sendable, Equatable {
        static let evidenceCount = 5
        /// For each piece of evidence, and then the bias.
        var weights: [Float]
        /// What counts as the rarity of unknown features.
        var rarest: Float

        /// The greatest margin of an intent and how far it lies above the next, the margin of "none of these", and how familiar words and letters are.
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
