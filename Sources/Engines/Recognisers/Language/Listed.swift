public import CompactCoding

/// What a file of a language pack lists, empty where the file says nothing of it.
@propertyWrapper
public struct Listed<Value: Sendable & Codable & Archivable & Emptiable>: Sendable, Codable {
    public var wrappedValue: Value

    public init() { wrappedValue = Value() }

    public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

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
    public func decode<Value>(_ type: Listed<Value>.Type, forKey key: Key) throws -> Listed<Value> {
        try decodeIfPresent(type, forKey: key) ?? Listed()
    }
}
