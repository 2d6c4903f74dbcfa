extension DialogPack {
    /// A unit's name by number.
    public struct Unit: Hashable, Sendable, Codable {
        public var one: String
        public var other: String

        public init(one: String, other: String) {
            self.one = one
            self.other = other
        }
    }

    /// A currency's names and how it is written.
    public struct Currency: Hashable, Sendable, Codable {
        public var one: String
        public var other: String
        /// The hundredth part, such as a cent; `nil` when amounts are spoken with decimals.
        public var minor: Unit?
        /// As written before the number; `nil` when the code is written after it.
        public var symbol: String?
        /// Decimal places; `nil` means two.
        public var digits: Int?
        /// The regions where the symbol alone is understood, such as `US` for "$"; `nil` means everywhere.
        public var regions: [String]?
        /// The symbol in all other regions; `nil` when it is the same.
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
