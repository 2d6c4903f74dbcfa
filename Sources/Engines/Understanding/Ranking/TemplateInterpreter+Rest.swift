import IntentSchema

// Sentences of a turn of which no single act can say all: "make it 250. Is there a fee?".
extension TemplateInterpreter {
    /// The reading of the first sentences, with the others as the rest, where the reading of all of them loses some; `nil` if it loses
    /// none, or if what stands first might not be meant without what follows.
    ///
    /// The rest is read again in the context in which the first leave the conversation. What is open is decided only where all words are read
    /// as that decision, and agreed to in front of nothing but questions and requests: a condition or a change may follow.
    func withRest(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, let walk = ClauseWalk(utterance, self, in: context), !walk.reader.takesAnyText,
            let act = whole.acts.first, case let loses = walk.loses(act), loses || act.isPart
        else { return nil }
        return walk.borders.reversed().firstResult { border in
            // "How long does it take, and what does it cost?"
            let endsSentence = utterance.beginsSentence(at: border)
            guard endsSentence || act.inquires else { return nil }
            let first = interpretWhole(utterance.freeText(0..<border), in: context)
            let rest = utterance.freeText(border..<utterance.count)
            guard let said = first.acts.first, said.isPart, endsSentence || said.inquires, walk.isSure(said, 0..<border),
                // "Good. Please book it."
                !said.decides || said.refuses && act.leavesOut(utterance.freeText(0..<border))
                    || act == said && interpretWhole(rest, in: context).acts.first?.begins(as: said) != true,
                let next = interpretWhole(rest, in: walk.context(behind: said)).acts.first, endsSentence || next.inquires,
                next.mayFollow(said, question, in: self), loses || !walk.says(act, said, next)
            else { return nil }
            return Interpretation(acts: first.acts, rejected: whole.rejected, rest: rest)
        }
    }

    /// A clear yes or no with another order behind it as the rest: "do it, and split the insurance with Robert", "cancel that and text her
    /// thanks". `nil` if the words begin with neither, or what follows may be about what is decided.
    func decidedFirst(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, let act = whole.acts.first, case let reader = reader(of: utterance, in: context),
            !reader.takesAnyText, let (border, decision) = reader.decided(question),
            case let start = border + reader.part(border..<utterance.count).orderStart,
            start < utterance.count, reader.isOrder(at: start), opensRequest(utterance, at: start),
            let open = grammar.intentIndices[question.intent],
            !grammar.intents[open].keywords.contains(utterance.tokens[start].word),
            !Self.changingMoves.contains(where: { reader.end(of: $0, at: start) != nil }),
            reader.end(of: .pronoun, at: start + 1) == nil || reader.end(of: .recipient, at: start + 1) != nil
        else { return nil }
        let ordered = interpretWhole(utterance.freeText(start..<utterance.count), in: context.behind(question)).acts.first
        let other: String? =
            switch ordered {
            case .request(let request)?
            where decision != .yes || !(request.leftOut ?? []).contains(where: { hasNumber($0.text, in: context) }):
                request.intent
            // "And move 200 to savings, if I have any": the condition is one of what is ordered.
            case .notUnderstood(.notARequest(.condition, let intent, _))?: intent
            default: nil
            }
        // The reading of all words has that order already, unless it lacks some of its values: "no, text her ok".
        if case .followed(decision, by: let next) = act, let read = next.requests.first, read.intent == other,
            read.parameters.count >= ordered?.requests.first?.parameters.count ?? 0
        {
            return nil
        }
        guard let other, other != question.intent, context.apps.contains(where: { $0.intents.contains(other) }) else {
            return nil
        }
        return Interpretation(
            acts: [decision], rejected: whole.rejected, rest: utterance.freeText(start..<utterance.count))
    }

    /// The same request as it is read where nothing is open, if it has more values then: the text of "text her ok", of which the "ok" is no
    /// answer. `nil` if it has not.
    func asWithoutQuestion(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation?
    {
        guard let question = context.question, case .request(let request)? = whole.acts.first,
            request.template != TurnReader.optionsTemplate, request.intent != question.intent
        else { return nil }
        let words = utterance.freeText(0..<utterance.count)
        guard case .request(let more)? = interpretWhole(words, in: context.behind(question)).acts.first,
            more.intent == request.intent, isSettled(more), more.ambiguities.isEmpty, more.unknownValues.isEmpty,
            more.parameters.count > request.parameters.count,
            request.parameters.allSatisfy({ name, value in more.parameters[name]?.isSame(as: value) ?? false })
        else { return nil }
        return Interpretation(acts: [.request(more)] + whole.acts.dropFirst(), rejected: whole.rejected)
    }

    /// No yes, if what stands behind it has words left out that hold a number: they may change what is agreed to. They are named, and the
    /// question stands.
    func withoutDoubtfulYes(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        if act == .yes, let other = reader(of: utterance, in: context).otherAccount { return .correction(other) }
        guard context.question?.kind == .confirmRequest, case .followed(.yes, by: .request(let next)) = act,
            let lost = next.leftOut?.first(where: { hasNumber($0.text, in: context) })
        else { return act }
        return .notUnderstood(.unused(words: lost.text))
    }

    /// The change of what is open in a clause behind a yes, and the clauses behind it as the rest: "yes please. Make it 45, and then ask Robert for
    /// 30". `nil` if the act is no yes, or there is no such clause.
    func changeBehindYes(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question?.kind == .confirmRequest, whole.acts.first?.begins(as: .yes) == true,
            case let reader = reader(of: utterance, in: context),
            case let joints = utterance.tokens.indices.filter({ reader.end(of: .clauseJoint, at: $0) != nil }),
            case let borders = Set(clauseBorders(in: utterance, context) + joints).sorted() + [utterance.count]
        else { return nil }
        return zip(borders, borders.dropFirst()).firstResult { start, end in
            let verb = start + reader.part(start..<end).orderStart
            guard verb < end, let next = reader.end(of: .exchange, at: verb), next < end,
                reader.end(of: .pronoun, at: next) != nil,
                let change = readClause(utterance.freeText(verb..<end), in: context), change.changesRequest
            else { return nil }
            let behind = reader.part(end..<utterance.count)
            // "Though my train is at 8" only says why.
            let rest =
                end < utterance.count && !behind.statesSomething
                ? behind.utterance.freeText(behind.orderStart..<behind.utterance.count) : nil
            return Interpretation(acts: [change], rejected: whole.rejected, rest: rest)
        }
    }

    private func hasNumber(_ words: String, in context: InterpretationContext) -> Bool {
        let reader = reader(of: tokens(of: words, in: context), in: context)
        return reader.utterance.tokens.indices.contains { reader.scanner.quantities.number(at: $0) != nil }
    }

    /// What begins a change of what is open rather than another order.
    private static let changingMoves: [Move] = [.exchange, .add, .replacing, .rewording, .insteadOf, .without, .takeOut]
}

extension InterpretationContext {
    /// The context once what is open has been done: nothing is asked, and its request is the last.
    func behind(_ question: Question) -> InterpretationContext {
        var result = following(Record(question.intent, parameters))
        result.question = nil
        return result
    }
}

extension TurnReader {
    private static let longestRefusal = 6
    private static let longestAccount = 3

    /// An account that is named beside a yes, and is not the open request's: "yes, but I'd rather pay from savings". `nil` if none is.
    fileprivate var otherAccount: [String: ParameterValue]? {
        guard let question = context.question, question.kind == .confirmRequest, utterance.count > 1,
            let intent = grammar.intentIndices[question.intent],
            grammar.intents[intent].definitions.contains(where: { $0.value.kind == .account })
        else { return nil }
        let definitions = grammar.intents[intent].definitions
        return utterance.tokens.indices.firstResult { start in
            (start + 1..<min(start + Self.longestAccount, utterance.count) + 1).reversed().firstResult { end in
                guard let reading = part(start..<end).correction(of: intent, isAnnounced: true), reading.spans.count == 1,
                    reading.spans[0].source == "account", let (name, value) = reading.parameters.first,
                    definitions[reading.spans[0].role]?.kind == .account,
                    let known = context.parameters[name], !known.isSaidAs(value)
                else { return nil }
                return [name: value]
            }
        }
    }

    /// The yes or no with which the words begin, and the token behind it; `nil` if they begin with none, or only go along.
    fileprivate func decided(_ question: Question) -> (border: Int, act: DialogueAct)? {
        if question.kind.isDecision, let border = decisionEnd(question) {
            return part(0..<border).isHesitant ? nil : (border, .yes)
        }
        let borders = interpreter.clauseBorders(in: utterance, context).filter { $0 <= Self.longestRefusal }
        return (borders.reversed() + refusedWithoutMark).firstResult { border in
            switch part(0..<border).answer() {
            case .no: (border, question.kind.isDecision ? DialogueAct.no : .cancel)
            case .postpone: (border, .postpone)
            case .cancel: (border, .cancel)
            case .giveUpAll: (border, .giveUpAll)
            default: nil
            }
        }
    }

    /// Where a refusal of at least two words may end in front of an order, without a mark: "no dont pay it just remind me …".
    private var refusedWithoutMark: [Int] {
        let order = utterance.tokens.indices.dropFirst(2).prefix(Self.longestRefusal + 2).first { place in
            isOrder(at: place) && end(of: .negation, at: place - 1) == nil && !utterance.mayBeginClause(at: place)
        }
        return order.map { place in (max(2, place - 2)..<place + 1).reversed() } ?? []
    }

    /// The token of the verb behind words that only lead on to an order: "afterwards, please also".
    var orderStart: Int {
        var place = 0
        while place < utterance.count - 1 {
            let ends = [
                end(of: .clauseJoint, at: place), end(of: .and, at: place), end(of: .opener, at: place), end(of: .add, at: place),
                grammar.words.sequels.longest(in: utterance, at: place)?.end,
                grammar.words.politeOpeners.longest(in: utterance, at: place)?.end,
            ]
            guard let next = ends.compactMap({ $0 }).max(), next < utterance.count else { break }
            place = next
        }
        return place
    }
}

extension ParameterValue {
    /// Whether the account is the one that was said: it has its nickname, or its kind.
    fileprivate func isSaidAs(_ said: ParameterValue) -> Bool {
        guard let mine = record, let other = said.record else { return isSame(as: said) }
        if let nickname = other["nickname"]?.record?["spokenPhrase"]?.string,
            let own = mine["nickname"]?.record?["spokenPhrase"]?.string
        {
            return own.lowercased().contains(nickname.lowercased())
        }
        return other["accountType"].map { $0 == mine["accountType"] } ?? true
    }
}

extension ClauseWalk {
    /// Whether the reading of all words is known not to use some.
    fileprivate func loses(_ act: DialogueAct) -> Bool { wordsUsed(by: act).map { $0 < utterance.count } ?? false }

    /// Whether the words certainly say that, and nothing more.
    fileprivate func isSure(_ act: DialogueAct, _ words: Range<Int>) -> Bool {
        if case .followed(let first, .request(let request)) = act {
            return isSure(first, words) && request.leftOut?.isEmpty ?? true
                && used(of: .request(request), words, in: context) != nil
        }
        if act == .yes || act.refuses { return true }
        if let question = context.question, reader.part(words).textEdit(question) == act { return true }
        // "Or is 6 better? No, leave it at 7.15."
        if act.changesRequest, reader.isAsked(words) { return false }
        // "No, don't pay the bill" names no Bill.
        if act.namesStrangers || SentenceFilter(reader.part(words)).markers.contains(where: { $0.sentence == .negated }) {
            return false
        }
        return used(of: act, words, in: context) == words.count
    }

    /// Whether the reading of all words holds both. What is asked about something that is changed in front of it is answered once it has
    /// been changed.
    fileprivate func says(_ whole: DialogueAct, _ first: DialogueAct, _ next: DialogueAct) -> Bool {
        switch whole {
        case .followed(first, .inquire): !first.changesRequest
        // "Forget Luna Piccola. Show me Brass Heron at seven."
        case .followed(_, .request(let request)) where next.requests.first?.intent == request.intent: true
        case .followed(first, .request(let request)) where interpreter.grammar.looksUp(request.intent):
            !first.changesRequest || next == .request(request)
        case .followed(first, _): true
        case .correction, .value, .choice, .add, .takeOut, .swap, .instead: next.changesRequest
        default: false
        }
    }

    /// The context behind what has been said and done.
    fileprivate func context(behind act: DialogueAct) -> InterpretationContext {
        Path(context: context).adding(Step(words: 0..<0, act: act), gain: 0).context
    }
}

extension DialogueAct {
    /// Whether it may be all that the first sentences of several say.
    fileprivate var isPart: Bool {
        switch self {
        case .yes, .no, .cancel, .choice, .value, .correction, .add, .takeOut, .swap, .instead, .inquire: true
        case .postpone, .back, .giveUpAll: true
        case .followed(let first, .request), .followed(let first, .inquire): first.isPart
        default: false
        }
    }

    /// Whether a value is somebody of whom only the name is known.
    var namesStrangers: Bool {
        let values: [ParameterValue] =
            switch self {
            case .value(let value): [value]
            case .correction(let values), .add(let values): Array(values.values)
            default: []
            }
        return values.flatMap(\.elements).contains { value in
            guard let person = value.record, person.type == "INPerson" else { return false }
            return person["contactIdentifier"] == nil && person["personHandle"] == nil
        }
    }

    /// Whether it decides what is open, or puts it off.
    fileprivate var decides: Bool {
        switch self {
        case .yes, .no, .cancel, .giveUpAll, .postpone, .back: true
        case .followed(let first, _): first.decides
        default: false
        }
    }

    /// Whether it ends what is open.
    var refuses: Bool {
        switch self {
        case .no, .cancel, .giveUpAll: true
        default: false
        }
    }

    /// Whether it is a request that leaves out the words: "leave the car. Text Luca that …".
    fileprivate func leavesOut(_ words: String) -> Bool {
        guard case .request(let request) = self else { return false }
        return request.leftOut?.contains { words.hasPrefix($0.text) && $0.kind == .action } ?? false
    }

    /// Whether it is that, or that followed by something.
    func begins(as first: DialogueAct) -> Bool {
        if case .followed(first, _) = self { true } else { self == first }
    }

    fileprivate var inquires: Bool { if case .inquire = self { true } else { false } }

    /// Whether it may be the next thing that is said in the turn, in front of which the first is as good as by itself.
    fileprivate func mayFollow(_ first: DialogueAct, _ question: Question, in interpreter: TemplateInterpreter) -> Bool {
        switch self {
        case .inquire, .setting(.contacts): return true
        // "No, thanks. Turn it down": what can't be done is named.
        case .notUnderstood(.cannotDo): return first.decides && first != .yes
        case .request(let request):
            let least = interpreter.grammar.looksUp(request.intent) ? ClauseWalk.likely : ClauseWalk.sure
            guard request.score >= least else { return false }
            return first != .yes || request.intent != question.intent
        case .correction, .add, .takeOut, .swap, .choice, .value, .again:
            switch first {
            case .yes: return false
            case .no, .cancel: if case .again = self { return true } else { return false }
            default: return true
            }
        default: return false
        }
    }
}
