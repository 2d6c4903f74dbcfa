import Foundation
import IntentSchema

/// A value as natural JSON: records are objects with their type's name under `type`, dates are ISO 8601 text.
struct PlainValue: Encodable {
    var value: ParameterValue

    init(_ value: ParameterValue) {
        self.value = value
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        if case .record(let record) = value {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(record.type, forKey: Key(stringValue: "type"))
            for (name, value) in record.fields { try object.encode(PlainValue(value), forKey: Key(stringValue: name)) }
            return
        }
        var single = encoder.singleValueContainer()
        switch value {
        case .bool(let value): try single.encode(value)
        case .integer(let value): try single.encode(value)
        case .double(let value): try value.isFinite ? single.encode(value) : single.encodeNil()
        case .decimal(let value): try single.encode(value)
        case .string(let value): try single.encode(value)
        case .data(let value): try single.encode(value.base64EncodedString())
        case .date(let value): try single.encode(value.formatted(.iso8601))
        case .dateComponents(let value): try single.encode(Self.text(value))
        case .list(let values): try single.encode(values.map(PlainValue.init))
        case .record: break
        }
    }

    /// The components that are set, as in `2026-11-21T17:30`; a missing one is `--`.
    private static func text(_ components: DateComponents) -> String {
        func digits(_ value: Int?) -> String { value.map { String(format: "%02d", $0) } ?? "--" }
        let day = [components.year, components.month, components.day].map(digits).joined(separator: "-")
        guard components.hour != nil || components.minute != nil else { return day }
        return "\(day)T\(digits(components.hour)):\(digits(components.minute ?? 0))"
    }
}
