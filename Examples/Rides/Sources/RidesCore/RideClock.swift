import Foundation
import Synchronization

/// The time that Swift Cabs goes by: that of its host, unless a test has set another.
public enum RideClock {
    private static let override = Mutex<(@Sendable () -> Date)?>(nil)
    private static let followed = Mutex<(@Sendable () -> Date)?>(nil)

    /// The present instant.
    @Sendable public static func now() -> Date {
        let time = override.withLock { $0 } ?? followed.withLock { $0 }
        return time?() ?? Date()
    }

    /// Has Swift Cabs go by what this gives whenever it is asked, such as the time of the host for which the code runs.
    public static func follow(_ time: @escaping @Sendable () -> Date) {
        followed.withLock { $0 = time }
    }

    /// Makes the whole process go by another time, for tests of code that no host runs; `nil` goes back to the one that is followed.
    public static func set(_ time: (@Sendable () -> Date)?) {
        override.withLock { $0 = time }
    }
}
