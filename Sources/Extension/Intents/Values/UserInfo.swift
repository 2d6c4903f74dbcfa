import Foundation
package import IntentSchema
import RecordObjects

/// Converts an activity's dictionary to a record and back.
package enum UserInfo {
    static let recordType = "UserInfo"

    /// The dictionary as a record, with a remark for each entry that a record cannot hold.
    package static func record(_ dictionary: [AnyHashable: Any]) -> (record: Record, remarks: [String]) {
        var record = Record(recordType)
        var remarks: [String] = []
        for (key, value) in dictionary {
            guard let key = key.base as? String else {
                remarks.append("userInfo: the key \(key.base) is left out, as only strings can be keys")
                continue
            }
            if let converted = self.value(value) {
                record[key] = converted
            } else {
                remarks.append("userInfo[\"\(key)\"] is left out: a \(type(of: value)) is no property-list value")
            }
        }
        return (record, remarks.sorted())
    }

    /// The record's entries as an app reads them.
    package static func dictionary(_ record: Record) -> [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: record.fields.map { (AnyHashable($0.key), plain($0.value)) })
    }

    private static func value(_ value: Any) -> ParameterValue? {
        // Casts of number objects succeed for several Swift types, so inspect their content instead.
        if type(of: value) is AnyClass, let number = value as? NSNumber { return self.number(number) }
        return switch value {
        case let value as String: .string(value)
        case let value as Bool: .bool(value)
        case let value as any BinaryInteger: Int(exactly: value).map { .integer($0) }
        case let value as Decimal: .decimal(value)
        case let value as Double: .double(value)
        case let value as Float: .double(Double(value))
        case let value as Date: .date(value)
        case let value as Data: .data(value)
        case let value as DateComponents: .dateComponents(value)
        case let value as URL: .record(Record("URL", ["absoluteString": value._written]))
        case let value as UUID: .record(Record("UUID", ["uuidString": value._written]))
        case let value as RecordObject: value._written
        case let value as [Any]: list(value)
        case let value as [AnyHashable: Any]: nested(value)
        default: nil
        }
    }

    private static func number(_ number: NSNumber) -> ParameterValue {
        if let decimal = number as? NSDecimalNumber { return .decimal(decimal.decimalValue) }
        return switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): .double(number.doubleValue)
        default: .integer(number.intValue)
        }
    }

    private static func list(_ values: [Any]) -> ParameterValue? {
        let converted = values.compactMap(value)
        return converted.count == values.count ? .list(converted) : nil
    }

    private static func nested(_ dictionary: [AnyHashable: Any]) -> ParameterValue? {
        let converted = record(dictionary)
        return converted.remarks.isEmpty ? .record(converted.record) : nil
    }

    private static func plain(_ value: ParameterValue) -> Any {
        switch value {
        case .record(let record) where record.type == recordType: dictionary(record)
        case .record(let record) where record.type == "URL":
            record["absoluteString"].flatMap(URL._read) ?? URL._absent
        case .record(let record) where record.type == "UUID":
            record["uuidString"].flatMap(UUID._read) ?? UUID._absent
        case .list(let values): values.map(plain)
        default: RecordClasses.plain(value)
        }
    }
}
