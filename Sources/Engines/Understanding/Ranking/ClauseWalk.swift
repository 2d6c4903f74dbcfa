import IntentSchema

/// Reads an utterance clause by clause, where the reading of all its words loses some of them: "none of those is noodles, is Kitsune House
/// free?", "yes. Whose number was that, and what's in my account?".
///
/// Of all ways to group neighbouring clauses, the one is taken whose readings use the most words. Each clause is read as if those before it
/// had been said and done. A clause that is not understood is named, unless it only tells how things are.
struct ClauseWalk {
    private static let mostClauses = 5
    /// What a clause must gain: of two ways, the one with fewer clauses is taken.
    private static let costOfClause = 0.5

    let interpreter: TemplateInterpreter
    let utterance: Utterance
    let context: InterpretationContext
    let reader: TurnReader
    /// Where a clause may begin, besides the first.
    let borders: [Int]

    /// Returns `nil` for one clause, and for too many.
    init?(_ utterance: Utterance, _ interpreter: TemplateInterpreter, in context: InterpretationContext) {
        let borders = interpreter.clauseBorders(in: utterance, context)
        guard !borders.isEmpty, borders.count < Self.mostClauses else { return nil }
        self.interpreter = interpreter
        self.utterance = utterance
        self.context = context
        self.borders = borders
        reader = interpreter.reader(of: utterance, in: context)
    }

    /// A run of clauses that is read as one.
    struct Step {
        var words: Range<Int>
        /// What it says; `nil` if that is not understood.
        var act: DialogueAct?
        /// The number of words that the act uses.
        var used = 0
        /// Whether it only tells something.
        var tells = false
        /// What it says is not to be done; `nil` if it refuses nothing.
        var refused: String?
    }

    struct Path {
        var steps: [Step] = []
        var gain = 0.0
        var context: InterpretationContext
    }

    /// The reading by clauses; `nil` if it uses no more words than that of all words does.
    func reading(besides whole: Interpretation) -> Interpretation? {
        let count = utterance.count
        guard let used = wordsUsed(by: whole.acts.first), used < count, !reader.takesAnyText else { return nil }
        guard !dependsOnClause else {
            // "Don't call Dad and remind me to …" is no pair of reminders.
            guard case .request(let request)? = whole.acts.first, leavesVerb(request) else { return nil }
            let words = utterance.freeText(0..<count)
            return Interpretation(acts: [.notUnderstood(.unused(words: words))], rejected: whole.rejected)
        }
        let decision = context.question == nil ? nil : borders.first { isDecision(0..<$0) }
        let places = [0] + borders + [count]
        var best: [Path?] = [Path(context: context)] + places.dropFirst().map { _ in nil }
        for end in places.indices.dropFirst() {
            for start in 0..<end where !(start == 0 && end == places.count - 1) {
                // What is decided is no part of what is said behind it.
                if start == 0, let decision, places[end] > decision { continue }
                guard let path = best[start], let step = step(places[start]..<places[end], in: path.context) else { continue }
                var next = path.adding(step, gain: Double(step.used) - Self.costOfClause)
                // A pronoun may stand for somebody of whom another clause only tells.
                if step.act == nil { next.context.heard.insert(utterance.text(step.words), at: 0) }
                if best[end].map({ $0.gain < next.gain }) ?? true { best[end] = next }
            }
        }
        guard let path = best[places.count - 1], path.steps.contains(where: { $0.act != nil }),
            path.steps.reduce(0, { $0 + $1.used }) > used, let act = act(of: path.steps),
            // Words that only go along with a change are read with it: "from work, not from home".
            !(whole.acts.first?.changesRequest ?? false) || act.addsRequest(to: whole.acts[0]),
            keepsValues(of: whole.acts.first, in: act), !loses(verbOf: whole.acts.first, in: path.steps)
        else { return nil }
        return Interpretation(acts: [askingForDeparture(act)], rejected: whole.rejected)
    }

    /// The act, where a clause left out of a request says when to arrive: that is asked about, since leaving now would be something else.
    private func askingForDeparture(_ act: DialogueAct) -> DialogueAct {
        guard case .request(var request) = act, let parts = request.leftOut, parts.contains(where: { $0.kind == .words }),
            let words = reader.addArrival(to: &request).first
        else { return act }
        let others = parts.filter { $0.kind != .words || !$0.text.contains(utterance.freeText(words)) }
        guard others.count < parts.count else { return act }
        request.leftOut = others.isEmpty ? nil : others
        return .request(request)
    }

    // MARK: Clauses

    /// Whether a condition, or a refusal or a doubt that goes on behind it, may hold for more than its own clause: "don't call Dad and text
    /// Mom".
    private var dependsOnClause: Bool {
        let filter = SentenceFilter(reader)
        return filter.markers.contains { marker in
            let next = borders.first { $0 >= marker.words.upperBound }
            guard marker.sentence != .condition, let next else {
                return marker.sentence == .condition && !endsSentence(marker.words, before: next) && !isJoined(marker.words)
            }
            guard !utterance.beginsSentence(at: next) else { return false }
            switch marker.sentence {
            case .negated, .advice: return !utterance.mayBeginClause(at: next) || reader.end(of: .clauseJoint, at: next) != nil
            // "Mom said, send her 20".
            case .reported: return filter.reportsWords(marker)
            default: return false
            }
        }
    }

    /// Whether the condition ends a sentence of one clause, and another sentence follows: "charge it if it's plugged in. Then call Mom".
    private func endsSentence(_ condition: Range<Int>, before next: Int?) -> Bool {
        guard let next, utterance.beginsSentence(at: next) else { return false }
        let start = borders.last { $0 <= condition.lowerBound } ?? 0
        let opener = start + reader.part(start..<next).openerEnd
        return condition.lowerBound > opener && (start == 0 || utterance.beginsSentence(at: start))
    }

    /// Whether the condition begins a clause that is joined to what stands before it, and holds for its own order alone: "call Grace, and if she
    /// doesn't answer text her".
    private func isJoined(_ condition: Range<Int>) -> Bool {
        guard let start = borders.last(where: { $0 <= condition.lowerBound }),
            grammar.words.sequels.longest(in: utterance, at: start)?.end == condition.lowerBound
        else { return false }
        return (condition.upperBound..<utterance.count).contains { reader.isOrder(at: $0) }
    }

    private var grammar: Grammar { interpreter.grammar }

    private func step(_ words: Range<Int>, in context: InterpretationContext) -> Step? {
        let clause = reader.part(words)
        let start = words.lowerBound + clause.joinerEnd
        var said = [context]
        if let question = context.question {
            // "Fine. What's in my account?" only goes along.
            if clause.isHesitant { return Step(words: words, tells: true) }
            // "So please book it" is a yes, whatever else could be booked.
            let core = reader.part(start..<words.upperBound)
            if let answer = clause.answer() ?? core.answer().flatMap({ $0 == .yes ? .yes : nil }), let act = act(answer, question)
            {
                return Step(words: words, act: act, used: words.count)
            }
            // "And from savings" is about what is to be paid.
            if core.untakeable(question) != nil { return Step(words: words) }
            var alone = context
            alone.question = nil
            said.append(alone)
        }
        if reader.isRemark(words) { return Step(words: words, tells: true) }
        let steps = said.compactMap { context -> Step? in
            let act = interpreter.readClause(utterance.freeText(start..<words.upperBound), in: context)
            // "Dinner's at 8:30" only says why something else is to be changed.
            if self.context.question != nil, case .request(let guess)? = act, guess.template == "model",
                clause.tellsWhen(from: clause.joinerEnd)
            {
                return Step(words: words, tells: true)
            }
            // "Though I still owe Tova 30" orders nothing behind a yes.
            if self.context.question != nil, words.lowerBound > 0, case .request(let guess)? = act,
                !grammar.looksUp(guess.intent),
                clause.tellsOfSpeaker
            {
                return Step(words: words)
            }
            guard let act = act?.moved(by: utterance.tokens[start].start),
                let used = self.used(of: act, start..<words.upperBound, in: context)
            else {
                let tells = (act?.onlyTells ?? false) && !asks(words)
                return Step(words: words, tells: tells || states(words), refused: act?.refused)
            }
            return Step(words: words, act: act, used: used)
        }
        return steps.max { $0.used < $1.used }
    }

    /// Whether the clause says how something is, and neither orders nor asks anything: "mom's birthday is on Saturday".
    private func states(_ words: Range<Int>) -> Bool {
        let first = words.lowerBound + reader.part(words).joinerEnd
        // "If she is busy, …" tells nothing.
        guard first < words.upperBound, !grammar.words.conditionWords.contains(utterance.word(first)) else { return false }
        return interpreter.leftOutKind(utterance, words, in: context) == nil
            && (words.dropFirst().contains { reader.end(of: .stating, at: $0) != nil } || tellsOfSomebody(words))
    }

    /// Whether a question begins behind words that only join it: "also how much did I ask Nora for?".
    private func asks(_ words: Range<Int>) -> Bool {
        let clause = reader.part(words)
        return [clause.joinerEnd, clause.openerEnd, clause.end(of: .add, at: clause.joinerEnd) ?? 0].contains { start in
            start < words.count && interpreter.asks(utterance, at: words.lowerBound + start)
        }
    }

    /// Whether the clause is a sentence about somebody with whom it begins, and holds no time or amount: "my daughter forgot her keys".
    private func tellsOfSomebody(_ words: Range<Int>) -> Bool {
        guard words.upperBound < utterance.count, utterance.beginsSentence(at: words.upperBound), kinds(words).isEmpty else {
            return false
        }
        let ends = reader.scanner.people(at: words.lowerBound, isList: false).filter(\.reading.isKnown).map(\.end)
        return ends.max().map { words.upperBound - $0 >= Self.shortestPredicate } ?? false
    }

    private static let shortestPredicate = 2

    private func isDecision(_ words: Range<Int>) -> Bool {
        guard let question = context.question, let answer = reader.part(words).answer() else { return false }
        return act(answer, question) != nil
    }

    private func act(_ answer: AnswerWord, _ question: Question) -> DialogueAct? {
        switch answer {
        case .yes: question.kind.isDecision ? .yes : nil
        case .no: question.kind.isDecision ? .no : nil
        case .cancel: .cancel
        default: nil
        }
    }

    // MARK: What all clauses say

    private func act(of steps: [Step]) -> DialogueAct? {
        var requests: [Hypothesis] = []
        var first: DialogueAct?
        var asked: DialogueAct?
        var steps = steps
        for (place, step) in steps.enumerated() {
            guard let act = step.act else { continue }
            switch (act, first) {
            // What else it could be cannot be looked up before it has changed; what is asked for is answered with what there is, anyway.
            case (.request(let request), .some) where request.template == TurnReader.optionsTemplate:
                steps[place].act = nil
                steps[place].tells = steps[place].tells || answersQuestion(first)
            case (.request(let request), _):
                if let last = requests.last, request.followers?.isEmpty ?? true,
                    let refined = reader.refined(last, by: request, in: step.words)
                {
                    requests[requests.count - 1] = refined
                } else {
                    requests += [request.alone] + (request.followers ?? [])
                }
            case (.thanks, _), (.greeting, _): continue
            case (_, nil) where requests.isEmpty: first = act
            // "Her name is Grace. Do you have her in my address book?"
            case (.setting(.contacts), .some) where requests.isEmpty && place == steps.count - 1: asked = act
            case (.correction(let more), .correction(let values)?) where requests.isEmpty:
                first = .correction(values.merging(more) { old, new in isReason(step, for: old, instead: new) ? old : new })
            default: return nil
            }
        }
        // What there is is told with its prices.
        if requests.contains(where: { $0.template == TurnReader.optionsTemplate }) {
            for place in steps.indices where steps[place].act == nil {
                let aspect = reader.part(steps[place].words).inquiry.aspect
                steps[place].tells = steps[place].tells || aspect == .price || aspect == .options
            }
        }
        // "Could you look again?": a change does just that.
        for place in steps.indices where steps[place].act == nil && answersQuestion(first) {
            steps[place].tells = steps[place].tells || reader.part(steps[place].words).answer() == .repeat
        }
        // "Don't call Luca, text him": nobody is called.
        if let intent = steps.first?.refused, !requests.isEmpty,
            !requests.contains(where: { reader.isAkin($0.intent, to: intent) })
        {
            steps.removeFirst()
        }
        let leftOut = steps.filter { $0.act == nil && !isSilent($0, among: steps) }.map { step -> LeftOut in
            let start = step.words.lowerBound + reader.part(step.words).joinerEnd
            return LeftOut(
                text: utterance.freeText(start..<step.words.upperBound),
                kind: interpreter.leftOutKind(utterance, step.words, in: context) ?? .words)
        }
        // What is not understood behind a yes may be a condition, and behind a no a change, unless it is a question, or something more to be
        // done.
        if first == .yes || first == .no || first == .cancel,
            !unread(steps).allSatisfy({ reader.part($0).onlyAsks || reader.part($0).addsSomething })
        {
            return nil
        }
        guard var request = requests.first else {
            guard let first else { return nil }
            if let asked, leftOut.isEmpty { return .followed(first, by: asked) }
            guard !leftOut.isEmpty else { return first }
            return .followed(first, by: .notUnderstood(.unused(words: leftOut.map(\.text).joined(separator: ", "))))
        }
        let parts = (request.leftOut ?? []) + leftOut
        request.leftOut = parts.isEmpty ? nil : parts
        request.followers = requests.count > 1 ? Array(requests.dropFirst()) : nil
        request.reasons.append("the clauses were read one by one")
        // "Cancel it and get me an SUV": what was done last once more, but for what is said.
        if first == .cancel, context.question == nil, requests.count == 1, request.intent == context.recent.first?.type,
            request.leftOut == nil, request.unknownValues.isEmpty
        {
            return .followed(.cancel, by: .again(request.parameters))
        }
        return first.map { .followed($0, by: .request(request)) } ?? .request(request)
    }

    /// Whether the clause, without a number of its own, only says why a count was changed: "we are five now: Grace is coming, too".
    private func isReason(_ step: Step, for count: ParameterValue, instead other: ParameterValue) -> Bool {
        count.integer != nil && other.integer != nil
            && !step.words.contains { reader.scanner.quantities.number(at: $0) != nil }
    }

    /// Whether the change gives what the open question asks for.
    private func answersQuestion(_ change: DialogueAct?) -> Bool {
        guard case .correction(let values)? = change, let parameter = context.question?.parameter else { return false }
        return values[parameter] != nil
    }

    /// The words that are not understood, those of neighbouring clauses together.
    private func unread(_ steps: [Step]) -> [Range<Int>] {
        steps.filter { $0.act == nil && !$0.tells }.map(\.words).reduce(into: []) { runs, words in
            if let last = runs.last, last.upperBound == words.lowerBound {
                runs[runs.count - 1] = last.lowerBound..<words.upperBound
            } else {
                runs.append(words)
            }
        }
    }

    /// Whether nothing is lost with the clause: it only tells something, and the others have values of each kind that it has.
    private func isSilent(_ step: Step, among steps: [Step]) -> Bool {
        guard step.tells else { return false }
        let told = kinds(step.words)
        return told.isSubset(
            of: steps.filter { $0.act != nil }.reduce(into: Set<FoundEntity.Kind>()) { $0.formUnion(kinds($1.words)) })
    }

    private func kinds(_ words: Range<Int>) -> Set<FoundEntity.Kind> {
        Set(reader.scanner.entities.filter { words.contains($0.range.lowerBound) }.map(\.kind))
    }
}

extension TemplateInterpreter {
    /// Where a clause may begin, outside quotation marks, besides the first.
    func clauseBorders(in utterance: Utterance, _ context: InterpretationContext) -> [Int] {
        let scanner = reader(of: utterance, in: context).scanner
        let quotes = utterance.quotes + scanner.offeredNames.map(\.words)
        return utterance.tokens.indices.dropFirst().filter { index in
            guard !quotes.contains(where: { $0.lowerBound < index && index < $0.upperBound }) else { return false }
            if utterance.mayBeginClause(at: index) { return true }
            // "Then, and Maria too" begins a clause at the comma.
            guard let next = grammar.words.sequels.longest(in: utterance, at: index)?.end, next < utterance.count,
                !utterance.mayBeginClause(at: next)
            else { return false }
            return grammar.opensRequest(utterance.tokens[next]) || asks(utterance, at: next)
        }
    }

    /// Whether a question begins at the token.
    func asks(_ utterance: Utterance, at place: Int) -> Bool {
        let word = utterance.word(place)
        return grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word)
    }
}

extension ClauseWalk.Path {
    func adding(_ step: ClauseWalk.Step, gain: Double) -> ClauseWalk.Path {
        var result = self
        result.steps.append(step)
        result.gain += gain
        switch step.act {
        case .request(let request):
            result.context.question = nil
            result.context = result.context.mentioning(request)
        case .yes, .no, .cancel, .giveUpAll:
            result.context.question = nil
            if let question = context.question, step.act == .yes {
                result.context = result.context.following(Record(question.intent, context.parameters))
            }
        case .correction(let values): result.context.parameters.merge(values) { $1 }
        case .value(let value):
            guard let name = result.context.question?.parameter, value.elements.contains(where: { $0.record?.type == "INPerson" })
            else { break }
            result.context.parameters[name] = value
        default: break
        }
        return result
    }
}

extension DialogueAct {
    /// Whether it is that change with a request behind it.
    fileprivate func addsRequest(to change: DialogueAct) -> Bool {
        if case .followed(change, .request) = self { true } else { false }
    }

    /// The intent of what the words say is not to be done.
    fileprivate var refused: String? {
        if case .notUnderstood(.notARequest(.negated, let intent, _)) = self { intent } else { nil }
    }

    /// Whether the words tell something and ask for nothing.
    fileprivate var onlyTells: Bool {
        guard case .notUnderstood(.notARequest(let sentence, _, _)) = self else { return false }
        return sentence == .statement || sentence == .reported || sentence == .past
    }

    /// The act with its request's spans further on.
    func moved(by offset: Int) -> DialogueAct {
        switch self {
        case .request(let request): .request(request.moved(by: offset))
        case .followed(let first, let next): .followed(first.moved(by: offset), by: next.moved(by: offset))
        default: self
        }
    }
}
