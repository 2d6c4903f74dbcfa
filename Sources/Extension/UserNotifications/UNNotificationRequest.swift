public import Foundation

/// A notification and when it is due.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Sendable by hand: nothing changes, and the content is a copy.
    public let identifier: String
    public let content: UNNotificationContent
    /// When it is due; `nil` for at once.
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(fields: content.fields)
        self.trigger = trigger
        super.init()
    }
}

/// When a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Sendable by hand: nothing changes.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

/// Due after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// Due at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// `nil` when the components match no date to come.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Changes notifications before they are shown. The host of such extensions is whoever calls `didReceive`.
open class UNNotificationServiceExtension: NSObject {
    public override init() {
        super.init()
    }

    /// Hands the content on; subclasses change it first.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    /// Called when the time is almost up.
    open func serviceExtensionTimeWillExpire() {}
}
