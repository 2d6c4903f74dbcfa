/// The texts of a definition file in one language: what its `.strings` and `.stringsdict` files have.
public struct DefinitionTable: Hashable, Sendable, Codable {
    /// The texts, by identifier.
    public var strings: [String: String]
    /// Texts that depend on a number, by identifier. They win over the others.
    public var plurals: [String: DefinedPlural]

    public init(strings: [String: String] = [:], plurals: [String: DefinedPlural] = [:]) {
        self.strings = strings
        self.plurals = plurals
    }
}

/// A text whose words depend on a number.
public struct DefinedPlural: Hashable, Sendable, Codable {
    /// The text, in which `%#@count@` stands for the words of the variable `count`.
    public var format: String
    /// The words of each variable, by plural category: `zero`, `one`, `two`, `few`, `many`, `other`.
    public var variables: [String: [String: String]]

    public init(format: String, variables: [String: [String: String]]) {
        self.format = format
        self.variables = variables
    }

    /// The text for a plural category; words for `other` stand in for a category that has none.
    public func text(category: String) -> String {
        variables.sorted { $0.key < $1.key }.reduce(format) { text, variable in
            text.replacing("%#@\(variable.key)@", with: variable.value[category] ?? variable.value["other"] ?? "")
        }
    }
}
