public import IntentSchema

/// The words of a language in which people ask about their contacts.
///
/// A question is read as a sequence of these phrases and of people: "what is", Mom and "number".
public struct ContactPhrases: Sendable, Codable {
    /// Phrases with one meaning.
    public struct Entry: Sendable, Codable {
        /// The phrases, in lower case.
        public var say: [String]
        /// What they ask for.
        public var fact: ContactInquiry.Fact?
        /// The label of what they ask for, such as `work`.
        public var label: String?
        /// What else they mean.
        public var role: Role?
    }

    /// What phrases mean besides facts.
    public enum Role: String, Sendable, Codable {
        /// They begin a question.
        case question
        /// They ask whether there is somebody or something.
        case presence
        /// They ask who somebody is, or who there is.
        case identity
        /// The contacts as a whole.
        case everyone
        /// Somebody, whoever it is.
        case anyone
        /// A name follows.
        case naming
        /// The speaker's own.
        case own
        /// They make it something else than a question: "get me Luca on the phone".
        case other
        /// Nothing.
        case filler
    }

    /// All phrases.
    public var phrases: [Entry]

    public init(phrases: [Entry] = []) {
        self.phrases = phrases
    }

    /// A language without such questions.
    public static let none = ContactPhrases()
}

extension PhraseLexicon<ContactPhrases.Entry> {
    init(_ language: ContactPhrases) {
        self.init(language.phrases.map { ($0.say, $0) }) {
            $0.fact != nil || [.everyone, .identity, .naming, .anyone].contains($0.role)
        }
    }
}
