package import IntentSchema

/// A contact as JSON, without its identifier and without whether it is the person's own card, which are columns.
package struct StoredContact: JSONRepresentable {
    private let contact: Contact

    /// Writes down a contact.
    package init(_ contact: Contact) { self.contact = contact }

    /// The contact with what its columns say.
    package func contact(id: String, isMe: Bool) -> Contact {
        var contact = contact
        contact.id = id
        contact.isMe = isMe
        return contact
    }

    package var json: JSONValue {
        var fields: [String: JSONValue] = ["fullName": contact.fullName.json]
        fields["givenName"] = contact.givenName.jsonUnlessEmpty
        fields["middleName"] = contact.middleName.jsonUnlessEmpty
        fields["familyName"] = contact.familyName.jsonUnlessEmpty
        fields["nicknames"] = contact.nicknames.jsonUnlessEmpty
        fields["organization"] = contact.organization.jsonUnlessEmpty
        fields["jobTitle"] = contact.jobTitle.jsonUnlessEmpty
        fields["relationship"] = contact.relationship?.json
        fields["relations"] = contact.relations.map(StoredRelation.init).jsonUnlessEmpty
        fields["phoneticGivenName"] = contact.phoneticGivenName?.json
        fields["phoneticFamilyName"] = contact.phoneticFamilyName?.json
        fields["handles"] = contact.handles.map(StoredHandle.init).jsonUnlessEmpty
        fields["addresses"] = contact.addresses.map(StoredAddress.init).jsonUnlessEmpty
        return .object(fields)
    }

    package init(json: JSONValue) throws(JSONError) {
        contact = Contact(
            id: "", givenName: try json.optional("givenName") ?? "", middleName: try json.optional("middleName") ?? "",
            familyName: try json.optional("familyName") ?? "", fullName: try json.field("fullName"),
            nicknames: try json.optional("nicknames") ?? [], organization: try json.optional("organization") ?? "",
            jobTitle: try json.optional("jobTitle") ?? "", relationship: try json.optional("relationship"),
            handles: (try json.optional("handles", as: [StoredHandle].self) ?? []).map(\.handle),
            addresses: (try json.optional("addresses", as: [StoredAddress].self) ?? []).map(\.address),
            relations: (try json.optional("relations", as: [StoredRelation].self) ?? []).map(\.relation),
            phoneticGivenName: try json.optional("phoneticGivenName"),
            phoneticFamilyName: try json.optional("phoneticFamilyName"))
    }
}

private struct StoredRelation: JSONRepresentable {
    let relation: Contact.Relation

    init(_ relation: Contact.Relation) { self.relation = relation }

    var json: JSONValue { .object(["kind": relation.kind.json, "contact": relation.contact.json]) }

    init(json: JSONValue) throws(JSONError) {
        relation = .init(kind: try json.field("kind"), contact: try json.field("contact"))
    }
}

private struct StoredHandle: JSONRepresentable {
    let handle: Contact.Handle

    init(_ handle: Contact.Handle) { self.handle = handle }

    var json: JSONValue {
        var fields: [String: JSONValue] = ["kind": handle.kind.rawValue.json, "value": handle.value.json]
        fields["label"] = handle.label?.json
        return .object(fields)
    }

    init(json: JSONValue) throws(JSONError) {
        let code = try json.kind()
        guard let kind = Contact.Handle.Kind(rawValue: code) else { throw JSONValue.unknown(code) }
        handle = .init(kind: kind, value: try json.field("value"), label: try json.optional("label"))
    }
}

private struct StoredAddress: JSONRepresentable {
    let address: Contact.Address

    init(_ address: Contact.Address) { self.address = address }

    var json: JSONValue {
        var fields: [String: JSONValue] = [:]
        fields["label"] = address.label?.json
        fields["street"] = address.street.jsonUnlessEmpty
        fields["city"] = address.city.jsonUnlessEmpty
        fields["state"] = address.state.jsonUnlessEmpty
        fields["postalCode"] = address.postalCode.jsonUnlessEmpty
        fields["country"] = address.country.jsonUnlessEmpty
        fields["latitude"] = address.coordinate?.latitude.json
        fields["longitude"] = address.coordinate?.longitude.json
        return .object(fields)
    }

    init(json: JSONValue) throws(JSONError) {
        let latitude: Double? = try json.optional("latitude")
        let longitude: Double? = try json.optional("longitude")
        address = .init(
            label: try json.optional("label"), street: try json.optional("street") ?? "",
            city: try json.optional("city") ?? "", state: try json.optional("state") ?? "",
            postalCode: try json.optional("postalCode") ?? "", country: try json.optional("country") ?? "",
            coordinate: latitude.flatMap { latitude in longitude.map { Coordinate(latitude: latitude, longitude: $0) } })
    }
}

extension String {
    fileprivate var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : json }
}
