import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Has a thread look for what it waits for during a moment, before it sleeps.
///
/// To wake a thread takes longer than most calls. So a thread whose last wait was short looks for a moment; one that has waited for long
/// sleeps at once, and so does one that has looked in vain. Hence an idle process takes no processor time, and one in a burst of calls at most
/// a moment for each burst. While it looks, a thread gives way to others.
package struct ShortWait {
    /// How long a thread looks at most. A wake-up took 30 to 65 µs on the machine of Benchmarks/RESULTS.md, a call without wake-ups about as
    /// long.
    static let longest = Duration.microseconds(120)
    private static let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    private let canLook: Bool
    private var isWorthwhile = false

    /// - Parameter processors: how many the machine has; `nil` to find out. With a single one, whatever is waited for cannot happen meanwhile.
    package init(processors: Int? = nil) { canLook = (processors ?? Self.processors) > 1 }

    /// Calls the closure until it has found something, if that is likely to happen soon.
    ///
    /// - Parameter attempt: looks, and returns what it has found; `nil` if nothing is there yet.
    package mutating func look<Found>(_ attempt: () -> Found?) -> Found? {
        guard isWorthwhile, canLook else { return nil }
        let end = ContinuousClock.now + Self.longest
        repeat {
            if let found = attempt() { return found }
            sched_yield()
        } while .now < end
        isWorthwhile = false
        return nil
    }

    /// Notes for how long the thread has waited, looking included.
    package mutating func slept(for time: Duration) { isWorthwhile = time < Self.longest * 2 }
}
