extension DialogPack {
    /// A unit's singular and plural.
    public struct Unit: Hashable, Sendable, Codable {
        /// The singular.
        public var one: String
        /// The plural.
        public var other: String

        public init(one: String, other: String) {
            self.one = one
            self.other = other
        }
    }

    /// A currency's names and notation.
    public struct Currency: Hashable, Sendable, Codable {
        /// The singular.
        public var one: String
        /// The plural.
        public var other: String
        /// The hundredth part, such as a cent; `nil` if amounts are spoken with decimals.
        public var minor: Unit?
        /// The symbol before the number; `nil` if the code is written after it.
        public var symbol: String?
        /// Decimal places; `nil` means two.
        public var digits: Int?
        /// The regions where the symbol is unambiguous, such as `US` for "$"; `nil` means everywhere.
        public var regions: [String]?
        /// The symbol in all other regions; `nil` if it is the same.
        public var foreignSymbol: String?

        public init(one: String, other: String, minor: Unit? = nil, symbol: String? = nil, digits: Int? = nil) {
            self.one = one
            self.other = other
            self.minor = minor
            self.symbol = symbol
            self.digits = digits
        }
    }
}
