public import IntentSchema

/// What a file of contact cards held.
public struct CardReading: Sendable {
    /// The people, in the order of their cards. Identifiers are unique; at most one contact is the owner.
    public var contacts: [Contact]
    /// What could not be used, in the order of the file's lines; what concerns the file as a whole comes last.
    public var problems: [CardProblem]
    /// How many cards were begun in the file, good and bad.
    public var cardCount: Int

    public init(contacts: [Contact], problems: [CardProblem], cardCount: Int) {
        self.contacts = contacts
        self.problems = problems
        self.cardCount = cardCount
    }
}

/// How far the reading of a file has come.
public struct CardProgress: Hashable, Sendable {
    /// How many cards have been begun.
    public var cards: Int
    public var bytesRead: Int
    /// The file's size; `nil` when it is not known beforehand, as with a pipe.
    public var totalBytes: Int?

    public init(cards: Int, bytesRead: Int, totalBytes: Int?) {
        self.cards = cards
        self.bytesRead = bytesRead
        self.totalBytes = totalBytes
    }
}
