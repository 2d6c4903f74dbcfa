public import Foundation
import IntentSchema
import RecordObjects

/// A mutable contact card. Changes affect this object only.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// An empty card with a new identifier.
    public convenience init() {
        self.init(_record: Record(Self._recordType, ["identifier": .string(UUID().uuidString)]))
    }

    open override var contactType: CNContactType {
        get { super.contactType }
        set { _set("contactType", newValue.rawValue) }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { _set("namePrefix", newValue) }
    }
    open override var givenName: String {
        get { super.givenName }
        set { _set("givenName", newValue) }
    }
    open override var middleName: String {
        get { super.middleName }
        set { _set("middleName", newValue) }
    }
    open override var familyName: String {
        get { super.familyName }
        set { _set("familyName", newValue) }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { _set("previousFamilyName", newValue) }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { _set("nameSuffix", newValue) }
    }
    open override var nickname: String {
        get { super.nickname }
        set { _set("nickname", newValue) }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { _set("organizationName", newValue) }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { _set("departmentName", newValue) }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { _set("jobTitle", newValue) }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { _set("phoneticGivenName", newValue) }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { _set("phoneticMiddleName", newValue) }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { _set("phoneticFamilyName", newValue) }
    }
    open override var note: String {
        get { super.note }
        set { _set("note", newValue) }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { _set("imageData", newValue) }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { _set("birthday", newValue) }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { _setField("phoneNumbers", LabeledRecords.field(newValue) { .string($0.stringValue) }) }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { _setField("emailAddresses", LabeledRecords.field(newValue) { .string($0.description) }) }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { _setField("urlAddresses", LabeledRecords.field(newValue) { .string($0.description) }) }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { _setField("postalAddresses", LabeledRecords.field(newValue) { $0._written }) }
    }
}
