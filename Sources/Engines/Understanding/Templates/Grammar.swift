import IntentSchema

/// All templates of a language, compiled once.
///
/// A class, because all readers of an utterance hold it, and copying so many tables would cost more than reading. It is
/// immutable, so reading a table needs no exclusivity checks.
final class Grammar: Sendable {
    /// A template in the form the matcher uses.
    struct Entry: Sendable {
        enum Role: Sendable {
            /// The body of a request.
            case request
            /// A phrase before or after the body of a request.
            case phrase
            /// A bare value as an answer to a question about it.
            case answer
            /// A change of the open request.
            case correction
            /// An answer without a value.
            case act(AnswerWord)
            /// An option picked by its position.
            case choice
        }

        var role: Role
        /// Its diagnostic name: file, intent and number.
        var name: String
        /// Index in the grammar's intents; -1 if it belongs to none.
        var intent: Int
        var sets: [String: Constant]
        /// Whether the template introduces a text.
        var takesText = false
        /// Whether the words mean this intent only after those of `Intent.follows`.
        var isFollowUp = false
        /// Whether the words have no effect.
        var leavesOut = false
        /// The slots that the constants fill, as a bit set.
        var filled: UInt32
        var weight: Float
    }

    /// A slot of an intent.
    struct Slot: Sendable {
        /// The parameter, or `app`.
        var name: String
        var intent: Int
        /// The slot's bit in the sets of filled slots.
        var bit: UInt32
        /// Index in the grammar's recognisers: slots that read the same share one.
        var recogniser: Int
    }

    /// Slot properties that the matcher needs at every step.
    struct SlotFacts: Sendable {
        enum Filling: Sendable { case text, title, time, other }

        var bit: UInt32
        var recogniser: Int
        var filling: Filling
        /// The kind of its definition; `nil` if it has none.
        var kind: SlotDefinition.Kind?
        /// For a title: the maximum number of words; 0 for the default.
        var open: Int32
        /// Whether it takes no word that is no proper name.
        var isProper: Bool
    }

    struct Intent: Sendable {
        var name: String
        var definitions: [String: SlotDefinition]
        /// The initial values of record parameters.
        var records: [String: RecordTemplate] = [:]
        var slotIndices: [String: Int]
        /// The start state of changes.
        var plainCorrection: Int32
        /// The start state of changes after words that announce one.
        var announcedCorrection: Int32
        /// The start states of answers, by parameter.
        var answerStarts: [String: Int32]
        var examples: [String]
        /// Slots by the names that training data may use, such as a slot's own or its target.
        var slotsByName: [String: [Int]] = [:]
        /// The kinds of the slots, sorted by name.
        var kinds: [(name: String, kind: SlotDefinition.Kind)] = []
        /// The texts that title what can be due, and the parameter of when it is; `nil` if there are none.
        var timedTitles: (titles: String, due: String)?
        /// Whether a parameter is of the kind: cheaper than to ask the definitions, which are copied.
        func has(_ kind: SlotDefinition.Kind) -> Bool { kinds.contains { $0.kind == kind } }
        /// The parameter of when somebody leaves; `nil` if there is none.
        var departure: String?
        /// The only text parameter, or the only main one; `nil` if there is none, or several.
        var onlyText: String?
        var tellingWords = IndicatorWords()
        /// All words of its templates.
        var vocabulary = WordSet()
        /// The intents that its follow-ups must come after.
        var follows: [String] = []
        /// The intent's trigger words, used to name the nearest intent.
        var keywords: Set<Int32>
    }

    let lexicon: [String: Int32]
    let automaton: Automaton
    let entries: [Entry]
    let slots: [Slot]
    let slotFacts: [SlotFacts]
    let intents: [Intent]
    let intentIndices: [String: Int]
    /// What the names of an intent's templates begin with, by the intent's index; `nil` for an intent without templates.
    let domains: [Substring?]
    let recognisers: [SlotRecogniser]
    /// The first that reads accounts; `nil` if none does.
    let accounts: SlotRecogniser?
    let requestStart: Int32
    /// The start state of words before an answer; the question determines what follows.
    let answerLeadIn: Int32
    /// The start state of words before a change, and the state after the first of them.
    let correctionLeadIn: Int32
    let announcedLeadIn: Int32
    let actStart: Int32
    let choiceStart: Int32
    let words: WordLists
    /// The intents of each noun in `WordLists.matters`.
    private let mattersByNoun: [String: [String]]
    /// The phrases of each move, by its raw value.
    private let moves: [PhraseTable]
    let enumerations: [String: [String: Int]]

    init(_ draft: GrammarDraft) {
        lexicon = draft.lexicon
        automaton = draft.automaton
        entries = draft.entries
        slots = draft.slots
        intentIndices = draft.intentIndices
        recognisers = draft.recognisers.enumerated().map { SlotRecogniser($1, number: $0) }
        accounts = recognisers.first(where: { if case .defined(.account) = $0.kind { true } else { false } })
        requestStart = draft.requestStart
        answerLeadIn = draft.answerLeadIn
        correctionLeadIn = draft.correctionLeadIn
        announcedLeadIn = draft.announcedLeadIn
        actStart = draft.actStart
        choiceStart = draft.choiceStart
        words = draft.words
        enumerations = draft.enumerations
        mattersByNoun = draft.words.matters.sorted { $0.key < $1.key }.reduce(into: [:]) { nouns, matter in
            for noun in matter.value { nouns[noun, default: []].append(matter.key) }
        }
        moves = Move.allCases.map { draft.words.moves[$0.key] ?? PhraseTable() }
        var intents = draft.intents
        for index in intents.indices {
            intents[index].slotsByName = intents[index].namedSlots
            intents[index].kinds = intents[index].definitions.map { ($0.key, $0.value.kind) }.sorted { $0.name < $1.name }
            intents[index].timedTitles = Self.timedTitles(of: intents[index].definitions)
            intents[index].departure = intents[index].definitions.first { $0.value.isDeparture == true }.map {
                $0.value.target?.parameter ?? $0.key
            }
            intents[index].onlyText = Self.onlyText(of: intents[index].definitions)
        }
        self.intents = intents
        domains = Self.domains(of: draft)
        slotFacts = draft.slots.map { slot in
            let reader = draft.recognisers[slot.recogniser]
            let filling: SlotFacts.Filling =
                switch reader.kind {
                case .defined(.text), .defined(.texts): .text
                case .defined(.title) where reader.knownOf == nil: .title
                case .defined(.time): .time
                default: .other
                }
            let definition = intents.indices.contains(slot.intent) ? intents[slot.intent].definitions[slot.name] : nil
            return SlotFacts(
                bit: slot.bit, recogniser: slot.recogniser, filling: filling, kind: definition?.kind,
                open: Int32(clamping: reader.open), isProper: definition?.isProper ?? false)
        }
    }

    private static func timedTitles(of definitions: [String: SlotDefinition]) -> (titles: String, due: String)? {
        guard let titles = definitions.first(where: { $0.value.kind == .text && $0.value.shape == .speakables })?.key,
            let time = definitions.first(where: { $0.value.kind == .time })
        else { return nil }
        return (titles, time.value.target?.parameter ?? time.key)
    }

    private static func onlyText(of definitions: [String: SlotDefinition]) -> String? {
        let texts = definitions.filter { $0.value.kind == .text && $0.value.fills == nil }
        let main = texts.filter { $0.value.isMain == true }
        return main.count == 1 ? main.first?.key : texts.count == 1 ? texts.first?.key : nil
    }

    private static func domains(of draft: GrammarDraft) -> [Substring?] {
        var domains: [Substring?] = Array(repeating: nil, count: draft.intents.count)
        for entry in draft.entries where domains.indices.contains(entry.intent) && domains[entry.intent] == nil {
            domains[entry.intent] = entry.name.prefix { $0 != "/" }
        }
        return domains
    }

    /// The phrases of the move.
    func phrases(of move: Move) -> PhraseTable { moves[Int(move.rawValue)] }

    /// The intents that the noun is what they are about, or what they make.
    func intents(about noun: String) -> [String] { mattersByNoun[noun] ?? [] }

    /// Whether a request may begin with the word.
    func opensRequest(_ token: Token) -> Bool { automaton.takes(token.word, in: requestStart) }

    /// Sets the tokens' word numbers.
    func number(_ utterance: inout Utterance) {
        for index in utterance.tokens.indices {
            if let plain = unstretched(utterance.tokens[index]) { utterance.tokens[index] = plain }
            utterance.tokens[index].word = lexicon[utterance.tokens[index].text] ?? -1
            if let expansion = utterance.tokens[index].expansion {
                utterance.tokens[index].expansionWord = lexicon[expansion] ?? -1
            }
        }
    }
}

/// A grammar while it is compiled or loaded.
struct GrammarDraft {
    var lexicon: [String: Int32] = [:]
    var automaton = Automaton()
    var entries: [Grammar.Entry] = []
    var slots: [Grammar.Slot] = []
    var intents: [Grammar.Intent] = []
    var intentIndices: [String: Int] = [:]
    var recognisers: [SlotReader] = []
    var requestStart: Int32 = 0
    var answerLeadIn: Int32 = 0
    var correctionLeadIn: Int32 = 0
    var announcedLeadIn: Int32 = 0
    var actStart: Int32 = 0
    var choiceStart: Int32 = 0
    var words = WordLists()
    var enumerations: [String: [String: Int]] = [:]
}

/// Answers without a value.
enum AnswerWord: String, Sendable, CaseIterable {
    case yes, no, cancel, stop, `repeat`, help, back, more, again
    /// Defers the request.
    case postpone
    /// Cancels everything that is open.
    case giveUpAll
    case greeting, goodbye
    /// Swaps two values.
    case swap
    /// Thanks for what was done.
    case thanks
    /// Ends the conversation: with a question open, it cancels the request.
    case farewell
    /// Asks for details of what was shown.
    case details
    /// Is content: no change is needed, and nothing more is wanted.
    case content
    /// Controls media playback, and means nothing else.
    case control
    /// Restarts the open request, or what is playing.
    case restart
}

/// Word lists used by the recognisers and the matcher.
struct WordLists: Sendable {
    /// The rules for tokenising text.
    var tokens = TokenRules.none
    var fillers: WordSet = []
    var hesitations: WordSet = []
    /// Editing phrases, which retract the words before them.
    var repairs = PhraseTable()
    /// Separators between two requests in one utterance.
    var sequels = PhraseTable()
    /// What a heading and what follows it mean together: "add {rest} to {head}".
    var headings: [String] = []
    /// What a change of the last task's time means: "move the reminder to {title} to {value}".
    var taskChanges: [String] = []
    /// Words that call for splitting an amount.
    var splits: WordSet = []
    /// Words that are not a text by themselves: "please".
    var noTexts: WordSet = []
    /// Joints between the people in a list, such as `as well as`.
    var personJoints = PhraseTable()
    /// Joints between list elements.
    var joints: WordSet = []
    /// Words between alternative values.
    var alternatives: WordSet = []
    /// Words that begin a condition if a subject follows: "when John calls".
    var conditionWords: WordSet = []
    /// Words without content: interjections, adverbs of time, expletives.
    var emptyWords: WordSet = []
    /// Words of questions about topics that nothing shown relates to.
    var otherTopics: WordSet = []
    /// Verbs that begin tasks.
    var taskVerbs: WordSet = []
    var blockers: WordSet = []
    var stopWords: WordSet = []
    /// The nouns among the references: a ride has no "table".
    var things: WordSet = []
    var negations: WordSet = []
    /// Phrases that begin sentences other than requests; values are indices in `Sentence.allCases`.
    var sentences = PhraseTable()
    /// Markers that count anywhere; values are indices in `Sentence.allCases`.
    var conditions = PhraseTable()
    var politeConditions = PhraseTable()
    /// Filler before a request.
    var politeOpeners = PhraseTable()
    /// Filler after any request.
    var courtesies = PhraseTable()
    var reportVerbs: WordSet = []
    /// Words that begin another clause of a sentence.
    var clauseJoints = PhraseTable()
    /// Verbs that request what a thing lacks: "needs".
    var needVerbs: WordSet = []
    /// Words that introduce a text and are never part of a name: "text", "tell".
    var textVerbs: WordSet = []
    /// Words before or after a relation that make it another one: "step", "in law".
    var kinPrefixes: WordSet = []
    var kinSuffixes = PhraseTable()
    /// Words for composed amounts and for groups of people.
    var counting = CountingWords()
    /// Words that make a following time an arrival time.
    var arrivals = PhraseTable()
    var references: WordSet = []
    /// Phrases that announce a change of the open request, by `Move`.
    var moves: [String: PhraseTable] = [:]
    /// The phrases of all moves, with the moves' raw values.
    var movePhrases = PhraseTable()
    /// Words for the aspect of a question, by `Inquiry.Aspect`.
    var aspects: [String: Set<String>] = [:]
    /// What "make one" means, by the intent of what was looked for or made last.
    var anew: [String: String] = [:]
    /// Nouns for what a request is about or what it has made, by intent.
    var matters: [String: Set<String>] = [:]
    /// Verbs in questions whether something has been done, by intent.
    var deeds: [String: Set<String>] = [:]
    /// Words that begin questions other than yes/no questions.
    var openQuestions: WordSet = []
    /// Words that only ever answer.
    var plainAnswers: WordSet = []
    /// Joints between the parts of an answer.
    var answerJoints: WordSet = []
    var questions: WordSet = []
    /// Comparison words; `true` for those that want the greatest.
    var comparisons: [String: Bool] = [:]
    /// The comparison words for a capacity in people.
    var sizes: WordSet = []
    /// The relations named on contact cards, by spoken word.
    var relationships: [String: [String]] = [:]
    /// The relations that a pronoun excludes, which belong to other pronouns.
    var otherPronounKin: [String: Set<String>] = [:]
    var placeCategories = PhraseTable(isForgiving: true)
    var categoryNames: [String] = []
    var ownPlaces = PhraseTable()
    var ownPlaceLabels: [String] = []
    var here = PhraseTable()
    /// Small word classes.
    var small = ReaderWords()
    /// Region names as in the gazetteer, by folded short name.
    var regions: [String: String] = [:]
}
