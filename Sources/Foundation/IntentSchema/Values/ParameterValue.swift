public import Foundation

/// A value as the assistant knows it: plain data, comparable, safe to send between tasks and processes.
///
/// Everything that a person says, an extension returns or a journal stores is made of these. Apple-shaped objects exist only
/// beside a handler and are views over such values.
public indirect enum ParameterValue: Hashable, Sendable {
    case bool(Bool)
    /// Whole numbers, and the raw values of enumerations and option sets.
    case integer(Int)
    case double(Double)
    /// Amounts of money, which must not be rounded.
    case decimal(Decimal)
    case string(String)
    case data(Data)
    case date(Date)
    case dateComponents(DateComponents)
    case list([ParameterValue])
    case record(Record)
}

extension ParameterValue {
    /// The text, when the value is a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The number, when the value is an integer.
    public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    /// The truth value, when the value is a Boolean.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number, when the value is an integer, a double or a decimal.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
    /// The exact number, when the value is a decimal or an integer.
    public var decimal: Decimal? {
        switch self {
        case .integer(let value): Decimal(value)
        case .decimal(let value): value
        default: nil
        }
    }
    /// The instant, when the value is a date.
    public var date: Date? { if case .date(let value) = self { value } else { nil } }
    /// The calendar components, when the value has that kind.
    public var dateComponents: DateComponents? { if case .dateComponents(let value) = self { value } else { nil } }
    /// The elements in their order, when the value is a list.
    public var list: [ParameterValue]? { if case .list(let value) = self { value } else { nil } }
    /// The record, when the value is one.
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
