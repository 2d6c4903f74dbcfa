import ExtensionProtocol
import Foundation
public import IntentSchema
public import Store

// What is to happen for a person at certain times: notifications of apps, and shortcuts that run by themselves.
extension PersonalMemory {
    /// More are never read; each app has at most ``Appointment/mostPerApp``.
    private static let mostAppointments = 4_096

    /// The person's appointments by time, as they were last read; `nil` if they have not been.
    func knownAppointments(of person: String) -> [Appointment]? { state.withLock { $0.appointments[person] } }

    /// Reads the person's appointments again, since other processes may have changed them.
    ///
    /// - Throws: `StoreError` if they cannot be read.
    @discardableResult
    func readAppointments(of person: String) async throws -> [Appointment] {
        let appointments = try await store.appointments(of: person, limit: Self.mostAppointments)
        state.withLock { $0.appointments[person] = appointments }
        return appointments
    }

    /// When the person's shortcuts run by themselves, by when they are due.
    ///
    /// - Throws: `StoreError` if it cannot be read.
    public func schedules(of person: String) async throws -> [(shortcut: Shortcut, appointment: Appointment)] {
        let shortcuts = try await shortcuts(of: person)
        return try await readAppointments(of: person).filter { $0.kind == .shortcut }.compactMap { appointment in
            shortcuts.first { $0.id == appointment.key }.map { ($0, appointment) }
        }
    }

    /// Has a shortcut run by itself.
    ///
    /// - Parameters:
    ///   - phrase: the shortcut's; without effect if there is none.
    ///   - time: a record of the type `INDateComponentsRange`, in place of the one before; `nil` for never.
    ///   - calendar: the person's.
    /// - Throws: `StoreError` if that cannot be stored.
    func schedule(_ phrase: String, at time: Record?, of person: String, in calendar: Calendar) async throws {
        let key = Shortcut.key(of: phrase)
        guard let shortcut = try await shortcuts(of: person).first(where: { $0.key == key }) else { return }
        if let time, let due = time.nextTime(after: now(), in: calendar) {
            try await store.put(Appointment(.shortcut, key: shortcut.id, time: due, content: time), of: person)
        } else {
            try await store.removeAppointment(.shortcut, app: "", key: shortcut.id, of: person)
        }
        try await readAppointments(of: person)
        desk.wake(person)
    }

    /// The notifications of an app that are not due yet, as records of the type `UNNotificationRequest`, as they were last read.
    public func notifications(of app: String, for person: String) -> [Record] {
        let now = now()
        return (knownAppointments(of: person) ?? []).filter {
            $0.kind == .notification && $0.app == app && ($0.time > now || $0.content["repeats"]?.bool == true)
        }.map(\.content)
    }

    /// Has notifications that have been stored come in time.
    ///
    /// - Returns: a remark if the app has more than may wait.
    func rememberNotifications(in changes: [TimedContribution], _ key: Key) async throws -> [String] {
        guard changes.contains(where: \.contribution.isNotification) else { return [] }
        let kept = try await readAppointments(of: key.person).filter { $0.kind == .notification && $0.app == key.app }
        desk.wake(key.person)
        guard kept.count == Appointment.mostPerApp else { return [] }
        let known = Set(kept.map(\.key))
        var asked: Set<String> = []
        for change in changes {
            switch change.contribution {
            case .notification(let request): asked.formUnion(request.notificationIdentifier.map { [$0] } ?? [])
            case .notificationsRemoved(let names): asked = names.map { asked.subtracting($0) } ?? []
            default: continue
            }
        }
        let lost = asked.subtracting(known).count
        guard lost > 0 else { return [] }
        return ["\(lost) notifications of \(key.app) are dropped: at most \(Appointment.mostPerApp) wait, and these are due last"]
    }
}
