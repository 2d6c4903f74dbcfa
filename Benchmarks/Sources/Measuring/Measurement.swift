/// How long something takes: the distribution over many runs.
package struct Distribution {
    /// Sorted, in microseconds.
    private let times: [Double]

    package init(_ durations: [Duration]) {
        times = durations.map { $0 / .microseconds(1) }.sorted()
    }

    /// Each time multiplied by a factor.
    package init(scaled other: Distribution, by factor: Double) {
        times = other.times.map { $0 * factor }
    }

    package var median: Double { percentile(0.5) }
    package var p99: Double { percentile(0.99) }

    private func percentile(_ share: Double) -> Double {
        times.isEmpty ? 0 : times[min(times.count - 1, Int(share * Double(times.count)))]
    }
}

/// A row of the results: what was measured and what is wanted, in microseconds.
package struct Row {
    package var name: String
    package var distribution: Distribution
    package var wantedMedian: Double?
    package var wantedP99: Double?

    package init(name: String, distribution: Distribution, wantedMedian: Double? = nil, wantedP99: Double? = nil) {
        self.name = name
        self.distribution = distribution
        self.wantedMedian = wantedMedian
        self.wantedP99 = wantedP99
    }

    package var line: String {
        let met = (wantedMedian.map { distribution.median <= $0 } ?? true) && (wantedP99.map { distribution.p99 <= $0 } ?? true)
        let wanted = [wantedMedian.map { "median \(text($0))" }, wantedP99.map { "p99 \(text($0))" }].compactMap { $0 }
        let verdict = wanted.isEmpty ? "" : met ? "met" : "not met"
        return
            "| \(name) | \(text(distribution.median)) | \(text(distribution.p99)) | \(wanted.joined(separator: ", ")) | \(verdict) |"
    }

    private func text(_ microseconds: Double) -> String {
        microseconds < 1000
            ? "\((microseconds * 100).rounded() / 100) µs" : "\((microseconds / 10).rounded() / 100) ms"
    }
}

/// Runs the body after a warm-up and keeps the time of each run.
package func measure(runs: Int, _ body: () async throws -> Void) async rethrows -> Distribution {
    let clock = ContinuousClock()
    for _ in 0..<max(1, runs / 10) { try await body() }
    var durations: [Duration] = []
    durations.reserveCapacity(runs)
    for _ in 0..<runs { durations.append(try await clock.measure(body)) }
    return Distribution(durations)
}

/// Prints rows as a table.
package func show(_ rows: [Row]) {
    print("| what | median | p99 | wanted | |\n|---|---|---|---|---|")
    for row in rows { print(row.line) }
}
