import IntentSchema

extension TurnReader {
    /// An act with its score.
    struct Ranked {
        var act: DialogueAct
        var score: Double
        /// Character offset of the value's start; `nil` if no span is known.
        var begins: Int?
        /// Whether it takes words that nothing is known of for a value, such as a title.
        var isGuess = false
    }

    /// Whether the value is what is asked for, and the change takes the same words for another parameter, without a preposition of its own:
    /// "ok so, Pier 39", where the destination is asked for.
    private func answersInstead(_ value: Ranked, of change: Ranked) -> Bool {
        guard case .value(let given) = value.act, case .correction(let values) = change.act, values.count == 1,
            let start = value.begins, values.first?.value.isSame(as: given) ?? false,
            let first = utterance.tokens.firstIndex(where: { $0.start >= start })
        else { return false }
        return first == 0 || end(of: .relation, at: first - 1) != first
    }

    /// Upper bound of a request's score while a question is open.
    private static let certain = 0.98

    /// Minimum score of a request while a question is open.
    private static let likely = 0.75

    /// Reads an utterance while a question is open.
    func readAnswer(to question: Question) -> Interpretation {
        let isText = isFreeText(question)
        if isText, let request = requestInsteadOfOpen(question) {
            return Interpretation(acts: [.followed(.cancel, by: act(request))])
        }
        if isText, refusesText(question) { return Interpretation(acts: [.cancel]) }
        if isText, let request = requestInsteadOfText(question) { return Interpretation(acts: [act(request)]) }
        if !isText, agreesByNaming(question) { return Interpretation(acts: [.yes]) }
        if let kept = peopleKept(question) { return Interpretation(acts: [kept]) }
        if !isText, let other = otherNamesake(question) { return Interpretation(acts: [other]) }
        if !isText, let manner = mannerWished(question) { return Interpretation(acts: [manner]) }
        if !isText, let request = requestFirst(question) { return Interpretation(acts: [act(request)]) }
        if !isText, let asked = askedWhatWasDone(question) ?? askedAboutValue(question) ?? askedAboutOwn(question) {
            return Interpretation(acts: [asked])
        }
        if !isText, let refused = arrivalRefused(question) { return Interpretation(acts: [refused]) }
        if !isText, let other = elsewhere(question) ?? questionBeforeRemark(question) { return Interpretation(acts: [other]) }
        if !isText, let words = untakeable(question) {
            return Interpretation(acts: [.notUnderstood(.unused(words: words))])
        }
        if !isText, let other = taskCommandBeside(question) ?? listShown(question) ?? taskChangedBeside(question) {
            return Interpretation(acts: [.request(other)])
        }
        if !isText, let changed = waitingTaskChanged(question) { return Interpretation(acts: [changed]) }
        if let named = taskNamed(question) ?? listEdit(question) { return Interpretation(acts: [named]) }
        if let anew = saidAnew(question) ?? (isText ? nil : otherGroup(question)) { return Interpretation(acts: [anew]) }
        if !isText, let edit = textEdit(question) { return Interpretation(acts: [edit]) }
        if !isText, case let values = rescaled(context.parameters, of: question.intent), !values.isEmpty {
            return Interpretation(acts: [.correction(values)])
        }
        if !isText, let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }),
            case let values = rescaled(last.fields, of: last.type), !values.isEmpty
        {
            return Interpretation(acts: [.again(values)])
        }
        if !isText, let other = amendsDone() ?? askedWhetherDone() ?? askedOfDone() { return Interpretation(acts: [other]) }
        if let same = sameAsLast(question, isAgreed: false) { return Interpretation(acts: [same]) }
        if !isText, let other = inOtherApp(question) { return Interpretation(acts: [other]) }
        if let same = answeredSame(question) { return Interpretation(acts: [same]) }
        if !isText, let dropped = droppedValue(question) { return Interpretation(acts: [dropped]) }
        if !isText, let givenUp = givenUp(question) ?? refusedToDo(question) { return Interpretation(acts: [givenUp]) }
        if let kept = kept(question) { return Interpretation(acts: [kept]) }
        if !isText, !confirmsByVerb(question), let word = refusal { return Interpretation(acts: [word.act]) }
        if let changed = changedPick(question) { return Interpretation(acts: [changed]) }
        if !isText, let namesake = namesake(question) { return Interpretation(acts: [namesake]) }
        if !isText, answer() == nil, let end = end(of: .whatIsOpen, at: openerEnd), end >= closerStart(after: openerEnd) {
            return Interpretation(acts: [.repeat])
        }
        if let lost = shiftWithoutTime(question) { return Interpretation(acts: [lost]) }
        if !isText, let sized = sizeAnswered(question) { return Interpretation(acts: [sized]) }
        if let asked = askedAboutTime(question) { return Interpretation(acts: [asked]) }
        if let lookUp = askedAboutOption(question) { return Interpretation(acts: [lookUp]) }
        if let several = severalChoices(question) { return Interpretation(acts: [several]) }
        if let choice = focused(question) { return Interpretation(acts: [choice]) }
        if !isText, asksWhy(question) { return questioned(question) }
        if asksAboutTitle(question) { return Interpretation(acts: [.repeat]) }
        if agreesToWhatIsAsked(question) { return Interpretation(acts: [.yes]) }
        if let agreed = agreesForSomebody(question) ?? namesOpenPeople(question) { return Interpretation(acts: [agreed]) }
        let answered = isText || confirmsByVerb(question) || saysText(question) ? nil : answerAmongRemarks(question)
        // A refusal may apply to only a part of the request.
        if let answered, answered != .no { return Interpretation(acts: [self.answer(answered, to: question).act]) }
        if !isText, let edited = edited(question) { return Interpretation(acts: [edited]) }
        if !isText, let reworded = reworded(question) { return Interpretation(acts: [reworded]) }
        if !isText, let wish = wishForThem(question) { return wish }
        if !isText, let purpose = purposeSaid(question) { return Interpretation(acts: [purpose]) }
        if !isText, let move = move(question) { return Interpretation(acts: [move]) }
        if answered == .no { return Interpretation(acts: [.no]) }
        if let pointed = pointedAtNothing(question) { return Interpretation(acts: [pointed]) }
        if let known = knownBesideUnknown(question) { return Interpretation(acts: [known]) }
        if let person = personBeforeRemark(question) { return Interpretation(acts: [person]) }
        var ranked: [Ranked] = []
        let said = confirmsByVerb(question) ? .yes : answer()
        // "Can I cancel it later?" cancels nothing.
        let word = said?.refuses == true && asksWhetherPossible ? nil : said
        if let word, case let answer = self.answer(word, to: question), isPossible(answer, question) {
            ranked.append(Ranked(act: act(answer, question), score: score(answer, question, isText)))
        }
        if let word, isControl(word, question, isText: isText) {
            return Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))])
        }
        if !isText, let open = leftOpen(question) { return Interpretation(acts: [open]) }
        if !isText, question.kind.takesValue, wantsList, word == nil, pick() == nil {
            return Interpretation(acts: [inquiring(question)])
        }
        if !isText, word == nil && asksOpenQuestion || word == .details && question.kind == .value {
            return questioned(question)
        }
        // No alternative reading of the same words outranks a plain "yes".
        let choices = choices(question)
        if !isText, let plain = ranked.first {
            let mayBeName = (word?.isSocial ?? false) && !choices.isEmpty
            guard mayBeName else { return Interpretation(acts: [plain.act]) }
            ranked = []
        }
        ranked += choices
        let given = values(question, isText: isText)
        ranked += given
        // A bare "two" answers the question, even though it could be a time.
        if utterance.count > 1 || given.isEmpty {
            let changes = corrections(question, isText: isText).filter { change in
                !guessesAll(change.act) && !given.contains { answersInstead($0, of: change) }
            }
            // "Make it 350": known values are meant sooner than a name that nobody has.
            if changes.contains(where: { $0.score > 0.75 && !$0.act.isUnread }) {
                ranked.removeAll { $0.begins == .max && !$0.act.isUnread }
            }
            ranked += changes
        }
        if !ranked.contains(where: { $0.score > 0.75 }) {
            if let former = formerValue(question) { return Interpretation(acts: [former]) }
            if !isText, let offered = offeredAmongWords(question) { return Interpretation(acts: [offered]) }
            if let joined = joined(question) { ranked.append(joined) }
        }
        if let purpose = purpose(question, among: ranked) { return Interpretation(acts: [purpose]) }
        let prevailing =
            isText ? [] : prevailing(over: ranked.max { $0.score < $1.score }?.begins ?? (ranked.isEmpty ? nil : 0), question)
        // "Look for Mary Poppins" when a person is asked for: a request for an unknown title is as much a guess as the answer.
        let isGuess = prevailing.allSatisfy { guessesTitle($0) } && ranked.contains { $0.begins == .max }
        if !prevailing.isEmpty, !isGuess {
            let answers = ranked.sorted { $0.score > $1.score }.map(\.act)
            return Interpretation(acts: prevailing.prefix(2).map { request($0, question) } + answers)
        }
        if !isText, !ranked.contains(where: { $0.score > 0.75 }), let wish = wish(question), !isExplainedRequest {
            return wish
        }
        // No request outranks an answer that accounts for every word, and an unlikely one no plausible answer.
        let isAnswered =
            ranked.contains { $0.score >= Self.certain }
            || ranked.contains { $0.score > 0.75 && !$0.act.isUnread } && !mayRequest(Self.likely)
        let (requests, rejected, objection) = isAnswered ? ([], [], nil) : requests()
        // A request that still needs a follow-up question does not displace the open one.
        let likely = requests.filter { built in
            built.hypothesis.score >= Self.likely && isActual(built, beside: question) && !isIdle(built)
        }
        ranked += likely.prefix(2).map { Ranked(act: request($0, question), score: requestScore($0, question, isText)) }
        if refuses(question) {
            // A refused value need not be known.
            ranked.removeAll { if case .notUnderstood(.unknownValue) = $0.act { true } else { false } }
        }
        if let objection, !isText, !ranked.contains(where: { $0.score > 0.75 }) {
            // "No, not that one, the electric one": the refused value is next to the wanted one.
            if [.negated, .statement, .past].contains(objection.sentence), let simpler = simplified(question) { return simpler }
            // "My son says 7:30": reported speech is a change if it contains a value.
            if objection.sentence == .reported, let reported = reportedChange(question) { return reported }
            if let lookUp = lookUpOthers(question) {
                return Interpretation(acts: [lookUp], rejected: rejected)
            }
            let isOwn =
                objection.intent.map { isAkin($0, to: question.intent) } ?? names(question.intent, in: utterance.tokens.indices)
            let isRefused = objection.sentence == .negated && isOwn
            let act = isRefused && refusesAll(question) ? question.kind.isDecision ? .no : .cancel : objection.act
            return Interpretation(acts: [act], rejected: rejected)
        }
        ranked.sort { $0.score > $1.score }
        var acts: [DialogueAct] = []
        for candidate in ranked where !acts.contains(candidate.act) { acts.append(candidate.act) }
        if acts.isEmpty || acts[0].isUnread, let simpler = simplified(question) { return simpler }
        if acts.isEmpty || acts[0].isUnread, let decided = decidedBeforeRemark(question) { acts = [decided] }
        if acts.isEmpty || acts[0].isUnread, let person = otherPersonBehindRefusal(question) { acts = [person] }
        if acts.isEmpty || acts[0].isUnread, let shared = sharedAnswer(question) { acts = [shared] }
        if acts.isEmpty || acts[0].isUnread, let lookUp = lookUpOthers(question) { acts = [lookUp] }
        if acts.isEmpty, asksAboutTold() { acts = [inquiring(question)] }
        if acts.isEmpty, refuses(question) { acts = [refusedValue(question) ?? .no] }
        if acts.isEmpty { acts = [.notUnderstood(.noMatch(nearest: nearestExample()))] }
        return Interpretation(acts: acts, rejected: rejected)
    }

    /// "Earlier if possible", where a title is asked for, which is none: how much earlier is not said.
    private func shiftWithoutTime(_ question: Question) -> DialogueAct? {
        guard question.kind.takesValue, definition(question)?.kind == .title, case let start = openerEnd,
            let shift = end(of: .timeShift, at: start), case let last = closerStart(after: start),
            (shift..<max(shift, last)).allSatisfy({ index in
                isPolite(index) || !interpreter.saysSomething(utterance.tokens[index])
                    || grammar.words.conditionWords.contains(utterance.word(index)) || end(of: .onOffer, at: index) != nil
            })
        else { return nil }
        return .notUnderstood(.unused(words: utterance.freeText(start..<utterance.count)))
    }

    /// Whether the words begin by saying that they are another text: "make that see you soon" is no farewell.
    private func saysText(_ question: Question) -> Bool {
        guard question.kind == .confirmRequest, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true
        else { return false }
        return end(of: .rewording, at: openerEnd).map { $0 < utterance.count } ?? false
    }

    /// Whether a refusal of what is open names no value of it: "I don't want another table", but not "don't send it to Mom".
    private func refusesAll(_ question: Question) -> Bool {
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let isMeasured = utterance.tokens.indices.contains {
            scanner.quantities.number(at: $0) != nil || scanner.futureTimeEnd(at: $0) != nil
                || scanner.people(at: $0, isList: false).contains(where: \.reading.isKnown)
        }
        return !isMeasured && correction(of: intent, isAnnounced: true)?.parameters.isEmpty ?? true
    }

    /// "Does shopping exist?", of a title that is to be confirmed: it is said once more what of it is not known.
    private func asksAboutTitle(_ question: Question) -> Bool {
        guard case .confirmValue = question.kind, definition(question)?.kind == .title,
            utterance.isQuestion(utterance.tokens.indices)
        else { return false }
        return grammar.words.questions.contains(utterance.word(openerEnd)) && answer() == nil
    }

    /// "I don't care where": the value that is asked for is left open, where nothing else is said.
    private func leftOpen(_ question: Question) -> DialogueAct? {
        guard question.kind == .value, let name = question.parameter, let end = end(of: .indifferent, at: openerEnd) else {
            return nil
        }
        let kind = definition(question)?.kind
        guard kind != .title, kind != .phrase, kind?.isPerson != true,
            end == utterance.count || utterance.tokens[end].followsPunctuation
                || grammar.words.openQuestions.contains(utterance.word(end)),
            !(end..<utterance.count).contains(where: { index in
                scanner.quantities.number(at: index) != nil
            })
        else { return nil }
        return .takeOut([Removal(name)])
    }

    /// The person asked for, of whom more is told behind a comma: "Maria's, she's in that group".
    func personBeforeRemark(_ question: Question) -> DialogueAct? {
        guard question.kind == .value, definition(question)?.kind.isPerson == true,
            let border = utterance.tokens.indices.dropFirst().first(where: { place in
                utterance.mayBeginClause(at: place) && end(of: .remark, at: place) != nil
            }),
            case let head = part(0..<border),
            [0, 1].contains(where: { place in
                place < border && head.scanner.people(at: place, isList: true).contains { $0.reading.isKnown }
            }),
            case .value(let value)? = interpreter.readByRules(utterance.text(0..<border), in: context).acts.first,
            !part(border..<utterance.count).requests().accepted.contains(where: { reading in
                reading.hypothesis.template != "model" && reading.hypothesis.score >= Self.likely
            })
        else { return nil }
        return .value(value)
    }

    /// The known person who is asked for, followed by the unknown one who is named behind: "Grace and Tom".
    private func knownBesideUnknown(_ question: Question) -> DialogueAct? {
        guard question.kind == .value, definition(question)?.kind == .person, utterance.count <= Self.longestNames,
            let joint = utterance.tokens.indices.dropFirst().first(where: { end(of: .and, at: $0) == $0 + 1 }),
            joint + 1 < utterance.count, !scanner.people(at: joint + 1, isList: false).contains(where: \.reading.isKnown),
            (joint + 1..<utterance.count).allSatisfy({ scanner.canBeName[$0] && !scanner.isStopWord[$0] }),
            case let known = scanner.people(at: openerEnd, isList: false).filter(\.reading.isKnown),
            // "Smith and Sons" may be one.
            !known.contains(where: { $0.end > joint && $0.quality > 0.9 }),
            let first = known.first(where: { $0.end == joint }),
            case .value(let person)? = interpreter.readByRules(utterance.text(openerEnd..<first.end), in: context).acts.first
        else { return nil }
        return .followed(
            .value(person), by: .notUnderstood(.unknownValue(words: utterance.freeText(joint + 1..<utterance.count))))
    }

    private static let longestNames = 6

    /// Whether a text and a name that nobody has are all that is said: "skip that last bit, send it like it was".
    private func guessesAll(_ act: DialogueAct) -> Bool {
        guard case .correction(let values) = act, values.count > 1,
            let intent = context.question.flatMap({ grammar.intentIndices[$0.intent] })
        else { return false }
        let definitions = grammar.intents[intent].definitions
        return values.contains { definitions[$0.key]?.kind == .text }
            && values.allSatisfy { name, value in
                definitions[name]?.kind == .text
                    || definitions[name]?.kind == .phrase && value.record?["vocabularyIdentifier"] == nil
            }
    }

    /// The change that gives the purpose of the open request: "for the tip".
    private func purpose(_ question: Question, among ranked: [Ranked]) -> DialogueAct? {
        guard case .confirmRequest = question.kind, end(of: .purpose, at: openerEnd) != nil,
            let best = ranked.max(by: { $0.score < $1.score }), best.score > 0.7, case .correction = best.act,
            !requests().accepted.contains(where: { $0.hypothesis.template != "model" && $0.hypothesis.score >= Self.likely })
        else { return nil }
        return best.act
    }

    /// Whether only the model proposes it, and no app supports it though it covers only some of the words, or it says nothing else than what is
    /// to be confirmed: "if she is home. Yes, send it".
    private func isIdle(_ built: HypothesisBuilder.Built) -> Bool {
        let request = built.hypothesis
        guard request.template == "model" else { return false }
        if let question = context.question, question.kind == .confirmRequest, question.intent == request.intent,
            request.unknownValues.isEmpty,
            request.parameters.allSatisfy({ name, value in context.parameters[name]?.isSame(as: value) ?? false })
        {
            return true
        }
        return request.leftOut?.isEmpty == false && !context.apps.contains { $0.intents.contains(request.intent) }
    }

    /// Whether a template, not just the model, matches a request that an app supports.
    private var isExplainedRequest: Bool {
        requests().accepted.contains { built in
            built.hypothesis.template != "model" && built.hypothesis.score >= Self.likely
                && context.apps.contains { $0.intents.contains(built.hypothesis.intent) }
        }
    }

    private func act(_ answer: AnswerWord, _ question: Question) -> DialogueAct {
        if answer == .repeat, question.kind == .confirmRequest, inquiry.aspect == .options,
            let lookUp = lookUpOptions(question)
        {
            return lookUp
        }
        // What plays is no answer.
        if answer == .control {
            let refuses = part(0..<1).answer() == .no
            let words = utterance.freeText((refuses ? 1 : 0)..<utterance.count)
            let lost = DialogueAct.notUnderstood(.cannotDo(words: words))
            return refuses ? .followed(question.kind.isDecision ? .no : .cancel, by: lost) : lost
        }
        return answer == .details ? inquiring(question) : answer.act
    }

    /// "Yes, cancel" when confirming a cancellation: the verb is the request's own and undoes nothing.
    private func confirmsByVerb(_ question: Question) -> Bool {
        guard case .confirmRequest = question.kind, let said = answers(), said.contains(.yes), !said.contains(.no),
            said.contains(.cancel) || said.contains(.stop), let intent = grammar.intentIndices[question.intent]
        else { return false }
        return utterance.tokens.indices.contains { index in
            grammar.intents[intent].vocabulary.contains(utterance.word(index))
                && part(index..<index + 1).answers()?.contains { $0 == .cancel || $0 == .stop } ?? false
        }
    }

    /// Maps an answer to the open question: "stop" and "that's all" cancel it. Contentment does not confirm a request.
    private func answer(_ word: AnswerWord, to question: Question) -> AnswerWord {
        switch (word, question.kind) {
        case (.content, .confirmRequest), (.content, .confirmValue): .repeat
        case (.stop, _), (.farewell, _), (.content, _), (.restart, _): .cancel
        default: word
        }
    }

    /// "Go on" continues a request to be confirmed; in a choice it asks for more options. A bare "next" is a media control unless
    /// there is a choice.
    private func isControl(_ answer: AnswerWord, _ question: Question, isText: Bool) -> Bool {
        answer == .more && utterance.count == 1 && !isText && !isPossible(answer, question)
    }

    private func isPossible(_ answer: AnswerWord, _ question: Question) -> Bool {
        if answer == .thanks { return takesAnyTitle(question) }
        // "Louder", when asked for something to play, describes the music.
        if answer == .control, isFreeText(question) || utterance.count == 1 && takesAnyTitle(question) { return false }
        return switch question.kind {
        case .choice, .chooseApp, .chooseReading: true
        case .confirmValue, .confirmRequest, .confirmReading, .permit: answer != .more
        case .value, .unlock: answer != .more && (answer != .details || !isFreeText(question))
        }
    }

    /// Whether the word belongs to an unrelated topic.
    func isOffTopic(_ word: String) -> Bool { grammar.words.otherTopics.contains(word) }

    /// "Not the black car": whether a value is refused without a replacement.
    private func refuses(_ question: Question) -> Bool {
        guard case .confirmRequest = question.kind else { return false }
        let first = openerEnd
        return grammar.words.negations.contains(utterance.word(first)) && utterance.count - first <= 6
    }

    /// What refusing one value does: another one is wanted if the request has it, else the request stays as it is; `nil` if no value is
    /// named, which refuses the request.
    private func refusedValue(_ question: Question) -> DialogueAct? {
        let start = openerEnd + 1
        guard let intent = grammar.intentIndices[question.intent], start < utterance.count,
            let reading = part(start..<utterance.count).correction(of: intent, isAnnounced: true),
            !context.parameters.isEmpty, !reading.parameters.isEmpty, !reading.spans.contains(where: { $0.source == "text" })
        else { return nil }
        let isTaken = reading.parameters.contains { name, value in context.parameters[name]?.isSame(as: value) ?? false }
        if isTaken { return .instead(.other) }
        // Of a group nobody can be left out.
        if context.parameters["speakableGroupName"] != nil, reading.spans.contains(where: { $0.source == "contact" }) {
            return .notUnderstood(.unused(words: utterance.freeText(openerEnd..<utterance.count)))
        }
        // "No, not the black car" refuses what the app has chosen.
        return beginsWithRefusal ? nil : .repeat
    }

    /// Whether almost any words answer the question.
    func isFreeText(_ question: Question) -> Bool {
        guard case .value = question.kind, let kind = definition(question)?.kind else { return false }
        return kind == .text || kind == .texts
    }

    /// Whether a request consists only of an unknown title.
    private func guessesTitle(_ built: HypothesisBuilder.Built) -> Bool {
        guard let index = grammar.intentIndices[built.hypothesis.intent], !built.hypothesis.spans.isEmpty else { return false }
        let definitions = grammar.intents[index].definitions
        return built.hypothesis.spans.allSatisfy { definitions[$0.role]?.kind == .title || $0.role.contains("Name") }
            && built.hypothesis.spans.allSatisfy { $0.source == "text" || $0.source == "model" }
    }

    /// Whether almost any name answers the question, so that even "thanks" could be one.
    func takesAnyTitle(_ question: Question) -> Bool {
        guard case .value = question.kind, let index = grammar.intentIndices[question.intent], let name = question.parameter
        else { return false }
        let intent = grammar.intents[index]
        return intent.definitions[name] == nil && intent.answerStarts[name] != nil
            && intent.definitions.values.contains { $0.kind == .title }
    }

    func definition(_ question: Question) -> SlotDefinition? {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter else { return nil }
        return grammar.intents[index].definitions[parameter]
    }

    /// Whether the text that is asked for is refused: "no note, thanks", but not "no note from Nora yet", which may be the text. A no alone may
    /// be one to somebody, but no note.
    private func refusesText(_ question: Question) -> Bool {
        if givesUp(question), !utterance.tokens.indices.contains(where: { end(of: .relation, at: $0) != nil }) { return true }
        guard answer() == .no, let intent = grammar.intentIndices[question.intent] else { return false }
        return !grammar.intents[intent].kinds.contains { $0.kind == .people || $0.kind == .person || $0.kind == .money }
    }

    /// Answers that are also plausible texts.
    private static let texts: Set<AnswerWord> = [.yes, .no, .postpone, .greeting, .goodbye, .farewell, .swap]

    /// When a text is asked for, "yes" is a plausible text; cancelling always wins.
    private func score(_ answer: AnswerWord, _ question: Question, _ isText: Bool) -> Double {
        isText && Self.texts.contains(answer) ? 0.6 : 1.1
    }

    private func requestScore(_ built: HypothesisBuilder.Built, _ question: Question, _ isText: Bool) -> Double {
        // When any text would do, only an unambiguous request counts as a request, and even then it may be the text.
        let isOther = built.hypothesis.intent != question.intent
        return isText ? min(0.65, built.hypothesis.score) : built.hypothesis.score - (isOther ? 0.1 : 0.02)
    }

    /// Whether the reading answers the question or changes the open request, and is no request of its own.
    func isAnswer(_ built: HypothesisBuilder.Built, _ question: Question) -> Bool {
        if case .request = request(built, question) { false } else { true }
    }

    /// The same intent with new values is an answer or a correction; anything else is a new request.
    private func request(_ built: HypothesisBuilder.Built, _ question: Question) -> DialogueAct {
        let hypothesis = built.hypothesis
        if built.unknownApp == nil, let repair = repair(hypothesis, question) { return repair }
        if let change = change(built, question) { return change }
        guard hypothesis.intent == question.intent, built.unknownApp == nil, hypothesis.ambiguities.isEmpty,
            hypothesis.unknownValues.isEmpty, case .value = question.kind, let parameter = question.parameter,
            let value = hypothesis.parameters[parameter]
        else { return act(keepingDay(built, question)) }
        let more = hypothesis.parameters.filter { context.parameters[$0.key] != $0.value }
        // Values that differ from the known ones make it a new request.
        let isOwn = more.contains { name, value in
            name != parameter && context.parameters[name].map { !$0.isSame(as: value) } ?? false
        }
        if isOwn { return act(keepingDay(built, question)) }
        return more.count <= 1 ? .value(value) : .correction(more)
    }
}

extension TurnReader {
    /// The request in place of an open one of its kind, on the same day where it says only an hour: "book Nine Willows for 6 at 7:30", where a
    /// table on Thursday is to be booked.
    fileprivate func keepingDay(_ built: HypothesisBuilder.Built, _ question: Question) -> HypothesisBuilder.Built {
        guard built.hypothesis.intent == question.intent, question.kind.concernsValues,
            let intent = grammar.intentIndices[question.intent]
        else { return built }
        var built = built
        for (name, time) in changedTimes(built, intent) where context.parameters[name] != nil {
            built.hypothesis.parameters[name] = time
        }
        return built
    }
}

extension AnswerWord {
    /// Whether it can be said at any time, so it may also be a name.
    fileprivate var isSocial: Bool { self == .greeting || self == .goodbye }

    /// The corresponding dialogue act.
    var act: DialogueAct {
        switch self {
        case .yes: .yes
        case .no: .no
        case .cancel: .cancel
        case .stop: .stop
        case .repeat, .details, .content: .repeat
        case .postpone: .postpone
        case .giveUpAll: .giveUpAll
        case .greeting: .greeting
        case .goodbye: .farewell
        case .swap: .swap
        case .help: .help
        case .back: .back
        case .more: .more
        case .again: .again([:])
        case .thanks, .farewell: .thanks
        case .control, .restart: .notUnderstood(.noMatch(nearest: nil))
        }
    }
}

extension Question.Kind {
    /// Whether it asks for a value, of which some may have been offered.
    var takesValue: Bool {
        switch self {
        case .value, .choice: true
        case .confirmValue, .confirmRequest, .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: false
        }
    }
}
