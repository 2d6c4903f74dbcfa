import Foundation
import Synchronization

/// Runs all tasks of a simulation on one thread, in the order in which they become ready, so that the same seed takes the same course.
final class VirtualExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var next = 0
        var thread: pthread_t?
    }

    private let state = Mutex(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { state in
            // A task that escapes to another thread would make runs differ.
            precondition(state.thread == nil || state.thread == pthread_self(), "a task of the simulation left its thread")
            state.jobs.append(job)
        }
    }

    /// Runs tasks until all of them wait for something.
    func drain() {
        state.withLock { $0.thread = pthread_self() }
        while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
        state.withLock { $0.thread = nil }
    }

    private func next() -> UnownedJob? {
        state.withLock { state in
            guard state.next < state.jobs.count else {
                state.jobs.removeAll(keepingCapacity: true)
                state.next = 0
                return nil
            }
            defer { state.next += 1 }
            return state.jobs[state.next]
        }
    }
}
