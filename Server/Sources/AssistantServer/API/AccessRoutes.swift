import Assistant
import Foundation
import HTTPTypes
import Hummingbird
import IntentSchema
import Store

/// People and their tokens, for those who administer the server.
struct AccessRoutes: Sendable {
    let book: any AccessBook
    let people: ServedPeople

    func add(to routes: RouterGroup<ServerContext>) {
        routes.get("people") { _, context in try await listPeople(context) }
        routes.post("people") { try await addPerson($0, $1) }
        routes.delete("people/:id") { _, context in try await removePerson(context) }
        routes.get("tokens") { _, context in try await listTokens(context) }
        routes.post("tokens") { try await addToken($0, $1) }
        routes.delete("tokens/:id") { _, context in try await removeToken(context) }
    }

    private struct PersonDocument: Encodable {
        var id: String
        var locale: String
        var timeZone: String
    }

    private struct TokenDocument: Encodable {
        var id: String
        var person: String
        var label: String
        var scopes: [String]
        var created: Date
        var expires: Date?
        /// Only where it has just been made.
        var token: String?

        init(_ token: AccessToken, secret: String? = nil) {
            id = token.id
            person = token.person
            label = token.label
            scopes = token.scopes.map(\.rawValue).sorted()
            created = token.created
            expires = token.expires
            self.token = secret
        }
    }

    private func listPeople(_ context: ServerContext) async throws -> Response {
        _ = try context.caller(with: .administer)
        let known = try await book.people().map { PersonDocument(id: $0.id, locale: $0.locale, timeZone: $0.timeZone) }
        let owner = people.host.owner
        let own = PersonDocument(
            id: owner.id, locale: owner.locale.identifier, timeZone: owner.calendar.timeZone.identifier)
        return try JSONAnswer.response(["people": [own] + known])
    }

    private func addPerson(_ request: Request, _ context: ServerContext) async throws -> Response {
        _ = try context.caller(with: .administer)
        let body = try await request.object(fields: ["id", "locale", "timeZone"])
        guard let id = try body.text("id", atMost: 100), !id.isEmpty else { throw Problem.malformed("id: is missing") }
        let owner = people.host.owner
        let person = KnownPerson(
            id, locale: try body.text("locale", atMost: 50) ?? owner.locale.identifier,
            timeZone: try body.text("timeZone", atMost: 100) ?? owner.calendar.timeZone.identifier)
        guard TimeZone(identifier: person.timeZone) != nil else {
            throw Problem.malformed("timeZone: '\(person.timeZone)' is not known; use a name such as Europe/Berlin")
        }
        guard id != owner.id, try await book.add(person) else {
            throw Problem(.conflict, "taken", "There is one already.", "There is a person '\(id)' already.")
        }
        do {
            _ = try await people.read(id)
        } catch {
            _ = try await book.removePerson(id)
            throw Problem.malformed("locale: \(error)")
        }
        return try JSONAnswer.response(
            PersonDocument(id: id, locale: person.locale, timeZone: person.timeZone), status: .created)
    }

    private func removePerson(_ context: ServerContext) async throws -> Response {
        _ = try context.caller(with: .administer)
        let id = try context.part("id")
        guard try await book.removePerson(id) else { throw Problem.notFound("no person") }
        people.host.people.remove(id)
        return Response(status: .noContent)
    }

    private func listTokens(_ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let tokens = try await book.tokens(of: caller.has(.administer) ? nil : caller.person)
        return try JSONAnswer.response(["tokens": tokens.map { TokenDocument($0) }])
    }

    private func addToken(_ request: Request, _ context: ServerContext) async throws -> Response {
        _ = try context.caller(with: .administer)
        let body = try await request.object(fields: ["person", "label", "scopes", "seconds"])
        let person = try body.text("person", atMost: 100) ?? people.host.owner.id
        _ = try await people.person(person)
        let names: [String] = try body.value("scopes") ?? [AccessToken.Scope.converse.rawValue]
        let seconds: Double? = try body.value("seconds")
        let scopes = names.compactMap(AccessToken.Scope.init)
        guard scopes.count == names.count, !scopes.isEmpty else {
            throw Problem.malformed(
                "scopes: use some of \(AccessToken.Scope.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard seconds.map({ $0 > 0 && $0 < 1e10 }) ?? true else { throw Problem.malformed("seconds: has to be positive") }
        let (token, secret) = try await book.makeToken(
            for: person, label: try body.text("label", atMost: 200) ?? "", scopes: Set(scopes), seconds: seconds, now: Date())
        return try JSONAnswer.response(TokenDocument(token, secret: secret), status: .created)
    }

    private func removeToken(_ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let id = try context.part("id")
        let isOwn = try await book.tokens(of: caller.person).contains { $0.id == id }
        if !isOwn { try caller.require(.administer) }
        guard try await book.removeToken(id) else { throw Problem.notFound("no token") }
        return Response(status: .noContent)
    }
}
