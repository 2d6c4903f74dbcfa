/// The content of an `.intentdefinition` file, with the texts of its languages: what an app's custom intents are called, ask, say and
/// answer.
///
/// Plain values, in the file's order. Names are those of the file; class names follow Xcode's rules.
public struct DefinitionFile: Hashable, Sendable, Codable {
    /// The file's name without its folder, such as `Soups.intentdefinition`.
    public var name: String
    /// The version of the format: `1.0` is Xcode 10's, `1.1` Xcode 11's, `1.2` that of later ones.
    public var modelVersion: String
    /// What tells the file's own types from those of other files; `nil` in files of version 1.0.
    public var namespace: String?
    /// The intents.
    public var intents: [DefinedIntent]
    /// The enumerations.
    public var enumerations: [DefinedEnumeration]
    /// The object types.
    public var objectTypes: [DefinedObjectType]
    /// The texts in other languages, by language as its folder calls it, such as `de` or `zh-Hans`.
    public var tables: [String: DefinitionTable]

    public init(
        name: String, modelVersion: String = "1.2", namespace: String? = nil, intents: [DefinedIntent] = [],
        enumerations: [DefinedEnumeration] = [], objectTypes: [DefinedObjectType] = [], tables: [String: DefinitionTable] = [:]
    ) {
        self.name = name
        self.modelVersion = modelVersion
        self.namespace = namespace
        self.intents = intents
        self.enumerations = enumerations
        self.objectTypes = objectTypes
        self.tables = tables
    }
}

extension DefinitionFile {
    // Property lists of Xcode, and declarations in Swift.
    private static let suffixes = [".intentdefinition", ".intents.swift"]

    /// Whether a file of that name has definitions: `Soups.intentdefinition`, `Soups.intents.swift`.
    public static func isDefinitions(_ name: String) -> Bool { suffixes.contains(where: name.hasSuffix) }

    /// Whether a file of that name declares intents in Swift.
    public static func isDeclarations(_ name: String) -> Bool { name.hasSuffix(suffixes[1]) }

    /// A file's name without what says that it has definitions: `Soups`, by which its tables are called, too.
    public static func stem(_ name: String) -> String {
        suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    }

    /// The enumeration with that name; `nil` if the file has none.
    public func enumeration(_ name: String) -> DefinedEnumeration? { enumerations.first { $0.name == name } }

    /// The object type with that name; `nil` if the file has none.
    public func objectType(_ name: String) -> DefinedObjectType? { objectTypes.first { $0.name == name } }

    /// The intents that the app itself defines; the others are system intents, of which the file has the combinations only.
    public var customIntents: [DefinedIntent] { intents.filter { !$0.isSystem } }

    /// The name of an enumeration's Swift type.
    ///
    /// - Parameter intent: the intent that uses it: an enumeration of version 1.0 is a type of its own for each.
    public func className(of enumeration: DefinedEnumeration, in intent: DefinedIntent?) -> String {
        if let name = enumeration.explicitClassName { return name }
        guard isNested(enumeration), let intent else { return enumeration.name }
        return intent.name + enumeration.name
    }

    /// Whether the enumeration has no type of its own, but one for each intent that uses it.
    public func isNested(_ enumeration: DefinedEnumeration) -> Bool {
        enumeration.explicitClassName == nil && (modelVersion == "1.0" || !enumeration.generatesHeader)
    }

    /// The text in a language.
    ///
    /// The table of the language comes first (`de-AT`, then `de`), then the definition itself.
    /// - Parameters:
    ///   - text: a text of this file.
    ///   - language: such as `de` or `zh-Hans`; `nil` for the development language.
    ///   - category: the plural category of the number in the text, as in Unicode's rules (`one`, `few`, `other`).
    /// - Returns: `nil` if there is none.
    public func text(_ text: DefinedText, in language: String?, category: String = "other") -> String? {
        if let id = text.id {
            for language in Self.fallbacks(of: language) {
                guard let table = tables[language] else { continue }
                if let plural = table.plurals[id] { return plural.text(category: category) }
                if let found = table.strings[id] { return found }
            }
        }
        return text.text
    }

    /// `zh-Hans-CN`, `zh-Hans`, `zh`.
    private static func fallbacks(of language: String?) -> [String] {
        guard let language else { return ["Base"] }
        let parts = language.replacing("_", with: "-").split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") } + ["Base"]
    }
}
