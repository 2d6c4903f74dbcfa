/// A question about the user's contacts, and what they tell.
public struct ContactInquiry: Hashable, Sendable {
    /// What is asked about a contact.
    public enum Fact: String, Hashable, Sendable, CaseIterable, Codable {
        /// All that the contact tells.
        case details = "details"
        /// The telephone numbers.
        case number = "number"
        /// The e-mail addresses.
        case email = "email"
        /// The postal addresses.
        case address = "address"
        /// The organization, with the job title.
        case organization = "organization"
    }

    /// The most contacts that an answer lists by name, and with what they tell.
    public static let mostListed = 20, mostDetailed = 5

    /// What is asked; `nil` for who there is.
    public var fact: Fact?
    /// The words for the person; `nil` if all contacts are meant.
    public var name: String?
    /// The label of the handles or addresses that are meant, such as `work`; `nil` for all.
    public var label: String?
    /// The contacts, in their order, at most ``mostListed``.
    public var found: [FoundContact]
    /// How many contacts fit.
    public var count: Int

    public init(fact: Fact? = nil, name: String? = nil, label: String? = nil, found: [FoundContact] = [], count: Int = 0) {
        self.fact = fact
        self.name = name
        self.label = label
        self.found = found
        self.count = count
    }
}

/// What a contact tells about what is asked.
public struct FoundContact: Hashable, Sendable {
    /// A value with its label, such as `work`; the label is `nil` if it has none.
    public struct Entry: Hashable, Sendable {
        /// The card's label in lower case; `nil` if it has none.
        public var label: String?
        /// The number, address or name, as the card writes it.
        public var value: String

        /// - Parameter label: The card's label in lower case; `nil` if it has none.
        public init(label: String? = nil, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// The full name.
    public var name: String
    /// The values that are asked for, in the card's order; empty if the contact has none, or none is asked for.
    public var entries: [Entry]

    public init(name: String, entries: [Entry] = []) {
        self.name = name
        self.entries = entries
    }
}

extension ContactInquiry {
    /// What the contact tells about the fact, under the label if there is one.
    public static func entries(_ fact: Fact, label: String?, of contact: Contact) -> [FoundContact.Entry] {
        func handles(_ kind: Contact.Handle.Kind) -> [FoundContact.Entry] {
            contact.handles.filter { $0.kind == kind }.map { .init(label: $0.label, value: $0.value) }
        }
        let entries: [FoundContact.Entry] =
            switch fact {
            case .number: handles(.phoneNumber)
            case .email: handles(.emailAddress)
            case .address:
                contact.addresses.map { address in
                    let parts = [address.street, address.city].filter { !$0.isEmpty }
                    return .init(label: address.label, value: parts.joined(separator: ", "))
                }
            case .organization:
                [contact.jobTitle, contact.organization].filter { !$0.isEmpty }.map { .init(value: $0) }
            case .details:
                [Fact.organization, .number, .email, .address].flatMap { Self.entries($0, label: nil, of: contact) }
                    + handles(.userName)
            }
        return entries.filter { !$0.value.isEmpty && (label == nil || $0.label == label) }
    }
}

extension ContactInquiry.Fact: JSONRepresentable {}

extension ContactInquiry: JSONRepresentable {
    public var json: JSONValue {
        ["fact": fact?.json, "name": name?.json, "label": label?.json, "found": found.json, "count": .integer(count)]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            fact: try json.optional("fact"), name: try json.optional("name"), label: try json.optional("label"),
            found: try json.field("found"), count: try json.field("count"))
    }
}

extension FoundContact: JSONRepresentable {
    public var json: JSONValue { ["name": .string(name), "entries": entries.jsonUnlessEmpty] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(name: try json.field("name"), entries: try json.optional("entries") ?? [])
    }
}

extension FoundContact.Entry: JSONRepresentable {
    public var json: JSONValue { ["label": label?.json, "value": .string(value)] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(label: try json.optional("label"), value: try json.field("value"))
    }
}
