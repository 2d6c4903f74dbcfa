import TextTokens

/// The kinds of expressions that a word may begin, so that other words only cost one look-up.
struct WordRole: OptionSet, Sendable {
    var rawValue: UInt16

    static let currency = WordRole(rawValue: 1)
    static let unit = WordRole(rawValue: 2)
    static let answer = WordRole(rawValue: 4)
    static let position = WordRole(rawValue: 8)
    static let bound = WordRole(rawValue: 16)
    static let percent = WordRole(rawValue: 32)
    static let degree = WordRole(rawValue: 64)
    static let phoneSign = WordRole(rawValue: 128)
    static let webWord = WordRole(rawValue: 256)
    static let point = WordRole(rawValue: 1_024)
    /// A word that refers to temperature or to setting it.
    static let warmth = WordRole(rawValue: 2_048)
    static let dot = WordRole(rawValue: 4_096)
    static let number = WordRole(rawValue: 512)

    static let amountBeginning: WordRole = [.currency, .percent, .number, .point]
    static let phoneBeginning: WordRole = [.number, .phoneSign]

    /// The roles of all words of a language.
    ///
    /// - Parameter phrases: Lists of phrases with the roles of their first words.
    static func all(
        currencies: Currencies, units: Units, phrases: [(lexicon: PhraseLexicon, role: WordRole)], words: QuantityLexicon
    ) -> [String: WordRole] {
        var result: [String: WordRole] = [:]
        func add(_ words: some Sequence<String>, _ role: WordRole) {
            for word in words { result[word, default: []].insert(role) }
        }
        add(currencies.lexicon.heads, .currency)
        add(units.lexicon.heads + units.powers.keys + ["[", "<"], .unit)
        for (lexicon, role) in phrases { add(lexicon.heads, role) }
        add(words.lists.percent, .percent)
        add(words.lists.degrees, .degree)
        add(words.lists.scaleLetters.keys, .degree)
        add(words.scales.keys, .degree)
        add(["+", "("] + words.lists.doubling, .phoneSign)
        add([".", ","], .point)
        add(words.lists.warmth, .warmth)
        add(words.lists.dot, .dot)
        add(["http", "https", "www", "ftp"], .webWord)
        return result
    }
}
