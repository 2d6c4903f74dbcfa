import IntentSchema
import Learning

/// Interprets one utterance.
struct TurnReader {
    let interpreter: TemplateInterpreter
    /// Holds the utterance and the context.
    let scanner: SlotScanner

    /// - Parameter findings: What other readers of the same words have found; `nil` if there are none.
    init(
        interpreter: TemplateInterpreter, context: InterpretationContext, utterance: Utterance, findings: WordFindings? = nil
    ) {
        self.interpreter = interpreter
        scanner = SlotScanner(
            grammar: interpreter.grammar, places: interpreter.places, context: context,
            utterance: utterance, language: interpreter.language,
            regionNames: interpreter.regionNames, findings: findings)
    }

    /// The same words, or others, read with these values as the open request's.
    func reader(of parameters: [String: ParameterValue], saying words: Utterance? = nil) -> TurnReader {
        var context = context
        context.parameters = parameters
        return TurnReader(
            interpreter: interpreter, context: context, utterance: words ?? utterance,
            findings: words == nil ? scanner.findings : nil)
    }

    var grammar: Grammar { scanner.grammar }
    var context: InterpretationContext { scanner.context }
    var utterance: Utterance { scanner.utterance }

    func matcher(skipsUnknown: Bool) -> Matcher { Matcher(scanner, skipsUnknown: skipsUnknown) }

    var builder: HypothesisBuilder { HypothesisBuilder(scanner: scanner) }

    /// Interprets an utterance with no open question.
    func readRequest() -> Interpretation {
        if answer() == .cancel, let other = doneBefore {
            return Interpretation(acts: [.notUnderstood(.cannotTakeBack(intent: other))])
        }
        if let plain = plainAnswer() { return Interpretation(acts: [plain]) }
        if let unlogged = logsWorkout() ?? namesGoalAlone() ?? skipsPlaying() { return Interpretation(acts: [unlogged]) }
        if let there = askedWhetherThere() { return Interpretation(acts: [.request(there)]) }
        if let again = remindedAgain() { return Interpretation(acts: [again]) }
        if let note = noteReadOut() ?? announcedForNote() { return Interpretation(acts: [.request(note)]) }
        if let amended = amendsDone() ?? askedWhetherDone() ?? askedOfDone() ?? anotherOne() {
            // "Skip the bread", "fix the Luca one, it's just call Luca": one of the tasks, and not what was done last.
            let named = taskCommand().map { DialogueAct.request($0) } ?? stated(of: recentTasks, until: utterance.count)
            return Interpretation(acts: [named ?? amended])
        }
        if let changed = changedByPointing() { return Interpretation(acts: [changed]) }
        if let message = messageShown() { return Interpretation(acts: [.request(message)]) }
        if let headed = listHeaded() { return Interpretation(acts: [.request(headed)]) }
        let (requests, rejected, objection) = requests()
        if let other = unlookable(requests) ?? asksOfWorkouts() { return Interpretation(acts: [other], rejected: rejected) }
        if answer() == .help, (requests.first?.hypothesis.score ?? 0) < Self.sure {
            return Interpretation(acts: [.help], rejected: rejected)
        }
        if let kept = controlsPlaying(requests.first?.hypothesis) ?? playedOtherwise(requests.first?.hypothesis) {
            return Interpretation(acts: [kept], rejected: rejected)
        }
        if let objection, objection.sentence == .condition { return Interpretation(acts: [objection.act], rejected: rejected) }
        if let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }),
            case let values = rescaled(last.fields, of: last.type), !values.isEmpty
        {
            return Interpretation(acts: [.again(values)], rejected: rejected)
        }
        if wantsOther { return Interpretation(acts: [.instead(.other)], rejected: rejected) }
        if let same = sameForOther(requests) { return Interpretation(acts: [same], rejected: rejected) }
        if (requests.first?.hypothesis.score ?? 0) < Self.sure, let same = sameForNamed() {
            return Interpretation(acts: [same], rejected: rejected)
        }
        if (requests.first?.hypothesis.score ?? 0) < Self.sure, let reworded = rewordedLast() {
            return Interpretation(acts: [reworded], rejected: rejected)
        }
        if requests.first.map({ $0.hypothesis.score < Self.sure || $0.hypothesis.template == "model" }) ?? true,
            let lookUp = soughtInNotes()
        {
            return Interpretation(acts: [.request(lookUp)], rejected: rejected)
        }
        let isNothing = requests.first.map { looksUpNothing($0.hypothesis) } ?? false
        if !isNothing, let lookUp = firstLookUp(requests) { return Interpretation(acts: [act(lookUp)], rejected: rejected) }
        if let beyond = beyondShown() { return Interpretation(acts: [beyond], rejected: rejected) }
        if (requests.first?.hypothesis.score ?? 0) < 0.9 || asksWhichShown || comparesShown(requests.first?.hypothesis),
            let told = askedAboutShown()
        {
            return Interpretation(acts: [told], rejected: rejected)
        }
        if let swapped = swappedAtEnd() { return Interpretation(acts: [swapped], rejected: rejected) }
        if let message = passedOn() { return Interpretation(acts: [message], rejected: rejected) }
        if let command = taskCommand() ?? listCorrected() { return Interpretation(acts: [.request(command)], rejected: rejected) }
        if let changed = changedTask() { return Interpretation(acts: [changed], rejected: rejected) }
        if let told = askedAboutLast(requests) { return Interpretation(acts: [told], rejected: rejected) }
        if let several = severalShown() { return Interpretation(acts: [several], rejected: rejected) }
        if let picked = pickedFromShown(requests) { return Interpretation(acts: [picked], rejected: rejected) }
        if givesUpNothing(requests.first?.hypothesis) {
            // "Cancel all my reminders" is no answer.
            return Interpretation(acts: [isOrder(at: openerEnd) ? cannotDo : .no], rejected: rejected)
        }
        if let objection, [.reported, .statement].contains(objection.sentence), let told = askedBehind {
            return Interpretation(acts: [told], rejected: rejected)
        }
        if let objection {
            let changed = objection.sentence == .negated ? changedLast() : nil
            return Interpretation(acts: [changed ?? objection.act], rejected: rejected)
        }
        let answer = answer()
        // Undo refers to the last request, even if others could be undone.
        if answer == .back, !namesOther(requests.first),
            context.recent.first.map({ requests.isEmpty || !looksUp($0.type) })
                // "Text him back" asks for something where nothing was done.
                ?? (requests.first?.hypothesis.spans.isEmpty ?? true
                    && !utterance.tokens.indices.contains { scanner.small.pronouns.contains(utterance.word($0)) })
        {
            return Interpretation(acts: [.back], rejected: rejected)
        }
        // A model-only reading of media controls or waiting words is no better: "hang on" does not end a call.
        let isOther = requests.first.map {
            $0.hypothesis.score >= 0.95 && (![.control, .repeat].contains(answer) || $0.hypothesis.template != "model")
        }
        if let answer, !(isOther ?? false) {
            switch answer {
            case .help: return Interpretation(acts: [.help], rejected: rejected)
            case .cancel:
                // "Cancel my ride, it's too expensive": nothing open could be meant instead.
                let names = requests.first.map { $0.hypothesis.score >= Self.likely && namesThing(of: $0.hypothesis.intent) }
                if names != true {
                    return Interpretation(acts: [namesMatter ? cannotDo : .cancel], rejected: rejected)
                }
            case .stop: return Interpretation(acts: [.stop], rejected: rejected)
            case .repeat: return Interpretation(acts: [.repeat], rejected: rejected)
            case .again: return Interpretation(acts: [anotherBegun ?? .again([:])], rejected: rejected)
            case .giveUpAll, .greeting, .goodbye, .postpone, .swap:
                return Interpretation(acts: [answer.act], rejected: rejected)
            case .thanks, .farewell, .content: return Interpretation(acts: [.thanks], rejected: rejected)
            // With nothing shown yet, asking for details is a request.
            case .details: break
            // No intent controls what is playing; what is said about something else that was set last is a change of it.
            case .control where requests.first.map { changesAgain($0.hypothesis) } ?? false: break
            case .control
            where context.recent.first { !looksUp($0.type) && !$0.type.hasSuffix("Response") }?.type == Self.playing:
                return Interpretation(acts: [.notUnderstood(.cannotAmend(Amendment(Self.playing, isEnding: true)))])
            case .control, .restart:
                let words = utterance.freeText(utterance.tokens.indices)
                return Interpretation(acts: [.notUnderstood(.cannotDo(words: words))], rejected: rejected)
            case .yes, .no, .back, .more:
                // "Send" alone is a request, as there is nothing to confirm.
                let isSure = requests.first.map { $0.hypothesis.score >= TemplateInterpreter.threshold && namesAct($0) } ?? false
                let isRemark = !opensRequest(at: openerEnd) || !namesTopic
                if !isSure, isRemark || grammar.words.plainAnswers.contains(utterance.word(0)) {
                    return Interpretation(acts: [answer.act], rejected: rejected)
                }
            }
        }
        if (requests.first?.hypothesis.score ?? 0) < Self.sure, let changed = changedOngoing() {
            return Interpretation(acts: [changed], rejected: rejected)
        }
        if let changed = changedLapsed(requests) { return Interpretation(acts: [changed], rejected: rejected) }
        if let added = addedToLast(requests) { return Interpretation(acts: [added], rejected: rejected) }
        if let again = again(), requests.isEmpty || requests[0].hypothesis.score < 0.95 {
            return Interpretation(acts: [again], rejected: rejected)
        }
        if (requests.first?.hypothesis.score ?? 0) < Self.sure, let changed = changedLast() {
            return Interpretation(acts: [changed], rejected: rejected)
        }
        if let first = requests.first, endsNothing(first.hypothesis) || isNothing {
            return Interpretation(
                acts: [
                    looksUp(first.hypothesis.intent)
                        ? cannotDo : .notUnderstood(.cannotDo(words: utterance.freeText(openerEnd..<utterance.count)))
                ], rejected: rejected)
        }
        guard let first = requests.first, !isFarFetched(first) else {
            return Interpretation(acts: [unread], rejected: requests.map(\.hypothesis) + rejected)
        }
        // A second reading is kept only if it nearly ties with the first.
        let close = requests.dropFirst().filter { $0.hypothesis.score > first.hypothesis.score - 0.02 }
        let others = requests.dropFirst(1 + close.count).map(\.hypothesis) + rejected
        let acts = ([first] + close).map(act)
        return Interpretation(acts: acts, rejected: Array(others.prefix(TemplateInterpreter.mostRejected)))
    }

    /// Whether the request is of the kind of the last one: "turn it up a bit", behind a change of the climate.
    private func changesAgain(_ reading: Hypothesis) -> Bool {
        // Nothing controls what plays.
        context.recent.first.map { $0.type == reading.intent && $0.type != Self.playing } ?? false
    }

    /// The intent of a request before the last one, if the words name its thing and not the last one's: "cancel the table", where a reminder
    /// was made since.
    private var doneBefore: String? {
        let done = context.recent.filter { grammar.intentIndices[$0.type] != nil }
        guard let last = done.first else { return nil }
        let things = utterance.tokens.indices.filter { !isPolite($0) }
        func names(_ type: String) -> Bool {
            grammar.intentIndices[type].map { intent in
                things.contains { grammar.intents[intent].vocabulary.contains(utterance.word($0)) }
            } ?? false
        }
        guard !names(last.type) else { return nil }
        return done.dropFirst().first { !isAkin($0.type, to: last.type) && names($0.type) && !looksUp($0.type) }?.type
    }

    /// Whether only the model proposes to end something of another kind than what was begun last, in words that name nothing: "stop it", where
    /// music plays.
    private func endsNothing(_ reading: Hypothesis) -> Bool {
        guard reading.template == "model", endsSomething(reading.intent), reading.spans.isEmpty, let last = context.recent.first,
            grammar.intentIndices[last.type] != nil, !isAkin(last.type, to: reading.intent)
        else { return false }
        return !context.recent.contains { isAkin($0.type, to: reading.intent) && !endsSomething($0.type) }
            && !namesThing(of: reading.intent)
    }

    /// Whether only the model proposes to look up something of another kind than what goes on, in words that name nothing of it: "how much is
    /// left?", of a run, is no question about money.
    private func looksUpNothing(_ reading: Hypothesis) -> Bool {
        guard reading.template == "model", looksUp(reading.intent), let intent = grammar.intentIndices[reading.intent] else {
            return false
        }
        let matters = grammar.words.matters[reading.intent] ?? []
        guard !utterance.tokens.contains(where: { matters.contains($0.text) }) else { return false }
        if let ongoing, !isAkin(ongoing.type, to: reading.intent), reading.spans.isEmpty, reading.score < Self.fair {
            return true
        }
        // "Which ones are there?" is about what was dealt with last.
        let last = context.lapsed?.type ?? context.recent.first { grammar.intentIndices[$0.type] != nil }?.type
        return last.map { !isAkin($0, to: reading.intent) && $0 != reading.intent } ?? false
            && utterance.tokens.contains { scanner.small.ones.dropFirst().contains($0.text) }
            && !utterance.tokens.contains { token in
                // "The ones who wrote".
                grammar.intents[intent].keywords.contains(token.word) && !grammar.words.stopWords.contains(token.text)
                    && !scanner.small.ones.contains(token.text)
                    && !reading.spans.contains { $0.start <= token.start && token.end <= $0.end }
            }
    }

    private static let fair = 0.6

    /// Whether no app can do it and the words say more: "at five I mean, just pick up flowers" answers no call.
    private func isFarFetched(_ built: HypothesisBuilder.Built) -> Bool {
        let reading = built.hypothesis
        return reading.template == "model" && !looksUp(reading.intent) && !namesAct(built)
            && !context.apps.contains { $0.intents.contains(reading.intent) }
    }

    /// Whether the reading accounts for all words and fills in something that they name: "text her back" takes nothing back.
    private func namesOther(_ first: HypothesisBuilder.Built?) -> Bool {
        first.map { $0.hypothesis.template != "model" && $0.hypothesis.score >= 0.95 && !$0.hypothesis.spans.isEmpty } ?? false
    }

    /// A word of a topic that no app handles, such as the weather; `nil` if there is none.
    private var otherTopic: String? {
        utterance.tokens.indices.first { isOffTopic(utterance.word($0)) }.map { utterance.text($0..<$0 + 1) }
    }

    /// The words for what an address book tells of somebody whom the open request is not about: "franks number"; `nil` if there are
    /// none.
    var contactFact: String? {
        let start = openerEnd + 1
        guard start < utterance.count else { return nil }
        return (start..<utterance.count).firstResult { place -> String? in
            guard let end = end(of: .contactFact, at: place), place > start || end == utterance.count,
                end == utterance.count || !grammar.words.openQuestions.contains(utterance.word(end))
            else { return nil }
            let owner = (start..<place).drop { grammar.words.questions.contains(utterance.word($0)) }.filter {
                utterance.tokens[$0].expansion == nil && !scanner.small.definite.contains(utterance.word($0))
            }
            guard let last = owner.last, isPerson(last), !scanner.small.definite.contains(utterance.word(last - 1)) else {
                return nil
            }
            return utterance.text(owner[0]..<end)
        }
    }

    /// Whether the word stands for somebody: a name, known or not, a relative or a pronoun; not for anybody of the open request's own,
    /// such as the driver.
    private func isPerson(_ index: Int) -> Bool {
        let word = utterance.word(index)
        if scanner.small.subjectDeterminers.contains(word) || grammar.words.relationships[word] != nil { return true }
        if scanner.people(at: index, isList: false).contains(where: { $0.reading.isKnown }) { return true }
        let isOwn = context.question.flatMap { grammar.intentIndices[$0.intent] }.map { intent in
            grammar.intents[intent].keywords.contains(utterance.tokens[index].word)
        }
        return !grammar.words.stopWords.contains(word) && !(isOwn ?? false)
    }

    /// An utterance that was not understood, with its unsupported topic, if any.
    var unread: DialogueAct {
        let asks = asksOpenQuestion || grammar.words.questions.contains(utterance.word(openerEnd))
        guard asks, let asked = otherTopic ?? contactFact ?? wholeQuestion else {
            return .notUnderstood(.noMatch(nearest: nearestExample()))
        }
        return .notUnderstood(.notARequest(.question, intent: nil, clause: asked))
    }

    /// All that is asked, where nothing is open that it could be about; `nil` if it is no whole question.
    private var wholeQuestion: String? {
        guard context.question == nil, utterance.count >= Self.fewestAsked else { return nil }
        // "How do I book a ride?" is answered with what can be said.
        if let askedVerb, opensRequest(at: askedVerb) { return nil }
        return utterance.freeText(openerEnd..<utterance.count)
    }

    /// The fewest words of a question that says what it is about.
    private static let fewestAsked = 4

    /// A request that scores at least this is not a remark about the last one.
    private static let sure = 0.9

    /// Whether the words contain a trigger word of the intent that is not an answer by itself: the "ride" of "cancel my ride".
    func namesThing(of intent: String) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        return utterance.tokens.indices.contains { place in
            grammar.intents[index].vocabulary.contains(utterance.word(place)) && !isPolite(place)
                && part(place..<place + 1).answer() == nil
        }
    }

    /// Whether a word names what some request makes, which was not made last: the "reservation" of "cancel my dinner reservation".
    private var namesMatter: Bool {
        context.recent.isEmpty && context.lapsed == nil
            && utterance.tokens.indices.contains { place in
                !grammar.intents(about: utterance.word(place)).isEmpty
                    && part(place..<place + 1).answer() == nil
            }
    }

    /// The request as an act; not understood if it names an app that is not installed.
    func act(_ built: HypothesisBuilder.Built) -> DialogueAct {
        guard let name = built.unknownApp else {
            var request = built.hypothesis
            if built.namesNearly { request.score = min(request.score, Self.nearly) }
            return .request(request)
        }
        let known = context.apps.filter { $0.intents.contains(built.hypothesis.intent) }.map(\.name)
        return .notUnderstood(.unknownApp(name: name, known: known))
    }

    /// The score of a request for somebody whose name is only like the one that was said: nobody is called without being asked for.
    private static let nearly = 0.75

    /// Says that what the words ask for cannot be done, or told.
    var cannotDo: DialogueAct {
        let words = utterance.freeText(openerEnd..<utterance.count)
        let first = utterance.word(openerEnd)
        let asks = grammar.words.openQuestions.contains(first) || grammar.words.questions.contains(first)
        return .notUnderstood(asks ? .notARequest(.question, intent: nil, clause: words) : .cannotDo(words: words))
    }

    /// The request hypotheses, best first and one per intent, and the rejected ones.
    func requests() -> Requests {
        if let known = scanner.known.requests { return known }
        let found = findRequests()
        scanner.known.requests = found
        return found
    }

    typealias Requests = (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis], objection: Objection?)

    private func findRequests() -> Requests {
        if let same = requestAsBefore() { return ([same], [], nil) }
        if let command = taskCommand() { return ([HypothesisBuilder.Built(hypothesis: command)], [], nil) }
        let filter = SentenceFilter(self)
        var (accepted, rejected) = readings(remark: filter.remark)
        accepted = accepted.filter { !changesNothing($0.hypothesis) && !titlesNothing($0.hypothesis) }.map(resolvingMedia)
        if let first = accepted.first?.hypothesis, refusesMatter(of: first.intent) {
            return ([], rejected, Objection(sentence: .negated, intent: first.intent))
        }
        preferFollowUps(&accepted)
        if let first = followUpInside(accepted) { accepted = [first] }
        if let first = accepted.first, let objection = objectionToAnswer(first, filter.markers) {
            let lost = accepted.map(\.hypothesis) + rejected
            return ([], Array(lost.prefix(TemplateInterpreter.mostRejected)), objection)
        }
        guard !filter.markers.isEmpty, let first = accepted.first, let marker = filter.objection(to: first) else {
            return (filter.asking(filter.sparing(accepted)), rejected, nil)
        }
        var others = accepted.dropFirst().filter { filter.objection(to: $0) == nil && $0.hypothesis.score >= Self.likely }
        if others.isEmpty, let asked = lookUp(insteadOf: first.hypothesis, marker, among: rejected) {
            others = [accounted(asked, remark: nil)]
        }
        let lost = accepted.filter { filter.objection(to: $0) != nil }.map(\.hypothesis) + rejected
        let objection = Objection(
            sentence: marker.sentence,
            intent: refused(by: marker) ?? (first.hypothesis.score >= Self.likely ? first.hypothesis.intent : nil),
            clause: marker.sentence == .condition
                ? filter.clause(of: marker, besides: first) : marker.sentence == .question ? otherTopic : nil)
        return (others, Array(lost.prefix(TemplateInterpreter.mostRejected)), others.isEmpty ? objection : nil)
    }

    /// What the words behind a negation would request by themselves: a start, in "don't start the run". `nil` if that is unlikely.
    private func refused(by marker: SentenceMarker) -> String? {
        guard marker.sentence == .negated, marker.words.upperBound < utterance.count else { return nil }
        // "Don't start the workout yet".
        let last = utterance.tokens.indices.last { !grammar.words.emptyWords.contains(utterance.word($0)) } ?? 0
        guard last >= marker.words.upperBound else { return nil }
        let wanted = part(marker.words.upperBound..<last + 1).requests().accepted.first?.hypothesis
        return wanted.flatMap { $0.score >= Self.likely && !looksUp($0.intent) ? $0.intent : nil }
    }

    /// The look-up that a question may be if it cannot request a change: "is there a reminder to call the vet".
    private func lookUp(
        insteadOf first: Hypothesis, _ marker: SentenceMarker, among rejected: [Hypothesis]
    ) -> HypothesisBuilder.Built? {
        guard marker.sentence == .question || marker.sentence == .past, first.template == "model", first.score < 1 else {
            return nil
        }
        // It must be likelier than everything else that remains.
        let found = rejected.first { $0.template == "model" && looksUp($0.intent) && 2 * $0.score > 1 - first.score }
        guard var found else { return nil }
        found.score = min(1, found.score / (1 - first.score))
        return HypothesisBuilder.Built(hypothesis: found)
    }

    /// Ranks a template's look-up that uses every word above a model's reading that uses some.
    private func preferWhole(_ readings: inout [HypothesisBuilder.Built]) {
        guard let first = readings.first, first.hypothesis.template == "model", first.hypothesis.leftOut?.isEmpty == false,
            first.hypothesis.score < Self.sure, looksUp(first.hypothesis.intent),
            let place = readings.firstIndex(where: { built in
                built.hypothesis.template != "model" && built.hypothesis.score >= Self.sure && looksUp(built.hypothesis.intent)
                    && built.hypothesis.leftOut?.isEmpty ?? true && built.hypothesis.unknownValues.isEmpty
            })
        else { return }
        readings.insert(readings.remove(at: place), at: 0)
    }

    /// Ranks a template's reading above a model's that can do nothing with a person whom the template's names: nobody pays the bill
    /// of a friend.
    private func preferKnowing(_ readings: inout [HypothesisBuilder.Built]) {
        guard let first = readings.first?.hypothesis, first.template == "model", let lost = first.leftOut, !lost.isEmpty,
            let place = readings.dropFirst().firstIndex(where: { built in
                let other = built.hypothesis
                return other.template != "model" && other.leftOut?.count ?? 0 <= lost.count
                    && other.spans.contains { span in span.source == "contact" && lost.contains { $0.text == span.text } }
            })
        else { return }
        readings.insert(readings.remove(at: place), at: 0)
    }

    /// Ranks a reading with an amount above a model's that takes the number for somebody's name: "send 25 to Samuel".
    private func preferAmount(_ readings: inout [HypothesisBuilder.Built]) {
        guard let first = readings.first?.hypothesis, first.template == "model", let intent = grammar.intentIndices[first.intent],
            let number = first.spans.first(where: { span in
                grammar.intents[intent].definitions[span.role]?.kind.isPerson == true && span.text.count < Self.shortestHandle
                    && span.text.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
            }),
            let place = readings.firstIndex(where: { built in
                built.hypothesis.spans.contains { $0.source == "money" && $0.start <= number.start && number.end <= $0.end }
            })
        else { return }
        readings.insert(readings.remove(at: place), at: 0)
    }

    /// Ranks a reading with people and an amount behind a preposition above a message that has neither the amount nor all of its words: "ask
    /// Priya and Grace for 45 each" says nothing to them.
    private func preferAsking(_ readings: inout [HypothesisBuilder.Built]) {
        guard let first = readings.first?.hypothesis, !first.spans.contains(where: { $0.source == "money" }),
            scanner.quotes.isEmpty,
            let intent = grammar.intentIndices[first.intent], let text = textParameter(of: intent),
            grammar.intents[intent].definitions[text]?.isMain == true,
            let place = readings.dropFirst().firstIndex(where: { built in
                let other = built.hypothesis
                return other.template != "model" && other.score >= Self.plausible && other.leftOut?.isEmpty ?? true
                    && (other.unknownValues.isEmpty || sharesThing) && other.spans.contains { $0.source == "contact" }
                    && other.spans.contains { $0.source == "money" && isBehindPurpose($0) }
            })
        else { return }
        readings.insert(readings.remove(at: place), at: 0)
    }

    /// Whether a share is named of what an app knows the amount of: "half of the water bill".
    private var sharesThing: Bool { utterance.tokens.indices.contains { scanner.sharedThing(at: $0) != nil } }

    /// The score of a template that explains nearly all words, of whose intent the model thinks little.
    private static let plausible = 0.6

    /// Whether a word such as "for" precedes the span.
    private func isBehindPurpose(_ span: Hypothesis.Span) -> Bool {
        guard let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }) else { return false }
        return (max(0, first - 2)..<first).contains { end(of: .purpose, at: $0) == first }
    }

    /// Ranks a reading that knows a person and an amount above a model's that can read neither of the same words: "send Grace 30 from
    /// savings" is no transfer of "Grace 30".
    private func preferReadable(_ readings: inout [HypothesisBuilder.Built]) {
        guard let first = readings.first?.hypothesis, first.template == "model",
            let unread = first.spans.first(where: { span in
                span.source == "model" && span.candidates.isEmpty && span.text.contains(where: \.isNumber)
                    && span.text.contains(where: \.isLetter)
            }),
            let place = readings.dropFirst().firstIndex(where: { built in
                let inside = built.hypothesis.spans.filter { unread.start <= $0.start && $0.end <= unread.end }
                return built.hypothesis.template != "model"
                    && ["contact", "money"].allSatisfy { source in inside.contains { $0.source == source } }
            })
        else { return }
        readings.insert(readings.remove(at: place), at: 0)
    }

    /// The fewest digits of a number that may be somebody's.
    private static let shortestHandle = 5

    /// The reading with its unused words, which lower its score.
    private func accounted(_ built: HypothesisBuilder.Built, remark: Range<Int>?) -> HypothesisBuilder.Built {
        var result = shared(built)
        dropUnheeded(from: &result)
        dropPartyNames(from: &result.hypothesis)
        dropPeopleOfReasons(from: &result.hypothesis)
        lengthenNames(in: &result.hypothesis)
        result.hypothesis.parameters = result.hypothesis.parameters.mapValues(MediaNames.normalised)
        if let one = MediaNames.repeatingOne(result.hypothesis, knowing: context.appIndex) {
            result.hypothesis.parameters["playbackRepeatMode"] = one
        }
        addSigns(to: &result.hypothesis)
        address(&result.hypothesis)
        takeQuoted(in: &result.hypothesis)
        let unsaid = dropUnsaid(from: &result.hypothesis)
        let joints = dropLeads(from: &result.hypothesis)
        dropReporting(in: &result.hypothesis)
        let facts = addDetails(to: &result.hypothesis)
        addSameText(to: &result.hypothesis)
        addAddressees(to: &result.hypothesis)
        addressGroups(in: &result.hypothesis)
        dropSame(in: &result.hypothesis)
        addProduct(to: &result.hypothesis)
        addShare(to: &result.hypothesis)
        addPurpose(to: &result.hypothesis)
        addParty(to: &result.hypothesis)
        let there = addPlacePointedAt(to: &result.hypothesis)
        addBookedParty(to: &result.hypothesis)
        addContainer(to: &result.hypothesis)
        addReferred(to: &result.hypothesis)
        addOccasion(to: &result.hypothesis)
        addLead(to: &result.hypothesis)
        let before = addTown(to: &result.hypothesis)
        joinValues(in: &result.hypothesis)
        divideByItems(&result.hypothesis)
        divideByTimes(&result.hypothesis)
        resolveTitles(in: &result.hypothesis)
        addTitle(to: &result.hypothesis)
        let handle = addHandle(to: &result.hypothesis)
        let then =
            addTimePointedAt(to: &result.hypothesis) + addArrival(to: &result.hypothesis) + joinTimes(in: &result.hypothesis)
        addDayPointedAt(to: &result.hypothesis)
        refineTimes(in: &result.hypothesis)
        addOpenValues(to: &result.hypothesis)
        addTaskMeant(to: &result.hypothesis)
        let same = addSame(to: &result.hypothesis) + addReservations(to: &result.hypothesis)
        dropIndefinite(from: &result.hypothesis)
        dropQuestioned(from: &result.hypothesis)
        let instead = dropExcluded(from: &result.hypothesis, literals: built.literals, isInstead: true)
        let excluded =
            dropExcluded(from: &result.hypothesis, literals: built.literals)
            + dropForeign(from: &result.hypothesis, literals: built.literals) + dropExcludedTexts(from: &result.hypothesis)
            + dropExcludedItems(from: &result.hypothesis) + dropRecurrence(from: &result.hypothesis)
            + dropBarePersons(from: &result.hypothesis)
        var account = WordAccount(result, self, remark: remark)
        let unknown = unknownExclusions(of: result.hypothesis)
        for words in excluded + unknown { account.lose(words) }
        for words in same + there + then + before + facts + instead + unsaid + joints { account.give(words) }
        if let handle { if handle.isUsed { account.give(handle.words) } else { account.lose(handle.words) } }
        // The account is of the reading with the state that is asked about.
        _ = dropAskedState(from: &result.hypothesis)
        addWish(to: &result.hypothesis, &account)
        // What is not wanted makes the rest no less likely.
        let refused = unknown.filter { words in words.contains { account.uses[$0] != .value } }
        for words in refused { account.give(words) }
        for words in remarksAround { account.leave(words) }
        for words in reasons(beside: result.hypothesis) { account.excuse(words) }
        if let words = told(before: result.hypothesis) { account.tell(words) }
        account.lose(unread: result.hypothesis)
        var leftOut = account.leftOut
        account.extendNames(in: &result.hypothesis)
        leftOut.removeAll { part in result.hypothesis.unknownValues.values.contains { $0.hasSuffix(" " + part.text) } }
        // Nothing is known of what is to be told.
        leftOut += (facts + refused).map { LeftOut(text: utterance.freeText($0), kind: .words) }
        guard !leftOut.isEmpty else { return result }
        dropCutNames(from: &result.hypothesis, &leftOut)
        dropValues(of: leftOut, from: &result.hypothesis)
        result.hypothesis.leftOut = leftOut
        result.hypothesis.score *= 1 - Self.lossOfScore * account.lostShare
        if result.hypothesis.template == "model", account.losesAction {
            result.hypothesis.score = min(result.hypothesis.score, Self.othersAction)
        } else if account.losesUnread {
            result.hypothesis.score = min(result.hypothesis.score, Self.unsure)
        }
        result.hypothesis.reasons.append("nothing is done with \(leftOut.map { "'\($0.text)'" }.joined(separator: ", "))")
        return result
    }

    /// The score of a model's reading whose clause asks for something else to be done.
    private static let othersAction = 0.3

    /// The fraction of the score lost by a reading that uses none of the words; found on the requests under
    /// `Evaluation/Requests`, November 2026.
    private static let lossOfScore = 0.5

    /// Why words that name a request do not request it.
    struct Objection {
        var sentence: NotUnderstood.Sentence
        /// The intent they are about; `nil` if uncertain.
        var intent: String?
        var clause: String?

        var act: DialogueAct { .notUnderstood(.notARequest(sentence, intent: intent, clause: clause)) }
    }

    /// A reading with at least this score may replace one that the sentence type excludes.
    private static let likely = 0.5

    /// The maximum number of matches considered.
    private static let mostMatches = 12

    /// The matches of templates that introduce a text; their literal words score low, however certain they are.
    private func announcing(_ matches: ArraySlice<Matcher.Match>) -> [Matcher.Match] {
        Array(matches.lazy.filter { grammar.entries[Int($0.template)].takesText }.prefix(Self.mostTexts))
    }

    private static let mostTexts = 6

    private func readings(remark: Range<Int>?) -> (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis]) {
        let (accepted, rejected) = templateReadings()
        guard let model = interpreter.model else { return (accepted.map { accounted($0, remark: remark) }, rejected) }
        let ranked = RequestRanking(reader: self, model: model).requests(accepted)
        var known = ranked.accepted.filter { !isOnlyRefused($0) }.map { accounted($0, remark: remark) }
        preferWhole(&known)
        preferKnowing(&known)
        preferAmount(&known)
        preferAsking(&known)
        preferReadable(&known)
        return (known, Array((ranked.rejected + rejected).prefix(TemplateInterpreter.mostRejected)))
    }

    /// Whether a request could reach the score.
    func mayReach(_ score: Double) -> Bool { reach() >= score }

    /// The score that no request exceeds. A cheap upper bound: uses templates and the model's intents, without values; infinite where these do
    /// not say all.
    ///
    /// - Parameter isMeant: Which intents count.
    func reach(among isMeant: (String) -> Bool = { _ in true }) -> Double {
        // Recent requests can turn words into follow-up requests.
        guard let model = interpreter.model, context.recent.isEmpty, context.lapsed == nil,
            // A look-up before a question is read separately.
            !utterance.tokens.indices.contains(where: { $0 > 0 && utterance.tokens[$0].followsPunctuation && mayAsk(from: $0) })
        else { return .infinity }
        return RequestRanking(reader: self, model: model).bestScore(templateReadings().accepted, among: isMeant)
    }

    private func mayAsk(from start: Int) -> Bool {
        utterance.tokens[start...].contains {
            grammar.words.openQuestions.contains($0) || grammar.words.questions.contains($0)
        }
    }

    /// The templates' readings alone, one per intent and best first.
    private func templateReadings() -> (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis]) {
        if let known = scanner.known.templates { return known }
        let found = findTemplateReadings()
        scanner.known.templates = found
        return found
    }

    private func findTemplateReadings() -> (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis]) {
        var matcher = matcher(skipsUnknown: true)
        let mayCut = utterance.tokens.indices.contains { end(of: .topic, at: $0) != nil }
        let matches = matcher.run(from: grammar.requestStart).filter {
            isInPlace($0) && !(mayCut && cutsTopic(matcher.path($0)))
        }
        let builder = builder
        var accepted: [HypothesisBuilder.Built] = []
        var rejected: [Hypothesis] = []
        var seen: Set<Int> = []
        for match in matches.prefix(Self.mostMatches) + announcing(matches.dropFirst(Self.mostMatches)) {
            let intent = grammar.entries[Int(match.template)].intent
            guard !seen.contains(intent) || rejected.count < TemplateInterpreter.mostRejected else { continue }
            let built = builder.build(match, matcher.path(match), intent: intent)
            if built.hypothesis.score >= TemplateInterpreter.threshold, seen.insert(intent).inserted {
                accepted.append(built)
            } else if rejected.count < TemplateInterpreter.mostRejected {
                rejected.append(built.hypothesis)
            }
        }
        accepted.sort { $0.hypothesis.score > $1.hypothesis.score }
        return (accepted, rejected)
    }

    /// Whether a text ends with a word behind which stands what it is about, and that is taken for a time: "text Dad about Sunday".
    private func cutsTopic(_ path: [Matcher.Via]) -> Bool {
        let values = path.filter { item in
            switch item {
            case .slot, .word, .skip: true
            case .start, .finish: false
            }
        }
        return zip(values, values.dropFirst()).contains { first, second in
            guard case .slot(_, let text) = first, case .text(let words) = text.reading, words.count > 1,
                case .slot(_, let next) = second, case .time = next.reading
            else { return false }
            return end(of: .topic, at: words.upperBound - 1) == words.upperBound
        }
    }

    /// The model's intent probabilities, without values; `nil` without a model.
    func heardIntents() -> HeardIntents? {
        interpreter.model.map { scanner.findings.intents(by: $0) }
    }

    /// The answer without a value that the utterance is; `nil` if it is none.
    func answer() -> AnswerWord? {
        guard let said = answers(), let first = said.first else { return nil }
        if said.contains(.cancel) { return .cancel }
        if said.contains(.stop), Set(said).isSubset(of: [.stop, .no, .repeat]) { return .stop }
        // A decision after "wait" or "hmm" is final.
        if let last = said.last, last == .yes || last == .no, Set(said).isSubset(of: [.yes, .no, .repeat]) { return last }
        // "That will be all, book it".
        if said.last == .yes, Set(said).isSubset(of: [.yes, .repeat, .farewell, .content, .greeting]) { return .yes }
        // "Yes, that is good".
        if first == .yes, Set(said).isSubset(of: [.yes, .content, .thanks]) { return .yes }
        let acts = said.filter { ![.yes, .no, .thanks].contains($0) }
        // "Sorry" before a move asks for no repetition: "oh sorry, the other way round".
        if acts.first == .repeat, let move = acts.first(where: { [.swap, .back, .postpone, .giveUpAll].contains($0) }) {
            return move
        }
        // A greeting only leads on to what else is said.
        return acts.first { $0 != .greeting } ?? acts.first ?? said.last { $0 != .thanks } ?? first
    }

    /// The utterance as a sequence of answers without values: "no, cancel that" is two. `nil` if it is anything else.
    func answers() -> [AnswerWord]? {
        if let known = scanner.known.answers { return known }
        let found = findAnswers()
        scanner.known.answers = .some(found)
        return found
    }

    private func findAnswers() -> [AnswerWord]? {
        guard utterance.count <= 16 else { return nil }
        var matcher = matcher(skipsUnknown: false)
        guard let match = matcher.run(from: grammar.actStart).first, match.score > 0.85,
            case .act = grammar.entries[Int(match.template)].role
        else { return nil }
        return matcher.path(match).compactMap { item in
            guard case .finish(let template) = item, case .act(let word) = grammar.entries[Int(template)].role else { return nil }
            return word
        }
    }

    /// The example sentence, for an intent of an installed app, that shares the most words with the utterance; `nil` if none
    /// shares enough to be what was meant and has one of the words itself. While a question is open, only what is akin to its request is suggested.
    func nearestExample() -> String? { nearest()?.example }

    /// The intent that such an example is of.
    func nearestIntent() -> String? { nearest()?.intent }

    private func nearest() -> (intent: String, example: String)? {
        let said = Set(utterance.tokens.lazy.filter { $0.word >= 0 && !grammar.words.stopWords.contains($0.text) }.map(\.word))
        let texts = Set(utterance.tokens.lazy.filter { said.contains($0.word) }.map(\.text)).filter { $0.count > 2 }
        // The fewer intents a word belongs to, the more it tells.
        let weights = said.reduce(into: [:]) { $0[$1, default: 0] += 1 / Double(max(1, topics(of: $1))) }
        guard !weights.isEmpty else { return nil }
        var best: (weight: Double, intent: String, example: String)?
        for index in grammar.intents.indices {
            let intent = grammar.intents[index]
            let weight = weights.reduce(0) { $0 + (intent.keywords.contains($1.key) ? $1.value : 0) }
            guard weight >= Self.leastWeight, weight > best?.weight ?? 0,
                let example = intent.examples.first(where: { example in
                    grammar.words.tokens.words(example).contains { word in
                        word.count > 2 && texts.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
                    }
                }),
                context.apps.contains(where: { $0.intents.contains(intent.name) }),
                context.question.map({ $0.intent == intent.name || isAkin($0.intent, to: intent.name) }) ?? true
            else { continue }
            best = (weight, intent.name, example)
        }
        return best.map { ($0.intent, $0.example) }
    }

    /// Whether a word belongs to what an installed app does.
    private var namesTopic: Bool {
        grammar.intents.contains { intent in
            context.apps.contains { $0.intents.contains(intent.name) }
                && utterance.tokens.contains { $0.word >= 0 && intent.keywords.contains($0.word) }
        }
    }

    private func topics(of word: Int32) -> Int { grammar.intents.count { $0.keywords.contains(word) } }

    /// What is shared must tell as much as a word of three intents.
    private static let leastWeight = 0.33
}

/// The model's output for an utterance: entities, and the probability of each intent.
struct HeardIntents {
    var hits: [TokenHit]
    var scores: [IntentScore]
}

/// A cache shared by the readers of one utterance.
struct KnownReadings {
    /// The readers of parts, by token range.
    var parts: [Range<Int>: TurnReader] = [:]
    var requests: TurnReader.Requests?
    var templates: (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis])?
    /// The question about reservations; the outer `nil` means not computed yet.
    var reservations: ReservationReader.Question??
    /// The tokens that call for splitting an amount.
    var sharing: [Int]?
    /// The remarks before and behind the request.
    var remarks: [Range<Int>]?
    var tasks: [String]?
    var markers: [SentenceMarker]?
    /// The outer `nil` means not computed yet.
    var answers: [AnswerWord]??
    /// The words with pronouns for what is to be confirmed; the outer `nil` means not computed yet.
    var restated: TurnReader??
    /// One person at each token: slots for a person and for several, lists and groups ask for it.
    var persons: [Int: [SlotMatch]] = [:]
    /// The places at each token.
    var places: [Int: [SlotMatch]] = [:]
    /// People by name: each reading of the utterance contains the same candidates.
    var people: [NamedContacts: Record] = [:]
}

/// The contacts that some words may name.
struct NamedContacts: Hashable {
    var contacts: [Int32]
    /// The names of those whom only apps know.
    var strangers: [String] = []
    var words: Range<Int>
    /// The label of the requested handle.
    var label: String?
}
