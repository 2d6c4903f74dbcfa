/// The sentences of a language that have the assistant remember something, such as "always use Pigeon for messages".
///
/// A sentence is words, and `{app}` for the name of an app, `{topic}` for words of a topic, `{phrase}` for any words, `{shortcut}` for the
/// phrase of a shortcut that there is, `{time}` for a time or recurrence, or `{recurrence}` for a recurrence alone.
public struct SettingPhrases: Sendable, Codable {
    /// Sentences that prefer an app.
    public var prefer: [String]
    /// Sentences that withdraw a preference.
    public var forget: [String]
    /// Sentences that give the last request a phrase.
    public var shortcut: [String]
    /// Sentences that have a shortcut run by itself.
    public var schedule: [String]
    /// Sentences that have a shortcut no longer run by itself.
    public var unschedule: [String]
    /// Sentences that ask which shortcuts run by themselves, or when one does.
    public var schedules: [String]
    /// Sentences that ask which shortcuts there are.
    public var shortcuts: [String]
    /// Sentences that run a shortcut now.
    public var run: [String]
    /// Words for the domains of the catalogue.
    public var topics: [String: [String]]

    public init(
        prefer: [String] = [], forget: [String] = [], shortcut: [String] = [],
        schedule: [String] = [], unschedule: [String] = [], schedules: [String] = [], shortcuts: [String] = [],
        run: [String] = [], topics: [String: [String]] = [:]
    ) {
        self.prefer = prefer
        self.forget = forget
        self.shortcut = shortcut
        self.schedule = schedule
        self.unschedule = unschedule
        self.schedules = schedules
        self.shortcuts = shortcuts
        self.run = run
        self.topics = topics
    }

    /// A language without such sentences.
    public static let none = SettingPhrases()
}
