public import Foundation

// Records that engines read and write directly. Their field names are those of the schema, so the objects that handlers
// receive are views of the same records.

/// A point on the earth, in degrees (WGS 84).
public struct Coordinate: Hashable, Sendable, Codable {
    /// Degrees north of the equator, from -90 to 90.
    public var latitude: Double
    /// Degrees east of Greenwich, from -180 to 180.
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The distance along the earth's surface in metres (haversine, mean radius 6 371 008.8 m).
    public func distance(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let deltaLatitude = (other.latitude - latitude) * radians
        let deltaLongitude = (other.longitude - longitude) * radians
        let half =
            sin(deltaLatitude / 2) * sin(deltaLatitude / 2)
            + cos(latitude * radians) * cos(other.latitude * radians) * sin(deltaLongitude / 2) * sin(deltaLongitude / 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }
}

extension Record {
    /// A `CLPlacemark` record: `name`, `location` (a `CLLocation` with `latitude`, `longitude`), `thoroughfare`,
    /// `subThoroughfare`, `locality`, `administrativeArea`, `postalCode`, `country`, `isoCountryCode`.
    public static func placemark(name: String?, coordinate: Coordinate, address: [String: String] = [:]) -> Record {
        var record = Record("CLPlacemark", address.mapValues { .string($0) })
        record["name"] = name.map { .string($0) }
        record["location"] = .record(location(coordinate))
        return record
    }

    /// A `CLLocation` record.
    public static func location(_ coordinate: Coordinate) -> Record {
        Record("CLLocation", ["latitude": .double(coordinate.latitude), "longitude": .double(coordinate.longitude)])
    }

    /// The coordinate of a `CLLocation`, or of the location of a `CLPlacemark`; `nil` if there is none.
    public var coordinate: Coordinate? {
        if let inner = self["location"]?.record { return inner.coordinate }
        guard let latitude = self["latitude"]?.double, let longitude = self["longitude"]?.double else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// An `INCurrencyAmount` record: `amount` (decimal) and `currencyCode` (ISO 4217).
    public static func currencyAmount(_ amount: Decimal, _ currencyCode: String) -> Record {
        Record("INCurrencyAmount", ["amount": .decimal(amount), "currencyCode": .string(currencyCode)])
    }

    /// An `INSpeakableString` record: `spokenPhrase`, `vocabularyIdentifier`, `pronunciationHint`.
    public static func speakableString(_ phrase: String, vocabularyIdentifier: String? = nil) -> Record {
        var record = Record("INSpeakableString", ["spokenPhrase": .string(phrase)])
        record["vocabularyIdentifier"] = vocabularyIdentifier.map { .string($0) }
        return record
    }

    /// An `INDateComponentsRange` record: `startDateComponents`, `endDateComponents`; `nil` leaves an end open.
    public static func dateRange(start: DateComponents?, end: DateComponents?) -> Record {
        var record = Record("INDateComponentsRange")
        record["startDateComponents"] = start.map { .dateComponents($0) }
        record["endDateComponents"] = end.map { .dateComponents($0) }
        return record
    }

    /// An `INPerson` record for a person of whom only the spoken words are known: `spokenPhrase`, `displayName`.
    public static func person(spoken phrase: String) -> Record {
        Record("INPerson", ["spokenPhrase": .string(phrase), "displayName": .string(phrase)])
    }
}
