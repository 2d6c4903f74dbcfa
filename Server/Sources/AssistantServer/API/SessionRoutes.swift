import Foundation
import HTTPTypes
import Hummingbird
import Store
import Synchronization

/// Sessions of the console: a token of its own for each, in a cookie that scripts cannot read.
struct SessionRoutes: Sendable {
    let book: any AccessBook
    let settings: ServerSettings
    let invitations: Invitations

    /// How long a session lasts, in seconds.
    private static let lifetime: TimeInterval = 30 * 86_400

    func add(to routes: RouterGroup<ServerContext>) {
        routes.group("session").get { _, context in try state(context) }
            .post { try await begin($0, $1) }
            .delete { _, context in try await end(context) }
    }

    /// Adds the links by which the one who starts a server gets into its console.
    func addLinks(to router: Router<ServerContext>) {
        router.get("open/:code") { _, context in
            guard let person = invitations.redeem(try context.part("code")) else {
                throw Problem(
                    .gone, "used-link", "The link does not work any more.",
                    "It works once, and for an hour. Log in with a token ('errand token add'), or start the server again for another link."
                )
            }
            var response = Response.redirect(to: "/")
            try await setCookie(for: person, scopes: Set(AccessToken.Scope.allCases), in: &response)
            return response
        }
    }

    private struct Session: Encodable {
        var person: String
        var token: String
        var scopes: [String]
    }

    private func state(_ context: ServerContext) throws -> Response {
        guard let caller = context.caller else { throw Problem.unauthorized }
        return try JSONAnswer.response(
            Session(person: caller.person, token: caller.token.id, scopes: caller.token.scopes.map(\.rawValue).sorted()))
    }

    private func begin(_ request: Request, _ context: ServerContext) async throws -> Response {
        // Without this, a page of others could log a person in as somebody else.
        guard request.headers[Authentication.consoleHeader] != nil else {
            throw Problem.malformed("The header X-Errand-Console is missing; programs send their token with every request.")
        }
        let body = try await request.object(fields: ["token"], atMost: 1_000)
        guard let secret = try body.text("token", atMost: 200),
            let token = try await book.token(digest: Secret.digest(of: secret)), token.expires.map({ $0 > Date() }) ?? true
        else {
            throw Problem(.unauthorized, "no-token", "The token does not work.", "Check it, or make one with 'errand token add'.")
        }
        var response = try JSONAnswer.response(
            Session(person: token.person, token: token.id, scopes: token.scopes.map(\.rawValue).sorted()), status: .created)
        try await setCookie(for: token.person, scopes: token.scopes, until: token.expires, in: &response)
        return response
    }

    private func setCookie(
        for person: String, scopes: Set<AccessToken.Scope>, until end: Date? = nil, in response: inout Response
    ) async throws {
        let now = Date()
        let seconds = min(Self.lifetime, end?.timeIntervalSince(now) ?? Self.lifetime)
        let (_, secret) = try await book.makeToken(
            for: person, label: "session of the console", scopes: scopes, seconds: seconds, now: now)
        response.setCookie(cookie(secret, seconds: Int(seconds)))
    }

    private func cookie(_ value: String, seconds: Int) -> Cookie {
        Cookie(
            name: Authentication.cookie, value: value, maxAge: seconds, path: "/",
            secure: settings.certificate != nil || settings.isBehindProxy, httpOnly: true, sameSite: .strict)
    }

    private func end(_ context: ServerContext) async throws -> Response {
        guard let caller = context.caller, caller.proof == .cookie else { throw Problem.unauthorized }
        _ = try await book.removeToken(caller.token.id)
        var response = Response(status: .noContent)
        response.setCookie(cookie("", seconds: 0))
        return response
    }
}

/// Links into the console, each of which works once.
public final class Invitations: Sendable {
    private let open = Mutex<[Data: (person: String, end: ContinuousClock.Instant)]>([:])

    public init() {}

    /// A code for a person; it works once, and for an hour.
    public func invite(_ person: String) -> String {
        let code = Secret.new()
        open.withLock { $0[Secret.digest(of: code)] = (person, .now + .seconds(3_600)) }
        return code
    }

    /// The person to whom the code was given; `nil` if it does not work any more.
    func redeem(_ code: String) -> String? {
        open.withLock { open in
            open = open.filter { $0.value.end > .now }
            return open.removeValue(forKey: Secret.digest(of: code))?.person
        }
    }
}
