public import IntentSchema
public import NameMatching

/// The installed apps, indexed by name and by vocabulary.
///
/// Build it once for a set of apps and pass it to every `InterpretationContext`.
public final class AppIndex: Sendable {
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

    /// - Parameter userWords: The vocabulary registered by running apps, by app.
    public init(_ apps: [AppDescription], userWords: [String: [UserVocabulary.Word]] = [:]) {
        self.apps = apps
        var titles = NameIndex.Builder()
        var items: [Item] = []
        var names = NameIndex.Builder()
        var vocabulary: [String: NameIndex.Builder] = [:]
        var titleWords: [String: [Int32]] = [:]
        for (index, app) in apps.enumerated() {
            for name in [app.name] + app.synonyms { names.add(name, Int32(index), spoken: app.pronunciations[name]) }
            for item in app.vocabulary {
                guard let shown = item.phrases.first else { continue }
                items.append(.init(app: index, identifier: item.identifier, phrase: shown))
                for parameter in item.parameters {
                    for phrase in item.phrases {
                        vocabulary[parameter, default: .init()].add(
                            phrase, Int32(items.count - 1), spoken: app.pronunciations[phrase])
                    }
                    for word in Set(item.phrases.flatMap { NameWords.words(of: $0) }) {
                        titleWords["\(parameter) \(word)", default: []].append(Int32(items.count - 1))
                    }
                }
            }
        }
        for (index, app) in apps.enumerated() {
            for word in userWords[app.id] ?? [] where !word.parameters.isEmpty {
                items.append(.init(app: index, identifier: word.identifier ?? word.phrase, phrase: word.phrase))
                let item = Int32(items.count - 1)
                titles.add(word.phrase, item, spoken: word.pronunciation)
                for parameter in app.intents.flatMap({ intent in word.parameters.map { "\(intent).\($0)" } }) {
                    vocabulary[parameter, default: .init()].add(word.phrase, item, spoken: word.pronunciation)
                }
            }
        }
        var people = NameIndex.Builder()
        for (index, app) in apps.enumerated() {
            for word in userWords[app.id] ?? [] where word.isPerson {
                items.append(.init(app: index, identifier: word.identifier ?? word.phrase, phrase: word.phrase))
                people.add(person: word.phrase, Int32(items.count - 1))
            }
        }
        let namesPeople = userWords.values.contains { $0.contains(where: \.isPerson) }
        self.people = namesPeople ? people.build() : nil
        self.titles = userWords.isEmpty ? nil : titles.build()
        self.items = items
        self.titleWords = titleWords
        self.names = names.build()
        self.vocabulary = vocabulary.mapValues { $0.build() }
    }
}

extension NameIndex.Builder {
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
