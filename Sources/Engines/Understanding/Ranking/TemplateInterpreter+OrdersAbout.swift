import IntentSchema

// An order about something that was made is no content of something new: "move the butter to the other list", "fix that note's title", "in the
// note you made, take out the word old". Nor is it the name of a list, where one is asked about.
extension TemplateInterpreter {
    /// The act, unless it makes something of words that order something else to be done with what there is: that this can't be done.
    ///
    /// What is quoted or stands behind a colon is content, whatever it says.
    func withoutOrdersAsContent(_ act: DialogueAct, _ said: String, in context: InterpretationContext) -> DialogueAct {
        switch act {
        case .request(let request):
            let reader = reader(of: tokens(of: said, in: context), in: context)
            if let pointed = withPointedTasks(request, reader, in: context) { return pointed }
            if let text = request.parameters["content"]?.record?["text"]?.string, !isQuoted(text, in: said),
                self.reader(of: tokens(of: text, in: context), in: context).namesOnlyPlace
            {
                return .notUnderstood(.cannotDo(words: reader.utterance.freeText(reader.openerEnd..<reader.utterance.count)))
            }
            let isMove = movesTask(request, in: context)
            if TurnReader.creating.contains(request.intent), let start = reader.changeOfMadeStart {
                return .notUnderstood(.cannotDo(words: reader.utterance.freeText(start..<reader.utterance.count)))
            }
            guard TurnReader.creating.contains(request.intent) || isMove,
                let start = reader.orderAboutMade(besides: isMove ? nil : request)
            else { return act }
            return .notUnderstood(.cannotDo(words: reader.utterance.freeText(start..<reader.utterance.count)))
        case .value(let value):
            guard let name = context.question?.parameter else { return act }
            return namingLists([name: value], act, said, in: context) { .value($0[name] ?? value) }
        case .correction(let values): return namingLists(values, act, said, in: context) { .correction($0) }
        case .followed(let first, .notUnderstood(let lost)):
            let kept = withoutOrdersAsContent(first, said, in: context)
            return if case .notUnderstood = kept { kept } else { .followed(kept, by: .notUnderstood(lost)) }
        default: return act
        }
    }

    /// Whether the new title of a task is a list: "move the nails to the supper list".
    private func movesTask(_ request: Hypothesis, in context: InterpretationContext) -> Bool {
        request.parameters["taskTitle"]?.words.map { reader(of: tokens(of: $0, in: context), in: context).namesList } ?? false
    }

    /// The request with the tasks that were dealt with last where its only title points at them: "put those three on the shopping list". That
    /// this can't be done, if they are to go from where they are, or there are none. `nil` if the title is more.
    private func withPointedTasks(
        _ request: Hypothesis, _ reader: TurnReader, in context: InterpretationContext
    ) -> DialogueAct? {
        guard request.intent == "INAddTasksIntent", let titles = request.parameters["taskTitles"]?.taskTitles, titles.count == 1,
            !isQuoted(titles[0], in: reader.utterance.written),
            case let title = self.reader(of: tokens(of: titles[0], in: context), in: context),
            let number = title.thingsPointedAt ?? (title.movesBack ? 0 : nil)
        else { return nil }
        let moves =
            title.movesBack || reader.utterance.tokens.indices.contains { reader.end(of: .insteadOf, at: $0) != nil }
        guard !moves, let known = reader.tasksDealtWithLast(number > 0 ? number : nil) else {
            let words = reader.utterance.freeText(reader.openerEnd..<reader.utterance.count)
            return .notUnderstood(.cannotDo(words: words))
        }
        var result = request
        result.parameters["taskTitles"] = reader.titles(known)
        result.reasons.append("'\(titles[0])' is \(known.joined(separator: ", "))")
        return .request(result)
    }

    /// Whether the title is one of the lists that the templates know by name.
    func isKnownList(_ title: String) -> Bool {
        grammar.intentIndices["INAddTasksIntent"].map {
            grammar.intents[$0].definitions.values.contains { $0.words?[title] != nil }
        }
            ?? false
    }

    /// The act with the names of lists alone, "party" of "the party list"; that words are no name which order, join or compare something.
    private func namingLists(
        _ values: [String: ParameterValue], _ act: DialogueAct, _ said: String, in context: InterpretationContext,
        _ make: ([String: ParameterValue]) -> DialogueAct
    ) -> DialogueAct {
        var result = values
        for (name, value) in values {
            guard var record = value.record, record.type == "INTaskList", record["identifier"] == nil,
                let title = record["title"]?.record?["spokenPhrase"]?.string ?? record["title"]?.string,
                case let reader = reader(of: tokens(of: title, in: context), in: context.afresh), reader.utterance.count > 0,
                reader.utterance.quotes.isEmpty, !isQuoted(title, in: said)
            else { continue }
            // "To do" is a list that every app may have.
            if isKnownList(title) { continue }
            if reader.namesNoList { return .notUnderstood(.unused(words: title)) }
            guard let core = reader.listName else { continue }
            record["title"] = .record(.speakableString(core))
            result[name] = .record(record)
        }
        return result == values ? act : make(result)
    }

    /// The words without "instead" in front of a colon or of what is to be done: "make a note instead: the key is with Mary", "remind me on Monday
    /// instead to pay it". `nil` if there is none.
    func withoutInstead(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        let reader = reader(of: utterance, in: context)
        if !reader.takesAnyText, let place = reader.insteadBeforeDeed {
            return utterance.freeText(0..<place) + " " + utterance.freeText(place + 1..<utterance.count)
        }
        guard let colon = reader.colon, colon > 1, utterance.quotes.allSatisfy({ $0.lowerBound >= colon }), !reader.takesAnyText,
            let place = (1..<colon).first(where: { index in
                reader.end(of: .replaced, at: index) == colon || reader.exceptsThing(index..<colon)
            })
        else { return nil }
        return utterance.freeText(0..<place) + ": " + utterance.freeText(colon..<utterance.count)
    }

    func isQuoted(_ title: String, in said: String) -> Bool {
        let utterance = tokens(of: said)
        return utterance.quotes.contains { utterance.freeText($0) == title }
    }
}

extension TurnReader {
    /// The token of an "instead" in front of what is to be done: "remind me on Monday instead to pay it".
    fileprivate var insteadBeforeDeed: Int? {
        utterance.tokens.indices.dropFirst(2).dropLast(2).first { index in
            end(of: .replaced, at: index) == index + 1 && end(of: .timePointer, at: index) == nil
                && scanner.small.to.contains(utterance.word(index + 1))
                && grammar.words.taskVerbs.contains(utterance.tokens[index + 2])
                && !scanner.quotes.contains { $0.contains(index) }
        }
    }

    /// The intents that make something new of any words.
    static let creating: Set<String> = [
        "INAddTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent", "INAppendToNoteIntent",
    ]
    private static let (longestPlace, longestName) = (9, 3)
    private static let changing: [Move] = [.takeOut, .discard, .exchange, .rename, .amending, .ending, .shifting, .putOff]

    /// The token at which an order begins that is about a list, a note or a task that there is, or a part of it; `nil` if the words begin
    /// otherwise, or order behind it that something is made.
    ///
    /// - Parameter request: What the words were read as, whose own verb orders what it does; `nil` if that does not count.
    fileprivate func orderAboutMade(besides request: Hypothesis?) -> Int? {
        let start = orderOfMadeStart
        if movesElsewhere(from: start) { return start }
        let end = colon.map { $0 - 1 } ?? utterance.count
        guard start < end, let verb = Self.changing.compactMap({ self.end(of: $0, at: start) }).max(), verb < end,
            self.end(of: .making, at: start) == nil || self.end(of: .pronoun, at: verb) != nil,
            !scanner.quotes.contains(where: { $0.contains(verb) }), !makesSomething(behind: verb),
            request.map({ !isOwnVerb(at: start, of: $0) }) ?? true
        else { return nil }
        let isPart = fronted != nil && (verb..<end).contains { self.end(of: .textPart, at: $0) != nil }
        return isPart || pointsAtMade(verb..<end) ? start : nil
    }

    /// The token from which on the words say what a list, a note or a task should be: "note should say …", "the title of my note is wrong, it
    /// must be …". `nil` if they do not.
    fileprivate var changeOfMadeStart: Int? {
        let start = orderOfMadeStart
        let noun = (start..<utterance.count).first { !isArticle($0) }
        guard let noun, noun + 1 < utterance.count, isContainer(noun), !utterance.mayBeginClause(at: noun + 1),
            let border = end(of: .titleIs, at: noun + 1), border < utterance.count
        else { return nil }
        return start
    }

    /// Whether something that is pointed at is to go to one place rather than another: "put that in my reminders rather than in a note".
    private func movesElsewhere(from start: Int) -> Bool {
        let border = (start..<utterance.count).first { index in
            end(of: .insteadOf, at: index).map { $0 < utterance.count && end(of: .relation, at: $0) != nil } ?? false
        }
        return border.map { border in (start..<border).contains { end(of: .pronoun, at: $0) != nil } } ?? false
    }

    /// Whether the verb is one of the request itself, and takes nothing out: "update my recipe note with …".
    private func isOwnVerb(at start: Int, of request: Hypothesis) -> Bool {
        guard request.template != "model", end(of: .takeOut, at: start) == nil, let intent = grammar.intentIndices[request.intent]
        else {
            return false
        }
        return grammar.intents[intent].keywords.contains(utterance.tokens[start].word)
            && !utterance.tokens.indices.contains { end(of: .textPart, at: $0) != nil }
    }

    /// Whether the words say only what something is made in place of: "instead of a reminder".
    fileprivate func exceptsThing(_ words: Range<Int>) -> Bool {
        guard let first = end(of: .insteadOf, at: words.lowerBound), first + 1 == words.upperBound - 1 else { return false }
        return isArticle(first) && isContainer(first + 1)
    }

    /// The token of the order, behind what only leads on to it and behind the place that is named first: "in the note you made for me, …".
    private var orderOfMadeStart: Int {
        let first = fronted ?? 0
        let rest = part(first..<utterance.count)
        return first + max(rest.openerEnd, rest.behindLeadIns)
    }

    /// The token behind the place that is named first, and a comma.
    private var fronted: Int? {
        let start = openerEnd
        guard end(of: .relation, at: start) == start + 1, start + 2 < utterance.count, isArticle(start + 1) else { return nil }
        let border = (start + 3..<min(utterance.count, start + Self.longestPlace)).first { utterance.mayBeginClause(at: $0) }
        return border.flatMap { border in (start..<border).contains(where: isContainer) ? border : nil }
    }

    /// Whether the words name a list, a note or a task with an article or as somebody's own, stand for one by a pronoun, or name a task that
    /// there is.
    private func pointsAtMade(_ words: Range<Int>) -> Bool {
        if let pronoun = end(of: .pronoun, at: words.lowerBound), pronoun <= words.upperBound, isMovable(pronoun) { return true }
        if end(of: .pronoun, at: words.lowerBound) == words.upperBound { return true }
        let nouns = words.filter(isContainer)
        let isNamed = nouns.contains { noun in
            (max(words.lowerBound, noun - Self.longestName)..<noun).contains { index in
                isArticle(index) && !scanner.small.indefinite.contains(utterance.word(index))
            }
        }
        let border = words.dropFirst().first { end(of: .exchangeTo, at: $0) != nil }
        return isNamed || border.map { fitting(words.lowerBound..<$0, recentTasks) != nil } ?? false
    }

    /// Whether the words from the token on say where something goes, or which value it gets.
    private func isMovable(_ index: Int) -> Bool {
        index < utterance.count
            && (end(of: .exchangeTo, at: index) != nil || end(of: .out, at: index) != nil || end(of: .relation, at: index) != nil)
    }

    func isContainer(_ index: Int) -> Bool {
        Self.creating.contains { grammar.words.matters[$0]?.contains(utterance.word(index)) ?? false }
    }

    /// Whether a later clause orders that something is made.
    private func makesSomething(behind verb: Int) -> Bool {
        utterance.tokens.indices.dropFirst(verb + 1).contains { index in
            let first = [Move.and, .clauseJoint].compactMap { end(of: $0, at: index) }.max() ?? index
            guard first > index || utterance.mayBeginClause(at: index), first < utterance.count else { return false }
            return [Move.making, .add, .appending].contains { end(of: $0, at: first) != nil }
                || opensRequest(at: first) && grammar.words.taskVerbs.contains(utterance.tokens[first])
                    && !Self.changing.contains { end(of: $0, at: first) != nil }
        }
    }

    /// How many things the words point at and name none, 0 if they do not say how many: "those three things". `nil` if they say more.
    var thingsPointedAt: Int? {
        guard utterance.count > 0, scanner.small.pointers.contains(utterance.word(0)) || end(of: .allOf, at: 0) != nil else {
            return nil
        }
        var (index, number) = (end(of: .allOf, at: 0) ?? 1, 0)
        while index < utterance.count {
            if let found = scanner.quantities.integer(at: index, limit: Self.mostPointed) {
                (index, number) = (found.end, found.value)
            } else if let next = [Move.thingWord, .textPart, .titleWord, .backwards, .out, .particle].compactMap({
                end(of: $0, at: index)
            }).max() {
                index = next
            } else if scanner.small.everything.contains(utterance.word(index))
                || scanner.small.ones.contains(utterance.word(index)) || saysTask(index)
            {
                index += 1
            } else {
                return nil
            }
        }
        return number
    }

    private static let mostPointed = 20

    /// Whether the words say behind what they point at which way it goes: "it back".
    fileprivate var movesBack: Bool {
        guard utterance.count > 1, let next = end(of: .pronoun, at: 0) ?? end(of: .allOf, at: 0), next < utterance.count else {
            return false
        }
        return [Move.backwards, .out, .particle].contains { end(of: $0, at: next) != nil }
    }

    /// Whether the words say only where something goes: "in my reminders".
    fileprivate var namesOnlyPlace: Bool {
        guard utterance.count > 2, end(of: .relation, at: 0) == 1, isArticle(1) else { return false }
        return isContainer(utterance.count - 1) && utterance.count <= Self.longestName + 1
    }

    /// Whether the words are no name of a list: an order, what something should be rather than something else, or a place.
    fileprivate var namesNoList: Bool {
        let orders: [Move] = [.exchange, .takeOut, .discard, .rename, .amending, .ending, .shifting, .making]
        let indices = utterance.tokens.indices
        return orders.contains { end(of: $0, at: openerEnd).map { $0 < utterance.count } ?? false }
            || end(of: .relation, at: 0) != nil && utterance.count > 1
            || end(of: .someone, at: 0).map { $0 < utterance.count } ?? false
            || indices.dropFirst().contains { end(of: .insteadOf, at: $0) != nil || utterance.beginsSentence(at: $0) }
    }

    /// Whether the words are a few with the word for a list at their end: "another list".
    fileprivate var namesList: Bool {
        (2...Self.longestName).contains(utterance.count) && scanner.small.listNouns.contains(utterance.word(utterance.count - 1))
    }

    /// The name in front of the word for a list, without the article; `nil` if the words are no such.
    fileprivate var listName: String? {
        guard utterance.count > 2, isArticle(0), scanner.small.listNouns.contains(utterance.word(utterance.count - 1)) else {
            return nil
        }
        return utterance.freeText(1..<utterance.count - 1)
    }
}
