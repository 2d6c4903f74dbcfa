import Assistant
import Foundation
import Hosting
import Store

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
