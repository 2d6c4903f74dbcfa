import Foundation
import IntentSchema

// Tasks that are put off from their own time, and one of them that is named before what it should be: "push it back half an hour", "fix the
// Luca one, it's just call Luca".
extension TurnReader {
    private static let changingTask = "INSetTaskAttributeIntent"
    private static let dueTime = "temporalEventTrigger"
    /// The templates of commands about tasks, and of changes of them.
    static let taskTemplates: Set<String> = ["tasks", "rewording"]

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
                intent: Self.changingTask, parameters: parameters, score: 1, template: "rewording",
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
            let value = self.end(of: .titleIs, at: end), value < last, !saysTime(value..<last),
            let new = newTitle(value..<last, insteadOf: title)
        else { return nil }
        return renamed(title, to: new)
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
