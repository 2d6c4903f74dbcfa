import Synchronization

/// Calls back when times have passed, with one task for all. May be used from any thread.
final class Alarms: Sendable {
    private struct Alarm {
        var time: ContinuousClock.Instant
        var ring: @Sendable () -> Void
    }

    private struct State {
        var alarms: [String: Alarm] = [:]
        /// The task that sleeps, and until when; `nil` while there is nothing to wait for.
        var sleeper: (until: ContinuousClock.Instant, task: Task<Void, Never>)?
    }

    /// Those that are due within this time ring together, so that many of them cost little.
    private static let precision = Duration.milliseconds(50)

    private let state = Mutex(State())

    deinit { state.withLock { $0.sleeper?.task.cancel() } }

    /// Has a function called once after a time, in place of one that was to be called for the same.
    ///
    /// - Parameter ring: returns at once.
    func set(after pause: Duration, for id: String, _ ring: @escaping @Sendable () -> Void) {
        state.withLock { state in
            let time = ContinuousClock.now + pause
            state.alarms[id] = Alarm(time: time, ring: ring)
            if let sleeper = state.sleeper, sleeper.until <= time { return }
            sleep(until: time, &state)
        }
    }

    /// Has no function called any more.
    func cancel(_ id: String) { state.withLock { _ = $0.alarms.removeValue(forKey: id) } }

    private func sleep(until time: ContinuousClock.Instant, _ state: inout State) {
        state.sleeper?.task.cancel()
        let task = Task.detached { [weak self] in
            guard (try? await Task.sleep(until: time, tolerance: Self.precision, clock: .continuous)) != nil else { return }
            self?.ringAll()
        }
        state.sleeper = (time, task)
    }

    private func ringAll() {
        let due = state.withLock { state in
            let now = ContinuousClock.now
            let due = state.alarms.filter { $0.value.time <= now }
            for id in due.keys { state.alarms[id] = nil }
            state.sleeper = nil
            if let next = state.alarms.values.map(\.time).min() { sleep(until: max(next, now + Self.precision), &state) }
            return due.values.sorted { $0.time < $1.time }.map(\.ring)
        }
        for ring in due { ring() }
    }
}
