import CompactCoding
import Foundation

/// Word lists for amounts, indexed by what is looked up in them.
struct QuantityLexicon: Sendable {
    /// The lists, except those that are compiled to tables.
    private(set) var lists: QuantityWords
    /// The temperature scale named by a word.
    private(set) var scales: [String: String]
    /// The factors of letters that multiply an amount after a currency sign.
    private(set) var moneyScales: [String: Decimal]
    /// The unit of age named by a word.
    private(set) var ages: [String: String]

    init(_ words: QuantityWords) {
        var lists = words
        (lists.agreeing, lists.refusing, lists.positions, lists.limits) = ([], [], [], [:])
        (lists.scales, lists.moneyScales, lists.ages) = ([:], [:], [:])
        self.lists = lists
        scales = Self.inverted(words.scales)
        moneyScales = words.moneyScales.mapValues { Decimal($0) }
        ages = Self.inverted(words.ages)
    }

    private static func inverted(_ lists: [String: [String]]) -> [String: String] {
        var result: [String: String] = [:]
        for (name, words) in lists { for word in words { result[word] = name } }
        return result
    }
}

extension QuantityLexicon: Archivable {
    static var blank: QuantityLexicon { QuantityLexicon(QuantityWords()) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&lists)
        try archive.part(&scales)
        try moneyScales.archive(&archive)
        try archive.part(&ages)
    }
}
