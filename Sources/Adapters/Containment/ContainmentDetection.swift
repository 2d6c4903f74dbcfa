import Foundation
import Synchronization

/// Finds out what this machine offers while others do something else.
///
///     let detection = ContainmentDetection()
///     loadWhatTakesLong()
///     let containment = detection.result
public final class ContainmentDetection: Sendable {
    private let found = Mutex<Containment?>(nil)
    private let isOver = DispatchSemaphore(value: 0)

    /// Begins.
    public init() {
        Thread.detachNewThread { [self] in
            let containment = Containment.detected()
            found.withLock { $0 = containment }
            isOver.signal()
        }
    }

    /// What was found, as ``Containment/detected()`` returns it. Blocks the calling thread until it is known.
    public var result: Containment {
        while true {
            if let containment = found.withLock({ $0 }) { return containment }
            isOver.wait()
            // For whoever else waits.
            isOver.signal()
        }
    }
}
