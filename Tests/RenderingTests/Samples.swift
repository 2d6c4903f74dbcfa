import Foundation
import IntentSchema

/// Records as handlers return them.
enum Samples {
    static let airport = Record.placemark(
        name: "City Airport", coordinate: Coordinate(latitude: 51.5, longitude: 0.05),
        address: ["thoroughfare": "Hartmann Road", "locality": "London"])
    static let home = Record.placemark(name: "Home", coordinate: Coordinate(latitude: 51.4, longitude: 0.1))

    static func ride(_ fields: [String: ParameterValue] = [:]) -> Record {
        Record("INRequestRideIntent", ["dropOffLocation": .record(airport)].merging(fields) { $1 })
    }

    static let option = Record(
        "INRideOption",
        [
            "name": .string("XL"), "priceRange": .record(prices(12, 15)),
            "fareLineItems": .list([
                .record(
                    Record(
                        "INRideFareLineItem", ["title": .string("Base"), "price": .decimal(3), "currencyCode": .string("USD")]))
            ]),
        ])

    static let rideStatus = Record(
        "INRideStatus",
        [
            "rideIdentifier": .string("R-17"), "phase": .integer(2), "rideOption": .record(option),
            "estimatedPickupDate": .date(SmallWorld.now.addingTimeInterval(240)), "dropOffLocation": .record(airport),
            "vehicle": .record(
                Record(
                    "INRideVehicle",
                    ["manufacturer": .string("Toyota"), "model": .string("Prius"), "registrationPlate": .string("AB12 CDE")])),
            "driver": .record(
                Record(
                    "INRideDriver",
                    ["displayName": .string("Anna"), "rating": .string("4.9"), "phoneNumber": .string("555-0100")])),
        ])

    static func rideResponse(code: Int) -> Record {
        Record("INRequestRideIntentResponse", ["code": .integer(code), "rideStatus": .record(rideStatus)])
    }

    static func prices(_ low: Decimal, _ high: Decimal) -> Record {
        Record("INPriceRange", ["minimumPrice": .decimal(low), "maximumPrice": .decimal(high), "currencyCode": .string("USD")])
    }

    static func person(_ name: String, _ extra: [String: ParameterValue] = [:]) -> ParameterValue {
        .record(Record("INPerson", ["displayName": .string(name)].merging(extra) { $1 }))
    }

    static func handle(_ value: String, label: String) -> ParameterValue {
        .record(Record("INPersonHandle", ["value": .string(value), "label": .string(label)]))
    }

    static let payment = Record(
        "INSendPaymentIntent",
        ["payee": person("John Bird"), "currencyAmount": .record(.currencyAmount(20, "USD")), "note": .string("lunch")])

    static let paymentRecord = Record(
        "INPaymentRecord",
        [
            "payee": person("John Bird"), "currencyAmount": .record(.currencyAmount(20, "USD")), "note": .string("lunch"),
            "feeAmount": .record(.currencyAmount(0.5, "USD")), "status": .integer(2),
        ])

    static func paymentResponse(code: Int) -> Record {
        Record("INSendPaymentIntentResponse", ["code": .integer(code), "paymentRecord": .record(paymentRecord)])
    }

    static func ask(
        _ kind: Question.Kind, _ intent: Record, _ parameter: String? = nil, response: Record? = nil, attempt: Int = 1,
        rejection: Prompt.Rejection? = nil, app: String? = "Swift Cabs", apps: [String] = []
    ) -> Message {
        .question(
            Prompt(
                question: Question(kind: kind, intent: intent.type, parameter: parameter), intent: intent, response: response,
                attempt: attempt, rejection: rejection, appName: app, appChoices: apps))
    }

    static func end(
        _ kind: Outcome.Kind, _ intent: Record, _ response: Record? = nil, app: String? = "Swift Cabs", opensApp: Bool = false
    ) -> Message {
        .outcome(Outcome(kind: kind, intent: intent, response: response, appName: app, opensApp: opensApp))
    }
}
