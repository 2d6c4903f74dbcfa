import Foundation

/// Finds the calibration that maximises the likelihood of held-out sentences.
struct CalibrationFitter {
    private let classes: [String?]
    private var margins: [[Float]] = []
    private var targets: [Int] = []
    private var familiarities: [Familiarity] = []
    /// Assumes at least one out-of-scope utterance per this many requests, however few examples there are.
    private static let requestsForEachOther = 3.0

    init(classes: [String?]) { self.classes = classes }

    mutating func append(margins: [Float], _ familiarity: Familiarity, target: Int) {
        guard target >= 0 else { return }
        self.margins.append(margins)
        targets.append(target)
        familiarities.append(familiarity)
    }

    /// - Parameter rarest: The rarity assumed for unknown features.
    func fit(rarest: Float) -> IntentModel.Calibration {
        var best = IntentModel.Calibration()
        // Without negatives there is no evidence for a threshold: reject only what every classifier rejects.
        best.refusal = -1
        if let none = classes.firstIndex(of: nil), targets.contains(none), targets.contains(where: { $0 != none }) {
            best.gate = gate(none, rarest)
        }
        fitSharpness(&best)
        return best
    }

    private func gate(_ none: Int, _ rarest: Float) -> IntentModel.Gate {
        let evidence = zip(margins, familiarities).map { IntentModel.Gate.evidence($0, none: none, $1) }
        let fitter = GateFitter(evidence, isMeant: targets.map { $0 != none }, requests: Self.requestsForEachOther)
        return fitter.fit(rarest: rarest)
    }

    /// A line search in both directions with decreasing steps.
    private func fitSharpness(_ best: inout IntentModel.Calibration) {
        var loss = loss(best)
        var factor: Float = 1.6
        for _ in 0..<6 {
            for direction: Float in [-1, 1] {
                while true {
                    var next = best
                    next.sharpness = min(max(next.sharpness * pow(factor, direction), 0.2), 60)
                    let value = self.loss(next)
                    guard value < loss - 1e-6 else { break }
                    (best, loss) = (next, value)
                }
            }
            factor = factor.squareRoot()
        }
    }

    /// The loss on sentences that mean an intent.
    private func loss(_ calibration: IntentModel.Calibration) -> Double {
        let none = classes.firstIndex(of: nil)
        var sum = 0.0
        for (number, target) in targets.enumerated() where target != none {
            let probability = calibration.probabilities(margins[number], none: none, familiarities[number])[target]
            sum -= Double(log(max(probability, 1e-9)))
        }
        return sum / Double(max(targets.count, 1))
    }
}
