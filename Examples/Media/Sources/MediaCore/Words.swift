import Foundation

/// Words as they are compared: without case, accents, punctuation and a leading article.
struct Words: Hashable {
    private let words: [String]

    init(_ text: String) {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { $0 != "'" && $0 != "\u{2019}" }
        let words = plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        self.words = ["the", "a", "an"].contains(words.first) ? Array(words.dropFirst()) : words
    }

    /// Whether all these words are among the others, one or many of a thing alike.
    func isPart(of other: Words) -> Bool {
        let others = Set(other.words.map(Self.singular))
        return !words.isEmpty && words.allSatisfy { others.contains(Self.singular($0)) }
    }

    private static func singular(_ word: String) -> String {
        word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }
}
