public import Foundation

/// A number, an amount, an address or an answer in a text.
public struct QuantityEntity: Hashable, Sendable {
    /// The kind of entity, which determines which other properties are set.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A number without a unit: "twelve".
        case number
        /// A position, counted from `origin`: "the third", "the last one".
        case ordinal
        /// A percentage: "20 percent", with an `amount` of 20.
        case percentage
        /// An amount of a currency: "20 bucks".
        case money
        /// An amount with a unit of measurement: "5 miles".
        case dimension
        /// A temperature, with or without a scale: "70 degrees".
        case temperature
        /// An age: "five years old".
        case age
        /// A phone number, normalised in `address`.
        case phone
        /// An e-mail address, normalised in `address`.
        case email
        /// A web address, normalised in `address`.
        case url
        /// Yes or no, in `truth`.
        case boolean

        /// Every kind.
        public static let all = Set(allCases)

        /// One bit per kind, for fast comparison of sets.
        var bit: UInt16 {
            switch self {
            case .number: 1
            case .ordinal: 2
            case .percentage: 4
            case .money: 8
            case .dimension: 16
            case .temperature: 32
            case .age: 64
            case .phone: 128
            case .email: 256
            case .url: 512
            case .boolean: 1_024
            }
        }
    }

    /// What a relative position is counted from.
    public enum Origin: String, Hashable, Sendable, Codable { case start, end, current }

    /// How an amount is to be understood: exactly or as a limit.
    public enum Bound: String, Hashable, Sendable { case exact, between, atMost, atLeast }

    /// An amount with the unit as said: `50 cent`, `7 foot`.
    public struct Part: Hashable, Sendable {
        /// The number of units, as said.
        public var amount: Decimal
        /// The unit's name in the singular, such as `cent` or `foot`.
        public var unit: String

        public init(amount: Decimal, unit: String) {
            self.amount = amount
            self.unit = unit
        }
    }

    /// Determines which other properties are set.
    public var kind: Kind
    /// The tokens, half open.
    public var range: Range<Int>
    /// The number, position, percentage (20 for 20 %) or the amount in `unit`; `nil` if only a unit was said, and for other
    /// kinds.
    public var amount: Decimal?
    /// The end of an interval, in `unit`.
    public var upper: Decimal?
    /// How `amount` is meant: exactly, or as a limit, such as `atMost` for "up to 20 dollars".
    public var bound = Bound.exact
    /// ISO 4217 code, or a unit's name in the singular (`kilometer`, `celsius`, `year`); for temperatures, `nil` if no scale
    /// was said.
    public var unit: String?
    /// What the unit measures; for `dimension` only.
    public var dimension: Dimension?
    /// The unit's worth in the dimension's base unit; for `dimension` only.
    public var worth: Decimal?
    /// The name of the unit as said (`dollar`, `cent`, `Canadian dollar`); only for `money`.
    public var unitWord: String?
    /// Whether the words name one currency, rather than those of several countries.
    public var isExactCurrency = false
    /// The amounts as said, if there were several units ("5 feet 2 inches", "5 dollars and 3 cents").
    public var parts: [Part] = []
    /// What `amount` is counted from; only for `ordinal`.
    public var origin: Origin?
    /// A normalised phone number (`+15551234567;ext=12`), e-mail or web address.
    public var address: String?
    /// The country's calling code, if one was said; only for `phone`.
    public var countryCode: String?
    /// Yes or no; for `boolean` only.
    public var truth: Bool?

    public init(kind: Kind, range: Range<Int>, amount: Decimal? = nil) {
        self.kind = kind
        self.range = range
        self.amount = amount
    }
}
