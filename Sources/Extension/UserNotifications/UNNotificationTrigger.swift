public import CoreLocation
public import Foundation
import HostEnvironment

/// When to deliver a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

/// Delivers after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval

    /// - Parameter timeInterval: in seconds, above 0, and at least 60 if it repeats; the notification center refuses others.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The end of the interval if it began now; `nil` if it is not above 0.
    open func nextTriggerDate() -> Date? {
        guard timeInterval > 0, timeInterval.isFinite else { return nil }
        return UNUserNotificationCenter.now + timeInterval
    }
}

/// Delivers at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// In the person's calendar; `nil` if the components match no future date.
    open func nextTriggerDate() -> Date? {
        var calendar = dateComponents.calendar ?? UNUserNotificationCenter.calendar
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var matched = dateComponents
        matched.calendar = nil
        matched.timeZone = nil
        return calendar.nextDate(after: UNUserNotificationCenter.now, matching: matched, matchingPolicy: .nextTime)
    }
}

/// Delivers at a place. The notification center refuses it: hosts do not follow where the person is.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
