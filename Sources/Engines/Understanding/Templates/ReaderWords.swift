import CompactCoding
import TextTokens

/// Small classes of words that those who read sentences look at one by one: function words, and words that stand beside names, places, options and
/// amounts.
struct ReaderWords: Sendable {
    /// `the`
    private(set) var definite: [String] = []
    /// `a`, `an`
    private(set) var indefinite: [String] = []
    /// Words that may stand before a value that replaces another: `the`, `my`.
    private(set) var valueArticles: [String] = []
    /// Whose the speaker says somebody is: `my`.
    private(set) var my: [String] = []
    /// Whose the speaker says a place is: `my`, `our`.
    private(set) var own: [String] = []
    /// The speaker as a subject: `I`.
    private(set) var speakers: [String] = []
    /// Who may have said something that is reported: `she`, `someone`.
    private(set) var subjects: WordSet = []
    /// What begins such a subject: `my` in "my boss wants".
    private(set) var subjectDeterminers: WordSet = []
    /// Before somebody or something that is to be in a state: `like` in "I'd like the bill paid".
    private(set) var wishVerbs: WordSet = []
    /// Before the verb of a report, whatever it reports: `just`.
    private(set) var reportAdverbs: WordSet = []
    /// What begins a question whether something can be done: `can`.
    private(set) var abilityVerbs: WordSet = []
    /// Words that point at what was named in the request before: `it`.
    private(set) var pointers: WordSet = []
    /// Words that stand for one of several: `one`.
    private(set) var ones: [String] = []
    /// Words that stand for several of them: `them`.
    private(set) var groups: [String] = []
    /// `all`, `both`.
    private(set) var everything: [String] = []
    /// `and`
    private(set) var and: [String] = []
    /// `of`
    private(set) var of: [String] = []
    /// Words between a place and the larger one: `in`.
    private(set) var within: [String] = []
    /// `to`
    private(set) var to: [String] = []
    /// `today`
    private(set) var today: [String] = []
    /// `half`
    private(set) var half: [String] = []
    /// Before a family name: `Dr`.
    private(set) var titles: WordSet = []
    /// Behind the label of a way to reach somebody: `number`.
    private(set) var handleNouns: [String] = []
    /// Between somebody and such a label: `at`.
    private(set) var handleJoints: [String] = []
    /// Before the name of an app: `using`.
    private(set) var appJoints: WordSet = []
    /// Words that lead to a time and are no part of it.
    private(set) var timePrepositions: [String] = []
    /// Words that may begin an element of a list.
    private(set) var elementArticles: [String] = []
    /// Words that join elements of a list.
    private(set) var elementJoints: [String] = []
    /// Behind the name of an account: `account`.
    private(set) var accountNouns: [String] = []
    /// Words inside the name of an account.
    private(set) var accountJoints: WordSet = []
    /// Words inside the name of a place.
    private(set) var placeJoints: WordSet = []
    /// Words inside the name of a street that may also begin it.
    private(set) var streetJoints: [String] = []
    /// Short forms in the names of streets that a full stop may follow.
    private(set) var streetShortForms: [String] = []
    /// `nearest`
    private(set) var nearest: [String] = []
    /// Places of one's own that need no `my`.
    private(set) var barePlaces: [String] = []
    /// Places of one's own that the article is enough for: `the office`.
    private(set) var articlePlaces: [String] = []
    /// The first of two: `former`.
    private(set) var firstWords: [String] = []
    /// `middle`
    private(set) var middleWords: [String] = []
    /// `last`, `latter`.
    private(set) var lastWords: [String] = []
    /// `next`, which counts as the second in `next to last`.
    private(set) var nextWords: [String] = []
    /// Between an ordinal and `last`: `second to last`.
    private(set) var fromEnd: [String] = []
    /// Words that turn a comparison round: `less`.
    private(set) var leastWords: [String] = []
    /// Words that strengthen one: `most`.
    private(set) var mostWords: [String] = []
    /// What may stand behind a comparison: `lowest priced`.
    private(set) var comparedNouns: [String] = []
    /// Words that something left out does not end in.
    private(set) var otherBreaks: WordSet = []
    /// What makes an answer of a hesitation before it: `uh huh`.
    private(set) var answerSounds: [String] = []
    /// `last but one`
    private(set) var lastButOne = PhraseTable()
    /// Behind a unit: `an hour and a half`.
    private(set) var halfMore = PhraseTable()
    /// Sounds that are answers as a whole: `mm hmm`.
    private(set) var agreeingSounds = PhraseTable()
    /// The labels of ways to reach somebody, by what they are called: `cell`.
    private(set) var handleLabels: [String: String] = [:]
    /// The pronoun for somebody, by the one for what is theirs: `him` for `his`.
    private(set) var owners: [String: String] = [:]
    /// Pronouns for somebody.
    private(set) var pronouns: WordSet = []

    init() {}

    init(_ files: [TemplateFile], _ rules: TokenRules) {
        for (name, written) in files.flatMap({ $0.words ?? [:] }) {
            let words = written.map(TokenisedText.folded)
            if let list = Self.lists[name] {
                self[keyPath: list] += words
            } else if let set = Self.sets[name] {
                self[keyPath: set].formUnion(words)
            } else if let table = Self.tables[name] {
                for phrase in words { self[keyPath: table].add(phrase, 0, rules) }
            }
        }
        for (label, words) in files.flatMap({ $0.handleLabels ?? [:] }) {
            for word in words { handleLabels[TokenisedText.folded(word)] = label }
        }
        for (pronoun, words) in files.flatMap({ $0.possessives ?? [:] }) {
            pronouns.insert(pronoun)
            for word in words { owners[TokenisedText.folded(word)] = pronoun }
        }
    }

    /// The names that files may list words under.
    static var names: Set<String> { Set(lists.keys).union(sets.keys).union(tables.keys) }

    private static var lists: [String: WritableKeyPath<ReaderWords, [String]>] {
        [
            "definite": \.definite, "indefinite": \.indefinite, "valueArticles": \.valueArticles, "my": \.my, "own": \.own,
            "speakers": \.speakers, "ones": \.ones, "groups": \.groups, "everything": \.everything, "and": \.and, "of": \.of,
            "within": \.within, "to": \.to, "today": \.today, "half": \.half, "handleNouns": \.handleNouns,
            "handleJoints": \.handleJoints, "timePrepositions": \.timePrepositions, "elementArticles": \.elementArticles,
            "elementJoints": \.elementJoints, "accountNouns": \.accountNouns, "streetJoints": \.streetJoints,
            "streetShortForms": \.streetShortForms, "nearest": \.nearest, "barePlaces": \.barePlaces,
            "articlePlaces": \.articlePlaces, "firstWords": \.firstWords, "middleWords": \.middleWords, "lastWords": \.lastWords,
            "nextWords": \.nextWords, "fromEnd": \.fromEnd, "leastWords": \.leastWords, "mostWords": \.mostWords,
            "comparedNouns": \.comparedNouns, "answerSounds": \.answerSounds,
        ]
    }

    private static var sets: [String: WritableKeyPath<ReaderWords, WordSet>] {
        [
            "wishVerbs": \.wishVerbs, "reportAdverbs": \.reportAdverbs, "abilityVerbs": \.abilityVerbs,
            "subjects": \.subjects, "subjectDeterminers": \.subjectDeterminers, "pointers": \.pointers, "titles": \.titles,
            "appJoints": \.appJoints, "accountJoints": \.accountJoints, "placeJoints": \.placeJoints,
            "otherBreaks": \.otherBreaks,
        ]
    }

    private static var tables: [String: WritableKeyPath<ReaderWords, PhraseTable>] {
        [
            "lastButOne": \.lastButOne, "halfMore": \.halfMore, "agreeingSounds": \.agreeingSounds,
        ]
    }
}

extension ReaderWords: Archivable {
    static var blank: ReaderWords { ReaderWords() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&definite)
        try archive.part(&indefinite)
        try archive.part(&valueArticles)
        try archive.part(&my)
        try archive.part(&own)
        try archive.part(&speakers)
        try archive.part(&subjects)
        try archive.part(&subjectDeterminers)
        try archive.part(&pointers)
        try archive.part(&ones)
        try archive.part(&groups)
        try archive.part(&everything)
        try archive.part(&and)
        try archive.part(&of)
        try archive.part(&within)
        try archive.part(&to)
        try archive.part(&today)
        try archive.part(&half)
        try archive.part(&titles)
        try archive.part(&handleNouns)
        try archive.part(&handleJoints)
        try archive.part(&appJoints)
        try archive.part(&timePrepositions)
        try archive.part(&elementArticles)
        try archive.part(&elementJoints)
        try archive.part(&accountNouns)
        try archive.part(&accountJoints)
        try archive.part(&placeJoints)
        try archive.part(&streetJoints)
        try archive.part(&streetShortForms)
        try archive.part(&nearest)
        try archive.part(&barePlaces)
        try archive.part(&articlePlaces)
        try archive.part(&firstWords)
        try archive.part(&middleWords)
        try archive.part(&lastWords)
        try archive.part(&nextWords)
        try archive.part(&fromEnd)
        try archive.part(&leastWords)
        try archive.part(&mostWords)
        try archive.part(&comparedNouns)
        try archive.part(&otherBreaks)
        try archive.part(&answerSounds)
        try archive.part(&lastButOne)
        try archive.part(&halfMore)
        try archive.part(&agreeingSounds)
        try archive.part(&handleLabels)
        try archive.part(&owners)
        try archive.part(&pronouns)
        try archive.part(&wishVerbs)
        try archive.part(&reportAdverbs)
        try archive.part(&abilityVerbs)
    }
}
