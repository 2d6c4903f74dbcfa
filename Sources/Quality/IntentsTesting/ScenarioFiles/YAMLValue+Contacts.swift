import ContactCards
import Foundation
import IntentSchema

extension YAMLValue {
    /// A list of contacts, or the path of a file of contact cards.
    func contacts(folder: URL) throws(ScenarioFileError) -> [Contact] {
        guard node.kind == .list else { return try cards(folder) }
        var contacts: [Contact] = []
        for (index, value) in try list().enumerated() { contacts.append(try value.contact(number: index + 1)) }
        return contacts
    }

    private func cards(_ folder: URL) throws(ScenarioFileError) -> [Contact] {
        let path = try text()
        if path == "sample" { return try cards(at: SampleContacts.url) }
        return try cards(at: URL(fileURLWithPath: path, relativeTo: folder))
    }

    private func cards(at file: URL) throws(ScenarioFileError) -> [Contact] {
        do {
            return try VCardReader().read(contentsOf: file).contacts
        } catch {
            throw self.error("the contacts cannot be read: \(error)")
        }
    }

    private func contact(number: Int) throws(ScenarioFileError) -> Contact {
        try mapping { keys throws(ScenarioFileError) in
            let name = try keys.need("name").text()
            var contact = Contact(id: "contact-\(number)", fullName: name)
            let words = name.split(separator: " ").map(String.init)
            contact.givenName = words.first ?? ""
            contact.familyName = words.count > 1 ? words[words.count - 1] : ""
            contact.middleName = words.dropFirst().dropLast().joined(separator: " ")
            if let value = keys.take("id") { contact.id = try value.text() }
            if let value = keys.take("nicknames") { contact.nicknames = try value.texts() }
            if let value = keys.take("organization") { contact.organization = try value.text() }
            if let value = keys.take("relationship") { contact.relationship = try value.text().lowercased() }
            if let value = keys.take("phone") { contact.handles += try value.handles(.phoneNumber) }
            if let value = keys.take("email") { contact.handles += try value.handles(.emailAddress) }
            if let value = keys.take("username") { contact.handles += try value.handles(.userName) }
            if let value = keys.take("sounds") {
                let words = try value.text().split(separator: " ").map(String.init)
                contact.phoneticGivenName = words.first
                contact.phoneticFamilyName = words.count > 1 ? words[words.count - 1] : nil
            }
            if let value = keys.take("relations") {
                contact.relations = try value.named().map { kind, person throws(ScenarioFileError) in
                    Contact.Relation(kind: try kind.text().lowercased(), contact: try person.text())
                }
            }
            if let value = keys.take("addresses") { contact.addresses = try value.addresses() }
            if let value = keys.take("me") { contact.isMe = try value.bool() }
            return contact
        }
    }

    /// One, several, or some by label: `{home: +1 555 0100, work: +1 555 0101}`.
    private func handles(_ kind: Contact.Handle.Kind) throws(ScenarioFileError) -> [Contact.Handle] {
        guard node.kind == .mapping else { return try texts().map { Contact.Handle(kind: kind, value: $0) } }
        var handles: [Contact.Handle] = []
        for (label, value) in try named() {
            handles.append(Contact.Handle(kind: kind, value: try value.text(), label: try label.text()))
        }
        return handles
    }

    private func addresses() throws(ScenarioFileError) -> [Contact.Address] {
        var addresses: [Contact.Address] = []
        for (label, value) in try named() {
            let name = try label.text()
            addresses.append(
                try value.mapping { keys throws(ScenarioFileError) in
                    var address = Contact.Address(label: name, street: "", city: "")
                    if let value = keys.take("street") { address.street = try value.text() }
                    if let value = keys.take("city") { address.city = try value.text() }
                    if let value = keys.take("state") { address.state = try value.text() }
                    if let value = keys.take("postal code") { address.postalCode = try value.text() }
                    if let value = keys.take("country") { address.country = try value.text() }
                    if let value = keys.take("at") { address.coordinate = try value.coordinate() }
                    return address
                })
        }
        return addresses
    }
}
