import Assistant
import Foundation
import Hosting
import Store
import Understanding

/// The people of the host, added to it when they are first heard of.
struct ServedPeople: Sendable {
    let host: AssistantHost
    let book: any AccessBook

    /// Adds all people whom the book knows, so that what waits for them can go on.
    ///
    /// - Returns: what is wrong with those who could not be added.
    func addAll() async throws -> [String] {
        var problems: [String] = []
        for known in try await book.people() {
            do {
                try await add(known)
            } catch {
                problems.append("'\(known.id)' cannot talk to the assistant: \(error)")
            }
        }
        return problems
    }

    /// - Throws: `Problem` if the person is not known any more.
    func person(_ id: String) async throws -> Person {
        if let person = host.people[id] { return person }
        guard let known = try await book.people().first(where: { $0.id == id }) else {
            throw Problem(
                .forbidden, "no-person", "There is no such person.",
                "The token is for '\(id)', who is not known; 'errand people add' adds a person.")
        }
        try await add(known)
        guard let person = host.people[id] else { throw Problem.notFound("nobody") }
        return person
    }

    /// Drops what is in memory of a person whose data has been erased: contacts, and what apps have contributed. Who is still known is read
    /// from the store when they are next heard of; the owner of the host, who is always known, at once.
    ///
    /// - Throws: `StoreError` if the owner's contacts cannot be read; then nothing is known of any.
    func forget(_ id: String) async throws {
        host.assistant.memory?.forget(id)
        guard id == host.owner.id, var owner = host.people[id] else {
            host.people.remove(id)
            return
        }
        owner.contacts = ContactIndex([])
        try host.people.update(owner)
        owner.contacts = ContactIndex(try await host.store.contacts(of: id))
        try host.people.update(owner)
    }

    /// Those in memory of whom the store knows nothing any more, because another process has erased or removed them; the owner, if their
    /// contacts are gone.
    ///
    /// - Throws: `StoreError` if that cannot be found out.
    func erased() async throws -> [String] {
        // First: who is added meanwhile is in the store before they are in memory.
        let present = host.people.identifiers
        let known = Set(try await book.people().map(\.id))
        var erased = present.filter { $0 != host.owner.id && !known.contains($0) }
        if let owner = host.people[host.owner.id], !owner.contacts.contacts.isEmpty,
            try await host.store.contacts(of: owner.id).isEmpty
        {
            erased.append(owner.id)
        }
        return erased
    }

    private func add(_ known: KnownPerson) async throws {
        guard host.people[known.id] == nil else { return }
        do {
            _ = try await host.add(HostedPerson(known))
        } catch is PersonError where host.people[known.id] != nil {
            // Somebody else has added them meanwhile.
        }
    }
}

extension HostedPerson {
    init(_ known: KnownPerson) {
        let locale = Locale(identifier: known.locale)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = TimeZone(identifier: known.timeZone) ?? .gmt
        self.init(known.id, locale: locale, calendar: calendar, location: known.location)
    }
}
