/// An installed app as the assistant knows it: names, supported intents and vocabulary.
public struct AppDescription: Hashable, Sendable, Codable {
    /// A word or phrase of the app's own that a parameter may take.
    public struct VocabularyItem: Hashable, Sendable, Codable {
        /// `<IntentClass>.<parameter>`, as in `INRequestRideIntent.rideOptionName`.
        public var parameters: [String]
        public var identifier: String
        /// The first is the one to show; all of them are understood.
        public var phrases: [String]
        /// Sentences that show its use.
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
    public var name: String
    /// Other names that people call it by.
    public var synonyms: [String]
    /// The intents that its extension declares, in its order of priority.
    public var intents: [String]
    /// Those of its intents for which the device must be unlocked (`IntentsRestrictedWhileLocked`).
    public var restrictedWhileLocked: Set<String>
    public var vocabulary: [VocabularyItem]
    /// How its names and the phrases of its vocabulary sound, spelt as one would read it, by name or phrase; only those known.
    public var pronunciations: [String: String]
    /// Sentences that people say to it, by intent.
    public var examples: [String: [String]]
    /// Whether the person lets the app see their contacts. One that may not see them gets people as the words that they were
    /// called by, and no addresses of contacts.
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
