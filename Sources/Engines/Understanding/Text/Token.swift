/// A word, number or symbol of an utterance, normalised for comparison.
struct Token: Sendable {
    enum Kind: Sendable {
        case word
        /// Digits, with at most a decimal point; `text` has no thousands separators.
        case number
        /// A number with an ordinal suffix, such as `3rd`; `text` holds its digits.
        case ordinal
        /// A time of day in digits, such as `7:30`; `text` keeps the colon.
        case clock
        /// A meaningful symbol, such as `$`, `/` or `+`.
        case symbol
        /// An e-mail address.
        case email
    }

    var kind: Kind
    /// Lower-case, without diacritics.
    var text: String
    /// The hash of `text`, for look-ups.
    let hash: UInt64
    /// The expansion of a clitic, such as `is` for `'s`; `nil` if the token is not a clitic.
    let expansion: String?
    /// The hash of `expansion`, for look-ups; 0 if there is none.
    let expansionHash: UInt64
    /// Character offsets in the utterance, half open.
    var start: Int
    var end: Int
    /// The first piece of the utterance's text; -1 if the token starts inside a piece, like the `'s` of `whats`.
    var firstPiece = -1
    /// The piece after its last one; -1 if the token ends inside a piece.
    var pastPieces = -1
    /// Whether a comma, full stop or other punctuation precedes it.
    var followsPunctuation = false
    /// Whether no space separates it from the previous token, as the `k` in `5k`.
    var isAttached = false
    /// Whether words before it were omitted, such as hesitations.
    var followsGap = false
    /// Whether words before it were retracted.
    var followsRepair = false
    /// The word's number in the templates' lexicon; -1 if it is not in it.
    var word: Int32 = -1
    /// The expansion's number in the templates' lexicon; -1 if there is none.
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

    /// The hash of the word that it stands for: of its expansion, if it has one.
    var meaning: UInt64 { expansion == nil ? hash : expansionHash }

    /// The pieces of the utterance's text that the token covers, wholly or in part.
    var pieces: Range<Int> {
        (firstPiece >= 0 ? firstPiece : pastPieces - 1)..<(pastPieces >= 0 ? pastPieces : firstPiece + 1)
    }

    /// Whether it is an emoji.
    var isPicture: Bool {
        kind == .symbol
            && text.unicodeScalars.allSatisfy { !$0.isASCII && ($0.properties.isEmoji || $0.properties.isJoinControl) }
    }

    /// Whether the token, or its expansion, is that word.
    func reads(_ word: String) -> Bool { text == word || expansion == word }
}
