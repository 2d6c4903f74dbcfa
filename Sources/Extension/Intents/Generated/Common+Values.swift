// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INCallGroup`.
open class INCallGroup: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INCallGroup" }

    @available(*, unavailable, message: "INCallGroup has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(groupName: String?, groupId: String?) {
        var record = Record(Self._recordType)
        record._set("groupName", groupName)
        record._set("groupId", groupId)
        self.init(_record: record)
    }

    public var groupName: String? { _optional("groupName") }
    public var groupId: String? { _optional("groupId") }
}

/// A view of a record of the type `INCurrencyAmount`.
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

/// A view of a record of the type `INDailyRoutineRelevanceProvider`.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    open override class var _recordType: String { "INDailyRoutineRelevanceProvider" }

    public convenience init(situation: INDailyRoutineRelevanceProvider.Situation) {
        var record = Record(Self._recordType)
        record._set("situation", situation)
        self.init(_record: record)
    }

    public var situation: INDailyRoutineRelevanceProvider.Situation { _value("situation") }
}

/// A view of a record of the type `INDateComponentsRange`.
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

/// A view of a record of the type `INDateRelevanceProvider`.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    open override class var _recordType: String { "INDateRelevanceProvider" }

    public convenience init(start startDate: Date, end endDate: Date?) {
        var record = Record(Self._recordType)
        record._set("startDate", startDate)
        record._set("endDate", endDate)
        self.init(_record: record)
    }

    public var startDate: Date { _value("startDate") }
    public var endDate: Date? { _optional("endDate") }
}

/// A view of a record of the type `INDefaultCardTemplate`.
open class INDefaultCardTemplate: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INDefaultCardTemplate" }

    @available(*, unavailable, message: "INDefaultCardTemplate has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(title: String) {
        var record = Record(Self._recordType)
        record._set("title", title)
        self.init(_record: record)
    }

    public var title: String {
        get { _value("title") }
        set { _set("title", newValue) }
    }
    public var subtitle: String? {
        get { _optional("subtitle") }
        set { _set("subtitle", newValue) }
    }
    public var image: INImage? {
        get { _optional("image") }
        set { _set("image", newValue) }
    }
}

/// A view of a record of the type `INLocationRelevanceProvider`.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    open override class var _recordType: String { "INLocationRelevanceProvider" }

    public convenience init(region: CLRegion) {
        var record = Record(Self._recordType)
        record._set("region", region)
        self.init(_record: record)
    }

    public var region: CLRegion { _value("region") }
}

/// A view of a record of the type `INMediaUserContext`.
open class INMediaUserContext: INUserContext, @unchecked Sendable {
    open override class var _recordType: String { "INMediaUserContext" }

    public var subscriptionStatus: INMediaUserContext.SubscriptionStatus {
        get { _value("subscriptionStatus") }
        set { _set("subscriptionStatus", newValue) }
    }
    public var numberOfLibraryItems: Int? {
        get { _optional("numberOfLibraryItems") }
        set { _set("numberOfLibraryItems", newValue) }
    }
}

/// A view of a record of the type `INObject`.
open class INObject: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INObject" }

    @available(*, unavailable, message: "INObject has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("displayString", displayString)
        record._set("pronunciationHint", pronunciationHint)
        self.init(_record: record)
    }

    public convenience init(identifier: String?, display displayString: String) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("displayString", displayString)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("displayString", displayString)
        record._set("subtitleString", subtitleString)
        record._set("displayImage", displayImage)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("displayString", displayString)
        record._set("pronunciationHint", pronunciationHint)
        record._set("subtitleString", subtitleString)
        record._set("displayImage", displayImage)
        self.init(_record: record)
    }

    public var displayString: String { _value("displayString") }
    public var subtitleString: String? {
        get { _optional("subtitleString") }
        set { _set("subtitleString", newValue) }
    }
    public var displayImage: INImage? {
        get { _optional("displayImage") }
        set { _set("displayImage", newValue) }
    }
    public var identifier: String? { _optional("identifier") }
    public var pronunciationHint: String? { _optional("pronunciationHint") }
}

/// A view of a record of the type `INPaymentMethod`.
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

/// A view of a record of the type `INPerson`.
open class INPerson: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPerson" }

    @available(*, unavailable, message: "INPerson has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }
    open override class var _subclasses: [RecordObject.Type] { [INRestaurantGuest.self, INRideDriver.self] }

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

/// A view of a record of the type `INPersonHandle`.
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

/// A view of a record of the type `INRecurrenceRule`.
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

/// A view of a record of the type `INRelevanceProvider`.
open class INRelevanceProvider: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRelevanceProvider" }

    @available(*, unavailable, message: "INRelevanceProvider has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }
    open override class var _subclasses: [RecordObject.Type] {
        [INDailyRoutineRelevanceProvider.self, INDateRelevanceProvider.self, INLocationRelevanceProvider.self]
    }

}

/// A view of a record of the type `INRelevantShortcut`.
open class INRelevantShortcut: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRelevantShortcut" }

    public convenience init(shortcut: INShortcut) {
        var record = Record(Self._recordType)
        record._set("shortcut", shortcut)
        self.init(_record: record)
    }

    public var relevanceProviders: [INRelevanceProvider] {
        get { _value("relevanceProviders") }
        set { _set("relevanceProviders", newValue) }
    }
    public var watchTemplate: INDefaultCardTemplate? {
        get { _optional("watchTemplate") }
        set { _set("watchTemplate", newValue) }
    }
    public var shortcutRole: INRelevantShortcutRole {
        get { _value("shortcutRole") }
        set { _set("shortcutRole", newValue) }
    }
    public var shortcut: INShortcut { _value("shortcut") }
    public var widgetKind: String? {
        get { _optional("widgetKind") }
        set { _set("widgetKind", newValue) }
    }
}

/// A view of a record of the type `INSendMessageIntentDonationMetadata`.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
    open override class var _recordType: String { "INSendMessageIntentDonationMetadata" }

    public var mentionsCurrentUser: Bool {
        get { _value("mentionsCurrentUser") }
        set { _set("mentionsCurrentUser", newValue) }
    }
    public var isReplyToCurrentUser: Bool {
        get { _value("isReplyToCurrentUser") }
        set { _set("isReplyToCurrentUser", newValue) }
    }
    public var notifyRecipientAnyway: Bool {
        get { _value("notifyRecipientAnyway") }
        set { _set("notifyRecipientAnyway", newValue) }
    }
    public var recipientCount: Int {
        get { _value("recipientCount") }
        set { _set("recipientCount", newValue) }
    }
}

/// A view of a record of the type `INVoiceShortcut`.
open class INVoiceShortcut: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INVoiceShortcut" }

    @available(*, unavailable, message: "INVoiceShortcut has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public var identifier: UUID { _value("identifier") }
    public var invocationPhrase: String { _value("invocationPhrase") }
    public var shortcut: INShortcut { _value("shortcut") }
}
