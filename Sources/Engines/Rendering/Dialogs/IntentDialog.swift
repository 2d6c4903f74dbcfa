/// The wording of one intent. Everything is optional; general phrases are the fallback.
public struct IntentDialog: Hashable, Sendable {
    /// The heading of its card, such as "Ride".
    public var title: Template?
    /// The requested thing, with its article: "a ride".
    public var noun: String?
    /// The question that confirms the whole request, as an imperative.
    public var confirm: Variants?
    /// Messages by response code (`success`, `failureInsufficientFunds`) or outcome (`cancelled`, `timedOut`).
    public var responses: [String: Variants]
    /// The wording of its parameters, by name.
    public var parameters: [String: ParameterDialog]
    /// Paths of the card's rows in order of importance; other rows follow.
    public var card: [String]
    /// Example sentences.
    public var examples: [String]
    /// Imperatives that name the request's values, those with the most values first; `nil` for the intents of a pack. Made from the
    /// definitions of apps' own intents, and never stored.
    var summaries: Variants?

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

    /// The key of a shorter message for a code, to be spoken.
    static func concise(_ code: String) -> String { code + ".concise" }
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
