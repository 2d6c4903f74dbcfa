public import CompactCoding

/// How a parameter is read, and the words for its values.
public struct SlotDefinition: Sendable, Codable {
    /// How a slot is read, and the type of its value.
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
        /// An `INDateComponentsRange` in the future.
        case time
        /// An `INDateComponentsRange` in the past.
        case past
        /// Any words.
        case text
        /// A list of one text.
        case texts
        /// An `INSpeakableString`.
        case phrase
        /// A list of one `INSpeakableString`.
        case phrases
        /// A case of an enumeration or option set, by its words.
        case enumeration
        /// A distance, duration or energy: a number under the slot's `value`, its unit under `unit`.
        case goal
        /// An `INPaymentAccount` by the name of the account.
        case account
        /// An `INBillPayee` by its name.
        case biller
        /// A possibly unknown name, such as a song's: any words, up to `open` of them (8 if absent).
        case title
        /// A `Measurement` of temperature.
        case temperature
        /// The identifiers of those of the last found messages that are from one person.
        case messages
        /// An `INDateComponentsRange` of a year or a decade: "the eighties".
        case years
        /// A radio station's frequency, recognised by its band or its decimal point: "88.5".
        case frequency
        /// `true` or `false`, by the words for each.
        case truth
        /// A duration in seconds.
        case duration
        /// A `Measurement` of the slot's `dimension`.
        case measure
        /// A web address.
        case link
        /// One of the options offered, counted from 1; used in answers only.
        case position

        /// Whether its values are names, which times and amounts are not.
        var isName: Bool {
            switch self {
            case .person, .people, .place, .phrase, .phrases, .account, .biller: true
            default: false
            }
        }
    }

    /// The shape of a value if a kind allows several.
    public enum Shape: String, Sendable, Codable {
        /// A plain string; for an `INSpeakableString`, its spoken phrase.
        case string
        /// A list of one string.
        case strings
        /// An `INSpeakableString`.
        case speakable
        /// A list of one `INSpeakableString`.
        case speakables
        /// A list of `INSpeakableString`, one for each item joined by commas and "and".
        case items
        /// The start of a time as date components.
        case moment
        /// A list of one `INTask` with that title.
        case tasks
        /// A list of the single value.
        case list
        /// A record of the slot's type that displays the words: an `INObject` or one of its subclasses.
        case object
        /// A list of one such record.
        case objects

        /// Whether the value is a list.
        var isList: Bool {
            switch self {
            case .strings, .speakables, .items, .tasks, .list, .objects: true
            case .string, .speakable, .moment, .object: false
            }
        }
    }

    /// Whether the values that nobody has told of are proper names.
    var takesProperNames: Bool { kind.isName || isProper == true }

    /// Whether the parameter takes a list of values.
    var takesSeveral: Bool {
        switch kind {
        case .people, .phrases: true
        default: shape?.isList ?? false
        }
    }

    /// How the words are read, and the value's type.
    public var kind: Kind
    /// The words for each value: by case for an enumeration, else by the value's name.
    public var words: [String: [String]]?
    /// The maximum number of unknown words that may fill the slot; 0 for none.
    public var open: Int?
    /// For an enumeration: the parameter whose cases are used, if it is another one.
    public var cases: String?
    /// For an account or a payment's amount: the enumeration case by its words.
    public var types: [String: [String]]?
    /// For a goal: the parameter that takes the number.
    public var value: String?
    /// For a goal: the parameter that takes the unit.
    public var unit: String?
    /// The shape of the value; `nil` for the kind's default.
    public var shape: Shape?
    /// The parameter that the value fills, or the field of a record parameter, as `mediaSearch.mediaName`; `nil` for the
    /// parameter of the slot's own name.
    public var fills: String?
    /// Spoken names of the parameter in changes: "the destination".
    public var called: [String]?
    /// Whether a bare hour, such as seven, is p.m.
    public var isEvening: Bool?
    /// Whether this parameter gets a value that would fit several.
    public var isMain: Bool?

    /// For a time: whether it is a start time, so that arrival times are excluded.
    public var isDeparture: Bool?
    /// Enumeration parameters that a change of this one resets.
    public var resets: [String]?
    /// For an enumeration: whether it is an option set, which may have several values.
    public var isOptions: Bool?
    /// For a text: whether it takes wishes about a booking in any words: "by the window".
    public var isWish: Bool?
    /// Whether it names what to start, of which only one can be active at a time: two values are not two requests.
    public var isExclusive: Bool?
    /// For an enumeration: whether its values tell things apart, such as bills or seats: two values are two requests, and no contradiction.
    public var isThing: Bool?
    /// For a title: whether it is a proper name, such as a restaurant's or an artist's, and so no verb, adverb or word that only points.
    public var isProper: Bool?

    /// For an object: the type of the record.
    public var record: String?
    /// For a measure: the dimension, as `QuantityEntity` names it.
    public var dimension: String?

    /// Creates a definition with all options at their defaults.
    public init(kind: Kind) { self.kind = kind }

    private enum CodingKeys: String, CodingKey {
        case kind, words, open, cases, types, value, unit, shape, fills, called, isMain, isOptions, isDeparture, isWish, resets,
            isExclusive, isThing, isProper, record, dimension
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
        isThing = try container.decodeIfPresent(Bool.self, forKey: .isThing)
        isProper = try container.decodeIfPresent(Bool.self, forKey: .isProper)
        isEvening = try container.decodeIfPresent(Bool.self, forKey: .isEvening)
        record = try container.decodeIfPresent(String.self, forKey: .record)
        dimension = try container.decodeIfPresent(String.self, forKey: .dimension)
    }
}

extension SlotDefinition {
    /// The parameter that the value fills and its field, which is `nil` for the whole parameter; `nil` if the slot is itself a
    /// parameter.
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
        try archive.part(&isThing)
        try archive.part(&isProper)
        try archive.part(&record)
        try archive.part(&dimension)
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
