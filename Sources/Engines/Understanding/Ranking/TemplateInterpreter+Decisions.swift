import IntentSchema

// A yes and what is said with it: "yep. actually make it 350", "great, book it. When would I get there?".
extension TemplateInterpreter {
    private static let sure = 0.9
    private static let likely = 0.75

    /// A yes with more behind it; `nil` if the utterance is none, or the reading of all its words is better.
    func decidedWithMore(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let act = decidedWithMore(utterance, in: context) else { return nil }
        let isBetter =
            switch (act, whole.acts.first) {
            case (_, nil), (_, .notUnderstood), (.followed, _): true
            case (.request(let news), .request(let other)) where news.template != "model" && other.template == "model": true
            case (.request, .some(let other)): other.mayHoldText || other == .yes
            // A question about something strange is answered with nothing.
            case (.notUnderstood, .inquire(let inquiry)): inquiry.strange != nil
            case (.notUnderstood, _): false
            case (_, .request(let other)) where other.template == TurnReader.optionsTemplate: false
            case (.yes, .request), (.yes, .yes): true
            case (.yes, _): false
            case (_, .request), (_, .yes), (_, .no), (_, .cancel): true
            // A text has taken in what was not meant for it.
            case (_, .some(let other)): other.mayHoldText
            }
        return isBetter ? Interpretation(acts: [act], rejected: whole.rejected) : nil
    }

    /// A no, or giving up, and what is said with it: another request ("no accounts! show my calls"), a question ("no. How far is it?"), or
    /// words that name what is refused ("no, skip the electricity"). `nil` if the words are neither, or have been understood.
    func refusedWithMore(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.count > 1 else { return nil }
        let reader = reader(of: utterance, in: context)
        // "I said Squares, not Pocket Bank" refuses an app alone.
        guard reader.inOtherApp(question) == nil else { return nil }
        // "No, say: no thanks".
        if question.kind == .confirmRequest, reader.beginsWithRefusal,
            let reworded = reader.textEdit(question) ?? reader.reworded(question)
        {
            return Interpretation(acts: [reworded], rejected: whole.rejected)
        }
        guard !reader.takesAnyText, let border = reader.refusalEnd(question) else {
            if question.kind == .confirmRequest, isLost(whole), let rest = reader.wordsBehindOpen(question) {
                return Interpretation(acts: [.notUnderstood(.unused(words: rest))], rejected: whole.rejected)
            }
            return refusesInOneClause(reader, whole, question) ? Interpretation(acts: [.no], rejected: whole.rejected) : nil
        }
        let refusal: DialogueAct =
            question.kind.isDecision && !(question.kind.asksAboutValue && reader.part(0..<border).givesUp(question))
            ? .no : .cancel
        // "No. Change it to …" changes the open request.
        if question.kind.isDecision,
            let change = readClause(utterance.freeText(border..<utterance.count), in: context), change.changesRequest
        {
            if case .request? = whole.acts.first { return Interpretation(acts: [change], rejected: whole.rejected) }
            return nil
        }
        if question.kind == .confirmRequest, let rest = reader.part(border..<utterance.count).wordsBehindOpen(question) {
            return Interpretation(acts: [.notUnderstood(.unused(words: rest))], rejected: whole.rejected)
        }
        let starts = (border..<utterance.count).filter { $0 == border || utterance.beginsSentence(at: $0) }
        for start in starts {
            let place = start + reader.part(start..<utterance.count).joinerEnd
            guard let next = requestAlone(utterance, from: place, in: context), isSettled(next),
                case let head = reader.part(0..<border), case let isGivenUp = head.answer() == .cancel || head.givesUp(question),
                next.intent != question.intent || isGivenUp,
                // What is given up may be asked for anew, with some of its values.
                isGivenUp
                    ? context.apps.contains(where: { $0.intents.contains(next.intent) })
                    : isNews(next, beside: question, in: context)
            else { continue }
            // Another request of the kind takes the place of the one whose value is refused.
            let isInstead = question.kind.asksAboutValue && reader.isAkin(next.intent, to: question.intent)
            return Interpretation(
                acts: [.followed(isInstead ? .cancel : refusal, by: .request(next))], rejected: whole.rejected)
        }
        let rest = reader.part(border..<utterance.count)
        if question.kind.isDecision, rest.refusesToAct { return Interpretation(acts: [.no], rejected: whole.rejected) }
        if utterance.beginsSentence(at: border), let lost = lostBehind(rest, whole, in: context) {
            return Interpretation(acts: [.followed(.cancel, by: lost)], rejected: whole.rejected)
        }
        guard question.kind.isDecision, isLost(whole) else { return nil }
        if rest.refuses(question) { return Interpretation(acts: [.no], rejected: whole.rejected) }
        guard rest.onlyAsks || question.kind.isReading || utterance.beginsSentence(at: border) else { return nil }
        let next: DialogueAct =
            switch readByRules(utterance.freeText(border..<utterance.count), in: context).acts.first {
            case .inquire(let inquiry)?: .inquire(inquiry)
            case .notUnderstood(.cannotAmend(let amendment))?: .notUnderstood(.cannotAmend(amendment))
            default: .notUnderstood(.unused(words: utterance.freeText(border..<utterance.count)))
            }
        return Interpretation(acts: [.followed(refusal, by: next)], rejected: whole.rejected)
    }

    /// What is said to an order or a question in a sentence behind what is given up, with which nothing can be done: "never mind. Does
    /// anybody owe me?". `nil` if it is neither, or the reading is not that all is given up.
    private func lostBehind(_ rest: TurnReader, _ whole: Interpretation, in context: InterpretationContext) -> DialogueAct? {
        guard whole.acts.first == .cancel || whole.acts.first == .no, rest.utterance.count > 1,
            case let start = rest.joinerEnd, rest.answer() == nil,
            case let more = rest.part(start..<rest.utterance.count),
            more.onlyAsks || rest.opensRequest(at: start) && !rest.isRemark(0..<rest.utterance.count)
        else { return nil }
        let words = more.utterance.freeText(more.utterance.tokens.indices)
        var alone = context
        alone.question = nil
        switch readClause(words, in: alone) {
        case .notUnderstood(.noMatch)?, nil: return .notUnderstood(.unused(words: words))
        case .notUnderstood(let problem)?: return .notUnderstood(problem)
        case .request(let request)? where context.apps.contains { $0.intents.contains(request.intent) }: return .request(request)
        default: return .notUnderstood(.unused(words: words))
        }
    }

    /// Whether the reading makes nothing of the words behind a no.
    private func isLost(_ whole: Interpretation) -> Bool {
        switch whole.acts.first {
        case .notUnderstood(.noMatch)?, .notUnderstood(.notARequest)?, .inquire?, .repeat?, nil: true
        default: false
        }
    }

    /// "No skip the electricity", "nope not paying that now".
    private func refusesInOneClause(_ reader: TurnReader, _ whole: Interpretation, _ question: Question) -> Bool {
        guard question.kind.isDecision, reader.part(0..<1).answer() == .no else { return false }
        let rest = reader.part(1..<reader.utterance.count)
        if rest.refusesToAct { return true }
        guard case .notUnderstood(.noMatch)? = whole.acts.first else { return false }
        return rest.refuses(question)
    }

    /// The act of a yes with more behind it; `nil` if the utterance begins with none, or has nothing else.
    ///
    /// What changes the request is asked about again. A request of its own follows the yes, and so does a plain question, which is answered
    /// or named, or a sentence about something else, which is named. What is none of these is named, and the question stands: the yes might
    /// have depended on it.
    private func decidedWithMore(_ utterance: Utterance, in context: InterpretationContext) -> DialogueAct? {
        guard let question = context.question, question.kind.isDecision else { return nil }
        let reader = reader(of: utterance, in: context)
        if question.kind.isReading, let values = valuesBehindYes(reader, question, in: context) { return .correction(values) }
        guard reader.inOtherApp(question) == nil else { return nil }
        // "Yes. How long does it take?" answers and asks, "yes, and turn it up" answers and wants something else.
        let said = reader.answers()
        guard said.map({ $0.contains(.details) || $0.contains(.control) }) ?? true, let border = reader.decisionEnd(question)
        else { return nil }
        let rest = reader.part(border..<utterance.count)
        guard !rest.isFiller else { return nil }
        let start = border + rest.questionStart
        guard start < utterance.count else { return nil }
        let words = utterance.freeText(start..<utterance.count)
        if let same = reader.part(start..<utterance.count).sameAsLast(question, isAgreed: true) { return same }
        if question.kind == .confirmRequest, let another = reader.part(start..<utterance.count).anotherOne() {
            return .followed(.yes, by: another)
        }
        if question.kind == .confirmRequest {
            let same = self.reader(of: tokens(of: words), in: context.behind(question)).sameForNamed()
            if case .again(let values)? = same { return .followed(.yes, by: .request(theSame(question, values, in: context))) }
        }
        if let more = rest.listEdit(behindYesTo: question) { return more }
        // What names no action cannot be a request of its own: "ok then 500, from savings".
        let mayRequest =
            reader.end(of: .relation, at: start) == nil
            && (opensRequest(utterance, at: start) || reader.asksAnything(from: start))
        let other = mayRequest ? requestAlone(utterance, from: start, in: context) : nil
        let news = other.flatMap { isNews($0, beside: question, in: context) ? $0 : nil }
        // "Ok, what's in my account?": that is done first, and the question stands.
        let isHesitant = reader.part(0..<border).isHesitant && !reader.beginsSequel(around: border)
        // "Yes, and add 'I'm paying' to it": the open text is changed before it is sent.
        if rest.pointsAtOpen, let change = readClause(words, in: context), change.changesRequest, change.mayHoldText {
            return change
        }
        // "Yes but send it to Robert".
        if question.kind == .confirmRequest, reader.part(start..<utterance.count).wordsBehindOpen(question) != nil,
            let change = readClause(words, in: context), change.changesRequest
        {
            return change
        }
        // "Yes, and send it if she is home": what is open depends on it.
        if question.kind == .confirmRequest, reader.part(start..<utterance.count).repeatsOpenUnderCondition(question) {
            return .notUnderstood(.unused(words: words))
        }
        // "Yes, though I still owe Tova 30": what the speaker does is no order.
        if let news, !isHesitant, reader.part(start..<utterance.count).tellsOfSpeaker, !grammar.looksUp(news.intent) {
            return .followed(.yes, by: .notUnderstood(.unused(words: words)))
        }
        // "Yes but send Robert 25" may be meant instead: it is asked about first, and what is open is asked about again.
        let isInstead =
            news?.intent == question.intent && rest.contrasts && reader.part(0..<border).agreesForSomebody(question) != .yes
        if let news, isInstead, news.score >= Self.likely { return .request(news) }
        if let news, isSettled(news) { return isHesitant ? .request(news) : .followed(.yes, by: .request(news)) }
        // "Yes, and the water bill too", which is another company's.
        if !isHesitant, question.kind == .confirmRequest,
            case .followed(.repeat, by: .request(let next))? = readClause(
                utterance.freeText(border..<utterance.count), in: context), next.intent == question.intent
        {
            return .followed(.yes, by: .request(next))
        }
        // The request as it is now, with what the joining words say, as in "and also to Mary".
        let changes = [border, start].lazy.compactMap { place in
            readClause(utterance.freeText(place..<utterance.count), in: context).flatMap { $0.changesRequest ? $0 : nil }
        }
        // "Yes. Also, has anyone called?": a question in a sentence of its own is no text.
        let isAside = start > border + rest.joinerEnd && utterance.beginsSentence(at: border)
        if !isAside, let change = changes.first,
            !rest.contradictsYes(to: question, change, isApart: utterance.beginsSentence(at: border))
        {
            // "Yes, and the water bill too": what takes one value is done once more with another.
            if !isHesitant, question.kind == .confirmRequest, case .add(let values) = change, isOnceMore(values, question) {
                return .followed(.yes, by: .request(onceMore(question, context.said.merging(values) { $1 })))
            }
            guard !isHesitant, case .correction(let values) = change, !rest.tellsOfSpeaker,
                rest.beginsNext || isAnother(values, question, behind: rest)
                    // "Yes for Priya, but ask Wei for 20".
                    || values.count > 1 && reader.part(0..<border).agreesForSomebody(question) == .yes
            else {
                return change
            }
            return .followed(.yes, by: .request(onceMore(question, values)))
        }
        // "Yeah, lock it": the request that was proposed, with its values.
        if question.kind.isReading, let other, other.intent == question.intent, other.leftOut?.isEmpty ?? true,
            other.followers?.isEmpty ?? true, !other.parameters.isEmpty
        {
            return .correction(other.parameters)
        }
        // "Send it tomorrow" wants more than what is asked.
        let isMeasured = (start..<utterance.count).contains { place in
            reader.scanner.quantities.number(at: place) != nil || reader.scanner.futureTimeEnd(at: place) != nil
        }
        if !isMeasured, rest.restates(question) || repeats(other, question, in: context) { return .yes }
        if let news, news.score >= Self.likely { return isHesitant ? .request(news) : .followed(.yes, by: .request(news)) }
        let interrupts = (0...rest.joinerEnd).contains { rest.end(of: .interruption, at: $0) != nil }
        switch readByRules(words, in: context).acts.first {
        // "Yes, hang on, how much is it?": the question comes first.
        case .inquire(let inquiry)?: return isHesitant || interrupts ? .inquire(inquiry) : .followed(.yes, by: .inquire(inquiry))
        case .notUnderstood(.cannotAmend(let amendment))? where !isHesitant && !interrupts:
            return .followed(.yes, by: .notUnderstood(.cannotAmend(amendment)))
        // "Yes, I hope it's warm": nothing is asked or changed.
        case .yes? where !isMeasured, .thanks? where !isMeasured: return .yes
        default:
            let unused = rest.plays ? NotUnderstood.cannotDo(words: words) : .unused(words: words)
            // A plain question, something more to be done, or a sentence about something else is no condition of the yes.
            let more = reader.part(start..<utterance.count)
            let isApart = (1...border).contains { utterance.beginsSentence(at: $0) || reader.beginsLater(at: $0) }
            let isMore = more.onlyAsks || rest.plays || rest.addsSomething || isApart && more.isAboutElse(than: question)
            return !isHesitant && !interrupts && isMore ? .followed(.yes, by: .notUnderstood(unused)) : .notUnderstood(unused)
        }
    }

    /// The request of the question once more, with these values.
    private func onceMore(_ question: Question, _ values: [String: ParameterValue]) -> Hypothesis {
        Hypothesis(
            intent: question.intent, parameters: values, score: Self.likely, template: "addition",
            reasons: ["says what comes next"])
    }

    /// Whether the added values are second ones of parameters that take one.
    private func isOnceMore(_ values: [String: ParameterValue], _ question: Question) -> Bool {
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let definitions = grammar.intents[intent].definitions
        return values.keys.allSatisfy { definitions[$0].map { !$0.takesSeveral } ?? false }
    }

    /// The open request once more for somebody else, with what is said in it.
    private func theSame(
        _ question: Question, _ values: [String: ParameterValue], in context: InterpretationContext
    ) -> Hypothesis {
        let definitions = grammar.intentIndices[question.intent].map { grammar.intents[$0].definitions } ?? [:]
        let said = context.parameters.filter { name, _ in
            switch definitions[name]?.kind {
            case .text?, .money?, .paymentAmount?, .enumeration?, .time?: true
            default: false
            }
        }
        return Hypothesis(
            intent: question.intent, parameters: said.merging(values) { $1 }, score: 1, template: "addition",
            reasons: ["is the same for somebody else"])
    }

    /// The values behind a yes to a reading that was uncertain: "yea juniper", "yes, the one from Priya". `nil` if there is no yes before
    /// them, or anything else.
    private func valuesBehindYes(
        _ reader: TurnReader, _ question: Question, in context: InterpretationContext
    ) -> [String: ParameterValue]? {
        let count = reader.utterance.count
        guard count > 1, count <= Self.longestValues else { return nil }
        let open = context.confirming(
            Question(kind: .confirmRequest, intent: question.intent, app: question.app), context.parameters)
        return (1..<count).firstResult { border -> [String: ParameterValue]? in
            let head = reader.part(0..<border)
            guard head.answer() == .yes, !head.isDoubted || reader.part(border..<count).joinerEnd == 0,
                case .correction(let values)? = readClause(
                    reader.utterance.freeText(border + reader.part(border..<count).joinerEnd..<count), in: open)
            else { return nil }
            return values
        }
    }

    private static let longestValues = 12

    /// What follows interjections that stand apart: "sigh. remind me at 3"; `nil` if there are none, or any words may be a text.
    func withoutInterjections(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText else { return nil }
        var border = 0
        while let end = reader.end(of: .interjection, at: border), end < utterance.count,
            // "Oops cancel it", but not "what do I owe".
            utterance.tokens[end].followsPunctuation || reader.isOrder(at: end) && !asks(utterance, at: border),
            // "Oh no, pay Mary" refuses what is asked.
            context.question == nil || reader.part(border..<end).answer() == nil
        {
            border = end
        }
        return border > 0 ? utterance.freeText(border..<utterance.count) : nil
    }

    /// The words without those between a "to" with a mark behind it and the next mark, where the speaker only thinks: "remind me to, what was it,
    /// water the plants". `nil` if there are none, or they have a value.
    func withoutBreak(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        let reader = reader(of: utterance, in: context)
        guard context.question == nil, utterance.quotes.isEmpty, reader.colon == nil else { return nil }
        return utterance.tokens.indices.dropFirst(2).firstResult { start -> String? in
            guard reader.scanner.small.to.contains(utterance.word(start - 1)), utterance.tokens[start].followsPunctuation,
                !utterance.beginsSentence(at: start),
                let end = (start + 1..<min(utterance.count, start + Self.longestBreak)).first(where: {
                    utterance.tokens[$0].followsPunctuation
                }),
                !(start..<end).contains(where: { place in
                    reader.scanner.quantities.number(at: place) != nil
                        || reader.scanner.people(at: place, isList: false).contains { $0.reading.isKnown }
                }), reader.isOrder(at: end)
            else { return nil }
            return utterance.freeText(0..<start) + " " + utterance.freeText(end..<utterance.count)
        }
    }

    private static let longestBreak = 7

    /// What precedes words that only say that it has been said before, or goes without saying: "delete it, I said", "Luca obviously". `nil`
    /// if there are none, or they may belong to a text.
    func withoutInsisting(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard utterance.count <= Self.longestInsisting else { return nil }
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText,
            let border = utterance.tokens.indices.dropFirst().first(where: {
                reader.end(of: .insisting, at: $0) == utterance.count
            }),
            // "That's not what I said" and "but of course" are answers.
            !grammar.words.openQuestions.contains(utterance.word(border - 1)), reader.answers() == nil
        else { return nil }
        let words = utterance.freeText(0..<border)
        let act = readByRules(words, in: context).acts.first
        if case .notUnderstood? = act { return nil }
        return act?.mayHoldText ?? true ? nil : words
    }

    private static let longestInsisting = 10

    /// The new text of what is open, before words that say that it is to be done then: "change the note to trip, then send". What is confirmed
    /// is read out first. `nil` if there are none.
    func textBeforeConfirming(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest,
            case let reader = reader(of: utterance, in: context), let border = reader.confirmationStart(question),
            case let read = interpretWhole(utterance.freeText(0..<border), in: context),
            case .correction(let values)? = read.acts.first, values.values.contains(where: { $0.string != nil })
        else { return nil }
        return read
    }

    /// What precedes words that say of something behind a yes that it comes next, as it does anyway: "send it, and call her when you're done".
    /// `nil` if there are none.
    func withoutAfterwards(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard let question = context.question, question.kind.isDecision, case let reader = reader(of: utterance, in: context),
            let border = utterance.tokens.indices.dropFirst().first(where: {
                reader.end(of: .afterwards, at: $0) == utterance.count
            }), reader.decisionEnd(question).map({ $0 < border }) ?? false
        else { return nil }
        return utterance.freeText(0..<border)
    }

    /// The request that the words from the token on are by themselves, whatever is asked; `nil` if they are none.
    func requestAlone(_ utterance: Utterance, from start: Int, in context: InterpretationContext) -> Hypothesis? {
        var alone = context
        alone.question = nil
        let reader = reader(of: utterance, in: context)
        // "Half past five is safer, so please book it": that is what is open.
        if context.question?.kind == .confirmRequest, reader.part(start..<utterance.count).answer() == .yes { return nil }
        if let question = context.question, question.kind == .confirmRequest || question.kind.asksAboutValue {
            let open = Record(question.intent, context.parameters)
            // "Yes, and tell Grace about it" is about what is to be booked, "send it. And pay him 15" about who gets it.
            let isAbout =
                question.kind.asksAboutValue || reader.scanner.place(bookedBy: open) != nil
                || (start..<utterance.count).contains { reader.scanner.small.pronouns.contains(utterance.word($0)) }
            if isAbout { alone = alone.following(open) }
        }
        guard case .request(let request)? = readByRules(utterance.freeText(start..<utterance.count), in: alone).acts.first else {
            return nil
        }
        // "Just the ride" ends none: what ends something has a verb for it.
        if request.template == "model", reader.endsSomething(request.intent),
            !(start..<utterance.count).contains(where: { place in
                [Move.ending, .unwanted].contains { reader.end(of: $0, at: place) != nil } || reader.isOrder(at: place)
            })
        {
            return nil
        }
        return request.moved(by: utterance.tokens[start].start)
    }

    /// Whether it is sure enough for what it does, and accounts for all its words.
    func isSettled(_ request: Hypothesis) -> Bool {
        request.score >= (grammar.looksUp(request.intent) ? Self.likely : Self.sure) && request.leftOut?.isEmpty ?? true
    }

    /// Whether the request is another one than the question's, and may be begun. One of the same kind rather changes what is asked about:
    /// "very well, the cheaper one then".
    func isNews(_ request: Hypothesis, beside question: Question, in context: InterpretationContext) -> Bool {
        guard context.apps.contains(where: { $0.intents.contains(request.intent) }) else { return false }
        guard request.intent == question.intent else { return true }
        // "Yes, make it, and put oranges on it": the list is the one that is made, the things are others.
        if question.kind.asksAboutValue, request.template.contains(" follow-up "), request.unknownValues.isEmpty { return true }
        // "Sure. And answer John that I only need him for two": nothing of it is the open request's.
        guard let intent = grammar.intentIndices[request.intent], request.parameters.count > 1, request.unknownValues.isEmpty,
            request.ambiguities.isEmpty
        else { return false }
        let definitions = grammar.intents[intent].definitions
        // What goes to a group may be followed by what goes to somebody.
        let isOther = request.parameters.filter { name, value in
            // "Yes. Remind me to buy bread at 7" has a time, the thing that a list is to be made for has none.
            context.parameters[name].map { !$0.isSame(as: value) }
                ?? (definitions[name]?.kind.isPerson == true || question.kind.asksAboutValue)
        }
        // "Yes, and tell Nora too": the same text for somebody else.
        let left = request.parameters.keys.filter { isOther[$0] == nil }
        let namesOthers = isOther.keys.contains { definitions[$0]?.kind.isPerson == true }
        return left.isEmpty || namesOthers && left.allSatisfy { definitions[$0]?.kind == .text && context.parameters[$0] != nil }
    }

    /// Whether the change is rather another request of the same kind: "go ahead, and for the credit card just the minimum".
    private func isAnother(_ values: [String: ParameterValue], _ question: Question, behind rest: TurnReader) -> Bool {
        let next = rest.end(of: .subsequently, at: 0)
        guard let intent = grammar.intentIndices[question.intent], let joint = next ?? rest.end(of: .and, at: 0), values.count > 1
        else { return false }
        return values.keys.contains { name in
            switch grammar.intents[intent].definitions[name]?.kind {
            case .biller, .person, .people: true
            // A kind of thing that it is for.
            case .enumeration:
                rest.end(of: .purpose, at: joint) != nil
                    || next != nil && grammar.intents[intent].definitions[name]?.isThing == true
            default: false
            }
        }
    }

    /// The act that the words are by the rules, or by the learned model of turns.
    func readClause(_ words: String, in context: InterpretationContext) -> DialogueAct? {
        let read = readByRules(words, in: context)
        return (learnedTurn(words, read, in: context) ?? read).acts.first
    }

    /// Whether it is the question's own request, with no values but its own: "yes, drop the ride".
    private func repeats(_ request: Hypothesis?, _ question: Question, in context: InterpretationContext) -> Bool {
        guard let request, request.intent == question.intent, request.leftOut?.isEmpty ?? true,
            request.ambiguities.isEmpty, request.unknownValues.isEmpty, request.followers?.isEmpty ?? true
        else { return false }
        return request.parameters.allSatisfy { name, value in context.parameters[name].map { $0.isSame(as: value) } ?? false }
    }
}

extension TurnReader {
    /// The most words of a yes, with its openers and its verb: "ok great yes please book it for me".
    private static let longestYes = 9

    /// The token behind a yes with which the utterance begins, where a clause ends; `nil` if it does not begin so.
    func decisionEnd(_ question: Question) -> Int? {
        guard utterance.count > 1 else { return nil }
        return (1...min(utterance.count - 1, Self.longestYes)).last { end in
            // "Please write instead: how is your knee?" announces a text, whatever else its beginning may be.
            guard !endsWithColon(before: end) else { return false }
            // "It's still open" says how it is.
            guard
                endsClause(before: end)
                    || beginsMore(at: end) && self.end(of: .verb, at: end - 1) != end
                        && utterance.tokens[end - 1].expansion == nil
            else { return false }
            let head = part(0..<end)
            if head.asksWhy(question) { return false }
            return head.answer() == .yes && !head.isDoubted || head.agreesToWhatIsAsked(question)
                || head.agreesForSomebody(question) == .yes
                // "Yes, that is good. And …".
                || utterance.beginsSentence(at: end) && head.answerAmongRemarks(question) == .yes
        }
    }

    /// The token behind a no or a giving-up with which the utterance begins, where a clause ends; `nil` if it does not begin so. "No, wait"
    /// only interrupts.
    fileprivate func refusalEnd(_ question: Question) -> Int? {
        (1...min(utterance.count - 1, Self.longestYes)).last { end in
            guard endsClause(before: end) || part(end..<utterance.count).joinsRequest else { return false }
            let head = part(0..<end)
            guard !(0...end).contains(where: { self.end(of: .interruption, at: $0) != nil }) else { return false }
            switch head.answer() {
            case .cancel: return true
            case .no:
                // "No, pause the music", where a person is to be chosen.
                return question.kind.isDecision || utterance.beginsSentence(at: end)
                    || endsClause(before: end) && part(end..<utterance.count).answer() == .control
            default:
                // "No call. Start a run": what is asked about is given up by its name.
                return utterance.beginsSentence(at: end)
                    && (head.givesUp(question)
                        || question.kind == .confirmRequest
                            && interpreter.readClause(head.utterance.freeText(0..<end), in: context) == .no)
                    || question.kind.isDecision && head.readAnswer(to: question).acts.first == .no
            }
        }
    }

    /// Whether a request of its own is joined: "and text John instead".
    private var joinsRequest: Bool {
        end(of: .clauseJoint, at: 0) != nil && joinerEnd < utterance.count && interpreter.opensRequest(utterance, at: joinerEnd)
    }

    private func endsWithColon(before place: Int) -> Bool {
        utterance.characters[utterance.tokens[place - 1].end..<utterance.tokens[place].start].contains(":")
    }

    /// Whether a mark that ends a clause precedes the token; a quotation mark does not.
    private func endsClause(before place: Int) -> Bool {
        utterance.characters[utterance.tokens[place - 1].end..<utterance.tokens[place].start].contains {
            ".,;:!?…–—-\n".contains($0)
        }
            && !scanner.quotes.contains { $0.contains(place) }
    }

    /// Whether the words say under which condition the open request is to be carried out, with a pronoun for it: "send it if she is home".
    fileprivate func repeatsOpenUnderCondition(_ question: Question) -> Bool {
        let verb = openerEnd
        guard verb + 2 < utterance.count, opensRequest(at: verb), end(of: .pronoun, at: verb + 1) != nil,
            let intent = grammar.intentIndices[question.intent],
            grammar.intents[intent].vocabulary.contains(utterance.word(verb)) || end(of: .actVerb, at: verb) == verb + 1
        else { return false }
        return SentenceFilter(self).markers.contains { $0.sentence == .condition }
    }

    /// Whether the words only name what is to be confirmed: "send the request", "with the transfer".
    func restates(_ question: Question) -> Bool {
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let vocabulary = grammar.intents[intent].vocabulary
        let names = utterance.tokens.indices.filter {
            vocabulary.contains(utterance.word($0)) || end(of: .restating, at: $0) != nil
        }
        let others = utterance.tokens.indices.filter { !names.contains($0) }
        let isPlain = others.allSatisfy { index in
            let word = utterance.word(index)
            return isPolite(index) || grammar.words.references.contains(word) || scanner.small.definite.contains(word)
                || end(of: .relation, at: index) != nil
        }
        let asks = utterance.tokens.indices.contains { index in
            let word = utterance.word(index)
            return grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word)
                || [Move.negation, .insteadOf, .exclude].contains { end(of: $0, at: index) != nil }
                || scanner.quantities.number(at: index) != nil
        }
        return !names.isEmpty && isPlain && !asks && correction(of: intent, isAnnounced: true)?.spans.isEmpty ?? true
    }

    /// Whether words are next that lead on from a yes: "and", "but", "actually".
    private func beginsMore(at place: Int) -> Bool {
        [Move.clauseJoint, .and, .therefore, .add].contains { end(of: $0, at: place) != nil }
            || end(of: .opener, at: place) != nil && part(place..<place + 1).answer() == nil
    }

    /// Whether something that plays is to be controlled, which is no condition of what is agreed to: "and stop the music".
    fileprivate var plays: Bool { part(joinerEnd..<utterance.count).answer() == .control }

    /// "Ok?", "no, yes": words that do not simply agree.
    fileprivate var isDoubted: Bool {
        // "I don't mind, use that" agrees, for all its "don't".
        isAsked(utterance.tokens.indices)
            || utterance.tokens.indices.contains { end(of: .negation, at: $0) != nil }
                && answers()?.allSatisfy { $0 == .yes } != true
    }

    /// The token behind words that only join what follows to a yes.
    var joinerEnd: Int {
        var place = 0
        while place < utterance.count - 1 {
            let ends = [Move.clauseJoint, .and, .opener].compactMap { end(of: $0, at: place) }
            guard let next = ends.max(), next < utterance.count, !refusesMatter(at: place) else { break }
            place = next
        }
        return place
    }

    /// The token at which a question begins behind words that only add it, as in "also, has anyone called?"; without one, that behind words
    /// that join anything.
    fileprivate var questionStart: Int {
        let start = joinerEnd
        guard let next = end(of: .add, at: start), next < utterance.count, interpreter.asks(utterance, at: next) else {
            return start
        }
        return next
    }

    /// What stands behind the open request's own verb and a pronoun for it: the "from savings" of "pay it from savings"; `nil` if anything
    /// else is said.
    fileprivate func wordsBehindOpen(_ question: Question) -> String? {
        guard let intent = grammar.intentIndices[question.intent], case let start = openerEnd, start + 2 < utterance.count,
            grammar.intents[intent].vocabulary.contains(utterance.word(start)), opensRequest(at: start),
            !asksAnything(from: start),
            end(of: .pronoun, at: start + 1) == start + 2, end(of: .relation, at: start + 2) != nil,
            !utterance.tokens.indices.dropFirst(start + 2).contains(where: { utterance.mayBeginClause(at: $0) })
        else { return nil }
        return utterance.freeText(start + 2..<utterance.count)
    }

    /// Whether the words begin with "but", and do not say that they come besides: "but send Robert 25".
    fileprivate var contrasts: Bool {
        end(of: .contrast, at: 0) != nil
            && !utterance.tokens.indices.contains { place in
                place < orderStart && end(of: .add, at: place) != nil || end(of: .too, at: place) == utterance.count
            }
    }

    /// "Not paying that now".
    fileprivate var refusesToAct: Bool { end(of: .refusal, at: 0) != nil }

    /// Whether the words say what is not to be done: "skip the electricity", "not paying that now".
    fileprivate func refuses(_ question: Question) -> Bool {
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let start = openerEnd
        guard end(of: .without, at: start) != nil || end(of: .takeOut, at: start) != nil || end(of: .negation, at: start) != nil
        else {
            return false
        }
        let values = correction(of: intent, isAnnounced: true)?.parameters ?? [:]
        return values.isEmpty && !utterance.tokens.indices.contains { scanner.quantities.number(at: $0) != nil }
    }

    /// "And then …" behind "ok" says that this is to be done first.
    fileprivate func beginsSequel(around border: Int) -> Bool {
        (1...border).contains { place in
            grammar.words.sequels.longest(in: utterance, at: place).map { $0.end > place + 1 && $0.end >= border } ?? false
        }
    }

    /// Whether the words only go along with what was said: "ok then", "fine", "great".
    var isHesitant: Bool {
        var place = 0
        while place < utterance.count, let next = end(of: .goingAlong, at: place) { place = next }
        return place == utterance.count
    }

    /// Whether a question begins at the token.
    func asksAnything(from place: Int) -> Bool {
        grammar.words.openQuestions.contains(utterance.word(place)) || grammar.words.questions.contains(utterance.word(place))
            || isPolite(place)
    }

    /// Whether the words are a question about facts, and order, wish or correct nothing: "how much does that leave me with?".
    var onlyAsks: Bool {
        let first = utterance.word(0)
        let isOpen = grammar.words.openQuestions.contains(first)
        guard isOpen || grammar.words.questions.contains(first) && !isPolite(0) else { return false }
        let hasCondition = SentenceFilter(self).markers.contains { $0.sentence == .condition }
        return !hasCondition && ![Move.suggestion, .asks].contains { end(of: $0, at: 0) != nil }
    }

    /// Whether the change is of the value that has just been agreed to, in a sentence of its own that does not say that it changes anything:
    /// "yes. What about parking?", where a list is to be confirmed.
    fileprivate func contradictsYes(to question: Question, _ change: DialogueAct, isApart: Bool) -> Bool {
        guard case .confirmValue = question.kind, isApart, case .correction(let values) = change, let name = question.parameter,
            values[name] != nil
        else { return false }
        let moves: [Move] = [.rewording, .replacing, .exchange, .negation]
        return !moves.contains { end(of: $0, at: openerEnd) != nil }
    }

    /// Whether the words only say what else is to be done: "and pause the sound too". Conditions and exceptions belong to what stands before.
    var addsSomething: Bool {
        guard end(of: .and, at: 0) != nil || end(of: .add, at: 0) != nil || end(of: .clauseJoint, at: 0) != nil else {
            return false
        }
        let joint = end(of: .add, at: joinerEnd) ?? joinerEnd
        // "And would you remind me of …".
        let start = grammar.words.politeOpeners.longest(in: utterance, at: joint)?.end ?? joint
        guard start < utterance.count else { return false }
        // A condition behind another verb is one of what is to be added.
        let open = context.question.flatMap { grammar.intentIndices[$0.intent] }
        let isOwn = open.map { grammar.intents[$0].vocabulary.contains(utterance.word(start)) } ?? true
        let isOther = !isOwn && isOrder(at: start)
        let depends = SentenceFilter(self).markers.contains { marker in
            marker.sentence == .condition && (!isOther || marker.words.lowerBound <= start)
        }
        let moves: [Move] = isOther ? [.insteadOf] : [.negation, .exclude, .insteadOf, .proviso, .only, .without]
        return !depends && opensRequest(at: start)
            && !(start..<utterance.count).contains { place in moves.contains { end(of: $0, at: place) != nil } }
    }

    /// Whether words begin at the token that say that what follows comes next: "then", "and then".
    fileprivate func beginsLater(at place: Int) -> Bool {
        let joint = end(of: .and, at: place) ?? place
        return [place, joint].contains { start in
            start < utterance.count && grammar.words.sequels.longest(in: utterance, at: start).map { $0.end > joint } ?? false
        }
    }

    /// Whether the words, a sentence behind a yes, say nothing that the yes could depend on: no condition, exception, correction or value by
    /// itself, and nothing of what the open request does.
    fileprivate func isAboutElse(than question: Question) -> Bool {
        guard utterance.count >= Self.fewestWords, let intent = grammar.intentIndices[question.intent],
            !SentenceFilter(self).markers.contains(where: { $0.sentence == .condition }),
            case let start = openerEnd, end(of: .relation, at: start) == nil, scanner.quantities.number(at: start) == nil,
            scanner.futureTimeEnd(at: start) == nil,
            // "Could it be a purple one?" is a wish for what is open.
            !scanner.small.abilityVerbs.contains(utterance.word(start)), !isAsked(utterance.tokens.indices)
        else { return false }
        let moves: [Move] = [
            .negation, .exclude, .insteadOf, .only, .without, .replacing, .rewording, .keep, .purpose, .less, .more, .reason,
        ]
        let opens = grammar.intents[intent].vocabulary.contains(utterance.word(start)) && !isPolite(start)
        return !opens && end(of: .proviso, at: 0) == nil && !names(question.intent, in: 0..<utterance.count)
            && !utterance.tokens.indices.contains { place in moves.contains { end(of: $0, at: place) != nil } }
    }

    /// The fewest words of a sentence of its own.
    private static let fewestWords = 3

    /// Whether the words lead on to another request of the same kind: "now the electric one".
    fileprivate var beginsNext: Bool { (0...joinerEnd).contains { end(of: .next, at: $0) != nil } }

    /// Whether the words end in a pronoun that what is open can be meant by: "add 'hi' to it".
    fileprivate var pointsAtOpen: Bool {
        let last = closerStart(after: 0)
        return (max(0, last - 2)..<last).contains { end(of: .pronoun, at: $0) == last }
    }

    /// Whether the words are fillers alone.
    var isFiller: Bool {
        utterance.tokens.indices.allSatisfy { index in
            let word = utterance.word(index)
            return isPicture(index) || grammar.words.emptyWords.contains(word) || grammar.words.fillers.contains(word)
                || grammar.words.references.contains(word)
        }
    }
}

extension Question.Kind {
    /// Whether it asks whether a value is meant.
    var asksAboutValue: Bool { if case .confirmValue = self { true } else { false } }

    /// Whether it asks whether the person was understood.
    fileprivate var isReading: Bool { asksWhatIsMeant }

    /// Whether it asks if a request was meant.
    var asksWhatIsMeant: Bool { if case .confirmReading = self { true } else { false } }
}

extension DialogueAct {
    /// Whether it gives the open request other values.
    var changesRequest: Bool {
        switch self {
        case .value, .choice, .correction, .add, .takeOut, .swap, .instead: true
        default: false
        }
    }
}
