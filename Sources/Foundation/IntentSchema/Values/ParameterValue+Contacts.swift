// Values that come from the person's contacts, with and without contact data.

extension Record {
    /// Marks a place as an address of a contact. Removed before a value is sent to an app.
    package static let contactMark = "fromContacts"

    /// Whether it contains contact data, beyond the words used for a person.
    fileprivate var isContact: Bool {
        type == "INPerson" && (self["contactIdentifier"] != nil || self["siriMatches"] != nil)
    }
}

extension ParameterValue {
    /// The value for an app with access to contacts: without the marks.
    package var withContacts: ParameterValue {
        hasContactMark
            ? mapped { record in
                var record = record
                record[Record.contactMark] = nil
                return record
            } ?? self : self
    }

    /// The value for an app without access to contacts: people as the words used for them, no addresses of contacts; `nil` if
    /// nothing is left.
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

    /// Whether it contains a record, at any depth, that satisfies the condition.
    private func contains(_ isMeant: (Record) -> Bool) -> Bool {
        switch self {
        case .record(let record): isMeant(record) || record.fields.values.contains { $0.contains(isMeant) }
        case .list(let values): values.contains { $0.contains(isMeant) }
        case .bool, .integer, .double, .decimal, .string, .data, .date, .dateComponents: false
        }
    }

    /// The value with every record transformed, from the outside in; `nil` if the record itself, or every element of the list,
    /// was removed.
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
