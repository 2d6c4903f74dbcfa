import Contacts
import CoreLocation
import Foundation
package import IntentSchema
package import RecordObjects
import Synchronization

/// Maps the type names of records to the classes that wrap them.
package enum RecordClasses {
    private static let foreign: [RecordObject.Type] = [
        CLLocation.self, CLPlacemark.self, CLRegion.self, CLCircularRegion.self, CNPostalAddress.self, NSUserActivity.self,
        CGColor.self,
    ]

    /// Every class of this package that wraps records, by type name.
    package static let all: [String: RecordObject.Type] = Dictionary(
        (system + foreign).map { ($0._recordType, $0) }, uniquingKeysWith: { first, _ in first })

    /// The classes of apps in this process, by type name.
    private static let registered = Mutex<[String: RecordObject.Type]>([:])

    /// The class that wraps records of that type; `nil` if there is none.
    package static func named(_ type: String) -> RecordObject.Type? { all[type] ?? registered.withLock { $0[type] } }

    /// Registers the classes for records of their types.
    ///
    /// - Returns: the first class whose type already has another class, in which case nothing is registered.
    static func register(_ classes: [RecordObject.Type]) -> RecordObject.Type? {
        registered.withLock { registered in
            let taken = classes.first { new in
                (all[new._recordType] ?? registered[new._recordType]).map { $0 != new } ?? false
            }
            if taken == nil { for new in classes { registered[new._recordType] = new } }
            return taken
        }
    }

    /// The record as an object of its own class, if that is the requested class or a subclass.
    package static func object<Object: RecordObject>(_ value: ParameterValue?, as base: Object.Type) -> Object? {
        guard let record = value?.record else { return nil }
        let own = named(record.type) as? Object.Type
        return (own ?? base).init(_record: record)
    }

    /// The value as an object or plain Swift value that an app would use.
    package static func plain(_ value: ParameterValue) -> Any {
        switch value {
        case .bool(let value): value
        case .integer(let value): value
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .dateComponents(let value): value
        case .list(let values): values.map(plain)
        case .record(let record): plain(record)
        }
    }

    private static func plain(_ record: Record) -> Any {
        switch record.type {
        case "PersonNameComponents": PersonNameComponents._read(.record(record)) ?? PersonNameComponents()
        case "NSRange": NSRange._read(.record(record)) ?? NSRange()
        case "DateInterval": DateInterval._read(.record(record)) ?? DateInterval._absent
        default: (named(record.type) ?? RecordObject.self).init(_record: record)
        }
    }
}
