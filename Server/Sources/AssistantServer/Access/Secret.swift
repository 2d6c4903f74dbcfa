import Crypto
public import Foundation
public import Store

/// The secrets of access tokens. A secret is shown once, when its token is made; only its digest is kept.
public enum Secret {
    /// What secrets begin with, so that one that was published by mistake is recognised.
    public static let prefix = "errand_"

    /// A new secret: the prefix and 256 random bits, as base64url.
    public static func new() -> String {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<4).flatMap { _ in withUnsafeBytes(of: random.next() as UInt64, Array.init) }
        let text = Data(bytes).base64EncodedString()
        return prefix + text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// The SHA-256 digest under which a secret is kept. Secrets are random, so that they need no salt.
    public static func digest(of secret: String) -> Data { Data(SHA256.hash(data: Data(secret.utf8))) }
}

extension AccessBook {
    /// Makes a token.
    ///
    /// - Parameters:
    ///   - seconds: how long it works; `nil` for ever.
    /// - Returns: the token, and its secret, which is not kept anywhere.
    public func makeToken(
        for person: String, label: String, scopes: Set<AccessToken.Scope>, seconds: TimeInterval? = nil, now: Date
    ) async throws -> (token: AccessToken, secret: String) {
        while true {
            let secret = Secret.new()
            // Short enough to be typed; taken ones are found out.
            let id = String(UInt32.random(in: .min ... .max), radix: 36)
            let token = AccessToken(
                id: id, person: person, label: label, scopes: scopes, digest: Secret.digest(of: secret), created: now,
                expires: seconds.map { now + $0 })
            if try await add(token) { return (token, secret) }
        }
    }
}
