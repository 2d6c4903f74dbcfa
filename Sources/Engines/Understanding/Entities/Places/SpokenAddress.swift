import IntentSchema

/// A street's address as it was said; nobody has looked it up.
struct SpokenAddress: Hashable, Sendable {
    /// The words as they were said.
    var text: String
    /// `nil` where no number was said.
    var number: String?
    var street: String
    var town: String?
    var region: String?
    var postalCode: String?

    /// The address as a `CLPlacemark` record, which lies where its town does; without a location where that is not known.
    ///
    /// - Parameter place: the gazetteer's town of that name; `nil` where it has none.
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
