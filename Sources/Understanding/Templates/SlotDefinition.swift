/// What a parameter is read as, and the words it may take.
public struct SlotDefinition: Sendable, Codable {
    public enum Kind: String, Sendable, Codable {
        /// An `INPerson`.
        case person
        /// A list of `INPerson`.
        case people
        /// A `CLPlacemark`.
        case place
        /// An `INCurrencyAmount`.
        case money
        /// An `INPaymentAmount` around an amount of money.
        case paymentAmount
        /// A whole number.
        case count
        /// A number.
        case number
        /// An `INDateComponentsRange` that lies ahead.
        case time
        /// An `INDateComponentsRange` that lies behind.
        case past
        /// Any words.
        case text
        /// A list of one text.
        case texts
        /// An `INSpeakableString`.
        case phrase
        /// A list of one `INSpeakableString`.
        case phrases
        /// A case of an enumeration or option set, by the words for it.
        case enumeration
        /// A distance, duration or energy: a number under the slot's `value`, its unit under `unit`.
        case goal
        /// An `INPaymentAccount` by the name of the account.
        case account
        /// An `INBillPayee` by its name.
        case biller
        /// One of the options offered, counted from 1; used in answers only.
        case position
    }

    public var kind: Kind
    /// The words for each value: for an enumeration by case, for others by the value's name.
    public var words: [String: [String]]?
    /// How many words that nothing knows may fill the slot; 0 for none.
    public var open: Int?
    /// For an enumeration: the parameter whose cases are meant, when it is another one.
    public var cases: String?
    /// For an account: the enumeration's case by the words for it.
    public var types: [String: [String]]?
    /// For a goal: the parameter that takes the number.
    public var value: String?
    /// For a goal: the parameter that takes the unit.
    public var unit: String?

    public init(kind: Kind) { self.kind = kind }

    private enum CodingKeys: String, CodingKey { case kind, words, open, cases, types, value, unit }

    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer(), let name = try? container.decode(String.self) {
            guard let kind = Kind(rawValue: name) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(name)' is no kind of slot")
            }
            self.init(kind: kind)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(kind: try container.decode(Kind.self, forKey: .kind))
        words = try container.decodeIfPresent([String: [String]].self, forKey: .words)
        open = try container.decodeIfPresent(Int.self, forKey: .open)
        cases = try container.decodeIfPresent(String.self, forKey: .cases)
        types = try container.decodeIfPresent([String: [String]].self, forKey: .types)
        value = try container.decodeIfPresent(String.self, forKey: .value)
        unit = try container.decodeIfPresent(String.self, forKey: .unit)
    }
}
