import Foundation
import IntentSchema

/// Turns the titles of an intent's definition into templates.
struct CustomTitles {
    /// The slots' names, by parameter; parameters that cannot be said have none.
    let slots: [String: String]
    /// The slots whose values are text, of which an article is part.
    let texts: Set<String>
    /// Words that may precede a value.
    let articles: [String]
    let language: String
    /// Whether the language is that of verbs.
    let readsVerbs: Bool
    private(set) var templates: [Template] = []
    private var known: Set<String> = []

    init(slots: [String: String], texts: Set<String>, articles: [String], language: String, readsVerbs: Bool) {
        self.slots = slots
        self.texts = texts
        self.articles = articles
        self.language = language
        self.readsVerbs = readsVerbs
    }

    /// Adds the titles of the combinations, and the title of the intent with and without its verb.
    mutating func add(_ intent: IntentDefinition) {
        guard let custom = intent.custom else { return }
        for combination in custom.combinations {
            for text in [combination.title, combination.subtitle] { add(text) }
        }
        add(custom.title)
        // A verb has no translations.
        guard readsVerbs, let verb = custom.verb?.separatedWords.trimmingCharacters(in: .whitespaces).lowercased(),
            let title = custom.title?.text(in: language), !title.lowercased().hasPrefix(verb + " ")
        else { return }
        add("\(verb) \(title)")
    }

    /// Adds sentences without placeholders.
    mutating func add(examples: [String]) {
        for example in examples { add(example) }
    }

    private mutating func add(_ text: LocalizedText?) {
        guard let text = text?.text(in: language) else { return }
        add(text)
    }

    private mutating func add(_ text: String) {
        guard text.count <= Self.longest, let pattern = pattern(for: text), Self.isReadable(pattern),
            known.insert(pattern.lowercased()).inserted
        else { return }
        var template = Template(say: pattern)
        let example = PlaceholderText(text)
        if example.names.isEmpty { template.example = text.trimmingCharacters(in: .whitespacesAndNewlines) }
        templates.append(template)
    }

    /// The template's text; `nil` if it has no words of its own, which any sentence would match, or names a value twice.
    private func pattern(for text: String) -> String? {
        var (result, hasWords) = ("", false)
        let parts = PlaceholderText(text).parts
        var named: Set<String> = []
        for (index, part) in parts.enumerated() {
            switch part {
            case .text(let words):
                let precedesValue = index + 1 < parts.count
                let plain = words.map { Self.signs.contains($0) ? " " : String($0) }.joined()
                let list = plain.split(whereSeparator: \.isWhitespace).map(String.init)
                for (place, word) in list.enumerated() {
                    let isOptional = precedesValue && place == list.count - 1 && articles.contains(word.lowercased())
                    result += isOptional ? " [\(word)]" : " \(word)"
                    hasWords = hasWords || !isOptional && word.contains { $0.isLetter || $0.isNumber }
                }
            case .value(let path):
                guard let slot = slots[path[0]] else { continue }
                guard named.insert(slot).inserted else { return nil }
                if !articles.isEmpty, named.count <= Self.mostArticles, !texts.contains(slot) {
                    result += " [\(articles.joined(separator: "|"))]"
                }
                result += " {\(slot)}"
            }
        }
        return hasWords ? result.trimmingCharacters(in: .whitespaces) : nil
    }

    /// Whether the pattern is neither too large nor matched in too many ways.
    private static func isReadable(_ pattern: String) -> Bool {
        // Words count alike whatever the language's rules for them.
        guard let parsed = try? PatternParser.parse(pattern, phrases: [:], .none) else { return false }
        return !parsed.mayBeEmpty && parsed.paths <= TemplateSampler.mostPaths
    }

    /// The longest text that is read, in characters.
    private static let longest = 400
    /// The most values of a text that articles may precede.
    private static let mostArticles = 4
    /// The signs of the template language.
    private static let signs: Set<Character> = ["(", ")", "[", "]", "{", "}", "<", ">", "|"]
}
