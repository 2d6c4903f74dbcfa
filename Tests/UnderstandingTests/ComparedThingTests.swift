import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Things that only a comparison tells from others, which is heard again once an app has told what there is.
struct ComparedThingTests {
    private static func read(_ said: String, recent: [Record] = []) throws -> Interpretation {
        var context = Fixtures.context
        context.recent = recent
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    private static let bills: [Record] = {
        let bills = [("Crystal Water", 39.5, 22), ("Harbour Card", 1823.4, 4), ("Fogline Internet", 59.99, 11)]
        let details = bills.map { name, amount, type in
            ParameterValue.record(
                Record(
                    "INBillDetails",
                    [
                        "billPayee": .record(
                            Record("INBillPayee", ["nickname": .record(.speakableString(name))])),
                        "amountDue": .record(.currencyAmount(Decimal(amount), "USD")), "billType": .integer(type),
                    ]))
        }
        return [Record("INSearchForBillsIntent"), Record("INSearchForBillsIntentResponse", ["bills": .list(details)])]
    }()

    @Test(
        "a bill that is compared with others is paid once the bills have been looked up",
        arguments: ["the smallest bill", "the biggest bill", "my largest bill", "the cheapest bill from savings"],
        ["pay %@", "please pay %@"])
    func bills(thing: String, form: String) throws {
        let said = form.replacing("%@", with: thing)
        let reading = try Self.read(said)
        guard case .request(let lookUp)? = reading.acts.first, let rest = reading.rest else {
            Issue.record("'\(said)' was read as \(reading.acts)")
            return
        }
        #expect(lookUp.intent == "INSearchForBillsIntent" && lookUp.leftOut == nil, "'\(said)'")
        guard case .request(let payment)? = try Self.read(rest, recent: Self.bills).acts.first else {
            Issue.record("'\(rest)' pays nothing")
            return
        }
        let least = said.contains("small") || said.contains("cheap")
        let name = payment.parameters["billPayee"]?.record?["nickname"]?.record?["spokenPhrase"]?.string
        #expect(name == (least ? "Crystal Water" : "Harbour Card"), "'\(said)'")
        #expect(payment.intent == "INPayBillIntent" && (payment.parameters["fromAccount"] != nil) == said.contains("savings"))
    }

    @Test(
        "with the bills shown, it is paid at once",
        arguments: [("pay the smallest bill", "Crystal Water"), ("pay the biggest bill", "Harbour Card")])
    func shown(said: String, name: String) throws {
        let reading = try Self.read(said, recent: Self.bills)
        guard case .request(let payment)? = reading.acts.first else {
            Issue.record("'\(said)' was read as \(reading.acts)")
            return
        }
        #expect(payment.parameters["billPayee"]?.record?["nickname"]?.record?["spokenPhrase"]?.string == name)
        #expect(reading.rest == nil)
    }

    @Test(
        "which bill is so is told of those that are shown",
        arguments: [
            ("which is my smallest bill", "Crystal Water"),
            ("which of those would be the biggest for one person", "Harbour Card"),
            ("what's my biggest bill", "Harbour Card"),
        ])
    func asked(said: String, name: String) throws {
        #expect(try Self.read(said, recent: Self.bills).acts.first == .inquire(Inquiry(.details, topic: name)), "'\(said)'")
    }

    @Test(
        "which bill is so is asked of bills that have been looked up",
        arguments: ["which is my smallest bill", "which bill is the biggest", "what's my biggest bill"])
    func askedFirst(said: String) throws {
        let reading = try Self.read(said)
        guard case .request(let lookUp)? = reading.acts.first else {
            Issue.record("'\(said)' was read as \(reading.acts)")
            return
        }
        #expect(lookUp.intent == "INSearchForBillsIntent" && lookUp.leftOut == nil && reading.rest == said, "'\(said)'")
    }

    @Test(
        "the size of a car is heard once a ride is to be confirmed",
        arguments: ["a big one", "the biggest one", "a larger one", "a roomier one"],
        ["get me a ride to the zoo, need %@", "get me a ride to the zoo, %@ please", "book me a cab to the zoo at 6, I want %@"])
    func sizes(size: String, form: String) throws {
        let said = form.replacing("%@", with: size)
        let reading = try Self.read(said)
        guard case .request(let ride)? = reading.acts.first, let rest = reading.rest else {
            Issue.record("'\(said)' was read as \(reading.acts)")
            return
        }
        #expect(ride.intent == "INRequestRideIntent" && ride.parameters["dropOffLocation"] != nil, "'\(said)'")
        #expect(size.contains(rest), "'\(said)': \(rest)")
        #expect(ride.leftOut?.contains { $0.text.contains(rest) || $0.text == "one" } ?? false == false, "'\(said)'")
    }

    /// A ride to be confirmed, with its options shown before or not.
    private static func answer(_ said: String, isShown: Bool) throws -> Interpretation {
        let destination = ParameterValue.record(
            .placemark(name: "the zoo", coordinate: Coordinate(latitude: 37.73, longitude: -122.5), address: [:]))
        let options = [("Compact", 3), ("Van", 8), ("Sedan", 4)].map { name, size in
            ParameterValue.record(
                Record(
                    "INRideOption",
                    [
                        "name": .string(name),
                        "availablePartySizeOptions": .list([
                            .record(
                                Record(
                                    "INRidePartySizeOption",
                                    [
                                        "partySizeRange": .record(
                                            Record("NSRange", ["location": .integer(1), "length": .integer(size)]))
                                    ]))
                        ]), "priceRange": .record(Record("INPriceRange", ["minimumPrice": .double(Double(size))])),
                    ]))
        }
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        context.parameters = ["dropOffLocation": destination]
        context.said = context.parameters
        if isShown {
            context.recent = [
                Record("INListRideOptionsIntent", ["dropOffLocation": destination]),
                Record("INListRideOptionsIntentResponse", ["rideOptions": .list(options)]),
            ]
        }
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    @Test(
        "a wish for another size looks up what there is, and takes that size of it",
        arguments: [
            "need a big one", "the bigger one", "I have a lot of luggage, so something larger", "I need something bigger",
            "it's too small",
        ])
    func wished(said: String) throws {
        let reading = try Self.answer(said, isShown: false)
        guard case .request(let lookUp)? = reading.acts.first, let rest = reading.rest else {
            Issue.record("'\(said)' was read as \(reading.acts)")
            return
        }
        #expect(lookUp.intent == "INListRideOptionsIntent", "'\(said)'")
        guard case .correction(let values)? = try Self.answer(rest, isShown: true).acts.first else {
            Issue.record("'\(rest)' takes nothing")
            return
        }
        #expect(values["rideOptionName"]?.record?["spokenPhrase"]?.string == "Van", "'\(said)'")
    }

    @Test(
        "a size that is refused, or asked about, takes nothing",
        arguments: ["no need for a bigger one", "I don't want a bigger one", "how big is it"])
    func refused(said: String) throws {
        for isShown in [false, true] {
            let reading = try Self.answer(said, isShown: isShown)
            if case .correction? = reading.acts.first { Issue.record("'\(said)' changes the ride") }
            #expect(reading.rest == nil, "'\(said)'")
        }
    }

    @Test(
        "what the speaker brings along has the cars looked up",
        arguments: ["I have timber with me", "I've got a lot of suitcases", "we are travelling with luggage"])
    func brought(said: String) throws {
        guard case .request(let lookUp)? = try Self.answer(said, isShown: false).acts.first else {
            Issue.record("'\(said)' looks up nothing")
            return
        }
        #expect(lookUp.intent == "INListRideOptionsIntent", "'\(said)'")
    }
}
