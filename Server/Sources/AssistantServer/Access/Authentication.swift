import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import Store

/// Finds out who makes a request, by the token in its header or cookie.
struct Authentication: RouterMiddleware {
    /// The cookie of the console.
    static let cookie = "errand_session"
    /// What scripts of our own pages send, and pages of others cannot send without asking first.
    static let consoleHeader = HTTPField.Name("X-Errand-Console")!

    let book: any AccessBook
    let settings: ServerSettings

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        try checkName(request)
        var context = context
        context.caller = try await caller(request)
        return try await next(request, context)
    }

    /// Refuses what is addressed to another name: a page that a browser believes to be of that name could read the answers.
    private func checkName(_ request: Request) throws {
        guard let authority = request.head.authority else { throw Problem.malformed("The request names no host.") }
        guard settings.accepts(name: Self.name(authority)) else {
            throw Problem(
                .misdirectedRequest, "other-name", "The request is addressed to another server.",
                "Start the server with --name \(Self.name(authority).prefix(100)) if this is a name of it.")
        }
    }

    /// The name in an authority, without the port.
    static func name(_ authority: String) -> String {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            return String(authority[authority.index(after: authority.startIndex)..<end])
        }
        return String(authority.prefix { $0 != ":" }).lowercased()
    }

    private func caller(_ request: Request) async throws -> Caller? {
        if let field = request.headers[.authorization] {
            let parts = field.split(separator: " ", omittingEmptySubsequences: true)
            guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw Problem.unauthorized }
            guard let token = try await token(String(parts[1])) else { throw Problem.unauthorized }
            return Caller(token: token, proof: .header)
        }
        guard let secret = request.cookies[Self.cookie]?.value, let token = try await token(secret) else { return nil }
        // Browsers send the cookie with requests of any page: those that change something have to come from our own.
        let isReading = request.method == .get || request.method == .head
        guard isReading || isOwn(request) else {
            throw Problem(
                .forbidden, "other-page", "The request comes from another page.",
                "Only pages of this server may use the session; programs send a token in the header Authorization.")
        }
        return Caller(token: token, proof: .cookie)
    }

    private func isOwn(_ request: Request) -> Bool {
        guard request.headers[Self.consoleHeader] != nil else { return false }
        guard let origin = request.headers[.origin] else { return true }
        return URL(string: origin).flatMap { url in url.host.map { $0 + (url.port.map { ":\($0)" } ?? "") } }
            == request.head.authority
    }

    /// The token with this secret that works now; `nil` if there is none.
    private func token(_ secret: String) async throws -> AccessToken? {
        guard secret.utf8.count <= 200 else { return nil }
        guard let token = try await book.token(digest: Secret.digest(of: secret)) else { return nil }
        if let expires = token.expires, expires <= Date() { return nil }
        return token
    }
}
