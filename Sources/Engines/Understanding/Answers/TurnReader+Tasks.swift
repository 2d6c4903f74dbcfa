import IntentSchema

// Changes to a task that was made or shown last: "make the reminder 11 instead", "move the Nora one to half past", "call it pay water".
extension TurnReader {
    private static let longestChange = 14
    private static let mostTitles = 12

    /// The request that changes the task; `nil` if the words do not, or no app can.
    func changedTask() -> DialogueAct? {
        guard context.question == nil, utterance.count <= Self.longestChange,
            context.apps.contains(where: { $0.intents.contains(Self.changing) }), case let titles = recentTasks, !titles.isEmpty
        else { return nil }
        let start = openerEnd
        let end = changeEnd(after: start)
        return rescheduled(start..<end, titles) ?? renamed(start..<end, titles)
    }

    /// "Move the Nora one to half past".
    private func rescheduled(_ words: Range<Int>, _ titles: [String]) -> DialogueAct? {
        guard let pattern = grammar.words.taskChanges.first,
            let (title, value) = change(by: .reschedule, words, titles), saysTime(value)
        else { return nil }
        // A bare number is an hour.
        let hour = scanner.quantities.integer(at: value.lowerBound, limit: 24).flatMap {
            $0.end == value.upperBound ? $0.value : nil
        }
        let time = hour.map { "\($0):00" } ?? utterance.freeText(value)
        let sentence = pattern.replacing("{title}", with: title).replacing("{value}", with: time)
        var alone = context
        alone.recent = []
        guard case .request(var request)? = interpreter.readAsOne(interpreter.tokens(of: sentence), in: alone).acts.first,
            request.intent == Self.changing, request.leftOut?.isEmpty ?? true, request.unknownValues.isEmpty
        else { return nil }
        if let kept = onSameDay(time) { request.parameters[Self.time] = kept }
        // The spans are of other words.
        request.spans = []
        request.reasons.append("changes '\(title)'")
        return .request(request)
    }

    /// "Call it pay water".
    private func renamed(_ words: Range<Int>, _ titles: [String]) -> DialogueAct? {
        guard let (title, value) = change(by: .rename, words, titles) else { return nil }
        let new = ParameterValue.record(.speakableString(utterance.freeText(value)))
        let task = ParameterValue.record(Record("INTask", ["title": .record(.speakableString(title))]))
        return .request(
            Hypothesis(
                intent: Self.changing, parameters: ["targetTask": task, "taskTitle": new], score: 1, template: "rewording",
                reasons: ["changes '\(title)'"]))
    }

    /// The title of the task that is changed, and the words of its new value.
    private func change(by move: Move, _ words: Range<Int>, _ titles: [String]) -> (title: String, value: Range<Int>)? {
        // "The bill reminder, call it pay water".
        let fronted = task(at: words.lowerBound, among: titles).flatMap { task in
            task.end < words.upperBound && utterance.tokens[task.end].followsPunctuation ? task : nil
        }
        guard let verb = end(of: move, at: fronted?.end ?? words.lowerBound), verb < words.upperBound,
            let (named, next) = task(at: verb, among: titles), case let title = fronted?.title ?? named,
            fronted == nil || end(of: .pronoun, at: verb) == next, case let value = end(of: .exchangeTo, at: next) ?? next,
            value < words.upperBound
        else { return nil }
        return (title, value..<words.upperBound)
    }

    /// The time, on the day for which the task is set: "make that half 5" of a reminder on Friday; `nil` if it is set for none.
    private func onSameDay(_ time: String) -> ParameterValue? {
        guard let intent = grammar.intentIndices[Self.changing],
            let old = context.recent.firstResult({ $0.fields.sorted { $0.key < $1.key }.firstResult { $0.value.taskTime } })
        else { return nil }
        let reader = reader(of: [Self.time: old], saying: interpreter.tokens(of: time))
        return reader.correction(of: intent, isAnnounced: true)?.parameters[Self.time]
    }

    private static let time = "temporalEventTrigger"
    private static let changing = "INSetTaskAttributeIntent"

    /// The titles of the tasks made, changed or shown last, the latest first.
    private var recentTasks: [String] {
        let titles = context.recent.flatMap { record -> [String] in
            if let new = record["taskTitle"]?.record?["spokenPhrase"]?.string { return [new] }
            return record.fields.sorted { $0.key < $1.key }.flatMap { $0.value.taskTitles }
        }
        return titles.reduce(into: []) { if !$0.contains($1), $0.count < Self.mostTitles { $0.append($1) } }
    }

    /// The task that the words name, and the token behind them: "it", "the reminder", "the Nora one", "the other one".
    private func task(at start: Int, among titles: [String]) -> (title: String, end: Int)? {
        if let end = end(of: .otherOne, at: start) { return titles.count == 2 ? (titles[1], end) : nil }
        if let end = end(of: .pronoun, at: start) { return (titles[0], end) }
        let first = scanner.small.definite.contains(utterance.word(start)) || scanner.small.my.contains(utterance.word(start))
        var index = first ? start + 1 : start
        var named: Set<String> = []
        while index < utterance.count, !isTaskNoun(index) {
            guard index < start + 5, end(of: .exchangeTo, at: index) == nil else { return nil }
            named.insert(utterance.word(index))
            index += 1
        }
        guard index < utterance.count, first || !named.isEmpty else { return nil }
        let fitting = titles.filter { named.isSubset(of: grammar.words.tokens.words($0)) }
        guard let title = named.isEmpty ? titles[0] : fitting.count == 1 ? fitting[0] : nil else { return nil }
        return (title, index + 1)
    }

    private func isTaskNoun(_ index: Int) -> Bool {
        let called = grammar.intentIndices[Self.changing].flatMap { grammar.intents[$0].definitions["targetTask"]?.called } ?? []
        return called.contains(utterance.word(index)) || scanner.small.ones.contains(utterance.word(index))
    }

    /// Whether all of the words are a time, or an hour.
    private func saysTime(_ words: Range<Int>) -> Bool {
        let first =
            scanner.small.timePrepositions.contains(utterance.word(words.lowerBound)) ? words.lowerBound + 1 : words.lowerBound
        guard first < words.upperBound else { return false }
        return scanner.futureTimeEnd(at: words.lowerBound) == words.upperBound
            || scanner.futureTimeEnd(at: first) == words.upperBound
            || scanner.quantities.integer(at: first, limit: 24)?.end == words.upperBound
    }

    /// The end of the new value, before words such as "instead".
    private func changeEnd(after start: Int) -> Int {
        let end = closerStart(after: start)
        let border = (start + 1..<max(start + 1, end)).first { self.end(of: .replaced, at: $0) == end }
        return border ?? end
    }
}

extension ParameterValue {
    /// The titles of the tasks in it.
    fileprivate var taskTitles: [String] {
        if let record { return record.type == "INTask" ? [record["title"]?.taskTitle].compactMap(\.self) : [] }
        return list?.flatMap {
            $0.record.map { $0.type == "INTask" ? [$0["title"]?.taskTitle] : [$0["spokenPhrase"]?.string] } ?? [$0.string]
        }
        .compactMap(\.self) ?? []
    }

    /// When it is to be done, as a trigger or of the first task in it that has one.
    fileprivate var taskTime: ParameterValue? {
        if let record {
            return record.type == "INTemporalEventTrigger" ? self : record.type == "INTask" ? record["temporalEventTrigger"] : nil
        }
        return list?.firstResult(\.taskTime)
    }

    private var taskTitle: String? { string ?? record?["spokenPhrase"]?.string }
}
