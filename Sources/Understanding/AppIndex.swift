public import IntentSchema

/// The installed apps prepared for looking up by name and by the words of their vocabulary.
///
/// Build it once for a set of apps and hand it to every `InterpretationContext`.
public struct AppIndex: Sendable {
    /// One vocabulary item and whose it is.
    struct Item: Sendable {
        var app: Int
        var identifier: String
        var phrase: String
    }

    /// In the order given.
    public let apps: [AppDescription]
    private var names = PhraseTable(isForgiving: true)
    private var vocabulary: [String: PhraseTable] = [:]
    private(set) var items: [Item] = []

    public init(_ apps: [AppDescription]) {
        self.apps = apps
        for (index, app) in apps.enumerated() {
            for name in [app.name] + app.synonyms { names.add(name, Int32(index)) }
            for item in app.vocabulary { add(item, app: index) }
        }
    }

    private mutating func add(_ item: AppDescription.VocabularyItem, app: Int) {
        guard let shown = item.phrases.first else { return }
        items.append(.init(app: app, identifier: item.identifier, phrase: shown))
        for parameter in item.parameters {
            for phrase in item.phrases {
                vocabulary[parameter, default: PhraseTable(isForgiving: true)].add(phrase, Int32(items.count - 1))
            }
        }
    }

    /// Calls back for every app name that starts at the token, the shortest first.
    func matches(in utterance: Utterance, at start: Int, found: (_ end: Int, _ apps: [Int32]) -> Void) {
        names.matches(in: utterance, at: start, found: found)
    }

    /// App names that start at the token and have one misspelt word, where just one app may be meant.
    func misspelt(in utterance: Utterance, at start: Int) -> [(end: Int, app: Int32)] {
        names.misspelt(in: utterance, at: start).compactMap { end, values in values.count == 1 ? (end, values[0]) : nil }
    }

    /// Phrases of the apps' vocabulary with one misspelt word, where they can mean just one thing.
    func misspelt(parameter: String, in utterance: Utterance, at start: Int) -> [(end: Int, items: [Int32])] {
        guard let table = vocabulary[parameter] else { return [] }
        return table.misspelt(in: utterance, at: start).filter { _, values in
            Set(values.map { items[Int($0)].identifier }).count == 1
        }.map { ($0.end, $0.values) }
    }

    /// Calls back for every phrase of the apps' vocabulary for a parameter that starts at the token, the shortest first.
    func matches(parameter: String, in utterance: Utterance, at start: Int, found: (_ end: Int, _ items: [Int32]) -> Void) {
        vocabulary[parameter]?.matches(in: utterance, at: start, found: found)
    }
}
