import CompactCoding

/// The possible role of one token in a number.
struct Numeral: Sendable {
    enum Role: String, Sendable, CaseIterable {
        case none, digits, unit, teen, ten, hundred, scale, dozen, couple, half, quarter
        case article, and, of, over, point, minus, hyphen
        /// A fraction symbol such as `½`.
        case vulgarFraction
    }

    var role: Role
    var value: Int64 = 0
    /// Whether it ends an ordinal, like `fifth`.
    var isOrdinal = false
    var isPlural = false

    static let none = Numeral(role: .none)

    /// Whether it may be part of a whole number in words.
    var isCounting: Bool {
        switch role {
        case .unit, .teen, .ten, .hundred, .scale: true
        default: false
        }
    }

    /// Whether it may be the denominator of a fraction; "two seconds" is not one.
    var isDenominator: Bool { role == .quarter || (role == .half && isPlural) || (isOrdinal && value > 2) }
}

extension Numeral: Archivable {
    static var blank: Numeral { .none }
    private static let roles = Role.allCases

    mutating func archive(_ archive: inout Archive) throws {
        try archive.choice(&role, among: Self.roles)
        try archive.plain(&value)
        try archive.part(&isOrdinal)
        try archive.part(&isPlural)
    }
}

extension Numeral {
    /// Numerator and denominator of the fraction symbols.
    static let vulgarFractions: [String: (Int, Int)] = [
        "¼": (1, 4), "½": (1, 2), "¾": (3, 4), "⅐": (1, 7), "⅑": (1, 9), "⅒": (1, 10), "⅓": (1, 3), "⅔": (2, 3), "⅕": (1, 5),
        "⅖": (2, 5), "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
    ]
}
