import Foundation
import IntentSchema
import Recognisers

// Changes to a task that was made or shown last: "make the reminder 11 instead", "move the Nora one to half past", "call it pay water".
extension TurnReader {
    private static let longestChange = 14
    private static let mostTitles = 12

    /// The request that changes the task; `nil` if the words do not, or no app can.
    func changedTask() -> DialogueAct? {
        guard context.question == nil, context.appIndex.intents.contains(Self.changing),
            case let titles = recentTasks, !titles.isEmpty, !namesLastDone
        else { return nil }
        if let changed = taskTimesChanged(titles) { return changed }
        guard utterance.count <= Self.longestChange else { return nil }
        let start = openerEnd
        let end = changeEnd(after: start)
        if let shifted = shiftedLast(titles) ?? putOff(start..<end, titles) ?? stated(of: titles, until: end) { return shifted }
        if let changed = recounted(titles) { return renamed(changed.old, to: changed.new) }
        if let added = addedToTask(titles) { return added }
        let changed =
            rescheduled(start..<end, titles) ?? due(titles) ?? renamed(start..<end, titles) ?? exchanged(titles)
            ?? stated(until: end, titles) ?? retimedLast(titles) ?? changedBehindReason()
        guard case .request(var request)? = changed, context.asides > 0 || context.isBeside else { return changed }
        // What came to nothing since may be meant, or what is open: "on December 8 then", behind a bill that cannot be paid.
        let title = request.parameters["targetTask"]?.taskTitles.first
        let isNamed = title.map(grammar.words.tokens.words)?.contains { word in
            utterance.tokens.contains { $0.text == word && !grammar.words.stopWords.contains($0) }
        }
        if isNamed != true { request.score = min(request.score, Self.guessed) }
        return .request(request)
    }

    /// Whether a word names what was done since a task was dealt with: "make the run 10k" behind a run, where "a run" stands on a list.
    private var namesLastDone: Bool {
        let since = context.recent.prefix { record in
            !Self.listing.contains(record.type) && !Self.listing.contains { record.type == $0 + "Response" }
        }
        return since.contains { names($0.type, in: utterance.tokens.indices) }
    }

    /// The task that was dealt with last, with more in its title: "add ring the vet to the reminder", "and to buy stamps in the same
    /// reminder".
    private func addedToTask(_ titles: [String]) -> DialogueAct? {
        guard context.recent.first.map({ Self.tasked.contains($0.type) }) ?? false, scanner.quotes.isEmpty,
            let joint = scanner.small.and.first
        else { return nil }
        let joined = (0..<openerEnd).contains { end(of: .and, at: $0) != nil }
        let verb = end(of: .add, at: openerEnd) ?? (joined ? end(of: .setting, at: openerEnd) ?? openerEnd : nil)
        let last =
            (openerEnd + 1..<max(openerEnd + 1, utterance.count)).first { end(of: .too, at: $0) == utterance.count }
            ?? closerStart(after: openerEnd)
        guard var start = verb, let place = (start + 1..<max(start + 1, last)).last(where: { namesTaskOnly($0..<last) }) else {
            return nil
        }
        if scanner.small.to.contains(utterance.word(start)), start + 1 < place { start += 1 }
        return renamed(titles[0], to: [titles[0], joint, utterance.freeText(start..<place)].joined(separator: " "))
    }

    /// Whether the words say only that something goes into the task: "to that reminder".
    private func namesTaskOnly(_ words: Range<Int>) -> Bool {
        guard let first = end(of: .relation, at: words.lowerBound), first < words.upperBound - 1,
            case let noun = words.upperBound - 1, isTaskNoun(noun), !scanner.small.ones.contains(utterance.word(noun))
        else { return false }
        return (first..<noun).allSatisfy {
            isArticle($0) || scanner.small.my.contains(utterance.word($0)) || end(of: .same, at: $0) != nil
        }
    }

    /// "The slides are due by 3".
    private func due(_ titles: [String]) -> DialogueAct? {
        guard let pattern = grammar.words.taskChanges.first, let (title, time) = dueSaid(titles) else { return nil }
        return rescheduled(title, to: time, by: pattern)
    }

    /// "Make it two dozen bagels", "change it to tulips".
    private func exchanged(_ titles: [String]) -> DialogueAct? {
        exchangedThing(titles).map { renamed($0.old, to: $0.new, score: $0.isSure ? 1 : Self.guessed) }
    }

    /// The score of a change that the person is asked about first.
    private static let guessed = 0.65

    /// "Move the Nora one to half past".
    private func rescheduled(_ words: Range<Int>, _ titles: [String]) -> DialogueAct? {
        guard let pattern = grammar.words.taskChanges.first,
            let (title, value) = change(by: .reschedule, words, titles),
            saysTime(value) || minutesFromNow(value, of: title) != nil || shifts(value, title),
            isDue(title) || !isBareNumber(value) || isHour(value, behind: words.lowerBound)
        else { return nil }
        return rescheduled(title, to: value, by: pattern)
    }

    /// Whether a preposition makes an hour of the number, and the task is named: "set finish the slides for 3".
    private func isHour(_ value: Range<Int>, behind start: Int) -> Bool {
        guard let verb = end(of: .reschedule, at: start), end(of: .pronoun, at: verb) == nil else { return false }
        return end(of: .purpose, at: value.lowerBound - 1) == value.lowerBound
            || scanner.small.timePrepositions.contains(utterance.word(value.lowerBound - 1))
    }

    /// Whether the words are a number alone, which is an hour only of what is due at another.
    private func isBareNumber(_ words: Range<Int>) -> Bool {
        scanner.quantities.number(at: words.lowerBound)?.end == words.upperBound
    }

    /// "No, 7", "and at 2 instead", right behind what made or changed a task.
    private func retimedLast(_ titles: [String]) -> DialogueAct? {
        guard let pattern = grammar.words.taskChanges.first, context.recent.first.map({ Self.tasked.contains($0.type) }) ?? false,
            case (let start, let end, _) = changeBounds, start < end, !isAsked(utterance.tokens.indices),
            saysTime(start..<end) || minutesFromNow(start..<end, of: titles[0]) != nil || shifts(start..<end, titles[0])
                || self.end(of: .bareMinutes, at: start) == end && isDue(titles[0]),
            isDue(titles[0]) || !isBareNumber(start..<end)
        else { return nil }
        return rescheduled(titles[0], to: start..<end, by: pattern)
    }

    /// Whether the words say how much earlier or later than now the task is to be due: "half an hour later".
    private func shifts(_ words: Range<Int>, _ title: String) -> Bool {
        scanner.entities.contains { $0.kind == .time && words.contains($0.range.lowerBound) }
            && onSameDay(utterance.freeText(words), of: title) != nil
    }

    /// "Make it an hour earlier".
    private func shiftedLast(_ titles: [String]) -> DialogueAct? {
        guard let verb = end(of: .rewording, at: openerEnd), verb < utterance.count,
            scanner.entities.contains(where: { $0.kind == .time && $0.range.lowerBound == verb })
        else { return nil }
        return part(verb..<utterance.count).retimedLast(titles)
    }

    /// "Noon itself is too late, make it an hour earlier".
    private func changedBehindReason() -> DialogueAct? {
        guard let border = utterance.tokens.indices.dropFirst().first(where: { utterance.mayBeginClause(at: $0) }),
            interpreter.leftOutKind(utterance, 0..<border, in: context) == nil, part(0..<border).answer() == nil,
            !scanner.quotes.contains(where: { $0.contains(border) })
        else { return nil }
        let rest = part(border..<utterance.count)
        // "That's too late, say 10".
        let verb = rest.end(of: .rewording, at: rest.openerEnd).flatMap { $0 < rest.utterance.count ? $0 : nil }
        return verb.flatMap { rest.part($0..<rest.utterance.count).retimedLast(recentTasks) } ?? rest.changedTask()
    }

    func rescheduled(_ title: String, to value: Range<Int>, by pattern: String) -> DialogueAct? {
        let time =
            minutesFromNow(value, of: title) ?? minutesSaid(value, of: title) ?? clockSaid(value) ?? hourSaid(value)
            ?? utterance.freeText(value)
        let sentence = pattern.replacing("{title}", with: title).replacing("{value}", with: time)
        if let kept = onSameDay(time, of: title) {
            let task = ParameterValue.record(Record("INTask", ["title": .record(.speakableString(title))]))
            return .request(
                Hypothesis(
                    intent: Self.changing, parameters: ["targetTask": task, Self.time: kept], score: 1,
                    template: Hypothesis.rewording,
                    reasons: ["changes '\(title)'"]))
        }
        var alone = context
        alone.recent = []
        // A title may be read as more than one: "take out the trash".
        let short = title.split(separator: " ").last.map { sentence.replacing(title, with: $0) } ?? sentence
        guard
            var request = [sentence, short].firstResult({ words -> Hypothesis? in
                guard case .request(let read)? = interpreter.readAsOne(interpreter.tokens(of: words), in: alone).acts.first,
                    read.intent == Self.changing, read.leftOut?.isEmpty ?? true, read.unknownValues.isEmpty
                else { return nil }
                return read
            })
        else { return nil }
        request.parameters["targetTask"] = .record(Record("INTask", ["title": .record(.speakableString(title))]))
        // The spans are of other words.
        request.spans = []
        request.template = Hypothesis.rewording
        request.reasons.append("changes '\(title)'")
        return .request(request)
    }

    /// The minutes with the hour at which the task is due: "quarter past".
    private func minutesSaid(_ words: Range<Int>, of title: String) -> String? {
        guard end(of: .bareMinutes, at: words.lowerBound) == words.upperBound,
            let hour = context.recent.firstResult({ taskTime(in: $0, of: title) })?.beginning?.hour
        else { return nil }
        return utterance.text(words) + " \((hour + 11) % 12 + 1)"
    }

    /// The bare number as an hour, with the day behind it: "3 today".
    private func hourSaid(_ words: Range<Int>) -> String? {
        if let hour = hour(words) { return "\(hour):00" }
        guard let hour = scanner.quantities.integer(at: words.lowerBound, limit: 24), hour.end == words.lowerBound + 1,
            hour.end < words.upperBound, utterance.tokens[words.lowerBound].kind == .number,
            scanner.futureTimeEnd(at: words.lowerBound) != words.upperBound
        else { return nil }
        return "\(hour.value):00 " + utterance.text(hour.end..<words.upperBound)
    }

    /// The bare number as an hour.
    private func hour(_ words: Range<Int>) -> Int? {
        scanner.quantities.integer(at: words.lowerBound, limit: 24).flatMap { $0.end == words.upperBound ? $0.value : nil }
    }

    /// The bare number as minutes from now: "make that 30" of a reminder in twenty minutes; `nil` if the task is not due within the hour,
    /// or the number is an hour near its time.
    private func minutesFromNow(_ words: Range<Int>, of title: String) -> String? {
        context.recent.firstResult { taskTime(in: $0, of: title) }?.beginning.flatMap { minutesFromNow(words, insteadOf: $0) }
    }

    /// "Call it pay water".
    private func renamed(_ words: Range<Int>, _ titles: [String]) -> DialogueAct? {
        // "Rename it", of a list: none of its tasks is meant.
        if let verb = end(of: .rename, at: words.lowerBound), end(of: .pronoun, at: verb) != nil, let last = context.recent.first,
            !Self.tasked.contains(last.type),
            Set(context.recent.prefix(Self.requestWithResponse).flatMap(\.tasksNamed)).count != 1
        {
            return .notUnderstood(.cannotDo(words: utterance.freeText(words)))
        }
        if let (title, value) = change(by: .rename, words, titles), end(of: .out, at: value.lowerBound) != value.upperBound,
            let new = newTitle(value, insteadOf: title)
        {
            return renamed(title, to: new)
        }
        // "Change socks to gloves" of "socks for dad".
        guard let verb = end(of: .exchange, at: words.lowerBound) else { return nil }
        return (verb + 1..<max(verb + 1, words.upperBound)).firstResult { border -> DialogueAct? in
            guard let value = end(of: .exchangeTo, at: border), value < words.upperBound, !saysTime(value..<words.upperBound),
                end(of: .pronoun, at: verb) == nil, let title = fitting(verb..<border, titles),
                let new = title.replacing(word: utterance.text(verb..<border), by: utterance.freeText(value..<words.upperBound))
            else { return nil }
            return renamed(title, to: new)
        }
    }

    /// "The name is wrong, should just be focus off", "it should be at 6".
    private func stated(until end: Int, _ titles: [String]) -> DialogueAct? {
        guard let words = statedOfTask(until: end) else { return nil }
        if let pattern = grammar.words.taskChanges.first {
            if saysTime(words) { return rescheduled(titles[0], to: words, by: pattern) }
            if let (title, time) = timeOfOne(words, titles) { return rescheduled(title, to: time, by: pattern) }
        }
        // "I said 8 pm for something else" is no title.
        guard !(1..<words.count).contains(where: { saysTime(words.lowerBound..<words.lowerBound + $0) }) else { return nil }
        guard !ordersMore(words, than: titles[0]) else { return nil }
        if let other = withOtherPerson(words, in: titles[0]) { return renamed(titles[0], to: other) }
        return newTitle(words, insteadOf: titles[0]).map { new in
            renamed(titles[0], to: new, score: isPartOfTitle(words, like: titles[0]) ? Self.guessed : 1)
        }
    }

    /// The title with the person who is named in place of the one in it: "I mean Dad", of "call mom back".
    private func withOtherPerson(_ words: Range<Int>, in title: String) -> String? {
        let said = reader(of: [:], saying: interpreter.tokens(of: title))
        func person(_ reader: TurnReader, _ start: Int) -> Int? {
            reader.scanner.people(at: start, isList: false).filter(\.reading.isKnown).map(\.end).max()
        }
        guard person(self, words.lowerBound) == words.upperBound,
            let place = said.utterance.tokens.indices.firstResult({ start in person(said, start).map { start..<$0 } }),
            place.count < said.utterance.count
        else { return nil }
        let tokens = said.utterance.tokens
        return String(said.utterance.characters[..<tokens[place.lowerBound].start]) + utterance.freeText(words)
            + String(said.utterance.characters[tokens[place.upperBound - 1].end...])
    }

    /// Whether the words name a thing, and the title an order that has none of them: "I meant the card bill" of "put the bins out".
    private func isPartOfTitle(_ words: Range<Int>, like title: String) -> Bool {
        let known = grammar.words.tokens.utterance(title)
        return known.count > 1 && grammar.words.taskVerbs.contains(known.tokens[0])
            && !grammar.words.taskVerbs.contains(utterance.tokens[words.lowerBound])
            && !words.contains { word in known.tokens.contains { $0.text == utterance.word(word) } }
            && scanner.quotes.isEmpty
    }

    /// Whether the words order something to be done with what was said, and are no title: "I meant text my sister that".
    private func ordersMore(_ words: Range<Int>, than title: String) -> Bool {
        guard let last = words.last, scanner.small.pointers.contains(utterance.word(last)), words.count > 1,
            opensRequest(at: words.lowerBound)
        else { return false }
        return grammar.words.tokens.words(title).first != utterance.word(words.lowerBound)
    }

    /// "8 pm for the mom one".
    private func timeOfOne(_ words: Range<Int>, _ titles: [String]) -> (title: String, time: Range<Int>)? {
        words.dropFirst().firstResult { border in
            guard let start = end(of: .purpose, at: border), start < words.upperBound,
                saysTime(words.lowerBound..<border), let task = task(in: start..<words.upperBound, among: titles)
            else { return nil }
            return (task, words.lowerBound..<border)
        }
    }

    func renamed(_ title: String, to new: String, score: Double = 1) -> DialogueAct {
        let new = ParameterValue.record(.speakableString(new))
        let task = ParameterValue.record(Record("INTask", ["title": .record(.speakableString(title))]))
        return .request(
            Hypothesis(
                intent: Self.changing, parameters: ["targetTask": task, "taskTitle": new], score: score,
                template: Hypothesis.rewording,
                reasons: ["changes '\(title)'"]))
    }

    /// The title of the task that is changed, and the words of its new value.
    func change(by move: Move, _ words: Range<Int>, _ titles: [String]) -> (title: String, value: Range<Int>)? {
        // "The bill reminder, call it pay water".
        let fronted = task(at: words.lowerBound, among: titles).flatMap { task in
            task.end < words.upperBound && utterance.tokens[task.end].followsPunctuation ? task : nil
        }
        guard let verb = end(of: move, at: fronted?.end ?? words.lowerBound), verb < words.upperBound,
            let (named, next) = task(at: verb, among: titles) ?? taskBeforeNewValue(at: verb, words),
            case let title = fronted?.title ?? named,
            fronted == nil || end(of: .pronoun, at: verb) == next, case let value = end(of: .exchangeTo, at: next) ?? next,
            value < words.upperBound,
            // "Call the reminder about my sister off" gives no name.
            move != .rename || self.end(of: .relation, at: value) == nil && self.end(of: .purpose, at: value) == nil
                || !(value..<words.upperBound).contains(where: { place in
                    self.end(of: .out, at: place).map { $0 == words.upperBound || utterance.mayBeginClause(at: $0) } ?? false
                }),
            // "Rename that first one to oat milk" names a task that is not known.
            !(value..<words.upperBound).contains(where: { end(of: .exchangeTo, at: $0) != nil })
                || next > verb && scanner.quantities.ordinal(at: value) == nil && end(of: .standIn, at: value) == nil
        else { return nil }
        return (title, value..<words.upperBound)
    }

    /// The task that is named by its place in the list or by its whole title before the word that leads to its new value: "the second one
    /// to food"; before a time also by a part of its title: "the dry cleaning to tomorrow".
    private func taskBeforeNewValue(at start: Int, _ words: Range<Int>) -> (title: String, end: Int)? {
        let borders = (start + 1..<max(start + 1, words.upperBound)).filter { end(of: .exchangeTo, at: $0) != nil }
        return borders.firstResult { border in
            task(in: start..<border, among: tasksInOrder).map { ($0, border) }
        }
            ?? borders.firstResult { border in
                let value = (end(of: .exchangeTo, at: border) ?? border)..<words.upperBound
                guard time(in: value) != nil else { return nil }
                return titleMeant(by: start..<border, among: recentTasks).map { ($0, border) }
            }
    }

    /// The time, on the day for which the task is set: "make that half 5" of a reminder on Friday; `nil` if it is set for none.
    private func onSameDay(_ time: String, of title: String) -> ParameterValue? {
        guard let intent = grammar.intentIndices[Self.changing],
            let old = context.recent.firstResult({ taskTime(in: $0, of: title) })
        else { return nil }
        let reader = reader(of: [Self.time: old], saying: interpreter.tokens(of: time))
        return reader.correction(of: intent, isAnnounced: true)?.parameters[Self.time]?.recurring(as: old)
    }

    /// When the request or response says that the task is due: what a change has set precedes what the task had before it.
    func taskTime(in record: Record, of title: String) -> ParameterValue? {
        let fields = record.fields.sorted { $0.key < $1.key }
        let isAbout =
            record["taskTitle"]?.record?["spokenPhrase"]?.string == title
            || fields.contains { $0.value.taskTitles.contains(title) }
        guard isAbout else { return nil }
        return record[Self.time] ?? fields.firstResult { $0.value.taskTime(of: title) }
            ?? record["targetTask"]?.taskTime(of: nil)
    }

    private static let time = "temporalEventTrigger"
    /// The intents right behind which a correction is about the task.
    private static let requestWithResponse = 2
    static let tasked: Set<String> = ["INAddTasksIntent", "INSetTaskAttributeIntent"]
    private static let changing = "INSetTaskAttributeIntent"

    /// The titles of the tasks made, changed or shown last, the latest first. What has another title now, or was deleted, is none.
    var recentTasks: [String] {
        var titles: [String] = []
        var gone: Set<String> = []
        for record in context.recent {
            let named = record.tasksNamed
            if record.type == "INDeleteTasksIntent" {
                gone.formUnion(named)
                continue
            }
            for title in named where !titles.contains(title) && !gone.contains(title) && titles.count < Self.mostTitles {
                titles.append(title)
            }
            if let new = record.newTitle, let old = record["targetTask"]?.taskTitles.first, old != new { gone.insert(old) }
        }
        return titles + listed(besides: titles, without: gone)
    }

    /// The titles of the other tasks on the lists that were changed last, as their app has told them.
    private func listed(besides known: [String], without gone: Set<String>) -> [String] {
        let told = context.recent.filter { $0.type.hasSuffix("Response") }.flatMap { record in
            record.fields.sorted { $0.key < $1.key }.flatMap { $0.value.record?["tasks"]?.taskTitles ?? [] }
        }
        return told.reduce(into: []) { titles, title in
            guard !known.contains(title), !titles.contains(title), !gone.contains(title) else { return }
            titles.append(title)
        }
    }

    /// The task that the words name, and the token behind them: "it", "the reminder", "the Nora one", "the other one".
    func task(at start: Int, among titles: [String]) -> (title: String, end: Int)? {
        if let end = end(of: .otherOne, at: start) { return titles.count == 2 ? (titles[1], end) : nil }
        let word = utterance.word(start)
        // "That reminder" is no more than "the reminder".
        let points = scanner.small.pointers.contains(word) && isTaskNoun(start + 1)
        if !points, let end = end(of: .pronoun, at: start) { return (titles[0], end) }
        let first = points || scanner.small.definite.contains(word) || scanner.small.my.contains(word)
        var index = first ? start + 1 : start
        var named: Set<String> = []
        while index < utterance.count, !isTaskNoun(index) {
            guard index < start + 5, end(of: .exchangeTo, at: index) == nil else { return nil }
            named.insert(utterance.word(index))
            index += 1
        }
        guard index < utterance.count, first || !named.isEmpty else { return nil }
        let fitting = titles.filter { named.isSubset(of: grammar.words.tokens.words($0)) }
        if !named.isEmpty, fitting.count != 1 {
            return taskDue(start..<index + 1, among: titles).map { ($0, index + 1) }
        }
        // "The one at 4 to half past".
        let rest = index + 2..<max(index + 2, min(utterance.count, index + Self.longestTime))
        if named.isEmpty,
            let end = rest.first(where: { end(of: .exchangeTo, at: $0) != nil || end(of: .titleIs, at: $0) != nil }),
            let title = taskDue(start..<end, among: titles)
        {
            return (title, end)
        }
        return (named.isEmpty ? titles[0] : fitting[0], index + 1)
    }

    private static let longestTime = 7

    func isTaskNoun(_ index: Int) -> Bool {
        guard index < utterance.count else { return false }
        let called = grammar.intentIndices[Self.changing].flatMap { grammar.intents[$0].definitions["targetTask"]?.called } ?? []
        return called.contains(utterance.word(index)) || scanner.small.ones.contains(utterance.word(index))
    }

    /// Whether all of the words are a time, or an hour.
    func saysTime(_ words: Range<Int>) -> Bool {
        let first =
            scanner.small.timePrepositions.contains(utterance.word(words.lowerBound)) ? words.lowerBound + 1 : words.lowerBound
        guard first < words.upperBound else { return false }
        // "3 today": an hour before its day.
        if let hour = scanner.quantities.integer(at: first, limit: 24), hour.end < words.upperBound,
            scanner.futureTimeEnd(at: hour.end) == words.upperBound
                || scanner.small.today.contains(utterance.word(hour.end))
                    && hour.end + 1 == words.upperBound
        {
            return true
        }
        return scanner.futureTimeEnd(at: words.lowerBound) == words.upperBound
            || scanner.futureTimeEnd(at: first) == words.upperBound
            || scanner.quantities.integer(at: first, limit: 24)?.end == words.upperBound
            || clockSaid(first..<words.upperBound) != nil
    }

    /// The hour and its minutes, said without anything between them: "4 30".
    private func clockSaid(_ words: Range<Int>) -> String? {
        guard words.count == 2, let hour = scanner.quantities.integer(at: words.lowerBound, limit: 24),
            hour.end == words.lowerBound + 1, case let minutes = utterance.word(hour.end), minutes.count == 2,
            Int(minutes).map({ $0 < 60 }) ?? false
        else { return nil }
        return "\(hour.value):\(minutes)"
    }

    /// The end of the new value, before words such as "instead".
    private func changeEnd(after start: Int) -> Int {
        let end = closerStart(after: start)
        let border = (start + 1..<max(start + 1, end)).first { self.end(of: .replaced, at: $0) == end }
        return border ?? end
    }
}

extension Record {
    /// The title that a change gave to a task; `nil` if it gave none.
    fileprivate var newTitle: String? { self["taskTitle"]?.record?["spokenPhrase"]?.string }

    /// The titles of the tasks in it, as they are since.
    var tasksNamed: [String] {
        newTitle.map { [$0] } ?? fields.sorted { $0.key < $1.key }.flatMap { $0.value.taskTitles }
    }
}

extension Record {
    /// The rule of what is repeated, on another day of the week if it is moved; `nil` if that is not one day.
    fileprivate func moved(from old: DateComponents?, to new: DateComponents?) -> Record? {
        guard let days = self["weeklyRecurrenceDays"]?.integer, let old, let new else { return self }
        let shift = CivilTime(new).dayNumber - CivilTime(old).dayNumber
        guard shift != 0 else { return self }
        guard days.nonzeroBitCount == 1 else { return nil }
        var result = self
        result["weeklyRecurrenceDays"] = .integer(1 << (((days.trailingZeroBitCount + shift) % 7 + 7) % 7))
        return result
    }
}

extension ParameterValue {
    /// The titles of the tasks in it.
    var taskTitles: [String] {
        if let record { return record.type == "INTask" ? [record["title"]?.taskTitle].compactMap(\.self) : [] }
        return list?.flatMap {
            $0.record.map { $0.type == "INTask" ? [$0["title"]?.taskTitle] : [$0["spokenPhrase"]?.string] } ?? [$0.string]
        }
        .compactMap(\.self) ?? []
    }

    /// When the task in it with the title is to be done; the first that has a time where no title is given.
    fileprivate func taskTime(of title: String?) -> ParameterValue? {
        guard let record else { return list?.firstResult { $0.taskTime(of: title) } }
        guard record.type == "INTask", title == nil || record["title"]?.taskTitle == title else { return nil }
        return record["temporalEventTrigger"]
    }

    /// The trigger, repeated as the one that it replaces: "make it Saturday" of every Sunday is every Saturday. Several days of the week are
    /// not moved.
    func recurring(as old: ParameterValue) -> ParameterValue {
        guard var trigger = record, var range = trigger["dateComponentsRange"]?.record, range["recurrenceRule"] == nil,
            let rule = old.record?["dateComponentsRange"]?.record?["recurrenceRule"]
        else { return self }
        guard let kept = rule.record?.moved(from: old.beginning, to: beginning) else { return self }
        range["recurrenceRule"] = .record(kept)
        trigger["dateComponentsRange"] = .record(range)
        return .record(trigger)
    }

    private var taskTitle: String? { string ?? record?["spokenPhrase"]?.string }
}
