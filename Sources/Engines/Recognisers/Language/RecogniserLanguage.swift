/// The recognisers' knowledge of a language: the words of its pack, indexed for look-up, and the grammar that combines them.
///
/// A language provides the words for numbers, times, holidays, units, currencies and their contexts (`RecogniserWords`), and
/// names a grammar. A class, since every reader of a text holds a reference to it.
public final class RecogniserLanguage: Sendable {
    let grammar: any RecogniserGrammar
    let numerals: NumeralTable
    let times: TimeLexicon
    let timeNames: TimeNames
    let units: Units
    let currencies: Currencies
    let answers: PhraseLexicon
    let positions: RelativePositions
    let limits: PhraseLexicon
    let quantities: QuantityLexicon
    /// The possible roles of each word in amounts.
    let facts: WordTable<WordFacts>

    /// - Complexity: Linear in the number of words; create one per process.
    public convenience init(_ words: RecogniserWords) { self.init(RecogniserTables(words)) }

    /// Creates a language from prepared tables, which is much faster than from words.
    public init(_ tables: RecogniserTables) {
        grammar = tables.grammar.grammar
        numerals = tables.numerals
        timeNames = tables.timeNames
        times = tables.times
        units = tables.units
        currencies = tables.currencies
        answers = tables.answers
        positions = tables.positions
        limits = tables.limits
        quantities = tables.quantities
        facts = tables.facts
    }

    /// The bounds that limiting words set, in the order of `limits`.
    static let limits: [(name: String, bound: QuantityEntity.Bound)] = [
        ("atMost", .atMost), ("atLeast", .atLeast), ("between", .between), ("from", .between), ("exact", .exact),
    ]

    /// A language without words, in which only digits are parsed.
    public static let none = RecogniserLanguage(RecogniserWords())
}
