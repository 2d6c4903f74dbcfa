import Foundation

extension Notebook {
    /// What is the same for all tasks that are added at once.
    public struct TaskDetails: Sendable {
        public var due: CalendarTime?
        public var recurrence: Recurrence?
        public var place: PlaceReminder?
        public var isFlagged = false

        public init() {}
    }

    /// Makes a list.
    ///
    /// - Parameter operation: what calls for it; a second call for the same one finds the list that the first has made.
    /// - Throws: `NotebookError`, with code `listExists` when there is one of that title.
    public func makeList(
        titled title: String, tasks titles: [String] = [], operation: String? = nil
    ) throws(NotebookError) -> TaskList {
        let title = try Self.title(title)
        if let list = try lists().first(where: { TitleMatch.words($0.title) == TitleMatch.words(title) }) {
            let prefix = operation.map { "\($0)-" }
            if let prefix, !list.tasks.isEmpty, list.tasks.allSatisfy({ $0.id.hasPrefix(prefix) }) { return list }
            throw NotebookError(.listExists, "there is a list of that name; choose another name")
        }
        let id = try listsFolder.makeCollection(titled: title)
        let list = TaskList(id: id, title: title, tasks: [])
        return try titles.isEmpty ? list : add(titles, to: list, TaskDetails(), operation: operation).list
    }

    /// Adds tasks to a list; `nil` for the default one, which is made when it is not there.
    ///
    /// - Parameter operation: what calls for them; a second call for the same one adds nothing.
    /// - Throws: `NotebookError`; what was added until then stays.
    public func add(
        _ titles: [String], to list: TaskList?, _ details: TaskDetails, operation: String? = nil
    ) throws(NotebookError) -> (list: TaskList, tasks: [TaskItem]) {
        var titled: [String] = []
        for title in titles { titled.append(try Self.title(title)) }
        guard !titled.isEmpty else { throw NotebookError(.titleMissing, "there is nothing to add; say what is to be done") }
        var list = if let list { list } else { try defaultTaskList() }
        var added: [TaskItem] = []
        for (index, title) in titled.enumerated() {
            let id = operation.map { "\($0)-\(index)" } ?? UUID().uuidString.lowercased()
            if let task = list.tasks.first(where: { $0.id == id }) {
                added.append(task)
                continue
            }
            let component = newComponent("VTODO", id: id, title: title)
            var task = TaskItem(component, list: list.id, source: listsFolder.newSource(in: list.id, id: id))
            task.isFlagged = details.isFlagged
            task.schedule(details.due, repeating: details.recurrence)
            task.place = details.place
            try listsFolder.write(task.component, to: task.source)
            list.tasks.append(task)
            added.append(task)
        }
        return (list, added)
    }

    private func defaultTaskList() throws(NotebookError) -> TaskList {
        if let list = try lists().first(where: { $0.title == Self.defaultList }) { return list }
        return TaskList(id: try listsFolder.makeCollection(titled: Self.defaultList), title: Self.defaultList, tasks: [])
    }

    /// Writes down a task that has been changed.
    ///
    /// - Returns: the task as it is now.
    /// - Throws: `NotebookError`, with code `notFound` when it has been deleted meanwhile.
    public func save(_ task: TaskItem) throws(NotebookError) -> TaskItem {
        var task = task
        task.touch(at: now)
        try listsFolder.replace(task.component, at: task.source)
        return task
    }

    /// Marks a task as done, or still to do, and writes it down.
    public func set(_ task: TaskItem, completed isCompleted: Bool) throws(NotebookError) -> TaskItem {
        var task = task
        if isCompleted { try task.complete(at: now, in: calendar) } else { task.reopen() }
        return try save(task)
    }

    /// Deletes tasks; those that are gone already are passed over.
    public func delete(_ tasks: [TaskItem]) throws(NotebookError) {
        // From the end of a file, so that the places of those before stay what they are.
        for task in tasks.sorted(by: { $0.source.index > $1.source.index }) { try listsFolder.remove(task.source) }
    }

    func newComponent(_ name: String, id: String, title: String) -> CalendarComponent {
        CalendarComponent(
            name,
            [
                .property(ContentLine("UID", text: id)), .property(CalendarTime.line(named: "DTSTAMP", now)),
                .property(CalendarTime.line(named: "CREATED", now)), .property(CalendarTime.line(named: "LAST-MODIFIED", now)),
                .property(ContentLine("SUMMARY", text: title)),
            ])
    }
}
