import Foundation
import IntentSchema
import LocalServer
import Nominatim
import Synchronization
import Testing
import WebRequests

struct NominatimTests {
    static let museum = """
        [{"place_id": 7, "lat": "51.5237629", "lon": "-0.1584743", "name": "Sherlock Holmes Museum", "importance": 0.4,
          "display_name": "Sherlock Holmes Museum, 221b, Baker Street, London, England, NW1 6XE, United Kingdom",
          "address": {"tourism": "Sherlock Holmes Museum", "house_number": "221b", "road": "Baker Street", "city": "London",
                      "state": "England", "postcode": "NW1 6XE", "country": "United Kingdom", "country_code": "gb"}},
         {"lat": 52.1, "lon": -0.2, "display_name": "Baker Street, Elsewhere", "address": {"road": "Baker Street", "extra": 3}},
         {"lat": "north", "lon": "1", "display_name": "Nowhere"}, {"lat": "95", "lon": "1", "display_name": "Beyond"}]
        """

    private static func geocoder(
        _ server: LocalServer, cache: URL? = nil, clock: some Clock<Duration> = ContinuousClock(),
        change: (inout NominatimSettings) -> Void = { _ in }
    ) -> Nominatim {
        var settings = NominatimSettings(server: server.url, userAgent: "Errand tests", email: "me@example.org", cache: cache)
        settings.interval = .zero
        settings.timeout = .seconds(9_000)
        change(&settings)
        return Nominatim(settings, clock: clock)
    }

    @Test("an address becomes placemarks; what has no sensible position is left out")
    func search() async throws {
        let server = try LocalServer { _ in .status(200, body: Self.museum) }
        let found = try await Self.geocoder(server).search(
            "221b  Baker Street", near: Coordinate(latitude: 51.4, longitude: -0.2))
        #expect(found.count == 2)
        let first = try #require(found.first)
        #expect(first.type == "CLPlacemark")
        #expect(first["name"]?.string == "Sherlock Holmes Museum")
        #expect(first["subThoroughfare"]?.string == "221b" && first["thoroughfare"]?.string == "Baker Street")
        #expect(first["locality"]?.string == "London" && first["isoCountryCode"]?.string == "GB")
        #expect(abs((first.coordinate?.latitude ?? 0) - 51.5237629) < 1e-9)
        let request = try #require(server.requests.first)
        #expect(request.path.hasPrefix("/search?"))
        #expect(request.path.contains("q=221b%20Baker%20Street") && request.path.contains("email=me@example.org"))
        #expect(request.path.contains("viewbox=-1.0,52.0,1.0,50.0"))
        #expect(request.headers["user-agent"] == "Errand tests")
    }

    @Test("a position is described")
    func reverse() async throws {
        let server = try LocalServer { request in
            let place = #"{"lat": "51.52", "lon": "-0.16", "display_name": "Baker Street", "address": {"town": "London"}}"#
            return .status(200, body: request.path.hasPrefix("/reverse?") ? place : "[]")
        }
        let found = await Self.geocoder(server).placemarks(near: Coordinate(latitude: 51.5237, longitude: -0.1584))
        #expect(found.first?["locality"]?.string == "London")
    }

    static let bad: [(answer: LocalServer.Answer, code: NominatimError.Code)] = [
        (.status(200, body: "<html>Welcome</html>"), .unreadableAnswer), (.status(200, body: "{\"a\": 1}"), .unreadableAnswer),
        (.status(200, body: ""), .unreadableAnswer), (.status(429), .tooManyRequests), (.status(403), .refused),
        (.status(500), .serverError), (.silence, .unreachable), (.flood(3_000_000), .unreadableAnswer),
        (.raw(Array("no protocol at all\r\n\r\n".utf8)), .unreachable), (.raw([]), .unreachable),
        (.status(302, headers: ["Location": "http://localhost:1/search"]), .refused),
    ]

    @Test("what is no answer is a clear error", arguments: bad)
    func errors(answer: LocalServer.Answer, code: NominatimError.Code) async throws {
        let server = try LocalServer { _ in answer }
        let geocoder = Self.geocoder(server) { settings in
            if case .silence = answer { settings.timeout = .milliseconds(200) }
        }
        let error = await #expect(throws: NominatimError.self) { try await geocoder.search("somewhere") }
        #expect(error?.code == code, "\(String(describing: error))")
        #expect(error?.message.contains("somewhere") == false)
        #expect(await geocoder.placemarks(named: "somewhere") == [])
    }

    @Test("nothing found is an empty answer", arguments: ["[]", "{\"error\": \"Unable to geocode\"}"])
    func nothing(body: String) async throws {
        let server = try LocalServer { _ in .status(200, body: body) }
        #expect(try await Self.geocoder(server).search("Narnia") == [])
    }

    @Test("nothing is asked for no words, or for too many")
    func pointless() async throws {
        let server = try LocalServer { _ in .status(500) }
        #expect(try await Self.geocoder(server).search("  ") == [])
        #expect(try await Self.geocoder(server).search(String(repeating: "long ", count: 1_000)) == [])
        #expect(server.requests.isEmpty)
    }

    @Test("an answer is kept, also for the next run, and not for ever")
    func cache() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try LocalServer { _ in .status(200, body: Self.museum) }
        let first = Self.geocoder(server, cache: folder)
        let found = try await first.search("Baker Street")
        #expect(try await first.search("Baker   Street") == found)
        #expect(try await Self.geocoder(server, cache: folder).search("Baker Street") == found)
        #expect(server.requests.count == 1)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        try Data("damaged".utf8).write(to: try #require(files.first))
        #expect(try await Self.geocoder(server, cache: folder).search("Baker Street") == found)
        #expect(try await Self.geocoder(server, cache: folder) { $0.lifetime = .zero }.search("Baker Street") == found)
        #expect(server.requests.count == 3)
    }

    @Test("requests keep their distance; one that would wait too long is refused, and after 429 nobody asks")
    func rate() async throws {
        let clock = CountingClock()
        let server = try LocalServer { request in
            request.path.contains("stop") ? .status(429, headers: ["Retry-After": "30"]) : .status(200, body: "[]")
        }
        let geocoder = Self.geocoder(server, clock: clock) { $0.interval = .seconds(1) }
        for text in ["one", "two", "three"] { _ = try await geocoder.search(text) }
        #expect(clock.slept == [.seconds(1), .seconds(2)])
        await #expect(throws: NominatimError.self) { try await geocoder.search("stop") }
        let error = await #expect(throws: NominatimError.self) { try await geocoder.search("four") }
        #expect(error?.code == .busy)
        #expect(server.requests.count == 4)
    }
}

/// A clock whose time passes only while somebody sleeps, and who notes until when.
final class CountingClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private let state = Mutex<(now: Instant, slept: [Duration])>((Instant(offset: .zero), []))
    var now: Instant { state.withLock { $0.now } }
    var slept: [Duration] { state.withLock { $0.slept } }
    let minimumResolution = Duration.nanoseconds(1)

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        state.withLock { state in
            state.now = max(state.now, deadline)
            state.slept.append(deadline.offset)
        }
    }
}
