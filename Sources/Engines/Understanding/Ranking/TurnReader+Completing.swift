import Foundation
import IntentSchema

// Final adjustments to a reading: missing and duplicate values.
extension TurnReader {
    /// Adds a text that has only symbols, such as "???", which are not tokenised as words.
    func addSigns(to hypothesis: inout Hypothesis) {
        guard let last = utterance.tokens.last, let index = grammar.intentIndices[hypothesis.intent] else { return }
        let texts = grammar.intents[index].definitions.filter {
            $0.value.kind == .text && $0.value.shape == nil && $0.value.isWish != true
        }
        guard let slot = texts.first(where: { $0.value.isMain == true || texts.count == 1 })?.key else { return }
        let values = builder.values
        let signs = utterance.slice(last.end, utterance.characters.count).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let isMeant = signs.count > 1 || signs.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        guard isMeant, !signs.contains("\""), !values.holds(slot, intent: index, in: hypothesis.parameters),
            hypothesis.spans.last.map({ $0.end == last.end }) ?? false
        else { return }
        values.store(.string(signs), slot, intent: index, in: &hypothesis.parameters)
        hypothesis.reasons.append("the text is '\(signs)'")
    }

    /// Drops a duplicate account or place, such as the same one as origin and destination.
    func dropSame(in hypothesis: inout Hypothesis) {
        guard hypothesis.spans.count > 1, let index = grammar.intentIndices[hypothesis.intent] else { return }
        let definitions = grammar.intents[index].definitions.filter { $0.value.kind == .account || $0.value.kind == .place }
        let spans = hypothesis.spans.filter { definitions[$0.role] != nil }
        for (position, span) in spans.enumerated().dropFirst() where hypothesis.parameters[span.role] != nil {
            let isSame = spans[..<position].contains { other in
                other.role != span.role && hypothesis.parameters[other.role] == hypothesis.parameters[span.role]
            }
            guard isSame else { continue }
            hypothesis.parameters[span.role] = nil
            hypothesis.reasons.append("\(span.role) is the same as another, which cannot be meant")
        }
    }

    /// Adds the amount computed in a payment's purpose: "for two tires at 30 dollars each".
    func addProduct(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent],
            let slot = grammar.intents[index].kinds.first(where: { $0.kind == .money })?.name,
            hypothesis.parameters[slot] == nil, hypothesis.ambiguities[slot] == nil, scanner.composedAmounts.count == 1,
            case .exact(let amount) = scanner.composedAmounts[0].value
        else { return }
        let currency = scanner.composedAmounts[0].currency ?? context.locale.currency?.identifier ?? "USD"
        hypothesis.parameters[slot] = .record(.currencyAmount(amount, currency))
        hypothesis.unknownValues[slot] = nil
    }

    /// Adds the amount that a share of a bill comes to, if the bill was shown last: "pay half of the water bill".
    func addShare(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent], let told = scanner.recordTold,
            let name = grammar.intents[index].kinds.first(where: { $0.kind == .paymentAmount })?.name,
            hypothesis.unknownValues[name] != nil, let slot = grammar.intents[index].slotIndices[name],
            let thing = utterance.tokens.indices.firstResult({ scanner.sharedThing(at: $0) }),
            told[thing.parameter]?.integer == thing.value, let (amount, currency) = scanner.amountTold,
            case .value(let value) = builder.values.build(
                .money(scanner.part(thing.share, of: amount), currency: currency), slot: grammar.slots[slot])
        else { return }
        hypothesis.unknownValues[name] = nil
        builder.values.store(value, name, intent: index, in: &hypothesis.parameters)
        hypothesis.reasons.append("'\(utterance.text(thing.range))' is of what was shown last")
    }

    /// Adds what the whole was paid for, of which a share is meant: "half of the pizza, it was 36".
    func addPurpose(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent],
            grammar.intents[index].kinds.contains(where: { $0.kind == .money }), let name = textParameter(of: index),
            hypothesis.parameters[name] == nil, let purpose = scanner.composedAmounts.firstResult(\.purpose)
        else { return }
        hypothesis.parameters[name] = .string(utterance.freeText(purpose))
    }

    /// Adds the list or the note that was made, changed or shown last: "add socks to it", "add that he wants cash to the note".
    func addContainer(to hypothesis: inout Hypothesis) {
        guard !context.recent.isEmpty, let index = grammar.intentIndices[hypothesis.intent],
            let (name, record) = grammar.intents[index].records.first(where: { Self.containers.contains($0.value.type) }),
            hypothesis.parameters[name] == nil, hypothesis.unknownValues[name] == nil,
            hypothesis.template.contains(" follow-up ") || record.type == Self.noteType || pointsAtEnd(besides: hypothesis),
            let container = context.recent.firstResult({ $0.container(record.type) })
        else { return }
        hypothesis.parameters[name] = container
        hypothesis.reasons.append("\(name) is the one that was last dealt with")
    }

    /// Adds the title of the list that was last dealt with to a question that points at it: "what's on it now".
    func addTitle(to hypothesis: inout Hypothesis) {
        guard hypothesis.template.contains(" follow-up "), looksUp(hypothesis.intent),
            let index = grammar.intentIndices[hypothesis.intent],
            let (name, definition) = grammar.intents[index].definitions.first(where: {
                $0.value.kind == .title && $0.value.shape == .speakable && $0.value.fills == nil
            }), definition.called != nil, hypothesis.parameters[name] == nil,
            let list = context.recent.firstResult({ $0.container(Self.listType) })?.record, let title = list["title"]
        else { return }
        hypothesis.parameters[name] = title
        hypothesis.reasons.append("the list is the one that was last dealt with")
    }

    fileprivate static let listType = "INTaskList"
    fileprivate static let noteType = "INNote"
    private static let containers: Set<String> = [listType, noteType]

    /// Puts what was noted last in the place of a title that only points: "and put it on my to do list".
    func resolveTitles(in hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent],
            hypothesis.parameters.values.contains(where: { $0.list?.count == 1 })
        else { return }
        for (name, definition) in grammar.intents[index].definitions where definition.kind == .text && definition.shape != nil {
            let parameter = definition.target?.parameter ?? name
            guard let titles = hypothesis.parameters[parameter]?.list, titles.count == 1,
                let said = titles[0].record?["spokenPhrase"]?.string, case let words = grammar.words.tokens.words(said),
                words.count == 1,
                scanner.small.pointers.contains(words[0])
            else { continue }
            guard let meant = context.recent.prefix(2).firstResult(\.noted) ?? scanner.lastBooked?.place else {
                hypothesis.parameters[parameter] = nil
                continue
            }
            hypothesis.parameters[parameter] = .list([.record(.speakableString(meant))])
            hypothesis.reasons.append("'\(said)' is '\(meant)'")
        }
    }

    /// Whether the last word points at something and is no value: "to it".
    private func pointsAtEnd(besides hypothesis: Hypothesis) -> Bool {
        let isNoun = utterance.count > 3 && scanner.small.listNouns.contains(utterance.word(utterance.count - 1))
        let pointer = utterance.count - (isNoun ? 2 : 1)
        guard let last = utterance.tokens.last, pointer > 1,
            scanner.small.pointers.contains(utterance.word(pointer))
                || isNoun && scanner.small.definite.contains(utterance.word(pointer))
        else { return false }
        return !hypothesis.spans.contains { $0.start <= last.start && last.end <= $0.end }
    }

    /// Adds the size of a party that is described and not numbered: "for me and my wife".
    func addParty(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent], grammar.intents[index].has(.count) else { return }
        let counts = grammar.intents[index].definitions.filter { $0.value.kind == .count && $0.value.fills == nil }
        guard counts.count == 1, let slot = counts.first?.key else { return }
        // "For me and the kids": how many that are is asked.
        if let party = scanner.uncountedParty, scanner.scanParties().isEmpty, hypothesis.parameters[slot]?.integer ?? 1 == 1,
            !hypothesis.spans.contains(where: { $0.source == "text" && $0.start <= utterance.tokens[party.lowerBound].start })
        {
            hypothesis.parameters[slot] = nil
            hypothesis.unknownValues[slot] = utterance.text(party)
            return
        }
        // "Dinner with three friends" is for four.
        if let known = hypothesis.parameters[slot]?.integer, let party = scanner.companions.first,
            party.count == known + 1, scanner.companions.allSatisfy({ $0.range == party.range })
        {
            hypothesis.parameters[slot] = .integer(party.count)
        }
        guard hypothesis.parameters[slot] == nil, hypothesis.ambiguities[slot] == nil,
            case let counted = scanner.scanParties() + scanner.companions,
            case let parties = counted.isEmpty ? scanner.speakerWithKnown : counted, parties.count == 1
        else { return }
        let party = parties[0].range
        let (start, end) = (utterance.tokens[party.lowerBound].start, utterance.tokens[party.upperBound - 1].end)
        // The "four" of "the four of us" may be no value by itself.
        let others = hypothesis.spans.filter { $0.role != slot || !$0.candidates.isEmpty }
        guard !others.contains(where: { $0.start < end && start < $0.end }) else { return }
        hypothesis.parameters[slot] = .integer(parties[0].count)
        hypothesis.unknownValues[slot] = nil
        hypothesis.spans.append(
            Hypothesis.Span(
                start: start, end: end, text: utterance.text(party), role: slot, source: "number",
                candidates: [.integer(parties[0].count)]))
        hypothesis.spans.sort { $0.start < $1.start }
    }

    /// Gives a time that takes the place of another in the same sentence what only that one says: "tomorrow at 6, make that 7 pm" is
    /// tomorrow.
    func refineTimes(in hypothesis: inout Hypothesis) {
        guard let intent = grammar.intentIndices[hypothesis.intent] else { return }
        for span in hypothesis.spans {
            guard let definition = grammar.intents[intent].definitions[span.role], definition.kind == .time,
                case let name = definition.target?.parameter ?? span.role, hypothesis.parameters[name] != nil,
                let index = grammar.intents[intent].slotIndices[span.role],
                let start = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
                // The second takes a bare hour.
                let match = [index, grammar.intents[intent].slotIndices[span.role + "?"]].compactMap(\.self).firstResult({
                    index in
                    scanner.matches(grammar.slots[index].recogniser, at: start)
                        .first { utterance.tokens[$0.end - 1].end == span.end }
                }),
                case .time(var time) = match.reading,
                let old = retractedTime(before: start, slot: grammar.slots[index]) ?? bookedDay(&time)
                    ?? openValues(for: hypothesis)[name]?.beginning,
                case .value(let value) = builder.values.build(
                    .time(time.keeping(old, after: scanner.now)), slot: grammar.slots[index])
            else { continue }
            builder.values.store(value, span.role, intent: intent, in: &hypothesis.parameters)
        }
    }

    /// Adds the town to the name of a thing that the app knows by it, and for which nothing else takes a place: "Italian places in San
    /// Francisco".
    ///
    /// - Returns: The words that say so.
    func addTown(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[hypothesis.intent], let town = townSaid,
            case (let first, let last) = (utterance.tokens[town.lowerBound].start, utterance.tokens[town.upperBound - 1].end),
            !hypothesis.spans.contains(where: { $0.source != "unknown" && $0.start < last && first < $0.end })
        else { return [] }
        for (name, template) in grammar.intents[intent].records.sorted(by: { $0.key < $1.key }) where template.location != nil {
            let isKnown = hypothesis.spans.contains { span in
                span.source == "vocabulary" && parameter(of: span.role, intent: hypothesis.intent) == name
            }
            guard
                let value = isKnown
                    ? hypothesis.parameters[name]?.inTown(utterance.freeText(town)) : named(by: town, name, of: hypothesis)
            else { continue }
            hypothesis.parameters[name] = value
            hypothesis.reasons.append("\(name) is \(utterance.text(town))")
            return [town]
        }
        return []
    }

    /// What is looked for by its town alone, which the app may know: "a table in Oakland". `nil` if it has a name.
    private func named(by town: Range<Int>, _ name: String, of hypothesis: Hypothesis) -> ParameterValue? {
        guard hypothesis.parameters[name] == nil, hypothesis.ambiguities[name] == nil, hypothesis.unknownValues[name] == nil,
            case let words = part(town.lowerBound + 1..<town.upperBound),
            case let question = Question(kind: .value, intent: hypothesis.intent, parameter: name),
            case .value(let value)? = words.values(question, isText: false).first?.act
        else { return nil }
        return value
    }

    /// When the booking is whose place is meant, if the time says no other day: "a taxi there, leave at 6:30". A day that is said once more says
    /// nothing of its half: "a cab there tomorrow at 7:40" is in the evening, as the dinner is.
    private func bookedDay(_ time: inout TimeReading) -> DateComponents? {
        guard time.recurrence == nil, let booked = scanner.lastTime else { return nil }
        guard time.tells.contains(.day) else { return booked }
        guard time.tells.contains(.openClock), time.start.day == booked.day, time.start.month == booked.month else { return nil }
        time.tells.remove(.day)
        return booked
    }

    /// Adds the destination that "there" is, where the reading has not used it: "get us a taxi there for that".
    ///
    /// - Returns: The words that say so.
    func addPlacePointedAt(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard let index = grammar.intentIndices[hypothesis.intent], hypothesis.template == "model",
            case let definitions = grammar.intents[index].definitions,
            let name = definitions.keys.sorted().first(where: { name in
                definitions[name]?.kind == .place && definitions[name]?.isMain == true
            }), hypothesis.parameters[name] == nil, hypothesis.unknownValues[name] == nil,
            let slot = grammar.intents[index].slotIndices[name],
            let place = utterance.tokens.indices.first(where: { end(of: .placePointer, at: $0) != nil }),
            let end = end(of: .placePointer, at: place),
            let match = scanner.matches(grammar.slots[slot].recogniser, at: place).first(where: { $0.end == end }),
            case .value(let value) = builder.values.build(match.reading, slot: grammar.slots[slot])
        else { return [] }
        builder.values.store(value, name, intent: index, in: &hypothesis.parameters)
        hypothesis.reasons.append("'\(utterance.text(place..<end))' is where was booked last")
        // "For that" says what for.
        let purpose = self.end(of: .purpose, at: end).flatMap { self.end(of: .pronoun, at: $0) }
        return [place..<(purpose ?? end)]
    }

    /// Adds the party of the booking whose place is meant, where all go: "get us a taxi there".
    func addBookedParty(to hypothesis: inout Hypothesis) {
        guard scanner.lastTime != nil, utterance.tokens.indices.contains(where: { end(of: .everyoneOfUs, at: $0) != nil }),
            let index = grammar.intentIndices[hypothesis.intent],
            case let counts = grammar.intents[index].definitions.filter({ $0.value.kind == .count && $0.value.fills == nil }),
            counts.count == 1, let slot = counts.first?.key, hypothesis.ambiguities[slot] == nil,
            isFree(slot, in: &hypothesis, index),
            let booked = context.recent.first(where: { $0.type.hasSuffix(Self.booking) && $0.type != hypothesis.intent }),
            let party = booked[slot]
        else { return }
        hypothesis.parameters[slot] = party
        hypothesis.reasons.append("as many go as the booking is for")
    }

    /// Whether the party is not said. A bare number that is the hour of the booking is when to be there: "get us a ride there for 8".
    private func isFree(_ slot: String, in hypothesis: inout Hypothesis, _ intent: Int) -> Bool {
        guard let party = hypothesis.parameters[slot]?.integer else { return true }
        guard let parameter = departure(of: intent), hypothesis.parameters[parameter] == nil, let hour = scanner.lastTime?.hour,
            hour % 12 == party % 12, let place = hypothesis.spans.firstIndex(where: { $0.role == slot }),
            case let words = hypothesis.spans[place].text, words.allSatisfy({ !$0.isWhitespace })
        else { return false }
        hypothesis.parameters[slot] = nil
        (hypothesis.spans[place].role, hypothesis.spans[place].candidates) = (parameter, [])
        hypothesis.unknownValues[parameter] = words
        hypothesis.reasons.append("'\(words)' is when to be there")
        return true
    }

    private static let booking = "Intent"

    /// The time that the words before the token take back.
    private func retractedTime(before start: Int, slot: Grammar.Slot) -> DateComponents? {
        let earlier = scanner.entities.last { $0.kind == .time && $0.range.upperBound < start }
        guard let earlier, start - earlier.range.upperBound <= Self.longestRepair,
            (earlier.range.upperBound..<start).contains(where: { index in
                grammar.words.repairs.longest(in: utterance, at: index) != nil || end(of: .rewording, at: index) != nil
            }),
            let match = scanner.matches(slot.recogniser, at: earlier.range.lowerBound)
                .first(where: { $0.end == earlier.range.upperBound }),
            case .value(let value) = builder.values.build(match.reading, slot: slot)
        else { return nil }
        return value.beginning
    }

    private static let longestRepair = 4
}

extension Record {
    /// The only list of tasks, or note, in the record.
    func container(_ type: String) -> ParameterValue? {
        fields.sorted { $0.key < $1.key }.firstResult { field in
            if let record = field.value.record { return record.type == type ? field.value : nil }
            // Notes that were shown; lists come with the tasks on them.
            guard type == TurnReader.noteType, let all = field.value.list, all.count == 1 else { return nil }
            return all[0].record?.type == type ? all[0] : nil
        }
    }

    /// What was written down: a note's text, or the title of a task.
    fileprivate var noted: String? {
        self["content"]?.record?["text"]?.string ?? fields.sorted { $0.key < $1.key }.firstResult { $0.value.taskTitles.first }
    }
}
