public import CompactCoding
import Foundation

/// The words of a language compiled to tables. Compiling takes long, so that they can be archived.
public struct RecogniserTables: Sendable {
    private(set) var grammar: RecogniserGrammarName
    private(set) var numerals: NumeralTable
    private(set) var timeNames: TimeNames
    private(set) var times: TimeLexicon
    private(set) var units: Units
    private(set) var currencies: Currencies
    private(set) var answers: PhraseLexicon
    private(set) var positions: RelativePositions
    private(set) var limits: PhraseLexicon
    private(set) var quantities: QuantityLexicon
    /// The possible roles of each word in amounts.
    private(set) var facts: WordTable<WordFacts>

    /// - Complexity: Linear in the number of words.
    public init(_ words: RecogniserWords) {
        grammar = words.grammar
        numerals = NumeralTable(words.numbers)
        timeNames = TimeNames(words.times, holidays: words.holidays)
        times = TimeLexicon(words.times, names: timeNames)
        units = Units(words.units)
        currencies = Currencies(words.currencies)
        answers = PhraseLexicon([words.quantities.refusing, words.quantities.agreeing])
        positions = RelativePositions(words.quantities.positions)
        limits = PhraseLexicon(RecogniserLanguage.limits.map { words.quantities.limits[$0.name] ?? [] })
        quantities = QuantityLexicon(words.quantities)
        facts = WordTable(
            WordFacts.all(
                numerals: NumeralTable.words(words.numbers),
                roles: WordRole.all(
                    currencies: currencies, units: units,
                    phrases: [(answers, .answer), (positions.lexicon, .position), (limits, .bound)],
                    words: quantities)))
    }
}

extension RecogniserTables: Archivable {
    public static var blank: RecogniserTables { RecogniserTables(RecogniserWords()) }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&grammar)
        try archive.part(&numerals)
        try archive.part(&timeNames)
        try archive.part(&times)
        try archive.part(&units)
        try archive.part(&currencies)
        try archive.part(&answers)
        try archive.part(&positions)
        try archive.part(&limits)
        try archive.part(&quantities)
        try archive.part(&facts)
        guard isWhole else { throw ArchiveError("the tables of recognisers do not fit together") }
    }

    /// Whether all indices are valid.
    private var isWhole: Bool {
        units.isWhole && currencies.isWhole && answers.values.allSatisfy((0..<2).contains)
            && limits.values.allSatisfy(RecogniserLanguage.limits.indices.contains)
    }
}

extension Unit: Archivable {
    static var blank: Unit { Unit(name: "", dimension: .length, worth: 0) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&name)
        try archive.part(&dimension)
        try worth.archive(&archive)
    }
}

extension Currency: Archivable {
    static var blank: Currency { Currency(code: "", name: "", unit: "") }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&code)
        try archive.part(&name)
        try archive.part(&unit)
    }
}

extension CurrencyWord: Archivable {
    static var blank: CurrencyWord { CurrencyWord(candidates: [], name: "") }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&candidates)
        try archive.part(&name)
        try worth.archive(&archive)
        try archive.part(&isPart)
        try archive.part(&mayLead)
        try archive.part(&isCapital)
        try least.archive(&archive)
    }
}

extension Decimal {
    fileprivate mutating func archive(_ archive: inout Archive) throws {
        // Most are small integers, which are decoded faster than decimal digits.
        var whole = Int(truncating: self as NSDecimalNumber)
        var isWhole = Decimal(whole) == self
        try archive.part(&isWhole)
        if isWhole {
            try archive.part(&whole)
            if archive.isReading { self = Decimal(whole) }
        } else {
            var digits = archive.isReading ? "" : description
            try archive.part(&digits)
            guard let read = Decimal(string: digits) else { throw ArchiveError.damaged }
            self = read
        }
    }
}

extension [String: Decimal] {
    /// Archived like other dictionaries.
    mutating func archive(_ archive: inout Archive) throws {
        var words = archive.isReading ? [] : keys.sorted()
        try archive.part(&words)
        for word in words {
            var value = self[word] ?? 0
            try value.archive(&archive)
            self[word] = value
        }
    }
}
