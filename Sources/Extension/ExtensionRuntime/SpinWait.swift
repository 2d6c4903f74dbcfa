import CurrentProcessor

/// Waiting for what comes within microseconds, without going to sleep: being woken takes some 10 µs, more than all the rest of a call.
///
/// It pays only where the one who waits and the one who is waited for run on two processors.
enum SpinWait {
    /// What takes longer than a few times being woken is not waited for.
    private static let longest = Duration.microseconds(30)

    /// The number of the processor that this thread runs on; -1 where the system does not tell, and then nobody looks out.
    static var processor: Int { Int(current_processor()) }

    /// Waits for something that is done on another processor, at most for a moment.
    ///
    /// - Returns: whether the condition holds.
    @discardableResult
    static func wait(for other: Int, until holds: () -> Bool) -> Bool {
        if holds() { return true }
        guard other >= 0, processor != other else { return false }
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
