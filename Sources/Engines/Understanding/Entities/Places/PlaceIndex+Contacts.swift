public import IntentSchema

extension PlaceIndex {
    /// The contacts with located addresses: those without a coordinate get their city's.
    public func located(_ contacts: [Contact]) -> [Contact] {
        contacts.map { contact in
            var contact = contact
            for index in contact.addresses.indices where contact.addresses[index].coordinate == nil {
                let address = contact.addresses[index]
                contact.addresses[index].coordinate = coordinate(
                    city: address.city, region: address.state, country: address.country)
            }
            return contact
        }
    }
}
