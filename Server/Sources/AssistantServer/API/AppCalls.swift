import Foundation

/// How an app answered a person's calls, as the journals of their latest conversations have it.
struct AppCalls: Encodable, Sendable {
    /// A failure, as its kind and how often it happened.
    struct Failure: Encodable, Sendable {
        var code: String
        var count: Int
    }

    /// How many calls there were.
    var count: Int
    /// How many of them failed.
    var failed: Int
    /// The failures, by kind.
    var failures: [Failure]
    /// Calls a second within the last minute.
    var perSecond: Double
    /// How long half of the calls took at most, in seconds; absent without calls.
    var median: Double?
    /// How long 19 of 20 calls took at most, in seconds; absent without calls.
    var p95: Double?
    /// How long the longest call took, in seconds; absent without calls.
    var longest: Double?
    /// How long the latest calls took, the latest last, in seconds.
    var latest: [Double]

    /// The most of the latest calls.
    private static let mostLatest = 60

    /// - Parameter samples: of all apps, the earliest first.
    init(of app: String, in samples: [CallHistory.Sample], now: Date) {
        let calls = samples.filter { $0.app == app }
        let seconds = calls.compactMap(\.seconds)
        let sorted = seconds.sorted()
        var codes: [String: Int] = [:]
        for failure in calls.compactMap(\.failure) { codes[failure, default: 0] += 1 }
        count = calls.count
        failed = codes.values.reduce(0, +)
        failures = codes.sorted { $0.key < $1.key }.map { Failure(code: $0.key, count: $0.value) }
        perSecond = Double(calls.filter { $0.time > now - 60 }.count) / 60
        median = Self.share(0.5, of: sorted)
        p95 = Self.share(0.95, of: sorted)
        longest = sorted.last
        latest = seconds.suffix(Self.mostLatest)
    }

    /// The value that a share of the sorted values does not exceed (nearest rank).
    static func share(_ share: Double, of sorted: [Double]) -> Double? {
        sorted.isEmpty ? nil : sorted[max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1)]
    }
}
