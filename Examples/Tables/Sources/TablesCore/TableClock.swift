import Foundation
import Synchronization

/// The time that Corner Table goes by: that of its host, unless a test has set another.
public enum TableClock {
    private static let override = Mutex<(time: (@Sendable () -> Date)?, timeZone: TimeZone?)>((nil, nil))
    private static let followed = Mutex<(time: @Sendable () -> Date, timeZone: @Sendable () -> TimeZone)?>(nil)

    /// The present instant.
    @Sendable public static func now() -> Date {
        let time = override.withLock { $0.time } ?? followed.withLock { $0?.time }
        return time?() ?? Date()
    }

    /// The calendar on the wall of every restaurant. They are invented, and so keep the hours of wherever the person is.
    public static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = override.withLock { $0.timeZone } ?? followed.withLock { $0?.timeZone }?() ?? .current
        return calendar
    }

    /// Has the restaurants go by the time and the zone that these give whenever they are asked, such as those of the host and the person
    /// for whom the code runs.
    public static func follow(_ time: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone) {
        followed.withLock { $0 = (time, timeZone) }
    }

    /// Makes the whole process go by another time, for tests of code that no host runs; `nil` goes back to what is followed.
    public static func set(_ time: (@Sendable () -> Date)?, timeZone: TimeZone? = nil) {
        override.withLock { $0 = (time, timeZone) }
    }
}
