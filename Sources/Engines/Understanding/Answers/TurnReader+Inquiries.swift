import IntentSchema

// Questions about the open request or the last one.
extension TurnReader {
    /// The aspects in order of precedence.
    private static let aspects: [Inquiry.Aspect] = [
        .reason, .cheapest, .soonest, .closest, .largest, .price, .duration, .distance, .count, .date, .place, .person, .app,
        .options,
        .name, .text, .state, .description,
    ]

    /// The aspect asked about.
    var inquiry: Inquiry {
        let words = Set(utterance.tokens.flatMap { [$0.text] + ($0.expansion.map { [$0] } ?? []) })
        let telling = grammar.words.aspects
        let aspect =
            Self.aspects.first { telling[$0.rawValue].map { !words.isDisjoint(with: $0) } ?? false }
            ?? aspectOfValue
        let others = telling.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let content = Set(utterance.tokens.indices.filter(isContent)).filter { index in
            !scanner.entities.contains { Self.asked[$0.kind] != nil && $0.range.contains(index) }
        }
        let facts = content.filter { end(of: .contactFact, at: $0) != nil && !others.contains(utterance.word($0)) }
        // "The late fee" is about more than a fee, and "the driver's number" about the driver.
        let topic = content.subtracting(facts.count < content.count ? facts : []).filter { index in
            !others.contains(utterance.word(index))
                || !opensQuestion(index - 1) && (content.contains(index - 1) || content.contains(index + 1))
        }.sorted()
        let strange = topic.filter { index in
            !others.contains(utterance.word(index)) && (aspect == nil || isThing(index, content, others)) && isStrange(index)
        }
        return Inquiry(
            aspect ?? .details, topic: topic.isEmpty ? nil : topic.map(utterance.word).joined(separator: " "),
            strange: strange.isEmpty ? nil : strange.map(utterance.word).joined(separator: " "))
    }

    /// What is asked about by a value: "will I be there by 5:15?".
    private var aspectOfValue: Inquiry.Aspect? {
        guard !asksOpenQuestion, isAsked(utterance.tokens.indices) || asksAboutTold() else { return nil }
        return scanner.entities.lazy.compactMap { Self.asked[$0.kind] }.first
    }

    /// What a value in a question asks about.
    private static let asked: [FoundEntity.Kind: Inquiry.Aspect] = [.time: .date, .money: .price, .duration: .duration]

    private func opensQuestion(_ index: Int) -> Bool {
        index >= 0 && grammar.words.openQuestions.contains(utterance.word(index))
    }

    /// Whether the word says what is asked about, and does not only ask.
    private func isContent(_ index: Int) -> Bool {
        let token = utterance.tokens[index]
        return token.kind == .word && token.expansion == nil && !grammar.words.stopWords.contains(token.text)
            && !grammar.words.questions.contains(token.text) && !grammar.words.openQuestions.contains(token.text)
            && !grammar.words.fillers.contains(token.text) && !scanner.small.ones.contains(token.text)
    }

    /// Whether the word stands where a thing is named: behind an article, a determiner, "which" or another such word, or before a
    /// possessive ending.
    private func isThing(_ index: Int, _ content: Set<Int>, _ asking: Set<String>) -> Bool {
        if index + 1 < utterance.count, utterance.tokens[index + 1].expansion != nil { return true }
        guard index > 0, case let before = utterance.word(index - 1) else { return false }
        let small = scanner.small
        return small.definite.contains(before) || small.indefinite.contains(before) || small.subjectDeterminers.contains(before)
            || small.pointers.contains(before) || opensQuestion(index - 1) && !asking.contains(before)
            || content.contains(index - 1) && isThing(index - 1, content, asking)
    }

    /// Whether the word has nothing to do with what the open request is about.
    private func isStrange(_ index: Int) -> Bool {
        let about = context.question?.intent ?? context.recent.first?.type
        guard let intent = about.flatMap({ grammar.intentIndices[$0] }), answer() != .details else { return false }
        let word = utterance.word(index)
        return !grammar.intents[intent].keywords.contains(utterance.tokens[index].word)
            && !grammar.intents[intent].vocabulary.contains(word) && !isPolite(index) && !grammar.words.emptyWords.contains(word)
            && end(of: .onOffer, at: index) == nil
    }

    /// The inquiry as an act; asking to hear the choices repeats the question.
    func inquiring(_ question: Question) -> DialogueAct {
        var inquiry = inquiry
        inquiry.choice = choiceAskedAbout(question)
        switch question.kind {
        case .choice, .chooseApp, .chooseReading:
            if let value = askedWhichAre(question) { return value }
            // Of the free times only the closest are offered.
            if inquiry.aspect == .options, definition(question)?.kind == .time, let lookUp = lookUpOptions(question) {
                return lookUp
            }
            if inquiry.aspect == .options || inquiry == Inquiry(.details) { return .repeat }
            if asksWhatThereIs, inquiry.choice == nil, onlyNames(question.intent) { return .repeat }
            if let best = bestShown(inquiry.aspect, question) { inquiry.topic = best }
        case .value:
            if inquiry.aspect == .reason { return .inquire(inquiry) }
            if inquiry.aspect != .options, inquiry.strange == nil, asksWhatThereIs { inquiry = Inquiry(.options) }
            if Self.concernsOptions.contains(inquiry.aspect), let lookUp = lookUpOptions(question) { return lookUp }
            if asksWhatThereIs { return .inquire(Inquiry(.options)) }
            // Before anything was shown, there are no details to give.
            if inquiry.aspect == .details { return .notUnderstood(.noMatch(nearest: nil)) }
        case .confirmValue, .confirmRequest, .confirmReading, .unlock, .permit:
            if let other = askedAboutOther(question) { return other }
            if [.options, .cheapest, .largest, .description].contains(inquiry.aspect), let lookUp = lookUpOptions(question) {
                return lookUp
            }
            if question.kind == .confirmRequest, asksWhatThereIs, inquiry.strange == nil,
                onlyNames(question.intent, isNamed: true),
                let lookUp = lookUpOptions(question)
            {
                return lookUp
            }
            if question.kind == .confirmReading, asksWhatThereIs, inquiry.strange == nil, looksUp(question.intent) { return .yes }
            if inquiry == Inquiry(.details) { return .repeat }
            // "Did that go through?" of what is yet to be confirmed: it is asked for once more.
            if question.kind == .confirmRequest, inquiry.aspect == .state,
                utterance.isQuestion(utterance.tokens.indices) || !asksOpenQuestion,
                SentenceFilter(self).markers.contains(where: { $0.sentence == .past })
            {
                return .repeat
            }
        }
        return .inquire(inquiry)
    }

    /// Whether all that a question is about is what the open request is about: the "bills" of "what bills are there", where one is to be paid.
    private func onlyNames(_ intent: String, isNamed: Bool = false) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        let content = utterance.tokens.indices.filter { isContent($0) && end(of: .onOffer, at: $0) == nil }
        return !(isNamed && content.isEmpty)
            && content.allSatisfy { place in
                let word = utterance.word(place)
                return names(intent, in: place..<place + 1) || scanner.small.kindNouns.contains(word)
                    || [word, String(word.dropLast())].contains { grammar.intents[index].vocabulary.contains($0) }
            }
    }

    /// "What's free on Saturday?": what is to be confirmed with another time, of which is asked whether there is something then.
    private func askedAboutOther(_ question: Question) -> DialogueAct? {
        guard asksWhatThereIs, let intent = grammar.intentIndices[question.intent],
            let offer = utterance.tokens.indices.compactMap({ end(of: .onOffer, at: $0) }).last, offer < utterance.count,
            case let rest = part(offer..<utterance.count),
            let said = rest.correction(of: intent, isAnnounced: true)
                ?? rest.part(0..<max(1, rest.closerStart(after: 0))).correction(of: intent, isAnnounced: true),
            said.ambiguities.isEmpty, said.unknownValues.isEmpty
        else { return nil }
        let changes = said.parameters.filter { name, value in
            grammar.intents[intent].definitions[name]?.kind == .time && context.parameters[name]?.isSame(as: value) != true
        }
        return changes.isEmpty ? nil : .correction(changes)
    }

    /// "Which of those are Italian?", "which Italian places are in San Francisco?": what is known to the app as a name for some of the choices,
    /// with the town, which it then offers alone; `nil` for other questions.
    func askedWhichAre(_ question: Question) -> DialogueAct? {
        let start = openerEnd
        guard case .choice(let choices) = question.kind, grammar.words.openQuestions.contains(utterance.word(start)),
            utterance.count - start <= Self.longestWhich
        else { return nil }
        let names = choices.compactMap { $0.record?["name"]?.string?.lowercased() }
        let limit = (start + 1..<utterance.count).first { utterance.mayBeginClause(at: $0) } ?? utterance.count
        let clause = part(0..<limit)
        let town = clause.townSaid
        for first in start + 1..<max(start + 1, town?.lowerBound ?? limit) {
            for end in (first + 1..<(town?.lowerBound ?? limit) + 1).reversed() {
                let given = part(first..<end).values(question, isText: false).first
                guard let given, !given.isGuess, given.score > Self.sureValue, case .value(let value) = given.act else {
                    continue
                }
                // "What bills are there" names none of them.
                if (first..<end).allSatisfy({ self.names(question.intent, in: $0..<$0 + 1) }) { continue }
                // "How do those two compare?" asks about some of them by name.
                if let name = value.record?["name"]?.string?.lowercased(), names.contains(name) { return nil }
                let act = DialogueAct.value(town.flatMap { value.inTown(utterance.freeText($0)) } ?? value)
                let rest = limit + part(limit..<utterance.count).joinerEnd
                guard rest < utterance.count else { return act }
                return .followed(act, by: .notUnderstood(.unused(words: utterance.freeText(rest..<utterance.count))))
            }
        }
        return nil
    }

    private static let longestWhich = 24

    /// The words for a town, with the preposition before it, at the end of the utterance; `nil` if there is none.
    var townSaid: Range<Int>? {
        guard let start = utterance.tokens.indices.last(where: { scanner.small.within.contains(utterance.word($0)) }),
            case let end = closerStart(after: start), start + 1 < end, end - start <= Self.longestTown,
            scanner.placeMatches(at: start + 1).contains(where: { $0.end == end && $0.reading.isKnown })
        else { return nil }
        return start..<end
    }

    private static let longestTown = 4

    /// A question about a time where times are offered: about the one that was said and is not to be had, "is half past seven not free,
    /// then?", or about one of those offered, which it takes; `nil` for other words.
    func askedAboutTime(_ question: Question) -> DialogueAct? {
        let offered: [ParameterValue]
        switch question.kind {
        case .choice(let values): offered = values
        case .confirmValue(let value): offered = [value]
        default: return nil
        }
        guard let name = question.parameter, definition(question)?.kind == .time,
            asksOpenQuestion || grammar.words.questions.contains(utterance.word(openerEnd)), let hour = hourSaid
        else { return nil }
        if let wanted = context.said[name], offered.allSatisfy({ $0.contradicts(wanted) }), wanted.isAt(hour) {
            return .inquire(Inquiry(.reason))
        }
        let fitting = offered.indices.filter { offered[$0].isAt(hour) }
        let others = utterance.tokens.indices.filter { !hour.words.contains($0) }
        guard fitting.count == 1, case .choice = question.kind, !asksOpenQuestion,
            !others.contains(where: { end(of: .negation, at: $0) != nil || scanner.quantities.number(at: $0) != nil })
        else { return nil }
        return .choice(fitting[0])
    }

    /// A question whether a value is what the open request has: "is it on Friday?", "will I be there by 5:15?". It is answered with what
    /// there is; `nil` for other words.
    func askedAboutValue(_ question: Question) -> DialogueAct? {
        let start = openerEnd
        guard question.kind == .confirmRequest, start + 1 < utterance.count, let intent = grammar.intentIndices[question.intent],
            // "Was it 30 or 35? Make it 35."
            !utterance.tokens.indices.dropFirst(start + 1).contains(where: { utterance.mayBeginClause(at: $0) }),
            grammar.words.questions.contains(utterance.word(start)),
            !scanner.small.abilityVerbs.contains(utterance.word(start)), case let next = utterance.word(start + 1),
            scanner.small.pointers.contains(next) || scanner.small.speakers.contains(next)
                || scanner.small.definite.contains(next),
            aspectOfValue != nil, correction(of: intent) == nil
        else { return nil }
        return inquiring(question)
    }

    /// A question about what the speaker has, which is no answer to what is asked: "do I still have my table for Thursday?", where another
    /// one is to be booked. `nil` for other words, and for questions about what there is to choose from.
    func askedAboutOwn(_ question: Question) -> DialogueAct? {
        guard question.kind != .value, openerEnd + 1 < utterance.count,
            grammar.words.questions.contains(utterance.word(openerEnd)),
            scanner.small.speakers.contains(utterance.word(openerEnd + 1)),
            let built = requests().accepted.first, looksUp(built.hypothesis.intent),
            built.hypothesis.score >= Self.sureRequest, built.hypothesis.leftOut?.isEmpty ?? true,
            ShownChoices.lookUp(for: question.intent, context.parameters)?.intent != built.hypothesis.intent,
            context.apps.contains(where: { $0.intents.contains(built.hypothesis.intent) })
        else { return nil }
        return act(built)
    }

    /// An hour on the clock, and its words.
    struct HourSaid {
        var hour: Int
        var minute: Int
        var words: Range<Int>
    }

    /// The first time of day among the words, or the only number, which may be an hour; `nil` if there is neither.
    var hourSaid: HourSaid? {
        if let found = scanner.entities.first(where: { $0.kind == .time }),
            let time = part(found.range).scanner.time(at: 0, TimeSlots.Wish()), let start = time.reading?.start,
            let hour = start.hour
        {
            return HourSaid(hour: hour, minute: start.minute ?? 0, words: found.range)
        }
        let numbers = utterance.tokens.indices.compactMap { place in
            scanner.quantities.integer(at: place, limit: Self.lastHour).map { (value: $0.value, words: place..<$0.end) }
        }
        guard numbers.count == 1 else { return nil }
        return HourSaid(hour: numbers[0].value, minute: 0, words: numbers[0].words)
    }

    private static let lastHour = 24

    /// "Why not?" where no yes could be meant, or another value is offered than was said.
    func asksWhy(_ question: Question) -> Bool {
        switch question.kind {
        case .value, .choice: break
        case .confirmValue(let offered)
        where question.parameter.flatMap({ context.said[$0] }).map { !$0.isSame(as: offered) } ?? false: break
        default: return false
        }
        guard grammar.words.aspects[Inquiry.Aspect.reason.rawValue]?.contains(utterance.word(openerEnd)) ?? false else {
            return false
        }
        let isRefused =
            question.kind.asksAboutValue
            || question.parameter.map { context.said[$0] != nil && context.parameters[$0] == nil } ?? false
        return isRefused || answer() == nil
    }

    /// What is looked up by a question that a remark follows: "what's in my checking? might owe him for gas".
    func questionBeforeRemark(_ question: Question) -> DialogueAct? {
        guard let border = utterance.tokens.indices.dropFirst().first(where: { utterance.beginsSentence(at: $0) }),
            isAsked(0..<border), !isAsked(border..<utterance.count), case let rest = part(border..<utterance.count),
            rest.utterance.count <= Self.longestRest, rest.answer() == nil,
            !grammar.words.taskVerbs.contains(rest.utterance.tokens[rest.openerEnd]),
            rest.end(of: .relation, at: rest.openerEnd) == nil,
            !rest.utterance.tokens.indices.contains(where: { index in
                rest.scanner.quantities.number(at: index) != nil || rest.scanner.futureTimeEnd(at: index) != nil
                    || rest.end(of: .pick, at: index) != nil && index == rest.openerEnd
            }),
            case .request(let lookUp)? = interpreter.readClause(utterance.freeText(0..<border), in: context),
            looksUp(lookUp.intent), lookUp.score >= Self.fairLookUp, lookUp.template != Self.optionsTemplate,
            lookUp.leftOut?.isEmpty ?? true
        else { return nil }
        return .request(lookUp)
    }

    private static let longestRest = 10

    /// Aspects in which options differ, so that the options are read out.
    private static let concernsOptions: Set<Inquiry.Aspect> = [.options, .cheapest, .soonest, .closest, .largest, .price]

    /// "Do they have an XL", "got anything roomier?": the look-up of what there is, if something else is asked for than what is to be
    /// confirmed, in words that name no known value.
    func lookUpOthers(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest,
            utterance.tokens.indices.contains(where: { place in
                (place == openerEnd || utterance.tokens[place].followsPunctuation) && end(of: .asks, at: place) != nil
            })
        else { return nil }
        return lookUpOptions(question)
    }

    /// "Show me a list", "I don't know": whether the speaker has nothing to say until they hear what there is.
    var wantsList: Bool { end(of: .undecided, at: openerEnd) != nil || end(of: .lists, at: openerEnd) != nil }

    /// "Which ones are there", "what can you play": whether it is asked among which values one may choose.
    var asksWhatThereIs: Bool {
        if wantsList || inquiry.aspect == .options { return true }
        // "Who can I message?", "where could we go?"
        if grammar.words.openQuestions.contains(utterance.word(openerEnd)), openerEnd + 2 < utterance.count,
            scanner.small.abilityVerbs.contains(utterance.word(openerEnd + 1)), context.question?.kind == .value,
            scanner.small.speakers.contains(utterance.word(openerEnd + 2)) || isPolite(openerEnd + 2)
        {
            return true
        }
        return grammar.words.openQuestions.contains(utterance.word(openerEnd))
            && utterance.tokens.indices.contains { end(of: .onOffer, at: $0) != nil }
    }

    /// Index of the choice named by its position or description: "whose was the first again".
    private func choiceAskedAbout(_ question: Question) -> Int? {
        guard case .choice(let values) = question.kind else { return nil }
        if let ordinal = (0..<utterance.count).firstResult({ scanner.quantities.ordinal(at: $0) }) {
            let place = ordinal.value + question.offset - 1
            return values.indices.contains(place) ? place : nil
        }
        guard case .choice(let index)? = choices(question).first?.act else { return nil }
        return index
    }

    /// Whether the words ask something that no yes, value or choice answers: "where does the first one work?"
    var asksOpenQuestion: Bool {
        let start = openerEnd
        guard utterance.count - start >= 2, end(of: .suggestion, at: start) == nil else { return false }
        return grammar.words.openQuestions.contains(utterance.word(start))
    }

    /// The reading of a question asked while another is open: a request that clearly answers it, else an inquiry about the open
    /// request.
    func questioned(_ question: Question) -> Interpretation {
        if case .value = question.kind, let given = values(question, isText: false).first(where: { $0.score >= Self.sureValue }),
            given.begins != .max
        {
            return Interpretation(acts: [given.act])
        }
        if definition(question)?.kind == .title, let value = askedWhichAre(question) { return Interpretation(acts: [value]) }
        let rest = openerEnd > 0 ? part(openerEnd..<utterance.count) : self
        let (requests, rejected, _) = rest.requests()
        let sure = requests.filter { built in
            if asksWhatThereIs, isAboutOpen(built, question) { return false }
            let isLookUp =
                question.kind == .value && looksUp(built.hypothesis.intent) && built.hypothesis.score >= Self.sureLookUp
            return built.hypothesis.score >= Self.sureRequest && (built.hypothesis.template != "model" || isLookUp)
                || asksElse(built, question)
        }
        guard sure.isEmpty else { return Interpretation(acts: sure.prefix(2).map(act), rejected: rejected) }
        if let first = rest.questionBeforeAnother { return Interpretation(acts: [first], rejected: rejected) }
        let changesTopic = !asksWhy(question) && (utterance.tokens.contains { isOffTopic($0.text) } || contactFact != nil)
        return Interpretation(acts: [changesTopic ? unread : rest.inquiring(question)], rejected: rejected)
    }

    /// The look-up that the first of two questions asks for, with the other as left out: "what does Luna Piccola serve, and is it dear?".
    private var questionBeforeAnother: DialogueAct? {
        guard
            let border = utterance.tokens.indices.dropFirst(2).first(where: { place in
                grammar.words.joints.contains(utterance.word(place)) && place + 1 < utterance.count
                    && grammar.words.questions.contains(utterance.word(place + 1))
            }), case let first = part(0..<border), var request = first.requests().accepted.first?.hypothesis,
            looksUp(request.intent), request.template != "model", request.score >= Self.sureRequest, !request.spans.isEmpty,
            context.apps.contains(where: { $0.intents.contains(request.intent) })
        else { return nil }
        request.leftOut =
            (request.leftOut ?? []) + [
                LeftOut(text: utterance.freeText(border + 1..<utterance.count), kind: .words)
            ]
        return .request(request)
    }

    /// Whether a look-up that has no value finds nothing but what the open request could be, or is named by words that go with the open request
    /// as well: "which restaurants are there", where they are to choose from, or the "cars" of a ride.
    private func isAboutOpen(_ built: HypothesisBuilder.Built, _ question: Question) -> Bool {
        guard looksUp(built.hypothesis.intent), built.hypothesis.spans.isEmpty,
            let open = grammar.intentIndices[question.intent]
        else { return false }
        if ShownChoices.lookUp(for: question.intent, context.parameters)?.intent == built.hypothesis.intent {
            return question.kind.takesValue && definition(question)?.kind == .title
        }
        return !isAkin(built.hypothesis.intent, to: question.intent)
            && !namesKeyword(of: built.hypothesis.intent) { word in
                [word, String(word.dropLast())].contains { grammar.intents[open].vocabulary.contains($0) }
            }
    }

    /// Whether a question is about something else than what is asked, which it names: "is my cab still on" of a table.
    private func asksElse(_ built: HypothesisBuilder.Built, _ question: Question) -> Bool {
        guard question.kind != .value, looksUp(built.hypothesis.intent), built.hypothesis.score >= Self.fairLookUp,
            !isAkin(built.hypothesis.intent, to: question.intent), let own = grammar.intentIndices[built.hypothesis.intent],
            let open = grammar.intentIndices[question.intent],
            context.apps.contains(where: { $0.intents.contains(built.hypothesis.intent) })
        else { return false }
        return utterance.tokens.contains { token in
            grammar.intents[own].keywords.contains(token.word) && !grammar.intents[open].vocabulary.contains(token)
        }
    }

    private static let fairLookUp = 0.7
    private static let sureRequest = 0.85
    /// A look-up that only the model proposes, while there is nothing yet to ask back about.
    private static let sureLookUp = 0.95
    /// "When I get home" is an answer, although it begins like a question.
    private static let sureValue = 0.75

    /// Whether it is a question about the open request rather than a request.
    func asksAboutTold() -> Bool {
        let start = openerEnd
        guard start < utterance.count, utterance.count - start >= 2 else { return false }
        return grammar.words.questions.contains(utterance.word(start)) && !utterance.tokens.contains { isOffTopic($0.text) }
    }
}

extension ParameterValue {
    /// The thing with the town in its name, as people tell namesakes apart: "Copper Fern in Oakland"; `nil` if it has no name.
    func inTown(_ words: String) -> ParameterValue? {
        guard var record, let name = record["name"]?.string, !name.isEmpty else { return nil }
        record["name"] = .string("\(name) \(words)")
        return .record(record)
    }

    /// Whether it is at that hour of either half of the day.
    func isAt(_ said: TurnReader.HourSaid) -> Bool {
        guard let time = beginning, let hour = time.hour else { return false }
        return hour % 12 == said.hour % 12 && (time.minute ?? 0) == said.minute
    }
}
