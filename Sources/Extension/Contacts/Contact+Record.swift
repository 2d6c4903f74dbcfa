import Foundation
import IntentSchema
import RecordObjects

extension Contact {
    /// The contact as a `CNContact` record.
    var card: Record {
        var card = Record("CNContact", ["identifier": .string(id)])
        let isOrganization = givenName.isEmpty && familyName.isEmpty && !organization.isEmpty
        let names = [
            // A card with a full name only has it as the given name.
            "givenName": givenName.isEmpty && familyName.isEmpty && !isOrganization ? fullName : givenName,
            "middleName": middleName, "familyName": familyName, "nickname": nicknames.first ?? "",
            "organizationName": organization, "jobTitle": jobTitle,
        ]
        for (field, name) in names where !name.isEmpty { card._set(field, name) }
        card._set("contactType", (isOrganization ? CNContactType.organization : .person).rawValue)
        card["phoneNumbers"] = list(.phoneNumber)
        card["emailAddresses"] = list(.emailAddress)
        card["postalAddresses"] = .list(
            addresses.enumerated().map { number, address in
                LabeledRecords.record(
                    "\(id)-address-\(number)", address.label.map(ContactLabel.constant), .record(address.postal))
            })
        return card
    }

    private func list(_ kind: Handle.Kind) -> ParameterValue {
        .list(
            handles.enumerated().filter { $0.element.kind == kind }.map { number, handle in
                LabeledRecords.record("\(id)-\(number)", handle.label.map(ContactLabel.constant), .string(handle.value))
            })
    }
}

extension Contact.Address {
    fileprivate var postal: Record {
        var record = Record("CNPostalAddress")
        let parts = ["street": street, "city": city, "state": state, "postalCode": postalCode, "country": country]
        for (field, part) in parts where !part.isEmpty { record._set(field, part) }
        return record
    }
}

extension CNContact {
    /// The contact with its identifier and those parts only.
    func keeping(_ keys: Set<String>) -> CNContact {
        var record = _record
        record.fields = record.fields.filter { keys.contains($0.key) || ["identifier", "contactType"].contains($0.key) }
        record._set("fetchedKeys", keys.sorted())
        return CNContact(_record: record)
    }
}
