/// The smallest unit of text for recognisers and models: a word, a run of digits, or a symbol.
public struct TextToken: Hashable, Sendable {
    /// The kinds of tokens.
    public enum Kind: UInt8, Hashable, Sendable {
        /// Letters with inner apostrophes: `don't`, `o'clock`. Clitics such as `'s` and `'ll` are separate words.
        case word
        /// ASCII digits, without separators: `7:30` is three tokens.
        case digits
        /// One other character, such as `$`, `.` or an emoji.
        case sign
    }

    /// The kind of token.
    public var kind: Kind
    /// The folded text: lower case, without diacritics, with straight apostrophes.
    public var text: String
    /// The start offset in UTF-8 bytes.
    public var start: Int
    /// The end offset in UTF-8 bytes, exclusive.
    public var end: Int
    /// Whether it directly follows the previous token, like `k` in `5k`.
    public var isAttached: Bool

    public init(kind: Kind, text: String, start: Int, end: Int, isAttached: Bool) {
        self.kind = kind
        self.text = text
        self.start = start
        self.end = end
        self.isAttached = isAttached
    }

    /// The length in UTF-8 bytes.
    public var length: Int { end - start }
}
