/// What one token may do in a number.
struct Numeral: Sendable {
    enum Role: UInt8, Sendable {
        case none, digits, unit, teen, ten, hundred, scale, dozen, couple, half, quarter
        case article, and, of, over, point, minus, hyphen
        /// A sign that is a number by itself, such as `½`.
        case vulgarFraction
    }

    var role: Role
    var value: Int64 = 0
    /// Whether it ends an ordinal, as `fifth` does.
    var isOrdinal = false
    var isPlural = false

    static let none = Numeral(role: .none)

    /// Whether it may stand in the words of a whole number.
    var isCounting: Bool {
        switch role {
        case .unit, .teen, .ten, .hundred, .scale: true
        default: false
        }
    }

    /// Whether it may be the lower part of a fraction; "two seconds" are none.
    var isDenominator: Bool { role == .quarter || (role == .half && isPlural) || (isOrdinal && value > 2) }
}

extension Numeral {
    static let words: [String: Numeral] = {
        var result: [String: Numeral] = [:]
        for (role, names) in cardinals {
            for (name, value) in names { result[name] = Numeral(role: role, value: value) }
        }
        for (role, names) in ordinals {
            for (name, value) in names {
                result[name] = Numeral(role: role, value: value, isOrdinal: true)
                if value > 2 { result[name + "s"] = Numeral(role: role, value: value, isOrdinal: true, isPlural: true) }
            }
        }
        for (name, numeral) in result where numeral.role == .scale && !numeral.isOrdinal && name.utf8.count > 2 {
            result[name + "s"] = Numeral(role: .scale, value: numeral.value, isPlural: true)
        }
        result["hundreds"] = Numeral(role: .hundred, value: 100, isPlural: true)
        result["firsts"] = Numeral(role: .unit, value: 1, isOrdinal: true, isPlural: true)
        result.merge(particles) { _, particle in particle }
        return result
    }()

    static let table: WordTable<Numeral> = {
        var all = words
        for sign in vulgarFractions.keys { all[sign] = Numeral(role: .vulgarFraction) }
        return WordTable(all)
    }()

    private static let cardinals: [(Role, [String: Int64])] = [
        (
            .unit,
            [
                "zero": 0, "nought": 0, "naught": 0, "nil": 0, "zilch": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5,
                "six": 6, "seven": 7, "eight": 8, "nine": 9,
            ]
        ),
        (
            .teen,
            [
                "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
                "seventeen": 17, "eighteen": 18, "nineteen": 19,
            ]
        ),
        (
            .ten,
            [
                "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
                "ninety": 90,
            ]
        ),
        (.hundred, ["hundred": 100]),
        (
            .scale,
            [
                "thousand": 1_000, "million": 1_000_000, "mio": 1_000_000, "mil": 1_000_000, "mln": 1_000_000, "mn": 1_000_000,
                "billion": 1_000_000_000, "bn": 1_000_000_000, "bln": 1_000_000_000, "bil": 1_000_000_000,
                "milliard": 1_000_000_000,
                "trillion": 1_000_000_000_000, "tln": 1_000_000_000_000, "tn": 1_000_000_000_000, "trn": 1_000_000_000_000,
                "quadrillion": 1_000_000_000_000_000, "quintillion": 1_000_000_000_000_000_000,
                "lakh": 100_000, "lkh": 100_000, "lac": 100_000, "crore": 10_000_000, "krore": 10_000_000, "koti": 10_000_000,
                "cr": 10_000_000,
            ]
        ),
    ]

    private static let ordinals: [(Role, [String: Int64])] = [
        (
            .unit,
            [
                "zeroth": 0, "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
                "eighth": 8, "eigth": 8, "nineth": 9, "ninth": 9,
            ]
        ),
        (
            .teen,
            [
                "tenth": 10, "eleventh": 11, "twelfth": 12, "twelveth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
                "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
            ]
        ),
        (
            .ten,
            [
                "twentieth": 20, "thirtieth": 30, "fortieth": 40, "fiftieth": 50, "sixtieth": 60, "seventieth": 70,
                "eightieth": 80, "ninetieth": 90,
            ]
        ),
        (.hundred, ["hundredth": 100]),
        (
            .scale,
            [
                "thousandth": 1_000, "millionth": 1_000_000, "billionth": 1_000_000_000, "trillionth": 1_000_000_000_000,
                "quadrillionth": 1_000_000_000_000_000,
            ]
        ),
    ]

    private static let particles: [String: Numeral] = [
        "dozen": Numeral(role: .dozen, value: 12), "dozens": Numeral(role: .dozen, value: 12, isPlural: true),
        "couple": Numeral(role: .couple, value: 2), "pair": Numeral(role: .couple, value: 2),
        "half": Numeral(role: .half, value: 2), "halves": Numeral(role: .half, value: 2, isPlural: true),
        "quarter": Numeral(role: .quarter, value: 4), "quarters": Numeral(role: .quarter, value: 4, isPlural: true),
        "a": Numeral(role: .article), "an": Numeral(role: .article), "and": Numeral(role: .and), "of": Numeral(role: .of),
        "over": Numeral(role: .over), "point": Numeral(role: .point), "minus": Numeral(role: .minus),
        "negative": Numeral(role: .minus), "-": Numeral(role: .hyphen), "\u{2212}": Numeral(role: .hyphen),
        "\u{2010}": Numeral(role: .hyphen), "\u{2011}": Numeral(role: .hyphen), "\u{2013}": Numeral(role: .hyphen),
    ]

    /// Numerator and denominator of the signs that are fractions.
    static let vulgarFractions: [String: (Int, Int)] = [
        "¼": (1, 4), "½": (1, 2), "¾": (3, 4), "⅐": (1, 7), "⅑": (1, 9), "⅒": (1, 10), "⅓": (1, 3), "⅔": (2, 3), "⅕": (1, 5),
        "⅖": (2, 5), "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
    ]
}
