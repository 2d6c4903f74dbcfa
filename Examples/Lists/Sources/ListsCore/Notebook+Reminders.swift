import Foundation
import UserNotifications

extension Notebook {
    /// Has the host remind the person of what is still to do, and of nothing else that it was asked to before.
    ///
    /// Other programs may have changed the files meanwhile, so that all reminders are compared. Places are only written down: no host
    /// knows when somebody arrives there.
    public func setReminders() throws(NotebookError) {
        let plan = ReminderPlan(try tasks(), after: now, in: calendar).reminders
        let center = UNUserNotificationCenter.current()
        center.getPendingNotificationRequests { pending in
            let planned = Set(plan.map(\.id))
            let gone = pending.map(\.identifier).filter { !planned.contains($0) }
            if !gone.isEmpty { center.removePendingNotificationRequests(withIdentifiers: gone) }
            for reminder in plan where !pending.contains(where: reminder.isKept) {
                center.add(reminder.request) { error in
                    if let error { Self.printWarning("no reminder for a task: \(error)") }
                }
            }
        }
    }
}

extension ReminderPlan.Reminder {
    fileprivate var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: repeats)
        return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
    }

    /// Whether it is this request.
    fileprivate func isKept(as request: UNNotificationRequest) -> Bool {
        let trigger = request.trigger as? UNCalendarNotificationTrigger
        return request.identifier == id && request.content.title == title && trigger?.dateComponents == time
            && trigger?.repeats == repeats
    }
}
