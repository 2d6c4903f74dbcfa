import IntentSchema

// What was done last, changed by words that only point at it: "move it to Tuesday", "make it for four", "the table should be at 8".
extension TemplateInterpreter {
    /// The change that is stated in front of an order to put it right: "the ride is for two, so would you correct that". `nil` if there is none.
    func withoutPuttingRight(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question != nil || !context.recent.isEmpty, case let reader = reader(of: utterance, in: context),
            !reader.takesAnyText, let border = reader.amendingStart
        else { return nil }
        let said = interpretPart(utterance.freeText(0..<border), in: context)
        switch said.acts.first {
        case .again, .correction, .value: return said
        default: return nil
        }
    }
}

extension TurnReader {
    private static let longestPointed = 16
    private static let surePointed = 0.8
    /// The score of a template's reading that stands beside a pronoun.
    private static let sureOther = 0.9

    /// What was done last with the values that are ordered for it by a pronoun, or said of it in a statement; `nil` if the words may be about
    /// something else, or an app can change what was done.
    ///
    /// With only a pronoun, what is to be changed follows from what was done, and not from which request sounds most like the words.
    func changedByPointing() -> DialogueAct? {
        guard context.question == nil, utterance.count <= Self.longestPointed, utterance.quotes.isEmpty,
            let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }),
            let intent = grammar.intentIndices[last.type], !mayAmend(last.type, isEnding: false),
            !Self.beginnings.contains(last.type), last.type != Self.playing,
            textParameter(of: intent) == nil || !namesText(intent)
        else { return nil }
        let end = closerStart(after: 0)
        guard let start = pointedValue(last.type), start < end else { return nil }
        let words = self.reader(of: last.fields)
        let starts = [start, self.end(of: .exchangeTo, at: start)].compactMap { $0 }.filter { $0 < end }
        let values = starts.firstResult { start -> [String: ParameterValue]? in
            guard let reading = words.part(start..<end).correction(of: intent, isAnnounced: true),
                reading.score > Self.surePointed, reading.ambiguities.isEmpty, reading.unknownValues.isEmpty,
                reading.leftOut?.isEmpty ?? true, !reading.parameters.isEmpty
            else { return nil }
            return reading.parameters
        }
        guard let values, !(requests().accepted.first.map { isOther($0.hypothesis, than: last.type) } ?? false) else {
            return nil
        }
        return .again(words.merged(values, of: last.type))
    }

    /// Whether what the intent does has words of its own, which any words may be.
    private func namesText(_ intent: Int) -> Bool {
        textParameter(of: intent).map { grammar.intents[intent].definitions[$0]?.isMain == true } ?? false
    }

    /// Whether a template reads all words as a request of another kind: "turn it up".
    private func isOther(_ reading: Hypothesis, than type: String) -> Bool {
        reading.template != "model" && reading.intent != type && reading.score >= Self.sureOther
            && reading.leftOut?.isEmpty ?? true
    }

    /// The token behind the words that point at what was done: "make it", "could you move that", "the ride is".
    private func pointedValue(_ type: String) -> Int? {
        let starts = Set([0, openerEnd, behindLeadIns])
        return starts.sorted(by: >).firstResult { start in
            let isDeed = grammar.words.deeds[type]?.contains(utterance.word(start)) ?? false
            let order =
                [Move.exchange, .reschedule, .amending].compactMap { end(of: $0, at: start) }.max() ?? (isDeed ? start + 1 : nil)
            if let order, let next = end(of: .pronoun, at: order) ?? doneThing(type, at: order), next < utterance.count {
                return next
            }
            let subject = end(of: .pronoun, at: start) ?? doneThing(type, at: start)
            return subject.flatMap { place in [Move.titleIs, .rewording, .stating].compactMap { end(of: $0, at: place) }.max() }
        }
    }

    /// The end of the words for what was done: "the table", "my ride".
    private func doneThing(_ type: String, at start: Int) -> Int? {
        let word = utterance.word(start)
        guard scanner.small.definite.contains(word) || scanner.small.own.contains(word), start + 1 < utterance.count,
            grammar.words.matters[type]?.contains(utterance.word(start + 1)) ?? false
        else { return nil }
        return start + 2
    }

    /// Where a clause begins that only orders to put right what the words before it say: "so would you correct that". `nil` if none does.
    fileprivate var amendingStart: Int? {
        utterance.tokens.indices.dropFirst(2).first { border in
            guard utterance.mayBeginClause(at: border) else { return false }
            let clause = part(border..<utterance.count)
            var place = max(clause.joinerEnd, clause.openerEnd)
            while let next = grammar.words.politeOpeners.longest(in: clause.utterance, at: place)?.end { place = next }
            guard let verb = clause.end(of: .amending, at: place), let end = clause.end(of: .pronoun, at: verb) else {
                return false
            }
            return end >= clause.closerStart(after: verb)
        }
    }
}
