import Foundation

/// What Inkwell can do, for the app and for its extension.
///
/// Everything is kept as iCalendar files, one for each task and note, in a folder for each list: the layout that vdirsyncer defines and
/// programs such as todoman and khal read. Nothing is kept in memory, so that they may change the files, too.
public struct Notebook: Sendable {
    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.lists"
    /// The types of the activities that open the app at a list or a note; `userInfo` holds its identifier under `item`.
    public static let listActivityType = "org.errand.examples.lists.list"
    public static let noteActivityType = "org.errand.examples.lists.note"
    /// Where tasks and notes go that name no place.
    public static let defaultList = "Reminders"
    public static let defaultFolder = "Notes"

    let listsFolder: CollectionFolder
    let notesFolder: CollectionFolder
    let now: Date
    let calendar: Calendar

    /// - Parameters:
    ///   - folder: where the files are, or are to be made.
    ///   - calendar: the person's, with the time zone they are in.
    ///   - report: told of files that cannot be read and are left alone.
    public init(
        folder: URL, now: Date, calendar: Calendar, report: @escaping @Sendable (String) -> Void = Notebook.printWarning
    ) {
        listsFolder = CollectionFolder(url: folder.appendingPathComponent("Lists"), kind: "VTODO", report: report)
        notesFolder = CollectionFolder(url: folder.appendingPathComponent("Notes"), kind: "VJOURNAL", report: report)
        self.now = now
        self.calendar = calendar
    }

    @Sendable public static func printWarning(_ message: String) {
        FileHandle.standardError.write(Data("Inkwell: \(message)\n".utf8))
    }

    /// All lists, by title.
    public func lists() throws(NotebookError) -> [TaskList] {
        var lists: [TaskList] = []
        for folder in try listsFolder.collections() {
            let tasks = try listsFolder.items(in: folder.id).map { TaskItem($0.component, list: folder.id, source: $0.source) }
            lists.append(
                TaskList(
                    id: folder.id, title: folder.title,
                    tasks: tasks.sorted { left, right in
                        let dates = [left, right].map { $0.created ?? .distantPast }
                        if dates[0] != dates[1] { return dates[0] < dates[1] }
                        return left.id.compare(right.id, options: .numeric) == .orderedAscending
                    }))
        }
        return lists
    }

    /// The lists that are called so. Words that every such app uses for the list of everything mean the default one, where no list
    /// bears them.
    public func lists(called words: String) throws(NotebookError) -> [TaskList] {
        let lists = try lists()
        let found = TitleMatch.items(lists, called: words, title: \.title)
        guard found.isEmpty, Self.isDefaultList(words) else { return found }
        return lists.filter { $0.title == Self.defaultList }
    }

    /// Whether words such as "to do" mean the list of everything.
    public static func isDefaultList(_ words: String) -> Bool {
        [["reminder"], ["task"], ["to", "do"], ["todo"]].contains(TitleMatch.words(words))
    }

    /// The tasks of all lists, or of one.
    public func tasks(in list: TaskList? = nil) throws(NotebookError) -> [TaskItem] {
        if let list { return list.tasks }
        return try lists().flatMap(\.tasks)
    }

    /// All notes, the latest first.
    public func notes() throws(NotebookError) -> [NoteItem] {
        var notes: [NoteItem] = []
        for folder in try notesFolder.collections() {
            notes += try notesFolder.items(in: folder.id).map {
                NoteItem($0.component, folder: folder.title, source: $0.source)
            }
        }
        return notes.sorted { ($0.modified ?? .distantPast, $0.id) > ($1.modified ?? .distantPast, $1.id) }
    }

    /// The titles of the folders that notes are in.
    public func noteFolders() throws(NotebookError) -> [String] {
        try notesFolder.collections().map(\.title)
    }

    /// The title without what people say around it.
    ///
    /// - Throws: `NotebookError` with code `titleMissing`.
    static func title(_ words: String) throws(NotebookError) -> String {
        let title = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard title.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw NotebookError(.titleMissing, "a list, a task and a note need a title of at least one letter")
        }
        return title
    }
}
