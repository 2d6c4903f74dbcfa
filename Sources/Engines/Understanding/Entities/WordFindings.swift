import Learning

/// What the words of an utterance tell whatever was said before them: the numbers, the names and the model's view. Within a turn it is shared
/// by all readers of the same words, however their contexts differ.
final class WordFindings {
    private let utterance: Utterance
    private let context: InterpretationContext
    private let placeIndex: PlaceIndex
    private let language: Language

    init(_ utterance: Utterance, _ context: InterpretationContext, places: PlaceIndex, language: Language) {
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
