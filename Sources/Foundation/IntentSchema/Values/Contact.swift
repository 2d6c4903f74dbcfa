/// A contact card as plain data.
public struct Contact: Hashable, Sendable, Identifiable {
    /// A phone number, e-mail address or user name.
    public struct Handle: Hashable, Sendable {
        /// The kind of a handle. A user name identifies its owner at a service.
        public enum Kind: String, Sendable { case phoneNumber, emailAddress, userName }
        /// The kind of handle.
        public var kind: Kind
        /// The number, address or name, as the card writes it.
        public var value: String
        /// The card's label in lower case, such as `home`, `work` or `mobile`; `nil` if it has none.
        public var label: String?

        public init(kind: Kind, value: String, label: String? = nil) {
            self.kind = kind
            self.value = value
            self.label = label
        }
    }

    /// A postal address.
    public struct Address: Hashable, Sendable {
        /// The card's label in lower case, such as `home` or `work`; `nil` if it has none.
        public var label: String?
        /// Street and number; empty if unknown.
        public var street: String
        /// The city; empty if unknown.
        public var city: String
        /// The state, province or region; empty if unknown.
        public var state: String
        /// The postal code; empty if unknown.
        public var postalCode: String
        /// The country; empty if unknown.
        public var country: String
        /// The position of the address; `nil` if it is unknown.
        public var coordinate: Coordinate?

        public init(
            label: String?, street: String, city: String, state: String = "", postalCode: String = "", country: String = "",
            coordinate: Coordinate? = nil
        ) {
            self.label = label
            self.street = street
            self.city = city
            self.state = state
            self.postalCode = postalCode
            self.country = country
            self.coordinate = coordinate
        }
    }

    /// A relation to another contact.
    public struct Relation: Hashable, Sendable {
        /// The other contact's role in lower case, such as `wife`.
        public var kind: String
        /// The identifier of the other contact.
        public var contact: String

        public init(kind: String, contact: String) {
            self.kind = kind
            self.contact = contact
        }
    }

    /// A stable identifier: the card's UID, or a hash of its contents.
    public var id: String
    /// The given name; empty if the card has none.
    public var givenName: String
    /// The middle name; empty if the card has none.
    public var middleName: String
    /// The family name; empty if the card has none.
    public var familyName: String
    /// The full name, as the card writes it.
    public var fullName: String
    /// Nicknames, in the card's order.
    public var nicknames: [String]
    /// The organization; empty if the card has none.
    public var organization: String
    /// The job title; empty if the card has none.
    public var jobTitle: String
    /// The contact's relation to the owner in lower case, such as `brother`; `nil` if the card has none.
    public var relationship: String?
    /// Relations to other contacts, such as a brother's wife.
    public var relations: [Relation]
    /// The pronunciation of the given name, such as `shi-VAWN`; `nil` if the card has none.
    public var phoneticGivenName: String?
    /// The pronunciation of the family name; `nil` if the card has none.
    public var phoneticFamilyName: String?
    /// The handles in the card's order, the preferred one first.
    public var handles: [Handle]
    /// The addresses in the card's order.
    public var addresses: [Address]
    /// Whether this is the owner's own card, whose addresses are "home" and "work".
    public var isMe: Bool

    public init(
        id: String, givenName: String = "", middleName: String = "", familyName: String = "", fullName: String,
        nicknames: [String] = [],
        organization: String = "", jobTitle: String = "", relationship: String? = nil, handles: [Handle] = [],
        addresses: [Address] = [], isMe: Bool = false, relations: [Relation] = [], phoneticGivenName: String? = nil,
        phoneticFamilyName: String? = nil
    ) {
        self.id = id
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.fullName = fullName
        self.nicknames = nicknames
        self.organization = organization
        self.jobTitle = jobTitle
        self.relationship = relationship
        self.handles = handles
        self.addresses = addresses
        self.isMe = isMe
        self.relations = relations
        self.phoneticGivenName = phoneticGivenName
        self.phoneticFamilyName = phoneticFamilyName
    }
}

extension Contact {
    /// The contact as an `INPerson` record: `personHandle` (the preferred handle), `nameComponents`, `displayName`,
    /// `contactIdentifier`, `relationship`, `organizationName`, `isMe`, and `spokenPhrase`, the words used for the contact.
    public func person(spoken phrase: String? = nil) -> Record {
        var person = Record("INPerson", ["displayName": .string(fullName), "contactIdentifier": .string(id)])
        person["spokenPhrase"] = .string(phrase ?? fullName)
        person["relationship"] = relationship.map { .string($0) }
        person["organizationName"] = organization.isEmpty ? nil : .string(organization)
        person["isMe"] = isMe ? .bool(true) : nil
        var names = Record("PersonNameComponents")
        names["givenName"] = givenName.isEmpty ? nil : .string(givenName)
        names["middleName"] = middleName.isEmpty ? nil : .string(middleName)
        names["familyName"] = familyName.isEmpty ? nil : .string(familyName)
        names["nickname"] = nicknames.first.map { .string($0) }
        person["nameComponents"] = .record(names)
        person["personHandle"] = handles.first.map { .record($0.record) }
        return person
    }
}

extension Contact.Handle {
    /// The handle as an `INPersonHandle` record; `type` is the raw value of `INPersonHandleType` (0 unknown, 1 e-mail, 2 phone).
    public var record: Record {
        let type =
            switch kind {
            case .userName: 0
            case .emailAddress: 1
            case .phoneNumber: 2
            }
        var record = Record("INPersonHandle", ["value": .string(value), "type": .integer(type)])
        record["label"] = label.map { .string($0) }
        return record
    }
}

extension Contact.Address {
    /// The address as a `CLPlacemark` record, marked as coming from contacts; `nil` if its position is unknown.
    ///
    /// - Parameter name: the words used for it, such as "home".
    public func placemark(name: String) -> Record? {
        guard let coordinate else { return nil }
        var parts = [
            "thoroughfare": street, "locality": city, "administrativeArea": state, "postalCode": postalCode, "country": country,
        ]
        parts = parts.filter { !$0.value.isEmpty }
        var place = Record.placemark(name: name, coordinate: coordinate, address: parts)
        place[Record.contactMark] = .bool(true)
        return place
    }
}

extension [Contact] {
    /// The owner's home, from their own card; `nil` if there is none or its position is unknown.
    public var home: Coordinate? {
        let addresses = first(where: \.isMe)?.addresses ?? []
        return (addresses.first { $0.label == "home" } ?? addresses.first)?.coordinate
    }

    /// The owner's address at the position, named by its label, as a `CLPlacemark` record; `nil` if there is none.
    public func ownPlace(at position: Coordinate) -> Record? {
        let addresses = first(where: \.isMe)?.addresses ?? []
        let here = addresses.first { address in
            address.label != nil && address.coordinate.map { $0.distance(to: position) <= Self.extentOfAddress } ?? false
        }
        guard let here, let label = here.label, var place = here.placemark(name: label) else { return nil }
        place[Record.contactMark] = nil
        return place
    }

    /// The largest distance from an address that counts as being there, in metres.
    private static var extentOfAddress: Double { 50 }
}
