/// A value that is written as JSON in journals and on the wire.
///
/// A type's JSON is a stable format: field names and codes are spelled out and never change within a version. Decoding ignores
/// unknown fields and throws for unknown codes.
public protocol JSONRepresentable {
    /// The value as JSON.
    var json: JSONValue { get }

    /// Decodes what ``json`` encoded.
    ///
    /// - Throws: `JSONError` with the path within the value.
    init(json: JSONValue) throws(JSONError)
}

extension JSONValue {
    /// Decodes a required field.
    public func field<Value: JSONRepresentable>(_ name: String, as type: Value.Type = Value.self) throws(JSONError) -> Value {
        guard let value: Value = try optional(name) else { throw JSONError("is missing", at: name) }
        return value
    }

    /// Decodes a field; `nil` if it is absent or null.
    public func optional<Value: JSONRepresentable>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(JSONError) -> Value? {
        guard case .object(let fields) = self else { throw mismatch("an object") }
        guard let value = fields[name], value != .null else { return nil }
        do {
            return try Value(json: value)
        } catch {
            throw error.within(name)
        }
    }

    /// The code in the field `kind`, which discriminates between the cases of a type.
    public func kind() throws(JSONError) -> String { try field("kind") }

    /// The error for a code that the type does not know.
    public static func unknown(_ code: String, at field: String = "kind") -> JSONError {
        JSONError("unknown code '\(code.prefix(40))'", at: field, isNewer: true)
    }

    func mismatch(_ expected: String) -> JSONError { JSONError("expected \(expected), found \(kindName)") }
}

extension JSONRepresentable where Self: RawRepresentable, RawValue == String {
    public var json: JSONValue { .string(rawValue) }

    public init(json: JSONValue) throws(JSONError) {
        let code = try String(json: json)
        guard let value = Self(rawValue: code) else { throw JSONValue.unknown(code, at: "") }
        self = value
    }
}

extension Array where Element: JSONRepresentable {
    /// The array as JSON; `nil` if it is empty, to leave the field out.
    public var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : json }
}

extension Dictionary where Key == String, Value: JSONRepresentable {
    /// The dictionary as JSON; `nil` if it is empty, to leave the field out.
    public var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : json }
}

extension Set<String> {
    /// The elements in order as JSON; `nil` if there are none, to leave the field out.
    public var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : json }
}
