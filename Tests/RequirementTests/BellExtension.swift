import CoreLocation
import Foundation
import Intents
import UserNotifications

/// An extension whose notes say what to do about notifications.
final class BellExtension: INExtension, INCreateNoteIntentHandling {
    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        let words = ((intent.content as? INTextNoteContent)?.text ?? "").split(separator: " ").map(String.init)
        let center = UNUserNotificationCenter.current()
        do {
            switch words.first?.lowercased() {
            case "in":
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: Double(words[1]) ?? 0, repeats: false)
                try await center.add(Self.request(words.dropFirst(2), trigger))
            case "instant": try await center.add(Self.request(words.dropFirst(), nil))
            case "daily":
                let time = DateComponents(hour: Int(words[1]))
                let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
                try await center.add(Self.request(words.dropFirst(2), trigger))
            case "withdraw": center.removePendingNotificationRequests(withIdentifiers: ["note"])
            case "report": Notebook.note(await center.pendingNotificationRequests().map(\.identifier).joined(separator: " "))
            case "empty": try await center.add(Self.request([], nil))
            case "past":
                let time = DateComponents(year: 2001, month: 1, day: 1)
                let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: false)
                try await center.add(Self.request(["past"], trigger))
            case "brief":
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true)
                try await center.add(Self.request(["brief"], trigger))
            case "place":
                let home = CLLocationCoordinate2D(latitude: 37, longitude: -122)
                let region = CLCircularRegion(center: home, radius: 100, identifier: "home")
                try await center.add(Self.request(["place"], UNLocationNotificationTrigger(region: region, repeats: false)))
            default: break
            }
        } catch {
            Notebook.note("\(error)")
        }
        return INCreateNoteIntentResponse(code: .success, userActivity: nil)
    }

    private static func request(_ words: some Sequence<String>, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = words.joined(separator: " ")
        return UNNotificationRequest(identifier: "note", content: content, trigger: trigger)
    }
}
