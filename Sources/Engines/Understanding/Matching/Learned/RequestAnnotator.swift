public import Learning
public import Recognisers
public import TextTokens

/// The features of a sentence for the learned request models, besides its words: hits of recognisers and phrase lists, and word
/// classes.
///
/// A model must run with the annotator it was trained with; its file names it.
public struct RequestAnnotator: Sendable {
    /// Changes whenever the hits change.
    public static let name = "requests-2"

    private let lists: PhraseLists
    private let classes: WordClasses
    /// Plain numbers have no hits; adding them made slots worse.
    private let quantities: QuantityRecogniser
    private let times: TimeRecogniser
    /// Any fixed time will do: it does not affect which span is a time.
    private static let reference = TimeReference(now: CivilTime(year: 2026, month: 1, day: 1))

    /// - Parameters:
    ///   - language: The recognisers' data of the language.
    ///   - lists: Closed classes such as countries or music genres, by name.
    ///   - classes: Distributional word classes.
    public init(_ language: RecogniserLanguage, lists: PhraseLists, classes: WordClasses) {
        quantities = QuantityRecogniser(language, .init(kinds: [.money, .temperature, .percentage, .phone, .email, .url]))
        times = TimeRecogniser(language)
        self.lists = lists
        self.classes = classes
    }

    /// The hits of a sentence, in no particular order.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        classes.hits(in: text) + lists.hits(in: text)
            + quantities.entities(in: text).map { TokenHit(range: $0.range, label: "is-\($0.kind.rawValue)") }
            + times.entities(in: text, reference: Self.reference).map {
                TokenHit(range: $0.range, label: "is-\($0.kind.rawValue)")
            }
    }

    /// As a closure for models.
    public var annotator: Annotator { { hits(in: $0) } }
}
