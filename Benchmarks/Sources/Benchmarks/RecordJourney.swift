import Foundation
import IntentSchema
import Intents
import Measuring

/// The way of a filled `INRequestRideIntent` from the wire to a handler's object and back.
enum RecordJourney {
    private static let batch = 100

    static func rows() async -> [Row] {
        let record = filled
        var length = 0
        let wrapping = await time { length += INRequestRideIntent(_record: record)._record.fields.count }
        let rebuilding = await time { length += rebuilt(INRequestRideIntent(_record: record))._record.fields.count }
        let reading = await time { length += allText(INRequestRideIntent(_record: record)) }
        precondition(rebuilt(INRequestRideIntent(_record: record))._record == record && length > 0, "the journey lost something")
        return [
            Row(name: "filled ride request: record to object and back, nothing read", distribution: wrapping),
            Row(
                name: "filled ride request: record to object, every parameter read and set on a new one, back to record",
                distribution: rebuilding, wantedMedian: 5),
            Row(name: "filled ride request: every property of every object within read", distribution: reading),
        ]
    }

    /// The mean of a batch, as one run is too short for the clock.
    private static func time(_ body: () -> Void) async -> Distribution {
        await measure(runs: 2_000) { for _ in 0..<batch { body() } }.divided(by: batch)
    }

    /// A new intent made of the objects that the first one shows.
    private static func rebuilt(_ intent: INRequestRideIntent) -> INRequestRideIntent {
        INRequestRideIntent(
            pickupLocation: intent.pickupLocation, dropOffLocation: intent.dropOffLocation, rideOptionName: intent.rideOptionName,
            partySize: intent.partySize, paymentMethod: intent.paymentMethod, scheduledPickupTime: intent.scheduledPickupTime)
    }

    private static func allText(_ intent: INRequestRideIntent) -> Int {
        let places = [intent.pickupLocation, intent.dropOffLocation].compactMap { $0 }
        let texts = places.flatMap {
            [$0.name, $0.subThoroughfare, $0.thoroughfare, $0.locality, $0.administrativeArea, $0.postalCode, $0.country]
        }
        let positions = places.compactMap { $0.location?.coordinate.latitude }
        let option = intent.rideOptionName.map { [$0.spokenPhrase, $0.vocabularyIdentifier ?? ""] } ?? []
        let method = intent.paymentMethod.map { [$0.name ?? "", $0.identificationHint ?? ""] } ?? []
        let time = intent.scheduledPickupTime.map { [$0.startDateComponents?.hour, $0.endDateComponents?.hour] } ?? []
        return texts.count + positions.count + option.count + method.count + time.count + (intent.partySize ?? 0)
    }

    private static var filled: Record {
        let address = [
            "subThoroughfare": "1", "thoroughfare": "Market Street", "locality": "San Francisco", "administrativeArea": "CA",
            "postalCode": "94105", "country": "United States", "isoCountryCode": "US",
        ]
        let start = DateComponents(year: 2026, month: 11, day: 21, hour: 17, minute: 30)
        return Record(
            "INRequestRideIntent",
            [
                "pickupLocation": .record(
                    .placemark(
                        name: "Ferry Building", coordinate: Coordinate(latitude: 37.7955, longitude: -122.3937), address: address)
                ),
                "dropOffLocation": .record(
                    .placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6213, longitude: -122.379), address: address)),
                "rideOptionName": .record(.speakableString("Compact", vocabularyIdentifier: "compact")),
                "partySize": .integer(2),
                "paymentMethod": .record(
                    Record(
                        "INPaymentMethod",
                        ["type": .integer(3), "name": .string("Credit card"), "identificationHint": .string("1234")])),
                "scheduledPickupTime": .record(.dateRange(start: start, end: start)),
            ])
    }
}
