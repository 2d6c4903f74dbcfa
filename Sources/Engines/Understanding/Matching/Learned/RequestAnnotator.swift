public import Learning
public import Recognisers
public import TextTokens

/// What the learned models of requests are told of a sentence besides its words: hits of the recognisers and of lists of phrases,
/// and classes of words.
///
/// A model is read with the annotator that it was trained with; its file names it.
public struct RequestAnnotator: Sendable {
    /// Changes with everything that changes hits.
    public static let name = "requests-2"

    private let lists: PhraseLists
    private let classes: WordClasses
    /// Plain numbers are told by their words; hits for them made slots worse.
    private let quantities: QuantityRecogniser
    private let times: TimeRecogniser
    /// Which stretch of a sentence tells a time does not depend on when it is said.
    private static let reference = TimeReference(now: CivilTime(year: 2026, month: 1, day: 1))

    /// - Parameters:
    ///   - language: What recognisers know of the language.
    ///   - lists: Closed classes such as countries or kinds of music, by name.
    ///   - classes: Classes of words by the company they keep.
    public init(_ language: RecogniserLanguage, lists: PhraseLists, classes: WordClasses) {
        quantities = QuantityRecogniser(language, .init(kinds: [.money, .temperature, .percentage, .phone, .email, .url]))
        times = TimeRecogniser(language)
        self.lists = lists
        self.classes = classes
    }

    /// The hits of a sentence, in no order.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        classes.hits(in: text) + lists.hits(in: text)
            + quantities.entities(in: text).map { TokenHit(range: $0.range, label: "is-\($0.kind.rawValue)") }
            + times.entities(in: text, reference: Self.reference).map {
                TokenHit(range: $0.range, label: "is-\($0.kind.rawValue)")
            }
    }

    /// For models.
    public var annotator: Annotator { { hits(in: $0) } }
}
