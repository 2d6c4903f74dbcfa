import IntentSchema

/// Reads an utterance clause by clause, where the reading of all its words loses some of them: "none of those is noodles, is Kitsune House
/// free?", "yes. Whose number was that, and what's in my account?".
///
/// Of all ways to group neighbouring clauses, the one is taken whose readings use the most words. Each clause is read as if those before it
/// had been said and done. A clause that is not understood is named, unless it only tells how things are.
struct ClauseWalk {
    private static let mostClauses = 5
    /// The minimum score of a request, and of one that only looks something up.
    private static let sure = 0.9
    private static let likely = 0.75
    /// What a clause must gain: of two ways, the one with fewer clauses is taken.
    private static let costOfClause = 0.5

    let interpreter: TemplateInterpreter
    let utterance: Utterance
    let context: InterpretationContext
    private let reader: TurnReader

    init(_ utterance: Utterance, _ interpreter: TemplateInterpreter, in context: InterpretationContext) {
        self.interpreter = interpreter
        self.utterance = utterance
        self.context = context
        reader = TurnReader(interpreter: interpreter, context: context, utterance: utterance)
    }

    /// A run of clauses that is read as one.
    fileprivate struct Step {
        var words: Range<Int>
        /// What it says; `nil` if that is not understood.
        var act: DialogueAct?
        /// The number of words that the act uses.
        var used = 0
        /// Whether it only tells something.
        var tells = false
    }

    fileprivate struct Path {
        var steps: [Step] = []
        var gain = 0.0
        var context: InterpretationContext
    }

    /// The reading by clauses; `nil` if it uses no more words than that of all words does.
    func reading(besides whole: Interpretation) -> Interpretation? {
        let count = utterance.count
        guard let used = wordsUsed(by: whole.acts.first), used < count, !reader.takesAnyText else { return nil }
        let borders = self.borders
        guard !borders.isEmpty, borders.count < Self.mostClauses else { return nil }
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
                let next = path.adding(step, gain: Double(step.used) - Self.costOfClause)
                if best[end].map({ $0.gain < next.gain }) ?? true { best[end] = next }
            }
        }
        guard let path = best[places.count - 1], path.steps.contains(where: { $0.act != nil }),
            path.steps.reduce(0, { $0 + $1.used }) > used, let act = act(of: path.steps),
            // Words that only go along with a change are read with it: "from work, not from home".
            !(whole.acts.first?.changesRequest ?? false) || act.addsRequest(to: whole.acts[0])
        else { return nil }
        return Interpretation(acts: [act], rejected: whole.rejected)
    }

    // MARK: Clauses

    /// Where a clause may begin, outside quotation marks.
    private var borders: [Int] {
        utterance.tokens.indices.dropFirst().filter { index in
            guard !reader.scanner.quotes.contains(where: { $0.lowerBound < index && index < $0.upperBound }) else { return false }
            if utterance.mayBeginClause(at: index) { return true }
            let joint = interpreter.grammar.words.sequels.longest(in: utterance, at: index)?.end
            return joint.map { $0 < utterance.count && (reader.opensRequest(at: $0) || asks(at: $0)) } ?? false
        }
    }

    private func asks(at place: Int) -> Bool {
        let (words, word) = (interpreter.grammar.words, utterance.word(place))
        return words.openQuestions.contains(word) || words.questions.contains(word)
    }

    /// Whether a condition, or a refusal or a doubt that goes on behind it, may hold for more than its own clause: "don't call Dad and text
    /// Mom".
    private var dependsOnClause: Bool {
        let (borders, filter) = (borders, SentenceFilter(reader))
        return filter.markers.contains { marker in
            let next = borders.first { $0 >= marker.words.upperBound }
            guard marker.sentence != .condition, let next else { return marker.sentence == .condition }
            guard !utterance.beginsSentence(at: next) else { return false }
            switch marker.sentence {
            case .negated, .advice: return !utterance.mayBeginClause(at: next) || reader.end(of: .clauseJoint, at: next) != nil
            // "Mom said, send her 20".
            case .reported: return filter.reportsWords(marker)
            default: return false
            }
        }
    }

    private func step(_ words: Range<Int>, in context: InterpretationContext) -> Step? {
        let clause = reader.part(words)
        let start = words.lowerBound + clause.joinerEnd
        var said = [context]
        if let question = context.question {
            // "Fine. What's in my account?" only goes along.
            if clause.isHesitant { return Step(words: words, tells: true) }
            if let answer = clause.answer(), let act = act(answer, question) {
                return Step(words: words, act: act, used: words.count)
            }
            var alone = context
            alone.question = nil
            said.append(alone)
        }
        if reader.isRemark(words) { return Step(words: words, tells: true) }
        let steps = said.compactMap { context -> Step? in
            let act = interpreter.readClause(utterance.freeText(start..<words.upperBound), in: context)
            guard let act = act?.moved(by: utterance.tokens[start].start),
                let used = self.used(of: act, start..<words.upperBound, in: context)
            else {
                return Step(words: words, tells: act?.onlyTells ?? false || states(words))
            }
            return Step(words: words, act: act, used: used)
        }
        return steps.max { $0.used < $1.used }
    }

    /// Whether the clause says how something is, and neither orders nor asks anything: "mom's birthday is on Saturday".
    private func states(_ words: Range<Int>) -> Bool {
        interpreter.leftOutKind(utterance, words, in: context) == nil
            && words.dropFirst().contains { reader.end(of: .stating, at: $0) != nil }
    }

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

    // MARK: Words used

    /// The number of words that the reading of all of them uses; `nil` if it may hold any words.
    private func wordsUsed(by act: DialogueAct?) -> Int? {
        switch act {
        case nil, .notUnderstood(.noMatch), .notUnderstood(.cannotDo), .notUnderstood(.unused), .notUnderstood(.unknownValue):
            return 0
        case .notUnderstood(.notARequest(let sentence, _, _)):
            return [.past, .question, .statement, .reported].contains(sentence) ? 0 : nil
        case .request(let request): return leavesVerb(request) ? 0 : losesWords(request) ? used(by: request) : nil
        case .followed(let first, .notUnderstood(.unused(let words))):
            return first.mayHoldText ? nil : utterance.count - count(words)
        case .followed(let first, _) where first.isValue:
            return context.question.map { reader.part(0..<(borders.first ?? utterance.count)).guesses($0) } ?? false ? 0 : nil
        case .value, .correction:
            return context.question.map { reader.guesses($0) } ?? false ? 0 : wordsUsed(byOneClause: act)
        case .choice, .add, .takeOut, .swap, .instead: return wordsUsed(byOneClause: act)
        default: return nil
        }
    }

    /// The number of words of the clause that says all of it by itself; `nil` if none does.
    private func wordsUsed(byOneClause act: DialogueAct?) -> Int? {
        let borders = borders
        return zip([0] + borders, borders + [utterance.count]).first { start, end in
            start < end && interpreter.readClause(utterance.freeText(start..<end), in: context) == act
        }.map { $1 - $0 }
    }

    /// The number of words that the clause's act uses; `nil` if it is not certain enough to be meant.
    private func used(of act: DialogueAct, _ words: Range<Int>, in context: InterpretationContext) -> Int? {
        switch act {
        case .request(let request):
            let least = interpreter.grammar.looksUp(request.intent) ? Self.likely : Self.sure
            guard request.score >= least, context.apps.contains(where: { $0.intents.contains(request.intent) }) else {
                return nil
            }
            return used(by: request)
        case .value, .correction, .choice, .add, .takeOut, .swap, .instead:
            guard let question = context.question else { return nil }
            let part = TurnReader(interpreter: interpreter, context: context, utterance: reader.part(words).utterance)
            return part.guesses(question) || act.mayHoldText ? nil : words.count
        case .inquire, .more, .back: return context.question == nil ? nil : words.count
        // "Whose number was that again?" repeats nothing.
        case .again(let changes): return changes.isEmpty || words.lowerBound > 0 ? nil : words.count
        case .thanks, .greeting: return words.count
        default: return nil
        }
    }

    /// The number of words of the request's values, less those that it does not use, and one for the request itself, if all it names is known.
    /// A value that is a part of two clauses is none.
    private func used(by request: Hypothesis) -> Int {
        let all = [request] + (request.followers ?? [])
        // Several requests may share a value.
        let values = Set(all.flatMap(\.spans).map { $0.start..<$0.end }).filter { span in
            !borders.contains { span.lowerBound < utterance.tokens[$0].start && utterance.tokens[$0].start < span.upperBound }
        }
        let words = utterance.tokens.count { token in values.contains { $0.contains(token.start) } }
        let known = all.count { $0.unknownValues.isEmpty && strangers(in: $0) == 0 }
        return max(0, words + known - (all.count - known) - lost(by: request))
    }

    /// Whether the reading leaves words out, is not sure of a text, makes two requests of which one names nothing known, or has no value from
    /// a clause that orders something, of which the model does not tell whether it has been used.
    private func losesWords(_ request: Hypothesis) -> Bool {
        let all = [request] + (request.followers ?? [])
        if all.count == 1, request.template == "model", orders.contains(where: { !hasValue(of: request, $0) }) { return true }
        return lost(by: request) > 0
            && (all.count > 1 || request.leftOut?.isEmpty == false || !request.ambiguities.isEmpty || strangers(in: request) > 0)
    }

    /// Whether the reading leaves out the verb of a clause of its own, and with it what that clause orders, or takes it for a part of a value:
    /// "stop it. And remind me at 7", "fold the laundry. Remind me to water the plants".
    private func leavesVerb(_ request: Hypothesis) -> Bool {
        guard let intent = interpreter.grammar.intentIndices[request.intent] else { return false }
        let isGuess = request.template == "model"
        let leftOut = (request.leftOut ?? []).compactMap { interpreter.tokens(of: $0.text).tokens.first?.text }
        return orders.contains { order in
            let verb = utterance.tokens[order.lowerBound]
            return isGuess && leftOut.contains(verb.text)
                || (isGuess || utterance.beginsSentence(at: order.lowerBound))
                    && interpreter.grammar.intents[intent].keywords.contains(verb.word)
                    && request.spans.contains { $0.start <= verb.start && verb.start < $0.end && $0.text.count > verb.text.count }
        }
    }

    private func hasValue(of request: Hypothesis, _ words: Range<Int>) -> Bool {
        request.spans.contains { span in
            utterance.tokens[words.lowerBound].start <= span.start && span.end <= utterance.tokens[words.upperBound - 1].end
        }
    }

    /// The clauses behind the first that begin with the verb of an order.
    private var orders: [Range<Int>] {
        let borders = borders
        return zip(borders, borders.dropFirst() + [utterance.count]).compactMap { start, end in
            let verb = start + max(reader.part(start..<end).joinerEnd, reader.part(start..<end).openerEnd)
            return verb < end && reader.opensRequest(at: verb) && !asks(at: verb) ? verb..<end : nil
        }
    }

    private func lost(by request: Hypothesis) -> Int {
        ([request] + (request.followers ?? [])).reduce(0) { lost, part in
            lost + (part.leftOut ?? []).reduce(0) { $0 + count($1.text) } + part.unknownValues.values.reduce(0) { $0 + count($1) }
                + part.ambiguities.values.joined().reduce(0) { $0 + count($1.string ?? "") } + strangers(in: part)
        }
    }

    /// The number of words that the model takes for a person whom nobody knows: the "fridge" of "the fridge is empty, send Maria 20".
    private func strangers(in request: Hypothesis) -> Int {
        guard request.template == "model" else { return 0 }
        return request.spans.filter { span in
            guard span.source == "contact", let value = span.candidates.first,
                let person = value.record ?? value.list?.first?.record
            else { return false }
            return person["contactIdentifier"] == nil && person["personHandle"] == nil
                && person["displayName"]?.string?.lowercased() == span.text.lowercased()
        }.reduce(0) { $0 + count($1.text) }
    }

    private func count(_ words: String) -> Int { interpreter.tokens(of: words).count }

    // MARK: What all clauses say

    private func act(of steps: [Step]) -> DialogueAct? {
        var requests: [Hypothesis] = []
        var first: DialogueAct?
        for act in steps.compactMap(\.act) {
            switch (act, first) {
            case (.request(let request), _):
                requests += [request.alone] + (request.followers ?? [])
            case (.thanks, _), (.greeting, _): continue
            case (_, nil) where requests.isEmpty: first = act
            case (.correction(let more), .correction(let values)?) where requests.isEmpty:
                first = .correction(values.merging(more) { $1 })
            default: return nil
            }
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
            guard !leftOut.isEmpty else { return first }
            return .followed(first, by: .notUnderstood(.unused(words: leftOut.map(\.text).joined(separator: ", "))))
        }
        let parts = (request.leftOut ?? []) + leftOut
        request.leftOut = parts.isEmpty ? nil : parts
        request.followers = requests.count > 1 ? Array(requests.dropFirst()) : nil
        request.reasons.append("the clauses were read one by one")
        return first.map { .followed($0, by: .request(request)) } ?? .request(request)
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

extension ClauseWalk.Path {
    fileprivate func adding(_ step: ClauseWalk.Step, gain: Double) -> ClauseWalk.Path {
        var result = self
        result.steps.append(step)
        result.gain += gain
        switch step.act {
        case .request(let request):
            result.context.question = nil
            result.context = result.context.mentioning(request)
        case .yes, .no, .cancel:
            if let question = context.question, step.act == .yes {
                result.context.recent.insert(Record(question.intent, context.parameters), at: 0)
            }
            result.context.question = nil
        case .correction(let values): result.context.parameters.merge(values) { $1 }
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

    fileprivate var isValue: Bool {
        switch self {
        case .value, .correction: true
        default: false
        }
    }

    /// Whether the words tell something and ask for nothing.
    fileprivate var onlyTells: Bool {
        guard case .notUnderstood(.notARequest(let sentence, _, _)) = self else { return false }
        return sentence == .statement || sentence == .reported || sentence == .past
    }

    fileprivate func moved(by offset: Int) -> DialogueAct {
        guard case .request(let request) = self else { return self }
        return .request(request.moved(by: offset))
    }
}

extension Hypothesis {
    fileprivate var alone: Hypothesis {
        var result = self
        result.followers = nil
        return result
    }
}
