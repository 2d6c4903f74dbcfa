import Foundation
import Synchronization

/// The time that Corner Table goes by: the wall clock, unless a run or a test has set another.
public enum TableClock {
    private static let override = Mutex<(time: (@Sendable () -> Date)?, timeZone: TimeZone?)>((nil, nil))

    /// The present instant.
    @Sendable public static func now() -> Date {
        guard let time = override.withLock({ $0.time }) else { return Date() }
        return time()
    }

    /// The calendar on the wall of every restaurant. They are invented, and so keep the hours of wherever the person is.
    public static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = override.withLock { $0.timeZone } ?? .current
        return calendar
    }

    /// Makes the whole process go by another time; `nil` goes back to the wall clock and to the machine's time zone.
    public static func set(_ time: (@Sendable () -> Date)?, timeZone: TimeZone? = nil) {
        override.withLock { $0 = (time, timeZone) }
    }
}
