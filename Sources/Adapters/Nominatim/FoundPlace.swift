import Foundation
import IntentSchema

/// A place as the server describes it (format `jsonv2`).
struct FoundPlace: Decodable {
    var lat: String?
    var lon: String?
    var name: String?
    var displayName: String?
    var address: [String: String]?

    private enum CodingKeys: String, CodingKey {
        case lat, lon, name, address
        case displayName = "display_name"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lat = Self.text(container, .lat)
        lon = Self.text(container, .lon)
        name = Self.text(container, .name)
        displayName = Self.text(container, .displayName)
        // Parts that are not strings are omitted, rather than the whole place.
        address = try? container.decodeIfPresent([String: Part].self, forKey: .address)?.compactMapValues(\.text)
    }

    private static func text(_ container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys) -> String? {
        // Some servers write numbers instead of strings.
        (try? container.decode(String.self, forKey: key)) ?? (try? container.decode(Double.self, forKey: key)).map { String($0) }
    }

    private struct Part: Decodable {
        var text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    /// The places of a response, which is a list or a single place; a "not found" response is an empty list. `nil` if it is
    /// neither.
    static func list(in body: Data) -> [FoundPlace]? {
        let decoder = JSONDecoder()
        if let list = try? decoder.decode([FoundPlace].self, from: body) { return list }
        guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { return nil }
        if object["error"] != nil { return [] }
        return (try? decoder.decode(FoundPlace.self, from: body)).flatMap { $0.lat == nil ? nil : [$0] }
    }

    /// The place as a `CLPlacemark` record; `nil` if it has no valid position.
    var placemark: Record? {
        guard let latitude = lat.flatMap({ Double($0) }), let longitude = lon.flatMap({ Double($0) }), abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return nil }
        var parts: [String: String] = [:]
        parts["subThoroughfare"] = part("house_number")
        parts["thoroughfare"] = part("road", "pedestrian", "footway", "path")
        parts["subLocality"] = part("suburb", "neighbourhood", "quarter")
        parts["locality"] = part("city", "town", "village", "hamlet", "municipality")
        parts["administrativeArea"] = part("state", "region", "province")
        parts["postalCode"] = part("postcode")
        parts["country"] = part("country")
        parts["isoCountryCode"] = part("country_code")?.uppercased()
        let street = [parts["subThoroughfare"], parts["thoroughfare"]].compactMap(\.self).joined(separator: " ")
        let first = displayName?.split(separator: ",").first.map(String.init) ?? ""
        let shown = [name ?? "", street, first].first { !$0.isEmpty }
        return .placemark(
            name: shown.map { String($0.prefix(200)) }, coordinate: Coordinate(latitude: latitude, longitude: longitude),
            address: parts)
    }

    private func part(_ names: String...) -> String? {
        names.lazy.compactMap { address?[$0] }.first { !$0.isEmpty }.map { String($0.prefix(200)) }
    }
}
