import IntentSchema

/// What a card says: the contact, and what concerns other cards.
struct CardContent {
    /// Its identifier is empty, until it is derived, when the card has none.
    var contact: Contact
    /// Whom the card's person is related to.
    var relations: [Relation] = []
    /// `M`, `F` or another letter of RFC 6350, section 6.2.7; `nil` if the card has none.
    var gender: String?
    /// The line where the card starts.
    var line: Int
    var number: Int
}

/// A relation on a card.
struct Relation {
    /// The words of the card in lower case, such as `brother` or `sibling`, the first being the one to use.
    var kinds: [String]
    /// The other person's full name, or the UID of their card.
    var target: String
    var line: Int
}
