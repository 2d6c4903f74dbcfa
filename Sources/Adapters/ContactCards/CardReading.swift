public import IntentSchema

/// The contents of a vCard file.
public struct CardReading: Sendable {
    /// The contacts in the order of their cards. Identifiers are unique; at most one contact is the owner.
    public var contacts: [Contact]
    /// The problems by line; those of the whole file come last.
    public var problems: [CardProblem]
    /// The number of cards in the file, valid or not.
    public var cardCount: Int

    public init(contacts: [Contact], problems: [CardProblem], cardCount: Int) {
        self.contacts = contacts
        self.problems = problems
        self.cardCount = cardCount
    }
}

/// The progress of reading a file.
public struct CardProgress: Hashable, Sendable {
    /// The number of cards so far.
    public var cards: Int
    /// The number of bytes read.
    public var bytesRead: Int
    /// The file's size in bytes; `nil` if unknown, as with a pipe.
    public var totalBytes: Int?

    public init(cards: Int, bytesRead: Int, totalBytes: Int?) {
        self.cards = cards
        self.bytesRead = bytesRead
        self.totalBytes = totalBytes
    }
}
