/// What a file of a language pack lists, empty where the file says nothing of it.
@propertyWrapper
public struct Listed<Value: Emptiable> {
    // What else its values are is asked for by the extensions alone: the runtime would look it up for every type of values whenever a
    // program starts.
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

/// What can be empty.
public protocol Emptiable { init() }

extension Array: Emptiable {}
extension Set: Emptiable {}
extension Dictionary: Emptiable {}
extension String: Emptiable {}

extension KeyedDecodingContainer {
    /// A list, empty where the key is missing.
    public func decode<Value: Decodable>(_ type: Listed<Value>.Type, forKey key: Key) throws -> Listed<Value> {
        try decodeIfPresent(type, forKey: key) ?? Listed()
    }
}
