import IntentSchema

// Other values for what goes on, which no intent changes: "make it 8k", said during a run.
extension TurnReader {
    private static let longestChange = 12
    /// Intents that begin something which lasts until another intent ends it.
    static let beginnings: Set<String> = ["INStartWorkoutIntent"]

    /// What was begun last of its kind and goes on; `nil` if nothing does.
    var ongoing: Record? {
        let done = context.recent.first { record in
            (Self.beginnings.contains(record.type) || endsSomething(record.type)) && grammar.intentIndices[record.type] != nil
                && Self.beginnings.contains { isAkin(record.type, to: $0) }
        }
        return done.flatMap { Self.beginnings.contains($0.type) ? $0 : nil }
    }

    /// Whether it pauses or resumes what was begun.
    func goesOn(_ type: String) -> Bool {
        !endsSomething(type) && Self.beginnings.contains { $0 != type && isAkin(type, to: $0) }
    }

    /// What was begun last.
    var begun: Record? { context.recent.first { Self.beginnings.contains($0.type) } }

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
                // "8 and an hour max".
                || scanner.quantities.number(at: index) != nil || end(of: .atMost, at: index) != nil
        }
        return isPlain ? .notUnderstood(.cannotChange(intent: record.type)) : nil
    }

    // MARK: - What is over

    private static let longestLog = 20

    /// That a workout which is over cannot be recorded: "I ran 5k this morning, log it". `nil` if the words order no record, or of something
    /// else.
    func logsWorkout() -> DialogueAct? {
        guard context.question == nil, utterance.count <= Self.longestLog,
            !utterance.tokens.contains(where: { scanner.small.listNouns.contains($0.text) }),
            let verb = loggingVerb, let behind = end(of: .logging, at: verb)
        else { return nil }
        let places = utterance.tokens.indices
        let points = behind < utterance.count && end(of: .pronoun, at: behind) != nil
        let hasEnded = context.recent.first.map { last in
            endsSomething(last.type) && Self.beginnings.contains { isAkin(last.type, to: $0) }
        }
        let isOver =
            places.contains { end(of: .hasDone, at: $0) != nil || end(of: .before, at: $0) != nil }
            && places.contains(where: namesWorkout)
        guard isOver || points && hasEnded ?? false else { return nil }
        return .notUnderstood(.cannotDo(words: utterance.freeText(openerEnd..<utterance.count)))
    }

    /// That what the speaker has done cannot be looked up: "how far did I run today". `nil` for other questions.
    func asksOfWorkouts() -> DialogueAct? {
        guard asksOpenQuestion, utterance.count <= Self.longestLog,
            let did = utterance.tokens.indices.firstResult({ end(of: .oneself, at: $0) }), did < utterance.count,
            (did..<utterance.count).contains(where: namesWorkout), let intent = Self.beginnings.first
        else { return nil }
        return .notUnderstood(.notARequest(.question, intent: intent, clause: nil))
    }

    /// The verb that orders a record, where a clause begins.
    private var loggingVerb: Int? {
        guard utterance.tokens.indices.contains(where: { end(of: .logging, at: $0) != nil }) else { return nil }
        let first = openerEnd
        let starts =
            [first]
            + (first + 1..<max(first + 1, utterance.count)).filter { place in
                utterance.mayBeginClause(at: place) || grammar.words.joints.contains(utterance.word(place - 1))
            }
        return starts.firstResult { start in
            let verb = start + part(start..<utterance.count).behindLeadIns
            return [start, verb].first { $0 < utterance.count && end(of: .logging, at: $0) != nil }
        }
    }

    /// Whether the words name a workout from the token on, or how long one was.
    private func namesWorkout(at index: Int) -> Bool {
        Self.beginnings.contains { type in
            guard let intent = grammar.intentIndices[type] else { return false }
            let slots = grammar.intents[intent].kinds.filter { $0.kind == .phrase || $0.kind == .goal }
            return slots.contains { slot in
                guard let place = grammar.intents[intent].slotIndices[slot.name] else { return false }
                return scanner.matches(grammar.slots[place].recogniser, at: index).contains { $0.reading.isKnown }
            }
        }
    }

    /// The same, where the words are only how long or how far it should be: "5k" during a run.
    func namesGoalAlone() -> DialogueAct? {
        let start = openerEnd
        guard context.question == nil, let record = ongoing,
            context.recent.first.map({ isAkin($0.type, to: record.type) }) ?? false,
            let intent = grammar.intentIndices[record.type],
            let slot = grammar.intents[intent].kinds.first(where: { $0.kind == .goal }),
            let index = grammar.intents[intent].slotIndices[slot.name],
            // "For 5k please".
            case let first = end(of: .relation, at: start) ?? start, first < utterance.count,
            case let last = closerStart(after: first),
            scanner.matches(grammar.slots[index].recogniser, at: first).contains(where: {
                $0.end == utterance.count || $0.end == last
            })
        else { return nil }
        return .notUnderstood(.cannotChange(intent: record.type))
    }

    private func announcesChange(at index: Int) -> Int? {
        end(of: .rewording, at: index) ?? end(of: .titleIs, at: index) ?? end(of: .reschedule, at: index)
    }
}
