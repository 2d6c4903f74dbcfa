import Foundation
import IntentSchema
import Randomness
import Rendering
import Testing

/// Whatever apps return, a sentence comes out.
struct OddRecordTests {
    static let names = [
        "INRequestRideIntent", "INSendPaymentIntent", "INSendMessageIntent", "INStartWorkoutIntent", "WaterPlantsIntent", "",
        "IN",
    ]
    static let fields = [
        "pickupLocation", "dropOffLocation", "partySize", "payee", "currencyAmount", "note", "recipients", "content", "goalValue",
        "workoutGoalUnitType", "rideStatus", "paymentRecord", "phase", "driver", "vehicle", "rideOption", "priceRange",
        "minimumPrice",
        "displayName", "name", "amount", "currencyCode", "code", "startDateComponents", "personHandle", "value", "location",
        "length",
        "latitude", "frequency", "interval", "nameComponents", "", "{x}",
    ]
    static let types = [
        "INRideStatus", "INRideDriver", "INRideVehicle", "INRideOption", "INPerson", "INPersonHandle", "CLPlacemark",
        "CLLocation",
        "INCurrencyAmount", "INPriceRange", "INPaymentRecord", "INDateComponentsRange", "INRecurrenceRule", "NSRange", "INImage",
        "NSUserActivity", "INSpeakableString", "INBalanceAmount", "Measurement", "INRequestRideIntentResponse", "Nothing",
    ]

    @Test("random records neither stop the renderer nor leave it without words", arguments: 1...12 as ClosedRange<UInt64>)
    func randomRecords(seed: UInt64) throws {
        var source = RandomRecords(generator: SeededRandom(seed: seed))
        let renderer = try SmallWorld.renderer(seed % 2 == 0 ? "en_US" : "en_GB")
        for _ in 0..<50 {
            let message = source.message()
            let rendered = renderer.render(message, now: source.date())
            #expect(!rendered.spoken.isEmpty && !rendered.shown.isEmpty, "seed \(seed): \(message)")
            #expect(
                Set(rendered.choices.map { $0.lowercased() }).count == rendered.choices.count, "seed \(seed): \(rendered.choices)"
            )
            let texts = [rendered.shown] + rendered.choices + (rendered.card?.rows.map(\.value) ?? [])
            #expect(!texts.contains { $0.unicodeScalars.contains { $0.value < 0x20 } }, "seed \(seed): \(texts)")
        }
    }

    @Test("a record nested a thousand deep is told as far as people care")
    func deep() throws {
        var value = ParameterValue.string("bottom")
        for _ in 0..<1000 { value = .record(Record("Box", ["inner": .list([value])])) }
        let intent = Record("WaterPlantsIntent", ["gardenBed": value])
        #expect(try SmallWorld.renderer().render(Samples.end(.succeeded, intent), now: SmallWorld.now).spoken.hasPrefix("Done"))
    }

    @Test("a text of a megabyte and a list of a hundred thousand are cut short")
    func huge() throws {
        let intent = Record(
            "WaterPlantsIntent",
            [
                "gardenBed": .string(String(repeating: "é", count: 1 << 20)),
                "many": .list(Array(repeating: .integer(7), count: 100_000)),
            ])
        let rendered = try SmallWorld.renderer().render(Samples.end(.succeeded, intent), now: SmallWorld.now)
        #expect(rendered.spoken.count < 500)
        #expect(rendered.card?.rows.last?.value.hasSuffix("7 and 99,900 more") == true)
    }

    @Test("an empty pack and an empty catalogue still give words")
    func empty() {
        let catalogue = Catalogue(intents: [], records: [], enumerations: [])
        let renderer = Renderer(
            dialogs: DialogPack(), catalogue: catalogue, locale: Locale(identifier: "xx"), calendar: SmallWorld.calendar())
        #expect(renderer.render(Samples.ask(.value, Samples.ride(), "partySize"), now: SmallWorld.now).spoken == "Needs value.")
    }
}

/// Makes messages that no well-behaved app would send.
struct RandomRecords {
    var generator: SeededRandom

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    mutating func date() -> Date {
        Date(
            timeIntervalSinceReferenceDate: pick([0, 1e9, -1e12, .nan, .infinity, 8e8, Double(generator.next() % 1_000_000_000)]))
    }

    mutating func number() -> Int { pick([0, 1, -1, 3, 99, .max, .min, Int(generator.next() % 100)]) }

    mutating func value(depth: Int = 0) -> ParameterValue {
        switch Int.random(in: 0...(depth > 3 ? 7 : 11), using: &generator) {
        case 0: return .bool(generator.next() % 2 == 0)
        case 1: return .integer(number())
        case 2: return .double(pick([0, -1, 1.5, .nan, .infinity, 1e300, 5000]))
        case 3:
            return .decimal(
                pick([0, .nan, -1, Decimal(string: "1e120") ?? 0, Decimal(string: "0.005") ?? 0, .greatestFiniteMagnitude]))
        case 4: return .string(pick(["", "a", "\u{0}\u{1b}[31m", "{x}[y]", "日本\n", "USD", String(repeating: "w ", count: 3000)]))
        case 5: return .data(Data([0]))
        case 6: return .date(date())
        case 7:
            return .dateComponents(
                DateComponents(
                    timeZone: pick([nil, .gmt, TimeZone(secondsFromGMT: 3600)]), year: pick([nil, 2026, number()]),
                    month: pick([nil, number()]), day: pick([nil, number()]), hour: pick([nil, number()]),
                    weekday: pick([nil, number()])))
        case 8: return .list((0..<Int(generator.next() % 30)).map { _ in value(depth: depth + 1) })
        default: return .record(record(pick(OddRecordTests.types), depth: depth + 1))
        }
    }

    mutating func record(_ type: String, depth: Int = 0) -> Record {
        var record = Record(type)
        for _ in 0..<Int(generator.next() % 8) { record[pick(OddRecordTests.fields)] = value(depth: depth) }
        return record
    }

    mutating func message() -> Message {
        let intent = record(pick(OddRecordTests.names))
        let response = generator.next() % 3 == 0 ? nil : record(intent.type + "Response")
        if generator.next() % 2 == 0 {
            let kinds: [Outcome.Kind] = [
                .succeeded, .inProgress, .continuedInApp, .refused, .cancelled, .gaveUp(parameter: "", attempts: number()),
                .noApp, .timedOut,
                .broken,
            ]
            return Samples.end(
                pick(kinds), intent, response, app: pick([nil, "", "App\u{7}"]), opensApp: generator.next() % 2 == 0)
        }
        let kinds: [Question.Kind] = [
            .value, .choice((0..<Int(generator.next() % 15)).map { _ in value() }), .confirmValue(value()), .confirmRequest,
            .chooseApp(["a", "a", ""]),
        ]
        return Samples.ask(
            pick(kinds), intent, pick([nil, "payee", "partySize", "", "goalValue"]), response: response, attempt: number(),
            rejection: pick([nil, .init(value: value(), reason: pick([nil, "noAccount", "x", ""]))]), app: pick([nil, "App"]),
            apps: pick([[], ["A", "B", "C"]]))
    }
}
