import Dispatch
import Synchronization

/// Runs a session's work on a queue of its own, so that a handler that blocks holds up nobody else.
///
/// Calls come in bursts, so its thread looks out for the next one for a moment before it goes to sleep: waking it costs more than all
/// the rest of a call.
final class SessionExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        /// Whether a thread runs the jobs or looks out for them.
        var isAwake = false
    }

    private let queue: DispatchQueue
    private let state = Mutex(State())
    /// How many jobs are there to be run, for a thread that looks out without the lock.
    private let waiting = Atomic<Int>(0)

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Whether a thread is there to run a job at once.
    var isAwake: Bool { state.withLock(\.isAwake) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let wakes = state.withLock { state in
            state.jobs.append(job)
            waiting.add(1, ordering: .releasing)
            defer { state.isAwake = true }
            return !state.isAwake
        }
        if wakes { queue.async { self.run() } }
    }

    private func run() {
        while let job = next() {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// The next job; `nil` when none comes for a moment, and then a new thread is needed for the next one.
    private func next() -> UnownedJob? {
        LookingOut.waitGivingWay { waiting.load(ordering: .acquiring) > 0 }
        return state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.isAwake = false
                return nil
            }
            waiting.subtract(1, ordering: .relaxed)
            return state.jobs.removeFirst()
        }
    }
}
