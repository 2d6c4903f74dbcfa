import IntentSchema

// The last look at a reading, whichever reader it comes from: a clause that asks for something, of which the reading has nothing, is named.
extension TemplateInterpreter {
    /// The act with what it passes over: the question of "hang up. What's the weather?".
    func namingUnheard(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard case .request(var request) = act else {
            let words = unheard(by: act, utterance, in: context)
            return words.isEmpty ? act : .followed(act, by: .notUnderstood(.unused(words: words.joined(separator: ", "))))
        }
        let parts = unheard(by: request, utterance, in: context) + otherOfBoth(request, utterance, in: context)
        guard !parts.isEmpty else { return act }
        request.leftOut = (request.leftOut ?? []) + parts
        return .request(request)
    }

    /// The "both" of "pause both", where one of the two goes on and the other is what plays, for which nothing can be done.
    private func otherOfBoth(
        _ request: Hypothesis, _ utterance: Utterance, in context: InterpretationContext
    ) -> [LeftOut] {
        let reader = reader(of: utterance, in: context)
        guard request.spans.isEmpty, request.followers?.isEmpty ?? true,
            reader.goesOn(request.intent) || reader.endsSomething(request.intent),
            context.recent.contains(where: { $0.type == TurnReader.playing }),
            context.recent.contains(where: { reader.isAkin($0.type, to: request.intent) }),
            !reader.isAkin(request.intent, to: TurnReader.playing),
            let place = utterance.tokens.indices.first(where: { reader.end(of: .bothOf, at: $0) != nil }),
            let end = reader.end(of: .bothOf, at: place)
        else { return [] }
        return [LeftOut(text: utterance.text(place..<end), kind: .words)]
    }

    /// The clauses that want something and without which the answer, or the change of the open request, would be the same: the "take it off
    /// my savings" of "make it 30 and take it off my savings".
    private func unheard(by act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> [String] {
        // What leads on to a text is not lost: "no, it should say: see you at 4".
        guard let question = context.question, case let change = news(of: act, in: context), !change.mayHoldText else {
            return []
        }
        switch change {
        case .correction(let values) where !values.isEmpty && question.kind == .confirmRequest: break
        case .yes, .no, .cancel, .value, .choice: break
        default: return []
        }
        let borders = clauseBorders(in: utterance, context)
        guard !borders.isEmpty else { return [] }
        let reader = reader(of: utterance, in: context)
        return zip([0] + borders, borders + [utterance.count]).compactMap { start, end -> String? in
            let clause = start + reader.part(start..<end).joinerEnd..<end
            guard !clause.isEmpty, !reader.isRemark(clause), !(reader.part(clause).tellsWhen(from: 0) && change.changesTime),
                // "Text her" agrees to no payment.
                [nil, .control].contains(reader.part(clause).answer()) || reader.part(clause).doesSomethingElse,
                case let own = readClause(utterance.freeText(clause), in: context),
                case let wishes = change.refuses && utterance.beginsSentence(at: start) && reader.wishes(clause),
                !change.refuses || wishes || own.map({ isOther($0, than: question) }) ?? false,
                !(own.map { news(of: $0, in: context).changesOnly(what: change) } ?? false),
                wishes || leftOutKind(utterance, clause, in: context) == .action
                    || (act.isCorrection ? own?.wantsSomething ?? false : reader.part(clause).asksAnything(from: 0)),
                // "She is waiting" asks for nothing.
                clause.count < 2 || reader.end(of: .verb, at: clause.lowerBound + 1) == nil
                    || asks(utterance, at: clause.lowerBound),
                clause.contains(where: { saysSomething(utterance.tokens[$0]) && !reader.isPolite($0) }),
                case let rest = start > 0 ? 0..<start : end..<utterance.count, !rest.isEmpty,
                let other = readClause(utterance.freeText(rest), in: context),
                change == news(of: other, in: context)
            else { return nil }
            return utterance.freeText(clause)
        }
    }

    /// Whether the act is certainly another request: "I'll give her cash" is none.
    private func isOther(_ act: DialogueAct, than question: Question) -> Bool {
        guard case .request(let request) = act else { return false }
        return request.intent != question.intent && request.score >= ClauseWalk.sure
    }

    /// The change without the values that the open request has already.
    private func news(of act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard case .correction(let values) = act else { return act }
        return .correction(values.filter { name, value in !(context.parameters[name].map { $0.isSame(as: value) } ?? false) })
    }

    private func unheard(by request: Hypothesis, _ utterance: Utterance, in context: InterpretationContext) -> [LeftOut] {
        let borders = clauseBorders(in: utterance, context)
        guard !borders.isEmpty else { return [] }
        let reader = reader(of: utterance, in: context)
        return zip([0] + borders, borders + [utterance.count]).compactMap { start, end -> LeftOut? in
            let joined = reader.part(start..<end).joinerEnd
            // "Call Dad. No wait, text him" takes the call back.
            let next = reader.part(end..<utterance.count)
            guard end == utterance.count || next.openerEnd == 0 || !next.part(0..<next.openerEnd).interrupts else { return nil }
            if start > 0, reader.refusesMatter(at: start + joined) {
                let words = utterance.freeText(start + joined..<end)
                let isNamed = (request.leftOut ?? []).contains { words.contains($0.text) || $0.text.contains(words) }
                return isNamed ? nil : LeftOut(text: words, kind: .words)
            }
            guard start + joined < end, let kind = leftOutKind(utterance, start..<end, in: context),
                !reader.isRemark(start..<end),
                // What the player is to do is no part of what is said about the song.
                reader.part(start..<end).answer() == .control && request.template == "model"
                    || !isHeard(start + joined..<end, by: request, utterance, in: context)
            else { return nil }
            return LeftOut(text: utterance.freeText(start + joined..<end), kind: kind)
        }
    }

    /// Whether the clause says nothing of its own, or the request has a value from it, was made by one of its words, or names it.
    private func isHeard(
        _ clause: Range<Int>, by request: Hypothesis, _ utterance: Utterance, in context: InterpretationContext
    ) -> Bool {
        let all = [request] + (request.followers ?? [])
        let words = utterance.freeText(clause)
        if context.question != nil, request.template == TurnReader.optionsTemplate {
            // What else there could be is looked up without any of the words that change something.
            return !(readClause(words, in: context)?.changesRequest ?? false)
        }
        let place = utterance.tokens[clause.lowerBound].start..<utterance.tokens[clause.upperBound - 1].end
        return all.contains { part in
            let intent = grammar.intentIndices[part.intent].map { grammar.intents[$0] }
            return part.spans.contains {
                $0.start < place.upperBound && place.lowerBound < $0.end || words.contains($0.text)
                    // A text that was put together from what stands apart has no place of its own.
                    || $0.source == "text" && $0.text.contains(words)
            }
                || (part.leftOut ?? []).contains { words.contains($0.text) || $0.text.contains(words) }
                || part.unknownValues.values.contains { words.contains($0) }
                || namesTask(of: part, words, in: context)
                || part.parameters.values.contains { value in value.string.map { !$0.isEmpty && words.contains($0) } ?? false }
                || clause.contains { index in
                    saysSomething(utterance.tokens[index])
                        && intent.map { $0.vocabulary.contains(utterance.word(index)) } ?? false
                }
        } || !clause.contains { saysSomething(utterance.tokens[$0]) }
    }

    /// Whether the words name the task that the command or the change is about: "skip the bread", "fix the Luca one".
    private func namesTask(of request: Hypothesis, _ words: String, in context: InterpretationContext) -> Bool {
        guard TurnReader.taskTemplates.contains(request.template) else { return false }
        let titles = Set(request.parameters.values.flatMap(\.taskTitles).flatMap { grammar.words.tokens.words($0) })
        return tokens(of: words, in: context).tokens.contains { saysSomething($0) && titles.contains($0.text) }
    }

    /// Whether it is a word that more than a sentence's grammar needs.
    func saysSomething(_ token: Token) -> Bool {
        token.kind == .word && token.expansion == nil && !grammar.words.stopWords.contains(token)
            && !grammar.words.fillers.contains(token)
    }
}

extension TurnReader {
    /// Whether the speaker wants something: "I only want the volume lowered".
    fileprivate func wishes(_ clause: Range<Int>) -> Bool {
        let start = clause.lowerBound + part(clause).openerEnd
        return end(of: .speaker, at: start) != nil && clause.contains { scanner.small.wishVerbs.contains(utterance.word($0)) }
    }
}

extension DialogueAct {
    /// Whether it changes no parameters but those that the other changes: the "my parents join us" of "my parents join us, so 4".
    fileprivate func changesOnly(what other: DialogueAct) -> Bool {
        guard case .correction(let values) = self, case .correction(let others) = other else { return false }
        return values.keys.allSatisfy { others[$0] != nil }
    }

    fileprivate var isCorrection: Bool { if case .correction = self { true } else { false } }

    /// Whether it changes the open request, or makes one.
    fileprivate var wantsSomething: Bool {
        switch self {
        // What is open takes no such account.
        case .request, .notUnderstood(.unused): true
        default: changesRequest
        }
    }
}
