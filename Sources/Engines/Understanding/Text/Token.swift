/// A word, number or sign of an utterance, folded for comparing.
struct Token: Sendable {
    enum Kind: Sendable {
        case word
        /// Digits, with a decimal point at most; `text` has no thousands separators.
        case number
        /// A number with an ordinal ending, such as `3rd`; `text` holds its digits.
        case ordinal
        /// A time of day in digits, such as `7:30`; `text` keeps the colon.
        case clock
        /// A sign that carries meaning, such as `$`, `/` or `+`.
        case symbol
        /// An e-mail address.
        case email
    }

    var kind: Kind
    /// Lower case, without diacritics.
    var text: String
    /// The text's, for looking it up.
    let hash: UInt64
    /// What a clitic stands for, such as `is` for `'s`; `nil` when the token is no clitic.
    let expansion: String?
    /// The expansion's, for looking it up; 0 when there is none.
    let expansionHash: UInt64
    /// Offsets in characters of the utterance, half open.
    var start: Int
    var end: Int
    /// The piece of the utterance's text that it begins with; -1 where it begins inside one, as the `'s` of `whats`.
    var firstPiece = -1
    /// The piece behind those that it ends with; -1 where it ends inside one.
    var pastPieces = -1
    /// Whether a comma, full stop or other punctuation stands before it.
    var followsPunctuation = false
    /// Whether it touches the token before it, as `k` in `5k`.
    var isAttached = false
    /// Whether words before it were left out, as hesitations are.
    var followsGap = false
    /// Whether words before it were taken back.
    var followsRepair = false
    /// The number of the word among those that templates use; -1 for other words.
    var word: Int32 = -1
    /// The number of the expansion among the words that templates use; -1 when there is none.
    var expansionWord: Int32 = -1

    init(kind: Kind, text: String, expansion: String?, start: Int, end: Int) {
        self.kind = kind
        self.text = text
        hash = WordHash.of(text)
        self.expansion = expansion
        expansionHash = expansion.map { WordHash.of($0) } ?? 0
        self.start = start
        self.end = end
    }

    /// The pieces of the utterance's text that the token covers or shares.
    var pieces: Range<Int> {
        (firstPiece >= 0 ? firstPiece : pastPieces - 1)..<(pastPieces >= 0 ? pastPieces : firstPiece + 1)
    }

    /// Whether the token reads as that word, itself or as a clitic of it.
    func reads(_ word: String) -> Bool { text == word || expansion == word }
}
