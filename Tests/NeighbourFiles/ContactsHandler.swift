import Contacts
import Foundation
import Intents

/// Looks recipients up in the person's contacts.
public class ContactsHandler: INExtension, INSendMessageIntentHandling {
    private let store = CNContactStore()

    public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        guard let name = intent.recipients?.first?.displayName else { return [.needsValue()] }
        let keys: [CNKeyDescriptor] = [
            CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactPhoneNumbersKey as CNKeyDescriptor,
            CNContactEmailAddressesKey as CNKeyDescriptor,
        ]
        do {
            let predicate = CNContact.predicateForContacts(matchingName: name)
            let contacts = try store.unifiedContacts(matching: predicate, keysToFetch: keys)
            let people = contacts.compactMap { contact -> INPerson? in
                guard let number = contact.phoneNumbers.first?.value.stringValue else { return nil }
                let components = PersonNameComponentsFormatter().personNameComponents(
                    from: CNContactFormatter.string(from: contact, style: .fullName) ?? "")
                return INPerson(
                    personHandle: INPersonHandle(value: number, type: .phoneNumber), nameComponents: components,
                    displayName: CNContactFormatter.string(from: contact, style: .fullName), image: nil,
                    contactIdentifier: contact.identifier, customIdentifier: nil)
            }
            switch people.count {
            case 0: return [.unsupported()]
            case 1: return [.success(with: people[0])]
            default: return [.disambiguation(with: people)]
            }
        } catch CNError.authorizationDenied {
            return [.unsupported(forReason: .noValidHandle)]
        } catch {
            return [.unsupported()]
        }
    }

    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
}
