import IntentSchema
import NameMatching

/// The looking up of names in one thing said; each index is scanned from when it is first asked for.
final class NameScans {
    private let context: InterpretationContext
    private let placeIndex: PlaceIndex
    private let language: NameLanguage
    private let words: [NameScan.Word]
    private var vocabulary: [String: NameScan] = [:]
    /// The same by the number of the recogniser; the inner `nil` where there is none, the outer where nobody asked yet.
    // By the one thread that reads an utterance.
    @exclusivity(unchecked) private var byRecogniser: [NameScan??] = []

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
    lazy var shown: (titles: [String], scan: NameScan)? = context.facts.shown(context).map { shown in
        (shown.titles, NameScan(shown.index, words: words, language: language, kind: .things))
    }

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

    /// The apps' phrases for what a recogniser reads; `nil` when there are none.
    func vocabulary(_ recogniser: SlotRecogniser) -> NameScan? {
        let number = recogniser.number
        if number < byRecogniser.count, let known = byRecogniser[number] { return known }
        while byRecogniser.count <= number { byRecogniser.append(nil) }
        let scan = scan(recogniser.vocabulary)
        byRecogniser[number] = .some(scan)
        return scan
    }

    private func scan(_ parameter: String) -> NameScan? {
        if let known = vocabulary[parameter] { return known }
        guard let index = context.appIndex.vocabulary[parameter] else { return nil }
        let scan = NameScan(index, words: words, language: language, kind: .things)
        vocabulary[parameter] = scan
        return scan
    }
}
