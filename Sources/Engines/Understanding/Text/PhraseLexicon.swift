import NameMatching

/// Phrases with a meaning, for look-up by words.
struct PhraseLexicon<Meaning: Sendable>: Sendable {
    private struct Phrase: Sendable {
        var words: [String]
        var meaning: Meaning
    }

    /// By first word, the longest first.
    private var phrases: [String: [Phrase]] = [:]
    /// The longest word of each phrase that the others are about: without any of them nothing is asked.
    private var subjects: Set<String> = []

    /// - Parameter isSubject: whether nothing is asked without such a phrase.
    init(_ entries: [(say: [String], meaning: Meaning)], isSubject: (Meaning) -> Bool) {
        for entry in entries {
            for say in entry.say {
                let words = NameWords.words(of: say)
                guard let first = words.first else { continue }
                phrases[first, default: []].append(Phrase(words: words, meaning: entry.meaning))
                if isSubject(entry.meaning), let longest = words.max(by: { $0.count < $1.count }) { subjects.insert(longest) }
            }
        }
        for (first, list) in phrases { phrases[first] = list.sorted { $0.words.count > $1.words.count } }
    }

    /// Whether the words may ask something.
    func mayAsk(_ words: [String]) -> Bool { words.contains(where: subjects.contains) }

    /// The longest phrase at the place, and the place after it.
    func longest(_ words: [String], at start: Int) -> (meaning: Meaning, end: Int)? {
        let found = phrases[words[start]]?.first { phrase in words[start...].starts(with: phrase.words) }
        return found.map { ($0.meaning, start + $0.words.count) }
    }
}
