import Foundation
import Synchronization

/// Runs the beginning of a task on the thread that has received the message which it serves, so that no other thread needs to be woken.
/// What a task does after it was suspended runs elsewhere, as the thread is then waiting for messages.
final class ReaderExecutor: TaskExecutor {
    private let reader = Mutex<pthread_t?>(nil)
    private let jobs = Mutex<[UnownedJob]>([])

    /// Makes the calling thread the one that runs the beginnings of tasks.
    func attach() { reader.withLock { $0 = pthread_self() } }

    func enqueue(_ job: consuming ExecutorJob) {
        guard reader.withLock({ $0.map { pthread_equal($0, pthread_self()) != 0 } ?? false }) else {
            return globalConcurrentExecutor.enqueue(job)
        }
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs what has been enqueued on this thread.
    func drain() {
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
