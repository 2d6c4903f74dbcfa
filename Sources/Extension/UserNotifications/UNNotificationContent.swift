@_exported public import Foundation

/// The content of a notification. Hosts tell the person title, subtitle and body; the rest is the app's own.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable by hand: only the mutable subclass changes it, and that is used by one thread at a time, as on other systems.

    struct Fields {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var launchImageName = ""
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var summaryArgument = ""
        var summaryArgumentCount = 0
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    var fields: Fields

    public override init() {
        fields = Fields()
        super.init()
    }

    init(fields: Fields) {
        self.fields = fields
        super.init()
    }

    open var title: String { fields.title }
    open var subtitle: String { fields.subtitle }
    open var body: String { fields.body }
    open var badge: NSNumber? { fields.badge }
    open var sound: UNNotificationSound? { fields.sound }
    open var launchImageName: String { fields.launchImageName }
    open var userInfo: [AnyHashable: Any] { fields.userInfo }
    open var attachments: [UNNotificationAttachment] { fields.attachments }
    open var categoryIdentifier: String { fields.categoryIdentifier }
    /// Groups notifications that belong together, such as those of a conversation.
    open var threadIdentifier: String { fields.threadIdentifier }
    open var targetContentIdentifier: String? { fields.targetContentIdentifier }
    open var summaryArgument: String { fields.summaryArgument }
    open var summaryArgumentCount: Int { fields.summaryArgumentCount }
    open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
    open var relevanceScore: Double { fields.relevanceScore }
    open var filterCriteria: String? { fields.filterCriteria }

    /// An immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields: fields) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(fields: fields) }

    open override var description: String { "UNNotificationContent(title: \"\(title)\", body: \"\(body)\")" }

    /// The content for a message or a call: the sender's name becomes the title, a group's name the subtitle, and notifications of
    /// one conversation are grouped. Everything else is kept.
    ///
    /// - Throws: `UNError.contentProvidingInvalid` for an intent that names no one.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        guard let source = provider as? any _NotificationContentSource, let sender = source._notificationSender else {
            throw UNError(.contentProvidingInvalid)
        }
        let updated = UNMutableNotificationContent(fields: fields)
        updated.title = sender
        if let group = source._notificationGroup { updated.subtitle = group }
        if updated.body.isEmpty { updated.body = source._notificationBody ?? "" }
        if updated.threadIdentifier.isEmpty { updated.threadIdentifier = source._notificationThread ?? "" }
        return updated
    }
}

/// A source for a notification's content.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What an intent provides for a notification. For the package's own intents.
public protocol _NotificationContentSource {
    /// The name of the sender or caller; `nil` if the intent names no one.
    var _notificationSender: String? { get }
    /// The group's name; `nil` outside of groups.
    var _notificationGroup: String? { get }
    var _notificationBody: String? { get }
    var _notificationThread: String? { get }
}
