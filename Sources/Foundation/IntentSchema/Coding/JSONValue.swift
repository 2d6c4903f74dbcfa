/// A JSON value (RFC 8259): what journal entries and wire messages are written as.
///
/// Types say how they are written in ``JSONRepresentable``, by hand, so that renaming a Swift property or case changes no format.
public enum JSONValue: Hashable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// A number without a fraction or exponent that fits `Int`.
    case integer(Int)
    /// Any other number; finite.
    case number(Double)
    /// Text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Values by field name.
    case object([String: JSONValue])

    /// The kind of value with an article, for errors.
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The fields; `nil` unless the value is an object.
    public var fields: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }

    /// The elements; `nil` unless the value is an array.
    public var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}

extension JSONValue: ExpressibleByStringLiteral {
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object; fields with `nil` are left out.
    public init(dictionaryLiteral elements: (String, JSONValue?)...) {
        var fields = [String: JSONValue](minimumCapacity: elements.count)
        for case (let name, let value?) in elements { fields[name] = value }
        self = .object(fields)
    }
}
