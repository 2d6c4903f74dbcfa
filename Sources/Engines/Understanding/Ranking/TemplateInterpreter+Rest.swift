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
        if act == .yes || act == .no || act == .cancel { return true }
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
        case .postpone, .back: true
        case .followed(let first, .request), .followed(let first, .inquire): first.isPart
        default: false
        }
    }

    /// Whether a value is somebody of whom only the name is known.
    fileprivate var namesStrangers: Bool {
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
        case .yes, .no, .cancel, .postpone, .back: true
        case .followed(let first, _): first.decides
        default: false
        }
    }

    /// Whether it ends what is open.
    fileprivate var refuses: Bool {
        switch self {
        case .no, .cancel: true
        default: false
        }
    }

    /// Whether it is a request that leaves out the words: "leave the car. Text Luca that …".
    fileprivate func leavesOut(_ words: String) -> Bool {
        guard case .request(let request) = self else { return false }
        return request.leftOut?.contains { words.hasPrefix($0.text) && $0.kind == .action } ?? false
    }

    /// Whether it is that, or that followed by something.
    fileprivate func begins(as first: DialogueAct) -> Bool {
        if case .followed(first, _) = self { true } else { self == first }
    }

    fileprivate var inquires: Bool { if case .inquire = self { true } else { false } }

    /// Whether it may be the next thing that is said in the turn, in front of which the first is as good as by itself.
    fileprivate func mayFollow(_ first: DialogueAct, _ question: Question, in interpreter: TemplateInterpreter) -> Bool {
        switch self {
        case .inquire, .setting(.contacts): return true
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
