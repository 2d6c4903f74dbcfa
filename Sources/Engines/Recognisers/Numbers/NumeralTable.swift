import CompactCoding
import Foundation
import TextTokens

/// The roles of a language's words in numbers.
struct NumeralTable: Sendable {
    private(set) var table: WordTable<Numeral>
    /// The factors of letters that multiply adjacent digits.
    private(set) var multipliers: [String: Decimal]

    init(_ list: NumberWords) {
        var all = Self.words(list)
        for sign in Numeral.vulgarFractions.keys { all[sign] = Numeral(role: .vulgarFraction) }
        table = WordTable(all)
        multipliers = list.multipliers.mapValues { Decimal($0) }
    }

    /// All words and symbols.
    static func words(_ list: NumberWords) -> [String: Numeral] {
        var words: [String: Numeral] = [:]
        func add(_ rows: [String: [String: Int64]], isOrdinal: Bool, isPlural: Bool) {
            for (role, values) in rows {
                guard let role = Numeral.Role(rawValue: role) else { continue }
                for (word, value) in values {
                    words[TokenisedText.folded(word)] = Numeral(
                        role: role, value: value, isOrdinal: isOrdinal, isPlural: isPlural)
                }
            }
        }
        add(list.cardinals, isOrdinal: false, isPlural: false)
        add(list.ordinals, isOrdinal: true, isPlural: false)
        add(list.pluralOrdinals, isOrdinal: true, isPlural: true)
        add(list.pluralCardinals, isOrdinal: false, isPlural: true)
        for (role, particles) in list.particles {
            guard let role = Numeral.Role(rawValue: role) else { continue }
            for word in particles { words[TokenisedText.folded(word)] = Numeral(role: role) }
        }
        for sign in hyphens { words[sign] = Numeral(role: .hyphen) }
        return words
    }

    private static let hyphens = ["-", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2013}"]
}

extension NumeralTable: Archivable {
    static var blank: NumeralTable { NumeralTable(NumberWords()) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&table)
        try multipliers.archive(&archive)
    }
}
