import IntentSchema

// Other values for what goes on, which no intent changes: "make it 8k", said during a run.
extension TurnReader {
    private static let longestChange = 12
    /// Intents that begin something which lasts until another intent ends it.
    private static let beginnings: Set<String> = ["INStartWorkoutIntent"]

    /// What was begun last of its kind and goes on; `nil` if nothing does.
    private var ongoing: Record? {
        let done = context.recent.first { record in
            (Self.beginnings.contains(record.type) || endsSomething(record.type)) && grammar.intentIndices[record.type] != nil
                && Self.beginnings.contains { isAkin(record.type, to: $0) }
        }
        return done.flatMap { Self.beginnings.contains($0.type) ? $0 : nil }
    }

    /// That what goes on cannot be changed, in place of a repetition of what began it with other values.
    func unchangeable(_ act: DialogueAct) -> DialogueAct {
        guard case .again(let changes) = act, !changes.isEmpty, let record = ongoing,
            let last = context.recent.first(where: { record in changes.keys.allSatisfy { record[$0] != nil } })
                ?? context.recent.first,
            last.type == record.type
        else { return act }
        return .notUnderstood(.cannotChange(intent: record.type))
    }

    /// The same, where the words say how long or how far it should be: "no, the run should be 8 km".
    func changedOngoing() -> DialogueAct? {
        guard context.question == nil, let record = ongoing, utterance.count <= Self.longestChange,
            !isAsked(utterance.tokens.indices),
            let intent = grammar.intentIndices[record.type],
            let slot = grammar.intents[intent].kinds.first(where: { $0.kind == .goal }),
            let index = grammar.intents[intent].slotIndices[slot.name]
        else { return nil }
        let start = openerEnd
        let goal = utterance.tokens.indices.firstResult { place in
            scanner.matches(grammar.slots[index].recogniser, at: place).last.map { place..<$0.end }
        }
        guard let goal, let verb = (0..<goal.lowerBound).first(where: { announcesChange(at: $0) != nil }), verb <= start + 4
        else {
            return nil
        }
        let others = utterance.tokens.indices.filter { !goal.contains($0) }
        let isPlain = others.allSatisfy { index in
            let word = utterance.word(index)
            // Whatever leads on to it, spelt as it may be: "actualy make it 8k".
            return index < verb || isPolite(index) || grammar.words.stopWords.contains(word)
                || grammar.words.emptyWords.contains(word)
                || grammar.words.references.contains(word) || grammar.intents[intent].vocabulary.contains(word)
                || announcesChange(at: index) != nil || end(of: .opener, at: index) != nil || end(of: .closer, at: index) != nil
        }
        return isPlain ? .notUnderstood(.cannotChange(intent: record.type)) : nil
    }

    private func announcesChange(at index: Int) -> Int? {
        end(of: .rewording, at: index) ?? end(of: .titleIs, at: index) ?? end(of: .reschedule, at: index)
    }
}
