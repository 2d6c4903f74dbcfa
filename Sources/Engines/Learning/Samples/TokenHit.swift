public import TextTokens

/// What a recogniser, a list of phrases or a table of word classes says of a range of tokens.
public struct TokenHit: Hashable, Sendable {
    /// The source of a hit.
    public enum Kind: UInt8, Hashable, Sendable {
        /// An entity, such as a time or a country.
        case entity
        /// The class of a word by the company it keeps.
        case wordClass
    }

    /// The tokens it covers, half open.
    public var range: Range<Int>
    /// What was found, such as `is-money` or the name of a phrase list or word class.
    public let label: String
    /// The source; entities and word classes become different features.
    public var kind: Kind
    /// What features know the label by.
    let labelHash: UInt64

    public init(range: Range<Int>, label: String, kind: Kind = .entity) {
        self.init(range: range, label: label, hash: FeatureHash.of(label), kind: kind)
    }

    /// - Parameter hash: the label's, for those who have many hits of one label.
    init(range: Range<Int>, label: String, hash: UInt64, kind: Kind) {
        self.range = range
        self.label = label
        self.kind = kind
        labelHash = hash
    }
}

/// Hits from outside, which the models take as features. A model must be read with the annotator it was trained with.
public typealias Annotator = @Sendable (TokenisedText) -> [TokenHit]
