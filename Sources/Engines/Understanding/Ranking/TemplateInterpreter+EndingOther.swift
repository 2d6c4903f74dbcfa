import IntentSchema

// What is named as not wanted beside a question about something else: "cancel my ride", where a payment is open. What is asked about others:
// "which other restaurants have a table for 4?", where a time is asked for.
extension TemplateInterpreter {
    private static let longestEnding = 8

    /// The act as it is without the question, if the words order to end what they name, and the open request is of another kind; `nil` if they
    /// give up the open request.
    func endingOther(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.count <= Self.longestEnding, let act = read.acts.first, act.refuses,
            case let reader = reader(of: utterance, in: context), case let verb = reader.openerEnd,
            reader.end(of: .unwanted, at: verb) != nil, reader.end(of: .retain, at: verb) == nil,
            let noun = (verb + 2..<max(verb + 2, utterance.count)).first(where: { place in
                let before = utterance.word(place - 1)
                return reader.scanner.small.definite.contains(before) || reader.scanner.small.own.contains(before)
            }),
            reader.end(of: .restating, at: noun) == nil, !reader.names(question.intent, in: noun..<noun + 1),
            grammar.words.matters.keys.contains(where: { reader.names($0, in: noun..<noun + 1) && !isAkin($0, question) }),
            let other = interpretWhole(utterance.freeText(0..<utterance.count), in: context.besideQuestion).acts.first
        else { return nil }
        switch other {
        case .request(let request) where isSettled(request) && request.intent != question.intent: break
        case .notUnderstood(.cannotAmend), .notUnderstood(.cannotDo): break
        default: return nil
        }
        return Interpretation(acts: [other], rejected: read.rejected)
    }

    /// What a first clause wants no more of, where that is another matter than the open request, and the rest of the words, which may agree to
    /// it: "forget the ride, just send the text". `nil` if there is no such clause.
    func behindOtherUnwanted(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind.isDecision, utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context),
            let border = utterance.tokens.indices.dropFirst(2).prefix(Self.longestEnding).first(where: {
                utterance.mayBeginClause(at: $0)
            }),
            case let head = reader.part(0..<border), head.givesUpOther(than: question)
        else { return nil }
        let rest = utterance.freeText(border..<utterance.count)
        guard let agreed = interpretPart(rest, in: context).acts.first, agreed == .yes || agreed == .no,
            let act = interpretPart(utterance.freeText(0..<border), in: context).acts.first
        else { return nil }
        switch act {
        case .drop: return Interpretation(acts: [.followed(agreed, by: act)])
        case .request(let request) where isSettled(request) && reader.endsSomething(request.intent):
            return Interpretation(acts: [.followed(agreed, by: act)])
        default: return Interpretation(acts: [agreed])
        }
    }

    /// The look-up of others than what is open, of which the numbers and times are no answer; that they are asked about if nothing looks them up.
    /// `nil` if the words ask for no others, or the reading takes no value from them.
    func askingForOthers(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, let act = read.acts.first, act.takesValue,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            case let start = reader.joinerEnd, start + 2 < utterance.count, asks(utterance, at: start),
            (start..<utterance.count).contains(where: { reader.scanner.quantities.number(at: $0) != nil }),
            let noun = (start + 1..<min(start + Self.longestEnding, utterance.count)).first(where: { place in
                reader.names(question.intent, in: place..<place + 1)
                    || reader.scanner.small.kindNouns.contains(utterance.word(place))
            }),
            (start..<noun).contains(where: { reader.end(of: .anotherKind, at: $0) != nil })
        else { return nil }
        let words = utterance.freeText(start..<utterance.count)
        if case .request(let request)? = interpretWhole(words, in: context.besideQuestion).acts.first, isSettled(request),
            grammar.looksUp(request.intent)
        {
            return Interpretation(acts: [.request(request)], rejected: read.rejected)
        }
        return Interpretation(
            acts: [.notUnderstood(.notARequest(.question, intent: nil, clause: words))], rejected: read.rejected)
    }

    /// Whether both are about the same thing, whatever their nouns.
    private func isAkin(_ intent: String, _ question: Question) -> Bool {
        !Set(grammar.words.matters[intent] ?? []).isDisjoint(with: grammar.words.matters[question.intent] ?? [])
    }
}

extension DialogueAct {
    /// Whether it answers or changes something, or asks why.
    fileprivate var takesValue: Bool {
        switch self {
        case .value, .choice, .correction, .instead, .inquire, .notUnderstood(.noMatch), .notUnderstood(.unused): true
        default: false
        }
    }
}

extension InterpretationContext {
    /// The same where nothing is asked.
    fileprivate var besideQuestion: InterpretationContext {
        var result = self
        result.question = nil
        return result
    }
}
