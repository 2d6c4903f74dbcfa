public import CompactCoding

/// A file of templates: the utterances of one domain, written by hand as data.
///
/// Every section is optional; the sections of all files of a language are merged.
///
/// A pattern consists of words, `(a|b)` for alternatives, `[a]` for an optional part, `<name>` for a phrase of the `phrases`
/// section and `{parameter}` for a value. `{app}` stands for an installed app, `{unknownApp}` for words that can only name an
/// app.
public struct TemplateFile: Sendable, Codable {
    /// The file's name, which prefixes the names of its templates.
    public var name: String = ""
    /// Patterns referenced by name.
    public var phrases: [String: String]?
    /// By intent, in no particular order.
    public var intents: [String: IntentTemplates]?
    /// Filler before a request, such as `can you`.
    public var leadIns: [String]?
    /// Phrases that may follow any request, such as `using {app}`.
    public var everywhere: [String]?
    /// Words without meaning that may occur anywhere.
    public var fillers: [String]?
    /// Hesitations such as `um`, which are skipped everywhere.
    public var hesitations: [String]?
    /// Editing phrases such as `i mean`, which retract the words before them.
    public var repairs: [String]?
    /// Joints between the phrases of a request, such as `and`.
    public var joints: [String]?
    /// Separators between two requests in one utterance.
    public var sequels: [String]?
    /// What a heading with a colon and what follows it mean together: `{head}` stands for the heading, `{rest}` for what follows.
    public var headings: [String]?
    /// What a change of the last task's time means, in full: `move the reminder to {title} to {value}`.
    public var taskChanges: [String]?
    /// Words of questions about unrelated topics, such as `weather`.
    public var otherTopics: [String]?
    /// Verbs that begin tasks, such as `buy`.
    public var taskVerbs: [String]?
    /// Words such as `don't`, which keep a sentence from being read as the request inside it.
    public var blockers: [String]?
    /// Words that are not part of a name.
    public var stopWords: [String]?
    /// Answers without a value, by `yes`, `no`, `cancel`, `repeat`, `help`, `back`, `more`, `again` and the like.
    public var answers: [String: [String]]?
    /// Filler before an answer, such as `it's`.
    public var answerLeadIns: [String]?
    /// Words before a change, such as `make it`.
    public var correctionLeadIns: [String]?
    /// Changes that name the parameter: `{called}` stands for the name, `{value}` for the value.
    public var namedCorrections: [String]?
    /// Changes of a time, such as `{value} is better`.
    public var timeCorrections: [String]?
    /// Phrases that begin a question about something shown.
    public var questions: [String]?
    /// Words that may precede an answer without a value, such as "could you".
    public var courtesyLeadIns: [String]?
    /// Words that may follow one, such as "thank you".
    public var courtesies: [String]?
    /// Referring words, which are not names: "it", "that".
    public var references: [String]?
    /// The nouns among them, which name a kind of thing: "song", "table".
    public var things: [String]?
    /// Phrases that announce a change of the open request, by kind of change, such as `takeOut`.
    public var moves: [String: [String]]?
    /// Words for the aspect of a question about the open request, by `Inquiry.Aspect`.
    public var aspects: [String: [String]]?
    /// Nouns for what a request is about or what it has made, by intent: "ride", "table".
    public var matters: [String: [String]]?
    /// Verbs in questions whether something has been done, by intent: "sent" in "has it been sent?".
    public var deeds: [String: [String]]?
    /// What "make one" means behind what was looked for or made last, by its intent: "make a list called {title}: {rest}".
    public var anew: [String: String]?
    /// Words that begin questions other than yes/no questions.
    public var openQuestions: [String]?
    /// Words that only ever answer.
    public var plainAnswers: [String]?
    /// Joints between the parts of an answer.
    public var answerJoints: [String]?
    /// Ways to pick an option; they use `{position}`, `{last}`, `{compared}`, `{all}`, or no slot for any option.
    public var choices: [String]?
    /// The raw value of each case, by parameter.
    public var enumerations: [String: [String: Int]]?
    /// Words that exclude an option, such as `not`.
    public var negations: [String]?
    /// Words that compare options, by `least` or `greatest`.
    public var comparisons: [String: [String]]?
    /// Words for relations between people, by the relation named on contact cards.
    public var relationships: [String: [String]]?
    /// The relations that a pronoun may refer to, by pronoun, such as `her`.
    public var pronounKin: [String: [String]]?
    /// Words for place categories, by the gazetteer's category.
    public var placeCategories: [String: [String]]?
    /// Words for the user's own places, by the address label on the contact card.
    public var ownPlaces: [String: [String]]?
    /// Words for the user's current location.
    public var here: [String]?
    /// Short names of regions, by gazetteer name.
    public var regions: [String: [String]]?
    /// Words for composed amounts and for groups of people, by list name; see `CountingWords`.
    public var counting: [String: [String]]?
    /// Words that make a following time an arrival time, such as `get there`.
    public var arrivals: [String]?

    /// Phrases that begin a sentence other than a request, by sentence type: `negated`, `advice`, `past`, `reported`,
    /// `condition`, `question`, `statement`.
    public var sentences: [String: [String]]?
    /// Words that introduce a condition anywhere.
    public var conditions: [String]?
    /// Words that retract a request anywhere, such as `but don't`.
    public var contradictions: [String]?
    /// Words that begin a condition if a subject follows: "when John calls".
    public var conditionWords: [String]?
    /// Words that look like a condition but are not, such as `if you can`.
    public var politeConditions: [String]?
    /// Words that call for splitting an amount, such as `split`.
    public var splits: [String]?
    /// Words that are not a text by themselves, such as `please`.
    public var noTexts: [String]?
    /// Words that introduce a text and are never part of a name, such as `tell`.
    public var textVerbs: [String]?
    /// Words before a relation that make it another one, such as `step`.
    public var kinPrefixes: [String]?
    /// Words after a relation that make it another one, such as `in law`.
    public var kinSuffixes: [String]?
    /// Joints between the people in a list, such as `as well as`.
    public var personJoints: [String]?
    /// Joints between list elements, such as `and`.
    public var listJoints: [String]?
    /// Words between alternative values, such as `or`.
    public var alternatives: [String]?
    /// Words without content, such as `already`.
    public var emptyWords: [String]?
    /// The language's contractions and other spellings that are read as one word.
    public var tokens: TokenRules?
    /// Small word classes, by the names of `ReaderWords`.
    public var words: [String: [String]]?
    /// Spoken names of handles, by the label on contact cards.
    public var handleLabels: [String: [String]]?
    /// Possessives, by personal pronoun.
    public var possessives: [String: [String]]?
    /// Pronouns as the subject of a clause, by their other form: `him: [he]`.
    public var subjectForms: [String: [String]]?
    /// Words that begin another clause of a sentence, such as `so` and `can you`.
    public var clauseJoints: [String]?
    /// Those of `reportVerbs` that make a request if the subject is a thing, such as `needs`.
    public var needVerbs: [String]?
    /// Verbs of reported speech.
    public var reportVerbs: [String]?

    private enum CodingKeys: String, CodingKey {
        case sentences, conditions, contradictions, conditionWords, politeConditions, reportVerbs, listJoints, alternatives,
            clauseJoints, needVerbs, emptyWords, noTexts, textVerbs, splits, kinPrefixes, kinSuffixes, personJoints, pronounKin,
            words, handleLabels, possessives, subjectForms, tokens
        case phrases, intents, leadIns, everywhere, fillers, blockers, stopWords, answers, answerLeadIns, correctionLeadIns,
            namedCorrections, timeCorrections, references, things, moves, aspects, matters, deeds, anew, openQuestions,
            plainAnswers,
            answerJoints,
            questions, courtesyLeadIns,
            courtesies,
            choices, hesitations, repairs, joints,
            otherTopics, taskVerbs, sequels, headings, taskChanges
        case enumerations, negations, comparisons, relationships, placeCategories, ownPlaces, here, regions, counting, arrivals
    }

    public init(name: String) { self.name = name }
}

/// The templates for an intent.
public struct IntentTemplates: Sendable, Codable {
    /// How each parameter is read.
    public var slots: [String: SlotDefinition]?
    /// The body of the request.
    public var templates: [Template]
    /// Phrases that may follow the request in any order, each at most once.
    public var trailing: [Template]?
    /// Further answers to the question about a parameter.
    public var answers: [String: [Template]]?
    /// The initial value of each record parameter that slots fill field by field.
    public var records: [String: RecordTemplate]?
    /// Bare words that request the intent only after certain others, as "resume" after a pause.
    public var followUps: FollowUps?

    public init(slots: [String: SlotDefinition]? = nil, templates: [Template], trailing: [Template]? = nil) {
        self.slots = slots
        self.templates = templates
        self.trailing = trailing
    }
}

/// Words that request an intent only if certain others of its domain were last carried out.
public struct FollowUps: Sendable, Codable {
    /// The intents after which the words mean this one. Look-ups in between do not count.
    public var after: [String]
    /// Templates that apply only after one of the intents in `after`.
    public var templates: [Template]
}

/// A pattern and the values it implies.
public struct Template: Sendable, Codable {
    /// The pattern, in the syntax of template files.
    public var say: String
    /// The values the words imply, by parameter: a number, a Boolean, a text, or an enumeration case.
    public var sets: [String: Constant]?
    /// A sentence to show as help; `nil` if there are better ones.
    public var example: String?
    /// The reliability of the pattern, from 0 to 1; 1 if absent.
    public var weight: Double?
    /// Whether a trailing phrase may also precede the request.
    public var leads: Bool?
    /// Whether the words have no effect: "on the kitchen speaker" is reported as left out.
    public var leavesOut: Bool?
    /// Other intents that some of the same words also request; `nil` for none. Used only by checks.
    public var alternatives: [String]?

    /// Creates a template with a weight of 1 and no implied values.
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

/// A constant in a template.
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
