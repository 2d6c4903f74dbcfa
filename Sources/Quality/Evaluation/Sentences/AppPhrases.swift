public import AppBundles
import Foundation
public import IntentSchema

/// An app's own phrases as sentences to learn from.
public struct AppPhrases: Sendable {
    /// In the order of intents and examples, each text once for an intent.
    public private(set) var sentences: [AnnotatedSentence] = []
    /// What could not be used, and why.
    public private(set) var warnings: [String] = []
    private var seen: Set<String> = []

    public init() {}

    /// Adds the sentences and the vocabulary of an app.
    ///
    /// Annotates words of the vocabulary and the app's names in examples, the longest first.
    public mutating func add(_ app: AppDescription) {
        for intent in app.examples.keys.sorted() {
            let words = MarkedWords(app, intent: intent)
            for example in app.examples[intent] ?? [] { append(example, intent, words, file: app.id) }
        }
        for item in app.vocabulary {
            let intents = Set(item.parameters.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
            for intent in intents {
                let words = MarkedWords(app, intent: intent)
                for example in item.examples { append(example, intent, words, file: app.id) }
            }
        }
    }

    /// Adds the phrases of an `.intentdefinition` file.
    ///
    /// - Parameters:
    ///   - perPhrase: How many sentences are made of a phrase with values.
    ///   - seed: Decides which values stand in them.
    public mutating func add(
        _ file: IntentDefinitionFile, values: ParameterWords = ParameterWords(), perPhrase: Int = 4, seed: UInt64 = 1
    ) {
        var random = SeededRandom(seed: seed)
        warnings += file.warnings
        for intent in file.intents {
            let templates = intent.phrases + (intent.title.isEmpty ? [] : [intent.title])
            for template in templates {
                let pieces = PhrasePieces(template)
                let unknown = pieces.parameters.filter { name in !intent.parameters.contains { $0.name == name } }
                guard unknown.isEmpty else {
                    warnings.append(
                        "\(intent.name): '\(template)' refers to \(unknown.joined(separator: ", ")), which the intent does not have"
                    )
                    continue
                }
                for _ in 0..<(pieces.parameters.isEmpty ? 1 : max(perPhrase, 1)) {
                    guard let sentence = pieces.filled(intent, values, &random) else { continue }
                    append(sentence)
                }
            }
            if intent.phrases.isEmpty && intent.title.isEmpty { warnings.append("\(intent.name) has no phrases") }
        }
    }

    private mutating func append(_ text: String, _ intent: String, _ words: MarkedWords, file: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        append(AnnotatedSentence(text: text, intent: intent, slots: words.spans(in: text), file: file))
    }

    private mutating func append(_ sentence: AnnotatedSentence) {
        guard !sentence.text.isEmpty, seen.insert("\(sentence.intent ?? "")\t\(sentence.text)").inserted else { return }
        sentences.append(sentence)
    }
}
