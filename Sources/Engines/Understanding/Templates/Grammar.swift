import IntentSchema

/// All templates of a language, compiled once.
///
/// A class, since all that read an utterance hold it, and copies of so many tables would cost more than the reading. Nothing of it
/// changes, so that reading a table needs no check of who else has access to it.
final class Grammar: Sendable {
    /// One template as the matcher knows it.
    struct Entry: Sendable {
        enum Role: Sendable {
            /// The body of a request.
            case request
            /// A phrase before or after the body.
            case phrase
            /// A value alone, as an answer to a question about it.
            case answer
            /// A change of a request under way.
            case correction
            /// An answer without a value.
            case act(AnswerWord)
            /// An option picked by its place.
            case choice
        }

        var role: Role
        /// Names it for a developer: file, intent and number.
        var name: String
        /// Index among the grammar's intents; -1 when it belongs to none.
        var intent: Int
        var sets: [String: Constant]
        /// Whether the template announces a text.
        var takesText = false
        /// Whether the words mean this intent only behind those of `Intent.follows`.
        var isFollowUp = false
        /// Whether nothing is done with the words.
        var leavesOut = false
        /// The slots that the constants fill.
        var filled: UInt32
        var weight: Float
    }

    /// One slot of one intent.
    struct Slot: Sendable {
        /// The parameter, or `app`.
        var name: String
        var intent: Int
        /// Its place among the intent's slots, for telling which are filled.
        var bit: UInt32
        /// Index among the grammar's recognisers: slots that read the same share one.
        var recogniser: Int
    }

    /// What the matcher asks of a slot at every step.
    struct SlotFacts: Sendable {
        enum Filling: Sendable { case text, title, time, other }

        var bit: UInt32
        var recogniser: Int
        var filling: Filling
        /// For a title: how many words it may have; 0 for the usual number.
        var open: Int32
    }

    struct Intent: Sendable {
        var name: String
        var definitions: [String: SlotDefinition]
        /// What record parameters start as.
        var records: [String: RecordTemplate] = [:]
        var slotIndices: [String: Int]
        /// Where a change of the request starts.
        var plainCorrection: Int32
        /// Where it starts behind words that announce it.
        var announcedCorrection: Int32
        /// Where an answer starts, by parameter.
        var answerStarts: [String: Int32]
        var examples: [String]
        /// Slots by the names that data may use for them, such as a slot's own or where its value goes.
        var slotsByName: [String: [Int]] = [:]
        var tellingWords = IndicatorWords()
        /// All words of its templates.
        var vocabulary = WordSet()
        /// The intents behind one of which its follow-ups mean it.
        var follows: [String] = []
        /// The words that tell the intent, for naming the nearest one.
        var keywords: Set<Int32>
    }

    let lexicon: [String: Int32]
    let automaton: Automaton
    let entries: [Entry]
    let slots: [Slot]
    let slotFacts: [SlotFacts]
    let intents: [Intent]
    let intentIndices: [String: Int]
    let recognisers: [SlotRecogniser]
    let requestStart: Int32
    /// Words before an answer; what follows is told by the question.
    let answerLeadIn: Int32
    /// Words before a change, and the state behind the first of them.
    let correctionLeadIn: Int32
    let announcedLeadIn: Int32
    let actStart: Int32
    let choiceStart: Int32
    let words: WordLists
    let enumerations: [String: [String: Int]]

    init(_ draft: GrammarDraft) {
        lexicon = draft.lexicon
        automaton = draft.automaton
        entries = draft.entries
        slots = draft.slots
        intentIndices = draft.intentIndices
        recognisers = draft.recognisers.enumerated().map { SlotRecogniser($1, number: $0) }
        requestStart = draft.requestStart
        answerLeadIn = draft.answerLeadIn
        correctionLeadIn = draft.correctionLeadIn
        announcedLeadIn = draft.announcedLeadIn
        actStart = draft.actStart
        choiceStart = draft.choiceStart
        words = draft.words
        enumerations = draft.enumerations
        var intents = draft.intents
        for index in intents.indices { intents[index].slotsByName = intents[index].namedSlots }
        self.intents = intents
        slotFacts = draft.slots.map { slot in
            let reader = draft.recognisers[slot.recogniser]
            let filling: SlotFacts.Filling =
                switch reader.kind {
                case .defined(.text), .defined(.texts): .text
                case .defined(.title) where reader.knownOf == nil: .title
                case .defined(.time): .time
                default: .other
                }
            return SlotFacts(bit: slot.bit, recogniser: slot.recogniser, filling: filling, open: Int32(clamping: reader.open))
        }
    }

    /// Whether a request may begin with the word.
    func opensRequest(_ token: Token) -> Bool { automaton.takes(token.word, in: requestStart) }

    /// The tokens with the numbers of their words.
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

/// A grammar while it is compiled or read from where it was stored.
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

/// Answers that need no value.
enum AnswerWord: String, Sendable, CaseIterable {
    case yes, no, cancel, stop, `repeat`, help, back, more, again
    /// Does not want it now.
    case postpone
    /// Gives up everything that is open.
    case giveUpAll
    case greeting, goodbye
    /// Wants two values exchanged.
    case swap
    /// Thanks for what was done.
    case thanks
    /// Says that this was all: with a question open, the person wants no more of it.
    case farewell
    /// Asks for something that the question told already.
    case details
    /// Is content with what is, so that neither anything is to be changed nor more is wanted.
    case content
    /// Controls a player; nothing else is ever meant by it.
    case control
    /// Wants to begin the open request anew; a player begins what it plays anew.
    case restart
}

/// Lists of words that the recognisers and the matcher use.
struct WordLists: Sendable {
    /// How texts are split.
    var tokens = TokenRules.none
    var fillers: WordSet = []
    var hesitations: WordSet = []
    /// Words that take back those before them.
    var repairs = PhraseTable()
    /// What stands between two requests said in one breath.
    var sequels = PhraseTable()
    /// Words that say that an amount is to be shared out.
    var splits: WordSet = []
    /// Words that are no text by themselves: "please".
    var noTexts: WordSet = []
    /// What joins people to a list of them, such as `as well as`.
    var personJoints = PhraseTable()
    /// Words that join the elements of a list.
    var joints: WordSet = []
    /// Words between values one of which is meant.
    var alternatives: WordSet = []
    /// Words that begin a condition where a subject follows: "when John calls".
    var conditionWords: WordSet = []
    /// Words that say nothing about what is asked for: interjections, adverbs of time, expletives.
    var emptyWords: WordSet = []
    /// Words of questions that are about nothing that was told.
    var otherTopics: WordSet = []
    /// What tasks begin with.
    var taskVerbs: WordSet = []
    var blockers: WordSet = []
    var stopWords: WordSet = []
    /// The nouns among the words that point: "table" is nothing that a ride has.
    var things: WordSet = []
    var negations: WordSet = []
    /// What begins sentences that are no requests, with the place of their kind among `Sentence.allCases`.
    var sentences = PhraseTable()
    /// Markers that count wherever they stand, with the place of their kind among `Sentence.allCases`.
    var conditions = PhraseTable()
    var politeConditions = PhraseTable()
    /// Words before a request that add nothing.
    var politeOpeners = PhraseTable()
    /// Words that may stand behind any request and add nothing.
    var courtesies = PhraseTable()
    var reportVerbs: WordSet = []
    /// Words that begin another clause of a sentence.
    var clauseJoints = PhraseTable()
    /// Verbs that ask for what a thing lacks: "needs".
    var needVerbs: WordSet = []
    /// Words that announce a text although they belong to no name: "text", "tell".
    var textVerbs: WordSet = []
    /// Words before and behind a relation that make another one of it: "step", "in law".
    var kinPrefixes: WordSet = []
    var kinSuffixes = PhraseTable()
    /// Words that amounts and numbers of people are put together by.
    var counting = CountingWords()
    /// Words behind which a time is that of arriving.
    var arrivals = PhraseTable()
    var references: WordSet = []
    /// What announces a change of the open request, by `Move`.
    var moves: [String: PhraseTable] = [:]
    /// Words that tell what a question is about, by `Inquiry.Aspect`.
    var aspects: [String: Set<String>] = [:]
    /// Words that begin questions which no yes or no answers.
    var openQuestions: WordSet = []
    /// Words that answer and never ask for anything.
    var plainAnswers: WordSet = []
    /// Words that join the parts of an answer.
    var answerJoints: WordSet = []
    var questions: WordSet = []
    /// Whether a word that compares options wants the greatest of them.
    var comparisons: [String: Bool] = [:]
    /// Those of them that compare for how many something is.
    var sizes: WordSet = []
    /// The relations that cards may name, by the word said.
    var relationships: [String: [String]] = [:]
    /// The relations of those whom a pronoun cannot mean: those of other pronouns.
    var otherPronounKin: [String: Set<String>] = [:]
    var placeCategories = PhraseTable(isForgiving: true)
    var categoryNames: [String] = []
    var ownPlaces = PhraseTable()
    var ownPlaceLabels: [String] = []
    var here = PhraseTable()
    /// Small classes of words that are looked at one by one.
    var small = ReaderWords()
    /// Names of regions as the gazetteer has them, by folded short name.
    var regions: [String: String] = [:]
}
