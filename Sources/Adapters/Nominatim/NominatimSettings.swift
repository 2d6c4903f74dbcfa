public import Foundation

/// The configuration of the server.
///
/// The defaults comply with the usage policy of the public server (operations.osmfoundation.org/policies/nominatim): at most
/// one request per second, a user agent that identifies the application, cached results.
public struct NominatimSettings: Sendable {
    /// The server, such as `https://nominatim.openstreetmap.org`.
    public var server: URL
    /// Identifies the application to the server.
    public var userAgent: String
    /// The contact address for the server's operator; `nil` for none.
    public var email: String?
    /// The language of the results, such as `en-US`.
    public var language: String
    /// The minimum interval between two requests.
    public var interval: Duration = .seconds(1)
    /// The maximum time that a request waits for its turn.
    public var patience: Duration = .seconds(3)
    /// The time limit of one request.
    public var timeout: Duration = .seconds(5)
    /// The maximum size of a response, in bytes.
    public var maximumSize = 1_000_000
    /// The maximum number of places to request.
    public var maximumCount = 5
    /// The folder of the cache; `nil` caches in memory only.
    public var cache: URL?
    /// How long responses are cached.
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
