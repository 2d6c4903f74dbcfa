/// Words that the person uses with an app, such as names of their playlists, as the app has told them while it runs (`INVocabulary`).
public struct UserVocabulary: Hashable, Sendable {
    public struct Word: Hashable, Sendable {
        /// What the word names: the raw value of a case of `INVocabularyStringType`.
        public var kind: Int
        public var phrase: String
        /// What the app calls it; `nil` when it told none.
        public var identifier: String?
        /// How it is spoken where that cannot be seen from its letters.
        public var pronunciation: String?

        public init(kind: Int, phrase: String, identifier: String? = nil, pronunciation: String? = nil) {
            self.kind = kind
            self.phrase = phrase
            self.identifier = identifier
            self.pronunciation = pronunciation
        }

        /// The parameters that words of the kind are values of, whatever the intent; empty for names of people, who are found as contacts.
        public var parameters: [String] { UserVocabulary.parameters[kind] ?? [] }
    }

    /// Rises with every change.
    public var version: Int
    public var words: [Word]

    public init(version: Int = 0, words: [Word] = []) {
        self.version = version
        self.words = words
    }

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
