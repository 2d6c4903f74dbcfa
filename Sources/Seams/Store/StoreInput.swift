public import IntentSchema

/// Validation of input, shared by all implementations.
public enum StoreInput {
    /// Checks that text contains no NUL character, where databases truncate it, and is not empty if `mayBeEmpty` is false.
    ///
    /// - Parameter subject: a description of the text for the error, such as "a setting's key".
    /// - Throws: `StoreError` with `invalidInput`. The text is not quoted, because it may be personal.
    public static func check(_ text: String, _ subject: String, mayBeEmpty: Bool = true) throws {
        guard mayBeEmpty || !text.isEmpty else {
            throw StoreError(.invalidInput, "\(subject) is empty; it needs at least one character")
        }
        guard !text.utf8.contains(0) else {
            throw StoreError(.invalidInput, "\(subject) contains a NUL character; remove it")
        }
    }

    /// Checks the identifier of a person.
    public static func check(person: String) throws {
        try check(person, "a person's identifier", mayBeEmpty: false)
    }

    /// Checks that a number is finite.
    public static func check(_ number: Double, _ subject: String) throws {
        guard number.isFinite else { throw StoreError(.invalidInput, "\(subject) is not finite; use a finite number") }
    }

    /// Checks all fields of a contact.
    public static func check(_ contact: Contact) throws {
        try check(contact.id, "a contact's identifier", mayBeEmpty: false)
        var texts = [
            contact.givenName, contact.middleName, contact.familyName, contact.fullName, contact.organization, contact.jobTitle,
            contact.relationship ?? "",
        ]
        texts += contact.nicknames
        texts += contact.handles.flatMap { [$0.value, $0.label ?? ""] }
        texts += contact.addresses.flatMap { [$0.label ?? "", $0.street, $0.city, $0.state, $0.postalCode, $0.country] }
        for text in texts { try check(text, "a contact's text") }
        for coordinate in contact.addresses.compactMap(\.coordinate) {
            try check(coordinate.latitude, "a contact's latitude")
            try check(coordinate.longitude, "a contact's longitude")
        }
    }
}
