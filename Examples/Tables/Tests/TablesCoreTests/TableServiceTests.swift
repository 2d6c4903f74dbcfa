import Foundation
import Testing

@testable import TablesCore

@Suite("What Corner Table knows")
struct TableServiceTests {
    /// Monday, 5 January 2026, 9:00.
    private let now = Self.time(5, 9)
    private let service: TableService

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        TableClock.set({ Self.time(5, 9) }, timeZone: Self.calendar.timeZone)
        service = TableService(folder: folder, now: { [now] in now })
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
        return calendar
    }()

    private static func time(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: 2026, month: 1, day: day, hour: hour, minute: minute)) ?? .distantPast
    }

    private func restaurant(_ name: String) throws -> Restaurant {
        try #require(try RestaurantGuide.shared().restaurants(called: name).first)
    }

    @Test("Restaurants are consistent, so that no time is lost to a mistake in the guide")
    func guide() throws {
        let restaurants = try RestaurantGuide.shared().restaurants
        #expect(restaurants.count == 15 && Set(restaurants.map(\.id)).count == 15)
        for restaurant in restaurants {
            #expect(!restaurant.tables.isEmpty && restaurant.tables.allSatisfy { $0 > 0 })
            #expect(restaurant.opens.minutes + Restaurant.lastSeating < restaurant.closes.minutes)
            #expect(restaurant.regulars.flatMap(\.parties).allSatisfy { $0 <= restaurant.largestTable })
        }
    }

    @Test(
        "A restaurant goes by its name in any spelling, and by part of it",
        arguments: [
            ("Luna Piccola", ["Luna Piccola"]), ("the salt lantern restaurant", ["The Salt Lantern"]),
            ("plum and anchor", ["Plum & Anchor"]), ("cafe orleans", ["Café Orléans"]), ("Kitsune", ["Kitsune House"]),
            ("copper fern", ["Copper Fern, Oakland", "Copper Fern, San Mateo"]),
            ("Copper Fern in San Mateo", ["Copper Fern, San Mateo"]), ("Oakland", ["Copper Fern, Oakland", "Old Kiln"]),
            ("Italian in San Francisco", ["Luna Piccola"]),
            ("Italian in Oakland", []), ("the", []), ("", []),
            ("Luna Park", []),
        ])
    func names(said: String, expected: [String]) throws {
        let guide = try RestaurantGuide.shared()
        #expect(guide.restaurants(called: said).map(guide.title) == expected)
    }

    @Test(
        "A table is free within the opening hours as long as one is left that seats the party",
        arguments: [
            // Closed on Mondays; closed in the morning; past; too far ahead; between two seatings.
            ("Copper Fern in Oakland", time(5, 19), 2, .none), ("Kitsune House", time(6, 9), 2, .none),
            ("Casa Tordo", time(4, 19), 2, .none), ("Casa Tordo", time(400, 19), 2, .none),
            ("Kitsune House", time(6, 19, 5), 2, .freeAt([time(6, 18, 45), time(6, 19), time(6, 19, 15)])),
            ("Kitsune House", time(6, 19), 4, .free), ("Kitsune House", time(6, 19), 5, .none),
            // Regulars have every table on Tuesdays at seven, and at Copper Fern those that seat more than two on Fridays.
            ("Luna Piccola", time(6, 19), 2, .freeAt([time(6, 17, 15), time(6, 17, 30), time(6, 20, 30)])),
            ("Luna Piccola", time(6, 20), 2, .freeAt([time(6, 17, 30), time(6, 20, 30), time(6, 20, 45)])),
            ("Luna Piccola", time(7, 19), 8, .free),
            ("Nine Willows", time(6, 21), 2, .freeAt([time(6, 20), time(6, 20, 15), time(6, 20, 30)])),
        ] as [(String, Date, Int, TableService.Availability)])
    func availability(name: String, time: Date, size: Int, expected: TableService.Availability) throws {
        #expect(try service.availability(of: restaurant(name), at: time, for: size) == expected)
    }

    @Test("What is booked is taken; the same request is booked once")
    func booking() throws {
        let kitsune = try restaurant("Kitsune House")
        let request = TableRequest(restaurant: kitsune.id, date: Self.time(6, 19), partySize: 4)
        let made = try service.book(request, operation: "a")
        #expect(try service.book(request, operation: "a") == made)
        #expect(try service.reservations() == [made])
        #expect(
            try service.availability(of: kitsune, at: Self.time(6, 20, 15), for: 4)
                == .freeAt([Self.time(6, 17, 30), Self.time(6, 20, 30), Self.time(6, 20, 45)]))
        #expect(try service.availability(of: kitsune, at: Self.time(6, 19), for: 2) == .free)
        #expect { try service.book(request, operation: "b") } throws: { ($0 as? TableError)?.code == .timeNotFree }
    }

    @Test("Other times are offered on both sides of the one that is taken, and the closest of the rest", arguments: 0..<40)
    func offers(seed: Int) {
        // Times of a day that follow from the seed.
        let times = (0..<12).filter { ($0 * 7 + seed * 5) % 11 < 4 + seed % 3 }.map { Self.time(6, 12 + $0 / 2, $0 % 2 * 30) }
        let wanted = Self.time(6, 12 + seed % 6, 15)
        let offered = times.around(wanted, count: 3)
        #expect(offered == offered.sorted() && offered.count == min(3, times.count))
        #expect(offered.contains { $0 < wanted } == times.contains { $0 < wanted })
        #expect(offered.contains { $0 > wanted } == times.contains { $0 > wanted })
        #expect(times.nearest(to: wanted, count: 1).allSatisfy(offered.contains))
    }

    @Test("A party too large for the computer waits for the restaurant's word")
    func pending() throws {
        let request = TableRequest(restaurant: try restaurant("Casa Tordo").id, date: Self.time(6, 19), partySize: 10)
        #expect(try service.book(request, operation: "a").isPending)
    }

    @Test("A file that cannot be read is told of, and not overwritten")
    func damage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("reservations.json")
        try Data("no list".utf8).write(to: file)
        let service = TableService(folder: folder, now: { [now] in now })
        let request = TableRequest(restaurant: try restaurant("Casa Tordo").id, date: Self.time(6, 19), partySize: 2)
        #expect { try service.book(request, operation: "a") } throws: { ($0 as? TableError)?.code == .storage }
        #expect(try Data(contentsOf: file) == Data("no list".utf8))
    }
}
