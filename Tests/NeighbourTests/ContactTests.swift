import Contacts
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import NeighbourFiles
import Testing

@Suite("Contacts")
struct ContactTests {
    static let people = [
        Contact(
            id: "ann", givenName: "Ann", familyName: "Lee", fullName: "Ann Lee", nicknames: ["Annie"],
            handles: [
                Contact.Handle(kind: .phoneNumber, value: "+1 (650) 555-0100", label: "mobile"),
                Contact.Handle(kind: .emailAddress, value: "Ann@example.com", label: "work"),
            ],
            addresses: [Contact.Address(label: "home", street: "1 Elm St", city: "Palo Alto", state: "CA", postalCode: "94301")],
            isMe: true),
        Contact(id: "bob", givenName: "Bob", familyName: "Özil", fullName: "Bob Özil"),
        Contact(id: "acme", fullName: "Acme", organization: "Acme"),
    ]

    private func with<Result>(_ access: AccessPermission, _ body: () throws -> Result) rethrows -> Result {
        let services = AppServices(permission: { _ in access }, contacts: { Self.people })
        return try AppResources(HostServices(of: "owner", services), app: "test").lend(for: "owner", to: body)
    }

    @Test("contacts are found by name, number, address and identifier")
    func finding() throws {
        let rows: [(NSPredicate, [String])] = [
            (CNContact.predicateForContacts(matchingName: "le an"), ["ann"]),
            (CNContact.predicateForContacts(matchingName: "annie"), ["ann"]),
            (CNContact.predicateForContacts(matchingName: "ozil"), ["bob"]),
            (CNContact.predicateForContacts(matchingName: ""), []),
            (CNContact.predicateForContacts(matchingName: "acme"), ["acme"]),
            (CNContact.predicateForContacts(matchingEmailAddress: "ann@EXAMPLE.com"), ["ann"]),
            (CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "650-555-0100")), ["ann"]),
            (CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "0100")), []),
            (CNContact.predicateForContacts(withIdentifiers: ["bob", "none"]), ["bob"]),
        ]
        try with(.granted) {
            for (predicate, identifiers) in rows {
                let keys = [CNContactGivenNameKey as CNKeyDescriptor]
                let found = try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: keys)
                #expect(found.map(\.identifier) == identifiers)
            }
        }
    }

    @Test("a contact has what was fetched and says what was not")
    func fetching() throws {
        try with(.granted) {
            let keys = [CNContactPhoneNumbersKey, CNContactPostalAddressesKey, CNContactEmailAddressesKey] as [CNKeyDescriptor]
            let ann = try CNContactStore().unifiedContact(withIdentifier: "ann", keysToFetch: keys)
            #expect(ann.phoneNumbers.map(\.value.stringValue) == ["+1 (650) 555-0100"])
            #expect(ann.phoneNumbers[0].label == CNLabelPhoneNumberMobile)
            #expect(CNLabeledValue<NSString>.localizedString(forLabel: ann.emailAddresses[0].label ?? "") == "work")
            #expect(ann.emailAddresses[0].value as String == "Ann@example.com")
            let address = try #require(ann.postalAddresses.first?.value)
            #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Elm St\nPalo Alto CA 94301")
            #expect(ann.givenName.isEmpty && !ann.isKeyAvailable(CNContactGivenNameKey))
            let name = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
            let me = try CNContactStore().unifiedMeContactWithKeys(toFetch: [name])
            #expect(CNContactFormatter.string(from: me, style: .fullName) == "Ann Lee" && me.areKeysAvailable([name]))
        }
    }

    @Test("enumerating follows the order and stops when told")
    func enumerating() throws {
        try with(.granted) {
            let request = CNContactFetchRequest(keysToFetch: [CNContactFamilyNameKey as CNKeyDescriptor])
            request.sortOrder = .familyName
            var seen: [String] = []
            try CNContactStore().enumerateContacts(with: request) { contact, stop in
                seen.append(contact.identifier)
                if seen.count == 2 { stop.pointee = true }
            }
            #expect(seen == ["acme", "ann"])
        }
    }

    @Test("PEO-02 a store that the person closed shows nothing and fails with a code")
    func denied() async throws {
        for access in [AccessPermission.undecided, .denied, .restricted, .notAsked(grants: false)] {
            with(access) {
                #expect(CNContactStore.authorizationStatus(for: .contacts) != .authorized)
                let all = CNContact.predicateForContacts(withIdentifiers: ["ann"])
                let error = #expect(throws: CNError.self) { try CNContactStore().unifiedContacts(matching: all, keysToFetch: []) }
                #expect(error?.code == .authorizationDenied && (error.map { $0 as NSError })?.code == 100)
                #expect(throws: CNError.self) { try CNContactStore().unifiedMeContactWithKeys(toFetch: []) }
                CNContactStore().requestAccess(for: .contacts) { granted, error in #expect(!granted && error != nil) }
            }
        }
    }

    @Test("PEO-04 an app asks for access and sees contacts once the person agrees")
    func asking() throws {
        try with(.notAsked(grants: true)) {
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
            CNContactStore().requestAccess(for: .contacts) { granted, error in #expect(granted && error == nil) }
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
            #expect(throws: CNError.self) { try CNContactStore().unifiedContact(withIdentifier: "zoe", keysToFetch: []) }
            let bob = try CNContactStore().unifiedContact(withIdentifier: "bob", keysToFetch: [])
            #expect(bob.identifier == "bob")
        }
    }

    @Test("outside of calls there are no contacts")
    func nowhere() {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        #expect(throws: CNError.self) { try CNContactStore().unifiedContact(withIdentifier: "ann", keysToFetch: []) }
    }

    @Test("a changed contact leaves the one that it was made from alone")
    func changing() throws {
        let card = CNMutableContact()
        card.givenName = "Zoe"
        card.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        let copy = try #require(card.copy() as? CNContact)
        card.givenName = "Max"
        #expect(copy.givenName == "Zoe" && copy.phoneNumbers[0].value.stringValue == "1" && !copy.identifier.isEmpty)
        #expect((copy.mutableCopy() as? CNMutableContact)?.givenName == "Zoe")
    }

    @Test(
        "a handler's store sees the contacts of its conversation as far as it may",
        arguments: [(AccessPermission.granted, true), (.denied, false)])
    func conversation(access: AccessPermission, isSent: Bool) async throws {
        var app = TestApp(ContactsHandler.self, name: "Pigeon", intents: [INSendMessageIntent.self])
        app.contactAccess = access
        let talk = try TestConversation(with: app, TestSurroundings(contacts: Self.people))
        try await talk.say("send a message to Ann saying hello using Pigeon")
        let said = await talk.transcript.joined(separator: "\n")
        #expect(said.contains("resolve recipients"), "\(said)")
        #expect(
            said.contains("resolve content") == isSent || said.contains("confirm") == isSent || said.contains("handle") == isSent,
            "\(said)")
    }
}
