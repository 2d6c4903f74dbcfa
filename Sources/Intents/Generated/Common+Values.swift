// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
public import RecordObjects

/// Shows records of the type `INCurrencyAmount`.
open class INCurrencyAmount: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INCurrencyAmount" }

    @available(*, unavailable, message: "INCurrencyAmount has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(amount: NSDecimalNumber, currencyCode: String) {
        var record = Record(Self._recordType)
        record._set("amount", amount)
        record._set("currencyCode", currencyCode)
        self.init(_record: record)
    }

    public var amount: NSDecimalNumber? { _optional("amount") }
    public var currencyCode: String? { _optional("currencyCode") }
}

/// Shows records of the type `INDateComponentsRange`.
open class INDateComponentsRange: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INDateComponentsRange" }

    @available(*, unavailable, message: "INDateComponentsRange has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        var record = Record(Self._recordType)
        record._set("startDateComponents", startDateComponents)
        record._set("endDateComponents", endDateComponents)
        self.init(_record: record)
    }

    public convenience init(
        start startDateComponents: DateComponents?, end endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?
    ) {
        var record = Record(Self._recordType)
        record._set("startDateComponents", startDateComponents)
        record._set("endDateComponents", endDateComponents)
        record._set("recurrenceRule", recurrenceRule)
        self.init(_record: record)
    }

    public var startDateComponents: DateComponents? { _optional("startDateComponents") }
    public var endDateComponents: DateComponents? { _optional("endDateComponents") }
    public var recurrenceRule: INRecurrenceRule? { _optional("recurrenceRule") }
}

/// Shows records of the type `INPaymentMethod`.
open class INPaymentMethod: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPaymentMethod" }

    @available(*, unavailable, message: "INPaymentMethod has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        var record = Record(Self._recordType)
        record._set("type", type)
        record._set("name", name)
        record._set("identificationHint", identificationHint)
        record._set("icon", icon)
        self.init(_record: record)
    }

    public var type: INPaymentMethodType { _value("type") }
    public var name: String? { _optional("name") }
    public var icon: INImage? { _optional("icon") }
    public var identificationHint: String? { _optional("identificationHint") }
}

/// Shows records of the type `INPerson`.
open class INPerson: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPerson" }

    @available(*, unavailable, message: "INPerson has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("contactIdentifier", contactIdentifier)
        record._set("customIdentifier", customIdentifier)
        self.init(_record: record)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("contactIdentifier", contactIdentifier)
        record._set("customIdentifier", customIdentifier)
        record._set("relationship", relationship)
        self.init(_record: record)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("contactIdentifier", contactIdentifier)
        record._set("customIdentifier", customIdentifier)
        record._set("isMe", isMe)
        self.init(_record: record)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("contactIdentifier", contactIdentifier)
        record._set("customIdentifier", customIdentifier)
        record._set("aliases", aliases)
        record._set("suggestionType", suggestionType)
        self.init(_record: record)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("contactIdentifier", contactIdentifier)
        record._set("customIdentifier", customIdentifier)
        record._set("isMe", isMe)
        record._set("suggestionType", suggestionType)
        self.init(_record: record)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("contactIdentifier", contactIdentifier)
        record._set("customIdentifier", customIdentifier)
        record._set("isContactSuggestion", isContactSuggestion)
        record._set("suggestionType", suggestionType)
        self.init(_record: record)
    }

    public var personHandle: INPersonHandle? { _optional("personHandle") }
    public var nameComponents: PersonNameComponents? { _optional("nameComponents") }
    public var image: INImage? { _optional("image") }
    public var contactIdentifier: String? { _optional("contactIdentifier") }
    public var customIdentifier: String? { _optional("customIdentifier") }
    public var relationship: INPersonRelationship? { _optional("relationship") }
    public var aliases: [INPersonHandle]? { _optional("aliases") }
    public var suggestionType: INPersonSuggestionType { _value("suggestionType") }
    public var siriMatches: [INPerson]? { _optional("siriMatches") }
    public var isMe: Bool { _value("isMe") }
    public var isContactSuggestion: Bool { _value("isContactSuggestion") }
}

/// Shows records of the type `INPersonHandle`.
open class INPersonHandle: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPersonHandle" }

    @available(*, unavailable, message: "INPersonHandle has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        var record = Record(Self._recordType)
        record._set("value", value)
        record._set("type", type)
        record._set("label", label)
        self.init(_record: record)
    }

    public convenience init(value: String?, type: INPersonHandleType) {
        var record = Record(Self._recordType)
        record._set("value", value)
        record._set("type", type)
        self.init(_record: record)
    }

    public var value: String? { _optional("value") }
    public var type: INPersonHandleType { _value("type") }
    public var label: INPersonHandleLabel? { _optional("label") }
}

/// Shows records of the type `INRecurrenceRule`.
open class INRecurrenceRule: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRecurrenceRule" }

    @available(*, unavailable, message: "INRecurrenceRule has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(interval: Int, frequency: INRecurrenceFrequency) {
        var record = Record(Self._recordType)
        record._set("interval", interval)
        record._set("frequency", frequency)
        self.init(_record: record)
    }

    public convenience init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []) {
        var record = Record(Self._recordType)
        record._set("interval", interval)
        record._set("frequency", frequency)
        record._set("weeklyRecurrenceDays", weeklyRecurrenceDays)
        self.init(_record: record)
    }

    public var interval: Int { _value("interval") }
    public var frequency: INRecurrenceFrequency { _value("frequency") }
    public var weeklyRecurrenceDays: INDayOfWeekOptions { _value("weeklyRecurrenceDays") }
}
