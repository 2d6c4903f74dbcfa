public import NameMatching
public import TextTokens

extension TokenisedText {
    /// The tokens as names are looked up by, one for one.
    ///
    /// - Parameter isPlain: whether the token at a place is what it is, rather than a name that was misheard.
    public func nameWords(isPlain: (Int) -> Bool = { _ in false }) -> [NameScan.Word] {
        tokens.indices.map { index in
            let token = tokens[index]
            return NameScan.Word(NameWords.folded(token.text), isPlain: isPlain(index), isLetters: token.kind == .word)
        }
    }
}
