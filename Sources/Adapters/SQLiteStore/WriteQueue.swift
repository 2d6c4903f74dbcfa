import GRDB
import Store
import Synchronization

/// Writes that wait for the transaction in progress, and are then made in one transaction (group commit).
final class WriteQueue: Sendable {
    /// A write, whatever it results in.
    private struct Waiting: Sendable {
        /// Whether it has to be on disk when it finishes.
        var isLasting: Bool
        /// Performs it in the transaction that is open.
        var perform: @Sendable (Database) throws -> Void
        /// Reports what it resulted in, or why it failed.
        var finish: @Sendable ((any Error)?) -> Void
    }

    private struct State {
        var waiting: [Waiting] = []
        var isWriting = false
    }

    private let state = Mutex(State())

    /// The most writes in a transaction, so that none waits long for others.
    private static let mostAtOnce = 256

    /// Performs a write in a transaction, and returns when that is committed and, if it is to last, on disk.
    func write<Value: Sendable>(
        in pool: DatabasePool, isLasting: Bool, _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        let result = Box<Value>()
        return try await withCheckedThrowingContinuation { continuation in
            let write = Waiting(isLasting: isLasting, perform: { try result.set(body($0)) }) { error in
                continuation.resume(with: error.map(Result.failure) ?? result.result)
            }
            let isFirst = state.withLock { state in
                state.waiting.append(write)
                defer { state.isWriting = true }
                return !state.isWriting
            }
            if isFirst { flush(pool) }
        }
    }

    private func flush(_ pool: DatabasePool) {
        pool.asyncWriteWithoutTransaction { [self] database in
            while let group = next() { perform(group, database) }
        }
    }

    /// The writes that wait, in order; `nil` if there are none, and the next one has to begin again.
    private func next() -> [Waiting]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isWriting = false
                return nil
            }
            let group = Array(state.waiting.prefix(Self.mostAtOnce))
            state.waiting.removeFirst(group.count)
            return group
        }
    }

    private func perform(_ group: [Waiting], _ database: Database) {
        do {
            try committing(group, database) {
                try database.inTransaction(.immediate) {
                    for write in group { try write.perform(database) }
                    return .commit
                }
            }
            for write in group { write.finish(nil) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            // Another process has the lock; each of them would wait for it as long.
            for write in group { write.finish(error) }
        } catch {
            // Nothing of the group has been written. Whichever write it was that failed fails again, by itself.
            guard group.count > 1 else { return group[0].finish(error) }
            for write in group { perform([write], database) }
        }
    }

    /// Commits without flushing to disk if none of the writes has to last. The next commit that is flushed takes it along.
    private func committing(_ group: [Waiting], _ database: Database, _ body: () throws -> Void) throws {
        guard !group.contains(where: \.isLasting) else { return try body() }
        try database.execute(sql: "PRAGMA synchronous = NORMAL")
        let result = Result(catching: body)
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try result.get()
    }
}

/// What a write results in, until it is committed.
private final class Box<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func set(_ new: Value) { value.withLock { $0 = new } }

    /// The result of the last attempt; there is one where none has failed.
    var result: Result<Value, any Error> {
        value.withLock { $0 }.map(Result.success)
            ?? .failure(StoreError(.failed, "a write had no result; this is a fault of errand"))
    }
}
