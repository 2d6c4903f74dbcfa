import CompactCoding
import TextTokens

/// Maps phrases of one or more tokens to the owner's numbers.
///
/// After sorting, they are stored contiguously in a few tables, which load fast.
struct PhraseLexicon: Sendable {
    private struct Phrase: Sendable {
        var rest: [String]
        var value: Int
    }

    /// The rest of a phrase after its first token.
    private struct Entry: BitwiseCopyable {
        /// The start of its other tokens in `rests`.
        var start: Int32
        var count: Int32
        var value: Int32
    }

    /// By first token; empty after sorting.
    private var added: [String: [Phrase]] = [:]
    /// The index in `starts`, by first token.
    private var groups = WordTable<Int32>([:])
    /// The start of each first token's entries, plus an end index.
    private var starts: [Int32] = [0]
    /// The entries of a token are sorted by length, the longest first.
    private var entries: [Entry] = []
    private var rests: [String] = []

    init() {}

    /// Creates a lexicon that maps the phrases of each list to its index.
    init(_ lists: [[String]]) {
        for (index, phrases) in lists.enumerated() { for phrase in phrases { add(phrase, index) } }
        sort()
    }

    /// The first tokens; valid after sorting.
    var heads: [String] { groups.words }

    /// The values of the phrases; valid after sorting.
    var values: some Sequence<Int> { entries.lazy.map { Int($0.value) } }

    /// Adds a phrase; an existing one keeps its value.
    mutating func add(_ phrase: String, _ value: Int) {
        let words = Self.words(phrase)
        guard let first = words.first else { return }
        let rest = Array(words.dropFirst())
        if added[first]?.contains(where: { $0.rest == rest }) == true { return }
        added[first, default: []].append(Phrase(rest: rest, value: value))
    }

    /// The value of a phrase added with the same words; `nil` if there is none.
    func value(_ phrase: String) -> Int? {
        let words = Self.words(phrase)
        guard let first = words.first else { return nil }
        return added[first]?.first { $0.rest == Array(words.dropFirst()) }?.value
    }

    private static func words(_ phrase: String) -> [String] {
        // Most phrases are plain words, which need no tokenising.
        if phrase.utf8.allSatisfy({ $0 == 0x20 || ($0 >= 0x61 && $0 <= 0x7A) }) {
            return phrase.split(separator: " ").map(String.init)
        }
        return TokenisedText(phrase).tokens.map(\.text)
    }

    /// Must be called after all phrases have been added.
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
