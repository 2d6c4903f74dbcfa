import TextTokens

/// What a recogniser, a list of phrases or a table of word classes says of a range of tokens.
public struct TokenHit: Hashable, Sendable {
    public var range: Range<Int>
    public var label: String

    public init(range: Range<Int>, label: String) {
        self.range = range
        self.label = label
    }
}

/// Hits from outside, which the models take as features. A model must be read with the annotator it was trained with.
public typealias Annotator = @Sendable (TokenisedText) -> [TokenHit]
