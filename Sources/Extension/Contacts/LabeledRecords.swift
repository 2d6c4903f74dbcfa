import Foundation
import IntentSchema
import RecordObjects

/// Labeled values as lists of records: `identifier`, `label` and `value`.
enum LabeledRecords {
    static func values<Value>(
        _ field: ParameterValue?, _ read: (ParameterValue) -> Value?
    ) -> [CNLabeledValue<Value>] {
        (field?.list ?? []).compactMap { item in
            guard let record = item.record, let value = record["value"].flatMap(read) else { return nil }
            return CNLabeledValue(
                identifier: record["identifier"]?.string ?? "", label: record["label"]?.string, value: value)
        }
    }

    static func field<Value>(_ values: [CNLabeledValue<Value>], _ write: (Value) -> ParameterValue) -> ParameterValue {
        .list(values.map { record($0.identifier, $0.label, write($0.value)) })
    }

    static func record(_ identifier: String, _ label: String?, _ value: ParameterValue) -> ParameterValue {
        var record = Record("CNLabeledValue", ["identifier": .string(identifier), "value": value])
        record._set("label", label)
        return .record(record)
    }
}
