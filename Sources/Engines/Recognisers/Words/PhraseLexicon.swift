import CompactCoding
import TextTokens

/// Phrases of one or more tokens, each standing for a number of the owner's.
struct PhraseLexicon: Sendable {
    private struct Phrase: Sendable, Archivable {
        var rest: [String]
        var value: Int

        static var blank: Phrase { Phrase(rest: [], value: 0) }

        mutating func archive(_ archive: inout Archive) throws {
            try archive.part(&rest)
            try archive.part(&value)
        }
    }

    /// By first token, the longest phrases first.
    private var phrases: [String: [Phrase]] = [:]

    init() {}

    /// The phrases of each list stand for its index.
    init(_ lists: [[String]]) {
        for (index, phrases) in lists.enumerated() { for phrase in phrases { add(phrase, index) } }
        sort()
    }

    var heads: [String] { Array(phrases.keys) }

    /// What the phrases stand for.
    var values: some Sequence<Int> { phrases.values.lazy.joined().map(\.value) }

    /// Adds a phrase; what was added before keeps its meaning.
    mutating func add(_ phrase: String, _ value: Int) {
        let words = Self.words(phrase)
        guard let first = words.first else { return }
        let rest = Array(words.dropFirst())
        if phrases[first]?.contains(where: { $0.rest == rest }) == true { return }
        phrases[first, default: []].append(Phrase(rest: rest, value: value))
    }

    /// What an earlier phrase of these words stands for; `nil` when there is none.
    func value(_ phrase: String) -> Int? {
        let words = Self.words(phrase)
        guard let first = words.first else { return nil }
        return phrases[first]?.first { $0.rest == Array(words.dropFirst()) }?.value
    }

    private static func words(_ phrase: String) -> [String] {
        // Most phrases are plain words, which need no splitting into signs.
        if phrase.utf8.allSatisfy({ $0 == 0x20 || ($0 >= 0x61 && $0 <= 0x7A) }) {
            return phrase.split(separator: " ").map(String.init)
        }
        return TokenisedText(phrase).tokens.map(\.text)
    }

    /// To be called once all are added.
    mutating func sort() {
        for key in phrases.keys { phrases[key]?.sort { $0.rest.count > $1.rest.count } }
    }

    /// The longest phrase that starts at the token.
    func match(_ text: TokenisedText, at start: Int) -> (value: Int, end: Int)? {
        guard start < text.count, let candidates = phrases[text.tokens[start].text] else { return nil }
        for candidate in candidates where start + candidate.rest.count < text.count {
            var index = start
            let isMatch = candidate.rest.allSatisfy {
                index += 1
                return text.tokens[index].text == $0
            }
            if isMatch { return (candidate.value, index + 1) }
        }
        return nil
    }
}

extension PhraseLexicon: Archivable {
    static var blank: PhraseLexicon { PhraseLexicon() }

    mutating func archive(_ archive: inout Archive) throws { try archive.part(&phrases) }
}
