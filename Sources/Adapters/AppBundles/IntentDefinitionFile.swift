public import Foundation

/// The content of an `.intentdefinition` file: an app's custom intents, and the system intents that it offers as shortcuts.
public struct IntentDefinitionFile: Hashable, Sendable {
    /// One intent.
    public struct Intent: Hashable, Sendable {
        /// The class name, such as `OrderSoupIntent`.
        public var name: String
        /// The title; empty if the file has none.
        public var title: String
        /// The parameters, in file order.
        public var parameters: [Parameter]
        /// Phrases with `${parameter}` placeholders, without duplicates, in order.
        public var phrases: [String]
    }

    /// One parameter of an intent.
    public struct Parameter: Hashable, Sendable {
        /// The parameter's name.
        public var name: String
        /// The type's name in the file, such as `String`, `Integer`, `Object`, `Person`.
        public var type: String
        /// The title; empty if the file has none.
        public var displayName: String
        /// Words for the values, if the type is an enumeration defined in the file; otherwise empty.
        public var values: [String]
    }

    /// The custom intents.
    public var intents: [Intent] = []
    /// Skipped parts, with the reasons.
    public var warnings: [String] = []

    /// Reads a file.
    ///
    /// - Throws: `AppBundleError` naming the file and the key.
    public init(contentsOf url: URL) throws {
        let root = try PropertyListNode(contentsOf: url)
        var enumerations: [String: [String]] = [:]
        for node in try root.key("INEnums").elements() {
            let name = try node.key("INEnumName").string()
            enumerations[name] = try node.key("INEnumValues").elements().flatMap(Self.words).filter(Self.isWording)
        }
        for node in try root.key("INIntents").required().elements() { try addIntent(node, enumerations) }
    }

    /// The words for an enumeration's value: its display name and synonyms, or else its name split into words.
    private static func words(_ node: PropertyListNode) throws -> [String] {
        let name = try node.key("INEnumValueName").optionalString() ?? ""
        let display = try node.key("INEnumValueDisplayName").optionalString() ?? ""
        let synonyms = try node.key("INEnumValueSynonyms").elements().compactMap {
            try $0.key("INEnumValueSynonym").optionalString()
        }
        let first = isWording(display) && !display.contains(".") ? display : spaced(name)
        return ([first] + synonyms).filter { !$0.isEmpty && $0 != "unknown" }
    }

    private mutating func addIntent(_ node: PropertyListNode, _ enumerations: [String: [String]]) throws {
        let name = try Self.className(node)
        let parameters = try node.key("INIntentParameters").elements().map { try Self.parameter($0, enumerations) }
        var phrases: [String] = []
        for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] {
            for (_, combination) in try node.key(key).entries() {
                let title = try combination.key("INIntentParameterCombinationTitle").optionalString() ?? ""
                let subtitle = try combination.key("INIntentParameterCombinationSubtitle").optionalString() ?? ""
                for phrase in [title, subtitle] where !phrase.isEmpty && !phrases.contains(phrase) { phrases.append(phrase) }
            }
        }
        let title = try node.key("INIntentTitle").optionalString() ?? ""
        let readable = phrases.filter(Self.isWording)
        if readable.count < phrases.count {
            warnings.append(
                "\(name): \(phrases.count - readable.count) phrases are keys of a strings file and were skipped")
        }
        intents.append(
            Intent(name: name, title: Self.isWording(title) ? title : "", parameters: parameters, phrases: readable))
    }

    /// `INIntentClassName` if the file has it; otherwise prefix, name and `Intent`, which is how Xcode names the class.
    private static func className(_ node: PropertyListNode) throws -> String {
        if let name = try node.key("INIntentClassName").optionalString(), !name.isEmpty { return name }
        let prefix = try node.key("INIntentClassPrefix").optionalString() ?? ""
        return try prefix + node.key("INIntentName").identifier() + "Intent"
    }

    private static func parameter(_ node: PropertyListNode, _ enumerations: [String: [String]]) throws -> Parameter {
        let display = try node.key("INIntentParameterDisplayName").optionalString() ?? ""
        let enumeration = try node.key("INIntentParameterEnumType").optionalString() ?? ""
        return Parameter(
            name: try node.key("INIntentParameterName").identifier(),
            type: try node.key("INIntentParameterType").optionalString() ?? "String",
            displayName: isWording(display) ? display : "", values: enumerations[enumeration] ?? [])
    }

    /// Whether a text is natural wording rather than a key such as `%TITLE%`.
    private static func isWording(_ text: String) -> Bool { !text.isEmpty && text.firstMatch(of: /%\w+%/) == nil }

    /// A name such as `veryHot` split into words.
    private static func spaced(_ name: String) -> String {
        name.reduce(into: "") { result, letter in
            if letter.isUppercase, let last = result.last, last != " " { result += " " }
            result += letter == "_" ? " " : letter.lowercased()
        }
    }
}

extension PropertyListNode {
    /// The entries of a dictionary, sorted by key; empty if there is no value.
    ///
    /// - Throws: `AppBundleError` with `wrongValue` if the value is not a dictionary.
    func entries() throws -> [(key: String, value: PropertyListNode)] {
        try keys().map { ($0, try key($0)) }
    }
}
