public import CompactCoding
import Foundation

/// A language's knowledge about names: short forms, and common words that are not names.
public struct NameLanguage: Sendable {
    /// No knowledge about names.
    public static let none = NameLanguage()

    private var forms: [String: [String]] = [:]
    private var commonWords: Set<String>
    private static let endings = ["'s", "s", "es", "ed", "d", "ing", "ly", "er", "ers", "y", "n't"]

    /// - Parameters:
    ///   - shortForms: full names with their common short forms, in lower case without diacritics.
    ///   - commonWords: common words in their base form, which are unlikely to be misheard names.
    public init(shortForms: [String: [String]] = [:], commonWords: Set<String> = []) {
        self.commonWords = commonWords
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
    public func isCommon(_ word: String) -> Bool {
        if commonWords.contains(word) { return true }
        for ending in Self.endings where word.utf8.count > ending.utf8.count + 2 && word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if commonWords.contains(stem) { return true }
            guard ending != "y" else { continue }
            if commonWords.contains(stem + "e") { return true }
            guard let last = stem.last else { continue }
            if ending != "s", ending != "'s", stem.dropLast().last == last, commonWords.contains(String(stem.dropLast())) {
                return true
            }
            if last == "i", ending != "s", ending != "d", commonWords.contains(String(stem.dropLast()) + "y") { return true }
        }
        return false
    }
}

extension NameLanguage: Archivable {
    public static var blank: NameLanguage { .none }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&forms)
        try archive.part(&commonWords)
    }
}
