import Foundation
import Synchronization

/// The time that Corner Table goes by: the wall clock, unless a run or a test has set another.
public enum TableClock {
    private static let override = Mutex<(time: (@Sendable () -> Date)?, timeZone: TimeZone?)>((nil, nil))
    private static let followed = Mutex<(@Sendable () -> TimeZone)?>(nil)

    /// The present instant.
    @Sendable public static func now() -> Date {
        guard let time = override.withLock({ $0.time }) else { return Date() }
        return time()
    }

    /// The calendar on the wall of every restaurant. They are invented, and so keep the hours of wherever the person is.
    public static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = override.withLock { $0.timeZone } ?? followed.withLock { $0 }?() ?? .current
        return calendar
    }

    /// Has the restaurants go by the zone that this gives whenever it is asked, such as that of the person for whom the code runs.
    public static func follow(timeZone: @escaping @Sendable () -> TimeZone) {
        followed.withLock { $0 = timeZone }
    }

    /// Makes the whole process go by another time; `nil` goes back to the wall clock and to the person's time zone.
    public static func set(_ time: (@Sendable () -> Date)?, timeZone: TimeZone? = nil) {
        override.withLock { $0 = (time, timeZone) }
    }
}
