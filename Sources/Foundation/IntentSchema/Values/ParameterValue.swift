public import Foundation

/// A value of the assistant: plain data, comparable, safe to send between tasks and processes.
///
/// What a person says, an extension returns and a journal stores consists of these values. Apple-shaped objects exist only
/// next to a handler and are views of such values.
public indirect enum ParameterValue: Hashable, Sendable {
    /// A Boolean.
    case bool(Bool)
    /// A whole number, or the raw value of an enumeration or option set.
    case integer(Int)
    /// A floating-point number.
    case double(Double)
    /// An exact decimal number, used for amounts of money.
    case decimal(Decimal)
    /// Text.
    case string(String)
    /// Bytes.
    case data(Data)
    /// An instant.
    case date(Date)
    /// Calendar components.
    case dateComponents(DateComponents)
    /// A list.
    case list([ParameterValue])
    /// A record.
    case record(Record)
}

extension ParameterValue {
    /// The text; `nil` unless the value is a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The number; `nil` unless the value is an integer.
    public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    /// The Boolean; `nil` unless the value is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number; `nil` unless the value is an integer, double or decimal.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
    /// The exact number; `nil` unless the value is a decimal or integer.
    public var decimal: Decimal? {
        switch self {
        case .integer(let value): Decimal(value)
        case .decimal(let value): value
        default: nil
        }
    }
    /// The instant; `nil` unless the value is a date.
    public var date: Date? { if case .date(let value) = self { value } else { nil } }
    /// The calendar components; `nil` unless the value has that kind.
    public var dateComponents: DateComponents? { if case .dateComponents(let value) = self { value } else { nil } }
    /// The elements in order; `nil` unless the value is a list.
    public var list: [ParameterValue]? { if case .list(let value) = self { value } else { nil } }
    /// The record; `nil` unless the value is one.
    public var record: Record? { if case .record(let value) = self { value } else { nil } }
}

extension ParameterValue: Codable {
    private enum Kind: String, CodingKey {
        case bool, integer, double, decimal, string, data, date, dateComponents, list, record
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first, container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a value has exactly one known kind"))
        }
        switch kind {
        case .bool: self = .bool(try container.decode(Bool.self, forKey: kind))
        case .integer: self = .integer(try container.decode(Int.self, forKey: kind))
        case .double: self = .double(try container.decode(Double.self, forKey: kind))
        case .decimal: self = .decimal(try Self.decimal(from: container))
        case .string: self = .string(try container.decode(String.self, forKey: kind))
        case .data: self = .data(try container.decode(Data.self, forKey: kind))
        case .date:
            self = .date(Date(timeIntervalSinceReferenceDate: try container.decode(Double.self, forKey: kind)))
        case .dateComponents: self = .dateComponents(try container.decode(DateComponents.self, forKey: kind))
        case .list: self = .list(try container.decode([ParameterValue].self, forKey: kind))
        case .record: self = .record(try container.decode(Record.self, forKey: kind))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Kind.self)
        switch self {
        case .bool(let value): try container.encode(value, forKey: .bool)
        case .integer(let value): try container.encode(value, forKey: .integer)
        case .double(let value): try container.encode(value, forKey: .double)
        case .decimal(let value): try container.encode("\(value)", forKey: .decimal)
        case .string(let value): try container.encode(value, forKey: .string)
        case .data(let value): try container.encode(value, forKey: .data)
        case .date(let value): try container.encode(value.timeIntervalSinceReferenceDate, forKey: .date)
        case .dateComponents(let value): try container.encode(value, forKey: .dateComponents)
        case .list(let value): try container.encode(value, forKey: .list)
        case .record(let value): try container.encode(value, forKey: .record)
        }
    }

    private static func decimal(from container: KeyedDecodingContainer<Kind>) throws -> Decimal {
        let text = try container.decode(String.self, forKey: .decimal)
        guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw DecodingError.dataCorruptedError(
                forKey: .decimal, in: container, debugDescription: "'\(text)' is not a decimal number")
        }
        return value
    }
}
