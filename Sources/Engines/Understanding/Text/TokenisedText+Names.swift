public import NameMatching
public import TextTokens

extension TokenisedText {
    /// The tokens in the form used for name look-ups, one for one.
    ///
    /// - Parameter isPlain: Whether the token at an index is an ordinary word rather than a misheard name.
    public func nameWords(isPlain: (Int) -> Bool = { _ in false }) -> [NameScan.Word] {
        tokens.indices.map { index in
            let token = tokens[index]
            return NameScan.Word(NameWords.folded(token.text), isPlain: isPlain(index), isLetters: token.kind == .word)
        }
    }
}
