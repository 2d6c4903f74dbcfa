import Foundation
package import IntentSchema

/// Describes records in one line for debugging.
package enum RecordText {
    /// `INPerson(displayName: "John", isMe: true)`, with fields in order of name and enumerations by case name.
    package static func describe(_ record: Record) -> String {
        let catalogue = Catalogue.ofProcess
        let fields = record.fields.sorted { $0.key < $1.key }.map { field, value in
            "\(field): \(catalogue.name(of: value, in: field, of: record.type) ?? describe(value))"
        }
        return "\(record.type)(\(fields.joined(separator: ", ")))"
    }

    /// A short description of a value.
    package static func describe(_ value: ParameterValue) -> String {
        switch value {
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .data(let value): "\(value.count) bytes"
        case .date(let value): value.formatted(.iso8601)
        case .dateComponents(let value): describe(value)
        case .list(let values): "[" + values.map(describe).joined(separator: ", ") + "]"
        case .record(let record): describe(record)
        }
    }

    private static func describe(_ components: DateComponents) -> String {
        let named: [(String, Int?)] = [
            ("year", components.year), ("month", components.month), ("day", components.day), ("weekday", components.weekday),
            ("hour", components.hour), ("minute", components.minute), ("second", components.second),
        ]
        return "(" + named.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ") + ")"
    }
}
