/// The sounds that spellings are told apart by; vowels count at the beginning of a word only.
enum Sound: UInt8 {
    case p = 1
    case b, t, d, k, g, f, v, s, z, sh, ch, j, m, n, r, l, w, y, h, th, vowel

    /// The group of sounds that are easily taken for each other; `nil` where the sound is easily missed altogether.
    ///
    /// - Parameter isFirst: whether it begins the word.
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

/// How a word sounds, as a row of at most twelve sounds: words of one key are pronounced alike, give or take their vowels.
///
/// The idea is that of Lawrence Philips' Metaphone ("Hanging on the Metaphone", Computer Language 7(12), 1990) and Double Metaphone
/// (C/C++ Users Journal 18(6), 2000): consonants as they are spoken in English, a second key where a spelling is read in two ways.
/// The rules are our own.
public struct SoundKey: Hashable, Sendable {
    private static let mostSounds = 12

    /// Five bits a sound, the first one highest.
    private(set) var bits: UInt64 = 0
    private(set) var count = 0
    private var last: Sound?
    /// Four bits a group: the same for words that a listener may mix up.
    private(set) var groups: UInt64 = 0

    /// Whether the word has no sound that tells it from others.
    var isEmpty: Bool { count == 0 }

    mutating func append(_ sound: Sound) {
        guard count < Self.mostSounds, sound != last else { return }
        if let group = sound.group(isFirst: count == 0), groups & 15 != group { groups = groups << 4 | group }
        bits = bits << 5 | UInt64(sound.rawValue)
        count += 1
        last = sound
    }

    /// The keys of a word in lower case without diacritics: as it is read first, and otherwise (the same where there is no other way).
    public static func keys(of word: String) -> (first: SoundKey, second: SoundKey) {
        var word = word
        return word.withUTF8 { SoundReader.keys(of: $0) }
    }
}
