import IntentSchema

// A yes in a sentence of its own, with another order or a question behind it that is not understood while the yes is awaited: "yup. Now get me
// the ride, from Valencia Street to home at eleven", "yes. Have I any messages from her?"
extension TemplateInterpreter {
    /// The reading, unless it takes words that begin with a yes for a no: "yes please, and don't forget the ride".
    func withoutNoBehindYes(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation {
        guard let question = context.question, question.kind.isDecision, [.no, .cancel].contains(read.acts.first),
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            let border = utterance.tokens.indices.dropFirst().first(where: { utterance.mayBeginClause(at: $0) }),
            case let head = reader.part(0..<border), head.answer() == .yes, !head.isHesitant,
            case let start = border + reader.part(border..<utterance.count).joinerEnd, start < utterance.count,
            grammar.words.personJoints.longest(in: utterance, at: border) != nil,
            Repairs.interruptions(in: utterance, grammar).isEmpty
        else { return read }
        return Interpretation(
            acts: [.notUnderstood(.unused(words: utterance.freeText(start..<utterance.count)))], rejected: read.rejected)
    }

    /// The order behind a yes alone, if it is to come first: "yes, but call Helen first". What is open is asked about again once it is done.
    func withOrderFirst(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation {
        guard let question = context.question, question.kind == .confirmRequest, read.acts.first?.agrees ?? false,
            case let reader = reader(of: utterance, in: context),
            let place = utterance.tokens.indices.dropFirst().first(where: { reader.end(of: .doneFirst, at: $0) != nil }),
            let end = reader.end(of: .doneFirst, at: place),
            // "Three days before that"
            !(1..<place).contains(where: { reader.scanner.length(of: $0..<place) != nil })
        else { return read }
        let next: DialogueAct? =
            if case .followed(_, by: let next)? = read.acts.first {
                next
            } else {
                read.rest.flatMap { interpretPart($0, in: context.behind(question)).acts.first }
            }
        guard case .request(let request)? = next,
            // "Call the first one" comes behind.
            end == utterance.count || utterance.tokens[end].followsPunctuation || reader.opensOrder(at: end),
            !request.spans.contains(where: { span in
                span.source != "text" && span.start <= utterance.tokens[place].start && utterance.tokens[place].start < span.end
            })
        else { return read }
        return Interpretation(acts: [.request(request)], rejected: read.rejected)
    }

    /// The reading, unless it takes what announces another text for a yes: "make it: I'm late", "send it: we're on our way".
    func withoutYesToOldText(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation
    {
        guard let question = context.question, question.kind == .confirmRequest, read.acts.first?.agrees ?? false,
            let intent = grammar.intentIndices[question.intent], case let reader = reader(of: utterance, in: context),
            let name = reader.textParameter(of: intent), context.parameters[name]?.string?.isEmpty == false,
            let start = reader.textAnnounced
        else { return read }
        let text = utterance.freeText(start..<utterance.count)
        return Interpretation(acts: [.correction([name: .string(text)])], rejected: read.rejected)
    }

    /// The yes, with all that is said behind it as the rest, which is heard once the yes is carried out; `nil` if that may change what is
    /// agreed to, or if there is no such yes.
    func yesAhead(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest, whole.rest == nil,
            utterance.quotes.isEmpty,
            let border = utterance.tokens.indices.dropFirst().first(where: { utterance.beginsSentence(at: $0) }),
            case let reader = reader(of: utterance, in: context), case let head = reader.part(0..<border), head.answer() == .yes,
            !head.isHesitant, case let other = reader.part(border..<utterance.count), other.ordersOrAsksAnew
        else { return nil }
        let rest = utterance.freeText(border..<utterance.count)
        switch whole.acts.first {
        case .notUnderstood?: break
        // "Ok. Pay the water bill" may begin with no yes.
        case .request? where grammar.words.plainAnswers.contains(utterance.word(0)): break
        default: return nil
        }
        var alone = context
        alone.question = nil
        // "Yes. Can you also bring the blue umbrella?" may be a wish.
        switch (interpretPart(rest, in: context).acts.first, interpretPart(rest, in: alone).acts.first) {
        case (.request?, _), (.inquire?, _), (.notUnderstood?, .request?), (.notUnderstood?, .inquire?):
            return Interpretation(acts: [.yes], rejected: whole.rejected, rest: rest)
        default: return nil
        }
    }
}

extension DialogueAct {
    /// Whether it is a yes, or one with something else behind it, or a farewell.
    fileprivate var agrees: Bool { begins(as: .yes) || self == .farewell }
}

extension TurnReader {
    private static let longestAnnouncement = 5

    /// Where a text begins behind a colon that follows an order, or behind a mark that follows "make it"; `nil` if none does.
    fileprivate var textAnnounced: Int? {
        let start = openerEnd
        if let colon, colon <= start + Self.longestAnnouncement, (start..<colon).contains(where: opensOrder) { return colon }
        guard let verb = end(of: .exchange, at: start), let text = end(of: .pronoun, at: verb) ?? (colon == verb ? verb : nil),
            text < utterance.count, utterance.mayBeginClause(at: text)
        else { return nil }
        return text
    }

    /// Whether the words begin with an order or a question about something else than what is open: they neither point at it nor change it.
    fileprivate var ordersOrAsksAnew: Bool {
        let joint =
            (grammar.words.personJoints.longest(in: utterance, at: 0) ?? grammar.words.sequels.longest(in: utterance, at: 0))?.end
            ?? 0
        guard joint < utterance.count else { return false }
        let start = joint + part(joint..<utterance.count).behindOpening
        guard start < utterance.count else { return false }
        let isOrder = opensOrder(at: start)
        guard isOrder || interpreter.asks(utterance, at: start) else { return false }
        let changes: [Move] = [
            .takeOut, .discard, .exchange, .rewording, .titleIs, .appending, .opening, .closing, .insteadOf, .lacking,
            .exclude,
            .limiting, .negation,
        ]
        return !(joint..<utterance.count).contains { place in
            changes.contains { end(of: $0, at: place) != nil } || grammar.words.conditionWords.contains(utterance.word(place))
        } && !(isOrder && (start + 1..<min(start + 2, utterance.count)).contains { end(of: .pronoun, at: $0) != nil })
    }
}
