import IntentSchema
import Learning

/// A value marked by the model.
struct HeardValue {
    var name: String
    /// Token range in the utterance.
    var words: Range<Int>
    var isLikely: Bool
}

/// Converts the model's slots to values, with the same recognisers as templates.
struct LearnedValues {
    let reader: TurnReader
    let intent: Int

    private typealias Heard = HeardValue

    private var grammar: Grammar { reader.grammar }
    private var utterance: Utterance { reader.utterance }

    /// The intent as a request with its slots' values; as several requests if they repeat.
    func request(_ slots: [LearnedSlot], probability: Double) -> HypothesisBuilder.Built {
        let heard = slots.compactMap { slot in
            utterance.tokens(touching: slot.range).map {
                Heard(name: slot.name, words: $0, isLikely: slot.probability >= Self.likely)
            }
        }
        let repaired = SpanRepair(reader: reader, intent: intent).repaired(quoted(heard))
        let parts = parts(joinedTexts(withUnknownApp(withoutTakenBack(repaired)))).map { $0.map(withoutThing) }
        let all = parts.map { request(of: $0, probability: probability) }
        var first = all[0]
        if all.count > 1 { first.hypothesis.followers = all.dropFirst().map(\.hypothesis) }
        return first
    }

    private func request(of found: [Heard], probability: Double) -> HypothesisBuilder.Built {
        var built = HypothesisBuilder.Built(
            hypothesis: Hypothesis(intent: grammar.intents[intent].name, score: probability, template: "model"))
        let builder = reader.builder
        var values = builder.values
        for slot in found where slot.name == "app" { values.app = nameApp(slot.words, &built) }
        if !found.contains(where: { $0.name == "app" }), let words = plainApp(besides: found.map(\.words)) {
            values.app = nameApp(words, &built)
        }
        var collected = CollectedValues()
        for slot in found where slot.name != "app" {
            if let (index, match, start) = timeAlone(slot, besides: found) ?? match(slot.name, slot.words) {
                collected.begin(values.path(of: grammar.slots[index]), built.hypothesis)
                builder.add(match, slot: grammar.slots[index], at: start, values, to: &built)
                collected.end(&built.hypothesis, joinsOptions: takesSeveral(slot.name))
                // The recogniser may include an article or a preposition; the model's start is more precise.
                if let last = built.hypothesis.spans.indices.last {
                    place(&built.hypothesis.spans[last], at: max(start, slot.words.lowerBound)..<match.end)
                }
            } else if !addTold(slot.name, slot.words, values, &built) {
                built.hypothesis.spans.append(span(slot.words, role: slot.name, candidates: []))
                built.hypothesis.reasons.append("'\(utterance.text(slot.words))' cannot be read as \(slot.name)")
                // What is looked up is told without it: "any bills due soon?".
                if slot.isLikely, !grammar.looksUp(built.hypothesis.intent), let parameter = measured(slot.name, values) {
                    built.hypothesis.unknownValues[parameter] = utterance.text(whole(slot.words))
                }
            }
        }
        measureGoals(found, values, &built)
        // The parameter was repeated in words that can be read.
        for parameter in built.hypothesis.parameters.keys { built.hypothesis.unknownValues[parameter] = nil }
        built.hypothesis.spans.sort { $0.start < $1.start }
        return built
    }

    /// The values grouped by request: "20 to Mom and 30 to Dad" are two requests, each with an amount and a person; a value said
    /// once applies to all.
    ///
    /// Values joined by "or", and values of different number, stay together, so that the user is asked which is meant.
    private func parts(_ found: [Heard]) -> [[Heard]] {
        let groups = Dictionary(grouping: found.indices) { thing(found[$0].name) }
            .filter { $0.value.count > 1 && !takesSeveral($0.key) }
        guard let count = groups.values.map(\.count).max(), count <= Self.mostRequests,
            groups.values.allSatisfy({ $0.count == count }), groups.keys.allSatisfy({ !isMeasure($0) }),
            groups.values.allSatisfy({ areListed($0.map { found[$0].words }) }),
            groups.contains(where: { namesThing($0.key) || areKinds($0.key, $0.value.map { found[$0].words }) })
        else { return [found] }
        let things = groups.first { namesThing($0.key) }?.value ?? []
        let alone = found.indices.filter { groups[thing(found[$0].name)] == nil }
        let divided = divided(found, by: things).merging(leading(alone, of: found, things)) { own, _ in own }
        return (0..<count).map { number in
            found.indices.filter { index in
                groups[thing(found[index].name)].map { $0[number] == index } ?? divided[index].map { $0 == number } ?? true
            }.map { found[$0] }
        }
    }

    /// The request that each value belongs to of which one may have several, where every request has its own: "add bread to groceries and stamps
    /// to errands".
    private func divided(_ found: [Heard], by things: [Int]) -> [Int: Int] {
        let places = things.map { found[$0].words.lowerBound }
        guard let first = places.first else { return [:] }
        var result: [Int: Int] = [:]
        for (_, values) in Dictionary(
            grouping: found.indices.filter({ takesSeveral(thing(found[$0].name)) }), by: { found[$0].name })
        {
            let leads = values.contains { found[$0].words.lowerBound < first }
            let numbers = values.map { index -> Int? in
                let place = found[index].words.lowerBound
                return leads ? places.firstIndex { $0 > place } : places.lastIndex { $0 < place }
            }
            guard Set(numbers) == Set(places.indices.map { $0 }) else { continue }
            for (index, number) in zip(values, numbers) { result[index] = number }
        }
        return result
    }

    /// The request that each value said once belongs to, if it is said behind a joint and in front of what that request is about: the
    /// minimum of "pay the water bill and the minimum on the credit card". A value at the end applies to all.
    private func leading(_ values: [Int], of found: [Heard], _ things: [Int]) -> [Int: Int] {
        values.reduce(into: [:]) { result, index in
            let words = found[index].words
            guard let number = things.firstIndex(where: { found[$0].words.lowerBound >= words.upperBound }), number > 0,
                case let before = found[things[number - 1]].words.upperBound,
                (before..<max(before, words.lowerBound)).contains(where: {
                    grammar.words.joints.contains(utterance.word($0)) || utterance.tokens[$0].followsPunctuation
                })
            else { return }
            result[index] = number
        }
    }

    /// The slot that names the same as the slot, where there is another for it: a company, for a kind of bill.
    private func thing(_ name: String) -> String {
        let definitions = grammar.intents[intent].definitions
        return definitions.filter { $0.value.resets?.contains(name) ?? false }.keys.min() ?? name
    }

    private static let mostRequests = 5

    /// Whether the slot identifies the person or object of a request; two numbers or states are more likely a contradiction.
    private func namesThing(_ name: String) -> Bool {
        grammar.slots(named: name, of: intent).contains { slot in
            let definition = grammar.intents[intent].definitions[grammar.slots[slot].name]
            guard definition?.isExclusive != true else { return false }
            return switch definition?.kind {
            case .person, .place, .phrase, .title, .account, .biller, .messages: true
            // The kind of a bill tells which.
            case .enumeration: grammar.intents[intent].kinds.contains { $0.kind == .biller }
            default: false
            }
        }
    }

    /// Whether the values are kinds of things with nothing but "and" and the thing itself between them: "the water bill and the power bill".
    private func areKinds(_ name: String, _ places: [Range<Int>]) -> Bool {
        let isKind = grammar.slots(named: name, of: intent).contains { slot in
            grammar.intents[intent].definitions[grammar.slots[slot].name]?.isThing ?? false
        }
        return isKind
            && zip(places, places.dropFirst()).allSatisfy { first, second in
                (first.upperBound..<second.lowerBound).map(utterance.word).allSatisfy { word in
                    grammar.words.joints.contains(word) || grammar.words.stopWords.contains(word)
                        || grammar.intents[intent].vocabulary.contains(word)
                }
            }
    }

    /// Whether the slot is the amount or the unit of a measure.
    private func isMeasure(_ name: String) -> Bool {
        grammar.intents[intent].definitions.values.contains { $0.value == name || $0.unit == name }
    }

    /// Whether all adjacent ranges are joined by a conjunction and none is excluded.
    private func areListed(_ places: [Range<Int>]) -> Bool {
        zip(places, places.dropFirst()).allSatisfy { first, second in
            guard first.upperBound <= second.lowerBound else { return false }
            let between = first.upperBound..<second.lowerBound
            let joins =
                between.contains { grammar.words.joints.contains(utterance.word($0)) }
                || (first.upperBound...second.lowerBound).contains { utterance.tokens[$0].followsPunctuation }
            return joins
                && !between.contains { index in
                    grammar.words.alternatives.contains(utterance.word(index))
                        || [Move.exclude, .insteadOf, .negation].contains { reader.end(of: $0, at: index) != nil }
                }
        }
    }

    /// The values with each quotation as one value, whatever the model marks inside it.
    private func quoted(_ found: [Heard]) -> [Heard] {
        var result = found
        for quote in reader.scanner.quotes {
            let inside = result.filter { $0.words.overlaps(quote) }
            let named = inside.first { reader.takesAnyWords($0.name, intent: grammar.intents[intent].name) }?.name ?? textSlot
            guard let name = named ?? inside.first?.name else { continue }
            result.removeAll { $0.words.overlaps(quote) }
            result.append(Heard(name: name, words: quote, isLikely: true))
        }
        return result.sorted { $0.words.lowerBound < $1.words.lowerBound }
    }

    /// The intent's only text slot; `nil` if there is none, or several.
    private var textSlot: String? {
        let texts = grammar.intents[intent].kinds.filter { $0.kind == .text || $0.kind == .texts }
        return texts.count == 1 ? texts[0].name : nil
    }

    /// Joins fragments of a text that are separated by almost nothing, since a text is taken as a whole.
    private func joinedTexts(_ found: [Heard]) -> [Heard] {
        var result: [Heard] = []
        for slot in found {
            if let last = result.last, last.name == slot.name, isWholeText(slot.name),
                slot.words.lowerBound - last.words.upperBound <= Self.mostBetweenTexts
            {
                result[result.count - 1].words = last.words.lowerBound..<slot.words.upperBound
            } else {
                result.append(slot)
            }
        }
        return result
    }

    private static let mostBetweenTexts = 3

    /// Whether the slot takes a single text and not a list.
    private func isWholeText(_ name: String) -> Bool {
        grammar.slots(named: name, of: intent).contains { slot in
            let definition = grammar.intents[intent].definitions[grammar.slots[slot].name]
            return definition?.kind == .text && definition?.shape?.isList != true
        }
    }

    /// Reads an amount with its unit: five kilometres are 5,000 of the unit that workouts use.
    private func measureGoals(_ found: [Heard], _ values: ValueBuilder, _ built: inout HypothesisBuilder.Built) {
        for (name, kind) in grammar.intents[intent].kinds where kind == .goal {
            guard let definition = grammar.intents[intent].definitions[name],
                let amount = found.first(where: { $0.name == definition.value }),
                let unit = found.first(where: { $0.name == definition.unit }),
                let slot = grammar.intents[intent].slotIndices[name],
                let match = reader.scanner.matches(grammar.slots[slot].recogniser, at: amount.words.lowerBound)
                    .first(where: { $0.end >= unit.words.upperBound })
            else { continue }
            var together = HypothesisBuilder.Built(
                hypothesis: Hypothesis(intent: built.hypothesis.intent, score: 1, template: "model"))
            reader.builder.add(match, slot: grammar.slots[slot], at: amount.words.lowerBound, values, to: &together)
            built.hypothesis.parameters.merge(together.hypothesis.parameters) { $1 }
        }
    }

    /// Minimum probability at which words that cannot be read are reported back.
    private static let likely = 0.5

    /// The words extended by those that make them a deadline: "by 5 pm".
    private func whole(_ words: Range<Int>) -> Range<Int> {
        reader.scanner.entities.first { $0.kind == .time && $0.range.overlaps(words) && words.allSatisfy($0.range.contains) }?
            .range ?? words
    }

    /// The parameter for a time, an amount or a measure, which must not be dropped: "tomorrow at 25:99" is not a request for now.
    private func measured(_ name: String, _ values: ValueBuilder) -> String? {
        guard let slot = grammar.slots(named: name, of: intent).first.map({ grammar.slots[$0] }) else { return nil }
        switch grammar.intents[intent].definitions[slot.name]?.kind {
        case .money, .paymentAmount, .count, .number, .time, .past, .temperature, .years, .frequency, .duration, .measure:
            return values.parameter(of: slot)
        case .person, .people, .place, .text, .texts, .phrase, .phrases, .enumeration, .goal, .account, .biller, .title,
            .messages, .truth, .link,
            .position, nil:
            return nil
        }
    }

    /// Removes values that the user retracted: "the red no the blue one".
    private func withoutTakenBack(_ slots: [Heard]) -> [Heard] {
        slots.indices.filter { index in
            guard let next = slots[(index + 1)...].first(where: { $0.name == slots[index].name }) else { return true }
            var isTakenBack = false
            // The model's tokens are finer than the utterance's, so two of its values may share one.
            for start in slots[index].words.upperBound..<max(slots[index].words.upperBound, next.words.lowerBound) {
                grammar.words.repairs.matches(in: utterance, at: start) { end, _ in
                    isTakenBack = isTakenBack || end <= next.words.lowerBound
                }
            }
            return !isTakenBack
        }.map { slots[$0] }
    }

    /// The slot without what belongs to the speaker behind somebody's name: nobody is called "Luca my address".
    private func withoutThing(_ slot: Heard) -> Heard {
        guard grammar.slots(named: slot.name, of: intent).first.flatMap({ grammar.slotFacts[$0].kind })?.isPerson == true,
            let own = slot.words.dropFirst().first(where: { reader.scanner.small.own.contains(utterance.word($0)) }),
            reader.scanner.people(at: slot.words.lowerBound, isList: true).contains(where: { $0.end == own && $0.reading.isKnown }
            )
        else { return slot }
        return Heard(name: slot.name, words: slot.words.lowerBound..<own, isLikely: slot.isLikely)
    }

    /// "To the airport with Foo Cabs": a second value of a single-value parameter after such a word is an unknown app.
    private func withUnknownApp(_ slots: [Heard]) -> [Heard] {
        guard let last = slots.last, last.words.upperBound == utterance.count, last.words.lowerBound > 0,
            grammar.words.small.appJoints.contains(utterance.word(last.words.lowerBound - 1)),
            slots.dropLast().contains(where: { $0.name == last.name }), !slots.contains(where: { $0.name == "app" }),
            !takesSeveral(last.name), reader.scanner.mayNameApp(last.words)
        else { return slots }
        return slots.dropLast() + [Heard(name: "app", words: last.words, isLikely: last.isLikely)]
    }

    private func takesSeveral(_ name: String) -> Bool {
        grammar.slots(named: name, of: intent).contains { slot in
            switch grammar.intents[intent].definitions[grammar.slots[slot].name]?.kind {
            case .people, .texts, .phrases: true
            case .enumeration: grammar.intents[intent].definitions[grammar.slots[slot].name]?.isOptions ?? false
            case let kind? where kind != .time:
                grammar.intents[intent].definitions[grammar.slots[slot].name]?.shape?.isList ?? false
            default: false
            }
        }
    }

    /// The words that name an app supporting the intent, if the model does not use them.
    private func plainApp(besides taken: [Range<Int>]) -> Range<Int>? {
        for start in 1..<max(1, utterance.count) where grammar.words.small.appJoints.contains(utterance.word(start - 1)) {
            for match in reader.scanner.apps(at: start) where match.hearings.isEmpty {
                guard case .app(let apps) = match.reading, !taken.contains(where: { $0.overlaps(start..<match.end) }),
                    apps.contains(where: { reader.context.apps[$0].intents.contains(grammar.intents[intent].name) })
                else { continue }
                return start..<match.end
            }
        }
        return nil
    }

    private func nameApp(_ words: Range<Int>, _ built: inout HypothesisBuilder.Built) -> Int? {
        let named = reader.scanner.apps(at: words.lowerBound).flatMap { match -> [Int] in
            guard match.end == words.upperBound, case .app(let apps) = match.reading else { return [] }
            return apps
        }
        let name = utterance.text(words)
        if named.isEmpty, !reader.scanner.mayNameApp(words) { return nil }
        built.hypothesis.spans.append(span(words, role: "app", candidates: []))
        let able = named.first { reader.context.apps[$0].intents.contains(built.hypothesis.intent) }
        guard let chosen = able ?? named.first else {
            built.unknownApp = name
            return nil
        }
        built.hypothesis.app = reader.context.apps[chosen].id
        return chosen
    }

    /// Adds a value that templates set by such words, as "off" sets `enable: false`.
    private func addTold(
        _ name: String, _ words: Range<Int>, _ values: ValueBuilder, _ built: inout HypothesisBuilder.Built
    ) -> Bool {
        let said = words.map { utterance.tokens[$0].expansion ?? utterance.word($0) }
        let intent = grammar.intents[self.intent]
        // A constant-only parameter, such as for an open-ended workout, has no slot of its own.
        let slots = grammar.slots(named: name, of: self.intent).map { grammar.slots[$0].name }
        for slot in slots.isEmpty ? [name] : slots {
            guard let constant = intent.tellingWords.constant(of: slot, by: said) else { continue }
            let value = reader.builder.value(constant, slot, intent.definitions[slot], values)
            var collected = CollectedValues()
            collected.begin(values.path(of: slot, intent: self.intent), built.hypothesis)
            values.store(value, slot, intent: self.intent, in: &built.hypothesis.parameters)
            collected.end(&built.hypothesis, joinsOptions: takesSeveral(slot))
            built.hypothesis.spans.append(span(words, role: slot, candidates: [value]))
            return true
        }
        return false
    }

    private func place(_ span: inout Hypothesis.Span, at words: Range<Int>) {
        (span.start, span.end) = (utterance.tokens[words.lowerBound].start, utterance.tokens[words.upperBound - 1].end)
        span.text = utterance.text(words)
    }

    private func span(_ words: Range<Int>, role: String, candidates: [ParameterValue]) -> Hypothesis.Span {
        .init(
            start: utterance.tokens[words.lowerBound].start, end: utterance.tokens[words.upperBound - 1].end,
            text: utterance.text(words), role: role, source: "model", candidates: candidates)
    }

    // MARK: Matching

    private static let mostBeyond = 4

    private typealias Found = (slot: Int, match: SlotMatch, start: Int)

    /// The time in the words alone, if what would extend it is another value: "Wednesday" of "Wednesday for 2".
    private func timeAlone(_ heard: Heard, besides found: [Heard]) -> Found? {
        grammar.slots(named: heard.name, of: intent).firstResult { slot in
            let recogniser = grammar.slots[slot].recogniser
            guard grammar.intents[intent].definitions[grammar.slots[slot].name]?.kind == .time,
                let end = reader.scanner.matches(recogniser, at: heard.words.lowerBound).map(\.end).max(),
                end > heard.words.upperBound,
                found.contains(where: { $0.name != heard.name && $0.words.overlaps(heard.words.upperBound..<end) })
            else { return nil }
            let alone = reader.part(heard.words)
            guard var match = alone.scanner.matches(recogniser, at: 0).first(where: { $0.end == alone.utterance.count }) else {
                return nil
            }
            match.end = heard.words.upperBound
            return (slot, match, heard.words.lowerBound)
        }
    }

    /// The words as a value of the parameter: a recogniser's match of all the words, else of most of them, else the raw words if
    /// any would do.
    private func match(_ name: String, _ words: Range<Int>) -> Found? {
        let slots = grammar.slots(named: name, of: intent)
        var best: (found: Found, covered: Int)?
        for slot in slots {
            let recogniser = grammar.slots[slot].recogniser
            // A preposition or an article may be on either side of the model's boundary.
            for start in max(0, words.lowerBound - 1)..<words.upperBound {
                for match in reader.scanner.singleMatches(recogniser, at: start) where match.reading.isKnown {
                    // A recogniser may include more words in the value: "2 of us", "5 x 12 dollars".
                    let beyond = min(1, max(0, match.end - words.upperBound - Self.mostBeyond))
                    let covered =
                        2 * min(match.end, words.upperBound) - 2 * max(start, words.lowerBound)
                        - max(0, words.upperBound - match.end) - beyond * words.count - abs(start - words.lowerBound)
                    // "A tenner", of which the model marks only the last word.
                    let isWhole = match.end == words.upperBound && start < words.lowerBound
                    guard isWhole ? covered > 0 : covered > words.count else { continue }
                    // "Before the 10th" is no day.
                    let isLimit = isWhole && match.reading.limitsTime && grammar.intents[intent].name.hasPrefix("INSearch")
                    guard covered > best?.covered ?? 0 || isLimit else { continue }
                    best = ((slot, match, start), isLimit ? .max : covered)
                }
            }
            if best?.covered ?? 0 >= 2 * words.count { break }
        }
        if let best { return best.found }
        return slots.firstResult { slot in
            openReading(words, of: slot).map {
                (slot, SlotMatch(end: words.upperBound, quality: 0.5, reading: $0), words.lowerBound)
            }
        }
    }

    /// The reading of words that no recogniser matches; `nil` for kinds that accept only known words.
    private func openReading(_ words: Range<Int>, of slot: Int) -> Reading? {
        guard let definition = grammar.intents[intent].definitions[grammar.slots[slot].name],
            !definition.takesProperNames || reader.scanner.mayBeProperName(words)
        else { return nil }
        switch definition.kind {
        case .text, .texts, .title: return .text(words)
        case .person: return .people([PersonReading(contacts: [], words: words)])
        case .people: return .people([PersonReading(contacts: [], words: words)])
        case .place: return .place(PlaceReading(candidates: [], words: words))
        case .phrase, .phrases: return definition.open ?? 0 > 0 ? .unknown(words) : nil
        case .account: return reader.scanner.isTooShort(forAccount: words) ? nil : .account(name: words, type: nil)
        case .biller: return reader.scanner.mayNameBiller(words) ? .biller(name: words) : nil
        case .money, .paymentAmount, .count, .number, .time, .past, .enumeration, .goal, .temperature, .messages, .years,
            .frequency, .truth, .duration, .measure, .link, .position:
            return nil
        }
    }
}

extension Grammar {
    /// The slots that a name in training data may refer to: a slot's own name, or its target, such as `mediaSearch.mediaName` or
    /// `restaurant` for `restaurant.name`. Prefers the lenient variant for bare times, if there is one.
    func slots(named name: String, of intent: Int) -> [Int] {
        if let known = intents[intent].slotsByName[name] { return known }
        guard let last = name.split(separator: ".").last.map(String.init), last != name else { return [] }
        return intents[intent].index(last).map { [$0] } ?? []
    }
}

extension Grammar.Intent {
    fileprivate func index(_ slot: String) -> Int? { slotIndices[slot + "?"] ?? slotIndices[slot] }

    /// The slots by their own names, then by the parameter they fill as a whole, then by the one they fill in part.
    var namedSlots: [String: [Int]] {
        let sorted = definitions.sorted { $0.key < $1.key }
        var result: [String: [Int]] = [:]
        for (slot, definition) in sorted {
            guard let index = index(slot), let parameter = definition.target?.parameter else { continue }
            result[parameter, default: []].append(index)
        }
        var filling: [String: [Int]] = [:]
        for (slot, definition) in sorted {
            guard let fills = definition.fills, let index = index(slot) else { continue }
            filling[fills, default: []].append(index)
        }
        result.merge(filling) { _, whole in whole }
        for name in slotIndices.keys { if let index = index(name) { result[name] = [index] } }
        return result
    }
}
