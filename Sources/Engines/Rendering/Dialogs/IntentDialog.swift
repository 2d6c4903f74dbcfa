/// What is said about one intent. All of it may be left out: general phrases fill in.
public struct IntentDialog: Hashable, Sendable {
    /// The heading of its card, such as "Ride".
    public var title: Template?
    /// What is asked for, with its article: "a ride".
    public var noun: String?
    /// Puts the whole request to the person.
    public var confirm: Variants?
    /// By response code (`success`, `failureInsufficientFunds`) or ending (`cancelled`, `timedOut`).
    public var responses: [String: Variants]
    public var parameters: [String: ParameterDialog]
    /// Paths of the card's rows in the order of importance; rows not named follow.
    public var card: [String]
    /// Sentences that a person may say.
    public var examples: [String]

    public init(
        title: Template? = nil, noun: String? = nil, confirm: Variants? = nil, responses: [String: Variants] = [:],
        parameters: [String: ParameterDialog] = [:], card: [String] = [], examples: [String] = []
    ) {
        self.title = title
        self.noun = noun
        self.confirm = confirm
        self.responses = responses
        self.parameters = parameters
        self.card = card
        self.examples = examples
    }
}

extension IntentDialog: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case title, noun, confirm, responses, parameters, card, examples
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.allCases)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try container.decodeIfPresent(Template.self, forKey: .title),
            noun: try container.decodeIfPresent(String.self, forKey: .noun),
            confirm: try container.decodeIfPresent(Variants.self, forKey: .confirm),
            responses: try container.decodeIfPresent([String: Variants].self, forKey: .responses) ?? [:],
            parameters: try container.decodeIfPresent([String: ParameterDialog].self, forKey: .parameters) ?? [:],
            card: try container.decodeIfPresent([String].self, forKey: .card) ?? [],
            examples: try container.decodeIfPresent([String].self, forKey: .examples) ?? [])
    }
}
