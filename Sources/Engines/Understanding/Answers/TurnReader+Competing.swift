import IntentSchema

// Requests uttered while a question is open, ranked against the answer reading of the same words.
extension TurnReader {
    /// Minimum score at which a request outranks an answer.
    private static let sure = 0.9

    /// The requests that outrank an answer whose value begins at the given offset.
    ///
    /// A word that opens a request is evidence for it if the answer does not use that word: "call mom" against "mom".
    ///
    /// - Parameter begins: Character offset where the answer's value begins; `nil` if no answer was found.
    func prevailing(over begins: Int?, _ question: Question) -> [HypothesisBuilder.Built] {
        let start = openerEnd
        guard start < utterance.count, begins.map({ utterance.tokens[start].start < $0 }) ?? true,
            opensRequest(at: start),
            !grammar.words.references.contains(utterance.word(start)), mayRequest(Self.sure)
        else { return [] }
        return requests().accepted.filter { built in
            // A request that only the model proposes and no app supports may as well be an answer: "by the window".
            let isPlain =
                built.hypothesis.template == "model"
                && !context.apps.contains { $0.intents.contains(built.hypothesis.intent) }
            return built.hypothesis.score >= Self.sure && built.unknownApp == nil && !isPlain
                && (isActual(built, beside: question) || isAnswer(built, question))
        }
    }

    /// Whether a request could reach the score; much cheaper than reading the requests.
    ///
    /// - Parameter isMeant: Which intents count.
    func mayRequest(_ score: Double, among isMeant: (String) -> Bool = { _ in true }) -> Bool {
        // A look-up that is all that remains of a question counts more than it does beside others.
        reach(among: isMeant) >= score || !SentenceFilter(self).markers.isEmpty
    }

    /// The request made instead of the text that was asked for; `nil` if the words are the text.
    ///
    /// Any words may be the text. They are a request if the user breaks off ("no wait, book a table …") or refers to an earlier
    /// request of this conversation ("cancel my ride").
    func requestInsteadOfText(_ question: Question) -> HypothesisBuilder.Built? {
        if let end = end(of: .interruption, at: 0), end < utterance.count {
            let rest = part(end..<utterance.count)
            return rest.sureOther(than: question) ?? rest.lookUp(than: question)
        }
        if let same = restated(question) { return same }
        guard let built = sureOther(than: question), !built.hypothesis.spans.contains(where: { $0.source == "text" }),
            context.recent.contains(where: { isAkin($0.type, to: built.hypothesis.intent) })
        else { return nil }
        return built
    }

    /// What is wanted in place of the open request, whose text was asked for: "no, make a note instead", "no, a list. packing", "forget the note,
    /// call Nora". To a message, what follows a no may be the answer to it; "instead" says that it is none.
    func requestInsteadOfOpen(_ question: Question) -> HypothesisBuilder.Built? {
        let givenUp = utterance.tokens.indices.dropFirst().first { place in
            endsDismissal(place) && part(0..<place).givesUp(question)
        }
        if let givenUp {
            let rest = part(givenUp..<utterance.count)
            return rest.part(rest.joinedStart..<rest.utterance.count).sureOther(than: question)
        }
        guard let start = (1..<max(1, openerEnd + 1)).last(where: { part(0..<$0).answer() == .no }), start < utterance.count,
            let intent = grammar.intentIndices[question.intent]
        else { return nil }
        let last = closerStart(after: start)
        let border = (start + 1..<max(start + 1, utterance.count)).first { place in
            end(of: .replaced, at: place).map { $0 >= last } ?? false
        }
        let goesToPeople = grammar.intents[intent].kinds.contains { $0.kind == .people || $0.kind == .person }
        guard border != nil || !goesToPeople else { return nil }
        return part(start..<(border ?? utterance.count)).sureOther(than: question)
    }

    /// The open request in full, where only its title was asked for: "remind me to buy stamps" instead of "buy stamps".
    private func restated(_ question: Question) -> HypothesisBuilder.Built? {
        guard let name = question.parameter, definition(question)?.shape != nil, opensRequest(at: openerEnd),
            let built = requests().accepted.first, built.hypothesis.intent == question.intent,
            built.hypothesis.template != "model", built.hypothesis.score >= Self.sure, built.hypothesis.leftOut?.isEmpty ?? true,
            built.hypothesis.parameters[name] != nil, let first = built.hypothesis.spans.map(\.start).min(),
            utterance.tokens[openerEnd].start < first
        else { return nil }
        return built
    }

    /// What is to be done before the open request: "call Zoe first, she wanted to pick".
    func requestFirst(_ question: Question) -> HypothesisBuilder.Built? {
        let start = openerEnd
        guard start + 2 < utterance.count,
            let place = (start + 2..<utterance.count).first(where: { place in
                guard let end = end(of: .beforeThat, at: place) else { return false }
                return end == utterance.count || utterance.tokens[end].followsPunctuation && self.end(of: .remark, at: end) != nil
            }),
            let built = part(start..<place).requests().accepted.first, built.hypothesis.intent != question.intent
        else { return nil }
        let isSure = built.hypothesis.score >= Self.sure - 0.05 && built.hypothesis.leftOut?.isEmpty ?? true
        return isSure && built.unknownApp == nil && part(start..<place).namesAct(built) ? built : nil
    }

    /// Whether the reading is a request of its own while the question is open: words outside its values name the action.
    func isActual(_ built: HypothesisBuilder.Built, beside question: Question) -> Bool {
        // "No reminder, and it's milk" begins no other request of the kind.
        if question.kind.isDecision, beginsWithRefusal, built.hypothesis.template == "model",
            built.hypothesis.intent == question.intent, !namesAct(built)
        {
            return false
        }
        return built.hypothesis.intent == question.intent || built.unknownApp != nil
            || namesAct(built) && !pointsAtOpen(built, question)
    }

    /// Whether the words are about what is to be confirmed, and only the model takes them for another request: "make it 25, from
    /// savings", "pay it from savings".
    private func pointsAtOpen(_ built: HypothesisBuilder.Built, _ question: Question) -> Bool {
        guard question.kind == .confirmRequest, built.hypothesis.template == "model", built.hypothesis.intent != question.intent,
            let intent = grammar.intentIndices[question.intent]
        else { return false }
        let start = openerEnd
        guard start + 1 < utterance.count else { return false }
        // "Book the first one".
        let picks: Bool = if case .position? = part(start + 1..<utterance.count).pick() { true } else { false }
        guard picks || scanner.small.pointers.contains(utterance.word(start + 1)) else { return false }
        return isKeyword(start, of: intent) || end(of: .replacing, at: start) != nil || end(of: .exchange, at: start) != nil
    }

    /// The change to the open request, if the reading gives new values without naming the action: "then dollars, 25 dollars".
    /// Words of another request that all fit the open one change it as well: "can I pay just half". `nil` if the reading is no
    /// such change.
    func change(_ built: HypothesisBuilder.Built, _ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, built.unknownApp == nil, built.hypothesis.followers?.isEmpty ?? true,
            let intent = grammar.intentIndices[question.intent]
        else { return nil }
        if built.hypothesis.intent == question.intent { return ownChange(built, question, intent) }
        // "Text my brother hello" does not change a payment.
        let announcesText = built.literals.contains {
            grammar.words.textVerbs.contains(utterance.word($0)) && !isKeyword($0, of: intent)
        }
        // "Get me a cab to work" asks for no prices.
        let actsInstead = looksUp(question.intent) && !looksUp(built.hypothesis.intent) && isOrder(at: openerEnd)
        guard !announcesText, !actsInstead, !ordersOther(built, than: intent), isSaid(built, of: intent),
            let reading = words(of: built)?.correction(of: intent, isAnnounced: true),
            reading.ambiguities.isEmpty, reading.unknownValues.isEmpty, case let changes = reading.parameters,
            changes.keys.contains(where: { context.parameters[$0] != nil })
        else { return nil }
        return .correction(changes)
    }

    /// Whether an order that is none of the open request's names nobody but people: "call Mom" does not send her the open message.
    private func ordersOther(_ built: HypothesisBuilder.Built, than intent: Int) -> Bool {
        let start = openerEnd
        return grammar.words.taskVerbs.contains(utterance.tokens[start]) && !isKeyword(start, of: intent)
            && built.hypothesis.template != "model" && built.literals.contains(start)
            && !built.hypothesis.spans.isEmpty && built.hypothesis.spans.allSatisfy { $0.source == "contact" }
    }

    /// The values of a reading of the open request that names no action.
    private func ownChange(_ built: HypothesisBuilder.Built, _ question: Question, _ intent: Int) -> DialogueAct? {
        guard !namesAct(built), built.hypothesis.ambiguities.isEmpty, built.hypothesis.unknownValues.isEmpty else { return nil }
        let change = correction(of: intent, isAnnounced: true)?.parameters ?? changedTimes(built, intent)
        let values = built.hypothesis.parameters.merging(change) { $1 }
        let changes = values.filter { name, value in context.parameters[name].map { !$0.isSame(as: value) } ?? true }
        if changes.count == 1, let value = question.parameter.flatMap({ changes[$0] }) { return .value(value) }
        return changes.isEmpty ? nil : .correction(changes)
    }

    /// The reading's times, each reread as a change that keeps the unspecified components.
    func changedTimes(_ built: HypothesisBuilder.Built, _ intent: Int) -> [String: ParameterValue] {
        let definitions = grammar.intents[intent].definitions
        return built.hypothesis.spans.reduce(into: [:]) { result, span in
            guard let definition = definitions[span.role], definition.kind == .time,
                let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
                let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }), first <= last,
                let reading = part(first..<last + 1).correction(of: intent, isAnnounced: true)
            else { return }
            let parameter = definition.target?.parameter ?? span.role
            result[parameter] = reading.parameters[parameter]
        }
    }

    /// Whether a word outside all values is a trigger word of the intent.
    func namesAct(_ built: HypothesisBuilder.Built) -> Bool {
        guard let intent = grammar.intentIndices[built.hypothesis.intent] else { return true }
        return acts(in: built).contains { built.literals.contains($0) || isKeyword($0, of: intent) }
    }

    /// Whether all words that name the reading's action are also words of the other intent.
    private func isSaid(_ built: HypothesisBuilder.Built, of intent: Int) -> Bool {
        acts(in: built).allSatisfy { isKeyword($0, of: intent) || isPolite($0) }
    }

    private func isKeyword(_ index: Int, of intent: Int) -> Bool {
        grammar.intents[intent].keywords.contains(utterance.tokens[index].word)
    }

    /// The words that are neither part of a value nor filler.
    private func acts(in built: HypothesisBuilder.Built) -> [Int] {
        let start = openerEnd
        return utterance.tokens.indices.filter { index in
            let token = utterance.tokens[index]
            // "From savings" names no action.
            return index >= start && token.kind == .word && token.expansion == nil && end(of: .relation, at: index) != index + 1
                && !grammar.words.fillers.contains(token.text) && !grammar.words.emptyWords.contains(token.text)
                && !built.hypothesis.spans.contains { $0.start <= token.start && token.end <= $0.end }
        }
    }

    /// The words from the reading's first value to its last.
    private func words(of built: HypothesisBuilder.Built) -> TurnReader? {
        guard let start = built.hypothesis.spans.map(\.start).min(), let end = built.hypothesis.spans.map(\.end).max(),
            let first = utterance.tokens.firstIndex(where: { $0.start >= start }),
            let last = utterance.tokens.lastIndex(where: { $0.end <= end }), first <= last
        else { return nil }
        return part(first..<last + 1)
    }

    private func sureOther(than question: Question) -> HypothesisBuilder.Built? {
        requests().accepted.first { $0.hypothesis.score >= Self.sure && $0.hypothesis.intent != question.intent }
    }

    /// A question about something else, which nobody would dictate behind "hold on".
    private func lookUp(than question: Question) -> HypothesisBuilder.Built? {
        guard asksOpenQuestion, let first = requests().accepted.first, first.hypothesis.intent != question.intent else {
            return nil
        }
        return looksUp(first.hypothesis.intent) && first.hypothesis.score >= Self.likely ? first : nil
    }

    /// Minimum score of a look-up behind an interruption.
    private static let likely = 0.6

    /// Whether both intents belong to one domain's templates.
    func isAkin(_ first: String, to second: String) -> Bool { grammar.areAkin(first, second) }
}

extension Grammar {
    /// Whether both intents belong to one domain's templates.
    func areAkin(_ first: String, _ second: String) -> Bool {
        guard first.hasSuffix("Intent"), let name = domain(of: first) else { return false }
        return name == domain(of: second)
    }

    private func domain(of intent: String) -> Substring? {
        intentIndices[intent].flatMap { domains[$0] }
    }
}
