/// What recognisers know of a language: the words of its pack, ready to be looked up, and the grammar that puts them together.
///
/// A language provides the words of numbers, times, holidays, units, currencies and what stands beside them (`RecogniserWords`), and names a
/// grammar. A class, since every reader of a text holds it.
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
    /// What each word may do in amounts.
    let facts: WordTable<WordFacts>

    /// - Complexity: Linear in the number of words; to be made once a process.
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

    /// What words that limit an amount make of it, in the order of `limits`.
    static let limits: [(name: String, bound: QuantityEntity.Bound)] = [
        ("atMost", .atMost), ("atLeast", .atLeast), ("between", .between), ("from", .between), ("exact", .exact),
    ]

    /// A language of no words, in which digits alone are read.
    public static let none = RecogniserLanguage(RecogniserWords())
}
