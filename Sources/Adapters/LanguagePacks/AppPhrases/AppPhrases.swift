import Foundation
public import IntentSchema
public import Learning

/// An app's own phrases as sentences to learn from.
public struct AppPhrases: Sendable {
    /// In the order of intents and examples, each text once for an intent.
    public private(set) var sentences: [AnnotatedSentence] = []
    /// What could not be used, and why.
    public package(set) var warnings: [String] = []
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

    private mutating func append(_ text: String, _ intent: String, _ words: MarkedWords, file: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        append(AnnotatedSentence(text: text, intent: intent, slots: words.spans(in: text), file: file))
    }

    /// Adds a sentence, unless there is one of the same words for the intent.
    package mutating func append(_ sentence: AnnotatedSentence) {
        guard !sentence.text.isEmpty, seen.insert("\(sentence.intent ?? "")\t\(sentence.text)").inserted else { return }
        sentences.append(sentence)
    }
}
