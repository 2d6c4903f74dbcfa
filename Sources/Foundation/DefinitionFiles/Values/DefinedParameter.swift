/// A parameter of an intent.
public struct DefinedParameter: Hashable, Sendable, Codable {
    /// The name, such as `soup`.
    public var name: String
    /// The type of the value, or of each value of a list.
    public var type: DefinedType
    /// Whether there may be several values.
    public var isList: Bool
    /// How many values a list has, by the size of the widget, such as `Small`; empty if it may have any number.
    public var fixedSizes: [String: Int]
    /// Whether the handling protocol has a resolve method, and the assistant may ask.
    public var isResolvable: Bool
    /// Whether people may set the value themselves.
    public var isConfigurable: Bool
    /// Whether the handler lists values to choose from.
    public var listsOptions: Bool
    /// Whether it does so for words that the person is searching for.
    public var searchesOptions: Bool
    /// What the parameter is called.
    public var displayName: DefinedText
    /// What is said at the occasions; an empty text stands for the default wording.
    public var prompts: [DefinedPrompt: DefinedText]
    /// The reasons for which a value may be rejected; their raw values begin with 1.
    public var reasons: [DefinedReason]
    /// On what it depends whether there is a value at all; `nil` for nothing.
    public var relationship: DefinedRelationship?
    /// What values are possible, and how they are shown.
    public var details: DefinedDetails

    public init(
        name: String, type: DefinedType, isList: Bool = false, fixedSizes: [String: Int] = [:], isResolvable: Bool = true,
        isConfigurable: Bool = true, listsOptions: Bool = false, searchesOptions: Bool = false,
        displayName: DefinedText = .none, prompts: [DefinedPrompt: DefinedText] = [:], reasons: [DefinedReason] = [],
        relationship: DefinedRelationship? = nil, details: DefinedDetails = DefinedDetails()
    ) {
        self.name = name
        self.type = type
        self.isList = isList
        self.fixedSizes = fixedSizes
        self.isResolvable = isResolvable
        self.isConfigurable = isConfigurable
        self.listsOptions = listsOptions
        self.searchesOptions = searchesOptions
        self.displayName = displayName
        self.prompts = prompts
        self.reasons = reasons
        self.relationship = relationship
        self.details = details
    }
}

/// An occasion on which something is said about a parameter.
public enum DefinedPrompt: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
    /// A value is needed.
    case primary = "Primary"
    /// The person sets the intent up.
    case configuration = "Configuration"
    /// A value is to be confirmed.
    case confirmation = "Confirmation"
    /// Before the values to choose from are listed.
    case disambiguationIntroduction = "DisambiguationIntroduction"
    /// The question behind that list.
    case disambiguationSelection = "DisambiguationSelection"
    /// Before further values are listed.
    case subsequentIntroduction = "SubsequentIntroduction"
    /// In short.
    case concise = "Concise"
}

/// A reason for which a parameter's value may be rejected.
public struct DefinedReason: Hashable, Sendable, Codable {
    /// The case's name, such as `greaterThanMaximumValue`.
    public var code: String
    /// What is said.
    public var text: DefinedText
    /// Whether the reason is one that every number has.
    public var isBuiltIn: Bool

    public init(code: String, text: DefinedText = .none, isBuiltIn: Bool = false) {
        self.code = code
        self.text = text
        self.isBuiltIn = isBuiltIn
    }
}

/// What a parameter depends on: it exists only while another one matches.
public struct DefinedRelationship: Hashable, Sendable, Codable {
    /// How the other parameter's value is compared.
    public enum Condition: Hashable, Sendable, Codable {
        /// It has any value.
        case hasAnyValue
        /// It is the enumeration's case of this name.
        case isCase(String)
        /// It is this truth value.
        case isTruth(Bool)
        /// By a predicate that is not known; always holds.
        case unknown(predicate: String, value: String?)
    }

    /// The other parameter's name.
    public var parent: String
    /// How its value is compared.
    public var condition: Condition

    public init(parent: String, condition: Condition) {
        self.parent = parent
        self.condition = condition
    }
}
