/// The words of a language that times, numbers and amounts are made of, as its pack lists them; a list that is absent is empty.
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
    /// Words of more than one: `hundreds`.
    @Listed var pluralCardinals: [String: [String: Int64]]
    @Listed var ordinals: [String: [String: Int64]]
    /// Parts of a whole: `thirds`.
    @Listed var pluralOrdinals: [String: [String: Int64]]
    /// Words between numbers, by what they do.
    @Listed var particles: [String: [String]]
    /// Letters that multiply the digits that they touch.
    @Listed var multipliers: [String: Int64]

    public init() {}
}

/// The words of expressions of time.
public struct TimeWords: Sendable, Codable {
    /// What words do in an expression.
    struct Role: Sendable, Codable {
        /// A case of `TimeLexeme.Role`.
        var role: String
        var value: Int?
        /// Whether the words are reason enough to look for a time.
        var trigger: Bool?
        /// Cases of `Relation`, `PartOfDay` and `TimeUnit`, where the role has one.
        var relation: String?
        var part: String?
        var unit: String?
        var words: [String]
    }

    /// From Monday.
    @Listed var weekdays: [[String]]
    @Listed var pluralWeekdays: [[String]]
    @Listed var months: [[String]]
    /// Weekdays and months that are everyday words besides, or short.
    @Listed var weak: Set<String>
    /// By case of `TimeUnit`.
    @Listed var units: [String: [String]]
    @Listed var pluralUnits: [String: [String]]
    @Listed var numbers: [String: Int]
    /// Numbers that are a clock that nothing else marks: `tenish`.
    @Listed var clocks: [String: Int]
    @Listed var ordinals: [String: Int]
    /// Later ones win.
    @Listed var roles: [Role]
    @Listed var plurals: [String]
    @Listed var triggers: [String]
    /// Names of several words, by case of `TimeNames.Meaning`.
    @Listed var names: [String: [String]]
    /// Everyday words that names may begin with, which alone are no reason to look for one.
    @Listed var plainStarters: Set<String>
    /// Other words that names begin with, besides those of holidays.
    @Listed var starters: Set<String>
    /// Words that show that a month before them is a verb.
    @Listed var verbsBehindMay: Set<String>
    /// What is counted by number, so that a number behind it is no clock: `building 4`.
    @Listed var numbered: Set<String>

    public init() {}
}

/// The words of units of measurement.
public struct UnitWords: Sendable, Codable {
    /// What the plural of a name ends in, by how the name ends.
    struct Plural: Sendable, Codable {
        var behind: String
        var ending: String
    }

    /// What the time of a speed may be called.
    struct SpeedTime: Sendable, Codable {
        var name: String
        var seconds: String
        var words: [String]
    }

    /// Lines of name, dimension, worth in the dimension's base unit, words and abbreviations, separated by `|`.
    @Listed var units: String
    /// Lines of units that take SI prefixes, with the prefixes that are in use.
    @Listed var prefixed: String
    /// Lines of word, sign and factor.
    @Listed var prefixes: String
    @Listed var plurals: [Plural]
    /// Further words, by the unit's name.
    @Listed var names: [String: [String]]
    /// Words that make an area or a volume of a length, before it and behind it.
    @Listed var square: [String]
    @Listed var cubic: [String]
    @Listed var squared: [String]
    @Listed var cubed: [String]
    /// Words between the length and the time of a speed.
    @Listed var per: [String]
    @Listed var speedTimes: [SpeedTime]
    /// Abbreviations that are read only where they touch the number.
    @Listed var attached: Set<String>
    /// Units that `a` makes no amount of.
    @Listed var rarelyOne: Set<String>

    public init() {}
}

/// The words of currencies.
public struct CurrencyWords: Sendable, Codable {
    /// Lines of code, name, adjectives, further words, signs and fraction, separated by `|`.
    @Listed var currencies: String
    /// Lines of words, count in the main unit, currencies and the unit's name.
    @Listed var colloquial: String
    /// What plurals end in.
    @Listed var plural: String
    /// Codes that are words too: read only in capitals and behind a number.
    @Listed var capitals: Set<String>
    /// Words of units that are other words too, with the least amount behind which they are read.
    @Listed var least: [String: Int]

    public init() {}
}

/// The words of amounts and of what is read beside them.
public struct QuantityWords: Sendable, Codable {
    /// A position that counts from the end or from what is shown.
    struct Position: Sendable, Codable {
        var offset: Int
        var origin: QuantityEntity.Origin
        /// Whether the phrases are positions only where such are looked for.
        var isWordAlone: Bool?
        var phrases: [String]
    }

    @Listed var agreeing: [String]
    @Listed var refusing: [String]
    @Listed var positions: [Position]
    /// Words that limit the amount behind them, by `atMost`, `atLeast`, `between`, `from` and `exact`.
    @Listed var limits: [String: [String]]
    @Listed var percent: Set<String>
    @Listed var degrees: Set<String>
    /// What scales of temperature are called.
    @Listed var scales: [String: [String]]
    @Listed var scaleLetters: [String: String]
    /// Letters that multiply what stands behind a sign of money.
    @Listed var moneyScales: [String: Int64]
    /// Words at which an amount ends.
    @Listed var following: Set<String>
    /// Words that say more of `the one` before them.
    @Listed var clauseWords: Set<String>
    /// Words before `one` that make no number of it.
    @Listed var determiners: Set<String>
    /// Words that make a weight of pounds.
    @Listed var weighing: Set<String>
    /// Answers that are other words too, and what may stand behind them as answers.
    @Listed var determining: Set<String>
    @Listed var continuing: Set<String>
    /// What has numbers that are no phone numbers.
    @Listed var otherNumbers: Set<String>
    /// Words behind which a phone number is likely.
    @Listed var announcing: Set<String>
    /// What is named by number and letter.
    @Listed var namedByNumber: Set<String>
    /// Words behind the letter of a scale.
    @Listed var behindLetter: Set<String>
    /// Words behind degrees that make an angle of them, words before that do, and words before that make a temperature of them.
    @Listed var angleNouns: Set<String>
    @Listed var turning: Set<String>
    @Listed var adjusting: Set<String>
    /// Words that tell of warmth.
    @Listed var warmth: Set<String>
    /// Words that say a digit twice, and words for the point of an address.
    @Listed var doubling: [String]
    @Listed var dot: [String]
    /// Units that ages are told in, with their words.
    @Listed var ages: [String: [String]]

    public init() {}
}
