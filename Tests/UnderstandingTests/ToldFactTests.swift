import Foundation
import IntentSchema
import Testing
import Understanding

/// Texts that only name what the assistant knows: "the pickup time", "the address". It is 10:00 on Wednesday, 4 March 2026.
struct ToldFactTests {
    private static let pickup = Date(timeIntervalSince1970: 1_772_648_000)
    private static let ride = Record(
        "INRequestRideIntent",
        [
            "pickupLocation": .record(
                .placemark(name: "Ferry Building", coordinate: Coordinate(latitude: 37.79, longitude: -122.39))),
            "dropOffLocation": .record(.placemark(name: "The Zoo", coordinate: Coordinate(latitude: 37.73, longitude: -122.5))),
        ])
    private static let rideResponse = Record(
        "INRequestRideIntentResponse",
        [
            "rideStatus": .record(
                Record(
                    "INRideStatus",
                    [
                        "estimatedPickupDate": .date(pickup), "estimatedDropOffDate": .date(pickup + 1_800),
                        "rideOption": .record(
                            Record(
                                "INRideOption",
                                [
                                    "priceRange": .record(
                                        Record(
                                            "INPriceRange",
                                            [
                                                "minimumPrice": .decimal(28), "maximumPrice": .decimal(28),
                                                "currencyCode": .string("USD"),
                                            ]))
                                ])),
                    ]))
        ])

    private static func text(_ said: String, recent: [Record] = [], proposal: ProposedRequest? = nil) -> (
        text: String?, leftOut: [String]
    ) {
        var context = Fixtures.context
        context.recent = recent
        context.proposal = proposal
        guard case .request(let reading)? = Fixtures.interpreter?.interpret(said, in: context).acts.first,
            reading.intent == "INSendMessageIntent"
        else { return (nil, []) }
        return (reading.parameters["content"]?.string, reading.leftOut?.map(\.text) ?? [])
    }

    private static let forms = ["text mary %@", "tell mary %@", "send a text to mary with %@", "message mary %@ please"]
    private static let facts: [(words: String, has: [String])] = [
        ("the pickup time", ["Ferry Building", "10:13"]), ("the actual time", ["Ferry Building", "10:13"]),
        ("our pickup time", ["Ferry Building", "10:13"]), ("the time of the ride", ["Ferry Building", "10:13"]),
        ("the eta", ["The Zoo", "10:43"]), ("the arrival time", ["The Zoo", "10:43"]), ("the address", ["The Zoo"]),
        ("how much it costs", ["28"]), ("the price", ["28"]), ("the fare of the ride", ["28"]),
        ("the details", ["Ferry Building", "10:13", "The Zoo"]),
    ]

    @Test("a fact of what was booked last is told with its values", arguments: forms)
    func told(form: String) {
        for fact in Self.facts {
            let said = form.replacing("%@", with: fact.words)
            let (text, _) = Self.text(said, recent: [Self.ride, Self.rideResponse])
            #expect(fact.has.allSatisfy { text?.contains($0) ?? false }, "'\(said)': '\(text ?? "nothing")'")
        }
    }

    @Test("a fact of what is to be booked goes before one of what was", arguments: forms)
    func proposed(form: String) {
        var other = Self.ride
        other["pickupLocation"] = .record(
            .placemark(name: "The Pier", coordinate: Coordinate(latitude: 37.79, longitude: -122.39)))
        let said = form.replacing("%@", with: "the pickup time")
        let (text, _) = Self.text(
            said, recent: [other, Self.rideResponse], proposal: ProposedRequest(intent: Self.ride, response: Self.rideResponse))
        #expect(text?.contains("Ferry Building") == true, "'\(said)': '\(text ?? "nothing")'")
    }

    @Test("what is not known is named, and the text is asked for", arguments: forms)
    func unknown(form: String) {
        for words in Self.facts.map(\.words) + ["the driver's name", "the driver's name and the plate"] {
            let said = form.replacing("%@", with: words)
            let (text, leftOut) = Self.text(said)
            #expect(text == nil && leftOut.first?.hasPrefix(words) ?? false, "'\(said)': '\(text ?? "nothing")', \(leftOut)")
        }
    }

    private static let drivenResponse: Record = {
        var response = rideResponse
        var status = response["rideStatus"]?.record ?? Record("INRideStatus")
        status["driver"] = .record(Record("INRideDriver", ["displayName": .string("Ida Berg")]))
        status["vehicle"] = .record(
            Record(
                "INRideVehicle",
                [
                    "manufacturer": .string("Saab"), "model": .string("900"), "registrationPlate": .string("4KPX19"),
                ]))
        response["rideStatus"] = .record(status)
        return response
    }()

    @Test(
        "several facts are told together, behind words that stay", arguments: forms,
        [
            ("the driver's name and the plate", ["Ida Berg", "Saab 900", "4KPX19"]),
            ("who is driving", ["Ida Berg"]), ("what car to look for", ["Saab 900", "4KPX19"]),
            ("the driver's name, the plate and the price", ["Ida Berg", "4KPX19", "28"]),
            ("the car and when we get there", ["Saab", "10:43"]),
            ("the driver's name and when he arrives", ["Ida Berg", "10:13"]),
            ("its booked and when", ["its booked, ", "10:13"]), ("i got us a cab, and the price", ["i got us a cab, ", "28"]),
        ])
    func several(form: String, fact: (words: String, has: [String])) {
        let said = form.replacing("%@", with: fact.words)
        let (text, leftOut) = Self.text(said, recent: [Self.ride, Self.drivenResponse])
        #expect(fact.has.allSatisfy { text?.contains($0) ?? false } && leftOut.isEmpty, "'\(said)': '\(text ?? "nothing")'")
    }

    @Test(
        "what says more than a fact, and what is quoted, stays as said",
        arguments: [
            ("text mary the pickup time is 5", "the pickup time is 5"), ("text mary 'the address'", "the address"),
            ("tell mary the price went up", "the price went up"), ("text mary time flies", "time flies"),
            ("tell mary the place is packed", "the place is packed"),
            ("text mary i'm here and the place is lovely", "i'm here and the place is lovely"),
            ("text mary what time is good", "what time is good"),
        ])
    func verbatim(said: String, kept: String) {
        #expect(Self.text(said, recent: [Self.ride, Self.rideResponse]).text == kept, "'\(said)'")
    }

    @Test(
        "\"let her know\" tells what was done last", arguments: ["let mary know", "then let mary know", "can you let mary know"])
    func informed(said: String) {
        let text = Self.text(said, recent: [Self.ride, Self.rideResponse]).text
        #expect(text?.contains("The Zoo") == true, "'\(said)': '\(text ?? "nothing")'")
    }

    // MARK: - A command behind a text

    private static let texts = ["i'm late", "if he needs anything", "dinner is at 8", "hi"]
    private static let joints = [", then", ", and then", ". then", ", after that"]
    private static let commands: [(said: String, intent: String)] = [
        ("call priya", "INStartCallIntent"), ("pay priya 20 dollars", "INSendPaymentIntent"),
        ("call my sister", "INStartCallIntent"),
    ]

    @Test("a command behind a comma and \"then\" is none of the text", arguments: joints)
    func cut(joint: String) throws {
        for text in Self.texts {
            for command in Self.commands {
                let said = "text mary \(text)\(joint) \(command.said)"
                let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
                guard case .request(let reading)? = act else {
                    Issue.record("'\(said)': \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(reading.parameters["content"] == .string(text), "'\(said)': \(reading.summary)")
                #expect(reading.followers?.map(\.intent) == [command.intent], "'\(said)': \(reading.summary)")
            }
        }
    }

    @Test(
        "what is quoted, joined plainly or goes on from \"to\" stays in the text",
        arguments: [
            "text mary 'rest first, then call priya'", "text mary to rest, then call priya", "text mary rest and call priya",
            "text mary hi, and call priya", "text mary we eat, then watch a movie",
        ])
    func whole(said: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .request(let reading)? = act else {
            Issue.record("'\(said)': \(act?.summary ?? "nothing")")
            return
        }
        #expect(reading.followers == nil, "'\(said)': \(reading.summary)")
    }
}
