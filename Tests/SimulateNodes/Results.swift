import NodeSimulation
import Synchronization

/// The results of episodes that run at the same time.
final class Results: Sendable {
    private let results = Mutex<[UInt64: Episode.Result]>([:])

    func add(_ result: Episode.Result, of seed: UInt64) { results.withLock { $0[seed] = result } }

    /// By seed.
    var inOrder: [(seed: UInt64, result: Episode.Result)] {
        results.withLock { results in results.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    }
}
