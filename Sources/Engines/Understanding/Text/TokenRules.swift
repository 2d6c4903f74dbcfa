public import CompactCoding
import NameMatching

/// What a language contracts, and how it writes what is read as one word.
public struct TokenRules: Sendable, Codable {
    /// As template files list it.
    private struct Lists: Sendable, Codable {
        var clitics: [String: String]?
        var contractions: [String: [String]]?
        var ordinalEndings: [String]?
        var dotted: [String]?
        var and: String?
        var possessive: String?
        var soundedNumbers: SoundedNumbers?
    }

    private let lists: Lists
    /// The words that those behind an apostrophe stand for: `is` for `s`.
    let clitics: WordMap<String>
    /// What is written without its apostrophe, as the word and what stands behind the apostrophe: `what` and `s` for `whats`.
    let contractions: WordMap<(String, String)>
    /// What makes a position of digits: `th`.
    let ordinalEndings: Set<String>
    /// Words of two letters that are written with full stops as well: `pm`.
    let dotted: Set<String>
    /// The word for `&`.
    let and: String
    /// What a bare apostrophe behind the same letter stands for: `s` in `my parents' place`; `nil` where it stands for nothing.
    let possessive: String?

    /// Digits written for how they sound; `nil` where none are.
    var soundedNumbers: SoundedNumbers? { lists.soundedNumbers }

    /// The word that such an apostrophe, and one with its letter, is read as: `is`, as in `John's here`.
    var possessiveWord: String? { possessive.flatMap { clitics[$0] } }

    private init(_ lists: Lists) {
        self.lists = lists
        clitics = WordMap((lists.clitics ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        contractions = WordMap(
            (lists.contractions ?? [:]).sorted { $0.key < $1.key }.compactMap { word, parts in
                parts.count == 2 ? (word, (parts[0], parts[1])) : nil
            })
        ordinalEndings = Set(lists.ordinalEndings ?? [])
        dotted = Set(lists.dotted ?? [])
        and = lists.and ?? "&"
        possessive = lists.possessive
    }

    public init(from decoder: any Decoder) throws { self.init(try Lists(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try lists.encode(to: encoder) }

    /// Nothing is contracted.
    static let none = TokenRules(Lists())

    /// As names are written, whatever the language.
    static let names = TokenRules(Lists(ordinalEndings: NameWords.ordinalEndings.sorted(), and: NameWords.and))

    /// The text with its tokens.
    func utterance(_ written: String) -> Utterance { Tokeniser.utterance(written, self) }

    /// The folded words alone.
    func words(_ text: String) -> [String] { utterance(text).tokens.map(\.text) }
}

extension TokenRules: Archivable {
    public static var blank: TokenRules { .none }

    public mutating func archive(_ archive: inout Archive) throws {
        var lists = lists
        try archive.part(&lists.clitics)
        try archive.part(&lists.contractions)
        try archive.part(&lists.ordinalEndings)
        try archive.part(&lists.dotted)
        try archive.part(&lists.and)
        try archive.part(&lists.possessive)
        try archive.part(&lists.soundedNumbers)
        if archive.isReading { self = TokenRules(lists) }
    }
}
