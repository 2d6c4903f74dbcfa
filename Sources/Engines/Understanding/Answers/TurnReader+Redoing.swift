import IntentSchema

// The last request with other values, with no open question: "try dad instead", "no, only 30".
extension TurnReader {
    private static let longestChange = 10

    /// The last request with changed values; `nil` if the words announce no change.
    func changedLast() -> DialogueAct? {
        guard utterance.count <= Self.longestChange, !context.recent.isEmpty else { return nil }
        // "Not so old please, only from the 2020s": the last clause holds the wanted value.
        if let last = context.recent.first, let joined = joinedChanges(of: last) { return .again(joined) }
        for comma in utterance.tokens.indices.dropFirst() where utterance.tokens[comma].followsPunctuation {
            guard part(0..<comma).saysNoValue else { break }
            if let change = part(comma..<utterance.count).changedLast() ?? inPlaceOfRefused(at: comma) { return change }
        }
        let (start, end, isAnnounced) = changeBounds
        guard start < end else { return nil }
        // Another look-up is harmless: "and on Friday?"
        if let last = context.recent.first, looksUp(last.type), let change = lookedUp(start..<end, after: last) { return change }
        guard isAnnounced else { return nil }
        return context.recent.firstResult { last in
            guard let intent = grammar.intentIndices[last.type] else { return nil }
            let rest = self.reader(of: last.fields).part(start..<end)
            guard let changes = rest.changes(ofLast: intent), !changes.isEmpty, !addsAnother(changes, last, intent) else {
                return nil
            }
            return .again(changes)
        }
    }

    /// Whether doing it again with another text would leave the first in place beside it, as two tasks or notes.
    private func addsAnother(_ changes: [String: ParameterValue], _ last: Record, _ intent: Int) -> Bool {
        let texts = changes.keys.filter { name in
            let kind = grammar.intents[intent].definitions[name]?.kind
            return kind == .text || kind == .texts || kind == .title
        }
        return !texts.isEmpty && Self.adding.contains { last.type.hasPrefix($0) }
    }

    /// Name prefixes of intents that add something.
    private static let adding = ["INAdd", "INCreate", "INAppend"]

    /// Several changed values: "and from Wei, but only 15".
    private func joinedChanges(of last: Record) -> [String: ParameterValue]? {
        guard let intent = grammar.intentIndices[last.type], let start = end(of: .and, at: 0), start < utterance.count,
            (start..<utterance.count).contains(where: { grammar.words.answerJoints.contains(utterance.word($0)) })
        else { return nil }
        let changes = part(start..<utterance.count).differences(of: intent, last) ?? [:]
        return changes.count > 1 ? changes : nil
    }

    /// "Not this, some jazz": the last clause replaces what a pronoun refused.
    private func inPlaceOfRefused(at comma: Int) -> DialogueAct? {
        let start = openerEnd
        guard let last = context.recent.first, let refused = end(of: .takeOut, at: start),
            end(of: .pronoun, at: refused) == comma
        else { return nil }
        let clause = part(comma..<utterance.count)
        if let first = clause.requests().accepted.first(where: { $0.hypothesis.intent == last.type }),
            first.hypothesis.leftOut?.isEmpty ?? true
        {
            return clause.act(first)
        }
        guard let intent = grammar.intentIndices[last.type] else { return nil }
        let reader = self.reader(of: last.fields, saying: clause.utterance)
        return reader.changes(ofLast: intent).map { .again($0) }
    }

    /// Whether the words before the last clause only refuse or remark, so they can be dropped.
    private var saysNoValue: Bool {
        end(of: .replacing, at: 0) != nil || end(of: .takeOut, at: 0) != nil || openerEnd > 0 || answer() != nil
    }

    /// The last look-up with other values, or a request for one of its results if only that takes the values.
    private func lookedUp(_ range: Range<Int>, after last: Record) -> DialogueAct? {
        guard let intent = grammar.intentIndices[last.type] else { return nil }
        let rest = self.reader(of: last.fields).part(range)
        if let reading = rest.correction(of: intent, isAnnounced: true), reading.score > 0.8, reading.ambiguities.isEmpty,
            reading.unknownValues.isEmpty, !reading.parameters.isEmpty
        {
            return .again(merged(reading.parameters, of: last.type))
        }
        guard let shown, let acting = grammar.intentIndices[shown.intent],
            let reading = rest.correction(of: acting, isAnnounced: true), reading.score > 0.8, reading.ambiguities.isEmpty,
            reading.unknownValues.isEmpty, !reading.parameters.isEmpty
        else { return nil }
        return .request(
            Hypothesis(
                intent: shown.intent, parameters: shown.carried.merging(reading.parameters) { $1 }, score: 1, template: "shown",
                reasons: ["says how what was shown last is wanted"]))
    }

    private static let longestOther = 8

    /// Addresses a reply to the conversation shown last, or to whom was dealt with last: "reply Thursday works".
    func address(_ reading: inout Hypothesis) {
        if answersAnnounced(&reading) { return }
        guard end(of: .replying, at: openerEnd) != nil, let intent = grammar.intentIndices[reading.intent],
            case let definitions = grammar.intents[intent].definitions,
            case let people = definitions.filter({ $0.value.kind == .people }).keys, people.count == 1, let name = people.first,
            let slot = grammar.intents[intent].slotIndices[name],
            ([name] + definitions.filter { $0.value.kind == .phrase }.keys).allSatisfy({
                reading.parameters[$0] == nil && reading.ambiguities[$0] == nil && reading.unknownValues[$0] == nil
            })
        else { return }
        let conversation = shownConversation
        reading.parameters["conversationIdentifier"] = conversation?.identifier
        if let group = conversation?.group {
            reading.parameters["speakableGroupName"] = group
            reading.reasons.append("answers the group whose messages were shown last")
            return
        }
        if context.shownMessages.count == 1, let sender = context.shownMessages[0]["sender"], sender.record != nil {
            reading.parameters[name] = .list([sender])
            reading.reasons.append("answers the message that was shown last")
            return
        }
        let shown = scanner.lastShownPerson
        guard let person = shown == nil ? scanner.lastPerson() : .some(-1) else { return }
        let meant = PersonReading(contacts: shown == nil ? [person] : [], words: 0..<1, shown: shown)
        guard case .value(let value) = builder.values.build(.people([meant]), slot: grammar.slots[slot]) else { return }
        reading.parameters[name] = value
        reading.reasons.append("answers who was dealt with last")
    }

    /// The conversation of the messages shown last; `nil` if they are of several, or the app does not tell.
    private var shownConversation: (identifier: ParameterValue, group: ParameterValue?)? {
        let messages = context.shownMessages
        guard let first = messages.first, let identifier = first["conversationIdentifier"], identifier.string?.isEmpty == false,
            messages.allSatisfy({ $0["conversationIdentifier"] == identifier })
        else { return nil }
        return (identifier, first["speakableGroupName"] ?? first["groupName"])
    }

    /// "No, I meant the other", "ask the other one too".
    var wantsOther: Bool {
        let (start, last, _) = changeBounds
        guard !context.recent.isEmpty, utterance.count <= Self.longestOther, start < last else { return false }
        let end = (start + 1..<last).first { self.end(of: .too, at: $0) == last } ?? last
        guard let last = context.recent.first, let intent = grammar.intentIndices[last.type],
            // "Lock the other one too" does more than look it up.
            !looksUp(last.type) || self.end(of: .actVerb, at: openerEnd) == nil
        else { return false }
        let first = (start..<end).first { place in
            !isPolite(place) && !grammar.intents[intent].vocabulary.contains(utterance.word(place))
                || self.end(of: .otherOne, at: place) == end
        }
        return first.map { self.end(of: .otherOne, at: $0) == end } ?? false
    }

    /// The last request repeated for another person or object: "send Mom the same message".
    func sameForOther(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard let reading = requests.first?.hypothesis, utterance.count <= Self.longestChange,
            let last = context.recent.first(where: { $0.type == reading.intent }), !looksUp(reading.intent),
            utterance.tokens.indices.contains(where: { place in end(of: .same, at: place).map { place > 0 || $0 > 1 } ?? false }),
            !reading.parameters.isEmpty, reading.ambiguities.isEmpty, reading.unknownValues.isEmpty,
            reading.parameters.keys.allSatisfy({ last[$0] != nil }),
            !reading.spans.contains(where: { $0.source == "text" })
        else { return nil }
        return .again(reading.parameters.atHours(of: last))
    }

    /// The last request repeated for the only ones named beside "the same": "and Nora? send her the same thing". No other word may say
    /// anything.
    func sameForNamed() -> DialogueAct? {
        guard utterance.count <= Self.longestChange, let last = context.recent.first, !looksUp(last.type),
            let intent = grammar.intentIndices[last.type], case let definitions = grammar.intents[intent].definitions,
            case let people = last.fields.keys.filter({ definitions[$0]?.kind.isPerson == true }), people.count == 1,
            let name = people.first, let slot = grammar.intents[intent].slotIndices[name],
            let same = utterance.tokens.indices.firstResult({ place in end(of: .same, at: place).map { place..<$0 } })
        else { return nil }
        let named = utterance.tokens.indices.firstResult { place -> (range: Range<Int>, reading: Reading)? in
            guard end(of: .pronoun, at: place) == nil, end(of: .recipient, at: place) == nil, !scanner.isStopWord[place] else {
                return nil
            }
            return scanner.people(at: place, isList: last[name]?.list != nil).last { $0.reading.isKnown }
                .map { (place..<$0.end, $0.reading) }
        }
        guard let named, case .value(let value) = builder.values.build(named.reading, slot: grammar.slots[slot]) else {
            return nil
        }
        let isPlain = utterance.tokens.indices.allSatisfy { index in
            let word = utterance.word(index)
            return named.range.contains(index) || same.contains(index) || isPolite(index) || scanner.isStopWord[index]
                || grammar.words.emptyWords.contains(word) || grammar.words.references.contains(word)
                || grammar.intents[intent].vocabulary.contains(word) || end(of: .opener, at: index) != nil
                || end(of: .too, at: index) != nil || end(of: .closer, at: index) != nil
        }
        let isNegated = utterance.tokens.indices.contains { end(of: .negation, at: $0) != nil }
        return isPlain && !isNegated ? .again([name: value]) : nil
    }

    /// The bounds of the values, and whether the words around them announce a replacement.
    var changeBounds: (start: Int, end: Int, isAnnounced: Bool) {
        var (start, end) = (0, utterance.count)
        var isAnnounced = false
        while start < end - 1 {
            let refusal = self.end(of: .replacing, at: start)
            guard let next = refusal ?? self.end(of: .opener, at: start), next < end else { break }
            isAnnounced = isAnnounced || refusal != nil
            start = next
        }
        var isShorter = true
        while isShorter {
            isShorter = false
            for place in stride(from: end - 1, to: start, by: -1) {
                let replaces = self.end(of: .replaced, at: place) == end
                guard replaces || self.end(of: .closer, at: place) == end else { continue }
                isAnnounced = isAnnounced || replaces
                end = place
                isShorter = true
                break
            }
        }
        return (start, end, isAnnounced)
    }

    /// Values for parameters that the last request had; every word must be used.
    private func changes(ofLast intent: Int) -> [String: ParameterValue]? {
        if let reading = correction(of: intent, isAnnounced: true), reading.score > 0.8, reading.ambiguities.isEmpty,
            reading.unknownValues.isEmpty, !reading.parameters.isEmpty,
            reading.parameters.keys.allSatisfy({ context.parameters[$0] != nil })
        {
            return merged(reading.parameters, of: grammar.intents[intent].name)
        }
        return bareChange(intent)
    }
}
