/// Someone the person knows: what a contact card says, as plain data.
public struct Contact: Hashable, Sendable, Codable, Identifiable {
    /// A way to reach someone: a phone number, an e-mail address or a name at a service.
    public struct Handle: Hashable, Sendable, Codable {
        public enum Kind: String, Sendable, Codable { case phoneNumber, emailAddress, userName }
        public var kind: Kind
        public var value: String
        /// The card's label in lower case, such as `home`, `work` or `mobile`; `nil` when it has none.
        public var label: String?

        public init(kind: Kind, value: String, label: String? = nil) {
            self.kind = kind
            self.value = value
            self.label = label
        }
    }

    /// Where someone lives or works.
    public struct Address: Hashable, Sendable, Codable {
        /// The card's label in lower case, such as `home` or `work`; `nil` when it has none.
        public var label: String?
        public var street: String
        public var city: String
        public var state: String
        public var postalCode: String
        public var country: String
        /// Where the address lies; `nil` when nobody has located it.
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

    /// Someone whom the contact is related to.
    public struct Relation: Hashable, Sendable, Codable {
        /// What that person is to the contact, in lower case, such as `wife`.
        public var kind: String
        /// The identifier of that person.
        public var contact: String

        public init(kind: String, contact: String) {
            self.kind = kind
            self.contact = contact
        }
    }

    /// Stable for one card: its UID, or derived from its content.
    public var id: String
    public var givenName: String
    public var middleName: String
    public var familyName: String
    /// The name as the card writes it in one piece.
    public var fullName: String
    public var nicknames: [String]
    public var organization: String
    public var jobTitle: String
    /// The person's relation to the owner in lower case, such as `brother`; `nil` when the card tells none.
    public var relationship: String?
    /// Whom the person is related to in turn, such as the brother's wife.
    public var relations: [Relation]
    /// How the names sound, as one would spell it, such as `shi-VAWN`; `nil` when the card does not tell.
    public var phoneticGivenName: String?
    public var phoneticFamilyName: String?
    /// In the card's order, the preferred one first.
    public var handles: [Handle]
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
    /// The person as an `INPerson` record: `personHandle` (the preferred handle), `nameComponents`, `displayName`,
    /// `contactIdentifier`, `relationship`, `organizationName`, `isMe`, and the words they were called by in `spokenPhrase`.
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
    /// The address as a `CLPlacemark` record, marked as coming from contacts; `nil` when it has not been located.
    ///
    /// - Parameter name: what the person called it, such as "home".
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
    /// Where the owner lives, by their own card; `nil` when there is none, or nobody has located it.
    public var home: Coordinate? {
        let addresses = first(where: \.isMe)?.addresses ?? []
        return (addresses.first { $0.label == "home" } ?? addresses.first)?.coordinate
    }

    /// The owner's address at the position, named by its label, as a `CLPlacemark` record; `nil` when they have none there.
    public func ownPlace(at position: Coordinate) -> Record? {
        let addresses = first(where: \.isMe)?.addresses ?? []
        let here = addresses.first { address in
            address.label != nil && address.coordinate.map { $0.distance(to: position) <= Self.extentOfAddress } ?? false
        }
        guard let here, let label = here.label, var place = here.placemark(name: label) else { return nil }
        place[Record.contactMark] = nil
        return place
    }

    /// How far from an address one is still there, in metres.
    private static var extentOfAddress: Double { 50 }
}
