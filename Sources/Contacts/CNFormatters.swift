public import Foundation

/// How a contact's name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
}

/// Writes the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: as elsewhere, one formatter is not to be changed while it is used.
    open var style = CNContactFormatterStyle.fullName

    /// The contact's name; the organisation's where a person has none; `nil` when there is neither.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        let other = contact.organizationName.isEmpty ? contact.nickname : contact.organizationName
        return style == .phoneticFullName || other.isEmpty ? nil : other
    }

    /// The contact's name in the formatter's style.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// The keys that formatting needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        KeySet(keys: [CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey])
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress = 0
}

/// Writes addresses as on an envelope: street, town and country, a line each.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: as elsewhere, one formatter is not to be changed while it is used.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        let town = [postalAddress.city, region].filter { !$0.isEmpty }.joined(separator: postalAddress.state.isEmpty ? " " : ", ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }
}
