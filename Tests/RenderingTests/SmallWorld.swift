import Foundation
import IntentSchema
import LanguagePacks
import Rendering

/// A small catalogue, the English pack and a fixed instant: Saturday, 21 November 2026, 15:00 in London.
enum SmallWorld {
    static let now = Date(timeIntervalSince1970: 1_795_273_200)

    static func calendar(_ zone: String = "Europe/London") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        return calendar
    }

    /// Read once, as reading YAML takes longer than all tests.
    private static let english = Result { try LanguagePack(for: Locale(identifier: "en_US")).dialogs() }

    static func pack() throws -> DialogPack { try english.get() }

    static func renderer(_ locale: String = "en_US") throws -> Renderer {
        Renderer(dialogs: try pack(), catalogue: catalogue, locale: Locale(identifier: locale), calendar: calendar())
    }

    static let catalogue = Catalogue(
        intents: [requestRide, sendPayment, sendMessage, startWorkout, waterPlants], records: records, enumerations: enumerations)

    static let requestRide = intent(
        "INRequestRideIntent",
        [
            ("pickupLocation", .record("CLPlacemark")), ("dropOffLocation", .record("CLPlacemark")),
            ("rideOptionName", .record("INSpeakableString")), ("partySize", .integer),
            ("paymentMethod", .record("INPaymentMethod")),
            ("scheduledPickupTime", .record("INDateComponentsRange")),
        ],
        codes: [
            "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
            "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunchNoServiceInArea",
        ], response: [("rideStatus", .record("INRideStatus"))])

    static let sendPayment = intent(
        "INSendPaymentIntent",
        [("payee", .record("INPerson")), ("currencyAmount", .record("INCurrencyAmount")), ("note", .string)],
        codes: ["unspecified", "ready", "inProgress", "success", "failure", "failureNoBankAccount"],
        response: [("paymentRecord", .record("INPaymentRecord"))])

    static let sendMessage = intent(
        "INSendMessageIntent", [("recipients", .list(.record("INPerson"))), ("content", .string)],
        codes: ["unspecified", "ready", "inProgress", "success", "failure"], response: [])

    static let startWorkout = intent(
        "INStartWorkoutIntent",
        [
            ("workoutName", .record("INSpeakableString")), ("goalValue", .double),
            ("workoutGoalUnitType", .enumeration("INWorkoutGoalUnitType")),
            ("workoutLocationType", .enumeration("INWorkoutLocationType")),
        ], codes: ["unspecified", "ready", "continueInApp", "failure"], response: [])

    /// An intent that the pack knows nothing of.
    static let waterPlants = intent(
        "WaterPlantsIntent", [("gardenBed", .string), ("waterAmount", .double)],
        codes: ["unspecified", "ready", "inProgress", "success", "failure", "failureTankEmpty"],
        response: [("litresUsed", .double)])

    static let records = [
        record(
            "INRideStatus",
            [
                ("rideIdentifier", .string), ("phase", .enumeration("INRidePhase")), ("vehicle", .record("INRideVehicle")),
                ("driver", .record("INRideDriver")), ("estimatedPickupDate", .date), ("pickupLocation", .record("CLPlacemark")),
                ("dropOffLocation", .record("CLPlacemark")), ("rideOption", .record("INRideOption")),
            ]),
        record("INRideVehicle", [("registrationPlate", .string), ("manufacturer", .string), ("model", .string)]),
        record("INRideDriver", [("displayName", .string), ("rating", .string), ("phoneNumber", .string)]),
        record(
            "INRideOption",
            [
                ("name", .string), ("estimatedPickupDate", .date), ("priceRange", .record("INPriceRange")),
                ("fareLineItems", .list(.record("INRideFareLineItem"))),
            ]),
        record(
            "INPaymentRecord",
            [
                ("payee", .record("INPerson")), ("currencyAmount", .record("INCurrencyAmount")), ("note", .string),
                ("status", .enumeration("INPaymentStatus")), ("feeAmount", .record("INCurrencyAmount")),
            ]),
        record("INPerson", [("displayName", .string), ("relationship", .stringConstant("INPersonRelationship"))]),
    ]

    static let enumerations = [
        enumeration("INRidePhase", ["unknown", "received", "confirmed", "ongoing"]),
        enumeration("INPaymentStatus", ["unknown", "pending", "completed", "canceled"]),
        enumeration("INWorkoutGoalUnitType", ["unknown", "inch", "meter", "foot", "mile", "yard", "second", "minute", "hour"]),
        enumeration("INWorkoutLocationType", ["unknown", "outdoor", "indoor"]),
    ]

    private static func intent(
        _ name: String, _ parameters: [(String, ValueType)], codes: [String], response: [(String, ValueType)]
    ) -> IntentDefinition {
        IntentDefinition(
            name: name, domain: "Test", handlingProtocol: nil,
            parameters: parameters.map { ParameterDefinition(name: $0.0, type: $0.1, isResolvable: true) },
            response: name + "Response",
            responseCodes: codes.enumerated().map { NamedRawValue(name: $0.element, raw: $0.offset) },
            responseFields: response.map { FieldDefinition(name: $0.0, type: $0.1) }, alwaysConfirms: false)
    }

    private static func record(_ name: String, _ fields: [(String, ValueType)]) -> RecordDefinition {
        RecordDefinition(name: name, fields: fields.map { FieldDefinition(name: $0.0, type: $0.1) })
    }

    private static func enumeration(_ name: String, _ cases: [String]) -> EnumerationDefinition {
        EnumerationDefinition(
            name: name, isOptionSet: false, cases: cases.enumerated().map { NamedRawValue(name: $0.element, raw: $0.offset) })
    }
}
