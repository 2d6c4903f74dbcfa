import IntentSchema

// Picks from the results just shown: "the middle one, get me that", "the 7 pm one", "play the second".
extension TurnReader {
    /// An utterance that scores at least this for another intent is not a pick.
    private static let sure = 0.9

    /// The latest look-up's results; `nil` if there were none to choose from.
    var shown: ShownChoices? {
        guard let shown = ShownChoices(recent: context.recent, calendar: context.calendar),
            grammar.intentIndices[shown.intent] != nil, context.apps.contains(where: { $0.intents.contains(shown.intent) })
        else { return nil }
        return shown
    }

    /// The request for the result picked; `nil` if none is picked.
    func pickedFromShown(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard let shown, answer() != .thanks else { return nil }
        if let wished = pickedWithWish(shown) { return wished }
        let isSame = requests.first.map { $0.hypothesis.intent == shown.intent } ?? true
        if isSame, saysHow(requests.first, shown) { return nil }
        if isSame, !shown.isActedOn, let parameters = acting(on: shown) { return request(parameters, of: shown) }
        // "Book one compact for 3" is no table at a place of that name.
        if let first = requests.first, !isSame, guessesName(first.hypothesis), let parameters = acting(on: shown) {
            return request(parameters, of: shown)
        }
        // "The second one for 3 at six" is a ride where rides are shown, whatever the model makes of it, which leaves "the second" out.
        let losesPick =
            requests.first.map { $0.hypothesis.template == "model" && $0.hypothesis.leftOut?.isEmpty == false } ?? false
        if isOther(requests.first, than: shown), !losesPick { return completed(requests.first, shown) }
        if let (index, changes) = pick(from: shown) {
            return request(shown.parameters(for: index).merging(changes) { $1 }, of: shown)
        }
        if shown.isActedOn { return nil }
        if let time = otherTime(than: shown) { return request(shown.carried.merging(time) { $1 }, of: shown) }
        if let parameters = acting(on: shown) { return request(parameters, of: shown) }
        // "Book it" refers to the only result, else to what was looked up.
        guard utterance.count > 1,
            clauses.contains(where: { $0.answer() == .yes && $0.pointsAtSomething && !$0.isPointer(0) && $0.opensRequest(at: 0) })
        else { return completed(requests.first, shown) }
        return request(told(of: shown).map { shown.parameters(for: $0) } ?? shown.carried, of: shown)
    }

    /// The request for the result picked, with the wish behind it: "the second one, with a note that it's a birthday".
    private func pickedWithWish(_ shown: ShownChoices) -> DialogueAct? {
        guard let name = wishParameter(of: shown.intent),
            let place = utterance.tokens.indices.dropFirst().first(where: { end(of: .wishWords, at: $0) != nil }),
            let start = end(of: .wishWords, at: place), start < utterance.count,
            !(start..<utterance.count).contains(where: {
                scanner.quantities.number(at: $0) != nil || scanner.futureTimeEnd(at: $0) != nil
            }),
            case .request(var request)? = part(0..<place).pickedFromShown([]), request.parameters[name] == nil
        else { return nil }
        request.parameters[name] = .string(utterance.freeText(start..<utterance.count).withoutEndMark)
        return .request(request)
    }

    /// Whether the reading of all words says more than which result is meant: "add this song to the queue".
    private func saysHow(_ requested: HypothesisBuilder.Built?, _ shown: ShownChoices) -> Bool {
        guard let reading = requested?.hypothesis, shown.thing == nil, reading.template != "model", reading.score >= 0.98 else {
            return false
        }
        return !Set(reading.parameters.keys).isSubset(of: shown.parameters(for: 0).keys)
    }

    /// The request for what was looked up, completed by the words: "8 o'clock, two people", "pay the minimum".
    private func completed(_ requested: HypothesisBuilder.Built?, _ shown: ShownChoices) -> DialogueAct? {
        guard let requested, requested.unknownApp == nil, case let reading = requested.hypothesis, reading.intent == shown.intent,
            !shown.isActedOn, reading.ambiguities.isEmpty, reading.unknownValues.isEmpty, reading.followers?.isEmpty ?? true,
            let thing = shown.thing, reading.parameters[thing] == nil, !namesAnotherPlace(reading)
        else { return nil }
        let known = told(of: shown).map { shown.parameters(for: $0) } ?? shown.carried
        guard known[thing] != nil else { return nil }
        let values = known.merging(reading.parameters) { $1 }.merging(times(of: reading, on: known)) { $1 }
        return self.request(values, of: shown, leftOut: reading.leftOut)
    }

    /// Whether a place is said of which nothing is made: "a table in Berkeley" is not at the restaurant shown before.
    private func namesAnotherPlace(_ reading: Hypothesis) -> Bool {
        reading.leftOut?.contains { part in
            part.kind == .place
                || utterance.tokens.indices.contains { index in
                    index > 0 && utterance.text(index..<utterance.count).hasPrefix(part.text)
                        && scanner.small.within.contains(utterance.word(index - 1))
                }
        } ?? false
    }

    /// The reading's times; those without a day keep the day looked up.
    private func times(of reading: Hypothesis, on known: [String: ParameterValue]) -> [String: ParameterValue] {
        guard let intent = grammar.intentIndices[reading.intent] else { return [:] }
        let definitions = grammar.intents[intent].definitions
        return reading.spans.reduce(into: [:]) { result, span in
            let words = utterance.tokens.indices.filter {
                span.start <= utterance.tokens[$0].start && utterance.tokens[$0].end <= span.end
            }
            guard definitions[span.role]?.kind == .time, let slot = grammar.intents[intent].slotIndices[span.role],
                case let parameter = definitions[span.role]?.target?.parameter ?? span.role,
                let sought = known[parameter]?.beginning, let first = words.first, let last = words.last,
                let time = scanner.matches(grammar.slots[slot].recogniser, at: first).firstResult({ match in
                    if match.end == last + 1, case .time(let time) = match.reading { time } else { nil as TimeReading? }
                }) ?? hourAlone(first...last),
                case .value(let value) = builder.values.build(
                    .time(time.keeping(sought, after: scanner.now)), slot: grammar.slots[slot])
            else { return }
            builder.values.store(value, span.role, intent: intent, in: &result)
        }
    }

    /// The hour that a number is where a time is looked for: the "seven" of "the one at seven".
    private func hourAlone(_ words: ClosedRange<Int>) -> TimeReading? {
        scanner.time(at: words.lowerBound, TimeSlots.Wish(isEvening: true, isLenient: true)).flatMap { found in
            found.end == words.upperBound + 1 ? found.reading : nil
        }
    }

    /// A pick of another shown result while the request for one of them is to be confirmed.
    func changedPick(_ question: Question) -> DialogueAct? {
        guard case .confirmRequest = question.kind, let shown, shown.intent == question.intent, !shown.isActedOn, !isCount,
            !utterance.tokens.indices.contains(where: { refusesNext($0) }),
            let (index, changes) = pick(from: shown)
        else { return nil }
        return .correction(shown.picked(index).merging(changes) { $1 })
    }

    /// Whether the number is a count and not a list position: "make it four" changes something else.
    var isCount: Bool {
        let places = (0..<utterance.count).filter { $0 == 0 || end(of: .standIn, at: $0) == nil }
        return places.contains { scanner.quantities.number(at: $0) != nil }
            && !places.contains { scanner.quantities.ordinal(at: $0) != nil }
    }

    /// The values of the result picked, if it has the one asked for.
    func pickedValues(of shown: ShownChoices, _ question: Question) -> DialogueAct? {
        guard let (index, changes) = pick(from: shown), case let values = shown.picked(index), let asked = question.parameter,
            values[asked] != nil
        else { return nil }
        return .correction(values.merging(changes) { $1 })
    }

    /// The look-up once more, at a time that none of its results reaches: "anything later?".
    func beyondShown() -> DialogueAct? {
        guard let shown, !shown.isActedOn, let kind = alternativeNamed, kind == .later || kind == .earlier,
            let (name, time) = shown.time(minutes: Self.minutesBeyond, isLater: kind == .later)
        else { return nil }
        return .again([name: .dateComponents(time)])
    }

    private static let minutesBeyond = 30

    /// A question about the results: which is the best or fits, or about the one told last. Answered with a result's name; `nil` if it
    /// is none.
    func askedAboutShown() -> DialogueAct? {
        guard let shown = shown ?? ShownChoices(toldOf: context.recent, calendar: context.calendar) else { return nil }
        if let (border, excepted) = exceptedOne(of: shown) {
            return part(0..<border).askedAbout(shown.without(excepted))
        }
        return askedAbout(shown)
    }

    private func askedAbout(_ shown: ShownChoices) -> DialogueAct? {
        guard asksOpenQuestion else { return askedOfOne(of: shown) }
        if pointsAtTold, shown.results.count > 1, let index = told(of: shown), let name = shown.name(of: index) {
            return .inquire(Inquiry(.details, topic: name))
        }
        // The "long" of "how long would the compact take" compares nothing.
        let isDegree = openerEnd + 2 < utterance.count && !scanner.comparedMatches(at: openerEnd + 1).isEmpty && !asksWhich
        let rest = part(openerEnd + (isDegree ? 2 : 1)..<utterance.count)
        // "Which would be the cheapest for one person".
        var thing = rest.comparedAlone ?? rest
        while thing.utterance.count > 1, !isCompared(thing), let next = thing.shorter { thing = next }
        if !asksWhich || isSuperlative(thing), isCompared(thing), let (index, _) = thing.pick(from: shown),
            let name = shown.name(of: index)
        {
            return .inquire(Inquiry(.details, topic: name))
        }
        guard asksWhich else { return askedOfOne(of: shown) }
        let fitting = holding(of: shown)
        return .inquire(fitting.count == 1 ? Inquiry(.details, topic: shown.name(of: fitting[0])) : inquiry)
    }

    /// Whether the words ask which of the results that were shown: "which one has room for five", "which of them is nearest".
    var asksWhichShown: Bool {
        asksWhich && (shown ?? ShownChoices(toldOf: context.recent, calendar: context.calendar)) != nil
    }

    /// Whether the words begin with "which one" or "which of those".
    var asksWhich: Bool {
        let start = openerEnd
        guard start + 2 < utterance.count, grammar.words.openQuestions.contains(utterance.word(start)) else { return false }
        if scanner.small.ones.contains(utterance.word(start + 1)) { return true }
        return scanner.small.of.contains(utterance.word(start + 1)) && scanner.small.pointers.contains(utterance.word(start + 2))
    }

    /// Whether the words end in the result that was told last: "how much is that one", "how long does it take".
    var pointsAtTold: Bool {
        utterance.tokens.indices.contains { index in
            guard scanner.small.pointers.contains(utterance.word(index)), !scanner.small.groups.contains(utterance.word(index))
            else { return false }
            let next =
                index + 1 < utterance.count && scanner.small.ones.contains(utterance.word(index + 1)) ? index + 2 : index + 1
            return next == utterance.count || index + 2 >= utterance.count
        }
    }

    private func isSuperlative(_ reader: TurnReader) -> Bool {
        switch reader.pick() {
        case .compared?, .ranked?: true
        default: false
        }
    }

    /// Indices of the results that hold as many people as the words say: "which one has room for five".
    private func holding(of shown: ShownChoices) -> [Int] {
        let numbers = (openerEnd + 2..<utterance.count).compactMap { index in
            scanner.quantities.integer(at: index, limit: 100)?.value
        }
        guard numbers.count == 1 else { return [] }
        return shown.results.indices.filter { shown.holds(numbers[0], $0) }
    }

    private func isCompared(_ reader: TurnReader) -> Bool {
        switch reader.pick() {
        case .compared?, .ranked?, .position?: true
        default: false
        }
    }

    /// The first comparison, without the words around it; `nil` if there is none.
    var comparedAlone: TurnReader? {
        utterance.tokens.indices.firstResult { index in
            scanner.comparedMatches(at: index).first.map { match in
                let isRanked = index > 0 && scanner.quantities.ordinal(at: index - 1) != nil
                return part((isRanked ? index - 1 : index)..<match.end)
            }
        }
    }

    /// The words without the first.
    private var shorter: TurnReader? { utterance.count > 1 ? part(1..<utterance.count) : nil }

    /// The values of a request that names an action on one of the results, with its details: "pay half of it", "pay the cheapest
    /// from savings".
    private func acting(on shown: ShownChoices) -> [String: ParameterValue]? {
        guard let intent = grammar.intentIndices[shown.intent], utterance.count <= Self.longestAction else { return nil }
        let start = openerEnd
        var first = start
        while first < utterance.count, grammar.intents[intent].keywords.contains(utterance.tokens[first].word) { first += 1 }
        guard first < utterance.count else { return nil }
        for split in stride(from: utterance.count, through: first + 1, by: -1) {
            // Without a verb, "the cheapest one to the beach".
            let thing = part(first..<split)
            if first == start, split == utterance.count || !thing.isPick(of: shown) { continue }
            // "The internet one" is one of the results, not an amount.
            if split < utterance.count, scanner.small.ones.contains(utterance.word(split)) { continue }
            guard let index = thing.part(0..<thing.closerStart(after: 0)).meant(of: shown),
                let changes = split == utterance.count
                    ? [:] : part(split..<utterance.count).changes(of: intent, on: shown.context(of: index))
            else { continue }
            return shown.parameters(for: index).merging(changes) { $1 }
        }
        guard first > start else { return nil }
        // "Pay half of it": the words give the details, and "it" is the result read out.
        guard let index = told(of: shown),
            let changes = part(first..<utterance.count).changes(of: intent, on: shown.context(of: index))
        else { return nil }
        return shown.parameters(for: index).merging(changes) { $1 }
    }

    private static let longestAction = 12

    /// Whether the words pick by position, time or comparison.
    private func isPick(of shown: ShownChoices) -> Bool {
        switch pickedThing(of: shown).pick() ?? pick() {
        case .position?, .compared?, .ranked?: true
        default: timedPick(from: shown) != nil || namedPick(shown.question) != nil
        }
    }

    /// Index of the result meant: the one picked, or the one read out if the words only refer back.
    private func meant(of shown: ShownChoices) -> Int? {
        if utterance.tokens.indices.allSatisfy({ isPointer($0) }), pointsAtSomething { return told(of: shown) }
        let picks = Set([overduePick(from: shown) ?? namedPick(from: shown) ?? clausePick(from: shown)].compactMap(\.self))
        return picks.first
    }

    private func isPointer(_ index: Int) -> Bool {
        grammar.words.references.contains(utterance.word(index)) || grammar.words.fillers.contains(utterance.word(index))
    }

    /// The only result, or the one read out when the user asked about several.
    private func told(of shown: ShownChoices) -> Int? {
        if shown.results.count == 1 { return 0 }
        guard let topic = context.told?.topic else { return nil }
        let places = shown.results.indices.filter { shown.name(of: $0) == topic }
        return places.count == 1 ? places[0] : nil
    }

    /// The changes that the words alone make to a request with these values; `nil` if there are none with certainty.
    private func changes(of intent: Int, on values: [String: ParameterValue]) -> [String: ParameterValue]? {
        var beside = context
        beside.parameters = values
        let reader = TurnReader(interpreter: interpreter, context: beside, utterance: utterance)
        guard let reading = reader.correction(of: intent, isAnnounced: true), reading.ambiguities.isEmpty,
            reading.unknownValues.isEmpty, !reading.parameters.isEmpty
        else { return nil }
        return reading.parameters.merging(reader.times(of: reading, on: values)) { $1 }
    }

    private func isOther(_ request: HypothesisBuilder.Built?, than shown: ShownChoices) -> Bool {
        guard let request, request.hypothesis.score >= Self.sure else { return false }
        // A request without a value to act on is no rival: "pay half of it".
        if !request.hypothesis.unknownValues.isEmpty, request.hypothesis.parameters.isEmpty { return false }
        // "Book it for tomorrow at six" names nothing else.
        if request.hypothesis.template == "model", pointsAtOneThing, namesOnlyDetails(request.hypothesis) { return false }
        // "Play it" refers to the item shown.
        if request.hypothesis.parameters["mediaItems"] != nil { return true }
        return request.hypothesis.intent != shown.intent
            || request.hypothesis.parameters.contains { shown.carried[$0.key] != nil }
    }

    /// Whether a name in the reading is a guess: any words could be one.
    private func guessesName(_ reading: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[reading.intent] else { return false }
        return reading.spans.contains { span in
            span.source == "text" && grammar.intents[intent].definitions[span.role]?.kind == .title
        }
    }

    private var pointsAtOneThing: Bool {
        utterance.tokens.contains { scanner.small.pointers.contains($0.text) && !scanner.small.groups.contains($0.text) }
    }

    /// Whether the reading's values are only times, numbers and amounts.
    private func namesOnlyDetails(_ reading: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[reading.intent] else { return false }
        return reading.ambiguities.isEmpty && reading.unknownValues.isEmpty
            && reading.spans.allSatisfy { span in
                switch grammar.intents[intent].definitions[span.role]?.kind {
                case .time?, .count?, .number?, .money?, .paymentAmount?, .duration?: true
                default: false
                }
            }
    }

    func request(
        _ parameters: [String: ParameterValue], of shown: ShownChoices, leftOut: [LeftOut]? = nil
    ) -> DialogueAct {
        var reading = Hypothesis(
            intent: shown.intent, parameters: parameters, score: 1, template: "shown",
            reasons: ["picks from what was shown last"])
        reading.leftOut = leftOut
        return .request(reading)
    }

    /// The only result picked by any clause, and the changes that the other clauses make to it: "the cheapest, for 6:30 tonight".
    /// `nil` if none is picked or several are, or a clause has a number or a time with which nothing can be done.
    func pick(from shown: ShownChoices) -> (index: Int, changes: [String: ParameterValue])? {
        let clauses = clauses.map { ($0, $0.clausePick(from: shown)) }
        let picks = Set(clauses.compactMap(\.1))
        guard picks.count == 1, let index = picks.first else { return nil }
        let intent = grammar.intentIndices[shown.intent]
        var changes: [String: ParameterValue] = [:]
        for (clause, pick) in clauses where pick == nil {
            let said = intent.flatMap { clause.changes(of: $0, on: shown.context(of: index)) } ?? [:]
            let losesValue = clause.utterance.tokens.indices.contains { place in
                clause.scanner.quantities.number(at: place) != nil || clause.scanner.futureTimeEnd(at: place) != nil
            }
            if said.isEmpty, losesValue { return nil }
            changes.merge(said) { $1 }
        }
        return (index, changes)
    }

    func clausePick(from shown: ShownChoices) -> Int? {
        if let index = timedPick(from: shown) ?? overduePick(from: shown) ?? namedPick(from: shown) { return index }
        let question = shown.question
        guard let pick = pick() ?? separatedPick(of: shown) else {
            return utterance.count <= Self.longestPick ? namedPick(question) : nil
        }
        guard case .choice(let index)? = picked(pick, among: shown.results.count, question)?.act else { return nil }
        if case .any = pick { return nil }
        // "And for 2?" says how many come.
        if isCount, utterance.count > openerEnd + 1, let intent = grammar.intentIndices[shown.intent],
            let count = changes(of: intent, on: shown.context(of: index)), count.count == 1, count.values.first?.integer != nil
        {
            return nil
        }
        return index
    }

    /// The pick between the parts of a separable verb: "put the first one on".
    private func separatedPick(of shown: ShownChoices) -> Pick? {
        guard utterance.count > 2, end(of: .particle, at: utterance.count - 1) == utterance.count else { return nil }
        return pickedThing(of: shown).pick()
    }

    private static let longestPick = 5

    /// The only result whose name matches all the words: "book the compact", but not "the compact at six".
    private func namedPick(_ question: Question) -> Int? {
        // "The compact tomorrow" says when as well.
        guard !utterance.tokens.indices.contains(where: { scanner.futureTimeEnd(at: $0) != nil }),
            let best = choices(question).first, best.score >= Self.wholly, case .choice(let index) = best.act
        else {
            return nil
        }
        return index
    }

    /// The only result at the named time.
    private func timedPick(from shown: ShownChoices) -> Int? {
        guard utterance.count <= 6, let intent = grammar.intentIndices[shown.intent] else { return nil }
        let core = pickedThing(of: shown)
        guard let reading = core.correction(of: intent, isAnnounced: true), reading.parameters.count == 1,
            let time = reading.parameters.values.first?.dateComponents, let indices = shown.indices(at: time), indices.count == 1
        else { return nil }
        return indices[0]
    }

    /// A time that no result had, in words that pick one: "the 7 pm one".
    private func otherTime(than shown: ShownChoices) -> [String: ParameterValue]? {
        guard utterance.count <= 6, utterance.tokens.indices.contains(where: { end(of: .standIn, at: $0) != nil }),
            let intent = grammar.intentIndices[shown.intent], ShownChoices.choosesByTime(shown.intent)
        else { return nil }
        var open = context
        // For another day, the time that was looked up applies.
        let sought = shown.carried.filter { $0.value.beginning?.hour != nil }
        open.parameters = shown.parameters(for: 0).merging(sought) { $1 }
        let words = TurnReader(interpreter: interpreter, context: open, utterance: pickedThing(of: shown).utterance)
        guard let reading = words.correction(of: intent, isAnnounced: true), reading.parameters.count == 1,
            reading.parameters.values.first?.beginning?.hour != nil
        else { return nil }
        return reading.parameters
    }

    /// The only overdue result, if the words say nothing but that it is late: "the late one".
    private func overduePick(from shown: ShownChoices) -> Int? {
        let said = pickedThing(of: shown).utterance
        guard said.count > 0, end(of: .overdue, in: said) == said.count, let indices = shown.indices(overdueAt: context.now),
            indices.count == 1
        else { return nil }
        return indices[0]
    }

    private func end(of move: Move, in said: Utterance) -> Int? {
        var end: Int?
        grammar.phrases(of: move).matches(in: said, at: 0) { found, _ in end = found }
        return end
    }

    /// The only result the words name, with nothing else: "pay the internet one".
    private func namedPick(from shown: ShownChoices) -> Int? {
        let thing = pickedThing(of: shown)
        guard pointsAtOne || thing.utterance.count < utterance.count, thing.pick() == nil else { return nil }
        let question = shown.question
        let named = thing.choices(question)
        guard named.count == 1, named[0].score >= Self.wholly, case .choice(let index) = named[0].act else { return nil }
        return index
    }

    /// The score of an option that matches all the words.
    private static let wholly = 1.0

    /// Whether the words end in "one", referring to one of several: "the internet one".
    var pointsAtOne: Bool { utterance.count > 0 && scanner.small.ones.contains(utterance.word(utterance.count - 1)) }

    /// The words for the object, without the action verb and referring words.
    private func pickedThing(of shown: ShownChoices) -> TurnReader {
        guard let intent = grammar.intentIndices[shown.intent] else { return self }
        var start = openerEnd
        let end = closerStart(after: start)
        while start < end - 1, grammar.intents[intent].keywords.contains(utterance.tokens[start].word) { start += 1 }
        if let picked = self.end(of: .pick, at: start), picked < end { start = picked }
        // "Put the first one on".
        let isSeparable = end - start > 1 && self.end(of: .particle, at: end - 1) == end && start > openerEnd
        return (start == 0 && end == utterance.count ? self : part(start..<(isSeparable ? end - 1 : end))).pickedWords
    }

    /// Whether the words are just a verb and a referring word: "book it", "get me that".
    var pointsAtSomething: Bool { utterance.tokens.contains { grammar.words.references.contains($0.text) } }

    /// The words of a pick without their frame: "the 7 pm one" without "the" and "one".
    var pickedWords: TurnReader {
        var (start, end) = (0, utterance.count)
        while start < end - 1, grammar.words.references.contains(utterance.word(start)) { start += 1 }
        // The "next" of "the next one" is a position; "that one next" says when.
        while end > start + 1, grammar.words.references.contains(utterance.word(end - 1)),
            !scanner.small.nextWords.contains(utterance.word(end - 1))
        { end -= 1 }
        return start == 0 && end == utterance.count ? self : part(start..<end)
    }

    /// The clauses between punctuation, without openers and closers.
    private var clauses: [TurnReader] {
        let starts = [0] + (1..<max(1, utterance.count)).filter { utterance.tokens[$0].followsPunctuation }
        guard starts.count <= 4 else { return [self] }
        return zip(starts, starts.dropFirst() + [utterance.count]).map { start, end in
            let clause = part(start..<end)
            let first = clause.openerEnd
            return first == 0 ? clause : clause.part(first..<clause.utterance.count)
        }
    }
}
