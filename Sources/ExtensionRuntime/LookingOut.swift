import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waiting for what comes within microseconds, without going to sleep: being woken takes some 10 µs.
///
/// It pays where a processor has nothing else to do. As soon as others turn out to want it, nobody looks out for a while.
enum LookingOut {
    /// What takes longer than a few times being woken is not waited for.
    private static let longest = Duration.microseconds(30)
    /// Giving way for longer than this means that others work on the processor.
    private static let ownTurn = Duration.microseconds(15)
    /// How long a busy machine is taken to stay so.
    private static let busyTime = Duration.milliseconds(5)
    private static let start = ContinuousClock.now
    /// Until when the machine is taken to be busy, in microseconds after `start`.
    private static let busyUntil = Atomic<Int>(0)

    private static var isBusy: Bool { microseconds(of: .now) < busyUntil.load(ordering: .relaxed) }

    /// Waits for somebody who is at work on another processor.
    ///
    /// - Returns: whether the condition holds.
    static func wait(until holds: () -> Bool) -> Bool {
        if isBusy { return holds() }
        let end = ContinuousClock.now + longest
        repeat {
            if holds() { return true }
        } while ContinuousClock.now < end
        return false
    }

    /// Waits for more to do, giving way to others.
    static func waitGivingWay(until holds: () -> Bool) {
        if isBusy || holds() { return }
        var now = ContinuousClock.now
        let end = now + longest
        repeat {
            let before = now
            sched_yield()
            now = .now
            if now - before > ownTurn {
                busyUntil.store(microseconds(of: now + busyTime), ordering: .relaxed)
                return
            }
        } while !holds() && now < end
    }

    private static func microseconds(of time: ContinuousClock.Instant) -> Int {
        let (seconds, attoseconds) = (time - start).components
        return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    }
}
