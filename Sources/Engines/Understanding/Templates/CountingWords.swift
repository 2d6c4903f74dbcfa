import CompactCoding

/// A language's words for composed amounts and for groups of people.
struct CountingWords: Sendable {
    /// `3 times 20 dollars`.
    private(set) var times = PhraseTable()
    /// `2 tickets at 15 dollars`.
    private(set) var at = PhraseTable()
    /// `15 dollars each`.
    private(set) var each = PhraseTable()
    /// `20 or 30 dollars`, `20 to 30 dollars`.
    private(set) var either = PhraseTable()
    private(set) var to = PhraseTable()
    /// `between 20 and 30`.
    private(set) var between = PhraseTable()
    private(set) var and = PhraseTable()
    /// `half of my balance`.
    private(set) var of = PhraseTable()
    /// The amount mentioned before: `half of it`.
    private(set) var amounts = PhraseTable()
    /// The amount of the open request, or of the last one: `the same amount`.
    private(set) var same = PhraseTable()
    /// Amounts that only an app knows: `half my balance`.
    private(set) var balances = PhraseTable()
    /// The speaker: `me and two friends`.
    private(set) var speakers = PhraseTable()
    /// `four of us`.
    private(set) var ofUs = PhraseTable()
    /// Before the number of a whole party: `we're` of `we're six`.
    private(set) var being = PhraseTable()
    /// Before people who come with the speaker: `take my wife`.
    private(set) var bringing = PhraseTable()
    /// Joints between people: `and`, `plus`.
    private(set) var joints = PhraseTable()
    /// `a baby`, `my wife`, `the kids`.
    private(set) var articles = PhraseTable()
    /// Words before the people that the speaker shares an amount with: `split it with Mom`.
    private(set) var sharers = PhraseTable()
    /// `three ways`.
    private(set) var ways = PhraseTable()
    /// `20 plus 5`.
    private(set) var plus = PhraseTable()
    /// Extras on top of a price: `20 plus a 4 dollar tip`.
    private(set) var extras = PhraseTable()
    /// `all of my savings`.
    private(set) var whole = PhraseTable()
    /// `the full 200 dollars`.
    private(set) var full = PhraseTable()
    /// Words for one person, and for several.
    private(set) var person = PhraseTable()
    private(set) var people = PhraseTable()
    /// Behind a word for a person, things for them: `child seat`.
    private(set) var things = PhraseTable()

    /// Adds phrases by list name; lists of other names are ignored.
    mutating func add(_ lists: [String: [String]], _ rules: TokenRules) {
        for (name, phrases) in lists {
            guard let list = Self.lists[name] else { continue }
            for phrase in phrases { self[keyPath: list].add(phrase, 0, rules) }
        }
    }

    private static var lists: [String: WritableKeyPath<CountingWords, PhraseTable>] {
        [
            "times": \.times, "at": \.at, "each": \.each, "either": \.either, "to": \.to, "between": \.between, "and": \.and,
            "of": \.of, "amounts": \.amounts, "same": \.same, "balances": \.balances, "speakers": \.speakers, "ofUs": \.ofUs,
            "being": \.being, "bringing": \.bringing,
            "sharers": \.sharers, "ways": \.ways, "plus": \.plus, "extras": \.extras, "whole": \.whole, "full": \.full,
            "joints": \.joints,
            "articles": \.articles,
            "person": \.person, "people": \.people, "things": \.things,
        ]
    }
}

extension CountingWords: Archivable {
    static var blank: CountingWords { CountingWords() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&times)
        try archive.part(&at)
        try archive.part(&each)
        try archive.part(&either)
        try archive.part(&to)
        try archive.part(&between)
        try archive.part(&and)
        try archive.part(&of)
        try archive.part(&amounts)
        try archive.part(&same)
        try archive.part(&balances)
        try archive.part(&speakers)
        try archive.part(&ofUs)
        try archive.part(&being)
        try archive.part(&bringing)
        try archive.part(&joints)
        try archive.part(&articles)
        try archive.part(&sharers)
        try archive.part(&ways)
        try archive.part(&plus)
        try archive.part(&extras)
        try archive.part(&whole)
        try archive.part(&full)
        try archive.part(&person)
        try archive.part(&people)
        try archive.part(&things)
    }
}
