import IntentSchema

// Commands about tasks that were made or shown: "cross off the tent, I found it", "delete the third one", "take the matches off".
extension TurnReader {
    private static let longestCommand = 20
    private static let longestList = 4
    private static let longestAside = 10
    private static let completed = 2

    /// The command about one of the tasks made or shown last; `nil` if the words are none, or no app carries it out.
    ///
    /// The task is named by its whole title, by its place in the list, or by words of its title beside a word such as "one".
    func taskCommand() -> Hypothesis? {
        commandWithMoreDone() ?? commandContinued() ?? commandAlone() ?? commandBehindRemark()
    }

    /// The last command, for more of the tasks: "and the tape too", behind one that was ticked off. `nil` if the words name anything else.
    private func commandContinued() -> Hypothesis? {
        guard context.question == nil, utterance.count <= Self.longestCommand, let last = context.recent.first,
            let verb = last.type == TaskVerb.delete.intent
                ? TaskVerb.delete
                : last.type == TaskVerb.finish.intent && last["status"] == .integer(Self.completed) ? .finish : nil,
            context.apps.contains(where: { $0.intents.contains(verb.intent) }), let words = joinedWords
        else { return nil }
        let known = tasksInOrder + recentTasks.filter { !tasksInOrder.contains($0) }
        guard let named = tasks(in: words, among: known) ?? tasksMeant(by: words, among: known, .did),
            Set(named).isDisjoint(with: last.tasksNamed)
        else { return nil }
        return command(verb, named, in: [])
    }

    /// The words behind a joint or a verb that adds something, or in front of "too".
    private var joinedWords: Range<Int>? {
        var (start, isJoined) = (0, false)
        while let next = [Move.and, .add, .opener].compactMap({ end(of: $0, at: start) }).max(), next < utterance.count {
            isJoined = isJoined || (start..<next).contains { end(of: .and, at: $0) != nil || end(of: .add, at: $0) != nil }
            start = next
        }
        let last = closerStart(after: start)
        let more = (start + 1..<max(start + 1, utterance.count)).first { place in
            end(of: .too, at: place).map { $0 >= last } ?? false
        }
        let border = more ?? last
        return (isJoined || more != nil) && start < border ? start..<border : nil
    }

    /// The command in front of a clause in which the speaker says of other tasks that they are done, with those: "cross off milk, and I picked up
    /// the oats".
    private func commandWithMoreDone() -> Hypothesis? {
        guard dealsWithTasks, context.question == nil, utterance.count <= Self.longestCommand,
            let border = utterance.tokens.indices.dropFirst(2).last(where: { index in
                let first = end(of: .and, at: index) ?? index
                return (first > index || utterance.mayBeginClause(at: index))
                    && [Move.hasDoneIt, .didTask].contains { end(of: $0, at: first) != nil }
            }),
            var first = part(0..<border).commandAlone(),
            case let start = end(of: .and, at: border) ?? border,
            let named = [Move.hasDoneIt, .didTask].compactMap({ end(of: $0, at: start) }).max(), named < utterance.count,
            case let known = tasksInOrder + recentTasks.filter({ !tasksInOrder.contains($0) }),
            !(start..<utterance.count).contains(where: { end(of: .negation, at: $0) != nil }),
            case let said = (named..<utterance.count).firstResult({ place -> [String]? in
                let words = place..<max(place + 1, closerStart(after: place))
                return tasks(in: words, among: known) ?? tasksMeant(by: words, among: known, .did)
            }) ?? [], !said.isEmpty
        else { return nil }
        first.followers = (first.followers ?? []) + said.map { command(.did, [$0], in: []) }
        return first
    }

    /// The command in the last clause, behind words that order nothing: "I meant the bread. Take the bread off the list", "I still have bread, so
    /// take that off again", where a pronoun stands for the task that they name.
    private func commandBehindRemark() -> Hypothesis? {
        guard dealsWithTasks, utterance.count <= Self.longestCommand, context.question == nil,
            let border = utterance.tokens.indices.last(where: { index in
                index > 1 && (utterance.mayBeginClause(at: index) || end(of: .therefore, at: index) == index + 1)
            }),
            !(0..<border).contains(where: { beginsCommand(at: $0) || grammar.words.conditionWords.contains(utterance.word($0)) }),
            !grammar.words.openQuestions.contains(utterance.word(openerEnd)),
            !grammar.words.questions.contains(utterance.word(openerEnd))
        else { return nil }
        let clause = part(border..<utterance.count)
        // "Milk, eggs, remove the bread" adds the others.
        let titles = names(of: tasksInOrder + recentTasks, in: 0..<border)
        guard !titles.isEmpty else { return nil }
        // "I bought the eggs, cross them off": not all that was shown.
        return clause.commandAbout(titles) ?? clause.commandAlone()
    }

    /// The command about what a pronoun stands for: "take that off again".
    private func commandAbout(_ titles: [String]) -> Hypothesis? {
        let start = max(behindLeadIns, joinerEnd)
        guard start < utterance.count else { return nil }
        return [(Move.discard, TaskVerb.delete), (.finishTask, .finish), (.markTask, .mark)].firstResult { move, verb in
            guard let first = end(of: move, at: start), let next = pointerEnd(at: first),
                context.apps.contains(where: { $0.intents.contains(verb.intent) }),
                // "Tick that", of what is said to be done.
                let tail = tail(from: next, to: utterance.count, ending: verb == .mark ? .did : verb)
            else { return nil }
            return command(verb, titles, in: tail)
        }
    }

    /// Those of the titles whose things the words name, each once.
    private func names(of titles: [String], in words: Range<Int>) -> [String] {
        let said = Set(words.map { utterance.word($0) })
        var named: [String] = []
        for title in titles where !named.contains(title) {
            let (reader, thing) = thing(of: title)
            if !thing.isEmpty, thing.allSatisfy({ said.contains(reader.utterance.word($0)) }) { named.append(title) }
        }
        return named
    }

    /// The task of which the words say that it has been done, by its own verb: "I already paid the rent" of "pay rent".
    private func taskSaidDone() -> Hypothesis? {
        guard context.question == nil, let first = end(of: .hasDoneIt, at: openerEnd), first + 1 < utterance.count,
            context.apps.contains(where: { $0.intents.contains(TaskVerb.did.intent) })
        else { return nil }
        let verb = utterance.word(first)
        let object = (first + 1..<max(first + 1, closerStart(after: first))).filter { !isArticle($0) }.map { utterance.word($0) }
        let fitting = recentTasks.filter { title in
            let own = grammar.words.tokens.words(title)
            guard own.count > 1, own[0].first == verb.first, grammar.words.taskVerbs.contains(own[0]) else { return false }
            let rest = own.dropFirst().filter { !scanner.small.definite.contains($0) && !scanner.small.my.contains($0) }
            return !rest.isEmpty && rest.elementsEqual(object)
        }
        return fitting.count == 1 ? command(.did, fitting, in: []) : nil
    }

    /// Several tasks that are said to be done: "cable and tape are done".
    private func severalDone() -> Hypothesis? {
        let start = openerEnd
        guard dealsWithTasks, context.question == nil, utterance.count <= Self.longestCommand,
            context.apps.contains(where: { $0.intents.contains(TaskVerb.did.intent) }),
            let border = (start + 1..<max(start + 1, utterance.count)).first(where: { place in
                let done = end(of: .verb, at: place) ?? place
                return end(of: .taskDone, at: done).map { $0 >= closerStart(after: $0 - 1) } ?? false
            })
        else { return nil }
        let first = end(of: .pairing, at: start) ?? start
        let titles = tasksInOrder
        let known = titles + recentTasks.filter { !titles.contains($0) }
        guard first < border,
            let named = tasks(in: first..<border, among: known) ?? tasksMeant(by: first..<border, among: known, .did),
            named.count > 1
        else { return nil }
        return command(.did, named, in: [])
    }

    private func commandAlone() -> Hypothesis? {
        if let done = taskSaidDone() ?? severalDone() { return done }
        guard utterance.count <= Self.longestCommand, case let titles = tasksInOrder,
            case let known = titles + recentTasks.filter({ !titles.contains($0) }), !known.isEmpty
        else { return nil }
        // "I've got" leads on to a wish, and says of things that they are there.
        let starts = [behindLeadIns, openerEnd].filter { $0 < utterance.count }
        // "Cancel it" undoes what was done last; "cancel the second one" and "skip the bread" name a task.
        let verbs = [
            (Move.discard, TaskVerb.delete), (.finishTask, .finish), (.markTask, .mark), (.didTask, .did), (.ending, .delete),
        ]
        return verbs.firstResult { move, verb in
            guard let first = starts.firstResult({ end(of: move, at: $0) }), verb != .did && move != .ending || dealsWithTasks,
                move != .ending || namesTask(at: first),
                context.apps.contains(where: { $0.intents.contains(verb.intent) })
            else {
                return nil
            }
            return stride(from: utterance.count, to: first, by: -1).firstResult { end -> Hypothesis? in
                guard let named = tasks(in: first..<end, among: titles) ?? tasksMeant(by: first..<end, among: known, verb),
                    let tail = tail(from: end, to: utterance.count, ending: verb)
                else { return nil }
                return command(verb, named, in: tail, said: first..<end)
            }
        }
    }

    /// Whether an article, and no pronoun, begins the name of a task there, and not that of a request's own matter: "the reminder".
    private func namesTask(at index: Int) -> Bool {
        guard index + 1 < utterance.count, end(of: .pronoun, at: index) == nil else { return false }
        return scanner.small.definite.contains(utterance.word(index))
            && grammar.intents(about: utterance.word(index + 1)).isEmpty
    }

    private func command(
        _ verb: TaskVerb, _ titles: [String], in lists: [String], said words: Range<Int>? = nil
    ) -> Hypothesis {
        let tasks = titles.map { taskRecord($0, named: titles.count == 1 ? words : nil) }
        guard verb == .delete else {
            var each = zip(tasks, titles).map { task, title in
                hypothesis(verb, [verb.parameter: task, "status": .integer(Self.completed)], [title])
            }
            var first = each.removeFirst()
            if !each.isEmpty { first.followers = each }
            return first
        }
        var parameters = [verb.parameter: ParameterValue.list(tasks)]
        if let list = lists.first {
            parameters["taskList"] = .record(Record("INTaskList", ["title": .record(.speakableString(list))]))
        }
        return hypothesis(verb, parameters, titles)
    }

    private func hypothesis(_ verb: TaskVerb, _ parameters: [String: ParameterValue], _ titles: [String]) -> Hypothesis {
        Hypothesis(
            intent: verb.intent, parameters: parameters, score: 1, template: "tasks",
            reasons: titles.map { "is about the task '\($0)'" })
    }

    /// What stands behind the task: a particle, what becomes of it, the list, a remark. The titles of the lists named; `nil` if there is
    /// anything else.
    private func tail(from start: Int, to last: Int, ending verb: TaskVerb) -> [String]? {
        var (index, lists, isMarked) = (start, [String](), verb != .mark)
        while index < last {
            if let end = end(of: .taskDone, at: index), verb != .delete {
                (index, isMarked) = (end, true)
            } else if let (name, end) = listNamed(at: index) {
                index = end
                lists.append(name)
            } else if let end = end(of: .out, at: index) {
                (index, isMarked) = (end, true)
            } else if isArticle(index), index + 1 < last, scanner.small.listNouns.contains(utterance.word(index + 1)) {
                index += 2
            } else if verb != .delete, let end = orderForNamed(at: index) {
                (index, isMarked) = (end, true)
            } else if let end = [Move.closer, .too, .justMade].compactMap({ end(of: $0, at: index) }).max() {
                index = end
            } else if isAside(index..<last) {
                index = last
            } else {
                return nil
            }
        }
        return isMarked ? lists : nil
    }

    /// The token behind an order to tick off what has been named: "so cross them".
    private func orderForNamed(at start: Int) -> Int? {
        let verb = start + part(start..<utterance.count).orderStart
        return [Move.finishTask, .markTask, .discard].compactMap { end(of: $0, at: verb) }.max().flatMap(pointerEnd)
    }

    /// The token behind words that point at what has been named: "it", "those", "both".
    private func pointerEnd(at start: Int) -> Int? {
        guard start < utterance.count else { return nil }
        return [Move.pronoun, .allOf, .bothOf].compactMap { end(of: $0, at: start) }.max()
            ?? (scanner.small.groups.contains(utterance.word(start)) ? start + 1 : nil)
    }

    /// "From my camping list", "on the groceries": the list's title.
    private func listNamed(at start: Int) -> (name: String, end: Int)? {
        var first = start
        while first < utterance.count, end(of: .out, at: first) == first + 1 || end(of: .relation, at: first) == first + 1 {
            first += 1
        }
        guard first > start else { return nil }
        let bare = first
        while first < utterance.count, isArticle(first) { first += 1 }
        guard first < utterance.count else { return nil }
        if let noun = (first + 1..<min(utterance.count, first + Self.longestList)).first(where: {
            scanner.small.listNouns.contains(utterance.word($0))
        }) {
            return (utterance.freeText(first..<noun), noun + 1)
        }
        let known = listTitles.firstResult { title -> (String, Int)? in
            let words = grammar.words.tokens.words(title)
            let end = (bare..<first + 1).firstResult { isSaid(words, at: $0) ? $0 + words.count : nil }
            return end.map { (title, $0) }
        }
        return known
    }

    func isSaid(_ words: [String], at start: Int) -> Bool {
        start + words.count <= utterance.count && words.indices.allSatisfy { words[$0] == utterance.word(start + $0) }
    }

    func isArticle(_ index: Int) -> Bool {
        let word = utterance.word(index)
        return scanner.small.definite.contains(word) || scanner.small.own.contains(word)
            || scanner.small.indefinite.contains(word)
            || scanner.small.elementArticles.contains(word) || scanner.small.pointers.contains(word)
    }

    /// Whether the words only say why: "I found it in the garage", "we have one".
    private func isAside(_ words: Range<Int>) -> Bool {
        let first = words.lowerBound
        let moves: [Move] = [.remark, .someone, .speaker, .interjection]
        guard words.count <= Self.longestAside, words.count > 1, moves.contains(where: { end(of: $0, at: first) != nil }) else {
            return false
        }
        return !words.dropFirst().contains { index in
            grammar.words.taskVerbs.contains(utterance.tokens[index]) && utterance.mayBeginClause(at: index)
                || grammar.words.conditionWords.contains(utterance.word(index)) || scanner.futureTimeEnd(at: index) != nil
        }
    }

    // MARK: - Which task

    /// The tasks that parts of their titles name: "the bagels" of "a dozen bagels". One that is to go is named by its thing, or where the last
    /// request was about tasks.
    private func tasksMeant(by words: Range<Int>, among titles: [String], _ verb: TaskVerb) -> [String]? {
        let parts = elements(of: words)
        let meant = parts.compactMap { part -> String? in
            if verb != .delete, let title = fitting(part, titles) { return title }
            guard dealsWithTasks, verb != .delete || isArticle(part.lowerBound) || isWholeThing(part, among: titles) else {
                return nil
            }
            return titleMeant(by: part, among: titles)
        }
        return meant.count == parts.count && Set(meant).count == meant.count && !meant.isEmpty ? meant : nil
    }

    private func isWholeThing(_ words: Range<Int>, among titles: [String]) -> Bool {
        titles.contains { isSameThing(thing(in: words), as: $0) }
    }

    /// The parts that "and" or commas join.
    private func elements(of words: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = words.lowerBound
        for place in words.dropFirst() {
            let joint = scanner.small.and.contains(utterance.word(place))
            guard joint || utterance.tokens[place].followsPunctuation else { continue }
            if start < place { parts.append(start..<place) }
            start = joint ? place + 1 : place
        }
        if start < words.upperBound { parts.append(start..<words.upperBound) }
        return parts
    }

    /// The tasks that "both" or "all of them" stand for: those made or shown last.
    private func tasksTogether(_ words: Range<Int>) -> [String]? {
        guard dealsWithTasks, !words.isEmpty else { return nil }
        if let several = tasksInRow(words) { return several }
        if end(of: .bothOf, at: words.lowerBound) == words.upperBound { return tasksDealtWithLast(2) }
        if end(of: .allOf, at: words.lowerBound) == words.upperBound { return tasksDealtWithLast() }
        // "Those three".
        let isGroup = scanner.small.groups.contains(utterance.word(words.lowerBound))
        return isGroup ? part(words).thingsPointedAt.flatMap { tasksDealtWithLast($0 > 0 ? $0 : nil) } : nil
    }

    /// The tasks that stand first or last in the list, as many as said: "the first two".
    private func tasksInRow(_ words: Range<Int>) -> [String]? {
        var words = words
        while words.count > 2, isArticle(words.lowerBound) { words = words.dropFirst() }
        let isLast = scanner.small.lastWords.contains(utterance.word(words.lowerBound))
        guard words.count > 1, isLast || scanner.quantities.ordinal(at: words.lowerBound)?.value == 1,
            let number = scanner.quantities.integer(at: words.lowerBound + 1, limit: tasksInOrder.count), number.value > 1,
            number.end == words.upperBound || number.end + 1 == words.upperBound && isNoun(number.end)
        else { return nil }
        return Array(isLast ? tasksInOrder.suffix(number.value) : tasksInOrder.prefix(number.value))
    }

    /// The titles of the tasks that the last request made, changed or showed, with those of requests right before it until there are as many
    /// as asked for; `nil` if there are not that many, or only one.
    func tasksDealtWithLast(_ number: Int? = nil) -> [String]? {
        let done = context.recent.filter { $0.listedTasks != nil || !$0.type.hasSuffix("Response") && !looksUp($0.type) }
        var titles: [String] = []
        for record in done {
            let own = record.listedTasks ?? record.tasksNamed
            guard record.listedTasks != nil && titles.isEmpty || Self.tasked.contains(record.type) else { break }
            titles += own.filter { !titles.contains($0) && recentTasks.contains($0) }
            if record.listedTasks != nil || number.map({ titles.count >= $0 }) ?? false { break }
        }
        guard number.map({ titles.count == $0 }) ?? (titles.count > 1) else {
            return number == recentTasks.count ? recentTasks : nil
        }
        return titles.sorted { (tasksInOrder.firstIndex(of: $0) ?? 0) < (tasksInOrder.firstIndex(of: $1) ?? 0) }
    }

    /// The tasks that the words name and nothing else: one, or several joined by "and" or commas.
    private func tasks(in words: Range<Int>, among titles: [String]) -> [String]? {
        if let one = task(in: words, among: titles) ?? taskPointedAt(by: words) { return [one] }
        if let several = tasksTogether(words) { return several }
        let parts = elements(of: words)
        let named = parts.compactMap { task(in: $0, among: titles) }
        return parts.count > 1 && named.count == parts.count && Set(named).count == named.count ? named : nil
    }

    /// The task that the words name and nothing else: by its whole title, its place, or words of its title beside a noun.
    func task(in words: Range<Int>, among titles: [String]) -> String? {
        var first = words.lowerBound
        let whole = titles.first { isTitle(words, $0) }
        if let whole { return whole }
        while first < words.upperBound - 1, isArticle(first) { first += 1 }
        let rest = first..<words.upperBound
        if let exact = titles.first(where: { isTitle(rest, $0) }) { return exact }
        // "The third task" is one, whatever was dealt with last; "the last one" may be something else.
        guard dealsWithTasks || end(of: .titleWord, at: words.upperBound - 1) == words.upperBound else { return nil }
        if place(rest) != nil { return place(in: rest, of: titles.count).map { titles[$0] } }
        return described(rest).flatMap { fitting($0, titles) } ?? taskDue(rest, among: titles)
    }

    /// The task that was made or changed last, if it was the only one: "mark it as done".
    func taskPointedAt(by words: Range<Int>) -> String? {
        guard dealsWithTasks, context.question == nil,
            end(of: .pronoun, at: words.lowerBound) == words.upperBound || pointsAtTask(words), let last = context.recent.first,
            Self.tasked.contains(last.type) || Self.listing.contains(last.type), last["taskTitles"]?.list?.count ?? 1 == 1
        else { return nil }
        guard !Self.tasked.contains(last.type) else { return recentTasks.first }
        // Of what was shown or put off, the only one.
        let shown = context.recent.dropFirst().first?.listedTasks ?? last.tasksNamed
        return shown.count == 1 && recentTasks.contains(shown[0]) ? shown[0] : nil
    }

    /// "That reminder", "the one".
    private func pointsAtTask(_ words: Range<Int>) -> Bool {
        guard words.count == 2 else { return false }
        let word = utterance.word(words.lowerBound)
        let isDefinite = scanner.small.pointers.contains(word) || scanner.small.definite.contains(word)
        return isDefinite && (isNoun(words.lowerBound + 1) || names("INAddTasksIntent", in: words))
    }

    /// Whether the last request, or the open one, was about tasks, so that "the last one" is one.
    private var dealsWithTasks: Bool {
        let last = context.question?.intent ?? context.recent.first?.type
        return last.map(Self.listing.contains) ?? false
    }

    static let listing: Set<String> = [
        "INAddTasksIntent", "INSetTaskAttributeIntent", "INCreateTaskListIntent", "INSearchForNotebookItemsIntent",
        "INDeleteTasksIntent",
        "INSnoozeTasksIntent",
    ]

    /// Whether the words are the title, without its article.
    private func isTitle(_ words: Range<Int>, _ title: String) -> Bool {
        var own = grammar.words.tokens.words(title)
        let said = words.map { utterance.word($0) }
        if said == own { return true }
        while own.count > 1, scanner.small.elementArticles.contains(own[0]) || scanner.small.own.contains(own[0]) {
            own.removeFirst()
        }
        return said == own
    }

    /// The position in a list of so many that the words are; `nil` if they are none, or it has none there.
    func place(in words: Range<Int>, of count: Int) -> Int? {
        var words = words
        while words.count > 1, isArticle(words.lowerBound) { words = words.dropFirst() }
        guard let place = place(words), case let index = place < 0 ? count + place : place - 1 else { return nil }
        return (0..<count).contains(index) ? index : nil
    }

    /// The position that the words are: "third task", "number 2", "last one".
    private func place(_ words: Range<Int>) -> Int? {
        var first = words.lowerBound
        if end(of: .titleWord, at: first) == first + 1, first + 1 < words.upperBound { first += 1 }
        if let numbered = end(of: .numbered, at: first), numbered < words.upperBound {
            return scanner.quantities.integer(at: numbered, limit: 100).flatMap { $0.end == words.upperBound ? $0.value : nil }
        }
        let isLast = scanner.small.lastWords.contains(utterance.word(first))
        guard let found = isLast ? (value: -1, end: first + 1) : scanner.quantities.position(at: first), found.value != 0 else {
            return nil
        }
        return found.end == words.upperBound || found.end == words.upperBound - 1 && isNoun(found.end) ? found.value : nil
    }

    func isNoun(_ index: Int) -> Bool {
        end(of: .titleWord, at: index) == index + 1 || end(of: .textPart, at: index) == index + 1
            || scanner.small.ones.contains(utterance.word(index))
    }

    /// The words of the title in "the one about sleeping", "the sleeping one".
    private func described(_ words: Range<Int>) -> Range<Int>? {
        guard words.count > 1 else { return nil }
        if isNoun(words.lowerBound) {
            let first = words.lowerBound + 1
            let starts = [Move.relation, .rewording, .naming].compactMap { end(of: $0, at: first) }
            if let start = starts.max(), start < words.upperBound { return start..<words.upperBound }
        }
        return isNoun(words.upperBound - 1) ? words.lowerBound..<words.upperBound - 1 : nil
    }

    /// The only title that has all the words.
    func fitting(_ words: Range<Int>, _ titles: [String]) -> String? {
        let named = Set(words.filter { !isArticle($0) }.map { utterance.word($0) })
        guard !named.isEmpty else { return nil }
        let found = titles.filter { named.isSubset(of: grammar.words.tokens.words($0)) }
        return found.count == 1 ? found[0] : nil
    }

    // MARK: - Answers

    /// The task that an answer names, where one is asked for or to be confirmed: "the one about sleeping", "no! only the torch", "just
    /// number 6"; `nil` if it names none, or the one that is asked about.
    func taskNamed(_ question: Question) -> DialogueAct? {
        guard Self.listing.contains(question.intent), utterance.count <= Self.longestCommand,
            let parameter = [TaskVerb.delete, .finish].first(where: { $0.intent == question.intent })?.parameter,
            case let titles = tasksInOrder, !titles.isEmpty
        else { return nil }
        switch question.kind {
        case .value where question.parameter == parameter, .confirmRequest: break
        default: return nil
        }
        // "Not the tent! Just number 6": the last clause says which.
        let clause = utterance.tokens.indices.last { $0 == 0 || utterance.tokens[$0].followsPunctuation } ?? 0
        let starts = clause > 0 && part(0..<clause).onlyRefuses ? [0, clause] : [0]
        let task = starts.firstResult { start -> ParameterValue? in
            let rest = part(start..<utterance.count)
            let first = rest.taskStart
            let words = first..<max(first + 1, rest.closerStart(after: first))
            return rest.task(in: words, among: titles).map { rest.taskRecord($0, named: words) }
                ?? (rest.isArticle(first) ? rest.fitting(first..<rest.utterance.count, titles) : nil).map { rest.taskRecord($0) }
        }
        guard let task else { return nil }
        let value = parameter == TaskVerb.delete.parameter ? .list([task]) : task
        return question.kind == .confirmRequest ? .correction([parameter: value]) : .value(value)
    }

    /// Whether the words refuse something and do no more: "no", "not the tent".
    private var onlyRefuses: Bool {
        let start = openerEnd
        return answer() == .no || end(of: .takeOut, at: start) != nil && end(of: .discard, at: start) == nil
            || end(of: .negation, at: start) != nil
    }

    /// The token behind what leads on to a task: "no, only".
    private var taskStart: Int {
        var start = openerEnd
        let moves: [Move] = [.replacing, .discard, .rewording]
        while start < utterance.count - 1, let next = moves.compactMap({ end(of: $0, at: start) }).max(), next < utterance.count {
            start = next
        }
        return start
    }

    // MARK: - What there is

    /// The titles of the tasks in the order of the list that was made or shown last, with what was done to it since.
    var tasksInOrder: [String] {
        if let known = scanner.known.tasks { return known }
        let found = context.recent.reversed().reduce(into: [String]()) { titles, record in
            if let list = record.listedTasks {
                titles = list
            } else if record.type == "INAddTasksIntent" {
                titles += (record["taskTitles"]?.taskTitles ?? []).filter { !titles.contains($0) }
            } else if record.type == "INDeleteTasksIntent" {
                let gone = record["tasks"]?.taskTitles ?? []
                titles.removeAll { gone.contains($0) }
            } else if let new = record["taskTitle"]?.record?["spokenPhrase"]?.string,
                let old = record["targetTask"]?.taskTitles.first
            {
                titles = titles.map { $0 == old ? new : $0 }
            }
        }
        scanner.known.tasks = found
        return found
    }

    /// The titles of the lists that were made or shown.
    var listTitles: [String] {
        context.recent.flatMap { record in
            record.fields.sorted { $0.key < $1.key }.flatMap(\.value.listTitles)
                + (record.type == "INCreateTaskListIntent"
                    ? [record["title"]?.record?["spokenPhrase"]?.string].compactMap(\.self) : [])
        }
    }

    /// What is done with a task.
    private enum TaskVerb {
        case delete, finish
        /// Finishes it if it says so behind the task: "mark the tent off".
        case mark
        /// Tells that it is done: "got the buns already".
        case did

        var intent: String { self == .delete ? "INDeleteTasksIntent" : "INSetTaskAttributeIntent" }
        var parameter: String { self == .delete ? "tasks" : "targetTask" }
    }
}

extension Record {
    /// The tasks of a list that was made or shown; `nil` if it is none.
    fileprivate var listedTasks: [String]? {
        switch type {
        case "INCreateTaskListIntent": return self["taskTitles"].map(\.taskTitles) ?? []
        case "INSearchForNotebookItemsIntentResponse":
            let tasks = self["tasks"]?.taskTitles ?? []
            let lists = self["taskLists"]?.list?.flatMap { $0.record?["tasks"]?.taskTitles ?? [] } ?? []
            return tasks.isEmpty ? lists.isEmpty ? nil : lists : tasks
        default: return nil
        }
    }
}

extension ParameterValue {
    /// The titles of the lists in it.
    fileprivate var listTitles: [String] {
        if let record {
            let title =
                record.type == "INTaskList" ? record["title"]?.record?["spokenPhrase"]?.string ?? record["title"]?.string : nil
            return [title].compactMap(\.self)
        }
        return list?.flatMap(\.listTitles) ?? []
    }
}
