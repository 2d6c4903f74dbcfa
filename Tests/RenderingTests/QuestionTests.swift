import Foundation
import IntentSchema
import Rendering
import Testing

struct QuestionTests {
    /// A question, the words spoken and, where they differ, shown.
    struct Row: Sendable, CustomTestStringConvertible {
        var message: Message
        var spoken: String
        var shown: String?
        var choices: [String] = []
        var testDescription: String { spoken }
    }

    static let ride = Record("INRequestRideIntent")
    static let table = Record(
        "INBookRestaurantReservationIntent", ["restaurant": .record(Record("INRestaurant", ["name": .string("Nopa")]))])
    static let john = Samples.person("John Appleseed")
    static let rows: [Row] = [
        Row(message: Samples.ask(.value, ride, "dropOffLocation"), spoken: "Where would you like to go?"),
        Row(
            message: Samples.ask(.value, ride, "dropOffLocation", attempt: 2),
            spoken: "Please tell me where you would like to go."),
        Row(
            message: Samples.ask(.value, ride, "dropOffLocation", attempt: 9),
            spoken: "I still need your destination. An address or a name such as \"the airport\" will do."),
        Row(
            message: Samples.ask(.value, ride, "partySize", rejection: .init(value: .integer(40), reason: nil)),
            spoken: "Swift Cabs can't take 40 people. How many people are going?"),
        Row(
            message: Samples.ask(
                .value, Samples.payment, "currencyAmount",
                rejection: .init(value: .record(.currencyAmount(20, "USD")), reason: "paymentsAmountAboveMaximum"), app: nil),
            spoken: "20 dollars is more than the app allows. How much?", shown: "$20.00 is more than the app allows. How much?"),
        Row(
            message: Samples.ask(.value, ride, "partySize", rejection: .init(value: .integer(3), reason: "tooManyBags")),
            spoken: "Swift Cabs can't use that: too many bags. How many people are going?"),
        Row(
            message: Samples.ask(
                .confirmValue(.integer(6)), table, "partySize", rejection: .init(value: .integer(8), reason: nil)),
            spoken: "Nopa has no table for 8 people. Is it a table for 6?"),
        Row(
            message: Samples.ask(
                .choice([.integer(2), .integer(6)]), table, "partySize", rejection: .init(value: .integer(8), reason: nil)),
            spoken: "Nopa has no table for 8 people. How many people is the table for: 2 or 6?", choices: ["2", "6"]),
        Row(message: Samples.ask(.confirmValue(.integer(6)), table, "partySize"), spoken: "Is it a table for 6?"),
        Row(message: Samples.ask(.value, Record("WaterPlantsIntent"), "gardenBed"), spoken: "What is the garden bed?"),
        Row(
            message: Samples.ask(.value, Record("WaterPlantsIntent"), "gardenBed", attempt: 2),
            spoken: "Please tell me the garden bed."),
        Row(
            message: Samples.ask(.choice([john, Samples.person("John Bird")]), Samples.payment, "payee"),
            spoken: "Which John should get the money: John Appleseed or John Bird?", choices: ["John Appleseed", "John Bird"]),
        Row(
            message: Samples.ask(.confirmValue(.record(Samples.airport)), ride, "dropOffLocation"),
            spoken: "Would you like to go to City Airport?"),
        Row(message: Samples.ask(.confirmValue(.integer(1)), ride, "partySize"), spoken: "Is it a ride for 1 person?"),
        Row(
            message: Samples.ask(.confirmValue(.string("roses")), Record("WaterPlantsIntent"), "gardenBed"),
            spoken: "Did you mean roses?"),
        Row(
            message: Samples.ask(.chooseApp(["a", "b"]), ride, app: nil, apps: ["Swift Cabs", "Swift Cabs"]),
            spoken: "Which app should I use: Swift Cabs (1) or Swift Cabs (2)?", choices: ["Swift Cabs (1)", "Swift Cabs (2)"]),
        Row(
            message: Samples.ask(.confirmRequest, Record("WaterPlantsIntent", ["gardenBed": .string("roses")])),
            spoken: "Shall I go ahead and water plants: garden bed roses?"),
    ]

    @Test("what was given beside an answer is told before what is asked")
    func taken() throws {
        let when = DateComponents(year: 2026, month: 3, day: 4, hour: 21, minute: 0)
        let table = Record(
            "INBookRestaurantReservationIntent", ["partySize": .integer(4), "bookingDateComponents": .dateComponents(when)])
        guard case .question(var prompt) = Samples.ask(.value, table, "restaurant") else { return }
        let plain = try SmallWorld.renderer().render(.question(prompt), now: SmallWorld.now)
        prompt.taken = ["partySize"]
        let one = try SmallWorld.renderer().render(.question(prompt), now: SmallWorld.now)
        #expect(one.shown.hasSuffix(plain.shown) && one.shown != plain.shown)
        #expect(one.shown.contains("4"))
        prompt.taken = ["bookingDateComponents", "partySize"]
        let both = try SmallWorld.renderer().render(.question(prompt), now: SmallWorld.now)
        #expect(both.shown.contains("4") && both.shown.contains("9 PM") && both.shown.hasSuffix(plain.shown))
        prompt.taken = ["restaurant"]
        #expect(try SmallWorld.renderer().render(.question(prompt), now: SmallWorld.now).shown == plain.shown)
    }

    @Test("a question is put as a person would put it", arguments: rows)
    func wording(row: Row) throws {
        let rendered = try SmallWorld.renderer().render(row.message, now: SmallWorld.now)
        #expect(rendered.spoken == row.spoken)
        #expect(rendered.shown == row.shown ?? row.spoken)
        #expect(rendered.choices == row.choices)
    }

    @Test("CON-03 the question shows the details of the confirm response in words and on the card")
    func confirmation() throws {
        let message = Samples.ask(
            .confirmRequest, Samples.ride(["partySize": .integer(2)]), response: Samples.rideResponse(code: 1))
        let rendered = try SmallWorld.renderer().render(message, now: SmallWorld.now)
        let end = "Anna picking you up in 4 minutes, in a Toyota Prius (AB12 CDE)?"
        #expect(rendered.spoken == "Book an XL with Swift Cabs for 2 people to City Airport for 12 to 15 dollars, \(end)")
        #expect(rendered.shown == "Book an XL with Swift Cabs for 2 people to City Airport for $12.00–$15.00, \(end)")
        let rows = try #require(rendered.card).rows.map { "\($0.label): \($0.value)" }
        #expect(
            rows == [
                "Status: Confirmed", "Ride: XL", "Fare: $12.00–$15.00 (Base $3.00)", "Driver: Anna, rated 4.9, 555-0100",
                "Car: Toyota Prius (AB12 CDE)", "Pickup: Today at 3:04 PM (in 4 minutes)",
                "To: City Airport, Hartmann Road, London", "Number of people: 2", "Ride number: R-17",
            ])
    }

    @Test("CON-03 a payment is confirmed with payee, amount, fee and note")
    func payment() throws {
        let message = Samples.ask(.confirmRequest, Samples.payment, response: Samples.paymentResponse(code: 1), app: "Piggy")
        let rendered = try SmallWorld.renderer().render(message, now: SmallWorld.now)
        #expect(rendered.spoken == "Send 20 dollars to John Bird for lunch, plus a fee of 50 cents, using Piggy?")
        #expect(rendered.card?.rows.map(\.label) == ["Payee", "Amount", "Fee", "Note", "Status"])
    }

    @Test("people of one name are told apart by what differs")
    func namesakes() throws {
        let people = [
            Samples.person("John", ["relationship": .string("brother")]),
            Samples.person("John", ["organizationName": .string("Acme"), "personHandle": Samples.handle("1", label: "work")]),
            Samples.person("John", ["organizationName": .string("Acme"), "personHandle": Samples.handle("2", label: "mobile")]),
            Samples.person("John"), Samples.person("John"),
        ]
        let rendered = try SmallWorld.renderer().render(
            Samples.ask(.choice(people), Samples.payment, "payee"), now: SmallWorld.now)
        #expect(
            rendered.choices == ["John, your brother", "John at Acme (work)", "John at Acme (mobile)", "John (1)", "John (2)"])
    }

    @Test("of 5,000 choices the first ten are offered and the rest counted")
    func pages() throws {
        let people = (1...5000).map { Samples.person("John \($0)") }
        let rendered = try SmallWorld.renderer().render(
            Samples.ask(.choice(people), Samples.payment, "payee"), now: SmallWorld.now)
        #expect(rendered.choices.count == 10)
        #expect(rendered.spoken.hasSuffix("John 9 or John 10? There are 4,990 more: say \"more\" to hear them."))
    }
}
