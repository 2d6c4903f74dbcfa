import IntentSchema

// Another title for a task that was made or shown last: "call it 'focus off', not 'switch it off'", "the name is wrong, it should be
// pay water".
extension TurnReader {
    private static let longestTitle = 10
    /// Part of the name of a template of what follows on a request.
    private static let followUp = " follow-up "

    /// The new title in the words behind a verb that renames, without the old one that it replaces; `nil` if they hold none.
    func newTitle(_ words: Range<Int>, insteadOf old: String) -> String? {
        guard !words.isEmpty else { return nil }
        if let quote = scanner.quotes.first(where: { $0.lowerBound == words.lowerBound }) {
            let rest = quote.upperBound..<max(quote.upperBound, words.upperBound)
            return rest.isEmpty || end(of: .insteadOf, at: rest.lowerBound) != nil ? utterance.freeText(quote) : nil
        }
        let border = words.dropFirst().first { place in
            end(of: .insteadOf, at: place).map { $0 < words.upperBound && isOldTitle($0..<words.upperBound, old) } ?? false
        }
        let title = words.lowerBound..<(border ?? words.upperBound)
        // "I said cancel" names nothing so.
        let refuses = part(title).answer()?.refuses ?? false
        return holdsMore(title) || refuses ? nil : utterance.freeText(title)
    }

    /// Whether another sentence or command begins inside the words: "oat milk and add avocados".
    private func holdsMore(_ words: Range<Int>) -> Bool {
        words.dropFirst().contains { place in
            let isClause = utterance.tokens[place].followsPunctuation || end(of: .clauseJoint, at: place - 1) == place
            return utterance.beginsSentence(at: place) || isClause && opensRequest(at: place) && !isPolite(place)
        }
    }

    /// Whether the words are the title, quoted or not.
    private func isOldTitle(_ words: Range<Int>, _ title: String) -> Bool {
        scanner.quotes.contains(words) || words.map { utterance.word($0) } == grammar.words.tokens.words(title)
    }

    /// The words with which a statement says what the task should be: "the title is wrong, should just be focus off", "that should say buy
    /// milk", "no, I meant at 6".
    ///
    /// Nothing but the task, its title and what is wrong with it stands before the words that announce them. The statement is about
    /// the task that was made or changed last, if that was the last request and was about one task.
    func statedOfTask(until last: Int) -> Range<Int>? {
        guard let record = context.recent.first, Self.tasked.contains(record.type), record["taskTitles"]?.list?.count ?? 1 == 1,
            let place = (0..<min(last, Self.longestTitle)).first(where: { end(of: .titleIs, at: $0) != nil }),
            let start = end(of: .titleIs, at: place), start < last, last - start <= Self.longestTitle
        else { return nil }
        return (0..<place).allSatisfy(isAboutTitle) ? start..<last : nil
    }

    private func isAboutTitle(_ index: Int) -> Bool {
        let word = utterance.word(index)
        let moves: [Move] = [.titleWord, .pronoun, .complaint, .verb, .negation, .opener, .comment]
        return moves.contains { end(of: $0, at: index) != nil } || isPolite(index) || scanner.small.definite.contains(word)
            || scanner.small.my.contains(word) || grammar.words.stopWords.contains(word) || grammar.words.fillers.contains(word)
    }

    /// Whether only the model takes the words for a change of a task, of which they name no more than the task, and order none.
    func changesNothing(_ reading: Hypothesis) -> Bool {
        guard reading.template == "model", reading.intent == "INSetTaskAttributeIntent",
            Set(reading.parameters.keys).isSubset(of: ["targetTask"]), reading.unknownValues.isEmpty
        else { return false }
        let start = behindLeadIns
        let orders: [Move] = [.amending, .reschedule, .rename, .markTask, .finishTask, .didTask]
        return !orders.contains { end(of: $0, at: start) != nil }
    }

    /// Whether the only task to be made is words that join others: the "in" of "and in the evening too".
    func titlesNothing(_ reading: Hypothesis) -> Bool {
        guard reading.intent == "INAddTasksIntent", let titles = reading.parameters["taskTitles"]?.list, titles.count == 1,
            let title = titles[0].record?["spokenPhrase"]?.string,
            !scanner.quotes.contains(where: { utterance.freeText($0) == title })
        else { return false }
        let words = grammar.words.tokens.utterance(title)
        let reader = self.reader(of: [:], saying: words)
        // The rest of "tomorrow's meeting".
        if reader.scanner.readsPossessive(at: 0) { return true }
        // "Ok and what's due on Friday".
        if reading.template.contains(Self.followUp),
            grammar.words.openQuestions.contains(words.word(0))
        {
            return true
        }
        return words.tokens.indices.allSatisfy { reader.end(of: .relation, at: $0) == $0 + 1 || reader.isArticle($0) }
    }

    /// Whether the words name a task that was made or shown before, and not the one of the last request: "set the bread for 3", behind a
    /// reminder of something else, does not do that once more.
    var namesOtherTask: Bool {
        guard let last = context.recent.first, Self.tasked.contains(last.type) else { return false }
        let own = last["taskTitles"]?.taskTitles ?? last["targetTask"]?.taskTitles ?? []
        return recentTasks.contains { title in
            guard !own.contains(title), case let task = reader(ofTask: title),
                case let words = task.thing(in: task.utterance.tokens.indices).map({ task.utterance.word($0) }), !words.isEmpty
            else { return false }
            return utterance.tokens.indices.contains { start in
                start + words.count <= utterance.count && words.indices.allSatisfy { words[$0] == utterance.word(start + $0) }
            }
        }
    }
}
