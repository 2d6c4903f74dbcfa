/// Decides when a program that keeps failing is started again: at once at first, later after a growing pause, and after many failures
/// not at all for a while (a circuit breaker).
struct RestartGuard {
    enum Decision: Equatable {
        /// Start it, after this pause.
        case start(after: Duration)
        /// Fail the call: the program is left alone for this long.
        case rest(Duration)
    }

    private static let firstPause = Duration.milliseconds(100)
    /// Failures that are followed by a start without a pause.
    private static let free = 2

    private let limits: ExtensionLimits
    private var failures = 0
    private var last: ContinuousClock.Instant?

    init(_ limits: ExtensionLimits) {
        self.limits = limits
    }

    /// The failures since the last success.
    var count: Int { failures }

    func decision(at now: ContinuousClock.Instant) -> Decision {
        guard let last, failures > 0 else { return .start(after: .zero) }
        let passed = now - last
        if failures >= limits.failures {
            // After the rest, one attempt: if it fails, the next rest begins.
            return passed >= limits.rest ? .start(after: .zero) : .rest(limits.rest - passed)
        }
        guard failures > Self.free else { return .start(after: .zero) }
        let pause = Self.firstPause * (1 << min(failures - Self.free - 1, 8))
        return .start(after: passed >= pause ? .zero : pause - passed)
    }

    mutating func succeeded() {
        failures = 0
        last = nil
    }

    mutating func failed(at now: ContinuousClock.Instant) {
        failures += 1
        last = now
    }
}
