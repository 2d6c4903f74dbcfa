/// An optional list in a file of a language pack; empty if the file lacks it.
@propertyWrapper
public struct Listed<Value: Emptiable> {
    // Further conformances are in conditional extensions: otherwise the runtime would look them up for every value type
    // whenever a program starts.
    /// The listed value; empty if the file has none.
    public var wrappedValue: Value

    public init() { wrappedValue = Value() }
}

extension Listed: Sendable where Value: Sendable {}

extension Listed: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
}

extension Listed: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// A type with an empty value.
public protocol Emptiable { init() }

extension Array: Emptiable {}
extension Set: Emptiable {}
extension Dictionary: Emptiable {}
extension String: Emptiable {}

extension KeyedDecodingContainer {
    /// Decodes a list; empty if the key is missing.
    public func decode<Value: Decodable>(_ type: Listed<Value>.Type, forKey key: Key) throws -> Listed<Value> {
        try decodeIfPresent(type, forKey: key) ?? Listed()
    }
}
