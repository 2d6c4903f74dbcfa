import Foundation
import NodeSimulation

/// What many episodes came to.
struct Summary: CustomStringConvertible {
    private var episodes = 0
    private var events = 0
    private var entries = 0
    private var seconds = 0.0
    private var faults: [String: Int] = [:]
    private var outcomes: [String: Int] = [:]
    /// With the seed of the episode.
    private(set) var problems: [String] = []
    private var duration = Duration.zero

    /// Runs episodes on all processors, in batches, until so many events have happened.
    static func run(events: Int, from first: UInt64) -> Summary {
        var summary = Summary()
        var seed = first
        let start = ContinuousClock.now
        while summary.events < events, summary.problems.count < 20 {
            let batch = UInt64(ProcessInfo.processInfo.activeProcessorCount) * 4
            let results = Results()
            DispatchQueue.concurrentPerform(iterations: Int(batch)) { [seed] number in
                let seed = seed + UInt64(number)
                results.add(Episode(seed: seed).run(), of: seed)
            }
            for (seed, result) in results.inOrder { summary.add(result, of: seed) }
            seed += batch
        }
        summary.duration = ContinuousClock.now - start
        return summary
    }

    private mutating func add(_ result: Episode.Result, of seed: UInt64) {
        episodes += 1
        events += result.events
        entries += result.entries
        seconds += result.seconds
        faults.merge(result.faults, uniquingKeysWith: +)
        outcomes.merge(result.outcomes, uniquingKeysWith: +)
        problems += result.problems.map { "episode \(seed): \($0)" }
    }

    var description: String {
        let table = { (counts: [String: Int]) in
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.value) \($0.key)" }.joined(separator: "\n")
        }
        return """
            \(problems.joined(separator: "\n"))
            \(events) events in \(episodes) episodes, \(entries) entries in journals, \(Int(seconds / 3_600)) hours of virtual time, \
            \(problems.count) wrong, in \(Int(duration / .seconds(1))) s
            went wrong:
            \(table(faults))
            wishes ended:
            \(table(outcomes))
            """
    }
}
