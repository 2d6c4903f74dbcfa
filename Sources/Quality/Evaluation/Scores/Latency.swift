/// How long readings took.
public struct Latency: Hashable, Sendable, Codable {
    /// The median, in microseconds.
    public var medianMicroseconds: Double
    /// The 99th percentile, in microseconds.
    public var p99Microseconds: Double
    /// The maximum, in microseconds.
    public var longestMicroseconds: Double

    /// - Returns: `nil` if nothing was measured.
    public init?(nanoseconds: [Int]) {
        let sorted = nanoseconds.filter { $0 > 0 }.sorted()
        guard let longest = sorted.last else { return nil }
        medianMicroseconds = Self.quantile(0.5, sorted) / 1000
        p99Microseconds = Self.quantile(0.99, sorted) / 1000
        longestMicroseconds = Double(longest) / 1000
    }

    /// The smallest value such that this share of the values does not exceed it.
    private static func quantile(_ share: Double, _ sorted: [Int]) -> Double {
        let rank = (share * Double(sorted.count)).rounded(.up)
        return Double(sorted[min(max(Int(rank) - 1, 0), sorted.count - 1)])
    }
}
