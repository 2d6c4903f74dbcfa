import IntentSchema

/// The content of a card: the contact, and what refers to other cards.
struct CardContent {
    /// The contact. If the card has no identifier, it is empty until one is derived.
    var contact: Contact
    /// The relations of the card's person.
    var relations: [Relation] = []
    /// `M`, `F` or another letter of RFC 6350, section 6.2.7; `nil` if the card has none.
    var gender: String?
    /// The line on which the card starts.
    var line: Int
    var number: Int
}

/// A relation on a card.
struct Relation {
    /// The card's words in lower case, such as `brother` or `sibling`; the first one is preferred.
    var kinds: [String]
    /// The other person's full name, or the UID of their card.
    var target: String
    var line: Int
}
