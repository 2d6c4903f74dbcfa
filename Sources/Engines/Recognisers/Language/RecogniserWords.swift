/// The words of a language for times, numbers and amounts, as listed by its pack; a missing list is empty.
public struct RecogniserWords: Sendable, Codable {
    /// The grammar that combines the words.
    public var grammar: RecogniserGrammarName
    /// Number words: cardinals, ordinals and the particles between them.
    public var numbers: NumberWords
    /// Words for days, months, units and parts of the day, and the particles around them.
    public var times: TimeWords
    /// The names of days of the year, by `Holiday.id`.
    public var holidays: [String: [String]]
    /// Units of measurement with their names, abbreviations and conversion factors.
    public var units: UnitWords
    /// Currencies with their names, signs and fractional units.
    public var currencies: CurrencyWords
    /// Words for limits, relative positions, temperature scales, and yes and no.
    public var quantities: QuantityWords

    public init(
        grammar: RecogniserGrammarName = .english, numbers: NumberWords = NumberWords(), times: TimeWords = TimeWords(),
        holidays: [String: [String]] = [:],
        units: UnitWords = UnitWords(), currencies: CurrencyWords = CurrencyWords(), quantities: QuantityWords = QuantityWords()
    ) {
        self.grammar = grammar
        self.numbers = numbers
        self.times = times
        self.holidays = holidays
        self.units = units
        self.currencies = currencies
        self.quantities = quantities
    }
}

/// The words of numbers, by what they do in one (`unit`, `teen`, `scale` and so on), with their values.
public struct NumberWords: Sendable, Codable {
    @Listed var cardinals: [String: [String: Int64]]
    /// Plurals: `hundreds`.
    @Listed var pluralCardinals: [String: [String: Int64]]
    @Listed var ordinals: [String: [String: Int64]]
    /// Plural denominators: `thirds`.
    @Listed var pluralOrdinals: [String: [String: Int64]]
    /// Words between numbers, by role.
    @Listed var particles: [String: [String]]
    /// Letters that multiply adjacent digits.
    @Listed var multipliers: [String: Int64]

    public init() {}
}

/// The words of time expressions.
public struct TimeWords: Sendable, Codable {
    /// The role of words in an expression.
    struct Role: Sendable, Codable {
        /// A case of `TimeLexeme.Role`.
        var role: String
        var value: Int?
        /// Whether the words may start a time expression by themselves.
        var trigger: Bool?
        /// Cases of `Relation`, `PartOfDay` and `TimeUnit`, if the role has one.
        var relation: String?
        var part: String?
        var unit: String?
        var words: [String]
    }

    /// In order, starting with Monday.
    @Listed var weekdays: [[String]]
    @Listed var pluralWeekdays: [[String]]
    @Listed var months: [[String]]
    /// Weekdays and months that are also common words, or abbreviations.
    @Listed var weak: Set<String>
    /// By case of `TimeUnit`.
    @Listed var units: [String: [String]]
    @Listed var pluralUnits: [String: [String]]
    @Listed var numbers: [String: Int]
    /// Numbers that are clock times without further marks: `tenish`.
    @Listed var clocks: [String: Int]
    @Listed var ordinals: [String: Int]
    /// Later entries win.
    @Listed var roles: [Role]
    @Listed var plurals: [String]
    @Listed var triggers: [String]
    /// Names of several words, by case of `TimeNames.Meaning`.
    @Listed var names: [String: [String]]
    /// Common words that names may begin with, which by themselves do not trigger a search.
    @Listed var plainStarters: Set<String>
    /// Other words that names begin with, besides those of holidays.
    @Listed var starters: Set<String>
    /// Words that show that a preceding "may" is a verb.
    @Listed var verbsBehindMay: Set<String>
    /// Things that are numbered, so that a number after them is not a clock time: `building 4`.
    @Listed var numbered: Set<String>

    public init() {}
}

/// The words of units of measurement.
public struct UnitWords: Sendable, Codable {
    /// The plural ending, by the ending of the name.
    struct Plural: Sendable, Codable {
        var behind: String
        var ending: String
    }

    /// Names for the time unit of a speed.
    struct SpeedTime: Sendable, Codable {
        var name: String
        var seconds: String
        var words: [String]
    }

    /// Lines of name, dimension, conversion factor to the dimension's base unit, words and abbreviations, separated by `|`.
    @Listed var units: String
    /// Lines of units that take SI prefixes, with the prefixes in use.
    @Listed var prefixed: String
    /// Lines of word, sign and factor.
    @Listed var prefixes: String
    @Listed var plurals: [Plural]
    /// Further words, by the unit's name.
    @Listed var names: [String: [String]]
    /// Words that turn a length into an area or a volume, before it and after it.
    @Listed var square: [String]
    @Listed var cubic: [String]
    @Listed var squared: [String]
    @Listed var cubed: [String]
    /// Words between the length and the time of a speed.
    @Listed var per: [String]
    @Listed var speedTimes: [SpeedTime]
    /// Abbreviations that are only valid directly after the number.
    @Listed var attached: Set<String>
    /// Units with which `a` does not make an amount.
    @Listed var rarelyOne: Set<String>

    public init() {}
}

/// The words of currencies.
public struct CurrencyWords: Sendable, Codable {
    /// Lines of code, name, adjectives, further words, signs and fractional unit, separated by `|`.
    @Listed var currencies: String
    /// Lines of words, count in the main unit, currencies and the unit's name.
    @Listed var colloquial: String
    /// The plural endings.
    @Listed var plural: String
    /// Codes that are also words: only valid in capitals and after a number.
    @Listed var capitals: Set<String>
    /// Unit words with other meanings, with the minimum amount for which they are units.
    @Listed var least: [String: Int]

    public init() {}
}

/// The words of amounts and of their contexts.
public struct QuantityWords: Sendable, Codable {
    /// A position counted from the end or from the current one.
    struct Position: Sendable, Codable {
        var offset: Int
        var origin: QuantityEntity.Origin
        /// Whether the phrases are positions only if such are wanted.
        var isWordAlone: Bool?
        var phrases: [String]
    }

    @Listed var agreeing: [String]
    @Listed var refusing: [String]
    @Listed var positions: [Position]
    /// Words that limit the following amount, by `atMost`, `atLeast`, `between`, `from` and `exact`.
    @Listed var limits: [String: [String]]
    @Listed var percent: Set<String>
    @Listed var degrees: Set<String>
    /// Names of temperature scales.
    @Listed var scales: [String: [String]]
    @Listed var scaleLetters: [String: String]
    /// Letters that multiply an amount after a currency sign.
    @Listed var moneyScales: [String: Int64]
    /// Words that end an amount.
    @Listed var following: Set<String>
    /// Words that make `the one` before them a pronoun.
    @Listed var clauseWords: Set<String>
    /// Words before `one` that make it a pronoun.
    @Listed var determiners: Set<String>
    /// Words that make pounds a weight.
    @Listed var weighing: Set<String>
    /// Answers that are also other words, and what may follow them as answers.
    @Listed var determining: Set<String>
    @Listed var continuing: Set<String>
    /// Things whose numbers are not phone numbers.
    @Listed var otherNumbers: Set<String>
    /// Words that make a following phone number likely.
    @Listed var announcing: Set<String>
    /// Things named by number and letter.
    @Listed var namedByNumber: Set<String>
    /// Words that may follow the letter of a scale.
    @Listed var behindLetter: Set<String>
    /// Words after degrees that make them an angle, words before that do, and words before that make them a temperature.
    @Listed var angleNouns: Set<String>
    @Listed var turning: Set<String>
    @Listed var adjusting: Set<String>
    /// Words that refer to temperature.
    @Listed var warmth: Set<String>
    /// Words that repeat a digit, and words for the point of an address.
    @Listed var doubling: [String]
    @Listed var dot: [String]
    /// Units of ages, with their words.
    @Listed var ages: [String: [String]]

    public init() {}
}
