/// The smallest piece of a text that recognisers and models look at: a word, a run of digits, or one sign.
public struct TextToken: Hashable, Sendable {
    public enum Kind: UInt8, Hashable, Sendable {
        /// Letters, with the apostrophes inside them: `don't`, `o'clock`. What `'s`, `'ll` and the like stand for is a word of its own.
        case word
        /// ASCII digits, without separators: `7:30` is three tokens.
        case digits
        /// One sign, such as `$`, `.` or an emoji.
        case sign
    }

    public var kind: Kind
    /// Lower case, without diacritics, with straight apostrophes.
    public var text: String
    /// Offsets in bytes of the text as UTF-8, half open.
    public var start: Int
    public var end: Int
    /// Whether it touches the token before it, as `k` does in `5k`.
    public var isAttached: Bool

    public init(kind: Kind, text: String, start: Int, end: Int, isAttached: Bool) {
        self.kind = kind
        self.text = text
        self.start = start
        self.end = end
        self.isAttached = isAttached
    }

    /// Length in bytes of the text as UTF-8.
    public var length: Int { end - start }
}
