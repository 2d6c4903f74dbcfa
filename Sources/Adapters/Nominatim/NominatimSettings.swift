public import Foundation

/// The configuration of the server.
///
/// The defaults keep to the usage policy of the public server (operations.osmfoundation.org/policies/nominatim): at most one request a
/// second, a user agent that names the application, results kept.
public struct NominatimSettings: Sendable {
    /// The server, such as `https://nominatim.openstreetmap.org`.
    public var server: URL
    /// Names the application to the server.
    public var userAgent: String
    /// The contact address for the server's operator; `nil` for none.
    public var email: String?
    /// The language of the answers, such as `en-US`.
    public var language: String
    /// The least time between two requests.
    public var interval: Duration = .seconds(1)
    /// The longest that a request waits for its turn.
    public var patience: Duration = .seconds(3)
    /// The time limit of one request.
    public var timeout: Duration = .seconds(5)
    /// In bytes of an answer.
    public var maximumSize = 1_000_000
    /// How many places are asked for.
    public var maximumCount = 5
    /// The folder that answers are kept in; `nil` keeps them in memory only.
    public var cache: URL?
    /// How long answers are kept.
    public var lifetime: Duration = .seconds(30 * 24 * 3_600)

    public init(
        server: URL, userAgent: String = "Errand", email: String? = nil, language: String = "en",
        cache: URL? = nil
    ) {
        self.server = server
        self.userAgent = userAgent
        self.email = email
        self.language = language
        self.cache = cache
    }
}
