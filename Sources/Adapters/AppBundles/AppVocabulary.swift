public import Foundation
public import IntentSchema

/// The content of an `AppIntentVocabulary.plist`: the app's vocabulary and example sentences.
public struct AppVocabulary: Hashable, Sendable {
    /// The vocabulary items, in file order.
    public var items: [AppDescription.VocabularyItem] = []
    /// Example sentences by intent.
    public var examples: [String: [String]] = [:]
    /// The pronunciations in the file, by phrase.
    public var pronunciations: [String: String] = [:]
    /// Entries that were skipped because they are empty, as Xcode's templates leave them.
    public var warnings: [String] = []

    public init() {}

    /// Reads a file.
    ///
    /// - Throws: `AppBundleError` naming the file and the key.
    public init(contentsOf url: URL) throws {
        let root = try PropertyListNode(contentsOf: url)
        for vocabulary in try root.key("ParameterVocabularies").elements() { try addVocabulary(vocabulary) }
        for phrases in try root.key("IntentPhrases").elements() { try addPhrases(phrases) }
    }

    private mutating func addVocabulary(_ node: PropertyListNode) throws {
        let names = filled(try node.key("ParameterNames").required().strings())
        for item in try node.key("ParameterVocabulary").required().elements() {
            try addItem(item, parameters: names)
        }
    }

    private mutating func addItem(_ node: PropertyListNode, parameters: [String]) throws {
        let identifier = try node.key("VocabularyItemIdentifier").string().trimmingCharacters(in: .whitespacesAndNewlines)
        var item = AppDescription.VocabularyItem(parameters: parameters, identifier: identifier, phrases: [])
        for synonym in try node.key("VocabularyItemSynonyms").required().elements() { try addSynonym(synonym, to: &item) }
        if parameters.isEmpty || identifier.isEmpty || item.phrases.isEmpty {
            warnings.append("\(node.place) has no parameter, identifier or phrase and was skipped")
        } else {
            items.append(item)
        }
    }

    private mutating func addSynonym(_ node: PropertyListNode, to item: inout AppDescription.VocabularyItem) throws {
        let phrase = try node.key("VocabularyItemPhrase").string().trimmingCharacters(in: .whitespacesAndNewlines)
        let examples = filled(try node.key("VocabularyItemExamples").strings())
        let pronunciation = try node.key("VocabularyItemPronunciation").optionalString() ?? ""
        guard !phrase.isEmpty else { return }
        if !item.phrases.contains(phrase) { item.phrases.append(phrase) }
        item.examples += examples
        if !pronunciation.isEmpty { pronunciations[phrase] = pronunciation }
    }

    private mutating func addPhrases(_ node: PropertyListNode) throws {
        let intent = try node.key("IntentName").string().trimmingCharacters(in: .whitespacesAndNewlines)
        let sentences = filled(try node.key("IntentExamples").required().strings())
        guard !intent.isEmpty, !sentences.isEmpty else {
            warnings.append("\(node.place) has no intent or no examples and was skipped")
            return
        }
        examples[intent, default: []] += sentences
    }

    private func filled(_ texts: [String]) -> [String] {
        texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
