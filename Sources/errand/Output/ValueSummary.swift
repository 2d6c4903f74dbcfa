import Foundation
import IntentSchema

/// Values on one line, for developers: everything that is set, in the schema's names.
struct ValueSummary {
    var catalogue: Catalogue
    /// Longer lines are cut.
    var limit = 160

    func text(_ value: ParameterValue?) -> String {
        let whole = describe(value, type: nil, depth: 0)
        return whole.count > limit ? whole.prefix(limit - 1) + "…" : whole
    }

    /// - Parameter type: The field's type, which gives enumerations their names; `nil` when unknown.
    private func describe(_ value: ParameterValue?, type: ValueType?, depth: Int) -> String {
        switch value {
        case nil: "nothing"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): name(of: value, type) ?? String(value)
        case .double(let value): String(value)
        case .decimal(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .data(let value): "\(value.count) bytes"
        case .date(let value): value.formatted(.iso8601)
        case .dateComponents(let value): components(value)
        case .list(let values): "[" + values.map { describe($0, type: element(type), depth: depth) }.joined(separator: ", ") + "]"
        case .record(let record): describe(record, depth: depth)
        }
    }

    private func describe(_ record: Record, depth: Int) -> String {
        guard depth < 3 else { return record.type }
        let types = catalogue.records[record.type]?.fields ?? []
        // An activity's interaction repeats the intent and the response.
        let parts = record.fields.filter { $0.key != "interaction" }.sorted { $0.key < $1.key }.map { name, value in
            "\(name): \(describe(value, type: types.first { $0.name == name }?.type, depth: depth + 1))"
        }
        return "\(record.type)(\(parts.joined(separator: ", ")))"
    }

    private func element(_ type: ValueType?) -> ValueType? {
        if case .list(let element)? = type { element } else { nil }
    }

    private func name(of raw: Int, _ type: ValueType?) -> String? {
        guard case .enumeration(let name)? = type else { return nil }
        return catalogue.enumerations[name]?.name(of: raw).map { ".\($0)" }
    }

    private func components(_ value: DateComponents) -> String {
        let date = [value.year, value.month, value.day].map { $0.map { String(format: "%02d", $0) } ?? "*" }.joined(
            separator: "-")
        guard let hour = value.hour else { return date }
        return date + String(format: " %02d:%02d", hour, value.minute ?? 0)
    }
}
