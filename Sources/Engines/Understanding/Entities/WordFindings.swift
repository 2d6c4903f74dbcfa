import Learning

/// What the words of an utterance tell whatever was said before them: their classes, the numbers, the names and the model's view. Within a
/// turn it is shared by all readers of the same words, however their contexts differ.
final class WordFindings {
    private let grammar: Grammar
    private let utterance: Utterance
    private let context: InterpretationContext
    private let placeIndex: PlaceIndex
    private let language: Language
    /// All moves found, with those at one token adjacent.
    // Safe: only the thread that reads the utterance accesses these, and no access overlaps a mutation.
    @exclusivity(unchecked) private var moves: [MoveMatch] = []
    /// The index range in `moves` of those whose phrases start at each token; negative if not looked up yet.
    @exclusivity(unchecked) private var movesFound: [Range<Int32>] = []
    /// Where lead-ins such as "please" end.
    var leadIns: Int?

    init(
        _ utterance: Utterance, _ context: InterpretationContext, _ grammar: Grammar, places: PlaceIndex, language: Language
    ) {
        self.grammar = grammar
        self.utterance = utterance
        self.context = context
        placeIndex = places
        self.language = language
    }

    // Parts that are read only for an answer without a value need neither.
    private(set) lazy var quantities = QuantitySlots(
        utterance, language: language.recognisers, currency: context.facts.currency(context))
    private(set) lazy var names = NameScans(utterance, context, places: placeIndex, language: language.names)
    private var heard: HeardIntents?
    private var slots: [[String]: [[LearnedSlot]]] = [:]

    /// Whether capitals are informative: some words are capitalised and some are not.
    private(set) lazy var isMixedCase: Bool = {
        let words = utterance.tokens.filter { $0.kind == .word && $0.expansion == nil }
        return words.contains { utterance.characters[$0.start].isUppercase }
            && words.contains { utterance.characters[$0.start].isLowercase }
    }()
    /// Whether each token is a stop word, which is not a name by itself.
    private(set) lazy var isStopWord = utterance.tokens.map { grammar.words.stopWords.contains($0) }
    /// Whether each token is no proper name by itself.
    private(set) lazy var isNoName = utterance.tokens.indices.map { index in
        isStopWord[index] || !hasCapital(index) && names.isNoName(utterance.word(index))
    }

    /// Whether the word is written with a capital that tells something: not because a sentence begins with it, or all is written in capitals.
    func hasCapital(_ index: Int) -> Bool {
        isMixedCase && !utterance.beginsSentence(at: index) && utterance.characters[utterance.tokens[index].start].isUppercase
    }

    /// The match of the move whose phrases start at the token; `nil` if there is none.
    func match(of move: Move, at start: Int) -> MoveMatch? {
        guard start >= 0, start < utterance.count else { return nil }
        // An index keeps no array alive, which most look-ups would pay for in vain.
        for index in moveIndices(at: start) where moves[index].move == move { return moves[index] }
        return nil
    }

    private func moveIndices(at start: Int) -> Range<Int> {
        if movesFound.isEmpty { movesFound = Array(repeating: -1 ..< -1, count: utterance.count) }
        let known = movesFound[start]
        if known.lowerBound >= 0 { return Int(known.lowerBound)..<Int(known.upperBound) }
        let first = moves.count
        moves += grammar.moves(in: utterance, at: start)
        movesFound[start] = Int32(first)..<Int32(moves.count)
        return first..<moves.count
    }

    /// The model's intents.
    func intents(by model: LearnedModel) -> HeardIntents {
        if let heard { return heard }
        let hits = model.hits(in: utterance.pieces)
        let found = HeardIntents(hits: hits, scores: model.intents(of: utterance.pieces, hits: hits))
        heard = found
        return found
    }

    /// The model's slots for each of the intents.
    func slots(_ intents: [String], by model: LearnedModel) -> [[LearnedSlot]] {
        if let known = slots[intents] { return known }
        let found = model.slots(of: utterance.pieces, intents: intents, hits: self.intents(by: model).hits)
        slots[intents] = found
        return found
    }
}
