import Foundation
import IntentSchema
import Recognisers

// Tasks that are named by when they are due: "the 4 pm one", "my 5 o'clock reminder", "the one at 6".
extension TurnReader {
    /// The only one of the tasks that is due when the words say; `nil` if they say anything else, or several are due then.
    func taskDue(_ words: Range<Int>, among titles: [String]) -> String? {
        guard let due = dueTime(words) else { return nil }
        let fitting = Set(titles).filter { title in
            context.recent.firstResult { taskTime(in: $0, of: title) }?.isDue(due) ?? false
        }
        if fitting.count != 1, let title = namesakes.first(where: { $0.due?.isDue(due) ?? false })?.title { return title }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The task with the title, told from those of the same title by its time or its place in what was shown.
    func taskRecord(_ title: String, named words: Range<Int>? = nil) -> ParameterValue {
        var record = Record("INTask", ["title": .record(.speakableString(title))])
        let same = namesakes.filter { $0.title == title }
        if let words, !same.isEmpty {
            let due = dueTime(words).map { due in same.filter { $0.due?.isDue(due) ?? false } } ?? []
            let index = place(in: words, of: shownTasks.count)
            let meant = due.count == 1 ? due.first : index.map { shownTasks[$0] }
            if meant?.title == title { record["identifier"] = meant?.identifier }
        }
        return .record(record)
    }

    private typealias Shown = (title: String, due: ParameterValue?, identifier: ParameterValue?)

    /// The tasks that were shown last, in that order.
    private var shownTasks: [Shown] {
        let response = context.recent.first { $0.type == "INSearchForNotebookItemsIntentResponse" }
        return (response?["tasks"]?.elements ?? []).compactMap { task in
            task.taskTitles.first.map { ($0, task.record?["temporalEventTrigger"], task.record?["identifier"]) }
        }
    }

    /// Those of them that share their titles.
    private var namesakes: [Shown] {
        let shown = shownTasks
        return shown.filter { task in shown.filter { $0.title == task.title }.count > 1 }
    }

    /// The time in words that hold nothing else but a noun for a task: "the 4 pm one", "the one at 6".
    func dueTime(_ words: Range<Int>) -> TimeReading? {
        var words = words
        while words.count > 1, isArticle(words.lowerBound) { words = words.dropFirst() }
        guard words.count > 1 else { return nil }
        if isTaskNoun(words.lowerBound) { return timeAlone(words.dropFirst()) }
        return isTaskNoun(words.upperBound - 1) ? timeAlone(words.dropLast()) : nil
    }

    /// The time that is all of the words, with or without the word before it; a number is an hour behind such a word.
    func timeAlone(_ words: Range<Int>) -> TimeReading? {
        guard !words.isEmpty else { return nil }
        let first = words.lowerBound
        let leads =
            words.count > 1
            && (scanner.small.timePrepositions.contains(utterance.word(first)) || end(of: .purpose, at: first) == first + 1)
        let start = leads ? first + 1 : first
        let said = part(start..<words.upperBound)
        let found =
            said.scanner.time(at: 0, TimeSlots.Wish(isLenient: leads))
            ?? (leads ? part(words).scanner.time(at: 0, TimeSlots.Wish()) : nil)
        guard let found, let reading = found.reading,
            found.end == said.utterance.count || leads && found.end == words.count
        else { return nil }
        return reading
    }
}

extension ParameterValue {
    /// Whether what is due then may be meant by the time: at its hour, in either half of the day if that is not said, and on its day.
    fileprivate func isDue(_ said: TimeReading) -> Bool {
        guard let own = beginning.map(CivilTime.init), case let time = CivilTime(said.start) else { return false }
        let isSameDay = own.dayNumber == time.dayNumber
        guard said.start.hour != nil else { return isSameDay }
        guard beginning?.hour != nil, isSameDay || !said.tells.contains(.day) else { return false }
        return said.tells.contains(.openClock)
            ? own.minuteOfDay % 720 == time.minuteOfDay % 720 : own.minuteOfDay == time.minuteOfDay
    }

    /// The positions of the values that are due then.
    func places(due said: TimeReading) -> [Int] { elements.indices.filter { elements[$0].dueDate?.isDue(said) ?? false } }

    private var dueDate: ParameterValue? { record?["temporalEventTrigger"] ?? (beginning == nil ? nil : self) }
}
