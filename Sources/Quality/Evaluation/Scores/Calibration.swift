/// The calibration of a system's confidence.
public struct Calibration: Hashable, Sendable, Codable {
    /// The readings with a confidence in one interval; all intervals have the same size.
    public struct Bin: Hashable, Sendable, Codable {
        /// The lower bound of the interval. The highest interval includes 1.
        public var lower: Double
        /// The number of readings.
        public var count: Int
        /// The mean confidence; 0 if the bin is empty.
        public var confidence: Double
        /// The share of right readings; 0 if the bin is empty.
        public var accuracy: Double
    }

    /// The bins from 0 to 1.
    public var bins: [Bin]

    /// Bins readings by confidence.
    ///
    /// - Parameters:
    ///   - readings: the confidence from 0 to 1, and whether the reading was right.
    ///   - count: the number of bins, at least 1.
    public init(_ readings: [(confidence: Double, isRight: Bool)], bins count: Int = 10) {
        let count = max(count, 1)
        var sums = Array(repeating: (number: 0, confidence: 0.0, right: 0), count: count)
        for (confidence, isRight) in readings {
            let bounded = confidence.isNaN ? 0 : min(max(confidence, 0), 1)
            let index = min(Int(bounded * Double(count)), count - 1)
            sums[index].number += 1
            sums[index].confidence += bounded
            sums[index].right += isRight ? 1 : 0
        }
        bins = sums.enumerated().map { index, sum in
            let number = Double(max(sum.number, 1))
            return Bin(
                lower: Double(index) / Double(count), count: sum.number, confidence: sum.confidence / number,
                accuracy: Double(sum.right) / number)
        }
    }

    /// The expected calibration error: the mean distance of confidence and accuracy over the bins, weighted by their counts
    /// (Guo et al. 2017, "On Calibration of Modern Neural Networks", section 2); 0 without readings.
    public var expectedError: Double {
        let total = bins.reduce(0) { $0 + $1.count }
        guard total > 0 else { return 0 }
        return bins.reduce(0) { $0 + Double($1.count) * abs($1.confidence - $1.accuracy) } / Double(total)
    }
}
