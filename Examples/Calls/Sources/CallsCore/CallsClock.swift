import Foundation
import Synchronization

/// The time that Ring goes by: the wall clock, unless a run or a test has set another.
public enum CallsClock {
    private static let override = Mutex<(@Sendable () -> Date)?>(nil)

    /// The present instant.
    @Sendable public static func now() -> Date {
        guard let time = override.withLock({ $0 }) else { return Date() }
        return time()
    }

    /// Makes the whole process go by another time; `nil` goes back to the wall clock.
    public static func set(_ time: (@Sendable () -> Date)?) {
        override.withLock { $0 = time }
    }
}
