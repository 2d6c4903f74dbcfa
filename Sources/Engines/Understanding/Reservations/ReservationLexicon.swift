import IntentSchema
import NameMatching

/// The phrases of questions about reservations, for look-up by words.
struct ReservationLexicon: Sendable {
    private struct Phrase: Sendable {
        var words: [String]
        var meaning: ReservationPhrases.Entry
    }

    /// By first word, the longest first.
    private var phrases: [String: [Phrase]] = [:]
    /// Words without which nothing is asked about reservations: the longest of each phrase that says so.
    private var subjects: Set<String> = []

    init(_ language: ReservationPhrases) {
        for entry in language.phrases {
            for say in entry.say {
                let words = NameWords.words(of: say)
                guard let first = words.first else { continue }
                phrases[first, default: []].append(Phrase(words: words, meaning: entry))
                if entry.isSubject, let longest = words.max(by: { $0.count < $1.count }) { subjects.insert(longest) }
            }
        }
        for (first, list) in phrases { phrases[first] = list.sorted { $0.words.count > $1.words.count } }
    }

    /// Whether the words may be a question about reservations.
    func mayAsk(_ words: [String]) -> Bool { words.contains(where: subjects.contains) }

    /// The longest phrase at the place, and the place after it.
    func longest(_ words: [String], at start: Int) -> (meaning: ReservationPhrases.Entry, end: Int)? {
        let found = phrases[words[start]]?.first { phrase in words[start...].starts(with: phrase.words) }
        return found.map { ($0.meaning, start + $0.words.count) }
    }
}

extension ReservationPhrases.Entry {
    /// Whether it says that a reservation is meant.
    var isSubject: Bool {
        kind != nil || implies != nil || role == .reservation || fact == .seat || fact == .number || fact == .room
    }
}
