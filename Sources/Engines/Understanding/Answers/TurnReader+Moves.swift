import Foundation
import IntentSchema

// Moves that change the open request by removing, exchanging or adding values.
extension TurnReader {
    private static let longestMove = 14

    /// The change to the open request; `nil` if there is none with certainty.
    func move(_ question: Question) -> DialogueAct? {
        guard let intent = grammar.intentIndices[question.intent], utterance.count <= Self.longestMove,
            !context.parameters.isEmpty
        else { return nil }
        switch question.kind {
        case .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: return nil
        case .value, .choice, .confirmValue, .confirmRequest: break
        }
        return cores.firstResult { core in
            core.otherNamesake(intent) ?? core.alternative(question) ?? core.valueBehindAlternative(question) ?? core.difference(
                intent)
                ?? core.exchange(intent, question) ?? core.removal(intent, question)
                ?? core.addition(intent, question) ?? core.bareValue(intent, question)
        }
    }

    /// The utterance as it is, without closing phrases, and without a trailing remark.
    private var cores: [TurnReader] {
        let start = openerEnd
        var ends = [utterance.count, closerStart(after: start)]
        if let remark = (start + 1..<max(start + 1, utterance.count)).first(where: isRemark) { ends.append(remark) }
        var seen: Set<Int> = []
        return ends.filter { $0 > start && seen.insert($0).inserted }.map { $0 == utterance.count ? self : part(0..<$0) }
    }

    /// Whether a remark begins at the token: "she is ill", "in case John comes", ", the kid stays home".
    private func isRemark(at place: Int) -> Bool {
        if end(of: .remark, at: place) != nil { return !givesValues(from: place) }
        guard utterance.tokens[place].followsPunctuation, let companion = scanner.companion(at: place) else { return false }
        return end(of: .fewer, at: companion.end) != nil || end(of: .further, at: companion.end) != nil
    }

    /// Whether the words from the token on change the open request themselves: "half 7, we're five".
    private func givesValues(from place: Int) -> Bool {
        guard let intent = context.question.flatMap({ grammar.intentIndices[$0.intent] }) else { return false }
        return part(place..<utterance.count).correction(of: intent)?.parameters.isEmpty == false
    }

    /// The end of the first phrase of the move that starts at the token; `nil` if none does.
    func end(of move: Move, at start: Int) -> Int? { scanner.plainEnd(of: move, at: start) }

    /// The start of the content, after openers such as "no", "ok", "actually".
    var openerEnd: Int {
        var start = 0
        while start < utterance.count - 1 {
            let next = end(of: .opener, at: start) ?? (isPicture(start) ? start + 1 : start)
            // What is quoted opens nothing: "just 'awesome, thanks'".
            guard next > start, next < utterance.count, !scanner.quotes.contains(where: { $0.contains(start) }) else { break }
            start = next
        }
        return start
    }

    /// The token behind openers, or behind lead-ins such as "could you", whichever is farther.
    var behindOpening: Int { max(openerEnd, behindLeadIns) }

    /// Whether the token is an emoji, which is ignored before and after an answer.
    func isPicture(_ index: Int) -> Bool { utterance.tokens[index].isPicture }

    /// "The other one", "something earlier", with no options shown.
    func alternative(_ question: Question) -> DialogueAct? {
        switch question.kind {
        case .confirmRequest, .confirmValue: break
        case .choice where definition(question)?.kind == .time: break
        default: return nil
        }
        guard let kind = alternativeNamed ?? (namesOther(question) ? .other : nil) else { return nil }
        // An app's vocabulary may contain words such as "bigger car".
        if kind != .other, let intent = grammar.intentIndices[question.intent], correction(of: intent) != nil { return nil }
        return looksUp(kind, question) ? lookUpOptions(question) ?? .instead(kind) : .instead(kind)
    }

    /// How what is wanted differs, if the words say nothing else: "anything later?".
    var alternativeNamed: Alternative? {
        Alternative.allCases.first { kind in
            guard let phrases = grammar.words.moves[kind.rawValue] else { return false }
            let starts = [openerEnd] + [end(of: .asks, at: openerEnd), refusedEnd].compactMap(\.self)
            return starts.contains { start in
                var end: Int?
                phrases.matches(in: utterance, at: start) { found, _ in end = found }
                return end == utterance.count
            }
        }
    }

    /// The value that says more closely what is wanted instead: "a bit later, half past".
    private func valueBehindAlternative(_ question: Question) -> DialogueAct? {
        guard
            let border = utterance.tokens.indices.dropFirst(openerEnd + 1).first(where: {
                utterance.tokens[$0].followsPunctuation
            }),
            part(0..<border).alternative(question) != nil,
            let act = interpreter.readByRules(utterance.freeText(border..<utterance.count), in: context).acts.first
        else { return nil }
        switch act {
        case .value, .correction: return act
        default: return nil
        }
    }

    /// "The other John": whether the person is wanted who has the name of the request's, and was offered beside them.
    private func namesOther(_ question: Question) -> Bool {
        let start = openerEnd
        guard let intent = grammar.intentIndices[question.intent], let first = end(of: .otherOne, at: start),
            first < utterance.count,
            let person = scanner.people(at: first, isList: false).first(where: { $0.end == utterance.count }),
            case .people(let people) = person.reading, let contacts = people.first?.contacts, contacts.count > 1
        else { return false }
        return grammar.intents[intent].definitions.contains { name, definition in
            guard definition.kind.isPerson, let taken = context.parameters[name]?.elements.last?.record else { return false }
            return scanner.contact(taken).map(contacts.contains) ?? false && context.offered[name] != nil
        }
    }

    /// "The other Priya": those of that name whom the open request does not concern, if it concerns one of them.
    private func otherNamesake(_ intent: Int) -> DialogueAct? {
        let start = openerEnd
        guard let first = end(of: .otherOne, at: start), first < utterance.count,
            let found = scanner.namesakes(at: first), found.end == utterance.count
        else { return nil }
        // Which of those to choose from that is, is for the user to say.
        if case .choice? = context.question?.kind, found.contacts.count + found.strangers.count > 1 { return .repeat }
        let definitions = grammar.intents[intent].definitions
        for name in definitions.keys.sorted() where definitions[name]?.kind.isPerson == true {
            let taken = context.parameters[name]?.elements.compactMap { $0.record?["displayName"]?.string } ?? []
            let contacts = found.contacts.filter { !taken.contains(context.contacts.contacts[Int($0)].fullName) }
            let strangers = found.strangers.filter { !taken.contains($0) }
            let left = contacts.count + strangers.count
            guard left > 0, left < found.contacts.count + found.strangers.count,
                let slot = grammar.intents[intent].slotIndices[name],
                case let person = PersonReading(contacts: contacts, words: first..<found.end, strangers: strangers),
                case .value(let value) = builder.values.build(.people([person]), slot: grammar.slots[slot])
            else { continue }
            return .correction([name: value])
        }
        return nil
    }

    /// The end of a refusal such as "not him", which refers to the current value.
    private var refusedEnd: Int? {
        guard let refused = end(of: .takeOut, at: openerEnd), let end = end(of: .pronoun, at: refused), end < utterance.count
        else { return nil }
        return end
    }

    // MARK: - Taking out

    /// "Not him", "without the tip", "remove Dad".
    private func removal(_ intent: Int, _ question: Question) -> DialogueAct? {
        let starts = openerEnd > 0 ? [openerEnd, 0] : [0]
        for start in starts {
            if let end = end(of: .without, at: start), end < utterance.count,
                part(end..<utterance.count).correction(of: intent, isAnnounced: true) == nil,
                let name = part(end..<utterance.count).namedParameter(intent)
            {
                return .takeOut([Removal(name)])
            }
            if let skipped = skippedPeople(from: start, intent, question) { return .takeOut(skipped) }
            guard let words = takenOut(from: start) else { continue }
            if let replaced = replacement(words, intent) { return replaced }
            let removals = part(words).removals(intent).filter { removal in
                // In a choice, a refused person may not have been removed.
                removal.parameter != question.parameter || question.kind.isWhole
            }
            if let left = [removals, part(words).removalsWaiting(intent, question)].first(where: { !$0.isEmpty }) {
                return .takeOut(left)
            }
        }
        return nil
    }

    /// "Not him, Tova": what is named behind the refused value takes its place.
    private func replacement(_ words: Range<Int>, _ intent: Int) -> DialogueAct? {
        guard let border = words.dropFirst().first(where: { utterance.tokens[$0].followsPunctuation }),
            case let removals = part(words.lowerBound..<border).removals(intent), removals.count == 1,
            case let name = removals[0].parameter, let known = context.parameters[name],
            case let rest = part(border..<words.upperBound),
            let value = rest.part(rest.openerEnd..<rest.utterance.count).value(of: name, intent)
        else { return nil }
        guard let old = removals[0].element, known.list != nil else { return .correction([name: value]) }
        return .correction([name: .list(known.elements.flatMap { $0.isSame(as: old) ? value.elements : [$0] })])
    }

    /// The words for the value to remove: after "remove", or between "take" and "out".
    private func takenOut(from start: Int) -> Range<Int>? {
        if let end = end(of: .takeOut, at: start), end < utterance.count { return end..<utterance.count }
        guard let verb = end(of: .take, at: start) else { return nil }
        let particle = (verb + 1..<max(verb + 1, utterance.count)).first { end(of: .out, at: $0) == utterance.count }
        return particle.map { verb..<$0 }
    }

    /// The people named, where others of the open request's kind wait, which one of them may be for: "not Wei" of two who are to be asked.
    private func removalsWaiting(_ intent: Int, _ question: Question) -> [Removal] {
        guard context.queued.contains(question.intent), let reading = correction(of: intent, isAnnounced: true) else { return [] }
        return reading.parameters.sorted { $0.key < $1.key }
            .filter { grammar.intents[intent].definitions[$0.key]?.kind.isPerson == true }
            .flatMap { name, value in value.elements.map { Removal(name, element: $0) } }
    }

    /// The people whom the words want left out, and who may be those of the open request or of one that waits: "skip Wei", "forget about Wei",
    /// "don't send Wei anything". A bare "no" refuses the value before the name.
    private func skippedPeople(from start: Int, _ intent: Int, _ question: Question) -> [Removal]? {
        guard context.queued.contains(question.intent) else { return nil }
        let verb = end(of: .negation, at: start).flatMap { verb in
            verb < utterance.count && grammar.intents[intent].vocabulary.contains(utterance.word(verb)) ? verb + 1 : nil
        }
        let phrases = [Move.without, .unwanted].compactMap { end(of: $0, at: start) }.filter { part(start..<$0).answer() != .no }
        guard let first = (phrases + [verb].compactMap(\.self)).max(), first < utterance.count,
            !utterance.tokens.indices.dropFirst(first + 1).contains(where: { utterance.mayBeginClause(at: $0) }),
            case let rest = part(first..<utterance.count), case let people = rest.scanner.mentioned, !people.isEmpty,
            rest.utterance.tokens.indices.allSatisfy({ place in
                !rest.interpreter.saysSomething(rest.utterance.tokens[place]) || rest.isPolite(place)
                    || rest.scanner.canBeName[place]
            }),
            let name = grammar.intents[intent].definitions.keys.sorted().first(where: { name in
                grammar.intents[intent].definitions[name]?.kind.isPerson == true
            })
        else { return nil }
        return people.map { Removal(name, element: $0) }
    }

    /// The open request's values that the words name.
    func removals(_ intent: Int) -> [Removal] {
        if let named = namedParameter(intent) { return [Removal(named)] }
        if end(of: .pronoun, at: 0) == utterance.count, let person = openPerson(intent) { return [person] }
        // "The cilantro" of "some cilantro".
        if let items = itemsParameter(of: intent), let list = context.parameters[items]?.list, list.count > 1,
            utterance.count > 0,
            let title = fitting(0..<utterance.count, list.compactMap { $0.record?["spokenPhrase"]?.string }),
            let item = list.first(where: { $0.record?["spokenPhrase"]?.string == title })
        {
            return [Removal(items, element: item)]
        }
        guard let reading = correction(of: intent, isAnnounced: true) else { return [] }
        let values = reading.parameters.map { ($0.key, $0.value.elements) } + reading.ambiguities.map { ($0.key, $0.value) }
        return values.sorted { $0.0 < $1.0 }.flatMap { name, elements in
            (context.parameters[name]?.elements ?? []).filter { old in elements.contains { old.matches($0) } }
                .map { Removal(name, element: $0) }
        }
    }

    /// The parameter with a value that the words name.
    private func namedParameter(_ intent: Int) -> String? {
        let words = utterance.tokens.map(\.text).filter { !grammar.words.stopWords.contains($0) }
        guard !words.isEmpty else { return nil }
        let definitions = grammar.intents[intent].definitions
        return definitions.keys.sorted().first { name in
            guard let definition = definitions[name], definition.target?.field == nil,
                context.parameters[definition.target?.parameter ?? name] != nil
            else { return false }
            return ((definition.called ?? []) + [name.separatedWords]).contains { grammar.words.tokens.words($0) == words }
        }.map { definitions[$0]?.target?.parameter ?? $0 }
    }

    /// The person a pronoun refers to: the request's last.
    private func openPerson(_ intent: Int) -> Removal? {
        let people = grammar.intents[intent].definitions.filter { $0.value.kind.isPerson }
        for name in people.keys.sorted() {
            if let last = context.parameters[name]?.elements.last { return Removal(name, element: last) }
        }
        return nil
    }

    // MARK: - Exchanging

    /// "Mary instead of John", "change 8 to 9".
    private func exchange(_ intent: Int, _ question: Question) -> DialogueAct? {
        for place in 1..<max(1, utterance.count - 1) {
            guard let end = end(of: .insteadOf, at: place), end < utterance.count else { continue }
            return exchanged(part(end..<utterance.count), by: part(openerEnd..<max(place, openerEnd + 1)), intent)
        }
        guard let verb = end(of: .exchange, at: openerEnd) else { return nil }
        for place in verb + 1..<max(verb + 1, utterance.count - 1) {
            guard let end = end(of: .exchangeTo, at: place), end < utterance.count else { continue }
            return exchanged(part(verb..<place), by: part(end..<utterance.count), intent)
        }
        return nil
    }

    /// The new values in place of the old ones; `nil` if the request does not have the old ones.
    func exchanged(_ old: TurnReader, by new: TurnReader, _ intent: Int) -> DialogueAct? {
        var changes: [String: ParameterValue] = [:]
        for (name, known) in context.parameters.sorted(by: { $0.key < $1.key }) {
            guard let said = old.value(of: name, intent), let value = new.value(of: name, intent) else { continue }
            if let moved = known.atOther(hour: value, insteadOf: said) {
                changes[name] = moved
                continue
            }
            guard known.elements.contains(where: { $0.matches(said) }) else { continue }
            let elements = known.elements.flatMap { $0.matches(said) ? value.elements : [$0] }
            changes[name] = known.list == nil ? value : .list(elements)
        }
        if changes.isEmpty { changes = numbersExchanged(old, by: new) }
        // A word that fits several parameters is ambiguous.
        return changes.count == 1 ? .correction(changes) : nil
    }

    /// The times with another hour or minutes: "change 9 to 10" of 9:20.
    private func numbersExchanged(_ old: TurnReader, by new: TurnReader) -> [String: ParameterValue] {
        guard let first = old.wholeNumber, let second = new.wholeNumber else { return [:] }
        return context.parameters.compactMapValues { $0.exchanging(first, by: second) }
    }

    /// The number that the whole utterance is; `nil` if it is none.
    private var wholeNumber: Int? {
        scanner.quantities.integer(at: 0, limit: 60).flatMap { $0.end == utterance.count ? $0.value : nil }
    }

    /// The words as a value of the parameter, even if bare; `nil` if that is uncertain.
    func value(of parameter: String, _ intent: Int) -> ParameterValue? {
        if let reading = correction(of: intent, isAnnounced: true), let value = reading.parameters[parameter] { return value }
        let name = grammar.intents[intent].name
        let question = Question(kind: .value, intent: name, parameter: parameter)
        guard let kind = definition(question)?.kind, kind != .text, kind != .texts, kind != .title,
            let best = values(question, isText: false).first, best.score > 0.75, case .value(let value) = best.act
        else { return nil }
        return value
    }

    // MARK: - Adding

    /// "Also Mary", "and 10 to Mary too".
    private func addition(_ intent: Int, _ question: Question) -> DialogueAct? {
        guard let values = addedValues(intent), !values.isEmpty else { return nil }
        // A first value is an answer, not an addition.
        guard values.keys.allSatisfy({ context.parameters[$0] != nil }) else { return nil }
        return otherThing(values, intent) ?? .add(values)
    }

    /// The request for another kind of thing, whose company and amount are not those of the first: "and the water bill" behind the internet
    /// bill. `nil` if the values name no kind of a company's things.
    private func otherThing(_ values: [String: ParameterValue], _ intent: Int) -> DialogueAct? {
        let definitions = grammar.intents[intent].definitions
        let owners = definitions.filter { _, owner in owner.resets?.contains { values[$0] != nil } ?? false }.keys
        guard let owner = owners.first(where: { context.parameters[$0] != nil && values[$0] == nil }) else { return nil }
        let kept = context.said.filter { name, _ in name != owner && definitions[name]?.kind != .paymentAmount }
        let other = Hypothesis(
            intent: grammar.intents[intent].name, parameters: kept.merging(values) { $1 }, score: 1, template: "addition",
            reasons: ["another kind of the same"])
        return .followed(.repeat, by: .request(other))
    }

    /// The values after an addition phrase; `nil` if there are none.
    func addedValues(_ intent: Int) -> [String: ParameterValue]? {
        var (start, end) = (additionStart, utterance.count)
        let first = start
        var isStrong = false
        while start < end - 1, let next = self.end(of: .add, at: start) ?? self.end(of: .and, at: start), next < end {
            isStrong = isStrong || self.end(of: .add, at: start) != nil
            start = next
        }
        if let place = (start + 1..<max(start + 1, end)).first(where: { self.end(of: .too, at: $0) == end }) {
            end = place
            isStrong = true
        }
        guard start > first || end < utterance.count else { return nil }
        let rest = part(start..<end)
        let values = rest.correction(of: intent, isAnnounced: true).flatMap { reading in
            reading.ambiguities.isEmpty && reading.unknownValues.isEmpty ? reading.parameters : nil
        }
        guard let values, !values.isEmpty else { return nil }
        // A plain "and" only adds to lists, and begins another request with another person or thing: "and Wei for 20", "and Dad".
        return isStrong || values.keys.allSatisfy { context.parameters[$0]?.list != nil } || isAnother(values, intent)
            ? values : nil
    }

    /// The token behind openers that add nothing: the "and" of "oh and Tova".
    private var additionStart: Int {
        var start = 0
        while start < utterance.count - 1, end(of: .add, at: start) == nil, end(of: .and, at: start) == nil,
            let next = end(of: .opener, at: start), next < utterance.count, end(of: .negation, at: start) == nil
        {
            // "Oh and" opens, but its "and" adds.
            if let joint = (start + 1..<next).first(where: { end(of: .add, at: $0) != nil || end(of: .and, at: $0) != nil }) {
                return joint
            }
            start = next
        }
        let adds = end(of: .add, at: start) != nil || end(of: .and, at: start) != nil
        return adds ? start : 0
    }

    /// Whether another person or thing is named, each value in place of one that the request has.
    private func isAnother(_ values: [String: ParameterValue], _ intent: Int) -> Bool {
        let definitions = grammar.intents[intent].definitions
        let namesAnother = values.keys.contains { name in
            switch definitions[name]?.kind {
            case .person, .biller: true
            default: definitions[name]?.isThing ?? false
            }
        }
        return namesAnother
            && values.allSatisfy { name, value in context.parameters[name].map { !$0.isSame(as: value) } ?? false }
    }

    // MARK: - A value alone

    /// "25" when 20 dollars are to be confirmed: the request's only value that the words can replace.
    private func bareValue(_ intent: Int, _ question: Question) -> DialogueAct? {
        let rest = part((spacedClock ?? openerEnd)..<utterance.count)
        if let index = offeredHour(question) { return .choice(index) }
        switch question.kind {
        case .confirmRequest: break
        // "No, 3" with two options.
        case .choice(let values) where rest.wholeNumber.map { $0 > values.count } ?? false: break
        default: return nil
        }
        return (rest.bareChange(intent) ?? rest.otherCurrency(intent) ?? rest.ownerChange(intent)).map { .correction($0) }
    }

    /// Where the hour and the minutes stand that are all that is said behind "make it": "make it 7 30". `nil` if they do not.
    private var spacedClock: Int? {
        guard let start = end(of: .replacing, at: openerEnd), utterance.count - start == 2,
            utterance.tokens[start...].allSatisfy({ $0.kind == .number }), utterance.tokens[start + 1].text.count == 2
        else { return nil }
        return start
    }

    /// "Dollars, sorry": the request's only amount, in the currency named.
    private func otherCurrency(_ intent: Int) -> [String: ParameterValue]? {
        let start = end(of: .replacing, at: 0) ?? 0
        guard (start + 1...start + 2).contains(utterance.count),
            !(start..<utterance.count).contains(where: { scanner.quantities.number(at: $0) != nil })
        else { return nil }
        var one = grammar.words.tokens.utterance("1 " + utterance.freeText(start..<utterance.count))
        grammar.number(&one)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: one)
        guard let said = reader.scanner.quantities.longest(.money, at: 0), said.end == one.count, said.entity.unitWord != nil,
            let currency = said.entity.unit
        else { return nil }
        let amounts = context.parameters.filter { $0.value.amount != nil }
        guard amounts.count == 1, let (name, value) = amounts.first, let changed = value.with(currency: currency) else {
            return nil
        }
        return [name: changed]
    }

    /// The named person's place, if the open request has another person's place: "Tova was right".
    private func ownerChange(_ intent: Int) -> [String: ParameterValue]? {
        guard utterance.count <= 3, let owner = scanner.lastOwner else { return nil }
        let places = grammar.intents[intent].definitions.filter { $0.value.kind == .place }.keys.sorted()
        let old = context.contacts.contacts[Int(owner)].fullName
        let found = scanner.placesOfPeople(at: 0).first { $0.end == utterance.count && $0.reading.isKnown }
        guard let name = places.first(where: { context.parameters[$0]?.record?["name"]?.string?.hasPrefix(old) ?? false }),
            let found,
            scanner.people(at: 0, isList: false).contains(where: { $0.end == utterance.count && $0.reading.isKnown }),
            let slot = grammar.intents[intent].slotIndices[name],
            case .value(let value) = builder.values.build(found.reading, slot: grammar.slots[slot])
        else { return nil }
        return [name: value]
    }

    /// The request's only value that a bare number can replace; `nil` if there is none, or several.
    func bareChange(_ intent: Int) -> [String: ParameterValue]? {
        guard utterance.count <= 4, isBare else { return nil }
        // "500 from savings" changes two values.
        if let several = correction(of: intent, isAnnounced: true), several.parameters.count > 1, several.ambiguities.isEmpty,
            several.unknownValues.isEmpty
        {
            return several.parameters
        }
        let definitions = grammar.intents[intent].definitions
        let values = context.parameters.keys.sorted().compactMap { name -> (String, ParameterValue)? in
            // A number is never a name.
            switch definitions[name]?.kind {
            case .account?, .biller?, .phrase?, .phrases?, .person?, .people?: return nil
            default: return value(of: name, intent).map { (name, $0) }
            }
        }
        // A number is read as an amount first, else as what it changes least: a party of 3 at 6:30 that is "7" is at 7.
        let amounts = values.filter { $0.1.amount != nil }
        let chosen = amounts.count == 1 ? amounts : nearest(among: values)
        return chosen.count == 1 ? Dictionary(uniqueKeysWithValues: chosen) : nil
    }

    /// The only value, or of a count and a time of day the one that is closer to the request's.
    private func nearest(among values: [(String, ParameterValue)]) -> [(String, ParameterValue)] {
        guard values.count == 2 else { return values }
        let distances = values.map { name, value in context.parameters[name]?.distance(to: value) }
        guard let first = distances[0], let second = distances[1], first != second else { return values }
        return [values[first < second ? 0 : 1]]
    }

    /// Whether the words begin with a number.
    var isBare: Bool {
        let isWritten = utterance.tokens.first.map { [.number, .clock, .symbol].contains($0.kind) } ?? false
        return isWritten || scanner.quantities.number(at: 0) != nil
    }
}

extension Question.Kind {
    /// Whether it concerns the whole request.
    fileprivate var isWhole: Bool {
        if case .confirmRequest = self { true } else { false }
    }
}

extension ParameterValue {
    /// The elements of a list, or the value itself.
    var elements: [ParameterValue] { list ?? [self] }

    /// The time with the old full hour replaced by the new one in the same half of the day: "change 9 to 10" of 9:20.
    fileprivate func atOther(hour new: ParameterValue, insteadOf old: ParameterValue) -> ParameterValue? {
        guard let mine = time, let hour = mine.hour, let minute = mine.minute, minute > 0, let said = old.time?.hour,
            let wanted = new.time?.hour, (old.time?.minute ?? 0) == 0, (new.time?.minute ?? 0) == 0, hour % 12 == said % 12
        else { return nil }
        return with(hour: wanted % 12 + (hour >= 12 ? 12 : 0))
    }

    private func with(hour: Int) -> ParameterValue {
        if var parts = dateComponents {
            parts.hour = hour
            return .dateComponents(parts)
        }
        guard var record else { return self }
        for name in ["startDateComponents", "endDateComponents"] { record[name] = record[name]?.with(hour: hour) }
        return .record(record)
    }

    /// The amount of money in another currency; `nil` if it is none.
    fileprivate func with(currency: String) -> ParameterValue? {
        guard var record else { return nil }
        if record["currencyCode"] != nil {
            record["currencyCode"] = .string(currency)
        } else if let inner = record["amount"]?.with(currency: currency) {
            record["amount"] = inner
        } else {
            return nil
        }
        return .record(record)
    }

    /// How far the other value is: in hours on the clock for times, else in units; `nil` if they are no numbers.
    func distance(to other: ParameterValue) -> Double? {
        if let mine = time, let theirs = other.time, let hour = mine.hour, let wanted = theirs.hour {
            let first = Double(hour % 12) + Double(mine.minute ?? 0) / 60
            let second = Double(wanted % 12) + Double(theirs.minute ?? 0) / 60
            let difference = abs(first - second)
            return min(difference, 12 - difference)
        }
        guard let mine = double, let theirs = other.double else { return nil }
        return abs(mine - theirs)
    }

    /// Whether the spoken value may refer to this one: the same entity, number or time of day.
    fileprivate func matches(_ said: ParameterValue) -> Bool {
        if isSame(as: said) { return true }
        if let mine = double, let theirs = said.double { return mine == theirs }
        if let mine = time, let theirs = said.time {
            guard let hour = mine.hour, let other = theirs.hour else { return false }
            return hour % 12 == other % 12 && (mine.minute ?? 0) == (theirs.minute ?? 0)
        }
        guard let mine = record?["amount"], let theirs = said.record?["amount"] else { return false }
        return mine.double == theirs.double
    }

    /// The time with its hour, or else its minutes, replaced; `nil` if it does not contain the old number.
    fileprivate func exchanging(_ old: Int, by new: Int) -> ParameterValue? {
        if case .record(var record) = self, let start = record["startDateComponents"]?.exchanging(old, by: new) {
            record["startDateComponents"] = start
            return .record(record)
        }
        guard var parts = dateComponents, let hour = parts.hour else { return nil }
        if hour % 12 == old % 12, new <= 23 {
            parts.hour = new > 12 ? new : new % 12 + hour / 12 * 12
        } else if parts.minute == old, new <= 59 {
            parts.minute = new
        } else {
            return nil
        }
        return .dateComponents(parts)
    }

    /// The time, or the start of the period.
    var time: DateComponents? { dateComponents ?? record?["startDateComponents"]?.dateComponents }
}
