import Foundation
import IntentSchema

/// Parses positions in the formats of cards.
enum Position {
    static let advice = "write it as geo:37.7793,-122.4193 (latitude, longitude in degrees, WGS 84)"

    /// Parses `geo:37.77,-122.41` (RFC 5870, vCard 4.0) or `37.77;-122.41` (vCard 2.1 and 3.0); `nil` if it is not a valid WGS
    /// 84 position.
    static func coordinate(_ text: String) -> Coordinate? {
        var text = text.trimmed
        let separator: Character
        if text.lowercased().hasPrefix("geo:") {
            text.removeFirst("geo:".count)
            let parts = text.split(separator: ";")
            guard let first = parts.first, parts.dropFirst().allSatisfy(isUnderstood) else { return nil }
            text = String(first)
            separator = ","
        } else {
            separator = text.contains(";") ? ";" : ","
        }
        let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        // A geo URI may have an altitude as its third number.
        guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Another reference system would shift the position; all other parameters may be ignored.
    private static func isUnderstood(_ parameter: Substring) -> Bool {
        let parameter = parameter.lowercased()
        return !parameter.hasPrefix("crs=") || parameter == "crs=wgs84"
    }
}
