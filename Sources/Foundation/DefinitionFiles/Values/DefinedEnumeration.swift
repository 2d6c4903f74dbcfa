/// An enumeration of a definition file.
public struct DefinedEnumeration: Hashable, Sendable, Codable {
    /// The name in the file.
    public var name: String
    /// The name of the Swift type, where the file gives one; see ``DefinitionFile/className(of:in:)``.
    public var explicitClassName: String?
    /// The cases.
    public var cases: [DefinedCase]
    /// Whether it is a type of its own; otherwise it is one for each intent that uses it.
    public var generatesHeader: Bool
    /// What the enumeration is called.
    public var displayName: DefinedText

    public init(
        name: String, explicitClassName: String? = nil, cases: [DefinedCase], generatesHeader: Bool = true,
        displayName: DefinedText = .none
    ) {
        self.name = name
        self.explicitClassName = explicitClassName
        self.cases = cases
        self.generatesHeader = generatesHeader
        self.displayName = displayName
    }
}

/// A case of an enumeration.
public struct DefinedCase: Hashable, Sendable, Codable {
    /// The name.
    public var name: String
    /// The raw value.
    public var raw: Int
    /// What the case is called.
    public var displayName: DefinedText
    /// What it is called, too.
    public var synonyms: [DefinedText]

    public init(name: String, raw: Int, displayName: DefinedText = .none, synonyms: [DefinedText] = []) {
        self.name = name
        self.raw = raw
        self.displayName = displayName
        self.synonyms = synonyms
    }
}
