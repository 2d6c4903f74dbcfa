public import Foundation
import IntentSchema
public import RecordObjects

/// Whether a card is about a person or an organization.
public enum CNContactType: Int, Sendable {
    case person = 0
    case organization = 1
}

/// The order in which contacts are returned.
public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault = 1
    case givenName = 2
    case familyName = 3
}

/// An immutable contact card. Parts that were not fetched, or that the card does not have, are empty.
open class CNContact: RecordObject, NSMutableCopying, Identifiable, @unchecked Sendable {
    open override class var _recordType: String { "CNContact" }

    public var id: String { identifier }
    public var identifier: String { _value("identifier") }
    open var contactType: CNContactType { (_optional("contactType") as Int?).flatMap(CNContactType.init) ?? .person }

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
    open var imageData: Data? { _optional("imageData") }
    open var thumbnailImageData: Data? { _optional("thumbnailImageData") }
    open var imageDataAvailable: Bool { imageData != nil }
    open var birthday: DateComponents? { _optional("birthday") }

    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        LabeledRecords.values(_field("phoneNumbers")) { $0.string.map(CNPhoneNumber.init) }
    }
    open var emailAddresses: [CNLabeledValue<NSString>] {
        LabeledRecords.values(_field("emailAddresses")) { $0.string.map(NSString.init) }
    }
    open var urlAddresses: [CNLabeledValue<NSString>] {
        LabeledRecords.values(_field("urlAddresses")) { $0.string.map(NSString.init) }
    }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        LabeledRecords.values(_field("postalAddresses")) { CNPostalAddress._read($0) }
    }

    /// Whether that part was fetched; a contact that did not come from a fetch has every part.
    open func isKeyAvailable(_ key: String) -> Bool {
        guard let fetched: [String] = _optional("fetchedKeys") else { return true }
        return key == CNContactIdentifierKey || fetched.contains(key)
    }

    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        ContactKeys.names(keyDescriptors).allSatisfy(isKeyAvailable)
    }

    /// The name of a key in words, such as `given name`.
    open class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { text, character in
            text += character.isUppercase ? " " + character.lowercased() : String(character)
        }
    }

    /// A comparator that orders contacts by that part of their names.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            return left.sortingName(sortOrder).localizedCaseInsensitiveCompare(right.sortingName(sortOrder))
        }
    }

    func sortingName(_ order: CNContactSortOrder) -> String {
        let names = order == .givenName ? [givenName, familyName] : [familyName, givenName]
        let joined = names.filter { !$0.isEmpty }.joined(separator: " ")
        return joined.isEmpty ? organizationName : joined
    }

    /// An immutable copy.
    open override func copy(with zone: NSZone? = nil) -> Any { CNContact(_record: _record) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(_record: _record) }
}
