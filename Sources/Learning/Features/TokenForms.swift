import TextTokens

/// The hashes of a token's forms, from which all features of its neighbourhood are joined.
struct TokenForms: Sendable {
    /// The folded word; digits by their number only, so that 2015 teaches about 2016.
    var word: UInt64
    /// The folded word as it is.
    var exact: UInt64
    /// Capital, small, digit and sign, runs cut to two.
    var shape: UInt64
    /// First one to four bytes, and last one to four.
    var prefixes: [UInt64]
    var suffixes: [UInt64]
    var isCapitalised: Bool

    init(_ token: TextToken, written: ArraySlice<UInt8>) {
        exact = FeatureHash.of(token.text)
        let bytes = Array(token.text.utf8)
        word = token.kind == .digits ? FeatureHash.of([UInt8](repeating: 0x30, count: min(bytes.count, 6))) : exact
        shape = Self.shape(written)
        isCapitalised = written.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
        let isWord = token.kind == .word
        prefixes = isWord ? (1...4).compactMap { $0 < bytes.count ? FeatureHash.of(bytes.prefix($0)) : nil } : []
        suffixes = isWord ? (1...4).compactMap { $0 < bytes.count ? FeatureHash.of(bytes.suffix($0)) : nil } : []
    }

    static func all(of text: TokenisedText) -> [TokenForms] {
        text.tokens.map { TokenForms($0, written: text.bytes(of: $0)) }
    }

    private static func shape(_ written: ArraySlice<UInt8>) -> UInt64 {
        var kinds: [UInt8] = []
        for byte in written {
            let kind = kind(of: byte)
            let count = kinds.count
            if count >= 2, kinds[count - 1] == kind, kinds[count - 2] == kind { continue }
            if count < 8 { kinds.append(kind) }
        }
        return FeatureHash.of(kinds)
    }

    private static func kind(of byte: UInt8) -> UInt8 {
        switch byte {
        case 0x41...0x5A: 1
        case 0x61...0x7A: 2
        case 0x30...0x39: 3
        case 0x80...: 4
        default: byte
        }
    }
}
