package import IntentSchema

extension WirePermission {
    /// The permission as a message.
    package init(_ permission: AccessPermission) {
        self =
            switch permission {
            case .undecided: .undecided
            case .notAsked(grants: true): .wouldGrant
            case .notAsked(grants: false): .wouldDeny
            case .denied: .denied
            case .restricted: .restricted
            case .granted: .granted
            }
    }

    /// What is unknown here counts as denied.
    package var access: AccessPermission {
        switch self {
        case .undecided: .undecided
        case .wouldGrant: .notAsked(grants: true)
        case .wouldDeny: .notAsked(grants: false)
        case .granted: .granted
        case .restricted: .restricted
        case .denied, .UNRECOGNIZED: .denied
        }
    }
}

extension WireCoordinate {
    /// The coordinate as a message.
    package init(_ coordinate: Coordinate) {
        self.init()
        latitude = coordinate.latitude
        longitude = coordinate.longitude
    }

    /// The coordinate, which may be none on earth.
    package var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

extension WireContact {
    /// The contact as a message.
    package init(_ contact: IntentSchema.Contact) {
        self.init()
        id = contact.id
        givenName = contact.givenName
        middleName = contact.middleName
        familyName = contact.familyName
        fullName = contact.fullName
        nicknames = contact.nicknames
        organization = contact.organization
        jobTitle = contact.jobTitle
        relationship = contact.relationship ?? ""
        relations = contact.relations.map { relation in
            .with {
                $0.kind = relation.kind
                $0.contact = relation.contact
            }
        }
        phoneticGivenName = contact.phoneticGivenName ?? ""
        phoneticFamilyName = contact.phoneticFamilyName ?? ""
        handles = contact.handles.map { handle in
            .with {
                $0.kind = handle.kind.rawValue
                $0.value = handle.value
                $0.label = handle.label ?? ""
            }
        }
        addresses = contact.addresses.map(Address.init)
        isMe = contact.isMe
    }

    /// The contact, without handles of unknown kinds.
    package var contact: IntentSchema.Contact {
        IntentSchema.Contact(
            id: id, givenName: givenName, middleName: middleName, familyName: familyName, fullName: fullName,
            nicknames: nicknames, organization: organization, jobTitle: jobTitle, relationship: relationship.unlessEmpty,
            handles: handles.compactMap { handle in
                IntentSchema.Contact.Handle.Kind(rawValue: handle.kind).map {
                    IntentSchema.Contact.Handle(kind: $0, value: handle.value, label: handle.label.unlessEmpty)
                }
            },
            addresses: addresses.map(\.address), isMe: isMe,
            relations: relations.map { IntentSchema.Contact.Relation(kind: $0.kind, contact: $0.contact) },
            phoneticGivenName: phoneticGivenName.unlessEmpty, phoneticFamilyName: phoneticFamilyName.unlessEmpty)
    }
}

extension WireContact.Address {
    init(_ address: IntentSchema.Contact.Address) {
        self.init()
        label = address.label ?? ""
        street = address.street
        city = address.city
        state = address.state
        postalCode = address.postalCode
        country = address.country
        if let coordinate = address.coordinate { self.coordinate = WireCoordinate(coordinate) }
    }

    var address: IntentSchema.Contact.Address {
        IntentSchema.Contact.Address(
            label: label.unlessEmpty, street: street, city: city, state: state, postalCode: postalCode, country: country,
            coordinate: hasCoordinate ? coordinate.coordinate : nil)
    }
}

extension String {
    fileprivate var unlessEmpty: String? { isEmpty ? nil : self }
}
