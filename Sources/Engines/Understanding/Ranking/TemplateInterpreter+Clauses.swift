import IntentSchema

// An answer or a change and what is said with it: "the sedan then. And pick me up at the pier", "an even 25, and from savings".
extension TemplateInterpreter {
    private static let mostBorders = 4
    /// The fewest words of a change before a phrase of its own, so that no "one of them" is a number.
    private static let leastHead = 3
    private static let sure = 0.9

    /// An answer or a change that decides nothing, and what follows it: another change, which is made, too; a request, which waits; or words
    /// with which nothing can be done, which are named. `nil` if the utterance is none, or the reading of all its words is as good.
    ///
    /// - Parameter isLast: whether nothing else will read what has not been understood.
    func answeredWithMore(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext, isLast: Bool = false
    ) -> Interpretation? {
        guard let question = context.question, question.kind.concernsValues, question.kind != .value,
            leavesRoom(whole, question, isLast)
        else {
            return nil
        }
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText, reader.otherGroup(question) == nil else { return nil }
        let isChange = whole.acts.first?.changesRequest ?? false
        for border in borders(reader, isClause: isChange) {
            let rest = reader.part(border..<utterance.count)
            // "From work, not from home", "the same hour": nothing is added.
            guard !rest.saysNothing, rest.end(of: .same, at: 0) == nil, rest.end(of: .negation, at: rest.joinerEnd) == nil,
                rest.part(0..<1).answer() != .no, let first = reader.part(0..<border).change(for: question)
            else { continue }
            // What is dictated goes on behind the joint: "the sedan, and tell Priya the table's at 7 and I'll be there at 6".
            if case .followed(_, by: .request(let next)) = first, let span = next.spans.last, span.source == "text",
                span.end >= utterance.tokens[border - 1].end
            {
                continue
            }
            // A change that the first words alone make has lost the others, and one without the choice that they make has lost that.
            if let read = whole.acts.first, read.changesRequest, first != read, !losesChoice(read, first, question) { continue }
            // What is chosen is no part of what is said behind it: "six is fine, but let us be five: Grace is coming too".
            if first.chooses(question) != nil, case let head = reader.part(0..<border),
                borders(head, isClause: isChange).contains(where: { head.part(0..<$0).change(for: question) == first })
            {
                continue
            }
            guard let act = joined(first, utterance, from: border, rest, question, context, isReason: isChange) else { continue }
            guard act != whole.acts.first else { return nil }
            return Interpretation(acts: [act], rejected: whole.rejected)
        }
        return nil
    }

    /// One of the results shown last is picked, and what is said with it changes the request: "the 8:15 one, and we're five now". `nil` if
    /// none is picked in a clause of its own, or the reading of all words is as good.
    func pickedWithMore(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        let reader = reader(of: utterance, in: context)
        guard context.question == nil, let shown = reader.shown, leavesRoom(whole) else { return nil }
        for border in borders(reader, isClause: true) {
            let rest = reader.part(border..<utterance.count)
            guard !rest.saysNothing,
                case .request(var picked)? = readAsOne(reader.part(0..<border).utterance, in: context).acts.first,
                picked.template == Self.shown
            else { continue }
            let words = utterance.freeText(border + rest.joinerEnd..<utterance.count)
            let chosen = context.confirming(Question(kind: .confirmRequest, intent: picked.intent), picked.parameters)
            let last = utterance.count
            let addition = (border + 1..<last).first { reader.end(of: .too, at: $0) == last }
            let core = reader.part(border + rest.joinerEnd..<max(addition ?? last, border + rest.joinerEnd + 1))
            if let index = core.clausePick(from: shown), !core.isCount, let thing = shown.thing,
                case let values = shown.parameters(for: index),
                let other = values[thing], !(picked.parameters[thing]?.isSame(as: other) ?? true)
            {
                picked.followers = [
                    Hypothesis(
                        intent: picked.intent, parameters: picked.parameters.merging(values) { $1 }, score: 1,
                        template: Self.shown)
                ]
                return Interpretation(acts: [.request(picked)], rejected: whole.rejected)
            }
            switch readClause(words, in: chosen) {
            // "And the power one too" is another one.
            case .correction(let values)? where addition != nil:
                picked.followers = [
                    Hypothesis(
                        intent: picked.intent, parameters: shown.carried.merging(values) { $1 }, score: 1, template: Self.shown)
                ]
            case .correction(let values)?: picked.parameters.merge(values) { $1 }
            case .yes?, .thanks?, .repeat?, nil: break
            case .request(let next)? where isSettled(next) && next.intent != picked.intent:
                let start = border + rest.joinerEnd
                picked.followers = [
                    requestAlone(utterance, from: start, in: chosen) ?? next.moved(by: utterance.tokens[start].start)
                ]
            default:
                if !rest.remarksAround.contains(0..<rest.utterance.count) {
                    picked.leftOut = (picked.leftOut ?? []) + [LeftOut(text: words)]
                }
            }
            return Interpretation(acts: [.request(picked)], rejected: whole.rejected)
        }
        return nil
    }

    /// Whether the reading with no question open may have lost something.
    private func leavesRoom(_ whole: Interpretation) -> Bool {
        switch whole.acts.first {
        case .notUnderstood(.noMatch)?, .notUnderstood(.notARequest)?, nil: true
        case .request(let read)?:
            read.template == Self.shown || read.score < Self.sure || read.leftOut?.isEmpty == false
        default: false
        }
    }

    /// The template of a request for what was shown.
    private static let shown = "shown"

    /// Whether the reading may have lost something: it is none, a guess at another request, or a change.
    private func leavesRoom(_ whole: Interpretation, _ question: Question, _ isLast: Bool) -> Bool {
        switch whole.acts.first {
        case .notUnderstood(.noMatch)?, .notUnderstood(.unknownValue)?, .notUnderstood(.notARequest)?:
            isLast
        case .request(let other)?:
            other.score < Self.sure || other.leftOut?.isEmpty == false || other.template == TurnReader.optionsTemplate
                || other.intent != question.intent && other.template == "model"
        case let act?: act.changesRequest
        case nil: false
        }
    }

    /// Where a clause, or a phrase, may begin, the last place first.
    private func borders(_ reader: TurnReader, isClause: Bool) -> [Int] {
        let wholes = reader.scanner.quotes + reader.scanner.offeredNames.map(\.words)
        let places = reader.utterance.tokens.indices.dropFirst().filter { place in
            (reader.utterance.tokens[place].followsPunctuation
                || reader.end(of: .clauseJoint, at: place) != nil
                || !isClause && place >= Self.leastHead && reader.end(of: .relation, at: place) != nil)
                && !wholes.contains { $0.contains(place) }
        }
        return places.suffix(Self.mostBorders).reversed()
    }

    /// Whether the change does not have the value that the first words choose.
    private func losesChoice(_ change: DialogueAct, _ first: DialogueAct, _ question: Question) -> Bool {
        guard let chosen = first.chooses(question), let parameter = question.parameter else { return false }
        return switch (change, first, question.kind) {
        case (.correction(let values), _, _): values[parameter] != chosen
        // A name that nothing goes by holds the choice: "the Oakland one, and a high chair please".
        case (.value(let name), .choice, .choice(let choices)): !choices.contains { $0.isSame(as: name) }
        default: false
        }
    }

    /// The act with what the words behind the border say; `nil` if they take it back.
    func joined(
        _ first: DialogueAct, _ utterance: Utterance, from border: Int, _ rest: TurnReader, _ question: Question,
        _ context: InterpretationContext, isReason: Bool
    ) -> DialogueAct? {
        let start = border + rest.joinerEnd
        let mayRequest = opensRequest(utterance, at: start) || rest.asksAnything(from: start - border)
        if mayRequest, rest.end(of: .relation, at: start - border) == nil, !rest.tellsWhen(from: start - border),
            let request = requestAlone(utterance, from: start, in: context), isSettled(request),
            isNews(request, beside: question, in: context)
        {
            return .followed(first, by: .request(request))
        }
        let words = utterance.freeText(start..<utterance.count)
        // The answer or the change is made first, and what follows is a change of the request: "Wednesday then, at half past seven".
        var parameters = context.parameters
        if case .correction(let values) = first { parameters.merge(values) { $1 } }
        if case .value(let value) = first, let name = question.parameter { parameters[name] = value }
        if case .choice(let index) = first, case .choice(let values) = question.kind, let name = question.parameter,
            values.indices.contains(index)
        {
            parameters[name] = values[index]
        }
        let changed = context.confirming(
            Question(kind: .confirmRequest, intent: question.intent, app: question.app), parameters)
        switch (first, readClause(words, in: changed)) {
        // "No, 3: the kid stays home" gives the reason.
        case (.correction(let values), .correction(let more)?)
        where (isReason || rest.countsNothing(in: more)) && more.keys.allSatisfy { values[$0] != nil }:
            return first
        case (.correction(let values), .correction(let more)?): return .correction(values.merging(more) { $1 })
        case (.value(let value), .correction(let more)?):
            guard let name = question.parameter, more[name] == nil else { return nil }
            return .correction(more.merging([name: value]) { _, value in value })
        case (.choice(let index), .correction(let more)?):
            guard case .choice(let values) = question.kind, let name = question.parameter, more[name] == nil else { return nil }
            return .correction(more.merging([name: values[index]]) { _, chosen in chosen })
        case (_, .yes?), (_, .thanks?), (_, .repeat?), (_, nil): return first
        case (_, .inquire(let inquiry)?): return .followed(first, by: .inquire(inquiry))
        case (_, .no?), (_, .cancel?), (_, .stop?), (_, .postpone?), (_, .giveUpAll?), (_, .back?): return nil
        // Another change has to wait until this one is resolved, and a request in which something is left open may be none.
        default:
            let isRemark =
                rest.remarksAround.contains(0..<rest.utterance.count) && !rest.isAsked(rest.utterance.tokens.indices)
                // "8 in the evening, dinner's at 8:30" says why.
                || rest.tellsWhen(from: start - border) && first.changesTime
            return isRemark ? first : .followed(first, by: .notUnderstood(.unused(words: words)))
        }
    }
}

extension DialogueAct {
    /// Whether it changes when something is.
    var changesTime: Bool {
        if case .correction(let values) = self { values.values.contains { $0.beginning != nil } } else { false }
    }

    /// The value of the choices that it takes; `nil` if it takes none, or says more.
    fileprivate func chooses(_ question: Question) -> ParameterValue? {
        guard case .choice(let choices) = question.kind, let name = question.parameter else { return nil }
        switch self {
        case .choice(let index): return choices.indices.contains(index) ? choices[index] : nil
        case .correction(let values) where values.count == 1:
            return values[name].flatMap { value in choices.contains { !$0.contradicts(value) } ? value : nil }
        default: return nil
        }
    }
}

extension InterpretationContext {
    /// The context in which the request with these values is to be confirmed.
    func confirming(_ question: Question, _ parameters: [String: ParameterValue]) -> InterpretationContext {
        var result = self
        result.question = question
        result.parameters = parameters
        return result
    }
}

extension TurnReader {
    /// Whether the act is of the last sentence alone, and another one is lost: "oh and also 2 avocados. Make it 4".
    func losesSentence(_ act: DialogueAct) -> Bool {
        guard let border = (1..<max(1, utterance.count)).last(where: { utterance.beginsSentence(at: $0) }) else { return false }
        let first = part(0..<border)
        guard !first.saysNothing, !first.remarksAround.contains(0..<border), first.answer() == nil else { return false }
        return interpreter.readClause(utterance.freeText(border..<utterance.count), in: context) == act
    }

    /// Whether the change is of counts alone, and the words have no number: "Grace is coming, too".
    func countsNothing(in change: [String: ParameterValue]) -> Bool {
        change.values.allSatisfy { $0.integer != nil }
            && !utterance.tokens.indices.contains { scanner.quantities.number(at: $0) != nil }
    }

    /// Whether the words say of something when it is, which may be why a change was made: the "dinner's at 8:30" of "make it 8, dinner's at
    /// 8:30".
    func tellsWhen(from start: Int) -> Bool {
        guard !isAsked(utterance.tokens.indices), !interpreter.asks(utterance, at: start), !isOrder(at: start) else {
            return false
        }
        let verb = (start + 1..<max(start + 1, min(utterance.count, start + Self.longestSubject + 1))).first {
            end(of: .stating, at: $0) != nil || scanner.readsPossessive(at: $0)
        }
        return verb.map { verb in
            (verb + 1..<max(verb + 1, utterance.count)).contains { scanner.futureTimeEnd(at: $0) != nil }
        } ?? false
    }

    private static let longestSubject = 4

    /// Whether the words only go along with what stands before them: "then, please", "that's better".
    var saysNothing: Bool {
        var place = 0
        while place < utterance.count {
            let ends = [Move.goingAlong, .closer, .opener, .comment, .too].compactMap { end(of: $0, at: place) }
            guard let next = ends.max() ?? (part(place..<place + 1).isFiller ? place + 1 : nil) else { return false }
            place = next
        }
        return true
    }

    /// The answer or the change that the words are, if they decide nothing and are no text, which could be any words; `nil` if they are
    /// something else.
    fileprivate func change(for question: Question) -> DialogueAct? {
        // "What's my brother's number, by the way?" picks nobody.
        guard !grammar.words.openQuestions.contains(utterance.word(openerEnd)) || end(of: .suggestion, at: openerEnd) != nil
        else {
            return nil
        }
        if case .choice = question.kind, let choice = choices(question).first?.act { return choice }
        switch interpreter.readClause(utterance.freeText(utterance.tokens.indices), in: context) {
        case .correction(let values)?:
            guard let intent = grammar.intentIndices[question.intent] else { return nil }
            let definitions = grammar.intents[intent].definitions
            let isText = values.contains { name, value in
                value.string != nil && [.text, .texts, .title].contains(definitions[name]?.kind)
            }
            return isText ? nil : .correction(values)
        // One of the times that are offered.
        case .value(let value)? where definition(question)?.kind == .time:
            guard case .choice = question.kind, let name = question.parameter else { return nil }
            return .correction([name: value])
        case let act?: return act.changesRequest ? act : nil
        case nil: return nil
        }
    }
}
