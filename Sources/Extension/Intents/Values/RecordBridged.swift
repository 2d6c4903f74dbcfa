public import Foundation
public import RecordObjects

/// A Swift value with a reference type that represents it as an object.
public protocol _RecordBridged: ReferenceConvertible, Codable where ReferenceType: RecordObject {
    var _reference: ReferenceType { get }
    /// The object's value; `nil` if it has none.
    init?(reference: ReferenceType)
}

extension _RecordBridged {
    public func _bridgeToObjectiveC() -> ReferenceType { _reference }

    public static func _forceBridgeFromObjectiveC(_ source: ReferenceType, result: inout Self?) {
        result = Self(reference: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: ReferenceType, result: inout Self?) -> Bool {
        result = Self(reference: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: ReferenceType?) -> Self {
        guard let value = source.flatMap(Self.init) else {
            preconditionFailure("there is no \(Self.self) without a value of its own")
        }
        return value
    }

    public func encode(to encoder: any Encoder) throws {
        try _reference.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        let reference = try ReferenceType(from: decoder)
        guard let value = Self(reference: reference) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(reference) is no \(Self.self)"))
        }
        self = value
    }
}
