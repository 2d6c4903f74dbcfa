public import Foundation
public import IntentSchema
import WebRequests

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A geocoder that queries a Nominatim server, one request at a time and within its rate limit; responses are cached.
///
///     let geocoder = Nominatim(NominatimSettings(server: server, email: "me@example.org", cache: folder))
///     let places = try await geocoder.search("10 Downing Street, London")
public actor Nominatim: Geocoding {
    private let settings: NominatimSettings
    private let client: WebClient
    private let now: @Sendable () -> Date
    private let report: @Sendable (NominatimError) -> Void
    private var cache: AnswerCache
    /// Limits the request rate.
    private var gate: Gate

    /// - Parameters:
    ///   - clock: counts the time between requests.
    ///   - now: the current time, which determines the age of cached responses.
    ///   - report: receives the errors of ``placemarks(named:)`` and ``placemarks(near:)``, which do not throw.
    public init(
        _ settings: NominatimSettings, clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        report: @escaping @Sendable (NominatimError) -> Void = { _ in }
    ) {
        self.settings = settings
        self.now = now
        self.report = report
        client = WebClient(timeout: settings.timeout, maximumSize: settings.maximumSize)
        cache = AnswerCache(folder: settings.cache, lifetime: settings.lifetime)
        gate = Gate(clock, interval: settings.interval)
    }

    /// The places that match a name or an address, the best first.
    ///
    /// - Parameter position: places near it are preferred; `nil` prefers none.
    /// - Throws: `NominatimError`.
    public func search(_ text: String, near position: Coordinate? = nil) async throws -> [Record] {
        let wanted = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !wanted.isEmpty, wanted.utf8.count <= 500 else { return [] }
        var query = ["q": wanted, "limit": String(settings.maximumCount)]
        if let position { query["viewbox"] = Self.box(around: position) }
        return try await ask("search", query)
    }

    /// The places at a position, the best first.
    ///
    /// - Throws: `NominatimError`.
    public func describe(_ position: Coordinate) async throws -> [Record] {
        try await ask(
            "reverse", ["lat": Self.text(position.latitude), "lon": Self.text(position.longitude), "zoom": "18"])
    }

    public func placemarks(named text: String) async -> [Record] {
        await reporting { try await self.search(text) }
    }

    public func placemarks(near coordinate: Coordinate) async -> [Record] {
        await reporting { try await self.describe(coordinate) }
    }

    private func reporting(_ body: () async throws -> [Record]) async -> [Record] {
        do {
            return try await body()
        } catch {
            if let error = error as? NominatimError { report(error) }
            return []
        }
    }

    // MARK: - Requests

    private func ask(_ path: String, _ query: [String: String]) async throws -> [Record] {
        let url = url(path, query)
        if let known = cache.answer(to: url.absoluteString, now: now()) { return known }
        let turn = try gate.turn(patience: settings.patience)
        try await gate.wait(for: turn)
        // Another task may have made the same request during the wait.
        if let known = cache.answer(to: url.absoluteString, now: now()) { return known }
        let records = try read(try await send(url))
        cache.keep(records, of: url.absoluteString, now: now())
        return records
    }

    private func url(_ path: String, _ query: [String: String]) -> URL {
        var query = query
        query["format"] = "jsonv2"
        query["addressdetails"] = "1"
        query["accept-language"] = settings.language
        query["email"] = settings.email
        return settings.server.appending(path: path).appending(
            queryItems: query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) })
    }

    private func send(_ url: URL) async throws -> WebClient.Answer {
        var request = URLRequest(url: url)
        request.setValue(settings.userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        do {
            return try await client.send(request)
        } catch {
            throw NominatimError(error.code == .tooLarge ? .unreadableAnswer : .unreachable, error.message)
        }
    }

    private func read(_ answer: WebClient.Answer) throws -> [Record] {
        let host = settings.server.host() ?? "the geocoder"
        switch answer.status {
        case 200: break
        case 429, 503:
            let pause = answer.headers["retry-after"].flatMap(Int.init) ?? 60
            gate.close(for: .seconds(min(max(pause, 1), 600)))
            throw NominatimError(
                .tooManyRequests, "\(host) asks to back off for \(pause) seconds; no requests are sent until then")
        case 500...599:
            throw NominatimError(.serverError, "\(host) reports a server error (status \(answer.status)); try again later")
        default:
            throw NominatimError(
                .refused,
                "\(host) rejected the request (status \(answer.status)); check its URL, and whether it requires your e-mail address"
            )
        }
        guard let places = FoundPlace.list(in: answer.body) else {
            throw NominatimError(
                .unreadableAnswer, "the response of \(host) is not a list of places; check that it is a Nominatim server")
        }
        return places.prefix(settings.maximumCount).compactMap(\.placemark)
    }

    private static func text(_ degrees: Double) -> String { String((degrees * 100_000).rounded() / 100_000) }

    /// About fifty kilometres each way, rounded so that small movements do not change the cache key.
    private static func box(around position: Coordinate) -> String {
        let (x, y) = (position.longitude.rounded(), position.latitude.rounded())
        return "\(x - 1),\(y + 1),\(x + 1),\(y - 1)"
    }
}
