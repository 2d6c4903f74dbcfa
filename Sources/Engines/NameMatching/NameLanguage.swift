public import CompactCoding
import Foundation

/// A language's knowledge about names: short forms, and common words that are not names.
public struct NameLanguage: Sendable {
    /// No knowledge about names.
    public static let none = NameLanguage()

    private var forms: [String: [String]] = [:]
    private var commonWords: Set<String>
    private var noNames: Set<String>
    private static let endings = ["'s", "s", "es", "ed", "d", "ing", "ly", "er", "ers", "y", "n't"]
    /// The endings of words that are no names: a baker may be one, though who bakes is none.
    private static let plainEndings = ["s", "es", "ed", "d", "ing", "ly", "n't"]

    /// - Parameters:
    ///   - shortForms: full names with their common short forms, in lower case without diacritics.
    ///   - commonWords: common words in their base form, which are unlikely to be misheard names.
    ///   - noNames: words in their base form that are no proper name by themselves: verbs, adverbs, words that point.
    public init(shortForms: [String: [String]] = [:], commonWords: Set<String> = [], noNames: Set<String> = []) {
        self.commonWords = commonWords
        self.noNames = noNames
        for (full, shorts) in shortForms.sorted(by: { $0.key < $1.key }) {
            for short in shorts {
                if forms[full]?.contains(short) != true { forms[full, default: []].append(short) }
                if forms[short]?.contains(full) != true { forms[short, default: []].append(full) }
            }
        }
    }

    /// The names that a name is a short form of, and its own short forms; then similar short forms of the same names, such as
    /// Bob and Rob, or Kate and Katie.
    func otherForms(of word: String) -> (direct: [String], indirect: [String]) {
        guard let direct = forms[word] else { return ([], []) }
        var indirect: [String] = []
        for form in direct {
            for other in forms[form] ?? [] where isNear(other, word) && !direct.contains(other) && !indirect.contains(other) {
                indirect.append(other)
            }
        }
        return (direct, indirect)
    }

    /// Whether the word is known as a name that has short forms, or as one of these.
    public func isName(_ word: String) -> Bool { forms[word] != nil }

    private func isNear(_ first: String, _ second: String) -> Bool {
        guard first != second else { return false }
        return first.commonPrefix(with: second).count >= 3 || first.dropFirst() == second.dropFirst()
    }

    /// Whether it is a common word, possibly with a regular ending.
    public func isCommon(_ word: String) -> Bool { Self.holds(commonWords, word, endings: Self.endings) }

    /// Whether it is a word that is no proper name by itself, possibly with a regular ending.
    public func isNoName(_ word: String) -> Bool { Self.holds(noNames, word, endings: Self.plainEndings) }

    private static func holds(_ words: Set<String>, _ word: String, endings: [String]) -> Bool {
        if words.contains(word) { return true }
        for ending in endings where word.utf8.count > ending.utf8.count + 2 && word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if words.contains(stem) { return true }
            guard ending != "y" else { continue }
            if words.contains(stem + "e") { return true }
            guard let last = stem.last else { continue }
            if ending != "s", ending != "'s", stem.dropLast().last == last, words.contains(String(stem.dropLast())) {
                return true
            }
            if last == "i", ending != "s", ending != "d", words.contains(String(stem.dropLast()) + "y") { return true }
        }
        return false
    }
}

extension NameLanguage: Archivable {
    public static var blank: NameLanguage { .none }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&forms)
        try archive.part(&commonWords)
        try archive.part(&noNames)
    }
}
