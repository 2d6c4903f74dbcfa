import Foundation

/// Titles that were spoken rather than typed.
public enum TitleMatch {
    /// The items that are called so: by their whole title, else by some of its words.
    public static func items<Item>(_ items: [Item], called words: String, title: (Item) -> String) -> [Item] {
        let spoken = self.words(words)
        guard !spoken.isEmpty else { return [] }
        let exact = items.filter { self.words(title($0)) == spoken }
        if !exact.isEmpty { return exact }
        return items.filter { Set(self.words(title($0))).isSuperset(of: spoken) }
    }

    /// The words without articles before them, in the singular as far as a plural ends in s, without case and accents.
    static func words(_ text: String) -> [String] {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        var words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
        while words.count > 1, ["the", "my", "our", "a", "an"].contains(words[0]) { words.removeFirst() }
        return words.map { word in
            if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
            return word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3 ? String(word.dropLast()) : word
        }
    }
}
