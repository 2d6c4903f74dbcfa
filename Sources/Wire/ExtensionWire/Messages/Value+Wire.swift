import Foundation
package import IntentSchema

extension WireRecord {
    /// The record as a message.
    package init(_ record: Record) {
        self.init()
        type = record.type
        fields = record.fields.mapValues(WireValue.init)
    }

    /// - Throws: `WireError` if a value is of a kind that this version does not know, or is malformed.
    package func record() throws(WireError) -> Record {
        var values: [String: ParameterValue] = [:]
        values.reserveCapacity(fields.count)
        for (name, value) in fields { values[name] = try value.value() }
        return Record(type, values)
    }
}

extension WireValue {
    /// The value as a message.
    package init(_ value: ParameterValue) {
        self.init()
        kind =
            switch value {
            case .bool(let value): .boolean(value)
            case .integer(let value): .integer(Int64(value))
            case .double(let value): .number(value)
            case .decimal(let value): .decimal("\(value)")
            case .string(let value): .text(value)
            case .data(let value): .data(value)
            case .date(let value): .date(value.timeIntervalSinceReferenceDate)
            case .dateComponents(let value): .dateComponents(WireDateComponents(value))
            case .list(let values): .list(WireList(values))
            case .record(let value): .record(WireRecord(value))
            }
    }

    /// - Throws: `WireError` if it is of a kind that this version does not know, or malformed.
    package func value() throws(WireError) -> ParameterValue {
        switch kind {
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(Int(value))
        case .number(let value): .double(value)
        case .decimal(let text): .decimal(try Self.decimal(text))
        case .text(let value): .string(value)
        case .data(let value): .data(value)
        case .date(let seconds): .date(Date(timeIntervalSinceReferenceDate: seconds))
        case .dateComponents(let value): .dateComponents(try value.components())
        case .list(let list): .list(try list.elements())
        case .record(let record): .record(try record.record())
        case nil: throw .field("Value.kind", "is missing, or of a newer version")
        }
    }

    private static func decimal(_ text: String) throws(WireError) -> Decimal {
        if text == "NaN" { return .nan }
        guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw .field("Value.decimal", "is no decimal number")
        }
        return value
    }
}

extension WireList {
    /// The values as a message.
    package init(_ elements: [ParameterValue]) {
        self.init()
        values = elements.map(WireValue.init)
    }

    /// - Throws: `WireError` if one is malformed, or of a newer version.
    package func elements() throws(WireError) -> [ParameterValue] {
        try values.map { value throws(WireError) in try value.value() }
    }
}

extension WireRecords {
    /// The records as a message.
    package init(_ elements: [Record]) {
        self.init()
        records = elements.map(WireRecord.init)
    }

    /// - Throws: `WireError` if one is malformed, or of a newer version.
    package func all() throws(WireError) -> [Record] {
        try records.map { record throws(WireError) in try record.record() }
    }
}
