public import Foundation
public import IntentSchema

/// The configuration of the language model.
public struct LanguageModelSettings: Sendable {
    /// The server, up to but not including `/chat/completions`, such as `http://localhost:8080/v1`.
    public var endpoint: URL
    /// The model's name, as the server knows it.
    public var model: String
    /// The API key, sent only to the server and never shown or stored; `nil` for servers that need none.
    let key: String?
    /// The time limit for both attempts together.
    public var timeout: Duration = .seconds(8)
    /// The maximum size of a response, in bytes.
    public var maximumSize = 200_000
    /// The maximum length of an utterance, in characters; longer ones are not sent.
    public var longestUtterance = 500

    /// - Throws: `LanguageModelError` if the key would be sent unencrypted, or the address is invalid.
    public init(endpoint: URL, model: String, key: String? = nil) throws(LanguageModelError) {
        guard let scheme = endpoint.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = endpoint.host() else {
            throw LanguageModelError(
                "'\(endpoint.absoluteString)' is not the URL of a server; use one like http://localhost:8080/v1")
        }
        let isLocal = ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
        guard key == nil || scheme == "https" || isLocal else {
            throw LanguageModelError("the API key would be sent unencrypted to \(host); use https")
        }
        guard !model.isEmpty else { throw LanguageModelError("the model has no name; use the server's name for it") }
        self.endpoint = endpoint
        self.model = model
        self.key = key?.isEmpty == true ? nil : key
    }
}

/// Invalid settings of a language model.
public typealias LanguageModelError = CodedError<LanguageModelErrorDomain>

/// The domain of `LanguageModelError`.
public enum LanguageModelErrorDomain {}
