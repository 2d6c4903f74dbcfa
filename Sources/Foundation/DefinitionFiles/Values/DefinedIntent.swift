/// An intent of a definition file.
public struct DefinedIntent: Hashable, Sendable, Codable {
    /// The name, such as `OrderSoup`.
    public var name: String
    /// The name of the Swift class, such as `OrderSoupIntent`.
    public var className: String
    /// Whether it is an intent of the system, of which the file has no more than combinations.
    public var isSystem: Bool
    /// The domain of an intent of the system, such as `Media`; `nil` for others.
    public var domain: String?
    /// What kind of deed it is: decides wording and confirmation.
    public var category: DefinedCategory
    /// The verb, such as `Order`; `nil` for the category's own.
    public var verb: String?
    /// What the intent is called.
    public var title: DefinedText
    /// What it does, in a sentence or two.
    public var description: DefinedText
    /// The parameters, in the order of the questions.
    public var parameters: [DefinedParameter]
    /// The sets of parameters with which the intent is suggested.
    public var combinations: [DefinedCombination]
    /// The sentences that sum the intent up, one for each state of the parameters that depend on others.
    public var summaries: [DefinedCombination]
    /// What handling answers; intents of the system have no codes here.
    public var response: DefinedResponse
    /// Whether people may set the intent up themselves.
    public var isConfigurable: Bool
    /// Whether the intent may set up a widget; its handler need not handle it then.
    public var isEligibleForWidgets: Bool
    /// Whether the intent may be suggested.
    public var isEligibleForSuggestions: Bool
    /// Whether the person is asked before handling; `nil` for the category's habit (``DefinedCategory/confirms``).
    public var confirmation: Bool?
    /// When the intent is out of reach.
    public var restriction: DefinedRestriction
    /// The parameter that takes the previous action's output; `nil` for none.
    public var input: String?
    /// The parameter that stands for the intent; `nil` for none.
    public var keyParameter: String?
    /// The name of the intent's image; `nil` for none.
    public var imageName: String?
    /// Whether the intent is out of use.
    public var isDeprecated: Bool

    /// - Parameter className: `nil` for the name with `Intent`.
    public init(
        name: String, className: String? = nil, isSystem: Bool = false, domain: String? = nil,
        category: DefinedCategory = .generic, verb: String? = nil, title: DefinedText = .none, description: DefinedText = .none,
        parameters: [DefinedParameter] = [], combinations: [DefinedCombination] = [], summaries: [DefinedCombination] = [],
        response: DefinedResponse = DefinedResponse(), isConfigurable: Bool = false, isEligibleForWidgets: Bool = false,
        isEligibleForSuggestions: Bool = true, confirmation: Bool? = nil, restriction: DefinedRestriction = .none,
        input: String? = nil, keyParameter: String? = nil, imageName: String? = nil, isDeprecated: Bool = false
    ) {
        self.name = name
        self.className = className ?? "\(name)Intent"
        self.isSystem = isSystem
        self.domain = domain
        self.category = category
        self.verb = verb
        self.title = title
        self.description = description
        self.parameters = parameters
        self.combinations = combinations
        self.summaries = summaries
        self.response = response
        self.isConfigurable = isConfigurable
        self.isEligibleForWidgets = isEligibleForWidgets
        self.isEligibleForSuggestions = isEligibleForSuggestions
        self.confirmation = confirmation
        self.restriction = restriction
        self.input = input
        self.keyParameter = keyParameter
        self.imageName = imageName
        self.isDeprecated = isDeprecated
    }
}

extension DefinedIntent {
    /// The class name without its last `Intent`: what the types of its parameters' results begin with.
    public var shortName: String { className.hasSuffix("Intent") ? String(className.dropLast(6)) : className }
    /// The name of the handling protocol.
    public var handlingProtocol: String { "\(className)Handling" }
    /// The name of the response's class.
    public var responseName: String { "\(className)Response" }
    /// The name of the enumeration of the response's codes.
    public var codeName: String { "\(className)ResponseCode" }

    /// The parameter with that name; `nil` if the intent has none.
    public func parameter(_ name: String) -> DefinedParameter? { parameters.first { $0.name == name } }

    /// Whether the person is asked before handling, by the file or by the category's habit.
    public var confirms: Bool { confirmation ?? category.confirms }
}

/// When an intent is out of reach.
public enum DefinedRestriction: Int, Hashable, Sendable, Codable {
    /// Never.
    case none = 0
    /// While the device is locked.
    case whileLocked = 1
    /// While protected data is unavailable.
    case whileProtectedDataUnavailable = 2
}
