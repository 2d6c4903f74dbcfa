import Foundation
import Intents
import NeighbourFiles
import Testing
import UserNotifications

@Suite("Notifications and activities")
struct NotificationTests {
    @Test("a service extension turns a message into a notification of its sender")
    func service() throws {
        let content = UNMutableNotificationContent()
        content.title = "New message"
        content.body = "hello"
        content.userInfo = ["sender": "Ann Lee"]
        let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
        content.body = "changed later"
        var shown: UNNotificationContent?
        NotificationHandler().didReceive(request) { shown = $0 }
        let result = try #require(shown)
        #expect(result.title == "Ann Lee" && result.body == "hello")
        #expect(result.threadIdentifier == "c1" && result.categoryIdentifier == "message")
        #expect(result.userInfo["sender"] as? String == "Ann Lee")
    }

    @Test("an intent that names nobody makes no notification")
    func nobody() {
        let content = UNMutableNotificationContent()
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: "x", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
        #expect(throws: UNError(.contentProvidingInvalid)) { try content.updating(from: intent) }
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: URL(filePath: "/no/such/file"))
        }
    }

    @Test("requests stay pending until they are removed")
    func pending() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert]))
        for body in ["one", "two"] {
            let content = UNMutableNotificationContent()
            content.body = body
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
            try await center.add(UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger))
        }
        #expect(await center.pendingNotificationRequests().map(\.content.body) == ["two"])
        center.removePendingNotificationRequests(withIdentifiers: ["reminder"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("an activity is current until it resigns")
    func activity() {
        let activity = NSUserActivity(activityType: "com.example.ride")
        activity.userInfo = ["id": 5]
        activity.isEligibleForPrediction = true
        activity.suggestedInvocationPhrase = "take me home"
        activity.becomeCurrent()
        #expect(NSUserActivity._current?.activityType == "com.example.ride")
        #expect(NSUserActivity._current?.suggestedInvocationPhrase == "take me home")
        NSUserActivity(activityType: "other").resignCurrent()
        #expect(NSUserActivity._current != nil)
        activity.invalidate()
        #expect(NSUserActivity._current == nil)
    }
}
