import IntentSchema

// Times of tasks that were made or shown, said in a roundabout way, or of several at once: "change the time of that reminder to two", "the
// orchids on Tuesdays instead of Mondays", "move Mary to 4:30 and make it Tuesdays for the orchids".
extension TurnReader {
    private static let longestTurn = 24

    /// The change of a task that the words say in a roundabout way, or of several; `nil` if they say it plainly, or change none.
    func taskTimesChanged(_ titles: [String]) -> DialogueAct? {
        if let plain = plainTimeChange { return plain.changedTask() }
        return severalTasksChanged() ?? timeOfNamedTask(titles)
    }

    /// The words without those that only say that it is about the time, and without the time that gives way: "change the time of that reminder
    /// to two", "Fridays instead of Thursdays".
    private var plainTimeChange: TurnReader? {
        if let verb = end(of: .reschedule, at: openerEnd), let next = end(of: .timeOf, at: verb), next < utterance.count {
            return saying([0..<verb, next..<utterance.count])
        }
        let place = utterance.tokens.indices.dropFirst(openerEnd + 1).first { index in
            guard let start = end(of: .insteadOf, at: index), start < utterance.count else { return false }
            return time(in: start..<closerStart(after: start)) != nil
        }
        return place.map { part(0..<$0) }
    }

    private func saying(_ words: [Range<Int>]) -> TurnReader {
        let text = words.map(utterance.freeText).joined(separator: " ")
        return interpreter.reader(of: interpreter.tokens(of: text, in: context), in: context)
    }

    /// The changes on both sides of "and", each of a task of its own; the second may leave out the verb: "move the bank to 11 and the cake to 4".
    private func severalTasksChanged() -> DialogueAct? {
        guard utterance.count <= Self.longestTurn, scanner.quotes.isEmpty else { return nil }
        return utterance.tokens.indices.dropFirst(2).firstResult { border -> DialogueAct? in
            let start = end(of: .and, at: border) ?? (utterance.mayBeginClause(at: border) ? border : nil)
            guard let start, start + 1 < utterance.count, let rest = changeJoined(from: start),
                case .request(var first)? = part(0..<border).changedTask(), case .request(let next)? = rest.changedTask(),
                first.intent == next.intent, let task = first.parameters["targetTask"], task != next.parameters["targetTask"]
            else { return nil }
            first.followers = (first.followers ?? []) + [next.alone] + (next.followers ?? [])
            return .request(first)
        }
    }

    /// The words from the token on, with the first verb where they have none and say where a task goes; `nil` if they change none.
    private func changeJoined(from start: Int) -> TurnReader? {
        if [Move.reschedule, .rewording].contains(where: { end(of: $0, at: start) != nil }) {
            return part(start..<utterance.count)
        }
        guard let verb = end(of: .reschedule, at: openerEnd), verb < start, end(of: .exchangeTo, at: start) == nil,
            (start + 1..<utterance.count).contains(where: { end(of: .exchangeTo, at: $0) != nil && !isArticle($0) })
        else { return nil }
        return saying([openerEnd..<verb, start..<utterance.count])
    }

    /// The time of the task that is named behind it, or before it: "make it Tuesdays for the orchids", "the orchids on Tuesdays".
    private func timeOfNamedTask(_ titles: [String]) -> DialogueAct? {
        guard let pattern = grammar.words.taskChanges.first, context.recent.first.map({ Self.tasked.contains($0.type) }) ?? false
        else { return nil }
        let start = end(of: .rewording, at: openerEnd) ?? openerEnd
        let last = closerStart(after: start)
        guard start + 2 < last else { return nil }
        return (start + 1..<last - 1).firstResult { border -> DialogueAct? in
            if let named = end(of: .purpose, at: border), named < last, let time = time(in: start..<border),
                let title = titleMeant(by: named..<last, among: titles)
            {
                return rescheduled(title, to: time, by: pattern)
            }
            let isLedTo = end(of: .relation, at: border) != nil || end(of: .exchangeTo, at: border) != nil
            guard isArticle(start), isLedTo, let time = time(in: border..<last),
                let title = titleMeant(by: start..<border, among: titles)
            else { return nil }
            return rescheduled(title, to: time, by: pattern)
        }
    }

    // MARK: - Whether it is there

    /// The look-up of the task that it is asked about whether it is there: "is that reminder still there?". `nil` if the words ask for anything
    /// else.
    func askedWhetherThere() -> Hypothesis? {
        let start = openerEnd
        guard context.question == nil, utterance.count <= Self.longestTurn,
            grammar.words.questions.contains(utterance.word(start)),
            let kind = grammar.enumerations["itemType"]?["task"], grammar.intentIndices[Self.search] != nil,
            context.apps.contains(where: { $0.intents.contains(Self.search) }), case let titles = recentTasks, !titles.isEmpty,
            let place = (start + 2..<max(start + 2, utterance.count)).first(where: { place in
                end(of: .stillThere, at: place).map { $0 == utterance.count || $0 >= closerStart(after: $0 - 1) } ?? false
            }),
            case let last = (start + 1..<place).last(where: { end(of: .recently, at: $0) == nil }) ?? start, last > start,
            case let words = start + 1..<last + 1,
            let title = task(in: words, among: titles) ?? titleMeant(by: words, among: titles) ?? taskPointedAt(by: words)
        else { return nil }
        return Hypothesis(
            intent: Self.search, parameters: ["title": .record(.speakableString(title)), "itemType": .integer(kind)], score: 1,
            template: "tasks", reasons: ["asks whether there is a task '\(title)'"])
    }

    private static let search = "INSearchForNotebookItemsIntent"
}
