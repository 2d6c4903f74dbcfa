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
    /// The processor on which the jobs are run; -1 while no thread is awake.
    private let ownProcessor = Atomic<Int>(-1)
    /// The processor from which the last job came.
    private let senderProcessor = Atomic<Int>(-1)

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// The processor on which a thread is awake to run a job at once; -1 when none is.
    var processor: Int { ownProcessor.load(ordering: .relaxed) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        senderProcessor.store(SpinWait.processor, ordering: .relaxed)
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
            ownProcessor.store(SpinWait.processor, ordering: .relaxed)
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// The next job; `nil` when none comes for a moment, and then a new thread is needed for the next one.
    private func next() -> UnownedJob? {
        SpinWait.wait(for: senderProcessor.load(ordering: .relaxed)) { waiting.load(ordering: .acquiring) > 0 }
        return state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.isAwake = false
                ownProcessor.store(-1, ordering: .relaxed)
                return nil
            }
            waiting.subtract(1, ordering: .relaxed)
            return state.jobs.removeFirst()
        }
    }
}
