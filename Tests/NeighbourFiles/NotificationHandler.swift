import Intents
import UserNotifications

/// Makes a notification of a message look like one.
public class NotificationHandler: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var bestAttemptContent: UNMutableNotificationContent?

    public override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)
        guard let bestAttemptContent = bestAttemptContent else { return contentHandler(request.content) }
        let sender = INPerson(
            personHandle: INPersonHandle(value: "ann@example.com", type: .emailAddress), nameComponents: nil,
            displayName: bestAttemptContent.userInfo["sender"] as? String, image: nil, contactIdentifier: nil,
            customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: bestAttemptContent.body,
            speakableGroupName: nil, conversationIdentifier: "c1", serviceName: nil, sender: sender, attachments: nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .incoming
        interaction.donate(completion: nil)
        do {
            let updated = try bestAttemptContent.updating(from: intent) as! UNMutableNotificationContent
            updated.categoryIdentifier = "message"
            contentHandler(updated)
        } catch {
            contentHandler(bestAttemptContent)
        }
    }

    public override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
