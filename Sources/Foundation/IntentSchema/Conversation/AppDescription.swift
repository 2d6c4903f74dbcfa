/// An installed app as the assistant knows it: names, supported intents and vocabulary.
public struct AppDescription: Hashable, Sendable {
    /// A word or phrase from the app's vocabulary that a parameter can take.
    public struct VocabularyItem: Hashable, Sendable {
        /// The parameters that can take it, as `<IntentClass>.<parameter>`: `INRequestRideIntent.rideOptionName`.
        public var parameters: [String]
        /// The app's identifier for the item.
        public var identifier: String
        /// The phrases that name the item; the first one is shown.
        public var phrases: [String]
        /// Example sentences.
        public var examples: [String]

        public init(parameters: [String], identifier: String, phrases: [String], examples: [String] = []) {
            self.parameters = parameters
            self.identifier = identifier
            self.phrases = phrases
            self.examples = examples
        }
    }

    /// The bundle identifier, such as `org.example.swiftcabs`.
    public var id: String
    /// The display name.
    public var name: String
    /// Alternative names.
    public var synonyms: [String]
    /// The intents that the app declares, in its order of priority.
    public var intents: [String]
    /// The intents that require an unlocked device (`IntentsRestrictedWhileLocked`).
    public var restrictedWhileLocked: Set<String>
    /// The vocabulary of the app's property lists.
    public var vocabulary: [VocabularyItem]
    /// Pronunciations by name or vocabulary phrase, spelt as one would read them; only known ones.
    public var pronunciations: [String: String]
    /// Example sentences by intent.
    public var examples: [String: [String]]
    /// Whether the app has access to contacts. Without access, it receives people as the words used for them, and no addresses
    /// from contacts.
    public var seesContacts: Bool

    public init(
        id: String, name: String, synonyms: [String] = [], intents: [String], restrictedWhileLocked: Set<String> = [],
        vocabulary: [VocabularyItem] = [], examples: [String: [String]] = [:], seesContacts: Bool = true,
        pronunciations: [String: String] = [:]
    ) {
        self.id = id
        self.name = name
        self.synonyms = synonyms
        self.intents = intents
        self.restrictedWhileLocked = restrictedWhileLocked
        self.vocabulary = vocabulary
        self.examples = examples
        self.seesContacts = seesContacts
        self.pronunciations = pronunciations
    }
}
