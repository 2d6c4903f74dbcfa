import Assistant
import Foundation
import Hosting
import LanguagePacks
import Store
import Synchronization
import Understanding

/// The people of the host, read from the store when they are first heard of, and dropped when they have not been for a while.
struct ServedPeople: Sendable {
    let host: AssistantHost
    let book: any AccessBook
    private let uses = Uses()

    init(host: AssistantHost, book: any AccessBook) {
        self.host = host
        self.book = book
    }

    /// - Throws: `Problem` if the person is not known any more, or the assistant does not speak their language.
    func person(_ id: String) async throws -> Person {
        do {
            return try await read(id)
        } catch let error where error is PersonError || error is LanguagePackError {
            throw Problem(.forbidden, "no-language", "The assistant does not speak the person's language.", "\(error)")
        }
    }

    /// - Throws: `Problem` if the person is not known any more; `PersonError` or `LanguagePackError` if the assistant does not speak their language.
    func read(_ id: String) async throws -> Person {
        uses.note(id)
        if let person = host.people[id] { return person }
        guard let known = try await book.person(id) else {
            throw Problem(
                .forbidden, "no-person", "There is no such person.",
                "The token is for '\(id)', who is not known; 'errand people add' adds a person.")
        }
        do {
            return try await host.add(HostedPerson(known))
        } catch let error as PersonError {
            // Somebody else may have added them meanwhile.
            if let person = host.people[id] { return person }
            throw error
        }
    }

    /// Drops from memory those who have not been heard of for a while; if there are still too many, the others, too, those first who have been heard
    /// of least recently.
    ///
    /// - Parameter busy: the identifiers of those who have to stay, as they have conversations in memory or follow some.
    func dropIdle(except busy: Set<String>, at now: ContinuousClock.Instant = .now, keeping most: Int = Self.mostIdle) {
        let idle = uses.since(now - Self.settled, busy)
        let surplus = max(0, idle.count - most)
        for (index, person) in idle.enumerated() {
            guard index < surplus || person.last < now - Self.patience else { break }
            if host.drop(person.id) { uses.forget(person.id) }
        }
    }

    /// How long somebody stays in memory who is not heard of.
    static let patience = Duration.seconds(600)
    /// How long somebody stays in memory in any case: longer than a request takes that has not begun to need them.
    static let settled = Duration.seconds(60)
    /// How many stay in memory who have no conversation there.
    static let mostIdle = 10_000

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
        let known = Set(try await book.people(Set(present)).map(\.id))
        var erased = present.filter { $0 != host.owner.id && !known.contains($0) }
        if let owner = host.people[host.owner.id], !owner.contacts.contacts.isEmpty,
            try await host.store.contacts(of: owner.id).isEmpty
        {
            erased.append(owner.id)
        }
        return erased
    }

}

/// When people were heard of last. May be used from any thread.
private final class Uses: Sendable {
    private let last = Mutex<[String: ContinuousClock.Instant]>([:])

    func note(_ id: String) { last.withLock { $0[id] = .now } }

    func forget(_ id: String) { last.withLock { _ = $0.removeValue(forKey: id) } }

    /// Those who have not been heard of since a time, the least recent first.
    func since(_ time: ContinuousClock.Instant, _ excepted: Set<String>) -> [(id: String, last: ContinuousClock.Instant)] {
        last.withLock { $0.filter { $0.value < time && !excepted.contains($0.key) } }
            .map { ($0.key, $0.value) }.sorted { ($0.last, $0.id) < ($1.last, $1.id) }
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
