import Dispatch
import Synchronization

/// Runs actions after a delay.
///
/// A clock that adopts this protocol is used directly; for other clocks, a task sleeps for each alarm.
package protocol Alarms: Sendable {
    /// Runs the action once after that time, unless the alarm is cancelled first.
    ///
    /// - Returns: the alarm's identifier.
    func setAlarm(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Int

    /// Cancels the alarm; has no effect if it has already fired.
    func cancelAlarm(_ alarm: Int)
}

extension Clock<Duration> {
    /// The alarms of this clock.
    package var alarms: any Alarms {
        switch self {
        case let alarms as any Alarms: alarms
        case is ContinuousClock: SystemAlarms.shared
        default: SleepingAlarms(self)
        }
    }
}

/// The alarms of the system's clock. One timer serves them all: it is set for the earliest and left alone when that one is
/// cancelled, as most are.
package final class SystemAlarms: Alarms {
    /// The process-wide instance, so that a single timer is enough.
    package static let shared = SystemAlarms()

    private struct Alarm {
        var time: ContinuousClock.Instant
        var action: @Sendable () -> Void
    }

    private struct State {
        var last = 0
        var alarms: [Int: Alarm] = [:]
        /// When the timer fires; `nil` if it is not set.
        var wakes: ContinuousClock.Instant?

        /// Sets the timer for the earliest alarm. Returns the time to set it for, or `nil` if it is already set.
        mutating func rearm() -> ContinuousClock.Instant? {
            guard let earliest = alarms.values.map(\.time).min() else { return nil }
            if let wakes, wakes <= earliest { return nil }
            wakes = earliest
            return earliest
        }
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "alarms")

    package func setAlarm(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        let time = ContinuousClock.now + duration
        let (alarm, wakes) = state.withLock { state in
            state.last += 1
            state.alarms[state.last] = Alarm(time: time, action: action)
            if let wakes = state.wakes, wakes <= time { return (state.last, ContinuousClock.Instant?.none) }
            state.wakes = time
            return (state.last, time)
        }
        if let wakes { wake(at: wakes) }
        return alarm
    }

    package func cancelAlarm(_ alarm: Int) {
        // Released outside of the lock: deinitialising what the action captures may run arbitrary code.
        let cancelled = state.withLock { $0.alarms.removeValue(forKey: alarm) }
        withExtendedLifetime(cancelled) {}
    }

    private func wake(at time: ContinuousClock.Instant) {
        let seconds = max(0, (time - ContinuousClock.now) / .seconds(1))
        queue.asyncAfter(deadline: .now() + seconds) { [self] in ring(time) }
    }

    /// Runs what is due. A timer that an earlier one has replaced finds nothing to do.
    private func ring(_ time: ContinuousClock.Instant) {
        let now = ContinuousClock.now
        let (due, next) = state.withLock { state in
            guard state.wakes == time else { return ([Alarm](), ContinuousClock.Instant?.none) }
            state.wakes = nil
            let due = state.alarms.filter { $0.value.time <= now }
            for alarm in due.keys { state.alarms[alarm] = nil }
            return (due.values.sorted { $0.time < $1.time }, state.rearm())
        }
        if let next { wake(at: next) }
        for alarm in due { alarm.action() }
    }
}

/// Alarms of any clock: a task sleeps for each.
final class SleepingAlarms: Alarms {
    private struct State {
        var last = 0
        var sleepers: [Int: Task<Void, Never>] = [:]
    }

    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
    }

    func setAlarm(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.last += 1
            let alarm = state.last
            state.sleepers[alarm] = Task { [clock, self] in
                // A sleep that throws was cancelled.
                guard (try? await clock.sleep(for: duration)) != nil, forget(alarm) else { return }
                action()
            }
            return alarm
        }
    }

    func cancelAlarm(_ alarm: Int) {
        state.withLock { $0.sleepers.removeValue(forKey: alarm) }?.cancel()
    }

    /// Removes the alarm and returns whether it was still set.
    private func forget(_ alarm: Int) -> Bool {
        state.withLock { $0.sleepers.removeValue(forKey: alarm) } != nil
    }
}
