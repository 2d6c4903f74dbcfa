import TextTokens

/// The hashes of a token's forms, which are combined into contextual features.
struct TokenForms: Sendable {
    /// The folded word; for digits, only their count, so that training on 2015 generalises to 2016.
    var word: UInt64
    /// The folded word, unchanged.
    var exact: UInt64
    /// The word shape: classes for upper case, lower case, digit and sign, with runs limited to two.
    var shape: UInt64
    /// Prefixes and suffixes of one to four bytes; only the first `affixCount` are valid.
    var prefixes = SIMD4<UInt64>.zero
    var suffixes = SIMD4<UInt64>.zero
    var affixCount = 0

    init(_ token: TextToken, written: ArraySlice<UInt8>) {
        exact = FeatureHash.of(token.text)
        let length = token.text.utf8.count
        word = token.kind == .digits ? FeatureHash.join(5, UInt64(min(length, 6))) : exact
        shape = Self.shape(written)
        guard token.kind == .word else { return }
        affixCount = min(length - 1, 4)
        var text = token.text
        text.withUTF8 { bytes in
            var (prefix, suffix): (UInt64, UInt64) = (3, 4)
            for place in 0..<max(affixCount, 0) {
                prefix = FeatureHash.join(prefix, UInt64(bytes[place]))
                suffix = FeatureHash.join(suffix, UInt64(bytes[length - 1 - place]))
                prefixes[place] = prefix
                suffixes[place] = suffix
            }
        }
    }

    static func all(of text: TokenisedText) -> [TokenForms] {
        text.tokens.map { TokenForms($0, written: text.bytes(of: $0)) }
    }

    private static func shape(_ written: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 6
        var (last, run, count) = (UInt8(0), 0, 0)
        for byte in written {
            let kind = kind(of: byte)
            run = kind == last ? run + 1 : 1
            last = kind
            guard run <= 2 else { continue }
            hash = FeatureHash.join(hash, UInt64(kind))
            count += 1
            if count == 8 { break }
        }
        return hash
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
