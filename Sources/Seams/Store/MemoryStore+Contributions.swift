public import ExtensionProtocol
public import Foundation

extension MemoryStore {
    public func keep(_ contributions: [TimedContribution], of app: String, for person: String) throws {
        try self.contributions.keep(contributions, of: app, for: person)
        for item in contributions { apply(item, of: app, for: person) }
        dropLateNotifications(of: app, for: person)
    }

    public func donations(of app: String?, for person: String, limit: Int) -> [Donation] {
        Array(contributions.donations(of: app, for: person).prefix(max(0, limit)))
    }

    public func donationCounts(for person: String) -> [String: Int] { contributions.counts(for: person) }

    @discardableResult
    public func eraseDonations(of app: String?, for person: String) -> Int {
        contributions.eraseDonations(of: app, for: person)
    }

    public func uses(of intent: String, by apps: [String], for person: String, limit: Int) -> [String: [Date]] {
        var uses: [String: [Date]] = [:]
        for app in apps {
            let times = contributions.donations(of: app, for: person).filter { $0.use == intent }.map(\.time)
            if !times.isEmpty, limit > 0 { uses[app] = Array(times.prefix(limit)) }
        }
        return uses
    }

    public func reservations(of person: String) -> [KeptReservation] { contributions.reservations(of: person) }

    public func supplied(by app: String, for person: String) -> AppContributions {
        contributions.supplied(by: app, for: person)
    }

    public func eraseContributions(of app: String) {
        contributions.erase(app)
        appointmentsByPerson = appointmentsByPerson.mapValues { $0.filter { $0.kind != .notification || $0.app != app } }
    }
}
