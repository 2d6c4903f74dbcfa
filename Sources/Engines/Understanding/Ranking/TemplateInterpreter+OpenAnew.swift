import IntentSchema

// A yes with the open request said once more behind it: with other values it is changed, with its own it is agreed to.
extension TemplateInterpreter {
    /// The act, unless it begins the open request anew, for the same people with other values: 'yes but tell Wei "on the phone"' and "actually
    /// tell him I'm at the back", behind another message to Wei, change that. What is joined comes behind it: "yes, and then tell Wei …".
    func changingOpen(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard let question = context.question, question.kind == .confirmRequest, let (next, agrees) = act.requestBegun,
            next.intent == question.intent, next.template != "addition",
            next.followers?.isEmpty ?? true, next.unknownValues.isEmpty, next.ambiguities.isEmpty, next.leftOut?.isEmpty ?? true,
            let intent = grammar.intentIndices[question.intent], case let reader = reader(of: utterance, in: context),
            agrees || reader.openerEnd > 0,
            !utterance.tokens.indices.contains(where: { place in
                [Move.and, .add, .too, .subsequently, .afterwards].contains { reader.end(of: $0, at: place) != nil }
                    && !utterance.quotes.contains { $0.contains(place) }
            })
        else { return act }
        let definitions = grammar.intents[intent].definitions
        let people = next.parameters.filter { definitions[$0.key]?.kind.isPerson == true }
        let isForSame = people.allSatisfy { name, value in
            reader.contacts(in: value) == context.parameters[name].map(reader.contacts)
        }
        let others = next.parameters.filter { name, value in
            people[name] == nil && !(context.parameters[name]?.isSame(as: value) ?? false)
        }
        return !people.isEmpty && isForSame && !others.isEmpty ? .correction(others) : act
    }

    /// The act, without a yes in front of the open request's own order that is not understood there: "yes but send Samuel 25" is read as an order
    /// of its own, which may change what is open.
    func withoutYesToUnread(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard let question = context.question, question.kind == .confirmRequest,
            case .followed(.yes, by: .notUnderstood(.unused(let words))) = act,
            let intent = grammar.intentIndices[question.intent],
            case let reader = reader(of: tokens(of: words, in: context), in: context),
            case let start = reader.orderStart, start < reader.utterance.count, reader.isOrder(at: start),
            grammar.intents[intent].vocabulary.contains(reader.utterance.word(start))
        else { return act }
        var alone = context
        (alone.question, alone.parameters, alone.queued, alone.waiting) = (nil, [:], [], [])
        guard case .request(let next)? = readByRules(words, in: alone).acts.first, next.intent == question.intent else {
            return .notUnderstood(.unused(words: words))
        }
        return .followed(.yes, by: .request(next))
    }

    /// The change without a note that is none: the person whom it is for anyway, "make it 18 for Tova", or a refusal, "I'm sorry to say that is
    /// wrong".
    func withoutNoteOfOpen(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard let question = context.question, question.kind == .confirmRequest, case .correction(var values) = act,
            values.count > 1,
            let intent = grammar.intentIndices[question.intent],
            grammar.intents[intent].kinds.contains(where: { $0.kind == .money }),
            let name = grammar.intents[intent].definitions.first(where: { name, definition in
                definition.kind == .text && definition.isMain != true && values[name]?.string != nil
            })?.key, let note = values[name]?.string
        else { return act }
        let reader = reader(of: tokens(of: note, in: context), in: context)
        let open = Set(context.parameters.values.flatMap { reader.contacts(in: $0) })
        let isPerson = reader.scanner.people(at: 0, isList: false).contains { match in
            guard match.end == reader.utterance.count, case .people(let people) = match.reading else { return false }
            return people.allSatisfy { !Set($0.contacts).isDisjoint(with: open) }
        }
        guard isPerson || reader.answer() == .no else { return act }
        values[name] = nil
        return .correction(values)
    }

    /// The act, or a yes where it only says again what the open request has, behind a yes: "yes; as I said, 200 from savings".
    func agreeingAgain(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard let question = context.question, question.kind == .confirmRequest, case .correction(let values) = act,
            !values.isEmpty,
            values.allSatisfy({ name, value in
                context.parameters[name]?.isSame(as: value) ?? false || context.said[name]?.isSame(as: value) ?? false
            }),
            let border = clauseBorders(in: utterance, context).first, case let reader = reader(of: utterance, in: context),
            reader.part(0..<border).answer() == .yes, reader.saysAgain(from: border)
        else { return act }
        return .yes
    }
}

extension DialogueAct {
    /// The request that is begun, and whether what is open is agreed to before.
    fileprivate var requestBegun: (Hypothesis, agrees: Bool)? {
        switch self {
        case .request(let request): (request, false)
        case .followed(.yes, by: .request(let request)): (request, true)
        default: nil
        }
    }
}

extension TurnReader {
    /// The answer that names those whom what is open is for, as it does: "Helen Bird, yes" agrees, the name alone does not. `nil` for other
    /// words.
    func namesOpenPeople(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, utterance.count <= Self.longestNames, case let start = openerEnd,
            case let open = Set(context.parameters.values.flatMap { contacts(in: $0) }), !open.isEmpty
        else { return nil }
        return scanner.people(at: start, isList: true).lazy.compactMap { match -> DialogueAct? in
            guard case .people(let people) = match.reading, match.reading.isKnown,
                people.allSatisfy({ !Set($0.contacts).isDisjoint(with: open) })
            else { return nil }
            if match.end == self.utterance.count { return start == 0 ? .repeat : nil }
            let isYes =
                self.utterance.mayBeginClause(at: match.end) && self.part(match.end..<self.utterance.count).answer() == .yes
            return isYes && start == 0 ? .yes : nil
        }.first
    }

    private static let longestNames = 6

    /// Whether the words from the token on say that they are said once more, or how what is open is: "as I said", "it is".
    fileprivate func saysAgain(from start: Int) -> Bool {
        let first = start + part(start..<utterance.count).joinerEnd
        let isStated =
            scanner.small.pointers.contains(utterance.word(first))
            && (end(of: .verb, at: first + 1) != nil
                || utterance.tokens.indices.contains(first + 1) && utterance.tokens[first + 1].expansion != nil)
        return isStated
            || (start..<utterance.count).contains { place in
                [Move.insisting, .toldBefore, .saidBefore].contains { end(of: $0, at: place) != nil }
            }
    }

    /// The identifiers of the contacts who are the people.
    func contacts(in value: ParameterValue) -> Set<Int32> {
        Set(value.elements.compactMap(\.record).compactMap(scanner.contact))
    }
}
