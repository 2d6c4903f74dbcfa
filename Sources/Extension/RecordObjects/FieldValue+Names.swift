public import IntentSchema

/// An enumeration of the API, stored as its raw value.
public protocol _EnumerationValue: _FieldValue, RawRepresentable, Codable where RawValue == Int {}

extension _EnumerationValue {
    public static func _read(_ value: ParameterValue) -> Self? { value.integer.flatMap { Self(rawValue: $0) } }
    public var _written: ParameterValue { .integer(rawValue) }
}

/// An enumeration of the API with unsigned raw values, stored as its raw value.
public protocol _UnsignedEnumerationValue: _FieldValue, RawRepresentable, Codable where RawValue == UInt {}

extension _UnsignedEnumerationValue {
    public static func _read(_ value: ParameterValue) -> Self? {
        value.integer.flatMap { UInt(exactly: $0) }.flatMap { Self(rawValue: $0) }
    }
    public var _written: ParameterValue { .integer(Int(bitPattern: rawValue)) }
}

/// An option set of the API, stored as its raw value.
public protocol _OptionSetValue: _FieldValue, OptionSet, Codable where RawValue == UInt, Element == Self {}

extension _OptionSetValue {
    public static func _read(_ value: ParameterValue) -> Self? {
        value.integer.map { Self(rawValue: UInt(bitPattern: $0)) }
    }
    public var _written: ParameterValue { .integer(Int(bitPattern: rawValue)) }
    public static var _absent: Self { [] }
}

/// A wrapped string of the API, stored as the string.
public protocol _StringConstantValue: _FieldValue, RawRepresentable, Hashable, Sendable, Codable where RawValue == String {
    init(rawValue: String)
}

extension _StringConstantValue {
    public static func _read(_ value: ParameterValue) -> Self? { value.string.map { Self(rawValue: $0) } }
    public var _written: ParameterValue { .string(rawValue) }
    public static var _absent: Self { Self(rawValue: "") }
}
