import Dialogue
import Foundation
import IntentSchema
import Store

// What is due for the person: it interrupts no question, and one of their open conversations takes it.
extension EffectPerformer {
    /// When the next appointment is to be taken; `nil` if there is none for this conversation.
    var appointmentTime: Date? { attended.map { max($0.time, earliest($0.kind)) }.min() }

    /// The notifications that are due, in the order in which they were; `nil` if there is none.
    func dueNotices() -> [Notice]? {
        let due = due(.notification)
        guard !due.isEmpty else { return nil }
        taking = due
        return due.map { notification in
            let texts = ["title", "subtitle", "body"].compactMap { notification.content[$0]?.string }.filter { !$0.isEmpty }
            return Notice(app: notification.app, texts: texts, due: notification.time)
        }
    }

    /// The shortcut that has been due the longest; `nil` if there is none.
    func dueShortcut() -> Appointment? { due(.shortcut).first }

    private func due(_ kind: Appointment.Kind) -> [Appointment] {
        let now = assistant.now()
        guard earliest(kind) <= now else { return [] }
        return attended.filter { $0.kind == kind && $0.time <= now }
    }

    /// What there is for this conversation, now or later.
    private var attended: [Appointment] {
        guard !state.isLocked, state.question == nil, let memory = assistant.memory,
            let appointments = memory.knownAppointments(of: person), !appointments.isEmpty, memory.desk.isAttending(messages)
        else { return [] }
        return appointments.filter { $0.kind == .shortcut || messages.knows($0.app) }
    }

    /// After notifications others wait for a while, to be told together.
    private func earliest(_ kind: Appointment.Kind) -> Date {
        guard kind == .notification, let lastRing else { return .distantPast }
        return lastRing + assistant.policy.announcements.pauseSeconds
    }

    /// Forgets the appointments that an item has taken.
    func forgetAppointments(in item: JournalItem) {
        guard item.takesAppointments else { return }
        if case .happened(let event) = item, case .rang = event.kind { lastRing = event.time }
        taking = []
    }
}

extension JournalItem {
    /// Whether it begins a turn with what was due.
    var takesAppointments: Bool {
        guard case .happened(let event) = self else { return false }
        return switch event.kind {
        case .rang, .scheduled: true
        default: false
        }
    }
}
