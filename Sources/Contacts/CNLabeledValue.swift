public import Foundation
import IntentSchema
import RecordObjects

/// A value of a contact with the label that tells what it is, such as home or work.
public final class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, @unchecked Sendable {
    // Sendable by hand: nothing changes after the initializer, and values are copies.
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
    }

    init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same with another label.
    public func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// The same with another value.
    public func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// The label in words: `home` for `CNLabelHome`; labels of one's own as they are.
    public static func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return label == other.label && (value as? NSObject)?.isEqual(other.value) ?? false
    }

    public override var hash: Int { label.hashValue }

    public override var description: String { "\(label.map { Self.localizedString(forLabel: $0) } ?? "no label"): \(value)" }
}

/// A telephone number, as it was written.
public final class CNPhoneNumber: RecordObject, @unchecked Sendable {
    public override class var _recordType: String { "CNPhoneNumber" }

    /// The number as it was written.
    public var stringValue: String { _value("stringValue") }

    public convenience init(stringValue string: String) {
        self.init(_record: Record(Self._recordType, ["stringValue": .string(string)]))
    }

    /// The digits alone, with a leading plus sign where there is one.
    var digits: String {
        let digits = stringValue.filter(\.isNumber)
        return stringValue.first == "+" ? "+" + digits : digits
    }
}

/// A relation of a contact to another person.
public final class CNContactRelation: RecordObject, @unchecked Sendable {
    public override class var _recordType: String { "CNContactRelation" }

    public var name: String { _value("name") }

    public convenience init(name: String) {
        self.init(_record: Record(Self._recordType, ["name": .string(name)]))
    }
}
