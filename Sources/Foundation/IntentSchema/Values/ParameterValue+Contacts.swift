// Values that come from the person's contacts, and what is left of them for an app that may not see contacts.

extension Record {
    /// Marks a place as an address of a contact; it never reaches an app.
    package static let contactMark = "fromContacts"

    /// Whether it says more of a person than the words that they were called by, taken from contacts.
    fileprivate var isContact: Bool {
        type == "INPerson" && (self["contactIdentifier"] != nil || self["siriMatches"] != nil)
    }
}

extension ParameterValue {
    /// The value as an app may get it that sees contacts.
    package var withContacts: ParameterValue {
        hasContactMark
            ? mapped { record in
                var record = record
                record[Record.contactMark] = nil
                return record
            } ?? self : self
    }

    /// The value as an app may get it that does not see contacts: people by the words that they were called by, no addresses
    /// of contacts; `nil` where nothing is left.
    package var withoutContacts: ParameterValue? {
        hasContacts
            ? mapped { record in
                if record[Record.contactMark] != nil { return nil }
                guard record.isContact else { return record }
                return .person(spoken: record["spokenPhrase"]?.string ?? record["displayName"]?.string ?? "")
            } : self
    }

    private var hasContactMark: Bool { contains { $0[Record.contactMark] != nil } }

    private var hasContacts: Bool { contains { $0[Record.contactMark] != nil || $0.isContact } }

    /// Whether a record in it, at any depth, is of that kind.
    private func contains(_ isMeant: (Record) -> Bool) -> Bool {
        switch self {
        case .record(let record): isMeant(record) || record.fields.values.contains { $0.contains(isMeant) }
        case .list(let values): values.contains { $0.contains(isMeant) }
        case .bool, .integer, .double, .decimal, .string, .data, .date, .dateComponents: false
        }
    }

    /// The value with every record in it changed, from the outside inwards; `nil` where the record itself, or every element
    /// of the list, is to go.
    private func mapped(_ change: (Record) -> Record?) -> ParameterValue? {
        switch self {
        case .record(let record):
            guard var changed = change(record) else { return nil }
            changed.fields = changed.fields.compactMapValues { $0.mapped(change) }
            return .record(changed)
        case .list(let values):
            let left = values.compactMap { $0.mapped(change) }
            return left.isEmpty && !values.isEmpty ? nil : .list(left)
        case .bool, .integer, .double, .decimal, .string, .data, .date, .dateComponents:
            return self
        }
    }
}
