import IntentSchema
import NameMatching

/// The looking up of names in one thing said; each index is scanned from when it is first asked for.
final class NameScans {
    private let context: InterpretationContext
    private let placeIndex: PlaceIndex
    private let language: NameLanguage
    private let words: [NameScan.Word]
    private var vocabulary: [String: NameScan] = [:]

    init(_ utterance: Utterance, _ context: InterpretationContext, places: PlaceIndex, language: NameLanguage) {
        self.context = context
        self.language = language
        placeIndex = places
        words = utterance.tokens.map { token in
            let text = token.expansion == nil ? token.text : String(token.text.dropFirst())
            return .init(NameWords.folded(text), isPlain: token.word >= 0, isLetters: token.kind == .word)
        }
    }

    // What is the name of a place or an app is no person's that was misheard, and the other way round.
    lazy var contacts = NameScan(
        context.contacts.names, words: words(knownTo: [placeIndex.names, context.appIndex.names]), language: language)
    lazy var places = NameScan(
        placeIndex.names, words: words(knownTo: [context.contacts.names, context.appIndex.names]), language: language,
        kind: .things)
    lazy var apps = NameScan(context.appIndex.names, words: words, language: language, kind: .things)

    /// What the person calls things; `nil` when no app has told.
    lazy var titles = context.appIndex.titles.map { NameScan($0, words: words, language: language, kind: .things) }

    /// The titles of what the conversation has shown, and where they are said.
    lazy var shown: (titles: [String], scan: NameScan)? = {
        let titles = Array(context.recent.flatMap(\.titles).prefix(Self.mostShown))
        guard !titles.isEmpty else { return nil }
        var index = NameIndex.Builder()
        for (number, title) in titles.enumerated() { index.add(title, Int32(number)) }
        return (titles, NameScan(index.build(), words: words, language: language, kind: .things))
    }()

    private static let mostShown = 64

    /// Whether the language has the word, so that it is no name by itself.
    func isCommon(_ word: String) -> Bool { language.isCommon(word) }

    /// The words, those being plain that are a whole name of something else.
    private func words(knownTo others: [NameIndex]) -> [NameScan.Word] {
        words.map { word in
            var word = word
            word.isPlain = word.isPlain || others.contains { !$0.values([word.text]).isEmpty }
            return word
        }
    }

    /// The apps' phrases for a parameter; `nil` when there are none.
    func vocabulary(_ parameter: String) -> NameScan? {
        if let known = vocabulary[parameter] { return known }
        guard let index = context.appIndex.vocabulary[parameter] else { return nil }
        let scan = NameScan(index, words: words, language: language, kind: .things)
        vocabulary[parameter] = scan
        return scan
    }
}

extension Record {
    /// The titles of the things in its lists.
    fileprivate var titles: [String] {
        fields.keys.sorted().flatMap { fields[$0]?.list ?? [] }.compactMap { thing in
            let title = thing.record?["title"]
            return title?.string ?? title?.record?["spokenPhrase"]?.string
        }
    }
}
