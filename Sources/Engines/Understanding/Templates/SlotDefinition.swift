public import CompactCoding

/// What a parameter is read as, and the words it may take.
public struct SlotDefinition: Sendable, Codable {
    /// How a slot's words are read, and the type of its value.
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
        /// A name that nobody may know, such as a song's: any words up to `open` of them (8 when absent).
        case title
        /// A `Measurement` of temperature.
        case temperature
        /// The identifiers of those messages found last that are from one person.
        case messages
        /// An `INDateComponentsRange` of one year or ten: "the eighties".
        case years
        /// The frequency of a radio station, told by its band or the point in it: "88.5".
        case frequency
        /// One of the options offered, counted from 1; used in answers only.
        case position

        /// Whether its values are called by names, which times and amounts are none of.
        var isName: Bool {
            switch self {
            case .person, .people, .place, .phrase, .phrases, .account, .biller: true
            default: false
            }
        }
    }

    /// The form that a value takes where a kind allows several.
    public enum Shape: String, Sendable, Codable {
        /// A plain string; for an `INSpeakableString`, its spoken phrase.
        case string
        /// A list of one string.
        case strings
        /// An `INSpeakableString`.
        case speakable
        /// A list of one `INSpeakableString`.
        case speakables
        /// A list of `INSpeakableString`, one for each of the things joined by commas and "and".
        case items
        /// The start of a time as date components.
        case moment
        /// A list of one `INTask` of that title.
        case tasks
        /// A list of the one value.
        case list

        /// Whether the value is a list.
        var isList: Bool {
            switch self {
            case .strings, .speakables, .items, .tasks, .list: true
            case .string, .speakable, .moment: false
            }
        }
    }

    /// How the words are read, and the type of the value.
    public var kind: Kind
    /// The words for each value: for an enumeration by case, for others by the value's name.
    public var words: [String: [String]]?
    /// How many words that nothing knows may fill the slot; 0 for none.
    public var open: Int?
    /// For an enumeration: the parameter whose cases are meant, when it is another one.
    public var cases: String?
    /// For an account or a payment's amount: the enumeration's case by the words for it.
    public var types: [String: [String]]?
    /// For a goal: the parameter that takes the number.
    public var value: String?
    /// For a goal: the parameter that takes the unit.
    public var unit: String?
    /// The form of the value; `nil` for the kind's own.
    public var shape: Shape?
    /// The parameter that the value goes into, or the field of a record parameter, as `mediaSearch.mediaName`; `nil` for the
    /// parameter of the slot's own name.
    public var fills: String?
    /// What people call the parameter when they change it: "the destination".
    public var called: [String]?
    /// Whether an hour alone, such as seven, is meant for the evening.
    public var isEvening: Bool?
    /// Whether a value that would fit several parameters is meant for this one.
    public var isMain: Bool?

    /// For a time: whether something begins then, so that a time of arrival is none.
    public var isDeparture: Bool?
    /// Parameters of enumerations that say nothing any more once this one is changed.
    public var resets: [String]?
    /// For an enumeration: whether its cases are options, several of which may be meant.
    public var isOptions: Bool?
    /// For a text: whether it takes wishes about what is booked, however they are put: "by the window".
    public var isWish: Bool?
    /// Whether it says what is to begin, of which only one can go on at a time: two of them are no two requests.
    public var isExclusive: Bool?

    /// Creates a definition with all options at their defaults.
    public init(kind: Kind) { self.kind = kind }

    private enum CodingKeys: String, CodingKey {
        case kind, words, open, cases, types, value, unit, shape, fills, called, isMain, isOptions, isDeparture, isWish, resets,
            isExclusive
        case isEvening = "evening"
    }

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
        shape = try container.decodeIfPresent(Shape.self, forKey: .shape)
        fills = try container.decodeIfPresent(String.self, forKey: .fills)
        called = try container.decodeIfPresent([String].self, forKey: .called)
        isMain = try container.decodeIfPresent(Bool.self, forKey: .isMain)
        isDeparture = try container.decodeIfPresent(Bool.self, forKey: .isDeparture)
        resets = try container.decodeIfPresent([String].self, forKey: .resets)
        isOptions = try container.decodeIfPresent(Bool.self, forKey: .isOptions)
        isWish = try container.decodeIfPresent(Bool.self, forKey: .isWish)
        isExclusive = try container.decodeIfPresent(Bool.self, forKey: .isExclusive)
        isEvening = try container.decodeIfPresent(Bool.self, forKey: .isEvening)
    }
}

extension SlotDefinition {
    /// The parameter that the value goes into and its field, `nil` for the whole of it; `nil` when the slot is a parameter itself.
    var target: (parameter: String, field: String?)? {
        guard let fills, !fills.isEmpty else { return nil }
        guard let point = fills.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (fills, nil) }
        let field = fills[fills.index(after: point)...].prefix { $0 != "." }
        return (String(fills[..<point]), field.isEmpty ? nil : String(field))
    }
}

extension SlotDefinition: Archivable {
    public static var blank: SlotDefinition { SlotDefinition(kind: .text) }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&kind)
        try archive.part(&words)
        try archive.part(&open)
        try archive.part(&cases)
        try archive.part(&types)
        try archive.part(&value)
        try archive.part(&unit)
        try archive.part(&shape)
        try archive.part(&fills)
        try archive.part(&called)
        try archive.part(&isEvening)
        try archive.part(&isMain)
        try archive.part(&isDeparture)
        try archive.part(&resets)
        try archive.part(&isOptions)
        try archive.part(&isWish)
        try archive.part(&isExclusive)
    }
}

extension SlotDefinition.Shape: Archivable {
    public static var blank: Self { .string }

    public mutating func archive(_ archive: inout Archive) throws {
        var name = rawValue
        try archive.part(&name)
        guard let read = Self(rawValue: name) else { throw ArchiveError.damaged }
        self = read
    }
}
