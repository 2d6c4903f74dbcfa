/// How a server listens, and what it bears.
public struct ServerSettings: Sendable {
    /// The address to listen at: a name, or an IP address.
    public var address: String
    /// The port; 0 for one that is free.
    public var port: Int
    /// The names by which clients may address the server, besides its address and, where that is one, loopback's names: what a request
    /// for any other name asks for comes from a page that a browser took for ours.
    public var names: [String]
    /// Whether a proxy in front ends TLS: then cookies are for TLS alone, and clients' addresses are the proxy's word.
    public var isBehindProxy: Bool
    /// Certificate and key in PEM files; `nil` to speak plain HTTP.
    public var certificate: (chain: String, key: String)?
    /// How many turns a person may have begun in one second, on average.
    public var turnsPerSecond: Double
    /// How many at once.
    public var mostTurnsAtOnce: Int
    /// How many a person may begin in 24 hours; `nil` for as many as the other limits let them.
    public var mostTurnsPerDay: Int?
    /// How many turns of all people may be in progress.
    public var mostTurnsInProgress: Int
    /// How many streams of events a person may have.
    public var mostStreams: Int
    /// How many contacts a person may have stored.
    public var mostContacts: Int
    /// How many shortcuts a person may have stored.
    public var mostShortcuts: Int

    public init(
        address: String = "127.0.0.1", port: Int = 8765, names: [String] = [], isBehindProxy: Bool = false,
        certificate: (chain: String, key: String)? = nil, turnsPerSecond: Double = 10, mostTurnsAtOnce: Int = 40,
        mostTurnsPerDay: Int? = nil, mostTurnsInProgress: Int = 1_024, mostStreams: Int = 32,
        mostContacts: Int = 10_000, mostShortcuts: Int = 500
    ) {
        self.address = address
        self.port = port
        self.names = names
        self.isBehindProxy = isBehindProxy
        self.certificate = certificate
        self.turnsPerSecond = turnsPerSecond
        self.mostTurnsAtOnce = mostTurnsAtOnce
        self.mostTurnsPerDay = mostTurnsPerDay
        self.mostTurnsInProgress = mostTurnsInProgress
        self.mostStreams = mostStreams
        self.mostContacts = mostContacts
        self.mostShortcuts = mostShortcuts
    }

    /// Whether only programs of this machine reach the server.
    public var isLoopback: Bool { Self.isLoopback(address) }

    static func isLoopback(_ address: String) -> Bool {
        address == "localhost" || address == "::1" || (isAddress(address) && address.hasPrefix("127."))
    }

    /// Whether this is an IP address rather than a name.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.contains(":") || (parts.count == 4 && parts.allSatisfy { UInt8($0) != nil })
    }

    /// Whether a client may address the server by this name, without a port.
    func accepts(name: String) -> Bool {
        if Self.isLoopback(name) { return isLoopback || isBehindProxy }
        // An IP address cannot be rebound by somebody's DNS.
        return Self.isAddress(name) || name == address || names.contains(name)
    }
}
