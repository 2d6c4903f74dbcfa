public import IntentSchema
public import Learning
import TextTokens

/// Interprets utterances with templates written as data.
///
/// Templates, word lists and gazetteer are compiled once; an interpretation takes well under a millisecond, regardless of the
/// number of contacts and places.
public struct TemplateInterpreter: Interpreter {
    /// The maximum number of characters in an utterance.
    public static let longestUtterance = 2_000
    /// Hypotheses that score below this are rejected.
    static let threshold = 0.6
    static let mostRejected = 5

    /// An interpreter's immutable state: a class, because every reader holds it.
    private final class Knowledge: Sendable {
        let grammar: Grammar
        let places: PlaceIndex
        let model: LearnedModel?
        let turns: LearnedModel?
        let language: Language
        let regionNames: [String: String]
        let settings: SettingReader
        let reservations: ReservationLexicon
        let contactPhrases: PhraseLexicon<ContactPhrases.Entry>
        /// What begins the order of a reminder, "remind me to"; `nil` if the language has none.
        let reminding: Utterance?
        /// Reads requests for apps' own intents; `nil` if there are none.
        let custom: TemplateInterpreter?

        init(
            _ grammar: Grammar, _ places: PlaceIndex, _ model: LearnedModel?, _ turns: LearnedModel?, _ language: Language,
            custom: TemplateInterpreter?
        ) {
            self.custom = custom
            self.grammar = grammar
            self.places = places
            self.model = model
            self.turns = turns
            self.language = language
            regionNames = RegionNames(language.addresses).names
            settings = SettingReader(language.settings)
            reservations = ReservationLexicon(language.reservations)
            contactPhrases = PhraseLexicon(language.contacts)
            reminding = grammar.words.anew["INAddTasksIntent"].map { order in
                TemplateInterpreter.tokens(of: order.replacing("{rest}", with: ""), grammar)
            }
        }
    }

    private let knowledge: Knowledge
    var grammar: Grammar { knowledge.grammar }
    /// The gazetteer.
    public var places: PlaceIndex { knowledge.places }
    /// The learned model; `nil` to use templates alone.
    var model: LearnedModel? { knowledge.model }
    /// The learned model of turns in an open conversation; `nil` to use rules alone.
    var turns: LearnedModel? { knowledge.turns }
    /// The language's word lists.
    var language: Language { knowledge.language }
    var regionNames: [String: String] { knowledge.regionNames }
    var reservations: ReservationLexicon { knowledge.reservations }
    var contactPhrases: PhraseLexicon<ContactPhrases.Entry> { knowledge.contactPhrases }
    var reminding: Utterance? { knowledge.reminding }

    /// - Parameters:
    ///   - templates: The files of one language.
    ///   - catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    ///   - language: The words of the language besides the templates.
    ///   - model: Interprets what no template matches.
    ///   - turns: Interprets turns in an open conversation that no rule matches.
    /// - Throws: `TemplateError` naming the file, the template and what is wrong with it.
    public init(
        templates: [TemplateFile], places: PlaceIndex, catalogue: Catalogue? = nil, language: Language = .none,
        model: LearnedModel? = nil, turns: LearnedModel? = nil
    ) throws(TemplateError) {
        self.init(
            compiled: try CompiledTemplates(templates, completedBy: catalogue), places: places, language: language,
            model: model, turns: turns)
    }

    /// Creates an interpreter from compiled templates.
    ///
    /// - Parameters:
    ///   - language: The words of the language besides the templates.
    ///   - model: Interprets what no template matches.
    ///   - turns: Interprets turns in an open conversation that no rule matches.
    ///   - custom: The templates of apps' own intents, compiled apart; `nil` if there are none.
    public init(
        compiled templates: CompiledTemplates, places: PlaceIndex, language: Language = .none, model: LearnedModel? = nil,
        turns: LearnedModel? = nil, custom: CompiledTemplates? = nil
    ) {
        knowledge = Knowledge(
            templates.grammar, places, model, turns, language,
            custom: custom.map { TemplateInterpreter(compiled: $0, places: places, language: language) })
    }

    public func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        guard let custom = knowledge.custom else { return interpretAlone(utterance, in: context) }
        return interpret(utterance, in: context, beside: custom)
    }

    /// The interpretation by this grammar.
    ///
    /// - Parameter readers: What the rules share; with none, each reads anew, to the same result.
    func interpretAlone(
        _ utterance: String, in context: InterpretationContext, sharing readers: TurnReaders? = TurnReaders()
    ) -> Interpretation {
        defer { readers?.forget() }
        return interpretTurn(utterance, in: context.afresh(readers))
    }

    /// The interpretation of a part of the turn's words as all that is said; read once, whichever rules ask for it.
    func interpretPart(_ words: String, in context: InterpretationContext) -> Interpretation {
        context.facts.turn(of: TurnFacts.Part(words, in: context)) { interpretTurn(words, in: context) }
    }

    private func interpretTurn(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        let words = tokens(of: utterance, in: context)
        let read = withoutUnchosen(words, readTurn(utterance, in: context), in: context)
        if let agreed = yesAhead(words, read, in: context) { return withOrderFirst(words, agreed, in: context) }
        // "Nothing later?" refuses nothing.
        if let question = context.question, read.acts.first?.refuses ?? false,
            let other = reader(of: words, in: context).alternative(question), other != .instead(.other)
        {
            return Interpretation(acts: [other], rejected: read.rejected)
        }
        let heard = withoutYesToOldText(words, withoutNoBehindYes(words, read, in: context), in: context)
        let told = hearingLeftOut(withFacts(words, heard, in: context), in: context)
        return keepingDays(words, withOrderFirst(words, told, in: context), in: context)
    }

    private func readTurn(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        var words = tokens(of: utterance, in: context)
        if let answered = answerApart(words, in: context) ?? orderedInstead(words, in: context) { return answered }
        if let core = readBesideQuotes(words, in: context) ?? beforeReason(words, in: context)
            ?? editBeforeRemark(words, in: context) ?? beforeOwnPlan(
                words, in: context) ?? beforeOwnWords(words, in: context)
            ?? withMarkedBreak(words, in: context) ?? beforeOtherWish(words, in: context)
            ?? withoutPuttingRight(words, in: context) ?? withoutDeferred(words, in: context)
            ?? askedBeside(words, in: context)
        {
            return core
        }
        if let chosen = chosenAlone(words, in: context) { return chosen }
        if let settled = settlingWaiting(words, in: context) { return settled }
        if let edited = severalTextEdits(words, in: context) {
            return withoutOrderInText(words, edited, in: context) ?? edited
        }
        if let ahead = behindOtherUnwanted(words, in: context) ?? aheadOfEvent(words, in: context) ?? orderFromTold(
            words, in: context)
            ?? withoutFrame(words, in: context)
        {
            return ahead
        }
        var result = interpretWhole(utterance, in: context)
        var offset = 0
        if let instead = insteadOfOrder(words, result, in: context) ?? insteadOfUnwanted(words, result, in: context) {
            result = instead
        } else {
            let whole = words
            if let meant = withoutTold(words, result, in: context) {
                result = meant.read
                offset = words.tokens[meant.words.lowerBound].start
                words = tokens(of: words.freeText(meant.words), in: context)
            }
            if let named = withSubjectTold(whole, result, in: context) { (result, offset) = (named, 0) }
            let read = Interpretation(acts: result.acts.map { $0.moved(by: offset) }, rejected: result.rejected)
            if let more = withValuesTold(whole, read, in: context) { (result, offset) = (more, 0) }
        }
        result.acts = result.acts.map { withOrderOfWish($0, words, in: context) }
        if let change = orderedChange(words, result, in: context) { result = change }
        if let first = decidedBySentence(words, result, in: context) ?? decidedFirst(words, result, in: context)
            ?? withRest(words, result, in: context)
        {
            result = first
        } else if let first = withComparison(tokens(of: utterance, in: context), result, in: context) {
            result = first
        } else if context.question != nil {
            let reader = reader(of: words, in: context)
            result.acts = result.acts.map(reader.withoutRefusedValue)
            if let more = asWithoutQuestion(words, result, in: context) { result = more }
            result.acts = result.acts.map { withoutDoubtfulYes($0, tokens(of: utterance, in: context), in: context) }
        }
        if let change = changeBehindYes(words, result, in: context) { result = change }
        if let other = endingBoth(words, result, in: context) ?? endingOther(words, result, in: context)
            ?? askingForOthers(words, result, in: context)
        {
            result = other
        }
        // Who comes along may have been taken for something that is only told.
        let whole = tokens(of: utterance, in: context)
        if let changed = changedInSameBreath(whole, result, in: context) ?? correctingLast(whole, result, in: context) {
            (result, offset) = (changed, 0)
        }
        if let asked = withoutAsking(whole, result, in: context) ?? ordersApart(whole, result, in: context) { return asked }
        result.acts = result.acts.map {
            askedBesideQuestion(withoutChangeAsked($0, words, in: context), words, in: context)
        }
        result.acts = result.acts.map { act in
            let made = withoutOrdersAsContent(withoutPointing(act, in: context), words.written, in: context)
            let ordered = withoutOrdersInLabels(inUnitOfGoal(made, in: context), words.written, in: context)
            let written = withoutFullStops(withoutMarkOfOrder(ordered, words.written, in: context), in: context)
            let said = withoutYesToUnread(withoutYesToChange(written, words, in: context), in: context)
            let changed = withoutNoteOfOpen(changingOpen(said, words, in: context), in: context)
            let alone = withoutRestatedDetail(agreeingAgain(changed, words, in: context), in: context)
            let agreed = withOrderBehindYes(withLimitedYes(alone, words, in: context), words, in: context)
            let reader = reader(of: words, in: context)
            let done = context.question == nil ? reader.changingTaskMade(agreed) : reader.changingEach(agreed)
            return doubtingContents(done, words.written, in: context).moved(by: offset)
        }
        return withoutOrderInText(whole, result, in: context) ?? result
    }

    func interpretWhole(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        if let question = context.question, reader(of: tokens(of: utterance, in: context), in: context).agreesByNaming(question) {
            return Interpretation(acts: [.yes])
        }
        if context.lapsed != nil, let act = reader(of: tokens(of: utterance, in: context), in: context).resumed {
            return Interpretation(acts: [act])
        }
        // "No, from savings" refuses an account, not the payment.
        if let question = context.question, case let reader = reader(of: tokens(of: utterance, in: context), in: context),
            reader.openerEnd > 0,
            !reader.takesAnyText, let words = reader.untakeable(question)
        {
            return Interpretation(acts: [.notUnderstood(.unused(words: words))])
        }
        if let question = context.question, !context.queued.isEmpty,
            let act = reader(of: tokens(of: utterance, in: context), in: context).onlyWanted(question)
        {
            return Interpretation(acts: [act])
        }
        if let earlier = withoutAfterwards(tokens(of: utterance, in: context), in: context) {
            var read = interpretWhole(earlier, in: context)
            // "Great. Call Mom after": what is open comes first, so it is agreed to.
            if case .request(let next)? = read.acts.first { read.acts[0] = .followed(.yes, by: .request(next)) }
            return read
        }
        if let changed = textBeforeConfirming(tokens(of: utterance, in: context), in: context) { return changed }
        let read = readByRules(utterance, in: context)
        let whole = learnedTurn(utterance, read, in: context) ?? read
        if let other = besideProposal(utterance, whole, in: context) { return other }
        let words = tokens(of: utterance, in: context)
        if let other = behindEvaluation(words, in: context) { return other }
        var result = whole
        if context.question != nil, let more = answeredWithMore(words, whole, in: context, isLast: true) {
            result = more
        }
        if let asked = howTo(words, whole, in: context) { return asked }
        if let instead = insteadOfOpen(words, result, in: context) { result = instead }
        if context.question != nil, let act = result.acts.first {
            result.acts[0] = reader(of: words, in: context).addingToText(act)
        }
        if let act = result.acts.first, case .again = act {
            let reader = reader(of: words, in: context)
            result.acts[0] =
                reader.losesSentence(act) || reader.namesOtherTask
                ? .notUnderstood(.noMatch(nearest: nil)) : reader.changingTaskMade(reader.unchangeable(act))
        }
        if context.question == nil, case .request(let request)? = result.acts.first {
            let reader = reader(of: words, in: context)
            if reader.isFarOff(request) { result.acts = [behindOpeners(reader, in: context) ?? reader.cannotDo] }
        }
        if case .notUnderstood(.noMatch)? = result.acts.first, context.question == nil {
            let reader = reader(of: words, in: context)
            if let request = behindOpeners(reader, in: context) {
                return Interpretation(acts: [request], rejected: result.rejected)
            }
        }
        if case .notUnderstood(.noMatch)? = result.acts.first, let other = lastSentence(words, in: context) { return other }
        if let other = orderBehindRefusal(words, result, in: context) { return other }
        if case .notUnderstood(.noMatch)? = result.acts.first, let needed = reader(of: words, in: context).thingsLacking() {
            result.acts = [.request(needed)]
        }
        if case .notUnderstood(.noMatch(nil))? = result.acts.first, context.question == nil,
            let reason = whatCannotBeDone(words, in: context)
        {
            result.acts[0] = .notUnderstood(reason)
        }
        result = ClauseWalk(words, self, in: context)?.reading(besides: result) ?? result
        if let act = result.acts.first {
            let reader = reader(of: words, in: context)
            let whole = reader.withoutUnsharedAmount(namingUnheard(act, words, in: context))
            result.acts[0] = inOrderSaid(reader.joiningLookUp(reader.withParty(whole).withoutRepeating), in: context)
        }
        return result
    }

    /// That the words ask how something is asked for, unless a template reads them, or they are a text; `nil` if they do not.
    private func howTo(_ words: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        switch whole.acts.first {
        case .notUnderstood: break
        // "How do I answer?"
        case .help where context.question == nil: break
        case .request(let request) where request.template == "model": break
        // "How do I cancel?" asks for no detail of what is open.
        case .inquire(let inquiry) where inquiry.aspect == .details: break
        default: return nil
        }
        let reader = reader(of: words, in: context)
        guard !reader.takesAnyText, let asked = reader.asksHow else { return nil }
        return Interpretation(acts: [asked], rejected: whole.rejected)
    }

    /// The request behind words that only lead on to it, with which it was not recognised: "hang on a sec pause the workout".
    private func behindOpeners(_ reader: TurnReader, in context: InterpretationContext) -> DialogueAct? {
        let start = reader.openerEnd
        guard start > 0,
            case .request(let request)? = readByRules(
                reader.utterance.freeText(start..<reader.utterance.count), in: context
            ).acts.first, isSettled(request)
        else { return nil }
        return .request(request.moved(by: reader.utterance.tokens[start].start))
    }

    /// The interpretation by templates, moves and the model of requests, without the learned model of turns.
    func readByRules(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        context.facts.reading(of: TurnFacts.Part(utterance, in: context)) { readAnew(utterance, in: context) }
    }

    private func readAnew(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        if let problem = Self.problem(of: utterance) { return Interpretation(acts: [.notUnderstood(problem)]) }
        let tokens = tokens(of: utterance, in: context)
        guard tokens.count > 0 else { return Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))]) }
        let spoken = SettingReader.Context(apps: context.appIndex, shortcuts: context.shortcuts) { time($0, in: context) }
        if let act = knowledge.settings.act(utterance, in: spoken),
            !reader(of: tokens, in: context).takesAnyText
        {
            return Interpretation(acts: [act])
        }
        if let rest = withoutInterjections(tokens, in: context) ?? withoutBreak(tokens, in: context) ?? withoutInsisting(
            tokens, in: context)
            ?? behindNeverMind(tokens, in: context) ?? behindInterruption(tokens, in: context)
        {
            return readByRules(rest, in: context)
        }
        if let renewed = withAnythingTakenBack(tokens, in: context) ?? withValueTakenBack(tokens, in: context)
            ?? withAmountAgain(tokens, in: context)
        {
            return readByRules(renewed, in: context)
        }
        if let repaired = withRepairBeforeReason(tokens, in: context) ?? withTextChanged(tokens, in: context) {
            return repaired
        }
        if let meant = onlyMeant(tokens, in: context) { return meant }
        if let meant = withoutUnmeant(tokens, in: context) { return readByRules(meant, in: context) }
        if let wanted = withoutRefusedHour(tokens, in: context) ?? eitherTime(tokens, in: context) { return wanted }
        if let named = withBookedName(tokens, in: context) ?? withNote(tokens, in: context)
            ?? withAnotherPerson(tokens, in: context) ?? withWayBack(tokens, in: context)
        {
            return named
        }
        if let amended = amendedWithMore(tokens, in: context) { return amended }
        if let pointed = pointedBack(tokens, in: context) { return pointed }
        if let rest = withoutMaking(tokens, in: context) ?? namingList(tokens, in: context) ?? withBeginningLast(
            tokens, in: context)
            ?? withoutInstead(tokens, in: context)
        {
            return readByRules(rest, in: context)
        }
        if context.question == nil, let list = reader(of: tokens, in: context).listWithThings() {
            return Interpretation(acts: [.request(list)])
        }
        if let several = atSeveralTimes(tokens, in: context) ?? aheadOfTime(tokens, in: context)
            ?? gappedTask(tokens, in: context)
        {
            return several
        }
        let read = readAsOne(tokens, in: context)
        let whole =
            answerWithSequel(tokens, read, in: context) ?? headed(tokens, read, in: context)
            ?? withoutRestating(tokens, in: context) ?? otherThing(tokens, read, in: context)
            ?? gapped(tokens, read, in: context) ?? gappedTexts(tokens, read, in: context)
            ?? gappedBehindSequel(tokens, read, in: context) ?? amended(tokens, read, in: context)
            ?? withSequel(tokens, read, in: context)
            ?? commandBehindDeed(tokens, read, in: context) ?? fronted(tokens, read, in: context)
            ?? behindChatter(tokens, read, in: context) ?? asConsequence(tokens, read, in: context)
            ?? behindPlans(tokens, read, in: context) ?? read
        return changedByClauses(tokens, whole, in: context) ?? insteadOfValue(tokens, whole, in: context) ?? answeredInSentence(
            tokens, whole, in: context)
            ?? decidedWithMore(tokens, whole, in: context)
            ?? answeredWithMore(tokens, whole, in: context) ?? pickedWithMore(tokens, whole, in: context)
            ?? refusedWithMore(tokens, whole, in: context) ?? betweenRemarks(tokens, whole, in: context)
            ?? besideReason(tokens, whole, in: context) ?? besideExceptedTime(tokens, whole, in: context)
            ?? besideSendingTime(tokens, whole, in: context) ?? cutFromTitles(tokens, whole, in: context)
            ?? besideToldHandle(tokens, whole, in: context)
            ?? timedInside(tokens, whole, in: context) ?? hourBeforeTitle(tokens, whole, in: context) ?? besideRefusal(
                tokens, whole, in: context)
            ?? besideUnknown(tokens, whole, in: context) ?? whole
    }

    public func time(_ words: String, in context: InterpretationContext) -> Record? {
        guard Self.problem(of: words) == nil else { return nil }
        let reader = reader(of: tokens(of: words), in: context.afresh)
        guard reader.utterance.count > 0, let found = reader.scanner.time(at: 0, TimeSlots.Wish()),
            found.end == reader.utterance.count, let reading = found.reading
        else { return nil }
        return ValueBuilder(scanner: reader.scanner).time(reading)
    }

    func tokens(of utterance: String) -> Utterance { Self.tokens(of: utterance, grammar) }

    private static func tokens(of utterance: String, _ grammar: Grammar) -> Utterance {
        var tokens = Repairs.withoutEmphasis(
            Repairs.withoutHesitations(grammar.words.tokens.utterance(utterance), grammar), grammar)
        grammar.number(&tokens)
        return tokens
    }

    /// The same, remembered within a turn.
    func tokens(of words: String, in context: InterpretationContext) -> Utterance {
        context.facts.readers?.tokens(of: words) { tokens(of: words) } ?? tokens(of: words)
    }

    /// The tokens of words of the utterance as they are, remembered within a turn.
    func plainTokens(of words: String, in context: InterpretationContext) -> Utterance {
        func make() -> Utterance {
            var tokens = grammar.words.tokens.utterance(words)
            grammar.number(&tokens)
            return tokens
        }
        return context.facts.readers?.plainTokens(of: words, make) ?? make()
    }

    /// The interpretation as one answer or request.
    func readAsOne(_ tokens: Utterance, in context: InterpretationContext) -> Interpretation {
        // Such tokens follow from the text and their number.
        guard tokens.isAsWritten else { return readAnew(tokens, in: context) }
        let part = TurnFacts.Part(tokens.written, tokens: tokens.count, in: context)
        return context.facts.reading(of: part) { readAnew(tokens, in: context) }
    }

    private func readAnew(_ tokens: Utterance, in context: InterpretationContext) -> Interpretation {
        if let plain = tokens.withoutPicturesAround {
            let read = readAsOne(plain, in: context)
            // Emoji belong to a text, and to nothing else.
            if !read.acts.contains(where: \.mayHoldText) { return read }
        }
        let reader = reader(of: tokens, in: context)
        if let question = reader.contactQuestion ?? politeContactQuestion(reader) {
            return Interpretation(acts: [.setting(.contacts(question))])
        }
        let read = context.question.map { reader.readAnswer(to: $0) } ?? reader.readRequest()
        var result = repaired(tokens, read, in: context) ?? read
        result = reader.asReservations(result) ?? result
        if result.acts.first == .yes, !reader.agreesClearly { result.acts = [.notUnderstood(.noMatch(nearest: nil))] }
        result.acts = result.acts.map(reader.completed).map(reader.addressedAnew).map(reader.withoutRefusedPerson)
            .map(reader.keepingWishWhole).map(reader.withoutAsidesInTitles)
        return result
    }

    /// The question about contacts behind words that only lead on to it: "would you be so kind as to tell me who is in my contacts?"
    private func politeContactQuestion(_ reader: TurnReader) -> ContactInquiry? {
        let start = reader.behindLeadIns
        return start > reader.openerEnd ? reader.part(start..<reader.utterance.count).contactQuestion : nil
    }

    /// Explains the learned model's choice of intent, or its score for the given intent; `nil` without a model.
    public func explanation(of utterance: String, intent: String? = nil) -> LearnedExplanation? {
        guard let model, Self.problem(of: utterance) == nil else { return nil }
        return model.explanation(of: TokenisedText(utterance), intent: intent)
    }

    /// The reason the text cannot be interpreted at all; `nil` if it can.
    private static func problem(of text: String) -> NotUnderstood? {
        // The byte count is checked first, as it is free.
        if text.utf8.count > longestUtterance {
            let characters = text.count
            if characters > longestUtterance { return .tooLong(characters: characters, limit: longestUtterance) }
        }
        var isEmpty = true
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 9, 10, 13, 32: continue
            case 0...31, 127...159, 0xFFFD, 0xFFFE, 0xFFFF: return .notText
            default: isEmpty = isEmpty && scalar.properties.isWhitespace
            }
        }
        return isEmpty ? .emptyInput : nil
    }
}
