import Foundation
import IntentSchema

extension UNNotificationRequest {
    /// The request as its host keeps it, a record of the type `UNNotificationRequest`.
    ///
    /// - Parameter now: when it is made; one without a trigger is due then.
    /// - Throws: `UNError` if it is never due, or says nothing.
    func record(at now: Date) throws(UNError) -> Record {
        guard !identifier.isEmpty, !(content.title + content.subtitle + content.body).isEmpty else {
            throw UNError(.notificationInvalidNoContent)
        }
        var record = Record("UNNotificationRequest", ["identifier": .string(identifier)])
        for (name, text) in [("title", content.title), ("subtitle", content.subtitle), ("body", content.body)] where !text.isEmpty
        {
            record[name] = .string(String(text.prefix(Self.longestText)))
        }
        switch trigger {
        case nil: record["date"] = .date(now)
        case let trigger as UNTimeIntervalNotificationTrigger:
            guard let date = trigger.nextTriggerDate(), !trigger.repeats || trigger.timeInterval >= 60 else {
                throw UNError(.notificationInvalidNoDate)
            }
            record["date"] = .date(date)
            record["timeInterval"] = .double(trigger.timeInterval)
        case let trigger as UNCalendarNotificationTrigger:
            guard let date = trigger.nextTriggerDate() else { throw UNError(.notificationInvalidNoDate) }
            var components = trigger.dateComponents
            components.calendar = nil
            record["date"] = .date(date)
            record["dateComponents"] = .dateComponents(components)
        default: throw UNError(.notificationInvalidNoDate)
        }
        if trigger?.repeats == true { record["repeats"] = .bool(true) }
        return record
    }

    /// In characters; nobody reads more of it.
    private static let longestText = 1_000

    /// The request that a host has kept; `nil` if the record is none.
    convenience init?(_ record: Record) {
        guard let identifier = record["identifier"]?.string else { return nil }
        let content = UNMutableNotificationContent()
        content.title = record["title"]?.string ?? ""
        content.subtitle = record["subtitle"]?.string ?? ""
        content.body = record["body"]?.string ?? ""
        let repeats = record["repeats"]?.bool ?? false
        var trigger: UNNotificationTrigger?
        if let components = record["dateComponents"]?.dateComponents {
            trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
        } else if let interval = record["timeInterval"]?.double {
            trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
        }
        self.init(identifier: identifier, content: content, trigger: trigger)
    }
}
