import IntentSchema

// The values of a learned turn: each span goes to the parameter it fits.
extension TurnReader {
    /// The requests that the values may apply to: the open one, else the lapsed and completed ones, latest first.
    private var changeable: [Record] {
        if let question = context.question { return [Record(question.intent, context.parameters)] }
        return ([context.lapsed].compactMap(\.self) + context.recent).filter { grammar.intentIndices[$0.type] != nil }
    }

    /// The change to the open or completed request; a question if the words are ambiguous.
    func changed(_ turn: LearnedTurn) -> DialogueAct? {
        guard context.question.map({ $0.kind.concernsValues }) ?? true, losesNothing(beside: turn) else { return nil }
        let spans = turn.values
        guard spans.isEmpty else { return taken(spans) }
        if turn.act == .again, context.question == nil { return saysNothingElse(than: changeable.first) ? .again([:]) : nil }
        guard turn.spans.isEmpty, let record = changeable.first, let intent = grammar.intentIndices[record.type],
            let values = reader(of: record.fields).changeAtEnd(intent, changing: record)
        else { return nil }
        return context.question == nil ? .again(values) : .correction(values)
    }

    /// Whether all words are function words, or words of the record's intent: "and a torch" is more than "again".
    private func saysNothingElse(than record: Record?) -> Bool {
        let vocabulary = record.flatMap { grammar.intentIndices[$0.type] }.map { grammar.intents[$0].vocabulary }
        return utterance.tokens.indices.allSatisfy { index in
            let word = utterance.word(index)
            return utterance.tokens[index].kind == .symbol || utterance.tokens[index].expansion != nil || isPolite(index)
                || grammar.words.stopWords.contains(word) || grammar.words.emptyWords.contains(word)
                || grammar.words.references.contains(word) || grammar.words.fillers.contains(word)
                || vocabulary?.contains(word) ?? false || part(index..<index + 1).answer() != nil
                || end(of: .same, at: index) != nil || end(of: .too, at: index) != nil
        }
    }

    /// The words of a pick, read as a value.
    func changed(_ turn: LearnedTurn, _ words: [Range<Int>]) -> DialogueAct? {
        taken(words.map { LearnedTurn.Span(role: .thing, tokens: $0) })
    }

    private func taken(_ spans: [LearnedTurn.Span]) -> DialogueAct? {
        var unknown: DialogueAct?
        for record in changeable.prefix(Self.mostRequests) {
            guard let intent = grammar.intentIndices[record.type], !namesThing(foreignTo: record.type) else { continue }
            switch reader(of: record.fields).values(spans, intent, changing: record) {
            case .known(let values):
                // "And the same for Thursday" keeps the hour.
                return context.question == nil ? .again(values.atHours(of: record)) : .correction(values)
            case .unknown(let act): unknown = unknown ?? act
            case .none: continue
            }
        }
        return unknown
    }

    private static let mostRequests = 2

    /// The exchange of a named value for another.
    func exchanged(_ turn: LearnedTurn) -> DialogueAct? {
        guard let old = turn.spans(.old).first, turn.spans(.old).count == 1, turn.values.count == 1, losesNothing(beside: turn),
            let record = changeable.first, let intent = grammar.intentIndices[record.type], !namesThing(foreignTo: record.type),
            let act = reader(of: record.fields).exchanged(part(old), by: part(turn.values[0].tokens), intent),
            case .correction(let values) = act
        else { return nil }
        return context.question == nil ? .again(values) : .correction(values)
    }

    /// An addition to a list of the open request, or the last request repeated for another person.
    func added(_ turn: LearnedTurn) -> DialogueAct? {
        guard let question = context.question else { return changed(turn) }
        guard question.kind.concernsValues, let intent = grammar.intentIndices[question.intent], losesNothing(beside: turn),
            !turn.values.isEmpty, turn.values.count == turn.spans.count,
            case .known(let values) = values(
                turn.values, intent, changing: Record(question.intent, context.parameters), isMore: true)
        else { return nil }
        // What is open has them already: "the water bill is too high".
        let isKnown = values.allSatisfy { name, value in
            let open = context.parameters[name]?.elements ?? []
            return value.elements.allSatisfy { one in open.contains { $0.isSame(as: one) } }
        }
        guard !isKnown else { return nil }
        // A second text, amount or time of a single-value parameter is a change; only another person or object may be an
        // addition.
        let names = turn.values.allSatisfy { $0.role == .person || $0.role == .thing }
        let isMore = values.keys.allSatisfy { name in
            context.parameters[name].map { $0.list != nil || names } ?? false
        }
        return isMore ? .add(values) : .correction(values)
    }

    private enum Values {
        case known([String: ParameterValue])
        /// A span with no known value, or with several.
        case unknown(DialogueAct)
    }

    /// - Parameter isMore: Whether the values are added to the existing ones.
    private func values(
        _ spans: [LearnedTurn.Span], _ intent: Int, changing record: Record, isMore: Bool = false
    ) -> Values? {
        var values: [String: ParameterValue] = [:]
        for (place, span) in spans.enumerated() {
            if span.role == .text {
                guard let text = text(span, intent, record, isMore: isMore) else { return nil }
                values.merge(text) { $1 }
                continue
            }
            switch value(span, beside: spans, intent, changing: record) {
            case .known(let found):
                if place > 0, areOfOneGoal(values, found, intent), spans[place - 1].tokens.upperBound < span.tokens.lowerBound {
                    let words = spans[0].tokens.lowerBound..<span.tokens.upperBound
                    return .unknown(.notUnderstood(.unknownValue(words: utterance.text(words))))
                }
                guard let joined = Self.joined(values, found, besides: record) else { return nil }
                values = joined
            case .unknown(let act): return .unknown(act)
            case nil: return nil
            }
        }
        return values.isEmpty ? nil : .known(merged(values, of: record.type))
    }

    /// Whether both hold a part of one goal, its number or its unit: the kilometers and the hour of "make it 8 and an hour max".
    private func areOfOneGoal(_ first: [String: ParameterValue], _ second: [String: ParameterValue], _ intent: Int) -> Bool {
        grammar.intents[intent].definitions.values.contains { definition in
            guard definition.kind == .goal else { return false }
            let parts = [definition.value, definition.unit].compactMap(\.self)
            return [first, second].allSatisfy { values in parts.contains { values[$0] != nil } }
        }
    }

    /// Merges the values of adjacent spans: of two for one parameter the one that is new, "Tova? No, Grace"; both if the
    /// parameter takes several.
    private static func joined(
        _ first: [String: ParameterValue], _ second: [String: ParameterValue], besides record: Record
    ) -> [String: ParameterValue]? {
        var result = first
        for (name, value) in second {
            guard let earlier = result[name] else {
                result[name] = value
                continue
            }
            if record[name]?.isSame(as: earlier) == true {
                result[name] = value
            } else if record[name]?.isSame(as: value) != true {
                guard let list = earlier.list, let more = value.list else { return nil }
                result[name] = .list(list + more.filter { new in !list.contains { $0.isSame(as: new) } })
            }
        }
        return result
    }

    private func value(
        _ span: LearnedTurn.Span, beside spans: [LearnedTurn.Span], _ intent: Int, changing record: Record
    ) -> Values? {
        let whole = entity(around: span)
        guard !standsForThing(whole) else { return nil }
        let more = surroundings(of: whole, beside: spans).firstResult { known(part($0), span.role, intent, record) }
        if let more { return .known(more) }
        var unknown: Values?
        for start in starts(of: whole) {
            let words = part(start..<whole.upperBound)
            let reader = words.reader(of: record.fields)
            if let reading = reader.correction(of: intent, isAnnounced: true), reading.score > Self.leastSure,
                fits(reading, span.role, intent)
            {
                if let (_, candidates) = reading.ambiguities.min(by: { $0.key < $1.key }) {
                    let written = words.utterance.written
                    unknown = unknown ?? .unknown(.notUnderstood(.ambiguous(words: written, candidates: candidates)))
                } else if let name = reading.unknownValues.min(by: { $0.key < $1.key })?.value {
                    unknown = unknown ?? .unknown(.notUnderstood(.unknownValue(words: name)))
                } else if !reading.parameters.isEmpty {
                    return .known(reading.parameters)
                }
            }
            if let change = reader.bareChange(intent) { return .known(change) }
        }
        return unknown
    }

    /// Whether the words stand for a thing that is described: the "one" of "the San Francisco one" is no number.
    private func standsForThing(_ words: Range<Int>) -> Bool {
        let last = words.upperBound - 1
        guard end(of: .standIn, at: last) == words.upperBound else { return false }
        return (max(0, last - Self.longestLead)..<last).contains { scanner.small.definite.contains(utterance.word($0)) }
    }

    /// The span extended by surrounding words that may say what it is for, longest first: "drop me at Nora's", "20 minutes
    /// later".
    private func surroundings(of words: Range<Int>, beside spans: [LearnedTurn.Span]) -> [Range<Int>] {
        let before = spans.map(\.tokens.upperBound).filter { $0 <= words.lowerBound }.max() ?? openerEnd
        let behind = spans.map(\.tokens.lowerBound).filter { $0 >= words.upperBound }.min() ?? utterance.count
        let first = max(before, words.lowerBound - Self.longestLead)
        let last = min(behind, words.upperBound + Self.longestTail)
        return stride(from: last, through: words.upperBound, by: -1).flatMap { end in
            (min(first, words.lowerBound)...words.lowerBound).map { $0..<end }
        }
    }

    private static let longestLead = 4
    private static let longestTail = 2

    /// The values of the words if they are certain; else `nil`.
    private func known(_ words: TurnReader, _ role: TurnRole?, _ intent: Int, _ record: Record) -> [String: ParameterValue]? {
        guard let reading = words.reader(of: record.fields).correction(of: intent, isAnnounced: true),
            reading.score > Self.leastSure, reading.ambiguities.isEmpty, reading.unknownValues.isEmpty,
            !reading.parameters.isEmpty,
            !reading.spans.contains(where: { $0.source == "text" || $0.source == "unknown" }),
            role.map({ fits(reading, $0, intent) }) ?? !reading.spans.isEmpty
        else { return nil }
        return reading.parameters
    }

    /// The change in the last words when the model marks no span: "use the euro account would you".
    func changeAtEnd(_ intent: Int, changing record: Record) -> [String: ParameterValue]? {
        let first = openerEnd
        let starts = first..<min(first + Self.longestLead + 1, utterance.count)
        return starts.firstResult { start in
            [utterance.count, closerStart(after: start)].firstResult { end in
                end > start && !standsForThing(start..<end) ? known(part(start..<end), nil, intent, record) : nil
            }
        }
    }

    private static let leastSure = 0.8

    /// The span extended to the whole name or time that it cuts: "my brother" of "my brother in law".
    private func entity(around span: LearnedTurn.Span) -> Range<Int> {
        let (start, end) = (span.tokens.lowerBound, span.tokens.upperBound)
        let rest: [Int]
        switch span.role {
        case .person: rest = scanner.people(at: start, isList: false).filter(\.reading.isKnown).map(\.end)
        case .time: rest = [scanner.futureTimeEnd(at: start)].compactMap(\.self)
        default: rest = []
        }
        return start..<max(end, rest.max() ?? end)
    }

    /// The text; appended to the existing one if it is a wish or an addition.
    private func text(_ span: LearnedTurn.Span, _ intent: Int, _ record: Record, isMore: Bool) -> [String: ParameterValue]? {
        let wishes = wishParameter(of: grammar.intents[intent].name)
        guard let name = wishes ?? textParameter(of: intent) else { return nil }
        let words = span.tokens
        let purpose = end(of: .purpose, at: words.lowerBound).flatMap { $0 < words.upperBound ? $0 : nil }
        let isMain = grammar.intents[intent].definitions[name]?.isMain == true
        let text = utterance.freeText(((isMain ? nil : purpose) ?? words.lowerBound)..<words.upperBound)
        if let shape = grammar.intents[intent].definitions[name]?.shape {
            return [name: builder.values.shaped(.string(text), shape)]
        }
        guard wishes != nil || isMore, let known = record[name]?.string, !known.isEmpty else { return [name: .string(text)] }
        return [name: .string("\(known), \(text)")]
    }

    /// Possible starts of the words: with the preceding word that says what the value is for, the "to" of "to Oracle Park", or
    /// without it.
    private func starts(of words: Range<Int>) -> [Int] {
        let before = words.lowerBound - 1
        let isRelated = before >= 0 && end(of: .relation, at: before) == words.lowerBound
        return (isRelated ? [before] : []) + [words.lowerBound]
    }

    /// Whether the parameters filled by the reading hold values of the role.
    private func fits(_ reading: Hypothesis, _ role: TurnRole, _ intent: Int) -> Bool {
        let definitions = grammar.intents[intent].definitions
        let roles = reading.spans.map(\.role) + Array(reading.ambiguities.keys) + Array(reading.unknownValues.keys)
        return roles.allSatisfy { name in definitions[name].map { role.takes($0.kind) } ?? true }
    }
}

extension TurnRole {
    /// Whether the role can stand for values of the kind.
    fileprivate func takes(_ kind: SlotDefinition.Kind) -> Bool {
        switch kind {
        case .text, .texts: self == .text
        case .title: self == .thing || self == .person
        case .person, .people: self == .person || self == .thing
        case .place: self == .place || self == .person || self == .thing
        case .time, .past, .years: self == .time || self == .amount || self == .thing
        case .money, .paymentAmount, .count, .number, .goal, .temperature, .frequency, .duration, .measure:
            self == .amount || self == .count || self == .time || self == .thing
        case .phrase, .phrases, .enumeration, .account, .biller, .messages, .position, .truth, .link: self != .text
        }
    }
}
