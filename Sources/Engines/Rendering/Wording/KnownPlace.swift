import IntentSchema

/// A named place, used to describe positions near it.
struct KnownPlace {
    var name: String
    var coordinate: Coordinate

    /// The named places in the records, at any depth, in order of field name.
    static func all(in records: [Record]) -> [KnownPlace] {
        records.flatMap { places(in: .record($0), depth: 0) }
    }

    private static func places(in value: ParameterValue, depth: Int) -> [KnownPlace] {
        guard depth < ValueWords.depthLimit else { return [] }
        switch value {
        case .record(let record):
            if record.type == "CLPlacemark" { return KnownPlace(record).map { [$0] } ?? [] }
            return record.fields.sorted { $0.key < $1.key }.flatMap { places(in: $0.value, depth: depth + 1) }
        case .list(let values): return values.prefix(CardBuilder.listLimit).flatMap { places(in: $0, depth: depth + 1) }
        default: return []
        }
    }

    private init?(_ placemark: Record) {
        guard let name = placemark["name"]?.string.flatMap({ PlainText.line($0, limit: 100) }),
            let coordinate = placemark["location"]?.record?.coordinate, coordinate.latitude.isFinite,
            coordinate.longitude.isFinite
        else { return nil }
        self.name = name
        self.coordinate = coordinate
    }
}
