public import IntentSchema

/// The words of a language in which people ask about reservations.
///
/// A question is read as a sequence of these phrases, times and names: "when", "is", "my", "flight", "to" and a name.
public struct ReservationPhrases: Sendable, Codable {
    /// Phrases with one meaning.
    public struct Entry: Sendable, Codable {
        /// The phrases, in lower case.
        public var say: [String]
        /// The kind of reservation that they name.
        public var kind: ReservationKind?
        /// The kind that is meant if nothing else names one: "check out" means a hotel.
        public var implies: ReservationKind?
        /// What they ask for.
        public var fact: ReservationInquiry.Fact?
        /// What else they mean.
        public var role: Role?
    }

    /// What phrases mean besides kinds and facts.
    public enum Role: String, Sendable, Codable {
        /// Any reservation.
        case reservation
        /// They ask, if the utterance begins with them.
        case question
        /// They say whose it is.
        case own
        /// A name may follow.
        case preposition
        /// A name of where it goes to may follow.
        case destination
        /// A name of where it comes from may follow.
        case origin
        /// The beginning is meant: departure, pick-up.
        case beginning
        /// The end is meant: arrival, return.
        case ending
        /// What is over is meant.
        case past
        /// Only the first is meant.
        case next
        /// Nothing.
        case filler
    }

    /// All phrases.
    public var phrases: [Entry]

    public init(phrases: [Entry] = []) {
        self.phrases = phrases
    }

    /// A language without such questions.
    public static let none = ReservationPhrases()
}
