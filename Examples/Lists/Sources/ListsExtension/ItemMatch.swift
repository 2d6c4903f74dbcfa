import Intents
import ListsCore

/// Which of Inkwell's items was meant.
enum ItemMatch<Item> {
    case none
    case one(Item)
    case several([Item])

    init(_ items: [Item]) {
        switch items.count {
        case 0: self = .none
        case 1: self = .one(items[0])
        default: self = .several(items)
        }
    }
}

extension ItemMatch where Item == TaskItem {
    /// The task meant: by its identifier as long as its title is still beside it, else by what it was called. Where both a task that is
    /// open and one that is done are called so, the state tells which one is meant.
    init(_ task: INTask, among tasks: [TaskItem], completed: Bool? = nil) {
        let title = task.title.spokenPhrase
        if let known = tasks.first(where: { $0.id == task.identifier && $0.title == title }) {
            self = .one(known)
            return
        }
        let found = TitleMatch.items(tasks, called: title, title: \.title)
        let fitting = found.filter { $0.isCompleted == completed ?? false }
        self.init(fitting.isEmpty ? found : fitting)
    }
}

extension ItemMatch where Item == TaskList {
    init(_ list: INTaskList, in notebook: Notebook) throws(NotebookError) {
        let title = list.title.spokenPhrase
        if let known = try notebook.lists().first(where: { $0.id == list.identifier && $0.title == title }) {
            self = .one(known)
            return
        }
        self.init(try notebook.lists(called: title))
    }
}

extension ItemMatch where Item == NoteItem {
    init(_ note: INNote, in notebook: Notebook) throws(NotebookError) {
        let title = note.title.spokenPhrase
        if let known = try notebook.notes().first(where: { $0.id == note.identifier && $0.title == title }) {
            self = .one(known)
            return
        }
        self.init(try notebook.notes(called: title))
    }
}
