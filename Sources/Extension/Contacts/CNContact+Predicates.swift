public import Foundation

extension CNContact {
    /// Contacts with names that start with each of the words, including nicknames and organizations.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        ContactPredicate.make { $0.matches(name: name) }
    }

    /// Contacts with that e-mail address, ignoring case.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        let wanted = emailAddress.lowercased()
        return ContactPredicate.make { contact in contact.emailAddresses.contains { $0.value.lowercased == wanted } }
    }

    /// Contacts with that number, in any notation, with or without the country code.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        ContactPredicate.make { contact in
            contact.phoneNumbers.contains { ContactPredicate.isSame($0.value.stringValue, phoneNumber.stringValue) }
        }
    }

    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        let wanted = Set(identifiers)
        return ContactPredicate.make { wanted.contains($0.identifier) }
    }

    /// Contacts of the container; there is only one.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate.make { _ in containerIdentifier == CNContainer.only.identifier }
    }

    /// Contacts of the group; there are no groups.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate.make { _ in false }
    }

    fileprivate func matches(name: String) -> Bool {
        let wanted = ContactPredicate.words(name)
        let names = [namePrefix, givenName, middleName, familyName, nickname, organizationName].flatMap(ContactPredicate.words)
        return !wanted.isEmpty && wanted.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
}
