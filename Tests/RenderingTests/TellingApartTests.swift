import Foundation
import IntentSchema
import Rendering
import Testing

/// Candidates of one name are told apart by the attribute that does it in the fewest words.
struct TellingApartTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var intent: String
        var parameter: String
        var values: [ParameterValue]
        var shown: String
        var choices: [String]
        var testDescription: String { shown }
    }

    static func record(_ type: String, _ fields: [String: ParameterValue]) -> ParameterValue { .record(Record(type, fields)) }
    static func text(_ text: String) -> ParameterValue { .record(.speakableString(text)) }
    static func place(_ name: String, _ address: [String: String]) -> ParameterValue {
        .record(.placemark(name: name, coordinate: Coordinate(latitude: 1, longitude: 2), address: address))
    }
    static func day(_ day: Int) -> ParameterValue {
        .record(.dateRange(start: DateComponents(year: 2026, month: 12, day: day), end: nil))
    }
    static func option(_ name: String, _ low: Decimal, _ high: Decimal) -> ParameterValue {
        record("INRideOption", ["name": .string(name), "priceRange": .record(Samples.prices(low, high))])
    }
    static func account(_ fields: [String: ParameterValue]) -> ParameterValue {
        record("INPaymentAccount", ["nickname": text("Savings")].merging(fields) { $1 })
    }
    static func song(_ title: String, _ artist: String, _ type: Int = 1) -> ParameterValue {
        record("INMediaItem", ["title": .string(title), "artist": .string(artist), "type": .integer(type)])
    }

    static let rows: [Row] = [
        Row(
            intent: "INSendPaymentIntent", parameter: "payee",
            values: [
                Samples.person("John", ["organizationName": .string("Acme")]),
                Samples.person("John", ["relationship": .string("brother")]),
            ],
            shown: "Which John should get the money: the one at Acme or your brother?",
            choices: ["John at Acme", "John, your brother"]),
        Row(
            intent: "INStartCallIntent", parameter: "contacts",
            values: [
                Samples.person("John", ["relationship": .string("_$!<Brother>!$_"), "organizationName": .string("Acme")]),
                Samples.person("John", ["organizationName": .string("Umbra")]),
            ],
            shown: "Which John would you like to call: the one at Acme or the one at Umbra?",
            choices: ["John at Acme", "John at Umbra"]),
        Row(
            intent: "INSendMessageIntent", parameter: "recipients",
            values: [
                Samples.person("Anna", ["personHandle": Samples.handle("+14155550100", label: "mobile")]),
                Samples.person("Anna", ["personHandle": Samples.handle("+14155550101", label: "mobile")]),
            ],
            shown: "Which Anna do you mean: +1 415 555 0100 or +1 415 555 0101?",
            choices: ["Anna (+1 415 555 0100)", "Anna (+1 415 555 0101)"]),
        Row(
            intent: "INRequestRideIntent", parameter: "dropOffLocation",
            values: [
                place("Springfield", ["administrativeArea": "Oregon"]), place("Springfield", ["administrativeArea": "Ohio"]),
            ],
            shown: "Which Springfield would you like to go to: Oregon or Ohio?",
            choices: ["Springfield, Oregon", "Springfield, Ohio"]),
        Row(
            intent: "INRequestRideIntent", parameter: "pickupLocation",
            values: [
                place("Main Library", ["locality": "Paris", "thoroughfare": "Rue A"]),
                place("Main Library", ["locality": "Paris", "thoroughfare": "Rue B"]),
                place("Main Library", ["locality": "London", "thoroughfare": "Elm Road"]),
            ],
            shown: "Which Main Library should you be picked up at: Rue A, Rue B or Elm Road?",
            choices: ["Main Library, Rue A", "Main Library, Rue B", "Main Library, Elm Road"]),
        Row(
            intent: "INTransferMoneyIntent", parameter: "fromAccount",
            values: [account(["organizationName": text("First Bank")]), account(["organizationName": text("Harbor Bank")])],
            shown: "Which account should the money come from: the one with First Bank or the one with Harbor Bank?",
            choices: ["Savings with First Bank", "Savings with Harbor Bank"]),
        Row(
            intent: "INTransferMoneyIntent", parameter: "toAccount",
            values: [account(["accountNumber": .string("…17")]), account(["accountNumber": .string("…99")])],
            shown: "Which account should the money go to: …17 or …99?", choices: ["Savings (…17)", "Savings (…99)"]),
        Row(
            intent: "INRequestRideIntent", parameter: "rideOptionName",
            values: [option("XL", 12, 15), option("XL", 30, 40)],
            shown: "What kind of ride would you like: the one for $12.00–$15.00 or the one for $30.00–$40.00?",
            choices: ["XL for $12.00–$15.00", "XL for $30.00–$40.00"]),
        Row(
            intent: "INPlayMediaIntent", parameter: "mediaItems",
            values: [song("Hello", "Ada Vox"), song("Hello", "The Larks")],
            shown: "Which Hello do you mean: the one by Ada Vox or the one by The Larks?",
            choices: ["Hello by Ada Vox", "Hello by The Larks"]),
        Row(
            intent: "INPlayMediaIntent", parameter: "mediaItems",
            values: [song("Aurora", "Ada Vox", 1), song("Aurora", "Ada Vox", 2)],
            shown: "Which Aurora do you mean: the song or the album?", choices: ["Aurora, the song", "Aurora, the album"]),
        Row(
            intent: "INPlayMediaIntent", parameter: "mediaItems", values: [song("The Sea", "A"), song("The Hill", "B")],
            shown: "Which one do you mean: The Sea or The Hill?", choices: ["The Sea", "The Hill"]),
        Row(
            intent: "INBookRestaurantReservationIntent", parameter: "restaurant",
            values: [51, 52].map { latitude in
                record(
                    "INRestaurant",
                    [
                        "name": .string("Bella"),
                        "location": .record(.location(Coordinate(latitude: latitude, longitude: 1))),
                    ])
            },
            shown: "Which Bella do you mean: further south or further north?",
            choices: ["Bella, further south", "Bella, further north"]),
        Row(
            intent: "INSetTaskAttributeIntent", parameter: "targetTask",
            values: [1, 2].map { number in
                record(
                    "INTask",
                    [
                        "title": text("Call Anna"), "identifier": .string("\(number)"),
                        "temporalEventTrigger": record("INTemporalEventTrigger", ["dateComponentsRange": day(number)]),
                    ])
            },
            shown: "Which Call Anna do you mean: December 1 or December 2?",
            choices: ["Call Anna, December 1", "Call Anna, December 2"]),
        // A record that the pack knows nothing of: the first field in which all differ.
        Row(
            intent: "WaterPlantsIntent", parameter: "bed",
            values: [1, 2].map { number in
                record(
                    "GardenBed",
                    [
                        "name": .string("Roses"), "bedIdentifier": .string("b\(number)"), "gardener": .string("Kim"),
                        "plants": .integer(number * 7),
                    ])
            },
            shown: "Which Roses: plants 7 or plants 14?", choices: ["Roses (plants 7)", "Roses (plants 14)"]),
        Row(
            intent: "WaterPlantsIntent", parameter: "bed",
            values: [
                record("GardenBed", ["name": .string("Roses"), "isIndoors": .bool(true)]),
                record("GardenBed", ["name": .string("Roses")]),
            ],
            shown: "Which Roses: is indoors or Roses?", choices: ["Roses (is indoors)", "Roses"]),
        Row(
            intent: "WaterPlantsIntent", parameter: "bed",
            values: [record("GardenBed", ["name": .string("Roses")]), record("GardenBed", ["name": .string("Roses")])],
            shown: "Which Roses: Roses (1) or Roses (2)?", choices: ["Roses (1)", "Roses (2)"]),
        Row(
            intent: "WaterPlantsIntent", parameter: "bed", values: [.string(""), .data(Data([1]))],
            shown: "Which bed: number 1 or number 2?", choices: ["number 1", "number 2"]),
        Row(
            intent: "INSendPaymentIntent", parameter: "currencyAmount",
            values: [.record(.currencyAmount(20, "USD")), .record(.currencyAmount(20, "EUR"))],
            shown: "Which amount: $20.00 or €20.00?", choices: ["$20.00", "€20.00"]),
    ]

    @Test("RES-16 candidates are told apart by what differs", arguments: rows)
    func question(row: Row) throws {
        let message = Samples.ask(.choice(row.values), Record(row.intent), row.parameter)
        let rendered = try Self.renderer().render(message, now: SmallWorld.now)
        #expect(rendered.shown == row.shown)
        #expect(rendered.choices == row.choices)
    }

    /// Latitude and longitude of two places of one name, and what they are called.
    static let positions: [([Double], [String])] = [
        ([10, 20, 11, 20], ["Bella, further south", "Bella, further north"]),
        ([10, 20, 10, 19], ["Bella, further east", "Bella, further west"]),
        ([0, 179.9, 0, -179.9], ["Bella, further west", "Bella, further east"]),
        ([80, 10, 80.5, 11], ["Bella, further south", "Bella, further north"]),
        ([10, 20, 10, 20], ["Bella (1)", "Bella (2)"]),
        ([10, 20, 10.0004, 20], ["Bella (1)", "Bella (2)"]),
        ([.nan, 20, 11, 20], ["Bella (1)", "Bella (2)"]),
    ]

    @Test("two places of one name are told apart by where they lie", arguments: positions.indices)
    func compass(index: Int) throws {
        let (numbers, expected) = Self.positions[index]
        let restaurants = [0, 2].map { start in
            let position = Coordinate(latitude: numbers[start], longitude: numbers[start + 1])
            return Self.record("INRestaurant", ["name": .string("Bella"), "location": .record(.location(position))])
        }
        let message = Samples.ask(.choice(restaurants), Record("INBookRestaurantReservationIntent"), "restaurant")
        #expect(try Self.renderer().render(message, now: SmallWorld.now).choices == expected)
    }

    @Test("choices on one page differ from those on the others")
    func acrossPages() throws {
        let songs = (1...12).map { Self.song($0 == 1 || $0 == 12 ? "Hello" : "Song \($0)", "Artist \($0)") }
        var question = Question(kind: .choice(songs), intent: "INPlayMediaIntent", parameter: "mediaItems")
        let first = try Self.renderer().render(
            .question(Prompt(question: question, intent: Record("INPlayMediaIntent"))), now: SmallWorld.now)
        question.offset = 10
        let second = try Self.renderer().render(
            .question(Prompt(question: question, intent: Record("INPlayMediaIntent"))), now: SmallWorld.now)
        #expect(first.choices.first == "Hello by Artist 1")
        #expect(second.choices == ["Song 11", "Hello by Artist 12"])
    }

    static func renderer() throws -> Renderer {
        Renderer(
            dialogs: try SmallWorld.pack(), catalogue: .system, locale: Locale(identifier: "en_US"),
            calendar: SmallWorld.calendar())
    }
}
