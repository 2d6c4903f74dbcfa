/// Finds names in one utterance. Candidates for each word are computed lazily, at most once.
///
/// Must be used by one thread at a time.
public final class NameScan {
    /// A word of the utterance.
    public struct Word: Sendable {
        /// The word in lower case without diacritics and apostrophes.
        public var text: String
        /// Whether the word is taken literally, such as a word of a template, rather than as a possibly misheard name.
        public var isPlain: Bool
        /// Whether it consists of letters.
        public var isLetters: Bool

        public init(_ text: String, isPlain: Bool = false, isLetters: Bool = true) {
            self.text = text
            self.isPlain = isPlain
            self.isLetters = isLetters
        }
    }

    /// A partial match of the words so far.
    fileprivate struct Path {
        var node: Int32
        var end: Int
        var way: NameMatch.Way
        /// The sum of the word losses, weighted by their share of the letters.
        var loss: Float
        var letters: Float
        /// The number of words that match a name's spelling exactly.
        var sureWords: Int
        /// The number of common words that were matched to a name.
        var plainWords: Int
    }

    /// Losses of words that differ in other ways than by spelling, from 0 to 1.
    private enum Loss {
        static let joined: Float = 0.03
        static let number: Float = 0.02
        static let form: Float = 0.03
        static let farForm: Float = 0.05
        /// A short form that is also a common word.
        static let plain: Float = 0.05
    }

    /// The kind of things that the names denote.
    public enum Kind: Sendable {
        /// People, whose names have short forms.
        case people
        /// Things, whose names may be in the plural.
        case things
    }

    private static let longestName = 8
    private static let mostPaths = 200

    private let index: NameIndex
    private let words: [Word]
    private let language: NameLanguage
    private let kind: Kind
    /// Cached results for one word.
    private struct Known {
        var candidates: [WordTable.Candidate]?
        var isPlain: Bool?
        /// The fuzzy matches that start at it, with all values of the first rank.
        var matches: [NameMatch]?
    }

    // Only accessed by the one thread that uses the scan.
    @exclusivity(unchecked) private var known: [Known] = []
    private var distance = SpellingDistance()

    /// Prepares a search for the index's names in the words.
    public init(_ index: NameIndex, words: [Word], language: NameLanguage, kind: Kind = .people) {
        self.kind = kind
        self.index = index
        self.words = words
        self.language = language
        known.reserveCapacity(words.count)
        for _ in words { known.append(Known()) }
    }

    /// The names that start at the word, the shortest first; only the best of each length.
    ///
    /// - Parameters:
    ///   - isForgiving: whether misheard names match.
    ///   - limit: the maximum number of values per name.
    ///   - rank: the rank to prefer.
    public func matches(
        at start: Int, isForgiving: Bool = true, limit: Int = .max, preferring rank: NameIndex.Rank = .first
    ) -> [NameMatch] {
        guard start < words.count, !index.isEmpty else { return [] }
        let isUsual = isForgiving && limit == .max && rank == .first
        if isUsual, let matches = known[start].matches { return matches }
        let matches = read(at: start, isForgiving: isForgiving, limit, rank)
        if isUsual { known[start].matches = matches }
        return matches
    }

    private func read(at start: Int, isForgiving: Bool, _ limit: Int, _ rank: NameIndex.Rank) -> [NameMatch] {
        var complete: [Path] = []
        var pending = [Path(node: 0, end: start, way: .exact, loss: 0, letters: 0, sureWords: 0, plainWords: 0)]
        var count = 0
        while let path = pending.popLast(), count < Self.mostPaths {
            count += 1
            if path.node != 0, index.hasValues(path.node), path.isPlausible { complete.append(path) }
            guard path.end < words.count, path.end - start < Self.longestName else { continue }
            advance(path, isForgiving: isForgiving) { pending.append($0) }
        }
        if isForgiving { complete += written(as: start) }
        return complete.isEmpty ? [] : best(complete, limit, rank)
    }

    // MARK: Steps

    private func advance(_ path: Path, isForgiving: Bool, _ found: (Path) -> Void) {
        let word = words[path.end]
        func step(
            _ node: Int32?, _ way: NameMatch.Way, _ loss: Float, isSure: Bool = false, isPlain: Bool = false, length: Int = 1
        ) {
            guard let node else { return }
            var next = path
            let letters = Float(words[path.end..<path.end + length].reduce(0) { $0 + $1.text.utf8.count })
            next.node = node
            next.end += length
            next.way = max(path.way, way)
            next.loss += loss * letters
            next.letters += letters
            next.sureWords += isSure ? 1 : 0
            next.plainWords += isPlain ? 1 : 0
            found(next)
        }
        step(index.child(path.node, word.text), .exact, 0, isSure: true)
        guard isForgiving, word.isLetters else { return }
        let isPlain = isPlain(path.end)
        eachForm(of: word, isPlain: isPlain, isFirst: path.node == 0) { step(index.child(path.node, $0), $1, $2, isSure: true) }
        for candidate in candidates(path.end) {
            // A name that was heard as a common word counts only if another word supports it.
            guard !isPlain || words.count > 1 && (candidate.soundsAlike || !word.isPlain) else { continue }
            let way: NameMatch.Way = candidate.soundsAlike ? .soundsAlike : .misspelt
            step(index.child(path.node, candidate.word), way, Float(candidate.loss) / 100, isPlain: isPlain)
        }
        guard path.end + 1 < words.count, words[path.end + 1].isLetters, !isPlain || !self.isPlain(path.end + 1) else { return }
        let both = word.text + words[path.end + 1].text
        step(index.child(path.node, both), .variant, Loss.joined, isSure: true, length: 2)
        guard path.node != 0, index.child(path.node, both) == nil else { return }
        for candidate in index.words.candidates(for: both, &distance) where candidate.soundsAlike {
            step(index.child(path.node, candidate.word), .soundsAlike, Float(candidate.loss) / 100, length: 2)
        }
    }

    private func eachForm(
        of word: Word, isPlain: Bool, isFirst: Bool, _ body: (String, NameMatch.Way, Float) -> Void
    ) {
        switch kind {
        case .things:
            guard word.text.utf8.count > 3 else { return }
            body(word.text.hasSuffix("s") ? String(word.text.dropLast()) : word.text + "s", .variant, Loss.number)
        case .people:
            guard !word.isPlain else { return }
            // "Johns mobile": a possessive without its apostrophe.
            if !isPlain || !isFirst, word.text.utf8.count > 3, word.text.hasSuffix("s") {
                body(String(word.text.dropLast()), .variant, Loss.number)
            }
            let forms = language.otherForms(of: word.text)
            for form in forms.direct { body(form, .shortForm, Loss.form + (isPlain ? Loss.plain : 0)) }
            for form in forms.indirect { body(form, .shortForm, Loss.farForm + (isPlain ? Loss.plain : 0)) }
        }
    }

    private func candidates(_ position: Int) -> [WordTable.Candidate] {
        if let candidates = known[position].candidates { return candidates }
        // For a common word, only names that sound like it count.
        let found = index.words.candidates(for: words[position].text, soundingAlike: words[position].isPlain, &distance)
        known[position].candidates = found
        return found
    }

    private func isPlain(_ position: Int) -> Bool {
        if let isPlain = known[position].isPlain { return isPlain }
        let result = words[position].isPlain || language.isCommon(words[position].text)
        known[position].isPlain = result
        return result
    }

    /// Names split into words differently: "annalena", "maryann evans".
    private func written(as start: Int) -> [Path] {
        var result: [Path] = []
        var letters = 0
        var arePlain = true
        for end in start + 1...min(start + 3, words.count) {
            guard words[end - 1].isLetters else { break }
            letters += words[end - 1].text.utf8.count
            arePlain = arePlain && isPlain(end - 1)
            guard letters >= 5, !arePlain else { continue }
            let joined = words[start..<end].reduce(into: "") { $0 += $1.text }
            result += index.places(joined: joined).map {
                Path(node: $0, end: end, way: .variant, loss: Loss.joined, letters: 1, sureWords: 1, plainWords: 0)
            }
        }
        return result
    }

    // MARK: Selection

    /// The best match of each length, with all values if several are equally good.
    private func best(_ paths: [Path], _ limit: Int, _ rank: NameIndex.Rank) -> [NameMatch] {
        var result: [NameMatch] = []
        for end in Set(paths.map(\.end)).sorted() {
            let candidates = paths.filter { $0.end == end }
            guard let least = candidates.map(\.relativeLoss).min() else { continue }
            let close = candidates.filter { $0.relativeLoss <= least + (least == 0 ? 0 : 0.025) }
            guard let first = close.min(by: { ($0.relativeLoss, $0.way, $0.node) < ($1.relativeLoss, $1.way, $1.node) }) else {
                continue
            }
            let values = values(close.map(\.node), rank)
            let way = first.way == .exact && index.isSpoken(first.node) ? NameMatch.Way.pronunciation : first.way
            result.append(
                NameMatch(
                    end: end, values: Array(values.prefix(limit)), total: values.count, way: way,
                    quality: 1 - 1.2 * first.relativeLoss - (way == .exact ? 0 : 0.03)))
        }
        return result
    }

    private func values(_ nodes: [Int32], _ preferred: NameIndex.Rank) -> [Int32] {
        var byRank: [NameIndex.Rank: [Int32]] = [:]
        for node in Set(nodes).sorted() { index.eachValue(node) { byRank[$1, default: []].append($0) } }
        let chosen = byRank[preferred] ?? byRank.values.first ?? []
        guard nodes.count > 1 else { return chosen }
        return Array(Set(chosen)).sorted()
    }
}

extension NameScan.Path {
    var relativeLoss: Float { letters > 0 ? loss / letters : 0 }

    /// Whether enough of it matched exactly.
    var isPlausible: Bool {
        if plainWords > 0 { return sureWords > 0 && relativeLoss < 0.15 }
        return sureWords > 0 || relativeLoss <= (way == .soundsAlike ? 0.16 : 0.2)
    }
}
