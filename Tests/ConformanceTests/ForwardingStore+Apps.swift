import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// What apps contribute, what people say again and again, and who they are.
extension ForwardingStore {
    func keep(_ contributions: [TimedContribution], of app: String, for person: String) async throws {
        try await inner.keep(contributions, of: app, for: person)
    }

    func donations(of app: String?, for person: String, limit: Int) async throws -> [Donation] {
        try await inner.donations(of: app, for: person, limit: limit)
    }

    func donationCounts(for person: String) async throws -> [String: Int] { try await inner.donationCounts(for: person) }

    func eraseDonations(of app: String?, for person: String) async throws -> Int {
        try await inner.eraseDonations(of: app, for: person)
    }

    func uses(of intent: String, by apps: [String], for person: String, limit: Int) async throws -> [String: [Date]] {
        try await inner.uses(of: intent, by: apps, for: person, limit: limit)
    }

    func reservations(of person: String) async throws -> [KeptReservation] { try await inner.reservations(of: person) }

    func supplied(by app: String, for person: String) async throws -> AppContributions {
        try await inner.supplied(by: app, for: person)
    }

    func eraseContributions(of app: String) async throws { try await inner.eraseContributions(of: app) }

    // MARK: - Shortcuts and appointments

    func shortcuts(of person: String) async throws -> [Shortcut] { try await inner.shortcuts(of: person) }

    func add(_ shortcut: Shortcut, of person: String) async throws { try await inner.add(shortcut, of: person) }

    func removeShortcut(_ id: String, of person: String) async throws -> Bool {
        try await inner.removeShortcut(id, of: person)
    }

    func appointments(of person: String, limit: Int) async throws -> [Appointment] {
        try await inner.appointments(of: person, limit: limit)
    }

    func put(_ appointment: Appointment, of person: String) async throws { try await inner.put(appointment, of: person) }

    func removeAppointment(_ kind: Appointment.Kind, app: String, key: String, of person: String) async throws -> Bool {
        try await inner.removeAppointment(kind, app: app, key: key, of: person)
    }

    // MARK: - A person's data

    func inventory(of person: String) async throws -> PersonalInventory { try await inner.inventory(of: person) }

    func receipts(of person: String) async throws -> [Receipt] { try await inner.receipts(of: person) }

    func supplies(for person: String) async throws -> [KeptSupply] { try await inner.supplies(for: person) }

    func erase(_ person: String) async throws -> PersonalInventory {
        fault == .keepsErased ? try await inner.inventory(of: person) : try await inner.erase(person)
    }

    func eraseConversations(untouchedSince time: Date) async throws -> Int {
        try await inner.eraseConversations(untouchedSince: time)
    }

    func auditTrails() async throws -> [AuditTrail] { try await inner.auditTrails() }

    func auditRecords(of trail: String) async throws -> [AuditRecord] { try await inner.auditRecords(of: trail) }

    // MARK: - Access

    func people() async throws -> [KnownPerson] { try await inner.people() }

    func people(_ ids: Set<String>) async throws -> [KnownPerson] { try await inner.people(ids) }

    func add(_ person: KnownPerson) async throws -> Bool {
        let isNew = try await inner.add(person)
        return fault == .acceptsNameTwice ? true : isNew
    }

    func removePerson(_ id: String) async throws -> Bool { try await inner.removePerson(id) }

    func tokens(of person: String?) async throws -> [AccessToken] { try await inner.tokens(of: person) }

    func token(digest: Data) async throws -> AccessToken? { try await inner.token(digest: digest) }

    func add(_ token: AccessToken) async throws -> Bool { try await inner.add(token) }

    func removeToken(_ id: String) async throws -> Bool { try await inner.removeToken(id) }
}
