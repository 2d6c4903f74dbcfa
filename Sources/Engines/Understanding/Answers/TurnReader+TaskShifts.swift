import Foundation
import IntentSchema

// Tasks that are put off from their own time, and one of them that is named before what it should be: "push it back half an hour", "fix the
// Luca one, it's just call Luca".
extension TurnReader {
    private static let changingTask = "INSetTaskAttributeIntent"
    private static let dueTime = "temporalEventTrigger"
    /// The templates of commands about tasks, and of changes of them.
    static let taskTemplates: Set<String> = ["tasks", Hypothesis.rewording]

    /// The task as long behind its own time as the words say, where that is still to come: what has not rung yet is not put off from now.
    func putOff(_ words: Range<Int>, _ titles: [String]) -> DialogueAct? {
        guard let (title, value) = change(by: .reschedule, words, titles),
            case let back = end(of: .backwards, at: value.lowerBound),
            back != nil || end(of: .putOff, at: words.lowerBound) != nil,
            case let start = back ?? value.lowerBound, start < value.upperBound,
            let old = context.recent.firstResult({ taskTime(in: $0, of: title) }), let due = old.beginning, due.hour != nil,
            let date = context.calendar.date(from: due), date > context.now,
            let seconds = lengthSaid(start..<value.upperBound), let intent = grammar.intentIndices[Self.changingTask],
            let slot = grammar.intents[intent].slotIndices.first(where: { name, _ in
                grammar.intents[intent].definitions[name]?.kind == .time
            }),
            case .value(let moved) = builder.values.build(
                .time(TimeReading(start: due, tells: [.day, .clock]).moved(by: seconds)), slot: grammar.slots[slot.value])
        else { return nil }
        var parameters: [String: ParameterValue] = [:]
        builder.values.store(moved, slot.key, intent: intent, in: &parameters)
        guard let time = parameters[Self.dueTime] else { return nil }
        parameters = [Self.dueTime: time.recurring(as: old)]
        parameters["targetTask"] = .record(Record("INTask", ["title": .record(.speakableString(title))]))
        return .request(
            Hypothesis(
                intent: Self.changingTask, parameters: parameters, score: 1, template: Hypothesis.rewording,
                reasons: ["puts '\(title)' off from its own time"]))
    }

    /// The seconds that the words say, perhaps with what says that they are later.
    private func lengthSaid(_ words: Range<Int>) -> Int? {
        words.reversed().firstResult { last -> Int? in
            let end = last + 1
            guard
                end == words.upperBound || self.end(of: .timeShift, at: end) == words.upperBound
                    || self.end(of: .backwards, at: end) == words.upperBound
            else { return nil }
            return scanner.length(of: words.lowerBound..<end)
        }
    }

    /// The title of the task that is named before it: "the Luca one is just call Luca", "fix the Luca one, it's just call Luca".
    func stated(of titles: [String], until last: Int) -> DialogueAct? {
        let start = end(of: .amending, at: openerEnd) ?? openerEnd
        guard context.question == nil, !titles.isEmpty, start < last,
            context.apps.contains(where: { $0.intents.contains(Self.changingTask) }),
            let (title, end) = task(at: start, among: titles), end > start + 1, end < last,
            let value = self.end(of: .titleIs, at: end), value < last
        else { return nil }
        // "The one at 4 should be at 5".
        if saysTime(value..<last) {
            return grammar.words.taskChanges.first.flatMap { rescheduled(title, to: value..<last, by: $0) }
        }
        return newTitle(value..<last, insteadOf: title).map { renamed(title, to: $0) }
    }

    /// The change of the task that was made last, in place of another one that is like it but for its time: "no 9:30". "The same at 9:30" and
    /// "also at 9:30" make another.
    func changingTaskMade(_ act: DialogueAct) -> DialogueAct {
        if case .followed(let first, let next) = act { return .followed(changingTaskMade(first), by: next) }
        guard case .again(let changes) = act, !changes.isEmpty,
            changes.keys.allSatisfy({ [Self.dueTime, "taskTitles"].contains($0) }),
            changes["taskTitles"]?.list.map({ $0.count == 1 }) ?? true,
            let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }), last.type == "INAddTasksIntent",
            changes[Self.dueTime] == nil || last[Self.dueTime] != nil, let titles = last["taskTitles"]?.taskTitles,
            titles.count == 1,
            context.apps.contains(where: { $0.intents.contains(Self.changingTask) }), again() == nil,
            ![Move.add, .and].contains(where: { end(of: $0, at: 0) != nil }),
            !utterance.tokens.indices.contains(where: { index in
                [Move.same, .too].contains { end(of: $0, at: index) != nil }
            })
        else { return act }
        var parameters = ["targetTask": taskRecord(titles[0])]
        if let time = changes[Self.dueTime] { parameters[Self.dueTime] = last[Self.dueTime].map(time.recurring) ?? time }
        if let title = changes["taskTitles"]?.taskTitles.first {
            let words = reader(ofTask: title)
            let start = words.end(of: .naming, at: 0) ?? 0
            guard start < words.utterance.count else { return act }
            parameters["taskTitle"] = .record(.speakableString(words.utterance.freeText(start..<words.utterance.count)))
        }
        return .request(
            Hypothesis(
                intent: Self.changingTask, parameters: parameters, score: 1, template: Hypothesis.rewording,
                reasons: ["changes '\(titles[0])'"]))
    }

    /// Changes the task that was made or changed right before, where the words name none: "high priority".
    func addTaskMeant(to hypothesis: inout Hypothesis) {
        guard hypothesis.intent == Self.changingTask, hypothesis.parameters["targetTask"] == nil,
            hypothesis.unknownValues["targetTask"] == nil, hypothesis.ambiguities["targetTask"] == nil,
            hypothesis.parameters.keys.contains(where: { grammar.enumerations[$0]?["notFlagged"] != nil }),
            let last = context.recent.first, Self.tasked.contains(last.type),
            last["taskTitles"]?.list?.count ?? 1 == 1, let title = recentTasks.first
        else { return }
        hypothesis.parameters["targetTask"] = .record(Record("INTask", ["title": .record(.speakableString(title))]))
        hypothesis.reasons.append("changes '\(title)'")
    }
}
