import Foundation

/// Decides whether an entity found is the expected one.
enum SpecificationMatch {
    /// Fields that describe how an entity was found or written rather than what it is.
    private static let ignored: Set<String> = ["score", "subtype"]

    /// Whether type, span and all values, in order, are the same.
    static func isSame(_ expected: SpecificationEntity, _ found: SpecificationEntity) -> Bool {
        expected.type == found.type && expected.start == found.start && expected.end == found.end
            && haveSameValues(expected, found)
    }

    /// The fields that make up the value; the others classify it.
    private static let valueFields: Set<String> = ["value", "unit", "offset", "relativeTo"]

    /// Whether the entity overlaps the expected one and has its values: for times, all fields of each value; for others, amount and
    /// unit.
    static func hasValue(of expected: SpecificationEntity, _ found: SpecificationEntity) -> Bool {
        guard expected.start < found.end, found.start < expected.end else { return false }
        let isTime = expected.values.contains { $0["timex"] != nil }
        return haveSameValues(expected, found, fields: isTime ? nil : valueFields)
    }

    private static func haveSameValues(
        _ expected: SpecificationEntity, _ found: SpecificationEntity, fields: Set<String>? = nil
    ) -> Bool {
        expected.values.count == found.values.count
            && zip(expected.values, found.values).allSatisfy { isSame($0.0, $0.1, fields) }
    }

    private static func isSame(_ expected: [String: String], _ found: [String: String], _ fields: Set<String>?) -> Bool {
        let all = Set(expected.keys).union(found.keys).subtracting(ignored)
        let keys = fields.map(all.intersection) ?? all
        return keys.allSatisfy { key in
            guard let left = expected[key], let right = found[key] else { return false }
            return left == right || areSameNumber(left, right)
        }
    }

    private static func areSameNumber(_ left: String, _ right: String) -> Bool {
        let posix = Locale(identifier: "en_US_POSIX")
        // Decimal also parses dates, up to their first hyphen.
        let isNumeral: (String) -> Bool = { Double($0)?.isFinite == true }
        guard isNumeral(left), isNumeral(right), let left = Decimal(string: left, locale: posix),
            let right = Decimal(string: right, locale: posix)
        else { return false }
        if left == right { return true }
        // Fractions such as 1/3 are written with about 15 digits.
        let (first, second) = (NSDecimalNumber(decimal: left).doubleValue, NSDecimalNumber(decimal: right).doubleValue)
        return abs(first - second) <= 1e-9 * max(abs(first), abs(second))
    }
}
