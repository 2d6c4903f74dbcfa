/// The sounds that distinguish spellings; vowels count only at the beginning of a word.
enum Sound: UInt8 {
    case p = 1
    case b, t, d, k, g, f, v, s, z, sh, ch, j, m, n, r, l, w, y, h, th, vowel

    /// The group of easily confused sounds; `nil` for a sound that is easily missed.
    ///
    /// - Parameter isFirst: whether it is the first sound of the word.
    func group(isFirst: Bool) -> UInt64? {
        switch self {
        case .p, .b: 1
        case .t, .d, .th: 2
        case .k, .g: 3
        case .f, .v: 4
        case .s, .z: 5
        case .sh, .ch, .j: 6
        case .m, .n: 7
        case .r: 8
        case .l: 9
        case .w: isFirst ? 10 : nil
        case .y, .h, .vowel: isFirst ? 11 : nil
        }
    }
}

/// A phonetic key of at most twelve sounds: words with the same key sound alike, apart from their vowels.
///
/// Based on the idea of Lawrence Philips' Metaphone ("Hanging on the Metaphone", Computer Language 7(12), 1990) and Double
/// Metaphone (C/C++ Users Journal 18(6), 2000): consonants as pronounced in English, and a second key if a spelling has two
/// pronunciations. The rules are our own.
public struct SoundKey: Hashable, Sendable {
    private static let mostSounds = 12

    /// Five bits per sound, the first one highest.
    private(set) var bits: UInt64 = 0
    private(set) var count = 0
    private var last: Sound?
    /// Four bits per group: equal for words that a listener may confuse.
    private(set) var groups: UInt64 = 0

    /// Whether the word has no distinguishing sound.
    var isEmpty: Bool { count == 0 }

    mutating func append(_ sound: Sound) {
        guard count < Self.mostSounds, sound != last else { return }
        if let group = sound.group(isFirst: count == 0), groups & 15 != group { groups = groups << 4 | group }
        bits = bits << 5 | UInt64(sound.rawValue)
        count += 1
        last = sound
    }

    /// The keys of a word in lower case without diacritics: of its main pronunciation and of an alternative one (the same if
    /// there is none).
    public static func keys(of word: String) -> (first: SoundKey, second: SoundKey) {
        var word = word
        return word.withUTF8 { SoundReader.keys(of: $0) }
    }
}
