/// Everything that the assistant says in one language, as data.
public struct DialogPack: Hashable, Sendable {
    /// How records of a type are rendered in words and on a card.
    public struct RecordDialog: Hashable, Sendable, Codable {
        /// A template over the record's fields; `nil` lists its fields one by one.
        public var words: Variants?
        /// The name alone, without details that distinguish it from others of that name; `nil` if it is the same.
        public var short: Variants?
        /// Attributes that distinguish records of the same name, the plainest first, as they follow the name:
        /// ", your brother", " at Acme", " (mobile)".
        public var tellApart: Variants?
        /// The words in a row of a card, which has more room; `nil` if they are the same.
        public var card: Variants?
        /// How a card combines a field with others, which then have no separate row, by field.
        public var rows: [String: Variants]?
        /// Fields to omit if another field, the value, is set and says the same better.
        public var toldBy: [String: String]?
        /// Fields that are meaningless to a person.
        public var hidden: [String]?
        /// Whether a card shows it in one row instead of field by field; `nil` means only if the assistant
        /// has words for it.
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

    /// Dialogs by intent, such as `INRequestRideIntent`.
    public var intents: [String: IntentDialog]
    /// Dialogs by parameter name, for any intent.
    public var parameters: [String: ParameterDialog]
    /// General phrases by `Phrase`, response codes and reasons of any intent by name.
    public var phrases: [String: Variants]
    /// Labels by `Type.field` or `field`.
    public var labels: [String: String]
    /// Sentences that tell a field's value, by `Type.field` or `field`.
    public var told: [String: Variants]
    /// Dialogs by record type.
    public var records: [String: RecordDialog]
    /// Words of cases by enumeration and case.
    public var enumerations: [String: [String: String]]
    /// Units by case of `INWorkoutGoalUnitType` and other unit types.
    public var units: [String: Unit]
    /// Currencies by ISO 4217 code.
    public var currencies: [String: Currency]

    public init(
        intents: [String: IntentDialog] = [:], parameters: [String: ParameterDialog] = [:], phrases: [String: Variants] = [:],
        labels: [String: String] = [:], told: [String: Variants] = [:], records: [String: RecordDialog] = [:],
        enumerations: [String: [String: String]] = [:],
        units: [String: Unit] = [:], currencies: [String: Currency] = [:]
    ) {
        self.intents = intents
        self.parameters = parameters
        self.phrases = phrases
        self.labels = labels
        self.told = told
        self.records = records
        self.enumerations = enumerations
        self.units = units
        self.currencies = currencies
    }

    /// Merges another pack, whose texts take precedence.
    public mutating func merge(_ other: DialogPack) {
        intents.merge(other.intents) { $1 }
        parameters.merge(other.parameters) { $1 }
        phrases.merge(other.phrases) { $1 }
        labels.merge(other.labels) { $1 }
        told.merge(other.told) { $1 }
        records.merge(other.records) { $1 }
        enumerations.merge(other.enumerations) { $1 }
        units.merge(other.units) { $1 }
        currencies.merge(other.currencies) { $1 }
    }
}

extension DialogPack: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case intents, parameters, phrases, labels, told, records, enumerations, units, currencies
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.allCases)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func part<Value: Decodable>(_ key: CodingKeys) throws -> [String: Value] {
            try container.decodeIfPresent([String: Value].self, forKey: key) ?? [:]
        }
        self.init(
            intents: try part(.intents), parameters: try part(.parameters), phrases: try part(.phrases),
            labels: try part(.labels), told: try part(.told),
            records: try part(.records), enumerations: try part(.enumerations), units: try part(.units),
            currencies: try part(.currencies))
    }
}
