import IntentSchema

// What is said while it is asked whether a reading is meant.
extension TemplateInterpreter {
    /// The words read as if nothing were asked, if they answer nothing: whoever goes on to something else does not want what was proposed.
    /// `nil` if they answer the proposal, or nothing is made of them.
    func besideProposal(_ utterance: String, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question?.kind == .confirmReading, read.acts.first?.answersNothing ?? true else { return nil }
        var alone = context
        alone.question = nil
        alone.parameters = [:]
        let other = interpretPart(utterance, in: alone)
        switch other.acts.first {
        case .notUnderstood(.noMatch)?, nil: return nil
        default: return other
        }
    }
}

extension TemplateInterpreter {
    /// What is said behind a sentence that only finds something about what is asked or was told, or greets: "8:30 is late. What's free on
    /// Saturday?", "Morning! Is my car locked?". `nil` if there is none, or nothing is made of it.
    func behindEvaluation(_ tokens: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard tokens.count > 0, let border = (1..<tokens.count).first(where: { tokens.beginsSentence(at: $0) })
        else { return nil }
        let reader = reader(of: tokens, in: context)
        let start = reader.part(0..<border).openerEnd
        let isSmall = reader.isEvaluation(start..<border) || reader.end(of: .hail, at: 0) == border
        // "Yes, that is good. And call Mom" and "that is good. And call Mom" say yes to what is asked.
        let isAnswered = [start, border].contains { $0 > 0 && reader.part(0..<$0).answer() == .yes }
        guard !reader.takesAnyText, isSmall, !isAnswered || !(context.question?.kind.isDecision ?? false) else { return nil }
        let rest = interpretPart(tokens.freeText(border..<tokens.count), in: context)
        if case .notUnderstood? = rest.acts.first { return nil }
        return rest
    }

    /// The look-up that the last sentence, or what stands behind openers, is by itself, where all words together are not understood and the
    /// others order nothing: "oh, it's in San Jose? No way. Anything Mexican nearby?". `nil` if it is none.
    func lastSentence(_ tokens: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let reader = reader(of: tokens, in: context)
        let border = tokens.tokens.indices.last { $0 > 0 && tokens.beginsSentence(at: $0) } ?? reader.openerEnd
        guard border > 0, border < tokens.count, !(0..<border).contains(where: reader.beginsCommand),
            case let read = readByRules(tokens.freeText(border..<tokens.count), in: context)
        else { return nil }
        if case .again? = read.acts.first, context.recent.first.map({ grammar.looksUp($0.type) }) ?? false { return read }
        guard case .request(let request)? = read.acts.first, grammar.looksUp(request.intent), request.score >= Self.sureAlone
        else { return nil }
        return Interpretation(acts: [.request(request.moved(by: tokens.tokens[border].start))], rejected: read.rejected)
    }

    /// What the last sentence orders, where those before it only say what is not to be done, or was not: "I did not ask you to look for songs.
    /// Please skip to the next one".
    func orderBehindRefusal(_ tokens: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, refuses(whole, from: tokens, in: context),
            let border = tokens.tokens.indices.last(where: { $0 > 0 && tokens.beginsSentence(at: $0) }),
            leftOutKind(tokens, border..<tokens.count, in: context) == .action
        else { return nil }
        // "Don't call Dad. Text him hi".
        var behind = context
        behind.heard.insert(tokens.text(0..<border), at: 0)
        var read = interpretWhole(tokens.freeText(border..<tokens.count), in: behind)
        guard case .request(let request)? = read.acts.first else { return read }
        read.acts[0] = .request(request.moved(by: tokens.tokens[border].start))
        return read
    }

    /// Whether the words are read as a refusal, or taken whole for a text that begins with one: "don't call Dad. Text him hi".
    private func refuses(_ whole: Interpretation, from tokens: Utterance, in context: InterpretationContext) -> Bool {
        switch whole.acts.first {
        case .notUnderstood(.notARequest(.negated, _, _))?: return true
        case .request(let read)? where read.template == "model":
            guard let border = tokens.tokens.indices.dropFirst().first(where: tokens.beginsSentence),
                read.spans.contains(where: { $0.source == "text" && $0.start == 0 && $0.end > tokens.tokens[border].start }),
                case .notUnderstood(.notARequest(.negated, _, _))? = readByRules(tokens.text(0..<border), in: context).acts.first
            else { return false }
            return true
        default: return false
        }
    }

    private static let sureAlone = 0.85

    /// What the words ask for, if they begin with a verb by which people give orders, or as a question; `nil` otherwise.
    func whatCannotBeDone(_ utterance: Utterance, in context: InterpretationContext) -> NotUnderstood? {
        let reader = reader(of: utterance, in: context)
        let start = reader.behindOpening
        guard start + 2 < reader.utterance.count else { return nil }
        let words = reader.utterance.freeText(start..<reader.utterance.count)
        if reader.asksOpenQuestion, reader.asksOfElse { return .notARequest(.question, intent: nil, clause: words) }
        guard reader.isOrder(at: start) else { return nil }
        return .cannotDo(words: words)
    }
}

extension TurnReader {
    /// Whether an order begins at the token, and a template of some request may begin so.
    func opensOrder(at place: Int) -> Bool { place < utterance.count && isOrder(at: place) && opensRequest(at: place) }

    /// Whether an order begins at the token, judging by its verb, or by the thing named behind a word that could be one: "dim the lights".
    func isOrder(at start: Int) -> Bool {
        if grammar.words.taskVerbs.contains(utterance.tokens[start]), opensRequest(at: start) { return true }
        let word = utterance.word(start)
        if end(of: .actVerb, at: start) == start + 1, opensRequest(at: start) { return true }
        let particle = end(of: .particle, at: start + 1) ?? end(of: .out, at: start + 1) ?? start + 1
        let next = utterance.word(particle)
        return utterance.tokens[start].kind == .word && utterance.tokens[start].expansion == nil
            && !grammar.words.stopWords.contains(word) && !grammar.words.questions.contains(word)
            && !grammar.words.openQuestions.contains(word) && end(of: .relation, at: start) == nil
            && end(of: .someone, at: start) == nil
            // "Wake me at 7"
            && ((scanner.small.definite + scanner.small.own).contains(next) || end(of: .recipient, at: start + 1) != nil)
    }
}

extension DialogueAct {
    /// Whether it answers no question.
    fileprivate var answersNothing: Bool {
        switch self {
        case .notUnderstood, .inquire: true
        default: false
        }
    }
}
