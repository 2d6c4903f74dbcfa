import IntentSchema

// Maps a learned turn to a dialogue act.
extension TurnReader {
    /// Minimum score of a request inside the utterance.
    private static let leastRequest = 0.8

    /// Whether any words answer the open question.
    var takesAnyText: Bool { context.question.map(isFreeText) ?? false }

    /// The act that replaces the rules' reading; `nil` if the rules' reading stands.
    func act(of turn: LearnedTurn, insteadOf read: Interpretation) -> DialogueAct? {
        guard let first = read.acts.first else { return nil }
        switch first {
        case .notUnderstood: return act(of: turn)
        case .request(let reading):
            switch turn.act {
            case .request, .instead: return act(of: turn)
            case .remark: return context.question == nil && givesThanks ? .thanks : nil
            case .change, .again, .add, .takeOut, .putOff, .decline, .resume:
                // The open request restated with one value, "make it dinner for 3", and "the same message to Nora" are not new
                // requests.
                let isSame = utterance.tokens.indices.contains { end(of: .same, at: $0) != nil }
                let isAnew = reading.intent == context.question?.intent || turn.act == .again && isSame
                return !isAnew && namesAct(HypothesisBuilder.Built(hypothesis: reading)) ? nil : act(of: turn)
            default: return nil
            }
        case .yes:
            // An ambiguous utterance never confirms.
            return turn.act.canConfirm ? nil : act(of: turn) ?? .notUnderstood(.noMatch(nearest: nil))
        case .no, .cancel: return turn.act.givesValues || turn.act == .instead ? act(of: turn) : nil
        // "Not Tova, it's Grace I owe" says more than whom to remove.
        case .takeOut: return turn.act == .change && !turn.values.isEmpty ? act(of: turn) : nil
        case .back: return [.request, .instead].contains(turn.act) ? act(of: turn) : nil
        case .correction:
            // Words that name a person are not part of a text.
            let isText = turn.values.contains { $0.role == .text }
            return [.change, .add, .takeOut].contains(turn.act) && !isText ? act(of: turn) : nil
        default: return nil
        }
    }

    /// The act; `nil` if the words do not support it. A confirmation is never based on the learned reading alone.
    func act(of turn: LearnedTurn) -> DialogueAct? {
        switch turn.act {
        case .confirm, .remark: nil
        case .decline: losesNothing(beside: turn) ? context.question.map { $0.isDecided ? .no : .cancel } : nil
        case .putOff: context.question == nil ? nil : .postpone
        case .giveUpAll: losesNothing(beside: turn) ? .giveUpAll : nil
        case .repetition: .repeat
        case .undo: losesNothing(beside: turn) ? .back : nil
        case .ask: losesNothing(beside: turn) && !asksOfElse ? context.question.map(inquiring) ?? .inquire(inquiry) : nil
        case .resume: resumed(turn)
        case .request, .instead: requested(turn)
        case .pick: picked(turn)
        case .swap: losesNothing(beside: turn) && context.question?.kind.concernsValues == true ? .swap : nil
        case .other: other(turn)
        case .answer: answered(turn)
        case .change: exchanged(turn) ?? changed(turn)
        case .again: changed(turn)
        case .add: added(turn)
        case .takeOut: takenOut(turn)
        }
    }

    /// Whether some of the words express thanks.
    private var givesThanks: Bool {
        utterance.tokens.indices.contains { first in
            (first + 1...min(utterance.count, first + 3)).contains { part(first..<$0).answer() == .thanks }
        }
    }

    // MARK: - What stands outside the spans

    /// Whether no word outside the spans could be a value or retract anything.
    func losesNothing(beside turn: LearnedTurn) -> Bool {
        let start = openerEnd
        // "Would that be enough for the electricity?"
        if turn.act.givesValues, end(of: .asksOfIt, at: start) != nil { return false }
        let verbs = [start, behindLeadIns]
        let isOther = verbs.contains { verb in ordersOther(at: verb) && !turn.spans.contains { $0.tokens.contains(verb) } }
        if turn.act.givesValues, isOther { return false }
        // "5:30 if there's traffic"
        let isUnderCondition = SentenceFilter(self).markers.contains { marker in
            marker.sentence == .condition && !turn.spans.contains { $0.tokens.contains(marker.words.lowerBound) }
        }
        if turn.act.givesValues, isUnderCondition { return false }
        return utterance.tokens.indices.allSatisfy { index in
            if turn.spans.contains(where: { $0.tokens.contains(index) }) { return true }
            let isNumber = scanner.quantities.number(at: index) != nil && end(of: .standIn, at: index) == nil
            let isTime = scanner.futureTimeEnd(at: index) != nil
            let isRefused =
                index >= start && turn.act.givesValues && end(of: .negation, at: index) != nil && turn.spans(.old).isEmpty
            return !isNumber && !isTime && !isRefused
        }
    }

    /// Whether the word orders something that is not the open request's: the "mark" of "mark the milk as bought", where a task is to be
    /// deleted, or the "wake" of "can you wake me at 6", which no app does.
    private func ordersOther(at index: Int) -> Bool {
        guard let open = context.question.flatMap({ grammar.intentIndices[$0.intent] }), !isPolite(index),
            case let word = utterance.word(index), !grammar.intents[open].vocabulary.contains(word)
        else { return false }
        let moves: [Move] = [
            .rewording, .replacing, .exchange, .pick, .keep, .retain, .add, .take, .takeOut, .discard, .without, .reschedule,
            .rename, .asks, .intention,
        ]
        guard !moves.contains(where: { end(of: $0, at: index) != nil }) else { return false }
        let others = grammar.intents.filter { $0.vocabulary.contains(word) }
        guard !others.isEmpty else { return grammar.words.taskVerbs.contains(utterance.tokens[index]) }
        return opensRequest(at: index)
            && others.contains { other in context.apps.contains { $0.intents.contains(other.name) } }
    }

    // MARK: - Requests

    /// The request in the learned span, read as if it stood alone.
    private func requested(_ turn: LearnedTurn) -> DialogueAct? {
        guard let words = turn.spans(.request).first, turn.spans(.request).count == 1, words.count < utterance.count,
            losesNothing(beside: turn), !isAskedAbout(words), !asksMore(than: words)
        else { return nil }
        let whole = utterance.freeText(words)
        if context.question == nil {
            let act = interpreter.readByRules(whole, in: context).acts.first
            return act.flatMap { $0.isUnsure ? nil : $0.moved(by: utterance.tokens[words.lowerBound].start) }
        }
        var alone = context
        alone.question = nil
        guard case .request(let reading)? = interpreter.readByRules(whole, in: alone).acts.first, isSure(reading) else {
            return nil
        }
        // "I don't want to start a workout" refuses what the span asks for.
        if isRefused(words) {
            return reading.intent == context.question?.intent ? context.question.map { $0.isDecided ? .no : .cancel } : nil
        }
        let request = reading.moved(by: utterance.tokens[words.lowerBound].start)
        return turn.act == .instead ? .followed(.no, by: .request(request)) : .request(request)
    }

    /// Whether words before the span in its clause, or words about the whole utterance, make it something other than a request:
    /// "can I still cancel it".
    private func isAskedAbout(_ words: Range<Int>) -> Bool {
        let start = (0...words.lowerBound).last { $0 == 0 || utterance.tokens[$0].followsPunctuation } ?? 0
        let first = utterance.word(start)
        let isQuestion = grammar.words.openQuestions.contains(first) || grammar.words.questions.contains(first)
        let isMarked = SentenceFilter(self).markers.contains { marker in
            [.question, .advice, .condition].contains(marker.sentence) && !words.contains(marker.words.lowerBound)
        }
        return start < words.lowerBound && isQuestion || isMarked
    }

    /// Whether a negation in its clause stands before the span.
    private func isRefused(_ words: Range<Int>) -> Bool {
        SentenceFilter(self).markers.contains { marker in
            marker.sentence == .negated && marker.words.lowerBound < words.lowerBound
                && !(marker.words.lowerBound + 1...words.lowerBound).contains(where: utterance.mayBeginClause)
        }
    }

    /// Whether words before the span order something else: "rename it to call mum" calls nobody.
    private func asksMore(than words: Range<Int>) -> Bool {
        (0..<words.lowerBound).contains { index in
            grammar.words.taskVerbs.contains(utterance.tokens[index]) && opensRequest(at: index) && !isPolite(index)
                || end(of: .rename, at: index) != nil || end(of: .reschedule, at: index) != nil
        } || joinsThing(behind: words)
    }

    /// Whether another thing is joined to the words: the "music" of "pause my run and the music".
    private func joinsThing(behind words: Range<Int>) -> Bool {
        guard words.upperBound < utterance.count, grammar.words.answerJoints.contains(utterance.word(words.upperBound)) else {
            return false
        }
        return utterance.tokens.indices.dropFirst(words.upperBound + 1).contains { index in
            !isPolite(index) && !scanner.isStopWord[index]
                && !grammar.intents(about: utterance.word(index)).isEmpty
        }
    }

    private func isSure(_ reading: Hypothesis) -> Bool {
        reading.score >= Self.leastRequest && reading.leftOut?.isEmpty ?? true
            && context.apps.contains { $0.intents.contains(reading.intent) }
    }

    /// Repeats the open question, if it is about the request to resume.
    private func resumed(_ turn: LearnedTurn) -> DialogueAct? {
        guard let question = context.question, let intent = grammar.intentIndices[question.intent],
            losesNothing(beside: turn)
        else { return nil }
        let vocabulary = grammar.intents[intent].vocabulary
        let names = turn.spans(.thing)
        let isOwn = names.isEmpty || names.contains { $0.contains { vocabulary.contains(utterance.word($0)) } }
        return isOwn ? .repeat : nil
    }

    // MARK: - One of several

    private func picked(_ turn: LearnedTurn) -> DialogueAct? {
        guard let words = turn.spans(.option).first, turn.spans.count == 1, losesNothing(beside: turn) else { return nil }
        let option = part(words)
        guard let question = context.question else { return option.pickedFromShown([]) }
        if case .choice(let index)? = option.choices(question).first?.act { return .choice(index) }
        if let changed = option.changedPick(question) { return changed }
        return question.kind == .confirmRequest ? changed(turn, [words]) ?? lookUpOptions(question) : nil
    }

    /// Another option, by how it differs.
    private func other(_ turn: LearnedTurn) -> DialogueAct? {
        guard let words = turn.spans(.difference).first, turn.spans.count == 1, losesNothing(beside: turn),
            context.question.map({ $0.kind.concernsValues }) ?? true
        else { return nil }
        let kind = Alternative.allCases.first { kind in
            guard let phrases = grammar.words.moves[kind.rawValue] else { return false }
            return words.contains { phrases.longest(in: utterance, at: $0)?.end == words.upperBound }
        }
        guard let kind else { return nil }
        guard let question = context.question, looksUp(kind, question) else { return .instead(kind) }
        return lookUpOptions(question) ?? .instead(kind)
    }

    // MARK: - Values

    /// The requested value; a change if a confirmation is open.
    private func answered(_ turn: LearnedTurn) -> DialogueAct? {
        guard let question = context.question, !turn.values.isEmpty, turn.values.count == turn.spans.count,
            losesNothing(beside: turn)
        else { return nil }
        guard question.kind == .value, let first = turn.spans.first?.tokens, let last = turn.spans.last?.tokens else {
            return changed(turn)
        }
        let words = first.lowerBound..<last.upperBound
        switch words.count < utterance.count ? interpreter.readByRules(utterance.freeText(words), in: context).acts.first : nil {
        case .value(let value)?: return .value(value)
        case .correction(let values)?: return .correction(values)
        default: return turn.values.count > 1 ? changed(turn) : nil
        }
    }

    private func takenOut(_ turn: LearnedTurn) -> DialogueAct? {
        guard let question = context.question, let intent = grammar.intentIndices[question.intent],
            turn.values.isEmpty, losesNothing(beside: turn)
        else { return nil }
        let removals = turn.spans(.old).map { part($0).removals(intent) }
        guard !removals.isEmpty, !removals.contains(where: \.isEmpty) else { return nil }
        return .takeOut(removals.flatMap(\.self))
    }
}

extension TurnAct {
    /// Whether an utterance with this act may in fact confirm the open request.
    fileprivate var canConfirm: Bool {
        switch self {
        case .confirm, .remark, .answer, .pick, .other, .again, .resume, .repetition, .undo, .ask: true
        default: false
        }
    }

    /// Whether the act supplies values.
    fileprivate var givesValues: Bool {
        switch self {
        case .answer, .change, .add, .again, .pick, .other, .request: true
        default: false
        }
    }
}

extension Question {
    /// Whether it can be answered with no.
    fileprivate var isDecided: Bool {
        switch kind {
        case .confirmRequest, .confirmReading, .permit: true
        case .value, .choice, .confirmValue, .chooseReading, .chooseApp, .unlock: false
        }
    }
}

extension DialogueAct {
    /// Whether it is too uncertain to act on: not understood, a bare yes, or an unsure request.
    fileprivate var isUnsure: Bool {
        switch self {
        case .notUnderstood, .yes: true
        case .request(let reading): reading.score < 0.8 || reading.leftOut?.isEmpty == false
        default: false
        }
    }
}
