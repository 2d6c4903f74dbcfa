import Dialogue
import Foundation
import Hummingbird
import Store

/// Who makes a request: the holder of a token.
struct Caller: Sendable {
    /// How the request shows for whom it is.
    enum Proof: String, Sendable {
        /// The token is in the header `Authorization`.
        case header = "http"
        /// The token is in the cookie of the console, which browsers send of their own accord.
        case cookie = "console"
    }

    var token: AccessToken
    var proof: Proof

    var person: String { token.person }

    /// What the journal says of who spoke.
    func speaker(message: String?) -> Speaker {
        Speaker(channel: proof.rawValue, principal: token.id, mayConfirm: token.scopes.contains(.confirm), message: message)
    }

    func has(_ scope: AccessToken.Scope) -> Bool { token.scopes.contains(scope) }

    /// - Throws: `Problem` if the token does not have the scope.
    func require(_ scope: AccessToken.Scope) throws {
        guard has(scope) else {
            throw Problem(
                .forbidden, "missing-scope", "The token may not do this.",
                "It needs the scope '\(scope.rawValue)'; it has: \(token.scopes.map(\.rawValue).sorted().joined(separator: ", "))."
            )
        }
    }
}

/// What a request carries through its handling.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Who makes it; `nil` until that is known, and where nobody has to be.
    var caller: Caller?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    /// - Throws: `Problem` if the token does not have the scope.
    func caller(with scope: AccessToken.Scope = .converse) throws -> Caller {
        guard let caller else { throw Problem.unauthorized }
        try caller.require(scope)
        return caller
    }

    /// A part of the path, which the route names, without its percent-encoding.
    func part(_ name: String) throws -> String {
        guard let value = parameters.get(name)?.removingPercentEncoding else { throw Problem.notFound("no such part") }
        return value
    }
}
