import IntentSchema
import NameMatching

/// The name scans of one utterance; each index is scanned lazily.
final class NameScans {
    private let context: InterpretationContext
    private let placeIndex: PlaceIndex
    private let language: NameLanguage
    private let words: [NameScan.Word]
    private var vocabulary: [String: NameScan] = [:]
    /// The scans for recognisers that have one.
    private var scans: [NameScan] = []
    /// The index in `scans` by the recogniser's number, or `none`, or `unknown`: many optionals take long to make and to destroy.
    // Safe: one utterance is read by one thread.
    @exclusivity(unchecked) private var byRecogniser: [Int32] = []

    private static let none: Int32 = -1
    private static let unknown: Int32 = -2

    init(_ utterance: Utterance, _ context: InterpretationContext, places: PlaceIndex, language: NameLanguage) {
        self.context = context
        self.language = language
        placeIndex = places
        words = utterance.tokens.map { token in
            let text = token.expansion == nil ? token.text : String(token.text.dropFirst())
            return .init(NameWords.folded(text), isPlain: token.word >= 0, isLetters: token.kind == .word)
        }
    }

    // A place or app name is not a misheard person's name, nor the reverse.
    lazy var contacts = NameScan(
        context.contacts.names, words: words(knownTo: [placeIndex.names, context.appIndex.names]), language: language)
    lazy var places = NameScan(
        placeIndex.names, words: words(knownTo: [context.contacts.names, context.appIndex.names]), language: language,
        kind: .things)
    lazy var apps = NameScan(context.appIndex.names, words: words, language: language, kind: .things)

    /// The people whom apps know; `nil` if no app has told of any.
    lazy var people = context.appIndex.people.map { NameScan($0, words: words, language: language) }

    /// The groups of people whom apps know; `nil` if no app has told of any.
    lazy var groups = context.appIndex.vocabulary["INSendMessageIntent.speakableGroupName"].map {
        NameScan($0, words: words, language: language, kind: .things)
    }

    /// The user's own words for things; `nil` if no app registered any.
    lazy var titles = context.appIndex.titles.map { NameScan($0, words: words, language: language, kind: .things) }

    /// The scan for things of that name.
    func scan(_ index: NameIndex) -> NameScan { NameScan(index, words: words, language: language, kind: .things) }

    /// Whether it is a common word of the language, and so not a name by itself.
    func isCommon(_ word: String) -> Bool { language.isCommon(word) }

    /// Whether the word is no proper name by itself.
    func isNoName(_ word: String) -> Bool { language.isNoName(NameWords.folded(word)) }

    /// Whether the word is known as a name, or as the short form of one.
    func isName(_ word: String) -> Bool { language.isName(NameWords.folded(word)) }

    /// The words, with those marked plain that are a whole name in another index.
    private func words(knownTo others: [NameIndex]) -> [NameScan.Word] {
        words.map { word in
            var word = word
            word.isPlain = word.isPlain || others.contains { !$0.values([word.text]).isEmpty }
            return word
        }
    }

    /// The apps' phrases for a recogniser; `nil` if there are none.
    func vocabulary(_ recogniser: SlotRecogniser) -> NameScan? {
        let number = recogniser.number
        if number < byRecogniser.count, byRecogniser[number] != Self.unknown {
            let place = byRecogniser[number]
            return place == Self.none ? nil : scans[Int(place)]
        }
        if byRecogniser.count <= number {
            byRecogniser.append(contentsOf: repeatElement(Self.unknown, count: number + 1 - byRecogniser.count))
        }
        guard let scan = scan(recogniser.vocabulary) else {
            byRecogniser[number] = Self.none
            return nil
        }
        byRecogniser[number] = Int32(scans.count)
        scans.append(scan)
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
