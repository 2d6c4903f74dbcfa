/// All that the assistant says in one language, as data.
public struct DialogPack: Hashable, Sendable {
    /// How a kind of record is put into words and on a card.
    public struct RecordDialog: Hashable, Sendable, Codable {
        /// Over the record's own fields; `nil` when its fields are named one by one.
        public var words: Variants?
        /// The name alone, without what tells it apart from others of that name; `nil` when that is the same.
        public var short: Variants?
        /// What tells records of the same name apart, one attribute each, the plainest first, as it follows the name:
        /// ", your brother", " at Acme", " (mobile)".
        public var tellApart: Variants?
        /// The words in a row of a card, which has room for more; `nil` when they are the same.
        public var card: Variants?
        /// How a card tells a field together with others, which then need no row of their own; by field.
        public var rows: [String: Variants]?
        /// Fields that need no telling where another, named behind, is set: what they say, that one says better.
        public var toldBy: [String: String]?
        /// Fields that say nothing to a person.
        public var hidden: [String]?
        /// Whether a card shows it as one row in its words, not field by field; `nil` means only where
        /// the assistant has words of its own for it.
        public var isOneRow: Bool?

        public init(
            words: Variants? = nil, card: Variants? = nil, rows: [String: Variants]? = nil, toldBy: [String: String]? = nil,
            hidden: [String]? = nil, isOneRow: Bool? = nil
        ) {
            self.words = words
            self.card = card
            self.rows = rows
            self.toldBy = toldBy
            self.hidden = hidden
            self.isOneRow = isOneRow
        }
    }

    /// By class name, such as `INRequestRideIntent`.
    public var intents: [String: IntentDialog]
    /// What is said of parameters of that name in any intent.
    public var parameters: [String: ParameterDialog]
    /// General phrases by `Phrase`, response codes and reasons of any intent by name.
    public var phrases: [String: Variants]
    /// Labels by `Type.field` or `field`.
    public var labels: [String: String]
    /// By record type.
    public var records: [String: RecordDialog]
    /// Words of cases by enumeration and case.
    public var enumerations: [String: [String: String]]
    /// By case of `INWorkoutGoalUnitType` and other units.
    public var units: [String: Unit]
    /// By ISO 4217 code.
    public var currencies: [String: Currency]

    public init(
        intents: [String: IntentDialog] = [:], parameters: [String: ParameterDialog] = [:], phrases: [String: Variants] = [:],
        labels: [String: String] = [:], records: [String: RecordDialog] = [:], enumerations: [String: [String: String]] = [:],
        units: [String: Unit] = [:], currencies: [String: Currency] = [:]
    ) {
        self.intents = intents
        self.parameters = parameters
        self.phrases = phrases
        self.labels = labels
        self.records = records
        self.enumerations = enumerations
        self.units = units
        self.currencies = currencies
    }

    /// Adds another pack's texts; where both have one, the other's stands.
    public mutating func merge(_ other: DialogPack) {
        intents.merge(other.intents) { $1 }
        parameters.merge(other.parameters) { $1 }
        phrases.merge(other.phrases) { $1 }
        labels.merge(other.labels) { $1 }
        records.merge(other.records) { $1 }
        enumerations.merge(other.enumerations) { $1 }
        units.merge(other.units) { $1 }
        currencies.merge(other.currencies) { $1 }
    }
}

extension DialogPack: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case intents, parameters, phrases, labels, records, enumerations, units, currencies
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.allCases)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func part<Value: Decodable>(_ key: CodingKeys) throws -> [String: Value] {
            try container.decodeIfPresent([String: Value].self, forKey: key) ?? [:]
        }
        self.init(
            intents: try part(.intents), parameters: try part(.parameters), phrases: try part(.phrases),
            labels: try part(.labels),
            records: try part(.records), enumerations: try part(.enumerations), units: try part(.units),
            currencies: try part(.currencies))
    }
}
