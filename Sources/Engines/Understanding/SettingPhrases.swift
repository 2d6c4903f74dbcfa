/// The sentences of a language that have the assistant remember something, such as "always use Pigeon for messages".
///
/// A sentence is words, and `{app}` for the name of an app, `{topic}` for words of a topic, or `{phrase}` for any words.
public struct SettingPhrases: Sendable, Codable {
    /// Sentences that prefer an app.
    public var prefer: [String]
    /// Sentences that withdraw a preference.
    public var forget: [String]
    /// Sentences that give the last request a phrase.
    public var shortcut: [String]
    /// Words for the domains of the catalogue.
    public var topics: [String: [String]]

    public init(
        prefer: [String] = [], forget: [String] = [], shortcut: [String] = [], topics: [String: [String]] = [:]
    ) {
        self.prefer = prefer
        self.forget = forget
        self.shortcut = shortcut
        self.topics = topics
    }

    /// A language without such sentences.
    public static let none = SettingPhrases()
}
