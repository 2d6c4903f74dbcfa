public import Foundation

/// One of a contact's phone numbers, addresses and so on, with a label.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    // Sendable by hand: immutable, and the values are immutable objects.
    /// Stable for the contact's card.
    public let identifier: String
    /// One of the label constants, or the person's own words; `nil` if there is no label.
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
        super.init()
    }

    init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
        super.init()
    }

    /// A copy with another label.
    public func settingLabel(_ label: String?) -> CNLabeledValue { settingLabel(label, value: value) }

    /// A copy with another value.
    public func settingValue(_ value: ValueType) -> CNLabeledValue { settingLabel(label, value: value) }

    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// The label in words, such as `home`.
    public class func localizedString(forLabel label: String) -> String { ContactLabel.words(label) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        let isSameValue = (value as? NSObject).map { $0.isEqual(other.value) } ?? (value === other.value)
        return identifier == other.identifier && label == other.label && isSameValue
    }

    public override var hash: Int { identifier.hashValue }

    public override var description: String { "CNLabeledValue(\(label ?? "no label"): \(value))" }
}

/// A telephone number as it was written.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    // Sendable by hand: immutable.
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }

    /// An empty number.
    public convenience override init() {
        self.init(stringValue: "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
    open override var description: String { "CNPhoneNumber(\(stringValue))" }
}
