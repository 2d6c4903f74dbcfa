import Contacts
import CoreLocation
import Foundation
import IntentSchema
import RecordObjects
import Testing

struct PeopleAndPlacesTests {
    private static let people = [
        Contact(
            id: "1", givenName: "José", familyName: "Birch", fullName: "José Birch", nicknames: ["Pepe"], organization: "Acme",
            handles: [
                .init(kind: .phoneNumber, value: "+1 (415) 555-0101", label: "mobile"),
                .init(kind: .emailAddress, value: "Jose@Example.com", label: "work"),
            ],
            addresses: [
                .init(label: "home", street: "1 Elm St", city: "Oakland", state: "CA", postalCode: "94601", country: "USA")
            ]),
        Contact(id: "2", fullName: "Corner Bakery", organization: "Corner Bakery"),
    ]

    private func with<Result>(_ access: HostServices.ContactsAccess, _ body: () async throws -> Result) async rethrows -> Result {
        let services = HostServices(
            contactsAccess: { access }, requestContacts: { access == .granted }, contacts: { Self.people },
            places: { name in
                name.hasPrefix("Springfield")
                    ? [
                        .placemark(name: "Springfield", coordinate: Coordinate(latitude: 39.8, longitude: -89.6), address: [:]),
                        .placemark(name: "Springfield", coordinate: Coordinate(latitude: 44, longitude: -123), address: [:]),
                    ] : []
            },
            place: { $0.latitude > 0 ? .placemark(name: "Town", coordinate: $0, address: [:]) : nil },
            location: Coordinate(latitude: 37, longitude: -122))
        return try await HostServices.$call.withValue(services) { try await body() }
    }

    private static var queries: [(NSPredicate, [String])] {
        [
            (CNContact.predicateForContacts(matchingName: "jose"), ["1"]),
            (CNContact.predicateForContacts(matchingName: "bir jos"), ["1"]),
            (CNContact.predicateForContacts(matchingName: "pepe"), ["1"]),
            (CNContact.predicateForContacts(matchingName: "bakery"), ["2"]),
            (CNContact.predicateForContacts(matchingName: ""), []),
            (CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "415 555 0101")), ["1"]),
            (CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "555")), []),
            (CNContact.predicateForContacts(matchingEmailAddress: "jose@example.com"), ["1"]),
            (CNContact.predicateForContacts(withIdentifiers: ["2", "9"]), ["2"]),
        ]
    }

    @Test("contacts are found by name, number, address and identifier", arguments: 0..<9)
    func find(row: Int) async throws {
        let (predicate, identifiers) = Self.queries[row]
        let found = try await with(.granted) {
            try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        }
        #expect(found.map(\.identifier) == identifiers)
    }

    @Test("PEO-04 an app can ask whether it may see contacts, and sees nothing while it may not")
    func denied() async {
        await with(.denied) {
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
            let store = CNContactStore()
            #expect(throws: CNError.self) { try store.unifiedContact(withIdentifier: "1", keysToFetch: []) }
            await #expect(throws: CNError.self) { try await store.requestAccess(for: .contacts) }
        }
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    }

    @Test("a contact has what its card says")
    func card() async throws {
        let contact = try await with(.granted) {
            try CNContactStore().unifiedContact(
                withIdentifier: "1", keysToFetch: [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
        }
        #expect(contact.phoneNumbers.first?.value.stringValue == "+1 (415) 555-0101")
        #expect(contact.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelWork) == "work")
        #expect(contact.emailAddresses.first?.label == CNLabelWork)
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "José Birch")
        let address = try #require(contact.postalAddresses.first?.value)
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Elm St\nOakland, CA 94601\nUSA")
        let copy = try #require(contact.mutableCopy() as? CNMutableContact)
        copy.givenName = "Joe"
        #expect(contact.givenName == "José" && copy.givenName == "Joe" && copy != contact)
    }

    @Test("contacts are enumerated in the order wanted until told to stop")
    func enumerate() async throws {
        let names = try await with(.granted) {
            var names: [String] = []
            let request = CNContactFetchRequest(keysToFetch: [CNContactFamilyNameKey as CNKeyDescriptor])
            request.sortOrder = .familyName
            try CNContactStore().enumerateContacts(with: request) { contact, stop in
                names.append(contact.identifier)
                stop.pointee = true
            }
            return names
        }
        #expect(names == ["2"])
    }

    @Test("what does not exist is an error that says so")
    func missing() async {
        await with(.granted) {
            let error = #expect(throws: CNError.self) {
                try CNContactStore().unifiedContact(withIdentifier: "9", keysToFetch: [])
            }
            #expect(error?.code == .recordDoesNotExist)
            #expect(throws: CNError.self) {
                try CNContactStore().unifiedContacts(matching: NSPredicate(value: true), keysToFetch: [])
            }
        }
    }

    @Test("places are found on the host's map, those in the region first")
    func geocoding() async throws {
        try await with(.granted) {
            let geocoder = CLGeocoder()
            let oregon = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 44, longitude: -123), radius: 10_000, identifier: "oregon")
            #expect(try await geocoder.geocodeAddressString("Springfield").first?.location?.coordinate.latitude == 39.8)
            #expect(
                try await geocoder.geocodeAddressString("Springfield", in: oregon).first?.location?.coordinate.latitude == 44)
            let error = await #expect(throws: CLError.self) { try await geocoder.geocodeAddressString("Narnia") }
            #expect(error?.code == .geocodeFoundNoResult)
            let near = try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 1))
            #expect(near.first?.name == "Town")
            geocoder.geocodeAddressString("Narnia") { places, error in
                #expect(places == nil && (error as? CLError)?.code == .geocodeFoundNoResult)
            }
        }
    }

    @Test("the position is told as far as the host tells it")
    func location() async {
        await with(.granted) {
            let manager = CLLocationManager()
            #expect(manager.location?.coordinate.latitude == 37)
            #expect(CLLocationManager.locationServicesEnabled() && manager.authorizationStatus == .authorizedWhenInUse)
        }
        #expect(CLLocationManager().location == nil)
        #expect(CLLocationManager.authorizationStatus() == .denied)
    }
}
