/// The wording of one parameter. Everything is optional.
public struct ParameterDialog: Hashable, Sendable {
    /// The label on cards and in general phrases, such as "drop-off location".
    public var label: String?
    /// Asks for a value.
    public var needsValue: Variants?
    /// Asks to choose among several values.
    public var disambiguate: Variants?
    /// Asks whether a value is right.
    public var confirm: Variants?
    /// Asks whether a value is right that the app wants confirmed for a reason, by the reason's name: "Shall I make it?"
    public var confirmFor: [String: Variants]
    /// Says that a value is not supported.
    public var unsupported: Variants?
    /// Messages by the name of the app's reason.
    public var reasons: [String: Variants]
    /// Says what can be answered.
    public var help: Variants?

    public init(
        label: String? = nil, needsValue: Variants? = nil, disambiguate: Variants? = nil, confirm: Variants? = nil,
        confirmFor: [String: Variants] = [:], unsupported: Variants? = nil, reasons: [String: Variants] = [:],
        help: Variants? = nil
    ) {
        self.label = label
        self.needsValue = needsValue
        self.disambiguate = disambiguate
        self.confirm = confirm
        self.confirmFor = confirmFor
        self.unsupported = unsupported
        self.reasons = reasons
        self.help = help
    }
}

extension ParameterDialog: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case label, needsValue, disambiguate, confirm, confirmFor, unsupported, reasons, help
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.allCases)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            label: try container.decodeIfPresent(String.self, forKey: .label),
            needsValue: try container.decodeIfPresent(Variants.self, forKey: .needsValue),
            disambiguate: try container.decodeIfPresent(Variants.self, forKey: .disambiguate),
            confirm: try container.decodeIfPresent(Variants.self, forKey: .confirm),
            confirmFor: try container.decodeIfPresent([String: Variants].self, forKey: .confirmFor) ?? [:],
            unsupported: try container.decodeIfPresent(Variants.self, forKey: .unsupported),
            reasons: try container.decodeIfPresent([String: Variants].self, forKey: .reasons) ?? [:],
            help: try container.decodeIfPresent(Variants.self, forKey: .help))
    }
}
