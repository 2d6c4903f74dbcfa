import Foundation

/// Finds the calibration under which held-out sentences are likeliest.
struct CalibrationFitter {
    private let classes: [String?]
    private var margins: [[Float]] = []
    private var targets: [Int] = []
    /// People say at least one thing for every so many requests that no intent means, however few examples of that there are.
    private static let requestsForEachOther: Float = 6

    init(classes: [String?]) { self.classes = classes }

    mutating func append(margins: [Float], target: Int) {
        self.margins.append(margins)
        targets.append(target)
    }

    /// Searches along both numbers in turn, finer each time.
    func fit() -> IntentModel.Calibration {
        var best = IntentModel.Calibration()
        let hasNegatives = targets.contains { classes.indices.contains($0) && classes[$0] == nil }
        // Without negatives nothing tells where to refuse: only what every classifier rejects outright.
        if !hasNegatives { best.refusal = -1 }
        var loss = loss(best)
        var factor: Float = 1.6
        var offset: Float = 0.2
        for _ in 0..<6 {
            for direction: Float in [-1, 1] {
                while true {
                    var next = best
                    next.sharpness = min(max(next.sharpness * pow(factor, direction), 0.2), 60)
                    guard improve(&best, &loss, next) else { break }
                }
                while hasNegatives {
                    var next = best
                    next.refusal = min(max(next.refusal + offset * direction, -1.5), 1)
                    guard improve(&best, &loss, next) else { break }
                }
            }
            factor = factor.squareRoot()
            offset /= 2
        }
        return best
    }

    private func improve(
        _ best: inout IntentModel.Calibration, _ loss: inout Double, _ next: IntentModel.Calibration
    ) -> Bool {
        let value = self.loss(next)
        guard value < loss - 1e-6 else { return false }
        loss = value
        best = next
        return true
    }

    private func loss(_ calibration: IntentModel.Calibration) -> Double {
        var sum = 0.0
        let weight = negativeWeight
        for (row, target) in zip(margins, targets) where target >= 0 {
            let probabilities = calibration.probabilities(row)
            // The rest beyond the classes counts as "none of these" too.
            let right = probabilities[target] + (classes[target] == nil ? probabilities[probabilities.count - 1] : 0)
            sum -= Double(log(max(right, 1e-9)) * (classes[target] == nil ? weight : 1))
        }
        return sum / Double(max(targets.count, 1))
    }

    /// What a sentence that means none of the intents counts.
    private var negativeWeight: Float {
        let negatives = targets.count { classes.indices.contains($0) && classes[$0] == nil }
        return negatives == 0 ? 1 : max(1, Float(targets.count - negatives) / (Self.requestsForEachOther * Float(negatives)))
    }
}
