/// What is said about one parameter of an intent. All of it may be left out.
public struct ParameterDialog: Hashable, Sendable {
    /// What it is called on a card and in general phrases, such as "drop-off location".
    public var label: String?
    /// Asks for a value.
    public var needsValue: Variants?
    /// Asks which of several.
    public var disambiguate: Variants?
    /// Asks whether a value is right.
    public var confirm: Variants?
    /// Tells that a value is not supported.
    public var unsupported: Variants?
    /// By the name of the app's reason.
    public var reasons: [String: Variants]
    /// What can be answered.
    public var help: Variants?

    public init(
        label: String? = nil, needsValue: Variants? = nil, disambiguate: Variants? = nil, confirm: Variants? = nil,
        unsupported: Variants? = nil, reasons: [String: Variants] = [:], help: Variants? = nil
    ) {
        self.label = label
        self.needsValue = needsValue
        self.disambiguate = disambiguate
        self.confirm = confirm
        self.unsupported = unsupported
        self.reasons = reasons
        self.help = help
    }
}

extension ParameterDialog: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case label, needsValue, disambiguate, confirm, unsupported, reasons, help
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.allCases)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            label: try container.decodeIfPresent(String.self, forKey: .label),
            needsValue: try container.decodeIfPresent(Variants.self, forKey: .needsValue),
            disambiguate: try container.decodeIfPresent(Variants.self, forKey: .disambiguate),
            confirm: try container.decodeIfPresent(Variants.self, forKey: .confirm),
            unsupported: try container.decodeIfPresent(Variants.self, forKey: .unsupported),
            reasons: try container.decodeIfPresent([String: Variants].self, forKey: .reasons) ?? [:],
            help: try container.decodeIfPresent(Variants.self, forKey: .help))
    }
}
