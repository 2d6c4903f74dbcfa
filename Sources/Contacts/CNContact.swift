public import Foundation
import IntentSchema
public import RecordObjects

/// Whether a contact is a person or a company.
public enum CNContactType: Int, Sendable {
    case person = 0
    case organization = 1
}

/// The order of lists of contacts.
public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault = 1
    case givenName = 2
    case familyName = 3
}

/// A contact of the person's. Parts that are not known are empty. Every key is available, whichever were fetched.
open class CNContact: RecordObject, NSMutableCopying, @unchecked Sendable {
    open override class var _recordType: String { "CNContact" }

    open var identifier: String { _value("identifier") }
    open var contactType: CNContactType { CNContactType(rawValue: _value("contactType")) ?? .person }
    open var namePrefix: String { _value("namePrefix") }
    open var givenName: String { _value("givenName") }
    open var middleName: String { _value("middleName") }
    open var familyName: String { _value("familyName") }
    open var previousFamilyName: String { _value("previousFamilyName") }
    open var nameSuffix: String { _value("nameSuffix") }
    open var nickname: String { _value("nickname") }
    open var organizationName: String { _value("organizationName") }
    open var departmentName: String { _value("departmentName") }
    open var jobTitle: String { _value("jobTitle") }
    open var phoneticGivenName: String { _value("phoneticGivenName") }
    open var phoneticMiddleName: String { _value("phoneticMiddleName") }
    open var phoneticFamilyName: String { _value("phoneticFamilyName") }
    open var note: String { _value("note") }
    open var birthday: DateComponents? { _optional("birthday") }
    open var imageData: Data? { _optional("imageData") }
    open var thumbnailImageData: Data? { _optional("imageData") }
    open var imageDataAvailable: Bool { imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        labeled("phoneNumbers") { CNPhoneNumber(stringValue: $0.string ?? "") }
    }
    open var emailAddresses: [CNLabeledValue<NSString>] {
        labeled("emailAddresses") { NSString(string: $0.string ?? "") }
    }
    open var urlAddresses: [CNLabeledValue<NSString>] {
        labeled("urlAddresses") { NSString(string: $0.string ?? "") }
    }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        labeled("postalAddresses") { CNPostalAddress(_record: $0.record ?? Record(CNPostalAddress._recordType)) }
    }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] {
        labeled("contactRelations") { CNContactRelation(name: $0.string ?? "") }
    }

    func labeled<Value>(_ field: String, _ read: (ParameterValue) -> Value) -> [CNLabeledValue<Value>] {
        (_field(field)?.list ?? []).compactMap(\.record).compactMap { entry in
            guard let value = entry["value"] else { return nil }
            return CNLabeledValue(
                identifier: entry["identifier"]?.string ?? "", label: entry["label"]?.string, value: read(value))
        }
    }

    func setLabeled<Value>(_ field: String, _ values: [CNLabeledValue<Value>], _ write: (Value) -> ParameterValue) {
        let entries = values.map { entry -> ParameterValue in
            var record = Record("CNLabeledValue", ["identifier": .string(entry.identifier), "value": write(entry.value)])
            record["label"] = entry.label.map { .string($0) }
            return .record(record)
        }
        _setField(field, .list(entries))
    }

    /// Whether the key was fetched; here they all are.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether the keys were fetched; here they all are.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Whether this is the same contact as the one with that identifier.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }

    /// A name of the key for people.
    open class func localizedString(forKey key: String) -> String {
        key.replacing(/[A-Z]/) { " \($0.output.lowercased())" }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { CNContact(_record: _record) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(_record: _record) }
}

/// A contact that can be changed. Changing it changes nothing in the store.
open class CNMutableContact: CNContact, @unchecked Sendable {
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
    open override var note: String {
        get { super.note }
        set { _set("note", newValue) }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { _set("birthday", newValue) }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { _set("imageData", newValue) }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { setLabeled("phoneNumbers", newValue) { .string($0.stringValue) } }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { setLabeled("emailAddresses", newValue) { .string(String(describing: $0)) } }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { setLabeled("urlAddresses", newValue) { .string(String(describing: $0)) } }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { setLabeled("postalAddresses", newValue) { .record($0._record) } }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { setLabeled("contactRelations", newValue) { .string($0.name) } }
    }
}

extension CNContact {
    /// What the card of a contact says.
    convenience init(_ contact: Contact) {
        let mutable = CNMutableContact(_record: Record(Self._recordType, ["identifier": .string(contact.id)]))
        mutable.givenName = contact.givenName
        mutable.middleName = contact.middleName
        mutable.familyName = contact.familyName
        mutable.nickname = contact.nicknames.first ?? ""
        mutable.organizationName = contact.organization
        mutable.jobTitle = contact.jobTitle
        let isNameless = contact.givenName.isEmpty && contact.familyName.isEmpty
        if isNameless, contact.fullName == contact.organization { mutable.contactType = .organization }
        if isNameless, contact.fullName != contact.organization { mutable.givenName = contact.fullName }
        mutable.phoneNumbers = contact.handles.filter { $0.kind == .phoneNumber }.map {
            CNLabeledValue(label: Self.label($0.label, isPhone: true), value: CNPhoneNumber(stringValue: $0.value))
        }
        mutable.emailAddresses = contact.handles.filter { $0.kind == .emailAddress }.map {
            CNLabeledValue(label: Self.label($0.label, isPhone: false), value: NSString(string: $0.value))
        }
        mutable.postalAddresses = contact.addresses.map {
            CNLabeledValue(label: Self.label($0.label, isPhone: false), value: CNPostalAddress($0))
        }
        self.init(_record: mutable._record)
    }

    private static func label(_ label: String?, isPhone: Bool) -> String? {
        switch label?.lowercased() {
        case nil: nil
        case "cell", "mobile": isPhone ? CNLabelPhoneNumberMobile : CNLabelOther
        case "main": CNLabelPhoneNumberMain
        case "home": CNLabelHome
        case "work": CNLabelWork
        case "school": CNLabelSchool
        case "other": CNLabelOther
        case let own?: own
        }
    }
}

extension CNPostalAddress {
    convenience init(_ address: Contact.Address) {
        let mutable = CNMutablePostalAddress()
        mutable.street = address.street
        mutable.city = address.city
        mutable.state = address.state
        mutable.postalCode = address.postalCode
        mutable.country = address.country
        self.init(_record: mutable._record)
    }
}
