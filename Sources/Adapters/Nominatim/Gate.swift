/// A rate limiter: admits one request at a time, at a minimum interval.
struct Gate {
    /// The time since the gate was created.
    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let interval: Duration
    /// When the next request may pass, relative to the gate's creation.
    private var next: Duration = .zero

    init<C: Clock>(_ clock: C, interval: Duration) where C.Duration == Duration {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
        self.interval = interval
    }

    /// Reserves the next turn.
    ///
    /// - Throws: `NominatimError` if the wait would exceed the patience.
    mutating func turn(patience: Duration) throws -> Duration {
        let now = elapsed()
        let turn = max(now, next)
        guard turn - now <= patience else {
            throw NominatimError(.busy, "too many lookups are in progress; try again later")
        }
        next = turn + interval
        return turn
    }

    /// Waits for a turn.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func wait(for turn: Duration) async throws {
        if turn > elapsed() { try await sleep(turn) }
    }

    /// Blocks all requests for a while.
    mutating func close(for pause: Duration) { next = max(next, elapsed() + pause) }
}
