import ExtensionProtocol
import Foundation

extension MemoryStore {
    public func appointments(of person: String, limit: Int) -> [Appointment] {
        let ordered = appointmentsByPerson[person, default: []].sorted {
            ($0.time, $0.kind.rawValue, $0.app, $0.key) < ($1.time, $1.kind.rawValue, $1.app, $1.key)
        }
        return Array(ordered.prefix(max(0, limit)))
    }

    public func put(_ appointment: Appointment, of person: String) throws {
        try StoreInput.check(person: person)
        try StoreInput.check(appointment)
        removeAppointment(appointment.kind, app: appointment.app, key: appointment.key, of: person)
        appointmentsByPerson[person, default: []].append(appointment)
    }

    @discardableResult
    public func removeAppointment(_ kind: Appointment.Kind, app: String, key: String, of person: String) -> Bool {
        let all = appointmentsByPerson[person, default: []]
        let left = all.filter { ($0.kind, $0.app, $0.key) != (kind, app, key) }
        appointmentsByPerson[person] = left
        return left.count < all.count
    }

    /// Applies a contribution that is about notifications; ignores others.
    func apply(_ item: TimedContribution, of app: String, for person: String) {
        switch item.contribution {
        case .notification(let request):
            guard let appointment = Appointment(request, of: app, at: item.time) else { return }
            removeAppointment(.notification, app: app, key: appointment.key, of: person)
            appointmentsByPerson[person, default: []].append(appointment)
        case .notificationsRemoved(let identifiers):
            let identifiers = identifiers.map(Set.init)
            appointmentsByPerson[person]?.removeAll {
                $0.kind == .notification && $0.app == app && identifiers?.contains($0.key) ?? true
            }
        default: break
        }
    }

    /// Keeps no more notifications of the app than may wait.
    func dropLateNotifications(of app: String, for person: String) {
        let waiting = appointments(of: person, limit: .max).filter { $0.kind == .notification && $0.app == app }
        for late in waiting.dropFirst(Appointment.mostPerApp) {
            removeAppointment(.notification, app: app, key: late.key, of: person)
        }
    }

    /// - Throws: `StoreError` with `alreadyTaken` if the appointment is not there as it says.
    func check(_ appointment: Appointment, of person: String) throws {
        let known = appointmentsByPerson[person, default: []].first(where: appointment.isSame)
        guard known?.time == appointment.time else { throw StoreError.alreadyTaken() }
    }

    /// Takes an appointment that is there.
    func leave(_ appointment: Appointment, for next: Date?, of person: String) {
        guard let index = appointmentsByPerson[person]?.firstIndex(where: appointment.isSame) else { return }
        if let next { appointmentsByPerson[person]?[index].time = next } else { appointmentsByPerson[person]?.remove(at: index) }
    }
}
