import Foundation
public import IntentSchema
public import Learning

/// An app's own phrases as training sentences.
public struct AppPhrases: Sendable {
    /// In the order of intents and examples, without duplicates within an intent.
    public private(set) var sentences: [AnnotatedSentence] = []
    /// Phrases that could not be used, with the reasons.
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

    /// Adds a sentence, unless the intent already has one with the same words.
    package mutating func append(_ sentence: AnnotatedSentence) {
        guard !sentence.text.isEmpty, seen.insert("\(sentence.intent ?? "")\t\(sentence.text)").inserted else { return }
        sentences.append(sentence)
    }
}
