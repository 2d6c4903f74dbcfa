import Dispatch
import Synchronization

/// Runs a session's work on a queue of its own, so that a blocking handler delays no one else.
///
/// Calls come in bursts, so its thread spin-waits briefly for the next job before it sleeps: waking a thread costs more than the
/// rest of a call.
final class SessionExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        /// Whether a thread runs the jobs or spin-waits for them.
        var isAwake = false
    }

    private let queue: DispatchQueue
    private let state = Mutex(State())
    /// The number of jobs to run, for a thread that spin-waits without the lock.
    private let waiting = Atomic<Int>(0)
    /// The processor on which the jobs run; `asleep` or `waking` while no thread is awake.
    private let ownProcessor = Atomic<Int>(asleep)
    /// The processor from which the last job was enqueued.
    private let senderProcessor = Atomic<Int>(-1)

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// The value of ``processor`` while no thread is awake.
    static let asleep = -1
    /// The value of ``processor`` while the queue's thread is being woken.
    static let waking = -2

    /// The processor on which a thread is awake to run a job immediately; negative if there is none.
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
        if wakes { start() }
    }

    private func start() {
        guard LentThread.current?.lend(to: { self.runOne() }) != true else { return }
        ownProcessor.store(Self.waking, ordering: .relaxed)
        queue.async { self.run() }
    }

    /// Runs one job on a lent thread, which has work of its own to do before the next, such as sending this one's answer.
    private func runOne() {
        take()?.runSynchronously(on: asUnownedTaskExecutor())
        let isDone = state.withLock { state in
            if state.jobs.isEmpty { state.isAwake = false }
            return !state.isAwake
        }
        if !isDone { start() }
    }

    private func take() -> UnownedJob? {
        state.withLock { state in
            guard !state.jobs.isEmpty else { return nil }
            waiting.subtract(1, ordering: .relaxed)
            return state.jobs.removeFirst()
        }
    }

    private func run() {
        while let job = next() {
            ownProcessor.store(SpinWait.processor, ordering: .relaxed)
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// The next job; `nil` if none arrives soon, in which case the next job needs a new thread.
    private func next() -> UnownedJob? {
        SpinWait.wait(for: senderProcessor.load(ordering: .relaxed)) { waiting.load(ordering: .acquiring) > 0 }
        return state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.isAwake = false
                ownProcessor.store(Self.asleep, ordering: .relaxed)
                return nil
            }
            waiting.subtract(1, ordering: .relaxed)
            return state.jobs.removeFirst()
        }
    }
}
