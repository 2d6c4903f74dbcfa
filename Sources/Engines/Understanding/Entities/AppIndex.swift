public import IntentSchema
public import NameMatching

/// The installed apps, indexed by name and by vocabulary.
///
/// Build it once for a set of apps and pass it to every `InterpretationContext`.
public final class AppIndex: Sendable {
    /// The phrases of a parameter; a class, as copying an index takes longer than looking up a word.
    private final class Phrases: Sendable {
        let intent: String
        let names: NameIndex

        init(_ intent: String, _ names: NameIndex) { (self.intent, self.names) = (intent, names) }
    }

    /// A vocabulary item and its app.
    struct Item: Sendable {
        var app: Int
        var identifier: String
        var phrase: String
    }

    /// In the order given.
    public let apps: [AppDescription]
    /// Names and synonyms; values are indices of apps.
    public let names: NameIndex
    /// The apps' vocabulary phrases by `<Intent>.<parameter>`; values are indices of items.
    public let vocabulary: [String: NameIndex]
    /// The user's own words for things in the apps; values are indices of items. `nil` if there are none.
    let titles: NameIndex?
    /// The names of people whom apps know, whole and in parts; values are indices of items. `nil` if no app has told of any.
    let people: NameIndex?
    let items: [Item]
    /// The words of multi-word phrases, by `<Intent>.<parameter>` and word; values are indices of items.
    let titleWords: [String: [Int32]]
    /// The same phrases, with the intents.
    private let phrases: [Phrases]
    /// The intents that the apps have.
    let intents: Set<String>
    /// Whether an app changes notes that were made.
    let changesNotes: Bool
    /// Whether an app changes lists that were made.
    let changesLists: Bool

    /// - Parameter userWords: The vocabulary registered by running apps, by app.
    public convenience init(_ apps: [AppDescription], userWords: [String: [UserVocabulary.Word]] = [:]) {
        let index = AppIndex(of: apps)
        self.init(userWords.isEmpty ? index : AppIndex(index, adding: userWords))
    }

    private init(_ index: AppIndex) {
        apps = index.apps
        names = index.names
        vocabulary = index.vocabulary
        titles = index.titles
        people = index.people
        items = index.items
        titleWords = index.titleWords
        phrases = index.phrases
        intents = index.intents
        changesNotes = index.changesNotes
        changesLists = index.changesLists
    }

    /// The apps without words of the user.
    private init(of apps: [AppDescription]) {
        self.apps = apps
        var items: [Item] = []
        var names = NameIndex.Builder()
        var vocabulary: [String: NameIndex.Builder] = [:]
        var titleWords: [String: [Int32]] = [:]
        for (index, app) in apps.enumerated() {
            for name in [app.name] + app.synonyms { names.add(name, Int32(index), spoken: app.pronunciations[name]) }
        }
        for entry in Self.phrases(of: apps) {
            let item = Int32(items.count)
            items.append(.init(app: entry.app, identifier: entry.item.identifier, phrase: entry.item.phrases.first ?? ""))
            for parameter in entry.item.parameters {
                vocabulary[parameter, default: .init()].add(entry.item, item, of: apps[entry.app])
                for word in Set(entry.item.phrases.flatMap { NameWords.words(of: $0) }) {
                    titleWords["\(parameter) \(word)", default: []].append(item)
                }
            }
        }
        people = nil
        titles = nil
        self.items = items
        self.titleWords = titleWords
        intents = Set(apps.flatMap(\.intents))
        changesNotes = intents.contains { name in
            ["INSet", "INEdit", "INUpdate"].contains(where: name.hasPrefix) && name.contains("Note")
        }
        changesLists = intents.contains { $0.hasPrefix("INSet") && $0.contains("TaskList") }
        self.names = names.build()
        self.vocabulary = vocabulary.mapValues { $0.build() }
        phrases = Self.byIntent(self.vocabulary)
    }

    /// The same apps with words of the user; shares with the other all that these do not change.
    ///
    /// - Parameters:
    ///   - index: the apps without words of the user.
    ///   - userWords: the vocabulary registered by running apps, by app.
    public init(_ index: AppIndex, adding userWords: [String: [UserVocabulary.Word]]) {
        apps = index.apps
        names = index.names
        titleWords = index.titleWords
        intents = index.intents
        changesNotes = index.changesNotes
        changesLists = index.changesLists
        var titles = NameIndex.Builder()
        var items = index.items
        var added: [String: [Int32]] = [:]
        var words: [UserVocabulary.Word] = []
        for (index, app) in apps.enumerated() {
            for word in userWords[app.id] ?? [] where !word.parameters.isEmpty {
                let item = Int32(items.count)
                items.append(.init(app: index, identifier: word.identifier ?? word.phrase, phrase: word.phrase))
                words.append(word)
                titles.add(word.phrase, item, spoken: word.pronunciation)
                for parameter in app.intents.flatMap({ intent in word.parameters.map { "\(intent).\($0)" } }) {
                    added[parameter, default: []].append(item)
                }
            }
        }
        vocabulary = index.vocabulary(adding: added) { words[Int($0) - index.items.count] }
        phrases = Self.byIntent(vocabulary)
        var people = NameIndex.Builder()
        for (index, app) in apps.enumerated() {
            for word in userWords[app.id] ?? [] where word.isPerson {
                items.append(.init(app: index, identifier: word.identifier ?? word.phrase, phrase: word.phrase))
                people.add(person: word.phrase, Int32(items.count - 1))
            }
        }
        let namesPeople = userWords.values.contains { $0.contains(where: \.isPerson) }
        self.people = namesPeople ? people.build() : nil
        self.titles = titles.build()
        self.items = items
    }

    private static func byIntent(_ vocabulary: [String: NameIndex]) -> [Phrases] {
        vocabulary.compactMap { parameter, names in
            parameter.split(separator: ".").first.map { Phrases(String($0), names) }
        }
    }

    /// The intents of which a parameter has a value of that name, which is one word.
    func intents(knowing word: String) -> [String] {
        phrases.filter { $0.names.names(word) }.map(\.intent)
    }

    /// The phrases by parameter, with words of the user.
    private func vocabulary(
        adding added: [String: [Int32]], _ word: (Int32) -> UserVocabulary.Word
    ) -> [String: NameIndex] {
        var result = vocabulary
        // The intents of an app mostly have the same words for a parameter.
        var known: [[Int32]: NameIndex] = [:]
        for (parameter, words) in added {
            let isAlone = vocabulary[parameter] == nil
            if isAlone, let same = known[words] {
                result[parameter] = same
                continue
            }
            var builder = NameIndex.Builder()
            if !isAlone { builder.add(Self.phrases(of: apps), for: parameter, of: apps) }
            for item in words { builder.add(word(item).phrase, item, spoken: word(item).pronunciation) }
            let index = builder.build()
            result[parameter] = index
            if isAlone { known[words] = index }
        }
        return result
    }

    /// What the apps' descriptions name, in the order of the items.
    fileprivate static func phrases(of apps: [AppDescription]) -> [(app: Int, item: AppDescription.VocabularyItem)] {
        apps.enumerated().flatMap { index, app in
            app.vocabulary.filter { !$0.phrases.isEmpty }.map { (index, $0) }
        }
    }
}

extension NameIndex.Builder {
    /// Adds the phrases of an item.
    fileprivate mutating func add(_ item: AppDescription.VocabularyItem, _ value: Int32, of app: AppDescription) {
        for phrase in item.phrases { add(phrase, value, spoken: app.pronunciations[phrase]) }
    }

    /// Adds the phrases of the items of a parameter.
    fileprivate mutating func add(
        _ phrases: [(app: Int, item: AppDescription.VocabularyItem)], for parameter: String, of apps: [AppDescription]
    ) {
        for (number, entry) in phrases.enumerated() {
            for each in entry.item.parameters where each == parameter { add(entry.item, Int32(number), of: apps[entry.app]) }
        }
    }

    /// Adds somebody's whole name, the given name and the family name.
    fileprivate mutating func add(person name: String, _ value: Int32) {
        let words = NameWords.words(of: name)
        add(words, value)
        guard words.count > 1 else { return }
        add(Array(words.dropLast()), value)
        // "Mary Ann" is also known by her first part.
        if words.count > 2 { add([words[0]], value) }
        add([words[words.count - 1]], value, rank: .second)
    }

    /// Adds a name as written, and by its pronunciation hint if there is one.
    mutating func add(_ name: String, _ value: Int32, spoken hint: String? = nil) {
        let words = NameWords.words(of: name)
        add(words, value)
        // The article of "The Beatles" is often dropped.
        if words.count > 1, words[0] == "the" { add(Array(words.dropFirst()), value) }
        add(NameWords.spoken(hint), value, isPronunciation: true)
    }
}
