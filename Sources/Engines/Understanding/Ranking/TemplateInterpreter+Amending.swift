import IntentSchema

// A request and a clause behind it that changes it at once: "book a table for two. Actually make it four".
extension TemplateInterpreter {
    private static let leastSure = 0.7

    /// The request with the changes that the words behind it make; `nil` if none do, or the reading of all words has used them.
    func amended(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let reader = reader(of: utterance, in: context)
        let borders = utterance.tokens.indices.dropFirst().filter { place in
            utterance.tokens[place].followsPunctuation && !reader.scanner.quotes.contains { $0.contains(place) }
                && reader.announcesAmendment(at: place)
        }
        return borders.firstResult { border -> Interpretation? in
            guard let first = request(reader.part(0..<border).utterance, in: context),
                let index = grammar.intentIndices[first.intent]
            else { return nil }
            if let other = instead(of: first, reader, from: border, in: context) {
                return Interpretation(acts: [.request(other)], rejected: whole.rejected)
            }
            if let longer = saying(more: reader.part(border..<utterance.count), than: first, index) {
                return Interpretation(acts: [.request(longer)], rejected: whole.rejected)
            }
            // Whatever the words behind it change, the reading of all words has it.
            guard !hasTaken(whole, first) else { return nil }
            let open = context.confirming(
                Question(kind: .confirmRequest, intent: first.intent, app: first.app), first.parameters)
            // "Make it a walk, knee hurts": what is said behind the change may only be the reason for it.
            let ends = [utterance.count] + utterance.tokens.indices.dropFirst(border + 1).filter(utterance.mayBeginClause)
            var (changed, act, end) = (first, DialogueAct?.none, utterance.count)
            for last in ends
            where act == nil && (last == utterance.count || leftOutKind(utterance, last..<utterance.count, in: context) == nil) {
                (act, end) = (change(reader, from: border, to: last, in: open), last)
            }
            if case .followed(let change, .request(let next))? = act {
                changed.followers = [next.moved(by: utterance.tokens[border].start)]
                act = change
            }
            guard case .correction(let values)? = act, !values.isEmpty,
                isAmendment(values, of: first, index, saidAs: reader.part(border..<utterance.count))
            else { return nil }
            changed.parameters.merge(values) { $1 }
            guard !hasTaken(whole, first, besides: values) else { return nil }
            for name in values.keys {
                changed.ambiguities[name] = nil
                changed.unknownValues[name] = nil
            }
            if end < utterance.count, !reader.isRemark(end..<utterance.count) {
                changed.leftOut =
                    (changed.leftOut ?? []) + [LeftOut(text: utterance.freeText(end..<utterance.count), kind: .words)]
            }
            changed.reasons.append("'\(utterance.text(border..<end))' changes it")
            return Interpretation(acts: [.request(changed)], rejected: whole.rejected)
        }
    }

    /// The request with more in its text: "let Priya know that I can't come, and say that I'm sorry".
    private func saying(more rest: TurnReader, than first: Hypothesis, _ intent: Int) -> Hypothesis? {
        guard let name = rest.textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            let text = first.parameters[name]?.string, let start = rest.end(of: .appending, at: 0), start < rest.utterance.count,
            case let words = rest.utterance.freeText(start..<rest.utterance.count)
        else { return nil }
        var longer = first
        let isWish = rest.utterance.isQuestion(0..<rest.utterance.count) && !asks(rest.utterance, at: start)
        longer.parameters[name] = .string(
            TurnReader.joined(text, isWish && words.hasSuffix("?") ? String(words.dropLast()) : words))
        longer.reasons.append("'\(words)' is said, too")
        return longer
    }

    /// The act of the words behind the request, with or without what leads on to them: "sorry, I meant 25".
    private func change(_ reader: TurnReader, from border: Int, to end: Int, in open: InterpretationContext) -> DialogueAct? {
        let rest = reader.part(border..<end)
        let acts = [0, rest.openerEnd].lazy.compactMap { start in
            readClause(rest.utterance.freeText(start..<rest.utterance.count), in: open)
        }
        return acts.first { act in
            if case .followed(let first, _) = act { return first.changesRequest }
            return act.changesRequest
        }
    }

    /// Another request about the same that takes the place of the first: "mark it as done. Wait, no, delete it".
    private func instead(
        of first: Hypothesis, _ reader: TurnReader, from border: Int, in context: InterpretationContext
    ) -> Hypothesis? {
        let rest = reader.part(border..<reader.utterance.count)
        let start = rest.openerEnd
        guard start > 0, rest.part(0..<start).interrupts, opensRequest(rest.utterance, at: start),
            case .request(var other)? = readByRules(
                rest.utterance.freeText(start..<rest.utterance.count), in: context.mentioning(first)
            ).acts.first, other.intent != first.intent,
            reader.isAkin(first.intent, to: other.intent) || concernSameContact(first, other), isSettled(other),
            context.apps.contains(where: { $0.intents.contains(other.intent) })
        else { return nil }
        other.move(by: rest.utterance.tokens[start].start)
        other.reasons.append("takes the place of '\(reader.utterance.text(0..<border))'")
        return other
    }

    /// Whether both are about the same person, and nobody else: "call Dad. No wait, text him …".
    private func concernSameContact(_ first: Hypothesis, _ other: Hypothesis) -> Bool {
        let (one, two) = (first.contacts, other.contacts)
        return !one.isEmpty && one == two
    }

    /// Whether the reading of all words has used them, and kept the values of the first request that are not changed.
    private func hasTaken(_ whole: Interpretation, _ first: Hypothesis, besides values: [String: ParameterValue] = [:]) -> Bool {
        guard case .request(let read)? = whole.acts.first else { return false }
        let isKept = first.parameters.allSatisfy { name, value in
            values[name] != nil || read.parameters[name].map { $0.isSame(as: value) } ?? false
        }
        return isKept && read.followers == nil && read.score >= Self.leastSure && read.leftOut?.isEmpty ?? true
            && !read.spans.contains { $0.source == "text" && $0.text.contains(where: \.endsClause) }
    }

    private func request(_ words: Utterance, in context: InterpretationContext) -> Hypothesis? {
        let read = readAsOne(words, in: context)
        guard case .request(let first)? = (gapped(words, read, in: context) ?? read).acts.first, first.followers == nil,
            first.score >= Self.leastSure
        else { return nil }
        return first
    }

    /// Whether the values may change the request: a text may itself say "no, I'm late", so that only a change that names the text changes it.
    private func isAmendment(
        _ values: [String: ParameterValue], of first: Hypothesis, _ intent: Int, saidAs rest: TurnReader
    ) -> Bool {
        let definitions = grammar.intents[intent].definitions
        // "And put the minimum on the electricity bill" pays another bill.
        let isOther =
            grammar.words.joints.contains(rest.utterance.word(0))
            && values.contains { name, value in
                guard let known = first.parameters[name], !known.isSame(as: value), let definition = definitions[name] else {
                    return false
                }
                return definition.kind.isPerson || definition.kind == .biller || definition.isThing == true
            }
        return !isOther && !replacesKnown(first.parameters, by: values)
            && values.keys.allSatisfy { name in
                guard let definition = definitions[name], definition.kind == .text, definition.shape == nil else { return true }
                return definition.isMain != true || rest.end(of: .rewording, at: rest.openerEnd) != nil
            }
    }
}

extension TurnReader {
    /// Whether words that announce another value are next: "actually make it", "no, I meant", "sorry,".
    fileprivate func announcesAmendment(at place: Int) -> Bool {
        let rest = part(place..<utterance.count)
        let starts = Set([0, rest.openerEnd])
        // "Call mom, no wait, or dad" leaves both open.
        guard !rest.utterance.tokens.contains(where: { grammar.words.alternatives.contains($0.text) }) else { return false }
        return grammar.words.repairs.longest(in: rest.utterance, at: 0) != nil
            || starts.contains { start in
                [Move.replacing, .rewording, .interruption].contains { rest.end(of: $0, at: start) != nil }
            }
    }
}

extension TurnReader {
    /// Whether the words take back what stands before them: "wait, no", "no, actually".
    var interrupts: Bool {
        utterance.tokens.indices.contains { end(of: .interruption, at: $0) != nil } || beginsWithRefusal
            || part(0..<1).answer() == .no
    }
}

extension Hypothesis {
    /// The identifiers of the contacts that it is about.
    fileprivate var contacts: Set<String> {
        Set(parameters.values.flatMap(\.elements).compactMap { $0.record?["contactIdentifier"]?.string })
    }
}

extension Character {
    fileprivate var endsClause: Bool { ".,;!?".contains(self) }
}
