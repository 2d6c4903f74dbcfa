import Foundation

/// A thread that lives as long as the process, for starting contained programs.
///
/// The kernel kills a contained program when the *thread* that started it ends. Those of Swift's tasks and of Dispatch end when they have been idle
/// for a while, and a program started from one of them would die for no visible reason.
// Unchecked, since the condition guards the only field that changes.
public final class LaunchThread: @unchecked Sendable {
    /// The thread of this process, started at its first use.
    public static let shared = LaunchThread()

    private let condition = NSCondition()
    private var jobs: [@Sendable () -> Void] = []

    private init() {
        let thread = Thread { [self] in
            while true { next()() }
        }
        thread.name = "launch"
        thread.start()
    }

    /// Runs a closure on the thread, after those that were there before. It should start a program and return, not wait for its end.
    ///
    /// - Throws: What the closure throws.
    public func run<Result: Sendable>(_ start: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            condition.withLock {
                jobs.append { continuation.resume(with: .init(catching: start)) }
                condition.signal()
            }
        }
    }

    private func next() -> @Sendable () -> Void {
        condition.withLock {
            while jobs.isEmpty { condition.wait() }
            return jobs.removeFirst()
        }
    }
}
