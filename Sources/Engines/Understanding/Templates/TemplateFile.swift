public import CompactCoding

/// A file of templates: what people say in one domain, written by hand as data.
///
/// Every part may be absent; the parts of all files of a language are put together.
///
/// A pattern consists of words, `(a|b)` for one of several, `[a]` for what may be left out, `<name>` for a phrase of the `phrases`
/// section and `{parameter}` for a value. `{app}` stands for an installed app, `{unknownApp}` for words that can only name an app.
public struct TemplateFile: Sendable, Codable {
    /// The file's name, which starts the names of its templates.
    public var name: String = ""
    /// Patterns that others use by name.
    public var phrases: [String: String]?
    /// By intent, in no order.
    public var intents: [String: IntentTemplates]?
    /// Words before a request that add nothing, such as `can you`.
    public var leadIns: [String]?
    /// What may follow any request, such as `using {app}`.
    public var everywhere: [String]?
    /// Words that may stand anywhere and mean nothing.
    public var fillers: [String]?
    /// Words that mean that the person thinks, such as `um`; they are passed over everywhere.
    public var hesitations: [String]?
    /// Words that take back those before them, such as `i mean`.
    public var repairs: [String]?
    /// Words that join the phrases of a request, such as `and`.
    public var joints: [String]?
    /// What stands between two requests said in one breath.
    public var sequels: [String]?
    /// Words of questions about other things than what was told, such as `weather`.
    public var otherTopics: [String]?
    /// Words that tasks begin with, such as `buy`.
    public var taskVerbs: [String]?
    /// Words that keep a sentence from being taken for the request inside it, such as `don't`.
    public var blockers: [String]?
    /// Words that are no part of a name.
    public var stopWords: [String]?
    /// Answers that need no value, by `yes`, `no`, `cancel`, `repeat`, `help`, `back`, `more`, `again` and the like.
    public var answers: [String: [String]]?
    /// Words before an answer that add nothing, such as `it's`.
    public var answerLeadIns: [String]?
    /// Words before a change, such as `make it`.
    public var correctionLeadIns: [String]?
    /// Changes of a parameter by its name: `{called}` stands for the name, `{value}` for the value.
    public var namedCorrections: [String]?
    /// Changes of a time by what is said about it, such as `{value} is better`.
    public var timeCorrections: [String]?
    /// What begins a question about something that was told.
    public var questions: [String]?
    /// Words that may stand before an answer without a value, such as "could you".
    public var courtesyLeadIns: [String]?
    /// Words that may stand behind one, such as "thank you".
    public var courtesies: [String]?
    /// Words that point at something and so are no name of a thing: "it", "that".
    public var references: [String]?
    /// The nouns among them, which name a kind of thing: "song", "table".
    public var things: [String]?
    /// Phrases that announce a change of the open request, by kind of change, such as `takeOut`.
    public var moves: [String: [String]]?
    /// Words that tell what a question about the open request is about, by `Inquiry.Aspect`.
    public var aspects: [String: [String]]?
    /// Words that begin questions which no yes or no answers.
    public var openQuestions: [String]?
    /// Words that answer and never ask for anything.
    public var plainAnswers: [String]?
    /// Words that join the parts of an answer.
    public var answerJoints: [String]?
    /// Ways to pick an option; they use `{position}`, `{last}`, `{compared}`, `{all}` or none of them for any option.
    public var choices: [String]?
    /// The raw value of each case, by parameter.
    public var enumerations: [String: [String: Int]]?
    /// Words that leave an option out, such as `not`.
    public var negations: [String]?
    /// Words that compare options, by `least` or `greatest`.
    public var comparisons: [String: [String]]?
    /// Words for the relations of people to each other, by the relation that contact cards name.
    public var relationships: [String: [String]]?
    /// The relations of those whom a pronoun may mean, by the pronoun, as `her`.
    public var pronounKin: [String: [String]]?
    /// Words for kinds of place, by the gazetteer's category.
    public var placeCategories: [String: [String]]?
    /// Words for places of one's own, by the label of the contact's address.
    public var ownPlaces: [String: [String]]?
    /// Words for where the person is.
    public var here: [String]?
    /// Short names of regions, by the name in the gazetteer.
    public var regions: [String: [String]]?
    /// Words that amounts and numbers of people are put together by, by what they do; see `CountingWords`.
    public var counting: [String: [String]]?
    /// Words behind which a time is that of arriving, such as `get there`.
    public var arrivals: [String]?

    /// What begins a sentence that is no request, by the kind of sentence: `negated`, `advice`, `past`, `reported`, `condition`,
    /// `question`, `statement`.
    public var sentences: [String: [String]]?
    /// Words behind which a condition stands, wherever they are.
    public var conditions: [String]?
    /// Words by which a request takes itself back wherever they are, such as `but don't`.
    public var contradictions: [String]?
    /// Words that begin a condition where a subject follows: "when John calls".
    public var conditionWords: [String]?
    /// Words that look like a condition and are none, such as `if you can`.
    public var politeConditions: [String]?
    /// Words that say that an amount is to be shared out, such as `split`.
    public var splits: [String]?
    /// Words that are no text by themselves, such as `please`.
    public var noTexts: [String]?
    /// Words that announce a text although no name has them, such as `tell`.
    public var textVerbs: [String]?
    /// Words before a relation that make another one of it, such as `step`.
    public var kinPrefixes: [String]?
    /// Words behind a relation that do, such as `in law`.
    public var kinSuffixes: [String]?
    /// What joins people to a list of them, such as `as well as`.
    public var personJoints: [String]?
    /// Words that join the elements of a list, such as `and`.
    public var listJoints: [String]?
    /// Words between values one of which is meant, such as `or`.
    public var alternatives: [String]?
    /// Words that say nothing about what is asked for, such as `already`.
    public var emptyWords: [String]?
    /// What the language contracts, and how it writes what is read as one word.
    public var tokens: TokenRules?
    /// Small classes of words, by the names of `ReaderWords`.
    public var words: [String: [String]]?
    /// What people call ways to reach somebody, by their labels on contact cards.
    public var handleLabels: [String: [String]]?
    /// Words for what is somebody's, by the pronoun for them.
    public var possessives: [String: [String]]?
    /// Words that begin another clause of a sentence, such as `so` and `can you`.
    public var clauseJoints: [String]?
    /// Those of `reportVerbs` that ask for something where a thing is what they are said of, such as `needs`.
    public var needVerbs: [String]?
    /// Verbs by which others' words are reported.
    public var reportVerbs: [String]?

    private enum CodingKeys: String, CodingKey {
        case sentences, conditions, contradictions, conditionWords, politeConditions, reportVerbs, listJoints, alternatives,
            clauseJoints, needVerbs, emptyWords, noTexts, textVerbs, splits, kinPrefixes, kinSuffixes, personJoints, pronounKin,
            words, handleLabels, possessives, tokens
        case phrases, intents, leadIns, everywhere, fillers, blockers, stopWords, answers, answerLeadIns, correctionLeadIns,
            namedCorrections, timeCorrections, references, things, moves, aspects, openQuestions, plainAnswers, answerJoints,
            questions, courtesyLeadIns,
            courtesies,
            choices, hesitations, repairs, joints,
            otherTopics, taskVerbs, sequels
        case enumerations, negations, comparisons, relationships, placeCategories, ownPlaces, here, regions, counting, arrivals
    }

    public init(name: String) { self.name = name }
}

/// What people say to ask for one intent.
public struct IntentTemplates: Sendable, Codable {
    /// What each parameter is read as.
    public var slots: [String: SlotDefinition]?
    /// The request itself.
    public var templates: [Template]
    /// What may follow the request in any order, each at most once.
    public var trailing: [Template]?
    /// Further answers to the question for a parameter.
    public var answers: [String: [Template]]?
    /// What each record parameter that slots fill field by field starts as.
    public var records: [String: RecordTemplate]?
    /// Bare words that ask for the intent behind others alone, as "resume" behind a pause.
    public var followUps: FollowUps?

    public init(slots: [String: SlotDefinition]? = nil, templates: [Template], trailing: [Template]? = nil) {
        self.slots = slots
        self.templates = templates
        self.trailing = trailing
    }
}

/// What asks for an intent only where certain others of its domain were carried out last.
public struct FollowUps: Sendable, Codable {
    /// The intents behind one of which the words mean this one. What was only looked up in between does not count.
    public var after: [String]
    /// Templates that mean the intent only after one of those in `after`.
    public var templates: [Template]
}

/// One pattern and what it implies.
public struct Template: Sendable, Codable {
    /// The pattern, in the syntax of template files.
    public var say: String
    /// Values that the words imply: a number, a truth value, a text, or the case of an enumeration, by parameter.
    public var sets: [String: Constant]?
    /// A sentence to show as help; `nil` when there are better ones.
    public var example: String?
    /// From 0 to 1: how far the pattern is to be trusted; 1 when absent.
    public var weight: Double?
    /// Whether a trailing phrase may also stand before the request.
    public var leads: Bool?
    /// Whether the words ask for something that nothing is done with: "on the kitchen speaker" is told as left out.
    public var leavesOut: Bool?
    /// Other intents that some of the same words ask for as well; `nil` for none. Only checks heed them.
    public var alternatives: [String]?

    /// Creates a template with a weight of 1 that implies no values.
    public init(say: String) { self.say = say }

    private enum CodingKeys: String, CodingKey { case say, sets, example, weight, leads, leavesOut, alternatives }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(say: text)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(say: try container.decode(String.self, forKey: .say))
        sets = try container.decodeIfPresent([String: Constant].self, forKey: .sets)
        example = try container.decodeIfPresent(String.self, forKey: .example)
        weight = try container.decodeIfPresent(Double.self, forKey: .weight)
        leads = try container.decodeIfPresent(Bool.self, forKey: .leads)
        leavesOut = try container.decodeIfPresent(Bool.self, forKey: .leavesOut)
        alternatives = try container.decodeIfPresent([String].self, forKey: .alternatives)
    }
}

/// A value written into a template.
public enum Constant: Hashable, Sendable, Codable {
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A string, or the name of an enumeration case.
    case text(String)

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        }
    }
}

extension Constant: Archivable {
    public static var blank: Constant { .bool(false) }

    public mutating func archive(_ archive: inout Archive) throws {
        var code: UInt8 =
            switch self {
            case .bool: 0
            case .integer: 1
            case .text: 2
            }
        try archive.plain(&code)
        switch code {
        case 0:
            var value = self == .bool(true)
            try archive.part(&value)
            self = .bool(value)
        case 1:
            var value = 0
            if case .integer(let number) = self { value = number }
            try archive.part(&value)
            self = .integer(value)
        case 2:
            var value = ""
            if case .text(let text) = self { value = text }
            try archive.part(&value)
            self = .text(value)
        default: throw ArchiveError.damaged
        }
    }
}
