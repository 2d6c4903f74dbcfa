import Foundation
public import UserNotifications

extension INSendMessageIntent: UNNotificationContentProviding, _NotificationContentSource {
    public var _notificationSender: String? { sender.flatMap { $0.displayName.isEmpty ? nil : $0.displayName } }
    public var _notificationGroup: String? { speakableGroupName?.spokenPhrase }
    public var _notificationBody: String? { content }
    public var _notificationThread: String? { conversationIdentifier }
}

extension INStartCallIntent: UNNotificationContentProviding, _NotificationContentSource {
    public var _notificationSender: String? {
        let names = (contacts ?? []).map(\.displayName).filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.formatted(.list(type: .and))
    }
    public var _notificationGroup: String? { nil }
    public var _notificationBody: String? { nil }
    public var _notificationThread: String? { nil }
}
