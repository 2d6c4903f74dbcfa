public import Foundation
public import IntentSchema

extension Bool: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Bool? { value.bool }
    public var _written: ParameterValue { .bool(self) }
    public static var _absent: Bool { false }
}

extension Int: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Int? { value.integer }
    public var _written: ParameterValue { .integer(self) }
    public static var _absent: Int { 0 }
}

extension UInt: _FieldValue {
    public static func _read(_ value: ParameterValue) -> UInt? { value.integer.map { UInt(bitPattern: $0) } }
    public var _written: ParameterValue { .integer(Int(bitPattern: self)) }
    public static var _absent: UInt { 0 }
}

extension Double: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Double? { value.double }
    public var _written: ParameterValue { .double(self) }
    public static var _absent: Double { 0 }
}

extension Float: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Float? { value.double.map { Float($0) } }
    public var _written: ParameterValue { .double(Double(self)) }
    public static var _absent: Float { 0 }
}

extension String: _FieldValue {
    public static func _read(_ value: ParameterValue) -> String? { value.string }
    public var _written: ParameterValue { .string(self) }
    public static var _absent: String { "" }
}

extension Data: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Data? { if case .data(let data) = value { data } else { nil } }
    public var _written: ParameterValue { .data(self) }
    public static var _absent: Data { Data() }
}

extension Date: _FieldValue {
    public static func _read(_ value: ParameterValue) -> Date? { value.date }
    public var _written: ParameterValue { .date(self) }
    public static var _absent: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension DateComponents: _FieldValue {
    public static func _read(_ value: ParameterValue) -> DateComponents? { value.dateComponents }
    public var _written: ParameterValue { .dateComponents(self) }
    public static var _absent: DateComponents { DateComponents() }
}

extension URL: _FieldValue {
    public static func _read(_ value: ParameterValue) -> URL? { value.string.flatMap { URL(string: $0) } }
    public var _written: ParameterValue { .string(absoluteString) }
    public static var _absent: URL { URL(filePath: "/") }
}

extension UUID: _FieldValue {
    public static func _read(_ value: ParameterValue) -> UUID? { value.string.flatMap { UUID(uuidString: $0) } }
    public var _written: ParameterValue { .string(uuidString) }
    public static var _absent: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension NSNumber: _FieldValue {
    /// Converts decimals to `NSDecimalNumber`, which inherits this, and anything numeric to `NSNumber`.
    public static func _read(_ value: ParameterValue) -> Self? {
        if Self.self == NSDecimalNumber.self {
            let exact = value.decimal ?? value.double.flatMap { Decimal(string: "\($0)") }
            return exact.map { NSDecimalNumber(decimal: $0) } as? Self
        }
        return switch value {
        case .integer(let number): NSNumber(value: number) as? Self
        case .double(let number): NSNumber(value: number) as? Self
        case .decimal(let number): NSDecimalNumber(decimal: number) as? Self
        case .bool(let truth): NSNumber(value: truth) as? Self
        default: nil
        }
    }

    public var _written: ParameterValue {
        if let decimal = self as? NSDecimalNumber { return .decimal(decimal.decimalValue) }
        let number = doubleValue
        return Double(exactly: intValue) == number ? .integer(intValue) : .double(number)
    }

    public static var _absent: Self {
        // Safe: fields are declared as one of these two classes only.
        (Self.self == NSDecimalNumber.self ? NSDecimalNumber.zero : NSNumber(value: 0)) as! Self
    }
}
