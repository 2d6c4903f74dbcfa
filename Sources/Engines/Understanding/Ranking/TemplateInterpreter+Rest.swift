import IntentSchema

// Sentences of a turn of which no single act can say all: "make it 250. Is there a fee?".
extension TemplateInterpreter {
    /// The reading of the first sentences, with the others as the rest, where the reading of all of them loses some; `nil` if it loses
    /// none, or if what stands first might not be meant without what follows.
    ///
    /// The rest is read again in the context in which the first leave the conversation. What is open is not agreed to in front of anything but
    /// questions and requests: a condition or a change may follow.
    func withRest(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, let walk = ClauseWalk(utterance, self, in: context), !walk.reader.takesAnyText,
            let act = whole.acts.first, walk.mayLose(act)
        else { return nil }
        let borders = walk.borders.filter { utterance.beginsSentence(at: $0) }
        return borders.reversed().firstResult { border in
            let first = interpretWhole(utterance.freeText(0..<border), in: context)
            let rest = utterance.freeText(border..<utterance.count)
            guard let said = first.acts.first, said.isPart, walk.isSure(said, 0..<border),
                let next = interpretWhole(rest, in: walk.context(behind: said)).acts.first,
                next.mayFollow(said, question, in: self), !walk.says(act, said, next)
            else { return nil }
            return Interpretation(acts: first.acts, rejected: whole.rejected, rest: rest)
        }
    }
}

extension ClauseWalk {
    /// Whether the reading of all words may lack what some of the sentences say.
    fileprivate func mayLose(_ act: DialogueAct) -> Bool {
        switch act {
        case .yes, .no, .cancel, .postpone, .back, .inquire: true
        case .followed(let first, .inquire): first.isPart
        default: wordsUsed(by: act).map { $0 < utterance.count } ?? false
        }
    }

    /// Whether the words certainly say that, and nothing more.
    fileprivate func isSure(_ act: DialogueAct, _ words: Range<Int>) -> Bool {
        if case .followed(let first, .request(let request)) = act {
            return isSure(first, words) && request.leftOut?.isEmpty ?? true && used(of: .request(request), words, in: context) != nil
        }
        if act == .yes || act == .no || act == .cancel { return true }
        return used(of: act, words, in: context) == words.count
    }

    /// Whether the reading of all words is the first of these followed by the second.
    fileprivate func says(_ whole: DialogueAct, _ first: DialogueAct, _ next: DialogueAct) -> Bool {
        if case .followed(first, .inquire) = whole { return !first.changesRequest }
        return whole == .followed(first, by: next)
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
        case .followed(let first, .request): first.isPart
        default: false
        }
    }

    /// Whether it may be the next thing that is said in the turn, in front of which the first is as good as by itself.
    fileprivate func mayFollow(_ first: DialogueAct, _ question: Question, in interpreter: TemplateInterpreter) -> Bool {
        switch self {
        case .inquire, .setting(.contacts): return true
        case .request(let request):
            guard request.score >= 0.9 || interpreter.grammar.looksUp(request.intent) && request.score >= 0.75 else { return false }
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
