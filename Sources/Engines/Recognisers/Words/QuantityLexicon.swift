import Foundation

/// Lists of words around amounts, by what is looked up in them.
struct QuantityLexicon: Sendable {
    let lists: QuantityWords
    /// The scale of temperature that a word names.
    let scales: [String: String]
    /// What letters multiply the amount by that stands behind a sign of money.
    let moneyScales: [String: Decimal]
    /// The unit of age that a word names.
    let ages: [String: String]

    init(_ words: QuantityWords) {
        lists = words
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
