import CompactCoding
import TextTokens

/// Phrases of one or more tokens, each standing for a number of the owner's.
///
/// Once sorted, they stand one after another in a few tables, which are read back at once.
struct PhraseLexicon: Sendable {
    private struct Phrase: Sendable {
        var rest: [String]
        var value: Int
    }

    /// What stands behind a phrase's first token.
    private struct Entry: BitwiseCopyable {
        /// Where its other tokens begin in `rests`.
        var start: Int32
        var count: Int32
        var value: Int32
    }

    /// By first token; empty once they are sorted.
    private var added: [String: [Phrase]] = [:]
    /// By first token, its place in `starts`.
    private var groups = WordTable<Int32>([:])
    /// Where the entries of each first token begin; one more at the end.
    private var starts: [Int32] = [0]
    /// Those of a token, the longest first.
    private var entries: [Entry] = []
    private var rests: [String] = []

    init() {}

    /// The phrases of each list stand for its index.
    init(_ lists: [[String]]) {
        for (index, phrases) in lists.enumerated() { for phrase in phrases { add(phrase, index) } }
        sort()
    }

    /// The first tokens, once they are sorted.
    var heads: [String] { groups.words }

    /// What the phrases stand for, once they are sorted.
    var values: some Sequence<Int> { entries.lazy.map { Int($0.value) } }

    /// Adds a phrase; what was added before keeps its meaning.
    mutating func add(_ phrase: String, _ value: Int) {
        let words = Self.words(phrase)
        guard let first = words.first else { return }
        let rest = Array(words.dropFirst())
        if added[first]?.contains(where: { $0.rest == rest }) == true { return }
        added[first, default: []].append(Phrase(rest: rest, value: value))
    }

    /// What a phrase of these words that was added stands for; `nil` when there is none.
    func value(_ phrase: String) -> Int? {
        let words = Self.words(phrase)
        guard let first = words.first else { return nil }
        return added[first]?.first { $0.rest == Array(words.dropFirst()) }?.value
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
        var groups: [String: Int32] = [:]
        for (first, phrases) in added.sorted(by: { $0.key < $1.key }) {
            groups[first] = Int32(starts.count - 1)
            for phrase in phrases.sorted(by: { $0.rest.count > $1.rest.count }) {
                entries.append(
                    Entry(start: Int32(rests.count), count: Int32(phrase.rest.count), value: Int32(phrase.value)))
                rests += phrase.rest
            }
            starts.append(Int32(entries.count))
        }
        self.groups = WordTable(groups)
        added = [:]
    }

    /// The longest phrase that starts at the token.
    func match(_ text: TokenisedText, at start: Int) -> (value: Int, end: Int)? {
        guard start < text.count, let group = groups[text.tokens[start].text] else { return nil }
        for index in Int(starts[Int(group)])..<Int(starts[Int(group) + 1]) {
            let entry = entries[index]
            let count = Int(entry.count)
            guard start + count < text.count else { continue }
            let isMatch = (0..<count).allSatisfy { text.tokens[start + 1 + $0].text == rests[Int(entry.start) + $0] }
            if isMatch { return (Int(entry.value), start + count + 1) }
        }
        return nil
    }
}

extension PhraseLexicon: Archivable {
    static var blank: PhraseLexicon { PhraseLexicon() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&groups)
        try archive.plain(&starts)
        try archive.plain(&entries)
        try archive.part(&rests)
        guard isWhole else { throw ArchiveError("the table of phrases is damaged") }
    }

    private var isWhole: Bool {
        starts.first == 0 && starts.last.map { Int($0) } == entries.count
            && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
            && groups.values.allSatisfy { (0..<starts.count - 1).contains(Int($0)) }
            && entries.allSatisfy {
                $0.start >= 0 && $0.count >= 0 && Int($0.start) + Int($0.count) <= rests.count && $0.value >= 0
            }
    }
}
