import ExtensionProtocol
import Synchronization

/// A clock that only the test advances, so that deadlines expire without waiting.
public final class ManualClock: Clock, Sendable {
    /// A point in virtual time.
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public var offset: Duration

        /// The instant that is later by the duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The duration until the other instant.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        var deadline: Instant
        /// Called with `nil` at the deadline, or with the cancellation error.
        var wake: @Sendable (CancellationError?) -> Void
    }

    private struct State {
        var now = Instant(offset: .zero)
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        /// Tasks that wait until another one sleeps.
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Creates a clock at offset zero.
    public init() {}

    /// The current virtual time.
    public var now: Instant { state.withLock(\.now) }
    /// Zero: virtual time has unlimited resolution.
    public var minimumResolution: Duration { .zero }

    /// Suspends until the clock is advanced to the deadline.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                add(
                    Sleeper(deadline: deadline) { error in
                        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                    }, id)
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Advances time and resumes all tasks whose deadline has passed.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in woken { sleeper.wake(nil) }
    }

    /// Returns when a task sleeps on this clock.
    public func waitForSleeper() async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                if state.sleepers.isEmpty { state.watchers.append(continuation) }
                return !state.sleepers.isEmpty
            }
            if ready { continuation.resume() }
        }
    }

    private func add(_ sleeper: Sleeper, _ id: Int) {
        enum Fate {
            case sleeps([CheckedContinuation<Void, Never>])
            case due, cancelled
        }
        let fate = state.withLock { state -> Fate in
            if state.cancelled.remove(id) != nil { return .cancelled }
            if sleeper.deadline <= state.now { return .due }
            state.sleepers[id] = sleeper
            defer { state.watchers = [] }
            return .sleeps(state.watchers)
        }
        switch fate {
        case .sleeps(let watchers): for watcher in watchers { watcher.resume() }
        case .due: sleeper.wake(nil)
        case .cancelled: sleeper.wake(CancellationError())
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            if sleeper == nil { state.cancelled.insert(id) }
            return sleeper
        }
        sleeper?.wake(CancellationError())
    }
}

extension ManualClock: Alarms {
    package func setAlarm(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        let (id, deadline) = state.withLock { state in
            state.nextID += 1
            return (state.nextID, state.now.advanced(by: duration))
        }
        add(Sleeper(deadline: deadline) { if $0 == nil { action() } }, id)
        return id
    }

    package func cancelAlarm(_ alarm: Int) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: alarm) }
        withExtendedLifetime(sleeper) {}
    }
}
