import CompactCoding
import TextTokens

/// Small word classes that sentence readers use one by one: function words, and words next to names, places, options and amounts.
struct ReaderWords: Sendable {
    /// `the`
    private(set) var definite: [String] = []
    /// `a`, `an`
    private(set) var indefinite: [String] = []
    /// Words that may precede a replacement value: `the`, `my`.
    private(set) var valueArticles: [String] = []
    /// Possessives for one's own relatives: `my`.
    private(set) var my: [String] = []
    /// Possessives for one's own places: `my`, `our`.
    private(set) var own: [String] = []
    /// The speaker as a subject: `I`.
    private(set) var speakers: [String] = []
    /// Subjects of reported speech: `she`, `someone`.
    private(set) var subjects: WordSet = []
    /// Determiners of such a subject: `my` in "my boss wants".
    private(set) var subjectDeterminers: WordSet = []
    /// Before an object that is wanted in some state: `like` in "I'd like the bill paid".
    private(set) var wishVerbs: WordSet = []
    /// Before the verb of any report: `just`.
    private(set) var reportAdverbs: WordSet = []
    /// Begin a question about feasibility: `can`.
    private(set) var abilityVerbs: WordSet = []
    /// References to something named earlier in the request: `it`.
    private(set) var pointers: WordSet = []
    /// Pronouns for one of several: `one`.
    private(set) var ones: [String] = []
    /// After the rank of a message or a call that was shown: `one`, `caller`.
    private(set) var shownNouns: WordSet = []
    /// `list`
    private(set) var listNouns: [String] = []
    /// `note`
    private(set) var noteNouns: [String] = []
    /// What stands between such a noun and what describes it: "the one about dinner".
    private(set) var describers: WordSet = []
    /// Nouns for a kind, which end descriptions and no names: `place` in "some Italian place".
    private(set) var kindNouns: WordSet = []
    /// Pronouns for several: `them`.
    private(set) var groups: [String] = []
    /// `all`, `both`.
    private(set) var everything: [String] = []
    /// Before what is meant one by one: `every`.
    private(set) var each: WordSet = []
    /// `and`
    private(set) var and: [String] = []
    /// `of`
    private(set) var of: [String] = []
    /// Between a place and the larger place that contains it: `in`.
    private(set) var within: [String] = []
    /// `to`
    private(set) var to: [String] = []
    /// `today`
    private(set) var today: [String] = []
    /// `half`
    private(set) var half: [String] = []
    /// Before the day on which what is repeated begins: `starting`.
    private(set) var beginJoints: [String] = []
    /// Behind such a day: `on`.
    private(set) var beginEnds: [String] = []
    /// The pronoun for a value that is named again: `that`.
    private(set) var restated: [String] = []
    /// Between a length of time and what it is ahead of: `before`.
    private(set) var aheadJoints: [String] = []
    /// Before a family name: `Dr`.
    private(set) var titles: WordSet = []
    /// After a handle's label: `number`.
    private(set) var handleNouns: [String] = []
    /// Between a person and a handle's label: `at`.
    private(set) var handleJoints: [String] = []
    /// Before an app's name: `using`.
    private(set) var appJoints: WordSet = []
    /// Words that precede a time and are not part of it.
    private(set) var timePrepositions: [String] = []
    /// Articles that may begin a list element.
    private(set) var elementArticles: [String] = []
    /// Joints between list elements.
    private(set) var elementJoints: [String] = []
    /// After an account's name: `account`.
    private(set) var accountNouns: [String] = []
    /// Joints inside an account's name.
    private(set) var accountJoints: WordSet = []
    /// Joints inside a place name.
    private(set) var placeJoints: WordSet = []
    /// Joints inside a street name, which may also begin it.
    private(set) var streetJoints: [String] = []
    /// Abbreviations in street names that may take a full stop.
    private(set) var streetShortForms: [String] = []
    /// `nearest`
    private(set) var nearest: [String] = []
    /// One's own places without `my`.
    private(set) var barePlaces: [String] = []
    /// One's own places with only an article: `the office`.
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
    /// Words that reverse a comparison: `less`.
    private(set) var leastWords: [String] = []
    /// Words that intensify a comparison: `most`.
    private(set) var mostWords: [String] = []
    /// Nouns after a comparison: `lowest priced`.
    private(set) var comparedNouns: [String] = []
    /// Words that cannot end an excluded value.
    private(set) var otherBreaks: WordSet = []
    /// Sounds that make an answer of a preceding hesitation: `uh huh`.
    private(set) var answerSounds: [String] = []
    /// `last but one`
    private(set) var lastButOne = PhraseTable()
    /// After a unit: `an hour and a half`.
    private(set) var halfMore = PhraseTable()
    /// Sounds that are an answer as a whole: `mm hmm`.
    private(set) var agreeingSounds = PhraseTable()
    /// Handle labels by spoken name: `cell`.
    private(set) var handleLabels: [String: String] = [:]
    /// Personal pronouns by possessive: `him` for `his`.
    private(set) var owners: [String: String] = [:]
    /// Personal pronouns by their form as a subject: `him` for `he`.
    private(set) var subjectForms: [String: String] = [:]
    /// Personal pronouns.
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
        for (pronoun, words) in files.flatMap({ $0.subjectForms ?? [:] }) {
            for word in words { subjectForms[TokenisedText.folded(word)] = pronoun }
        }
    }

    /// The valid list names in template files.
    static var names: Set<String> { Set(lists.keys).union(sets.keys).union(tables.keys) }

    private static var lists: [String: WritableKeyPath<ReaderWords, [String]>] {
        [
            "definite": \.definite, "indefinite": \.indefinite, "valueArticles": \.valueArticles, "my": \.my, "own": \.own,
            "speakers": \.speakers, "ones": \.ones, "groups": \.groups, "everything": \.everything, "and": \.and, "of": \.of,
            "within": \.within, "to": \.to, "today": \.today, "half": \.half, "aheadJoints": \.aheadJoints,
            "beginJoints": \.beginJoints, "beginEnds": \.beginEnds, "restated": \.restated, "handleNouns": \.handleNouns,
            "handleJoints": \.handleJoints, "timePrepositions": \.timePrepositions, "elementArticles": \.elementArticles,
            "elementJoints": \.elementJoints, "accountNouns": \.accountNouns, "streetJoints": \.streetJoints,
            "streetShortForms": \.streetShortForms, "nearest": \.nearest, "barePlaces": \.barePlaces,
            "articlePlaces": \.articlePlaces, "firstWords": \.firstWords, "middleWords": \.middleWords, "lastWords": \.lastWords,
            "nextWords": \.nextWords, "fromEnd": \.fromEnd, "leastWords": \.leastWords, "mostWords": \.mostWords,
            "comparedNouns": \.comparedNouns, "answerSounds": \.answerSounds, "listNouns": \.listNouns,
            "noteNouns": \.noteNouns,
        ]
    }

    private static var sets: [String: WritableKeyPath<ReaderWords, WordSet>] {
        [
            "wishVerbs": \.wishVerbs, "reportAdverbs": \.reportAdverbs, "abilityVerbs": \.abilityVerbs,
            "subjects": \.subjects, "subjectDeterminers": \.subjectDeterminers, "pointers": \.pointers, "titles": \.titles,
            "appJoints": \.appJoints, "accountJoints": \.accountJoints, "placeJoints": \.placeJoints,
            "otherBreaks": \.otherBreaks, "shownNouns": \.shownNouns, "describers": \.describers,
            "kindNouns": \.kindNouns, "each": \.each,
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
        try archive.part(&shownNouns)
        try archive.part(&describers)
        try archive.part(&listNouns)
        try archive.part(&noteNouns)
        try archive.part(&kindNouns)
        try archive.part(&groups)
        try archive.part(&everything)
        try archive.part(&each)
        try archive.part(&and)
        try archive.part(&of)
        try archive.part(&within)
        try archive.part(&to)
        try archive.part(&today)
        try archive.part(&half)
        try archive.part(&aheadJoints)
        try archive.part(&beginJoints)
        try archive.part(&beginEnds)
        try archive.part(&restated)
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
        try archive.part(&subjectForms)
        try archive.part(&pronouns)
        try archive.part(&wishVerbs)
        try archive.part(&reportAdverbs)
        try archive.part(&abilityVerbs)
    }
}
