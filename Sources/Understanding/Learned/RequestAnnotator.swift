public import Learning
import Recognisers
public import TextTokens

/// What the learned models of requests are told of a sentence besides its words: hits of the recognisers and of lists of phrases.
///
/// A model is read with the annotator that it was trained with; its file names it.
public struct RequestAnnotator: Sendable {
    /// Changes with everything that changes hits.
    public static let name = "requests-1"

    private let lists: PhraseLists
    private let quantities = QuantityRecogniser()

    /// - Parameter lists: Closed classes such as countries or kinds of music, by name.
    public init(lists: [String: [String]]) {
        self.lists = PhraseLists(lists)
    }

    /// The hits of a sentence, in no order.
    public func hits(in text: TokenisedText) -> [TokenHit] {
        lists.hits(in: text)
            + quantities.entities(in: text).map { TokenHit(range: $0.range, label: "is-\($0.kind.rawValue)") }
    }

    /// For models.
    public var annotator: Annotator { { hits(in: $0) } }
}
