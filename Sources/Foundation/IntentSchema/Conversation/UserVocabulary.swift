/// The person's own words for an app, such as names of playlists, as registered by the app at run time (`INVocabulary`).
public struct UserVocabulary: Hashable, Sendable {
    /// One registered word or phrase.
    public struct Word: Hashable, Sendable {
        /// The raw value of the word's `INVocabularyStringType`.
        public var kind: Int
        /// The word or phrase.
        public var phrase: String
        /// The app's identifier; `nil` if it has none.
        public var identifier: String?
        /// The pronunciation; `nil` if the spelling is enough.
        public var pronunciation: String?

        public init(kind: Int, phrase: String, identifier: String? = nil, pronunciation: String? = nil) {
            self.kind = kind
            self.phrase = phrase
            self.identifier = identifier
            self.pronunciation = pronunciation
        }

        /// The parameters that take words of this kind, in any intent; empty for names of people, which are matched as contacts.
        public var parameters: [String] { UserVocabulary.parameters[kind] ?? [] }

        /// Whether it is the name of somebody whom the app knows and who need not be a contact.
        public var isPerson: Bool { kind == UserVocabulary.contactName }
    }

    /// Increases with every change.
    public var version: Int
    /// The registered words.
    public var words: [Word]

    public init(version: Int = 0, words: [Word] = []) {
        self.version = version
        self.words = words
    }

    /// The raw value of `INVocabularyStringType.contactName`.
    private static let contactName = 1

    /// By raw value of `INVocabularyStringType`.
    private static let parameters: [Int: [String]] = [
        2: ["speakableGroupName", "speakableGroupNames", "groupNames"],
        100: ["searchTerms"],
        101: ["albumName"],
        200: ["workoutName"],
        300: ["profileName"],
        301: ["carName"],
        400: ["billPayee", "organizationName"],
        401: ["accountNickname", "fromAccount", "toAccount"],
        500: ["title", "targetNote", "targetTask", "taskTitles"],
        501: ["groupName", "targetTaskList", "taskList"],
        700: ["mediaSearch.mediaName", "mediaDestination", "mediaName"],
        701: ["mediaSearch.artistName", "artistName"],
        702: ["mediaSearch.mediaName", "mediaName"],
        703: ["mediaSearch.artistName", "artistName"],
        704: ["mediaSearch.mediaName", "mediaName"],
    ]
}
