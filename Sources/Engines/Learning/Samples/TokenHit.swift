public import TextTokens

/// A labelled range of tokens from a recogniser, a phrase list or a table of word classes.
public struct TokenHit: Hashable, Sendable {
    /// The source of a hit.
    public enum Kind: UInt8, Hashable, Sendable {
        /// An entity, such as a time or a country.
        case entity
        /// A word class, learned from the word's neighbours.
        case wordClass
    }

    /// The covered tokens, half open.
    public var range: Range<Int>
    /// What was found, such as `is-money` or the name of a phrase list or word class.
    public let label: String
    /// The source; entities and word classes become different features.
    public var kind: Kind
    /// The hash of the label, used in features.
    let labelHash: UInt64

    public init(range: Range<Int>, label: String, kind: Kind = .entity) {
        self.init(range: range, label: label, hash: FeatureHash.of(label), kind: kind)
    }

    /// - Parameter hash: the label's hash, for callers with many hits of one label.
    init(range: Range<Int>, label: String, hash: UInt64, kind: Kind) {
        self.range = range
        self.label = label
        self.kind = kind
        labelHash = hash
    }
}

/// Provides external hits, which the models use as features. A model must be opened with the annotator it was trained with.
public typealias Annotator = @Sendable (TokenisedText) -> [TokenHit]
