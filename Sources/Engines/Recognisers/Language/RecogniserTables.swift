public import CompactCoding
import Foundation

/// The words of a language, with those tables made that take long to make, so that they can be kept.
public struct RecogniserTables: Sendable {
    /// Without those of units and currencies.
    private(set) var words: RecogniserWords
    private(set) var units: Units
    private(set) var currencies: Currencies

    public init(_ words: RecogniserWords) {
        units = Units(words.units)
        currencies = Currencies(words.currencies)
        self.words = words
        self.words.units = UnitWords()
        self.words.currencies = CurrencyWords()
    }
}

extension RecogniserTables: Archivable {
    public static var blank: RecogniserTables { RecogniserTables(RecogniserWords()) }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&words)
        try archive.part(&units)
        try archive.part(&currencies)
        guard units.isWhole, currencies.isWhole else {
            throw ArchiveError("the tables of units and currencies do not fit together")
        }
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
        // Most are small whole numbers, which are read faster than digits.
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
