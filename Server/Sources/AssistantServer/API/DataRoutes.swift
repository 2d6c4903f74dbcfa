import AppLibrary
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import Store

/// Everything that is kept of a person, to take along and to erase.
struct DataRoutes: Sendable {
    let host: AssistantHost
    let people: ServedPeople
    let live: LiveConversations
    let budget: Budget

    func add(to routes: RouterGroup<ServerContext>) {
        routes.get("data") { _, context in try await export(context) }
        routes.delete("data") { try await eraseOwn($0, $1) }
        routes.delete("people/:id/data") { try await erase($0, $1) }
    }

    private func belongings(of person: String) -> Belongings {
        Belongings(
            of: person, host.configuration, store: host.store, library: AppLibrary(directory: host.configuration.directory))
    }

    private func export(_ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        // It reads more than a turn does, so that who asks often has to wait.
        let data = try await budget.turn(of: caller.person) { try await belongings(of: caller.person).exported(at: Date()) }
        var response = JSONAnswer.response(data: data)
        response.headers[.contentDisposition] = #"attachment; filename="errand-data.json""#
        return response
    }

    private func eraseOwn(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller(with: .confirm)
        _ = try await request.data(atMost: 0)
        return try await erase(caller.person)
    }

    private func erase(_ request: Request, _ context: ServerContext) async throws -> Response {
        _ = try context.caller(with: .administer)
        _ = try await request.data(atMost: 0)
        return try await erase(context.part("id"))
    }

    private struct Erased: Encodable {
        /// How many there were in the store, by kind.
        var stored: [String: Int]
        var files: Int
        /// The installed apps that the person has answered what they may use.
        var permittedApps: Int
    }

    private func erase(_ person: String) async throws -> Response {
        do {
            let summary = try await belongings(of: person).erase()
            try await forget(person)
            let stored = summary.stored.counts.map { ($0.key.rawValue, $0.value) }
            return try JSONAnswer.response(
                Erased(
                    stored: Dictionary(uniqueKeysWithValues: stored), files: summary.files, permittedApps: summary.permittedApps))
        } catch let error as StoreError where error.code == .notScrubbed {
            try await forget(person)
            throw Problem(
                .internalServerError, "not-scrubbed", "Everything is erased, but bytes of it may be left in the store's file.",
                "Whoever administers the server erases once more, with DELETE on the data of this person or 'errand data erase'.")
        }
    }

    /// What the server has in memory of the person goes, too.
    private func forget(_ person: String) async throws {
        await live.end(of: person)
        try await people.forget(person)
    }
}
