import IntentSchema

// Corrections of the things on a list that is to be made, or was made last: "no, all four: passport, charger and sunscreen", "and lemons",
// "without the honey".
extension TurnReader {
    private static let longestEdit = 40
    private static let longestHead = 8
    private static let fewestRestated = 2
    private static let lists = "INTaskList"

    /// The open request with other things, with more or fewer; `nil` if the words say anything else.
    func listEdit(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues || question.kind.asksWhatIsMeant, utterance.count <= Self.longestEdit else {
            return nil
        }
        if let named = listNamedAnew(question) { return named }
        guard let intent = grammar.intentIndices[question.intent], let name = itemsParameter(of: intent),
            let known = context.parameters[name]?.taskTitles, !known.isEmpty
        else { return nil }
        if let said = restated(besides: known) {
            var values = [name: titles(said.items)]
            if let list = listIn(said.head), let parameter = listParameter(of: intent) { values[parameter] = list }
            return .correction(values)
        }
        guard question.kind.concernsValues else { return nil }
        if let (old, new) = thingExchanged(in: known) {
            return .correction([name: titles(known.map { $0 == old ? new : $0 })])
        }
        if let recounted = recounted(in: known) { return .correction([name: titles(recounted)]) }
        if let gone = leftOut(of: known) ?? refused(of: known) {
            return .takeOut(gone.map { Removal(name, element: .record(.speakableString($0))) })
        }
        return added(besides: known).map { .add([name: titles($0)]) }
    }

    /// The known thing that gives way to another: "swap the cheese for yoghurt", "it's pears, not apples".
    private func thingExchanged(in known: [String]) -> (old: String, new: String)? {
        wordExchanges.firstResult { old, new in
            let title = known.first { isSame($0, utterance.text(old)) }
            let start = end(of: .someone, at: new.lowerBound) ?? new.lowerBound
            return title.map { ($0, utterance.freeText(start < new.upperBound ? start..<new.upperBound : new)) }
        }
    }

    /// What a yes to the open request and things that are to be added to it come to: "yes. And lemons". `nil` if the words add none.
    func listEdit(behindYesTo question: Question) -> DialogueAct? {
        guard let intent = grammar.intentIndices[question.intent], let name = itemsParameter(of: intent),
            let known = context.parameters[name]?.taskTitles, !known.isEmpty, let more = added(besides: known)
        else { return nil }
        switch question.kind {
        case .confirmReading: return .correction([name: titles(known + more)])
        case .confirmRequest: return .add([name: titles(more)])
        default:
            var parameters = [name: titles(more)]
            if let list = listParameter(of: intent) { parameters[list] = context.parameters[list] }
            let next = Hypothesis(
                intent: question.intent, parameters: parameters, score: 1, template: "addition", reasons: ["says what comes next"]
            )
            return .followed(.yes, by: .request(next))
        }
    }

    /// The request that puts more on the list that things were put on last: "and eggs". `nil` if the words name anything else.
    private func addedToList() -> Hypothesis? {
        guard let last = context.recent.first, Self.making.contains(last.type),
            context.recent.firstResult({ $0.container(Self.lists) }) != nil,
            last.type != Self.adding || last["targetTaskList"]?.record?["title"] != nil,
            !utterance.tokens.indices.contains(where: { index in
                scanner.people(at: index, isList: false).contains { $0.reading.isKnown } || saysMatter(index)
            }),
            let more = added(besides: tasksInOrder)
        else { return nil }
        return addition(more)
    }

    /// The look-up of the list in place of one thing more on it, which is asked about: "and the glue?".
    private func askedOfThing() -> Hypothesis? {
        guard context.question == nil, utterance.count <= Self.longestHead, utterance.isQuestion(0..<utterance.count),
            let start = end(of: .and, at: 0) ?? end(of: .opener, at: 0), start < utterance.count, let last = context.recent.first,
            Self.listing.contains(last.type) || last.type.hasPrefix(Self.search)
        else { return nil }
        let thing = (start..<utterance.count).drop(while: isArticle).map { utterance.word($0) }
        // "And groceries?": another list.
        let named = listTitles.first { grammar.words.tokens.words($0) == thing }
        if let named { return lookUp(.record(.speakableString(named))) }
        guard
            start + 1 < utterance.count && !thing.isEmpty
                && (scanner.small.definite.contains(utterance.word(start)) || scanner.small.own.contains(utterance.word(start)))
                || last.type.hasPrefix(Self.search),
            !(start..<utterance.count).contains(where: { saysMatter($0) || end(of: .verb, at: $0) != nil })
        else { return nil }
        return lookUp()
    }

    /// The things on a list that is named in front of a colon, with no verb: "shopping list for the hardware store: screws, glue".
    func listHeaded() -> Hypothesis? {
        guard context.question == nil, let colon, colon <= Self.longestHead, case let start = openerEnd, start < colon,
            let noun = (start..<colon).first(where: { scanner.small.listNouns.contains(utterance.word($0)) }),
            case let made = end(of: .making, at: start),
            let first = ((made ?? start)..<max(noun + 1, made ?? 0)).first(where: { !isArticle($0) }), first <= noun,
            !opensRequest(at: first) || noun - first <= 1,
            !(first..<noun).contains(where: { index in
                index != first && index + 1 < noun && opensRequest(at: index) || end(of: .verb, at: index) != nil
                    || end(of: .add, at: index) != nil
                    || grammar.words.openQuestions.contains(utterance.word(index))
            }),
            noun + 1 == colon || end(of: .relation, at: noun + 1) != nil || end(of: .naming, at: noun + 1) != nil
                || end(of: .purpose, at: noun + 1) != nil,
            case let items = items(colon..<utterance.count), !items.isEmpty
        else { return nil }
        var parameters = ["taskTitles": titles(items)]
        let list = listIn(first..<colon)
        parameters[made == nil ? "targetTaskList" : "title"] = made == nil ? list : list?.record?["title"]
        return Hypothesis(
            intent: made == nil ? Self.adding : "INCreateTaskListIntent", parameters: parameters, score: 1, template: "tasks",
            reasons: ["the list is named first"])
    }

    /// The things that somebody needs, for a list: "we need milk and bananas"; they are asked about. `nil` if the words name fewer than two, or
    /// say anything else.
    func thingsLacking() -> Hypothesis? {
        guard context.question == nil, utterance.count <= Self.longestEdit, case let first = openerEnd,
            end(of: .verb, at: first) == nil, let start = end(of: .lacking, at: first), start < utterance.count,
            case let words = start..<max(start + 1, closerStart(after: start)),
            !words.contains(where: { index in
                saysMatter(index) || scanner.futureTimeEnd(at: index) != nil || scanner.small.to.contains(utterance.word(index))
                    || end(of: .pronoun, at: index) != nil || end(of: .recipient, at: index) != nil
                    || end(of: .addressee, at: index) != nil || end(of: .verb, at: index) != nil
                    || end(of: .negation, at: index) != nil || end(of: .someone, at: index) != nil
                    || grammar.words.openQuestions.contains(utterance.word(index))
            }), case let things = items(words), things.count > 1
        else { return nil }
        return Hypothesis(
            intent: Self.adding, parameters: ["taskTitles": titles(things)], score: Self.guessed, template: "tasks",
            reasons: ["things are said to be needed"])
    }

    /// The score of what is asked about first.
    private static let guessed = 0.65

    /// Whether the word is one for what an app does.
    private func saysMatter(_ index: Int) -> Bool { !grammar.intents(about: utterance.word(index)).isEmpty }

    private static let adding = "INAddTasksIntent"

    /// The request that makes the list made last what the words say that is on it; `nil` if they do not say so.
    func listCorrected() -> Hypothesis? {
        if let looked = askedOfThing() { return looked }
        if context.question == nil, utterance.count <= Self.longestHead, let more = addedToList() { return more }
        guard context.question == nil, utterance.count <= Self.longestEdit,
            context.recent.contains(where: { Self.making.contains($0.type) }),
            context.recent.first.map({ Self.listing.contains($0.type) || $0.type.hasPrefix(Self.search) }) ?? false,
            case let own = tasksInOrder, !own.isEmpty
        else { return nil }
        if let gone = leftOut(of: own) { return deletion(gone) }
        guard let said = restated(besides: own), listIn(said.head) == nil else { return nil }
        let missing = said.items.filter { item in !own.contains { isSame(item, $0) } }
        let extra = said.isAll ? [] : own.filter { title in !said.items.contains { isSame(title, $0) } }
        let requests = [missing.isEmpty ? nil : addition(missing), extra.isEmpty ? nil : deletion(extra)].compactMap(\.self)
        guard var first = requests.first else { return lookUp() }
        if requests.count > 1 { first.followers = Array(requests.dropFirst()) }
        return first
    }

    /// The intents that put things on a list.
    private static let search = "INSearchForNotebookItemsIntent"
    private static let making: Set<String> = ["INCreateTaskListIntent", adding]

    // MARK: - What is said

    /// The things that are said to be all that is wanted, the words before them, and whether they say that no other one has to go: behind a
    /// colon, or behind a refusal if they name some of the same things.
    private func restated(besides known: [String]) -> (items: [String], head: Range<Int>, isAll: Bool)? {
        let start = openerEnd
        if let colon, colon > start, colon - start <= Self.longestHead, isHead(start..<colon) {
            let items = items(colon..<utterance.count)
            let isAll = !(start..<colon).contains { end(of: .only, at: $0) != nil }
            return items.isEmpty ? nil : (items, start..<colon, isAll)
        }
        // "No. Add milk and eggs" orders something.
        guard let first = end(of: .only, at: start) ?? (beginsWithRefusal ? start : nil), first < utterance.count,
            !opensRequest(at: first) || end(of: .add, at: first) == nil
        else { return nil }
        let items = items(first..<max(first + 1, closerStart(after: first)))
        let shared = items.filter { item in known.contains { isSame(item, $0) } }
        guard items.count >= Self.fewestRestated, !shared.isEmpty, shared.count < known.count || items.count > known.count else {
            return nil
        }
        return (items, start..<first, end(of: .only, at: start) == nil)
    }

    /// Whether the words order nothing and only lead on to things: "all four", "on the list called shopping".
    private func isHead(_ words: Range<Int>) -> Bool {
        guard !opensRequest(at: words.lowerBound) || isPolite(words.lowerBound) else { return false }
        if words.contains(where: { scanner.small.listNouns.contains(utterance.word($0)) }) {
            return end(of: .relation, at: words.lowerBound) != nil
                || scanner.small.definite.contains(utterance.word(words.lowerBound))
        }
        return words.allSatisfy { index in
            let word = utterance.word(index)
            return scanner.small.everything.contains(word) || scanner.quantities.number(at: index) != nil
                || scanner.small.of.contains(word) || scanner.small.definite.contains(word) || isPolite(index)
                || scanner.small.pointers.contains(word) || end(of: .titleWord, at: index) != nil
                || end(of: .only, at: index) != nil || grammar.words.emptyWords.contains(word)
        }
    }

    /// The list that the words name, beside a noun for it.
    private func listIn(_ words: Range<Int>) -> ParameterValue? {
        guard let noun = words.first(where: { scanner.small.listNouns.contains(utterance.word($0)) }) else { return nil }
        var first = noun + 1
        if let called = end(of: .naming, at: first) { first = called }
        let behind = first..<words.upperBound
        let before = words.lowerBound..<noun
        let names = (behind.isEmpty ? before : behind).filter { index in
            end(of: .relation, at: index) == nil && !scanner.isStopWord[index]
        }
        guard let start = names.first, let last = names.last else { return nil }
        return .record(
            Record(Self.lists, ["title": .record(.speakableString(utterance.text(start..<last + 1)))]))
    }

    /// The known things that the words say are not wanted, and nothing else.
    private func leftOut(of known: [String]) -> [String]? {
        let start = openerEnd
        guard let first = end(of: .takeOut, at: start) ?? end(of: .without, at: start), first < utterance.count else {
            return nil
        }
        let named = items(first..<max(first + 1, closerStart(after: first)))
        let gone = named.compactMap { item in known.first { isSame(item, $0) } }
        return !named.isEmpty && gone.count == named.count && gone.count < known.count ? gone : nil
    }

    /// The things with another number of the one that the words name with theirs, and nothing else: "60 white roses" of "40 white roses".
    private func recounted(in known: [String]) -> [String]? {
        let start = max(meaningStart, openerEnd)
        guard start < utterance.count, case let words = start..<max(start + 1, closerStart(after: start)),
            let number = words.first(where: { scanner.quantities.number(at: $0) != nil }), number == start,
            case let same = known.indices.filter({ isSameThing(thing(in: words), as: known[$0]) }), same.count == 1,
            !isSame(known[same[0]], utterance.text(words))
        else { return nil }
        var changed = known
        changed[same[0]] = utterance.freeText(words)
        return changed
    }

    /// The only known thing that is refused, and nothing else: "no ribbon", "the ribbon can come off".
    private func refused(of known: [String]) -> [String]? {
        let start = openerEnd
        let last = closerStart(after: start)
        let behind = [end(of: .negation, at: 0), end(of: .opener, at: 0)].compactMap(\.self).filter {
            $0 < last && part(0..<$0).answer() == .no
        }
        let named =
            behind.map { $0..<last }
            + (start + 1..<max(start + 1, last)).filter { end(of: .comingOff, at: $0) == last }
            .map { start..<$0 }
        let gone = named.firstResult { words in known.first { isSame($0, utterance.text(words)) } }
        return gone.flatMap { known.count > 1 ? [$0] : nil }
    }

    /// The things that the words add to those known, and nothing else.
    private func added(besides known: [String]) -> [String]? {
        var start = 0
        var isJoined = false
        while start < utterance.count,
            let next = [Move.and, .add, .opener].compactMap({ end(of: $0, at: start) }).max(), next < utterance.count
        {
            isJoined = isJoined || (start..<next).contains { end(of: .and, at: $0) != nil || end(of: .add, at: $0) != nil }
            start = next
        }
        guard start < utterance.count else { return nil }
        let last = closerStart(after: start)
        // "Foam too": "as well" is a closer, too.
        let more = (start + 1..<max(start + 1, utterance.count)).first { place in
            end(of: .too, at: place).map { $0 == last || $0 == utterance.count || place == last } ?? false
        }
        guard isJoined || more != nil else { return nil }
        let words = start..<min(last, more ?? last)
        let isOther =
            words.isEmpty || opensRequest(at: start) || part(words).answer() != nil
            || words.contains { index in
                scanner.futureTimeEnd(at: index) != nil || end(of: .relation, at: index) != nil
                    || end(of: .verb, at: index) != nil || grammar.words.openQuestions.contains(utterance.word(index))
                    || scanner.small.pointers.contains(utterance.word(index))
                    || scanner.small.listNouns.contains(utterance.word(index)) || utterance.beginsSentence(at: index)
            }
        let items = isOther ? [] : items(words)
        return items.isEmpty ? nil : items
    }

    /// The things that the words list.
    func items(_ words: Range<Int>) -> [String] {
        builder.values.items(utterance.textOfList(words)).map { item in
            item.trimmingPrefix { " ,;:".contains($0) }
        }.map(String.init).filter { !$0.isEmpty }
    }

    /// Whether both name the same thing, with or without an article.
    private func isSame(_ first: String, _ second: String) -> Bool { core(of: first) == core(of: second) }

    private func core(of item: String) -> [String] {
        var words = grammar.words.tokens.words(item)
        while words.count > 1, (scanner.small.elementArticles + scanner.small.definite + scanner.small.own).contains(words[0]) {
            words.removeFirst()
        }
        return words
    }

    // MARK: - What is done

    private func addition(_ items: [String]) -> Hypothesis {
        var parameters = ["taskTitles": titles(items)]
        parameters["targetTaskList"] = context.recent.firstResult { $0.container(Self.lists) }
        return Hypothesis(
            intent: Self.adding, parameters: parameters, score: 1, template: "tasks", reasons: ["adds what is missing"])
    }

    private func deletion(_ items: [String]) -> Hypothesis {
        let tasks = items.map { ParameterValue.record(Record("INTask", ["title": .record(.speakableString($0))])) }
        return Hypothesis(
            intent: "INDeleteTasksIntent", parameters: ["tasks": .list(tasks)], score: 1, template: "tasks",
            reasons: ["takes off what is not wanted"])
    }

    /// The look-up of the list, on which is all that is said to be.
    private func lookUp(_ list: ParameterValue? = nil) -> Hypothesis? {
        guard let title = list ?? context.recent.firstResult({ $0.container(Self.lists) })?.record?["title"],
            let type = grammar.enumerations["itemType"]?["taskList"]
        else { return nil }
        return Hypothesis(
            intent: Self.search, parameters: ["title": title, "itemType": .integer(type)], score: 1,
            template: "tasks", reasons: ["all of it is on the list"])
    }

    /// The things as titles.
    func titles(_ items: [String]) -> ParameterValue { .list(items.map { .record(.speakableString($0)) }) }

    /// The parameter that takes things by their titles.
    func itemsParameter(of intent: Int) -> String? {
        let items = grammar.intents[intent].definitions.filter { $0.value.kind == .text && $0.value.shape == .items }
        return items.count == 1 ? items.first.map { $0.value.target?.parameter ?? $0.key } : nil
    }

    private func listParameter(of intent: Int) -> String? {
        grammar.intents[intent].records.first { $0.value.type == Self.lists }?.key
    }
}
