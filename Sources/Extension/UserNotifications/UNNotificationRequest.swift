public import Foundation

/// A notification and its trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable, and the content is a copy.
    public let identifier: String
    public let content: UNNotificationContent
    /// When to deliver it; `nil` for immediately.
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(fields: content.fields)
        self.trigger = trigger
        super.init()
    }
}

/// Changes notifications before they are displayed. Whoever calls `didReceive` is the host of such an extension.
open class UNNotificationServiceExtension: NSObject {
    public override init() {
        super.init()
    }

    /// Passes the content on unchanged; subclasses change it first.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    /// Called when the time is almost up.
    open func serviceExtensionTimeWillExpire() {}
}
