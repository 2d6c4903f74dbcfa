import CurrentProcessor
import Foundation

/// Spin-waiting for what takes microseconds: a wake-up takes some 10 µs, more than the rest of a call.
///
/// It pays off only if both sides run on different processors.
enum SpinWait {
    /// Waiting longer than the cost of a few wake-ups does not pay off.
    private static let longest = Duration.microseconds(30)

    /// The number of the processor that this thread runs on; -1 if the system does not report it, which disables spin-waiting.
    static var processor: Int { Int(current_processor()) }

    /// Spin-waits for something that another processor does.
    ///
    /// - Returns: whether the condition holds.
    @discardableResult
    static func wait(for other: Int, until holds: () -> Bool) -> Bool {
        if holds() { return true }
        guard other >= 0, processor != other else { return false }
        return spin(until: holds)
    }

    /// Spin-waits for a thread that is being woken: suspending and being resumed would cost another wake-up. Returns at once where there
    /// is no other processor that it could wake on.
    static func waitForThread(until isAwake: () -> Bool) {
        if hasOtherProcessors, !isAwake() { _ = spin(until: isAwake) }
    }

    private static let hasOtherProcessors = ProcessInfo.processInfo.activeProcessorCount > 1

    private static func spin(until holds: () -> Bool) -> Bool {
        let end = ContinuousClock.now + longest
        repeat {
            for _ in 0..<8 {
                if holds() { return true }
                pause_processor()
            }
        } while ContinuousClock.now < end
        return false
    }
}
