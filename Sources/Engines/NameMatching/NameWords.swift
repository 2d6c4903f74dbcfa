import Foundation

/// Splits names into words for look-up.
public enum NameWords {
    /// The words in lower case, without diacritics, apostrophes and punctuation; digits are separate words, `&` is "and".
    public static func words(of name: String) -> [String] {
        var name = name
        let plain = name.withUTF8 { plainWords($0) }
        return plain ?? words(beyondASCII: name)
    }

    /// The words of a pronunciation hint such as "shi-VAWN" or "an GUS": the syllables of a word are joined.
    ///
    /// - Parameter hint: `nil` gives no words.
    public static func spoken(_ hint: String?) -> [String] {
        guard let hint else { return [] }
        return hint.split(whereSeparator: \.isWhitespace).map { words(of: String($0)).joined() }.filter { !$0.isEmpty }
    }

    /// A token of an utterance, normalized for look-up.
    public static func folded(_ word: String) -> String {
        word.utf8.contains(where: { $0 >= 0x80 || $0 == 0x27 || $0 >= 0x41 && $0 <= 0x5A }) ? words(of: word).joined() : word
    }

    private static func plainWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
        var words: [String] = []
        var word: [UInt8] = []
        var isNumber = false
        func end() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
        }
        func take(_ byte: UInt8, isDigit: Bool) {
            if isNumber != isDigit { end() }
            isNumber = isDigit
            word.append(byte)
        }
        for byte in bytes {
            switch byte {
            case 0x41...0x5A: take(byte | 0x20, isDigit: false)
            case 0x61...0x7A: take(byte, isDigit: false)
            case 0x30...0x39: take(byte, isDigit: true)
            case 0x27: continue
            case 0x26:
                end()
                words.append(and)
            case ..<0x80: end()
            default: return nil
            }
        }
        end()
        return withoutOrdinals(words)
    }

    /// Endings that turn a number into an ordinal: "42nd Street".
    public static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]
    /// The word that "&" stands for in a name.
    public static let and = "and"

    /// Replaces "3rd" by "3", which is how utterances are normalized, too.
    private static func withoutOrdinals(_ words: [String]) -> [String] {
        guard words.contains(where: { ordinalEndings.contains($0) }) else { return words }
        return words.indices.filter { index in
            index == 0 || !ordinalEndings.contains(words[index]) || !(words[index - 1].first?.isNumber ?? false)
        }.map { words[$0] }
    }

    /// Letters that are not a base letter with a diacritic.
    private static let letters: [Character: String] = [
        "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    ]

    private static func words(beyondASCII name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in name.lowercased() {
            if "'’‘`´".contains(character) { continue }
            if character == "&" {
                end()
                words.append(and)
            } else if character.isLetter || character.isNumber {
                word += letters[character] ?? bare(character)
            } else {
                end()
            }
        }
        end()
        return words
    }

    private static func bare(_ character: Character) -> String {
        let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    }
}
