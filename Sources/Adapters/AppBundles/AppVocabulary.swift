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
    /// Entries that were skipped because they are wrong, or empty, as Xcode's templates leave them.
    public var warnings: [String] = []

    public init() {}

    /// Reads a file.
    ///
    /// - Throws: `AppBundleError` naming the file and the key.
    public init(contentsOf url: URL) throws {
        let root = try PropertyListNode(contentsOf: url)
        for vocabulary in try elements("ParameterVocabularies", root) {
            guard let names = try texts("ParameterNames", vocabulary, isRequired: true) else { continue }
            for item in try elements("ParameterVocabulary", vocabulary, isRequired: true) { try addItem(item, parameters: names) }
        }
        for phrases in try elements("IntentPhrases", root) { try addPhrases(phrases) }
    }

    /// The elements of an array; none, and a warning, if it is wrong.
    private mutating func elements(_ key: String, _ node: PropertyListNode, isRequired: Bool = false) throws -> [PropertyListNode]
    {
        try warnings.collecting { try (isRequired ? node.key(key).required() : node.key(key)).elements() } ?? []
    }

    /// The texts of an array that are not empty; `nil`, and a warning, if it is wrong.
    private mutating func texts(_ key: String, _ node: PropertyListNode, isRequired: Bool = false) throws -> [String]? {
        let texts = try warnings.collectingStrings { try isRequired ? node.key(key).required() : node.key(key) }
        return texts?.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// The text without surrounding space; `nil`, and a warning, if it is missing or wrong.
    private mutating func text(_ key: String, _ node: PropertyListNode) throws -> String? {
        try warnings.collecting { try node.key(key).string() }?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private mutating func addItem(_ node: PropertyListNode, parameters: [String]) throws {
        guard let identifier = try text("VocabularyItemIdentifier", node) else { return }
        var item = AppDescription.VocabularyItem(parameters: parameters, identifier: identifier, phrases: [])
        for synonym in try elements("VocabularyItemSynonyms", node) { try addSynonym(synonym, to: &item) }
        if parameters.isEmpty || identifier.isEmpty || item.phrases.isEmpty {
            warnings.append("\(node.place) has no parameter, identifier or phrase and was skipped")
        } else {
            items.append(item)
        }
    }

    private mutating func addSynonym(_ node: PropertyListNode, to item: inout AppDescription.VocabularyItem) throws {
        guard let phrase = try text("VocabularyItemPhrase", node), !phrase.isEmpty else { return }
        let examples = try texts("VocabularyItemExamples", node) ?? []
        let pronunciation = try warnings.collecting { try node.key("VocabularyItemPronunciation").optionalString() ?? "" } ?? ""
        if !item.phrases.contains(phrase) { item.phrases.append(phrase) }
        item.examples += examples
        if !pronunciation.isEmpty { pronunciations[phrase] = pronunciation }
    }

    private mutating func addPhrases(_ node: PropertyListNode) throws {
        guard let intent = try text("IntentName", node) else { return }
        let sentences = try texts("IntentExamples", node) ?? []
        guard !intent.isEmpty, !sentences.isEmpty else {
            warnings.append("\(node.place) has no intent or no examples and was skipped")
            return
        }
        examples[intent, default: []] += sentences
    }
}
