public import Foundation

/// A number, an amount, an address or an answer that stands in a text.
public struct QuantityEntity: Hashable, Sendable {
    /// The kind of entity, which determines which other properties are set.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A number without a unit: "twelve".
        case number
        /// A position, counted from `origin`: "the third", "the last one".
        case ordinal
        /// A percentage: "20 per cent", with an `amount` of 20.
        case percentage
        /// An amount of a currency: "20 bucks".
        case money
        /// An amount with a unit of measurement: "5 miles".
        case dimension
        /// A temperature, with or without a scale: "70 degrees".
        case temperature
        /// An age: "five years old".
        case age
        /// A phone number, in normal form in `address`.
        case phone
        /// An e-mail address, in normal form in `address`.
        case email
        /// A web address, in normal form in `address`.
        case url
        /// Yes or no, in `truth`.
        case boolean

        /// Every kind.
        public static let all = Set(allCases)

        /// One bit for each kind, so that sets of them are compared fast.
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

    /// Where a relative position counts from.
    public enum Origin: String, Hashable, Sendable, Codable { case start, end, current }

    /// How an amount limits what is meant.
    public enum Bound: String, Hashable, Sendable { case exact, between, atMost, atLeast }

    /// An amount with the unit that was said: `50 cent`, `7 foot`.
    public struct Part: Hashable, Sendable {
        /// The number of units, as it was said.
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
    /// Tokens, half open.
    public var range: Range<Int>
    /// The number, position, per cent (20 for 20 %) or the amount in `unit`; `nil` where only a unit was said, and for other kinds.
    public var amount: Decimal?
    /// The end of an interval, in `unit`.
    public var upper: Decimal?
    /// How `amount` is meant: exactly, or as a limit, such as `atMost` for "up to 20 dollars".
    public var bound = Bound.exact
    /// ISO 4217 code, or a unit's name in the singular (`kilometer`, `celsius`, `year`); for temperatures `nil` when no scale was said.
    public var unit: String?
    /// What the unit measures; for `dimension` only.
    public var dimension: Dimension?
    /// The name of the unit that was said (`dollar`, `cent`, `Canadian dollar`); for `money` only.
    public var unitWord: String?
    /// Whether the words name one currency, rather than those of several countries.
    public var isExactCurrency = false
    /// Amounts as they were said, when several units were ("5 feet 2 inches", "5 dollars and 3 cents").
    public var parts: [Part] = []
    /// Where `amount` counts from; for `ordinal` only.
    public var origin: Origin?
    /// Normal form of a phone number (`+15551234567;ext=12`), an e-mail or a web address.
    public var address: String?
    /// The country's calling code, where one was said; for `phone` only.
    public var countryCode: String?
    /// Yes or no; for `boolean` only.
    public var truth: Bool?

    public init(kind: Kind, range: Range<Int>, amount: Decimal? = nil) {
        self.kind = kind
        self.range = range
        self.amount = amount
    }
}
