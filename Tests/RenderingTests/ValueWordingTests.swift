import Foundation
import IntentSchema
import Rendering
import Testing

/// Values in words, seen through the question whether they are right: "Did you mean ...?"
struct ValueWordingTests {
    static func date(_ text: String) -> ParameterValue {
        let formatter = ISO8601DateFormatter()
        return .date(formatter.date(from: text) ?? .distantPast)
    }

    static func parts(_ year: Int?, _ month: Int?, _ day: Int?, _ hour: Int? = nil, _ minute: Int? = nil) -> DateComponents {
        DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    }

    static func money(_ amount: String, _ code: String) -> ParameterValue {
        .record(.currencyAmount(Decimal(string: amount) ?? 0, code))
    }

    static func range(_ start: DateComponents?, _ end: DateComponents?) -> ParameterValue {
        .record(.dateRange(start: start, end: end))
    }

    /// Locale, value, words shown, words spoken where they differ. Now is Saturday, 21 November 2026, 15:00.
    static let rows: [(String, ParameterValue, String, String?)] = [
        ("en_US", date("2026-11-21T15:04:00Z"), "in 4 minutes", nil),
        ("en_US", date("2026-11-21T15:00:20Z"), "now", nil),
        ("en_US", date("2026-11-21T14:59:00Z"), "1 minute ago", nil),
        ("en_US", date("2026-11-21T17:30:00Z"), "today at 5:30 PM", nil),
        ("en_GB", date("2026-11-21T17:30:00Z"), "today at 17:30", nil),
        ("en_US", date("2026-11-22T12:00:00Z"), "tomorrow at noon", nil),
        ("en_US", date("2026-11-22T00:00:00Z"), "tomorrow at midnight", nil),
        ("en_US", date("2026-11-20T09:05:00Z"), "yesterday at 9:05 AM", nil),
        ("en_US", date("2026-11-27T09:00:00Z"), "Friday at 9 AM", nil),
        ("en_US", date("2026-11-28T09:00:00Z"), "Saturday, November 28 at 9 AM", nil),
        ("en_GB", date("2027-03-03T09:00:00Z"), "3 March 2027 at 09:00", nil),
        ("en_US", date("2027-03-03T09:00:00Z"), "March 3, 2027 at 9 AM", nil),
        ("en_US", .dateComponents(parts(2026, 11, 22)), "tomorrow", nil),
        ("en_US", .dateComponents(parts(nil, nil, nil, 17, 30)), "5:30 PM", nil),
        ("en_US", .dateComponents(parts(nil, 3, 3)), "March 3", nil),
        ("en_US", .dateComponents(DateComponents(weekday: 2)), "Monday", nil),
        ("en_US", .dateComponents(parts(2026, 2, nil)), "February 2026", nil),
        ("en_US", range(parts(2026, 11, 22, 12, 0), nil), "tomorrow at noon", nil),
        ("en_US", range(parts(2026, 11, 22, 17, 0), parts(2026, 11, 22, 18, 0)), "tomorrow from 5 PM to 6 PM", nil),
        ("en_US", range(parts(2026, 11, 22), parts(2026, 11, 24)), "from tomorrow to Tuesday", nil),
        ("en_US", range(nil, parts(2026, 11, 24)), "until Tuesday", nil),
        ("en_US", money("20", "USD"), "$20.00", "20 dollars"),
        ("en_US", money("1", "USD"), "$1.00", "1 dollar"),
        ("en_US", money("20.5", "USD"), "$20.50", "20 dollars and 50 cents"),
        ("en_US", money("0.01", "usd"), "$0.01", "1 cent"),
        ("en_US", money("-1234.5", "USD"), "-$1,234.50", "-1,234.50 dollars"),
        ("en_GB", money("20", "USD"), "US$20.00", "20 dollars"),
        ("en_GB", money("2.01", "GBP"), "£2.01", "2 pounds and 1 penny"),
        ("de_DE", money("1234.5", "EUR"), "€1.234,50", "1.234 euros and 50 cents"),
        ("en_US", money("1500", "JPY"), "¥1,500", "1,500 yen"),
        ("en_US", money("20", "XYZ"), "20.00 XYZ", "20 XYZ"),
        ("en_US", money("0.999", "USD"), "$1.00", "1 dollar"),
        ("en_US", .record(Samples.prices(12, 15)), "$12.00–$15.00", "12 to 15 dollars"),
        ("en_US", .record(Samples.prices(12, 12)), "$12.00", "12 dollars"),
        (
            "en_US", .record(Record("INPriceRange", ["minimumPrice": .decimal(3), "currencyCode": .string("EUR")])), "from €3.00",
            "from 3 euros"
        ),
        ("en_US", .record(Samples.airport), "City Airport", nil),
        (
            "en_US",
            .record(
                .placemark(
                    name: nil, coordinate: Coordinate(latitude: 1, longitude: 2),
                    address: ["thoroughfare": "Elm Street", "locality": "Springfield"])),
            "Elm Street, Springfield", nil
        ),
        ("en_US", Samples.person("John Bird"), "John Bird", nil),
        (
            "en_US",
            .record(
                Record(
                    "INPerson",
                    [
                        "nameComponents": .record(
                            Record("PersonNameComponents", ["givenName": .string("Ann"), "familyName": .string("Lee")]))
                    ])),
            "Ann Lee", nil
        ),
        ("en_US", .record(Record("INPerson", ["personHandle": Samples.handle("555-0100", label: "mobile")])), "555-0100", nil),
        ("en_US", .record(.speakableString("Run")), "Run", nil),
        ("en_US", .record(Record("NSRange", ["location": .integer(1), "length": .integer(4)])), "1 to 4", nil),
        ("en_US", .record(Record("INRideVehicle", ["model": .string("Prius")])), "Prius", nil),
        (
            "en_US", .record(Record("INBalanceAmount", ["amount": .decimal(12), "currencyCode": .string("USD")])), "$12.00",
            "12 dollars"
        ),
        ("en_US", .record(Record("Unknown", ["bigThing": .integer(3), "other": .string("x")])), "big thing 3, other x", nil),
        ("en_US", .list([.string("A"), .string("B"), .string("C")]), "A, B and C", nil),
        ("en_US", .double(2.5), "2.5", nil), ("en_US", .double(1e6), "1,000,000", nil), ("en_US", .bool(true), "yes", nil),
        ("en_US", .integer(4990), "4,990", nil), ("en_US", .string("a\u{1b}[2J\nb\u{202e}"), "a [2J b", nil),
    ]

    @Test("a value is put into words by its type", arguments: rows.indices)
    func words(index: Int) throws {
        let (locale, value, shown, spoken) = Self.rows[index]
        let message = Samples.ask(.confirmValue(value), Record("WaterPlantsIntent"), "unlisted")
        let rendered = try SmallWorld.renderer(locale).render(message, now: SmallWorld.now)
        #expect(rendered.shown == "Did you mean \(shown)?")
        #expect(rendered.spoken == "Did you mean \(spoken ?? shown)?")
    }

    static let silentValues: [ParameterValue] = [
        // Degrees say nothing to people.
        .record(.placemark(name: nil, coordinate: Coordinate(latitude: 52.5, longitude: 13.4))),
        .string(""), .string(" \n"), .data(Data([1])), .double(.nan), .decimal(.nan), .list([]), .record(Record("INPerson")),
        .date(Date(timeIntervalSinceReferenceDate: .infinity)), .date(Date(timeIntervalSinceReferenceDate: 1e300)),
        .dateComponents(DateComponents()), .dateComponents(parts(nil, 13, 1)), .dateComponents(parts(2026, 2, 77)),
        .dateComponents(parts(.max, .max, .max, .max, .min)), .record(Record("INCurrencyAmount", ["amount": .string("x")])),
        .record(
            Record(
                "CLPlacemark", ["location": .record(Record("CLLocation", ["latitude": .double(.nan), "longitude": .double(0)]))])),
    ]

    @Test("a value without words is asked about without it", arguments: silentValues.indices)
    func unspeakable(index: Int) throws {
        let message = Samples.ask(.confirmValue(Self.silentValues[index]), Record("WaterPlantsIntent"), "unlisted")
        #expect(try SmallWorld.renderer().render(message, now: SmallWorld.now).shown == "Is that right?")
    }

    @Test("times of another zone are told in the person's")
    func zones() throws {
        var parts = Self.parts(2026, 11, 21, 12, 0)
        parts.timeZone = TimeZone(identifier: "America/New_York")
        let message = Samples.ask(.confirmValue(.dateComponents(parts)), Record("WaterPlantsIntent"), "unlisted")
        #expect(try SmallWorld.renderer().render(message, now: SmallWorld.now).shown == "Did you mean today at 5 PM?")
    }
}
