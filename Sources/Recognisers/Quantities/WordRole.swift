import TextTokens

/// What a word may begin, so that other words cost one look-up.
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
    /// A word that tells of warmth or of setting it.
    static let warmth = WordRole(rawValue: 2_048)
    static let dot = WordRole(rawValue: 4_096)
    static let number = WordRole(rawValue: 512)

    static let amountBeginning: WordRole = [.currency, .percent, .number, .point]
    static let phoneBeginning: WordRole = [.number, .phoneSign]

    static let all: [String: WordRole] = {
        var result: [String: WordRole] = [:]
        func add(_ words: some Sequence<String>, _ role: WordRole) {
            for word in words { result[word, default: []].insert(role) }
        }
        add(Currencies.shared.lexicon.heads, .currency)
        add(Units.shared.lexicon.heads + ["square", "sq", "cubic", "cu", "[", "<"], .unit)
        add(Answers.lexicon.heads, .answer)
        add(RelativePositions.lexicon.heads, .position)
        add(Bounds.lexicon.heads, .bound)
        add(["%", "percent", "percents", "per", "pct", "percentage"], .percent)
        add(["degree", "degrees", "deg", "degs", "°", "º", "c", "f", "k", "r"], .degree)
        add(QuantityScan.scales.keys, .degree)
        add(["+", "(", "double"], .phoneSign)
        add([".", ","], .point)
        add(QuantityScan.warmth, .warmth)
        add(["dot"], .dot)
        add(["http", "https", "www", "ftp"], .webWord)
        return result
    }()
}
