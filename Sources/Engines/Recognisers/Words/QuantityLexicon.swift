import CompactCoding
import Foundation

/// Lists of words around amounts, by what is looked up in them.
struct QuantityLexicon: Sendable {
    /// Without those that tables are made of.
    private(set) var lists: QuantityWords
    /// The scale of temperature that a word names.
    private(set) var scales: [String: String]
    /// What letters multiply the amount by that stands behind a sign of money.
    private(set) var moneyScales: [String: Decimal]
    /// The unit of age that a word names.
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
