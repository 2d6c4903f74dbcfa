import Foundation

/// What tasks and notes are looked for by. Every condition has to be met; those that are `nil` do not count.
public struct ItemQuery: Sendable {
    /// Words of the title.
    public var title: String?
    /// Words anywhere in the title or the text.
    public var content: String?
    public var isCompleted: Bool?
    public var isFlagged: Bool?
    /// Whether it has no time, a time, or times again and again; each is looked for if it is in the set.
    public var schedules: Set<Schedule>?
    /// Words of the place where to be reminded.
    public var place: String?
    public var dates: DateInterval?
    public var datesAre = DateMeaning.due

    public enum Schedule: Hashable, Sendable { case none, once, repeated }
    public enum DateMeaning: Hashable, Sendable { case due, created, modified }

    public init() {}

    /// The tasks that fit, those that are due first before the others.
    public func tasks(_ tasks: [TaskItem], in calendar: Calendar) -> [TaskItem] {
        let found = tasks.filter { matches($0, in: calendar) }
        let named = title.map { TitleMatch.items(found, called: $0, title: \.title) } ?? found
        return named.enumerated().sorted { left, right in
            let dates = [left, right].map { $0.element.reminder(in: calendar) ?? .distantFuture }
            return (dates[0], left.offset) < (dates[1], right.offset)
        }.map(\.element)
    }

    /// The notes that fit, in the order given.
    public func notes(_ notes: [NoteItem]) -> [NoteItem] {
        let found = notes.filter { note in
            let date = datesAre == .modified ? note.modified : note.created
            return contains(content, in: "\(note.title)\n\(note.text)") && (dates.map { date.map($0.contains) ?? false } ?? true)
        }
        return title.map { TitleMatch.items(found, called: $0, title: \.title) } ?? found
    }

    private func matches(_ task: TaskItem, in calendar: Calendar) -> Bool {
        let schedule: Schedule = task.due == nil ? .none : task.recurrence == nil ? .once : .repeated
        return task.isCompleted == isCompleted ?? task.isCompleted && task.isFlagged == isFlagged ?? task.isFlagged
            && schedules?.contains(schedule) ?? true && contains(content, in: task.title)
            && (place.map { contains($0, in: task.place?.name ?? "") } ?? true)
            && (dates.map { interval in date(of: task, in: calendar).map { interval.contains($0) } ?? false } ?? true)
    }

    private func date(of task: TaskItem, in calendar: Calendar) -> Date? {
        switch datesAre {
        case .due: task.reminder(in: calendar)
        case .created: task.created
        case .modified: task.modified
        }
    }

    private func contains(_ words: String?, in text: String) -> Bool {
        guard let words else { return true }
        return Set(TitleMatch.words(text)).isSuperset(of: TitleMatch.words(words))
    }
}
