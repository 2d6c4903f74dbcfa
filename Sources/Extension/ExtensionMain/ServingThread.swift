import Dispatch
import ExtensionRuntime
import Foundation
import Synchronization

/// A thread that serves the messages which it has received itself: it runs the tasks that it has begun for them, and lends itself to the
/// app's code, until it is relieved.
final class ServingThread: TaskExecutor, ThreadLending {
    private struct State {
        var jobs: [UnownedJob] = []
        var work: [@Sendable () -> Void] = []
        var isRelieved = false
    }

    private enum Next {
        case job(UnownedJob)
        case work(@Sendable () -> Void)
    }

    private let thread = Mutex<pthread_t?>(nil)
    private let state = Mutex(State())

    /// Makes the calling thread the one that serves.
    func attach() { thread.withLock { $0 = pthread_self() } }

    /// Whether this is the thread that serves.
    var isCurrent: Bool { thread.withLock { $0.map { pthread_equal($0, pthread_self()) != 0 } ?? false } }

    /// Runs the job on this thread if it is enqueued there. What a task does after it was suspended runs elsewhere, as the thread is then
    /// waiting for messages.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isTaken =
            isCurrent
            && state.withLock { state in
                guard !state.isRelieved else { return false }
                state.jobs.append(job)
                return true
            }
        if !isTaken { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }

    func lend(to work: @escaping @Sendable () -> Void) -> Bool {
        isCurrent
            && state.withLock { state in
                guard !state.isRelieved else { return false }
                state.work.append(work)
                return true
            }
    }

    /// Runs what there is to do. The app's code comes last, because it may take its time.
    func drain() {
        while let next = next() {
            switch next {
            case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .work(let work): work()
            }
        }
    }

    private func next() -> Next? {
        state.withLock { state in
            if !state.jobs.isEmpty { return .job(state.jobs.removeFirst()) }
            return state.work.isEmpty ? nil : .work(state.work.removeFirst())
        }
    }

    /// Has others do what it has not begun.
    func relieve() {
        let (jobs, work) = state.withLock { state in
            defer { state = State(isRelieved: true) }
            return (state.jobs, state.work)
        }
        for job in jobs { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
        for work in work { DispatchQueue.global().async(execute: work) }
    }
}
