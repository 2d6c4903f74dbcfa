import TextTokens

/// The hashes of a token's forms, from which all features of its neighbourhood are joined.
struct TokenForms: Sendable {
    /// The folded word; digits by their number only, so that 2015 teaches about 2016.
    var word: UInt64
    /// The folded word as it is.
    var exact: UInt64
    /// Capital, small, digit and sign, runs cut to two.
    var shape: UInt64
    /// Of the first one to four bytes, and of the last one to four; only the first `affixCount` count.
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
