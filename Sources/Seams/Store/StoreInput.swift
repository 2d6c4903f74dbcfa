public import IntentSchema

/// The rules on what may be stored, shared by all implementations.
public enum StoreInput {
    /// Checks a piece of text: no NUL character (databases cut text there), and not empty where it names something.
    ///
    /// - Parameter subject: what the text is, for the error, such as "a setting's key".
    /// - Throws: `StoreError` with `invalidInput`. The text itself is not quoted, as it may be personal.
    public static func check(_ text: String, _ subject: String, mayBeEmpty: Bool = true) throws {
        guard mayBeEmpty || !text.isEmpty else {
            throw StoreError(.invalidInput, "\(subject) is empty; it needs at least one character")
        }
        guard !text.utf8.contains(0) else {
            throw StoreError(.invalidInput, "\(subject) contains a NUL character; remove it")
        }
    }

    /// Checks that a number is one: neither infinite nor NaN.
    public static func check(_ number: Double, _ subject: String) throws {
        guard number.isFinite else { throw StoreError(.invalidInput, "\(subject) is not finite; use a finite number") }
    }

    /// Checks all parts of a contact.
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
