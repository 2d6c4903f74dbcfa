import Foundation
import Store
import Synchronization

/// The connections to a server: each belongs to a thread of its own, because libpq blocks. Threads start when there is work for them, and end
/// when there was none for a while.
final class ConnectionPool: Sendable {
    /// Work for any of the threads.
    private typealias Job = @Sendable (Worker) -> Void

    private struct State {
        /// What waits for a thread, the first last.
        var arriving: [Job] = []
        /// What waited before that, the first at the end.
        var leaving: [Job] = []
        var threads = 0
        var idle = 0
        var isClosed = false

        mutating func next() -> Job? {
            if leaving.isEmpty {
                leaving = arriving.reversed()
                arriving.removeAll()
            }
            return leaving.popLast()
        }
    }

    let url: PostgresURL
    let options: PostgresStore.Options
    private let state = Mutex(State())
    /// Signalled once for each job, and for each thread when the pool is closed.
    private let work = DispatchSemaphore(value: 0)

    init(_ url: PostgresURL, _ options: PostgresStore.Options) {
        self.url = url
        self.options = options
    }

    deinit { close() }

    /// Performs work on a thread of the pool.
    ///
    /// - Throws: `StoreError` with `closed`, or what the work throws.
    func perform<Value: Sendable>(_ body: @escaping @Sendable (Worker) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isAccepted = enqueue { worker in continuation.resume(with: Result { try body(worker) }) }
            if !isAccepted {
                continuation.resume(throwing: StoreError(.closed, "the store in \(url.place) has been closed; open it again"))
            }
        }
    }

    /// Ends the threads, and with them the connections, when the work that waits is done.
    func close() {
        let threads = state.withLock { state in
            state.isClosed = true
            return state.threads
        }
        for _ in 0..<threads { work.signal() }
    }

    private func enqueue(_ job: @escaping Job) -> Bool {
        let startsThread: Bool? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.arriving.append(job)
            guard state.idle < state.arriving.count + state.leaving.count, state.threads < options.connections else {
                return false
            }
            state.threads += 1
            state.idle += 1
            return true
        }
        guard let startsThread else { return false }
        work.signal()
        if startsThread { start() }
        return true
    }

    private func start() {
        // The thread keeps what it needs of the pool, and not the pool: a store that nobody holds is closed.
        let thread = Thread { [weak self, work, url, options] in
            let worker = Worker(url, options)
            while true {
                let isSignalled = work.wait(timeout: .now() + options.idleSeconds) == .success
                guard self?.goesOn(with: worker, isSignalled) == true else { return }
            }
        }
        thread.name = "errand-postgres"
        thread.start()
    }

    /// Performs what waits, if anything does.
    ///
    /// - Returns: whether the thread is to wait for more.
    private func goesOn(with worker: Worker, _ isSignalled: Bool) -> Bool {
        let job: Job? = state.withLock { state in
            if let job = state.next() {
                state.idle -= 1
                return job
            }
            // Signalled without work: a thread that waited too long took it, or the pool is closed.
            if state.isClosed || !isSignalled {
                state.idle -= 1
                state.threads -= 1
            }
            return nil
        }
        guard let job else { return isSignalled && !state.withLock(\.isClosed) }
        job(worker)
        state.withLock { $0.idle += 1 }
        return true
    }
}
