public import Foundation
import FoundationFormatters

/// Which name of a contact to format.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
}

/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault = 0
    case givenNameFirst = 1
    case familyNameFirst = 2
}

/// Formats contacts' names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: like any formatter, it is configured before it is shared.
    open var style = CNContactFormatterStyle.fullName

    /// The keys to fetch for formatting a contact.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        ContactKeys(keys: [
            CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
            CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
            CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
            CNContactPhoneticFamilyNameKey, CNContactTypeKey,
        ])
    }

    /// The keys to fetch for determining the name order.
    open class func descriptorForRequiredKeysForNameOrder() -> any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }

    /// `nil` for a contact without a name.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        var names = PersonNameComponents()
        if style == .phoneticFullName {
            (names.givenName, names.middleName) = (contact.phoneticGivenName, contact.phoneticMiddleName)
            names.familyName = contact.phoneticFamilyName
        } else {
            (names.namePrefix, names.givenName) = (contact.namePrefix, contact.givenName)
            (names.middleName, names.familyName) = (contact.middleName, contact.familyName)
            (names.nameSuffix, names.nickname) = (contact.nameSuffix, contact.nickname)
        }
        let text = PersonNameComponentsFormatter.localizedString(from: names, style: .long)
        let name = text.isEmpty && style == .fullName ? contact.organizationName : text
        return name.isEmpty ? nil : name
    }

    /// Family names first for Chinese, Japanese and Korean names.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        let whole = string(from: contact, style: .fullName) ?? ""
        let isFamilyFirst = !contact.familyName.isEmpty && !contact.givenName.isEmpty && whole.hasPrefix(contact.familyName)
        return isFamilyFirst ? .familyNameFirst : .givenNameFirst
    }

    /// The separator between the names.
    open class func delimiter(for contact: CNContact) -> String { nameOrder(for: contact) == .familyNameFirst ? "" : " " }

    /// `nil` for a contact without a name.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// Formats contacts; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

/// How to format an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// Several lines, as on an envelope.
    case mailingAddress = 0
}

/// Formats postal addresses, one part per line.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: like any formatter, it is configured before it is shared.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
        let isCodeFirst = codeFirst.contains(postalAddress.isoCountryCode.uppercased())
        let line = isCodeFirst ? [town[2], town[0]] : town
        return [
            postalAddress.street, postalAddress.subLocality, line.filter { !$0.isEmpty }.joined(separator: " "),
            postalAddress.country,
        ].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    /// Formats postal addresses; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }

    /// Countries that write the postal code before the town, and no state.
    private static let codeFirst: Set<String> = [
        "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "GR", "IS", "IT", "LI", "LU", "NL", "NO", "PL", "PT", "SE", "SI",
        "SK",
    ]
}
