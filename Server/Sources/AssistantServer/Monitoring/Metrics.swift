import Foundation
import Synchronization

/// What the server counts, in Prometheus' text format (version 0.0.4).
final class Metrics: Sendable {
    /// A request's labels: few values each, so that the series stay few.
    struct Request: Hashable, Sendable {
        var method: String
        /// The route as it is declared, such as `/v1/conversations/{id}/turns`.
        var route: String
        var status: Int
    }

    /// The upper bounds of the histograms' buckets, in seconds.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    struct Histogram: Sendable {
        var counts = [Int](repeating: 0, count: Metrics.bounds.count + 1)
        var sum = 0.0
        var total: Int { counts.reduce(0, +) }

        mutating func add(_ seconds: Double) {
            counts[Metrics.bounds.firstIndex { seconds <= $0 } ?? Metrics.bounds.count] += 1
            sum += seconds
        }
    }

    private struct State {
        var requests: [Request: Int] = [:]
        var durations: [String: Histogram] = [:]
        var turns = Histogram()
    }

    private let state = Mutex(State())
    let started = Date()

    func count(_ request: Request, seconds: Double) {
        state.withLock { state in
            state.requests[request, default: 0] += 1
            state.durations[request.route, default: Histogram()].add(seconds)
        }
    }

    func countTurn(seconds: Double) { state.withLock { $0.turns.add(seconds) } }

    /// - Parameter gauges: values at this moment, by name and description.
    func text(gauges: [(name: String, help: String, value: Double)]) -> String {
        let state = state.withLock { $0 }
        var lines: [String] = []
        func head(_ name: String, _ help: String, _ type: String) {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
        }
        func histogram(_ name: String, _ labels: String, _ histogram: Histogram) {
            var count = 0
            let prefix = labels.isEmpty ? "" : labels + ","
            for (bound, number) in zip(Self.bounds, histogram.counts) {
                count += number
                lines.append("\(name)_bucket{\(prefix)le=\"\(bound)\"} \(count)")
            }
            lines.append("\(name)_bucket{\(prefix)le=\"+Inf\"} \(histogram.total)")
            let all = labels.isEmpty ? "" : "{\(labels)}"
            lines += ["\(name)_sum\(all) \(histogram.sum)", "\(name)_count\(all) \(histogram.total)"]
        }
        head("errand_http_requests_total", "Requests by method, route and status.", "counter")
        for (request, count) in state.requests.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            lines.append(
                "errand_http_requests_total{method=\"\(request.method)\",route=\"\(request.route)\",status=\"\(request.status)\"} \(count)"
            )
        }
        head("errand_http_request_seconds", "How long requests took, streams of events aside.", "histogram")
        for (route, times) in state.durations.sorted(by: { $0.key < $1.key }) {
            histogram("errand_http_request_seconds", "route=\"\(route)\"", times)
        }
        head("errand_turn_seconds", "How long turns took that clients began.", "histogram")
        histogram("errand_turn_seconds", "", state.turns)
        for (name, help, value) in gauges {
            head(name, help, "gauge")
            lines.append("\(name) \(value)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
