package import Foundation

/// Any value of a property list. It is decoded by `PropertyListDecoder`, as `PropertyListSerialization` does not withstand
/// malformed files.
package enum PropertyListValue: Decodable, Sendable {
    /// Values by key.
    case dictionary([String: PropertyListValue])
    /// Values in order.
    case array([PropertyListValue])
    /// A `String`, `Bool`, `Int`, `Double`, `Date` or `Data`.
    case scalar(any Sendable)

    /// Parses a property list in XML or binary form; `nil` if it is neither, or is nested too deeply.
    package init?(_ data: Data) {
        guard PropertyListShape.isSafe(data), let value = try? PropertyListDecoder().decode(PropertyListValue.self, from: data)
        else { return nil }
        self = value
    }

    package init(from decoder: any Decoder) throws {
        // Most values are strings, and every failed attempt costs an error.
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self = .scalar(text)
        } else if let container = try? decoder.container(keyedBy: AnyKey.self) {  // Not a dictionary: try other types.
            var values: [String: PropertyListValue] = [:]
            for key in container.allKeys { values[key.stringValue] = try container.decode(PropertyListValue.self, forKey: key) }
            self = .dictionary(values)
        } else if var container = try? decoder.unkeyedContainer() {  // Not an array: try a scalar.
            var values: [PropertyListValue] = []
            while !container.isAtEnd { values.append(try container.decode(PropertyListValue.self)) }
            self = .array(values)
        } else {
            self = .scalar(try Self.scalar(decoder.singleValueContainer()))
        }
    }

    // Each `try?` tries one type; the last one throws.
    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> any Sendable {
        if let value = try? container.decode(Bool.self) { return value }
        if let value = try? container.decode(Int.self) { return value }
        if let value = try? container.decode(Double.self) { return value }
        if let value = try? container.decode(Date.self) { return value }
        return try container.decode(Data.self)
    }

    /// The value as Swift's own types: `[String: Any]`, `[Any]`, `String`, `Bool`, `Int`, `Double`, `Date` or `Data`.
    package var plain: Any {
        switch self {
        case .dictionary(let values): values.mapValues(\.plain)
        case .array(let values): values.map(\.plain)
        case .scalar(let value): value
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            return nil
        }
    }
}
