import Foundation

/// Fits a gate to held-out sentences: logistic regression by Newton's method on standardised evidence (mean 0, deviation 1),
/// with weak L2 regularisation.
struct GateFitter {
    private static let width = IntentModel.Gate.evidenceCount + 1
    /// The strength of the regularisation, relative to the weight of all sentences together.
    private static let strength = 1.0
    private var rows: [[Double]]
    private let isMeant: [Bool]
    private let weights: [Double]
    private var means = [Double](repeating: 0, count: width - 1)
    private var deviations = [Double](repeating: 1, count: width - 1)

    /// - Parameters:
    ///   - evidence: The evidence of each sentence.
    ///   - isMeant: Whether each sentence means any of the intents.
    ///   - requests: The assumed number of sentences that mean an intent per sentence that means none.
    init(_ evidence: [[Float]], isMeant: [Bool], requests: Double) {
        self.isMeant = isMeant
        let meant = Double(isMeant.count { $0 })
        let others = Double(isMeant.count) - meant
        let weight = meant / max(requests * others, 1)
        weights = isMeant.map { $0 ? 1 : weight }
        rows = evidence.map { $0.map(Double.init) + [1] }
        for column in 0..<Self.width - 1 {
            let values = rows.map { $0[column] }
            let mean = values.reduce(0, +) / Double(max(values.count, 1))
            let square = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(values.count, 1))
            means[column] = mean
            deviations[column] = max(square.squareRoot(), 1e-3)
            for row in rows.indices { rows[row][column] = (rows[row][column] - mean) / deviations[column] }
        }
    }

    func fit(rarest: Float) -> IntentModel.Gate {
        var point = [Double](repeating: 0, count: Self.width)
        for _ in 0..<30 {
            let step = step(point)
            for index in point.indices { point[index] += step[index] }
            if step.allSatisfy({ abs($0) < 1e-6 }) { break }
        }
        var bias = point[Self.width - 1]
        var found: [Float] = []
        for column in 0..<Self.width - 1 {
            found.append(Float(point[column] / deviations[column]))
            bias -= point[column] * means[column] / deviations[column]
        }
        return IntentModel.Gate(weights: found + [Float(bias)], rarest: rarest)
    }

    /// Newton's step, clamped to 2 in every coordinate.
    private func step(_ point: [Double]) -> [Double] {
        let width = Self.width
        var slope = point.enumerated().map { $0.offset < width - 1 ? -Self.strength * $0.element : 0 }
        var curvature = [Double](repeating: 0, count: width * width)
        for column in 0..<width { curvature[column * width + column] = column < width - 1 ? Self.strength : 1e-6 }
        for (number, row) in rows.enumerated() {
            let sum = zip(row, point).reduce(0) { $0 + $1.0 * $1.1 }
            let probability = 1 / (1 + exp(-sum))
            let error = weights[number] * ((isMeant[number] ? 1 : 0) - probability)
            let bend = weights[number] * probability * (1 - probability)
            for first in 0..<width {
                slope[first] += error * row[first]
                for second in 0..<width { curvature[first * width + second] += bend * row[first] * row[second] }
            }
        }
        return Self.solved(curvature, slope).map { min(max($0, -2), 2) }
    }

    /// Solves a positive definite system by Gaussian elimination.
    private static func solved(_ matrix: [Double], _ values: [Double]) -> [Double] {
        var (matrix, result) = (matrix, values)
        for pivot in 0..<width {
            for row in 0..<width where row != pivot {
                let factor = matrix[row * width + pivot] / matrix[pivot * width + pivot]
                for column in pivot..<width { matrix[row * width + column] -= factor * matrix[pivot * width + column] }
                result[row] -= factor * result[pivot]
            }
        }
        return (0..<width).map { result[$0] / matrix[$0 * width + $0] }
    }
}
