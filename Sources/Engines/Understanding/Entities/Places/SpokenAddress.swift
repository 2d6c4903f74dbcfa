import IntentSchema

/// A street address as spoken, not geocoded.
struct SpokenAddress: Hashable, Sendable {
    /// The words as spoken.
    var text: String
    /// `nil` if no number was said.
    var number: String?
    var street: String
    var town: String?
    var region: String?
    var postalCode: String?

    /// The address as a `CLPlacemark` record at its town's location; without a location if that is unknown.
    ///
    /// - Parameter place: The gazetteer's town of that name; `nil` if there is none.
    func placemark(in place: Place?) -> Record {
        var record = place?.placemark ?? Record("CLPlacemark")
        record["name"] = .string(text)
        record["subThoroughfare"] = number.map { .string($0) }
        record["thoroughfare"] = .string(street)
        if place == nil {
            record["locality"] = town.map { .string($0) }
            record["administrativeArea"] = region.map { .string($0) }
        }
        record["postalCode"] = postalCode.map { .string($0) }
        return record
    }
}
