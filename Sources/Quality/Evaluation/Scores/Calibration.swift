/// How well a system's confidence tells how often it is right.
public struct Calibration: Hashable, Sendable, Codable {
    /// The readings whose confidence lies in one of the equal parts of 0 to 1.
    public struct Bin: Hashable, Sendable, Codable {
        /// The lower end; the part of the highest ends at 1 and includes it.
        public var lower: Double
        public var count: Int
        /// The mean confidence; 0 when the bin is empty.
        public var confidence: Double
        /// The share that was right; 0 when the bin is empty.
        public var accuracy: Double
    }

    public var bins: [Bin]

    /// - Parameters:
    ///   - readings: Confidence from 0 to 1, and whether the reading was right.
    ///   - count: The number of bins, at least 1.
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
