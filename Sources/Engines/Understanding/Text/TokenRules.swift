public import CompactCoding
import NameMatching

/// A language's contractions, and other tokenisation rules.
public struct TokenRules: Sendable, Codable {
    /// The lists as in template files.
    private struct Lists: Sendable, Codable {
        var clitics: [String: String]?
        var contractions: [String: [String]]?
        var shorthand: [String: String]?
        var ordinalEndings: [String]?
        var dotted: [String]?
        var and: String?
        var possessive: String?
        var soundedNumbers: SoundedNumbers?
    }

    private let lists: Lists
    /// The expansions of clitics after an apostrophe: `is` for `s`.
    let clitics: WordMap<String>
    /// Contractions without an apostrophe, split into word and clitic: `what` and `s` for `whats`.
    let contractions: WordMap<(String, String)>
    /// Short spellings, and the words that they stand for: `you` for `u`.
    let shorthand: WordMap<String>
    /// Suffixes that make digits an ordinal: `th`.
    let ordinalEndings: Set<String>
    /// Two-letter words that may be written with full stops: `pm`.
    let dotted: Set<String>
    /// The reading of `&`.
    let and: String
    /// The letter implied by a bare apostrophe after the same letter: `s` in `my parents' place`; `nil` if there is none.
    let possessive: String?

    /// Digits used for their sound; `nil` if there are none.
    var soundedNumbers: SoundedNumbers? { lists.soundedNumbers }

    /// The expansion of that clitic: `is`, as in `John's here`.
    var possessiveWord: String? { possessive.flatMap { clitics[$0] } }

    private init(_ lists: Lists) {
        self.lists = lists
        clitics = WordMap((lists.clitics ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        contractions = WordMap(
            (lists.contractions ?? [:]).sorted { $0.key < $1.key }.compactMap { word, parts in
                parts.count == 2 ? (word, (parts[0], parts[1])) : nil
            })
        shorthand = WordMap((lists.shorthand ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        ordinalEndings = Set(lists.ordinalEndings ?? [])
        dotted = Set(lists.dotted ?? [])
        and = lists.and ?? "&"
        possessive = lists.possessive
    }

    public init(from decoder: any Decoder) throws { self.init(try Lists(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try lists.encode(to: encoder) }

    /// No contractions.
    static let none = TokenRules(Lists())

    /// The rules for names in any language.
    static let names = TokenRules(Lists(ordinalEndings: NameWords.ordinalEndings.sorted(), and: NameWords.and))

    /// Tokenises the text.
    func utterance(_ written: String) -> Utterance { Tokeniser.utterance(written, self) }

    /// The normalised words.
    func words(_ text: String) -> [String] { utterance(text).tokens.map(\.text) }
}

extension TokenRules: Archivable {
    public static var blank: TokenRules { .none }

    public mutating func archive(_ archive: inout Archive) throws {
        var lists = lists
        try archive.part(&lists.clitics)
        try archive.part(&lists.contractions)
        try archive.part(&lists.shorthand)
        try archive.part(&lists.ordinalEndings)
        try archive.part(&lists.dotted)
        try archive.part(&lists.and)
        try archive.part(&lists.possessive)
        try archive.part(&lists.soundedNumbers)
        if archive.isReading { self = TokenRules(lists) }
    }
}
