import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Testing

/// Each detail once, in human form, whatever the record.
struct CardTests {
    static func rows(_ intent: Record, _ response: Record?, app: String = "Swift Cabs") throws -> [String] {
        let renderer = Renderer(
            dialogs: try SmallWorld.pack(), catalogue: .system, locale: Locale(identifier: "en_US"),
            calendar: SmallWorld.calendar())
        let rendered = renderer.render(Samples.end(.succeeded, intent, response, app: app), now: SmallWorld.now)
        return (rendered.card?.rows ?? []).map { "\($0.label): \($0.value)" }
    }

    static func ride(_ status: [String: ParameterValue]) -> Record {
        Record("INRequestRideIntentResponse", ["code": .integer(3), "rideStatus": .record(Record("INRideStatus", status))])
    }

    static func at(_ minutes: Double) -> ParameterValue { .date(SmallWorld.now.addingTimeInterval(minutes * 60)) }

    static func option(_ fields: [String: ParameterValue]) -> ParameterValue { .record(Record("INRideOption", fields)) }

    static let seats: ParameterValue = .list([
        .record(
            Record(
                "INRidePartySizeOption",
                [
                    "partySizeRange": .record(Record("NSRange", ["location": .integer(1), "length": .integer(3)])),
                    "sizeDescription": .string("up to 3 people"),
                ]))
    ])
    static let car = Record("CLLocation", ["latitude": .double(51.51), "longitude": .double(0.05)])
    static let message = Record(
        "INMessage",
        [
            "identifier": .string("9"), "conversationIdentifier": .string("4"), "content": .string("On my way"),
            "recipients": .list([Samples.person("Mary")]), "messageType": .integer(1), "serviceName": .string("Pigeon"),
            "sender": .record(Record("INPerson", ["displayName": .string("Me"), "isMe": .bool(true)])), "dateSent": at(0),
        ])
    static let account = Record(
        "INPaymentMethod", ["name": .string("Checking"), "type": .integer(1), "identificationHint": .string("…4417")])

    /// The response of a ride, and its rows.
    static let rides: [([String: ParameterValue], [String])] = [
        (
            ["estimatedPickupDate": at(4), "rideOption": option(["name": .string("XL"), "estimatedPickupDate": at(4)])],
            ["Ride: XL", "Pickup: Today at 3:04 PM (in 4 minutes)"]
        ),
        (
            ["estimatedPickupDate": at(4), "rideOption": option(["name": .string("XL"), "estimatedPickupDate": at(9)])],
            [
                "Ride: XL", "Pickup: Today at 3:04 PM (in 4 minutes)",
                "Ride option pickup: Today at 3:09 PM (in 9 minutes)",
            ]
        ),
        (
            ["estimatedPickupDate": at(4), "estimatedPickupEndDate": at(6)],
            ["Pickup: Today at 3:04 PM (in 4 minutes), at the latest at 3:06 PM"]
        ),
        (["estimatedPickupEndDate": at(6)], ["Pickup at the latest: Today at 3:06 PM (in 6 minutes)"]),
        (
            ["rideOption": option(["name": .string("XL"), "usesMeteredFare": .bool(false), "availablePartySizeOptions": seats])],
            ["Ride: XL, up to 3 people"]
        ),
        (
            ["rideOption": option(["name": .string("XL"), "usesMeteredFare": .bool(true)])],
            ["Ride: XL", "Metered fare: Yes"]
        ),
        (
            ["vehicle": .record(Record("INRideVehicle", ["model": .string("Prius"), "location": .record(car)]))],
            ["Car: Prius"]
        ),
        (
            [
                "vehicle": .record(Record("INRideVehicle", ["model": .string("Prius"), "location": .record(car)])),
                "dropOffLocation": .record(Samples.airport),
            ],
            ["Car: Prius, now 0.7 miles from City Airport", "To: City Airport, Hartmann Road, London"]
        ),
        (
            ["driver": .record(Record("INRideDriver", ["displayName": .string("Ann"), "phoneNumber": .string("+14155550100")]))],
            ["Driver: Ann, +1 415 555 0100"]
        ),
        (["driver": .record(Record("INRideDriver", ["rating": .string("4.9")]))], ["Driver: rated 4.9"]),
    ]

    @Test("HAN-02 a ride's details are told once, in human form", arguments: rides.indices)
    func ride(index: Int) throws {
        let (status, expected) = Self.rides[index]
        #expect(try Self.rows(Record("INRequestRideIntent"), Self.ride(status)) == expected)
    }

    @Test("two equal elements of a list are two rows")
    func equalElements() throws {
        let bill = ParameterValue.record(Record("INBillDetails", ["amountDue": .record(.currencyAmount(20, "USD"))]))
        let response = Record("INSearchForBillsIntentResponse", ["bills": .list([bill, bill])])
        let end = Samples.end(.succeeded, Record("INSearchForBillsIntent"), response)
        let rows = try SmallWorld.renderer().render(end, now: SmallWorld.now).card?.rows.map { "\($0.label): \($0.value)" }
        #expect(rows?.count == 2, "\(rows ?? [])")
    }

    /// A request, its response, the app and the rows.
    static let others: [(Record, Record?, String, [String])] = [
        (
            Record("INSendMessageIntent", ["recipients": .list([Samples.person("Mary")]), "content": .string("On my way")]),
            Record("INSendMessageIntentResponse", ["sentMessages": .list([.record(message)]), "sentMessage": .record(message)]),
            "Pigeon", ["To: Mary", "Text: On my way", "From: You", "Sent: Today at 3 PM (now)"]
        ),
        (
            Record("INSendPaymentIntent", ["payee": Samples.person("Mary")]),
            Record(
                "INSendPaymentIntentResponse",
                [
                    "paymentRecord": .record(
                        Record("INPaymentRecord", ["payee": Samples.person("Mary"), "paymentMethod": .record(account)]))
                ]), "Bank", ["Payee: Mary", "Paid with: Checking (…4417)"]
        ),
        (
            Record("INSendPaymentIntent"),
            Record(
                "INSendPaymentIntentResponse",
                [
                    "paymentRecord": .record(
                        Record(
                            "INPaymentRecord",
                            [
                                "currencyAmount": .record(.currencyAmount(5, "USD")),
                                "feeAmount": .record(.currencyAmount(5, "USD")),
                                "paymentMethod": .record(
                                    Record("INPaymentMethod", ["name": .string("Visa"), "type": .integer(5)])),
                            ]))
                ]), "Bank", ["Amount: $5.00", "Fee: $5.00", "Paid with: Visa: kind credit card"]
        ),
        (
            Record("WaterPlantsIntent", ["bed": .string("roses"), "isUrgent": .bool(false)]),
            Record(
                "WaterPlantsIntentResponse",
                [
                    "gateWasOpen": .bool(false), "first": .string("Blue"), "second": .string("Blue"),
                    "tank": .record(Record("Tank", ["level": .integer(7), "isLeaking": .bool(false), "owner": .string("Kim")])),
                ]), "Garden",
            ["First: Blue", "Gate was open: No", "Second: Blue", "Level: 7", "Owner: Kim", "Bed: roses"]
        ),
    ]

    @Test("HAN-02 what a request and its response say alike is told once", arguments: others.indices)
    func other(index: Int) throws {
        let (intent, response, app, expected) = Self.others[index]
        #expect(try Self.rows(intent, response, app: app) == expected)
    }

    /// How a ride ended, and what is said of it.
    static let endings: [(Record, String)] = [
        (Record("INRideCompletionStatus", ["isCanceled": .bool(true)]), "Your ride to City Airport has been cancelled."),
        (
            Record("INRideCompletionStatus", ["isCompleted": .bool(true), "paymentAmount": .record(.currencyAmount(9, "USD"))]),
            "Your ride to City Airport is completed. You have paid $9.00."
        ),
        (
            Record("INRideCompletionStatus", ["isCompleted": .bool(true), "isOutstanding": .bool(true)]),
            "Your ride to City Airport is completed. The payment is outstanding."
        ),
        (
            Record("INRideCompletionStatus", ["isMissedPickup": .bool(true), "isCanceled": .bool(false)]),
            "You missed the pickup of your ride to City Airport."
        ),
    ]

    @Test("a ride that has ended is told without a pickup to come", arguments: endings.indices)
    func ended(index: Int) throws {
        let (completion, expected) = Self.endings[index]
        let status = Record(
            "INRideStatus",
            [
                "phase": .integer(4), "completionStatus": .record(completion), "estimatedPickupDate": Self.at(5),
                "dropOffLocation": .record(Samples.airport),
            ])
        let response = Record("INGetRideStatusIntentResponse", ["code": .integer(3), "rideStatus": .record(status)])
        let renderer = Renderer(
            dialogs: try SmallWorld.pack(), catalogue: .system, locale: Locale(identifier: "en_US"),
            calendar: SmallWorld.calendar())
        let message = Samples.end(.succeeded, Record("INGetRideStatusIntent"), response)
        #expect(renderer.render(message, now: SmallWorld.now).shown == expected)
    }

    @Test("choices tell who people are where only the contacts know")
    func people() throws {
        func john(_ id: String, _ extra: [String: ParameterValue] = [:]) -> ParameterValue {
            Samples.person("John \(id)", ["contactIdentifier": .string(id)].merging(extra) { $1 })
        }
        let known = [john("Bird", ["relationship": .string("brother")]), john("Lee", ["organizationName": .string("Acme")])]
        let intent = Record("INSendPaymentIntent", ["payee": Samples.person("John", ["siriMatches": .list(known)])])
        let message = Samples.ask(.choice([john("Bird"), john("Lee"), john("Fox")]), intent, "payee")
        let rendered = try SmallWorld.renderer().render(message, now: SmallWorld.now)
        #expect(rendered.choices == ["John Bird, your brother", "John Lee at Acme", "John Fox"])
        #expect(rendered.shown == "Which John should get the money: John Bird, John Lee or John Fox?")
    }

    @Test("a question about places of one name says what follows the name")
    func places() throws {
        let places = ["Oregon", "Ohio"].map { state in
            ParameterValue.record(
                .placemark(
                    name: "Springfield", coordinate: Coordinate(latitude: 1, longitude: 2),
                    address: ["administrativeArea": state]))
        }
        let message = Samples.ask(.choice(places), Samples.ride(), "dropOffLocation")
        let rendered = try SmallWorld.renderer().render(message, now: SmallWorld.now)
        #expect(rendered.shown == "Which Springfield would you like to go to: Oregon or Ohio?")
        #expect(rendered.choices == ["Springfield, Oregon", "Springfield, Ohio"])
    }
}
